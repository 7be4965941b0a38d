import { allgaeuOutline } from './allgaeu.ts';
import { gamesAndPrices } from './muenchen-games.ts';
import {
	NOTHING_SAID,
	chapter,
	decided,
	made,
	part,
	section,
	sentence,
	table,
	type Outline
} from './shape.ts';
import { takenFrom } from './taken-from.ts';
import { tellingAtTable } from './tellings.ts';

import { ours } from '../book.ts';

const same = takenFrom(allgaeuOutline);

/** The Munich page in its own order; it has headings and no numbers. */
const outline: Outline = [
	chapter('Gaststätten', [
		part(
			'Gaststätten',
			'§Gaststätten in München, in den Schafkopfen erlaubt ist',
			'Wo in München gespielt werden darf',
			[
				sentence('pubs-lead', 'Wo der Autor selbst gespielt hat:'),
				table(
					'pubs',
					[],
					[
						['Rumpler', NOTHING_SAID],
						['Stragula', NOTHING_SAID],
						[
							'Schwanthaler',
							'Bier vom Fass (Tegernseer, Hopf), Rotwein (etwa St. Magdalener), gutes Essen. Beim Essen werden Preis und Leistung leider schlechter (Stand 2024).'
						],
						[
							'Trumpf oder Kritisch',
							'Praktische Vierertische, Bier (Augustiner), Rotwein (etwa Cabernet-Sauvignon/Merlot), gutes Essen (Stand November 2024).'
						]
					]
				),
				sentence(
					'links',
					'Verwiesen wird auf die Regeln bei Wikipedia, ein weiteres Regelwerk, die Schafkopf-Akademie und eine Seite mit weiteren Lokalen; die Liste der noch nicht ausprobierten ist leer.'
				)
			]
		)
	]),
	chapter('Vorbereitungen', [
		section('§Vorbereitungen', 'Karten, Geber, Austeilen', [
			sentence(
				'four',
				'Vier Spieler. Gespielt wird mit 32 Karten in den Farben Eichel, Gras, Herz und Schelln; die Sechser kommen heraus.'
			),
			sentence(
				'dealer',
				'Der Geber ist, wer im Spiel davor die erste Karte ausgespielt hat; das Geben geht also im Uhrzeigersinn weiter. Er mischt und lässt seinen rechten Nachbarn abheben, ohne hineinzuschauen.'
			),
			decided(
				'more',
				'Zu fünft setzt der Geber aus, zu sechst auch der Abheber.',
				'die Vorlage kennt nur vier Spieler; wie im Allgäu, ohne das Abkaufen'
			),
			same('settle-four'),
			same('later-games'),
			sentence(
				'deal',
				'Der Nächste nach dem Geber heißt Vorhand und bekommt die ersten vier Karten, dann die anderen im Uhrzeigersinn; zweimal herum, bis jeder acht hat.'
			),
			made('words')
		]),
		part('Vorbereitungen-ansagen', '§Vorbereitungen', 'Ansagen', [
			sentence('first-say', 'Vorhand sagt zuerst „Ich spiele“ oder „Weiter“.'),
			sentence(
				'first-say-games',
				'Mit „Ich spiele“ ist ein Rufspiel, ein Solo, ein Wenz oder ein Farbwenz gemeint. Wer ein Solo oder einen Wenz hat, darf es sofort spielen, ohne die anderen zu fragen.'
			),
			sentence(
				'next-say',
				'Die anderen sagen der Reihe nach „Weiter“ oder, wenn sie ein Solo, einen Wenz oder einen Farbwenz haben, „Ich spiele auch“. Der Frühere zieht dann mit „Weiter“ zurück oder spielt ein Solo oder einen Wenz.'
			),
			sentence(
				'no-farbwenz',
				'Wer einen Farbwenz vorhat, kann „Ich spiele selber“ sagen. Der andere kann ihm mit „Aber keinen Farbwenz“ den Farbwenz verbieten.'
			),
			sentence('rank', 'Von oben: Solo und Wenz, beide gleich, dann der Farbwenz, dann das Rufspiel.'),
			decided(
				'rank-all',
				'Nennen zwei ein Spiel, so gilt im Zweifel diese Reihenfolge, das höchste zuerst:',
				'Sie, Tout, Geier, Farbgeier und Bettel nennt die Vorlage ohne Rang, Solo und Wenz gleich hoch'
			),
			made('order', { usual: 'eingereiht wie im Allgäu' }),
			sentence(
				'call',
				'Im Rufspiel sagt der Spieler, mit welchem As er spielt. Von dieser Farbe muss er mindestens eine Karte haben. Mit der Herz-As geht es nicht, denn die ist Trumpf. Rufender und Gerufener spielen gegen die anderen zwei.'
			)
		]),
		part('Vorbereitungen-stock', '§Vorbereitungen', 'Keiner spielt: der Stock', [
			made('nobodyPlays', {
				text: 'die Vorlage sagt nicht, wer nach einem Spiel gibt, in dem keiner ausgespielt hat'
			}),
			made('rufspielStock'),
			decided(
				'stock-next',
				'Was am Ende eines Abends im Stock liegt, bleibt dem Verein, und der nächste Abend beginnt damit. Mehr als zehn Milliarden Euro fasst er nicht.',
				'die Vorlage schweigt; irgendwo muss das Verdoppeln aufhören'
			),
			decided(
				'stock-shared',
				'Mit dem Stock anderer Bücher hat er nichts zu tun: Er wartet auf den nächsten Abend, der nach diesem oder einem daraus gemachten gespielt wird.',
				'die Vorlage kennt keine anderen Bücher'
			)
		]),
		part('Vorbereitungen-spritz', '§Vorbereitungen', 'Spritz, Tout und Sie', [
			sentence(
				'spritz',
				'Ein Gegner, der sicher zu gewinnen glaubt, sagt: „Ich gebe dir eine Spritz.“ Der Spieler kann sie zurückgeben.'
			),
			made('schuss'),
			sentence(
				'tout',
				'Außer im Rufspiel kann man ein Spiel als Tout ansagen: Die Gegner machen keinen Stich. Machen sie einen, ist es verloren. Der Betrag wird verdoppelt.'
			),
			decided(
				'tout-without',
				'Verdoppelt werden Grundpreis und Laufende; Schneider und Schwarz zählen im Tout nicht. Einen Bettel gibt es nicht als Tout.',
				'die Vorlage sagt nur „der zu zahlende Betrag wird verdoppelt“ und nicht, ob Schneider und „nicht gestochen“ dazugehören; ohne sie, wie in Allgäu, Weitnau und Schafkopfschule'
			),
			sentence(
				'sie',
				'Ein Sie sind die „8 laufenden Ober“, also die vier Ober und die vier Unter auf einer Hand: ein Blatt zum Einrahmen und Aufhängen.'
			),
			decided(
				'sie-price',
				'Ein Sie kostet so viel wie ein Solo mit acht Laufenden, der Endpreis wird vervierfacht. Ausgespielt wird er nicht, eine Spritz gibt es darauf nicht.',
				'die Vorlage nennt keinen Preis; so rechnen Allgäu und Weitnau',
				ours('Sie')
			),
			made('contract:sie')
		])
	]),
	...gamesAndPrices,
	chapter('Spielablauf', [
		section('§Spielablauf', 'Ausspielen', [
			sentence(
				'lead',
				'Die erste Karte spielt immer Vorhand aus, ob Spieler oder nicht. Dann gibt jeder im Uhrzeigersinn eine zu. Wer sticht, spielt zum nächsten Stich aus.'
			),
			sentence(
				'thumb',
				'Daumenregel: Spieler spielen Trumpf, Nichtspieler Farbe. Der Gerufene zeigt sich mit seinem höchsten Trumpf, der Spieler kommt mit einem niedrigen, und ein Nichtspieler sucht die gerufene As.'
			),
			sentence(
				'free',
				'Spielt der Erste weder Trumpf noch die gesuchte Farbe, so ist er von ihr wohl frei; dann sucht sein Partner, damit er stechen kann.'
			)
		]),
		part('Spielablauf-bedienen', '§Spielablauf', 'Bedienen und davonlaufen', [
			sentence(
				'follow',
				'Auf Trumpf muss Trumpf, auf Farbe diese Farbe zugegeben werden. Sonst darf man legen, was man will.'
			),
			sentence(
				'search',
				'Wird die gerufene Farbe zum ersten Mal gespielt, muss der Gerufene die As zugeben. Vorher darf er sie nicht hergeben, auch nicht als Schmiere.'
			),
			sentence(
				'run',
				'Unter der gerufenen As darf der Gerufene nur ausspielen, wenn er sie zu viert hat, also die As und drei weitere Karten der Farbe. Dann ist er davongelaufen.'
			),
			sentence('end', 'Das Spiel ist aus, wenn die letzte Karte liegt. Dann zählt jede Partei ihre Augen.')
		])
	]),
	chapter('Tipps und Übliches', [
		section('§Tips, Tricks und Übliches', 'Kurzer Weg, langer Weg', [
			sentence(
				'way',
				'Bei Solo, Wenz und Farbwenz: Sitzt der Spieler gleich nach dem, der ausspielt, so ist eine lange Farbe gut, denn einer der Partner könnte von ihr frei sein und stechen. Sitzt er weit weg, spielt man eine kurze.'
			)
		])
	])
];

/** What of it the table is told. */
export const muenchenOutline: Outline = tellingAtTable(outline, {
	more: { topic: 'more', from: 5 },
	dealer: { topic: 'deal' },
	deal: { topic: 'deal' },
	'first-say': { topic: 'announce' },
	'first-say-games': { topic: 'announce' },
	'next-say': { topic: 'announce' },
	'no-farbwenz': { topic: 'announce' },
	rank: { topic: 'order' },
	'rank-all': { topic: 'order' }
});
