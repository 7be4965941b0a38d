import { decided, list, made, table, text, type Outline } from './shape.ts';

import { ours } from '../ours.ts';

/** The Munich page in its own order; it has headings and no numbers. */
export const muenchenOutline: Outline = [
	{
		title: 'Vorbereitungen',
		sections: [
			{
				source: '§Vorbereitungen',
				title: 'Karten, Geber, Austeilen',
				rules: [
					text(
						'four',
						'Vier Spieler. Gespielt wird mit 32 Karten in den Farben Eichel, Gras, Herz und Schelln; die Sechser kommen heraus.'
					),
					text(
						'dealer',
						'Der Geber ist, wer im Spiel davor die erste Karte ausgespielt hat; das Geben geht also im Uhrzeigersinn weiter. Er mischt und lässt seinen rechten Nachbarn abheben, ohne hineinzuschauen.'
					),
					text(
						'deal',
						'Der Nächste nach dem Geber heißt Vorhand und bekommt die ersten vier Karten, dann die anderen im Uhrzeigersinn; zweimal herum, bis jeder acht hat.'
					),
					made('words')
				]
			},
			{
				source: '§Vorbereitungen',
				id: 'Vorbereitungen-ansagen',
				title: 'Ansagen',
				rules: [
					text(
						'first-say',
						'Vorhand sagt zuerst „Ich spiele“ oder „Weiter“. Mit „Ich spiele“ ist ein Rufspiel, ein Solo, ein Wenz oder ein Farbwenz gemeint. Wer ein Solo oder einen Wenz hat, darf es sofort spielen, ohne die anderen zu fragen.'
					),
					text(
						'next-say',
						'Die anderen sagen der Reihe nach „Weiter“ oder, wenn sie ein Solo, einen Wenz oder einen Farbwenz haben, „Ich spiele auch“. Der Frühere zieht dann mit „Weiter“ zurück oder spielt ein Solo oder einen Wenz.'
					),
					text(
						'no-farbwenz',
						'Wer einen Farbwenz vorhat, kann „Ich spiele selber“ sagen. Der andere kann ihm mit „Aber keinen Farbwenz“ den Farbwenz verbieten.'
					),
					text(
						'rank',
						'Solo und Wenz stehen gleich hoch, darunter der Farbwenz, darunter das Rufspiel. Geier, Farbgeier und Bettel nennt die Vorlage ohne Rang; sie reihen sich hier so ein:'
					),
					made('order'),
					text(
						'call',
						'Im Rufspiel sagt der Spieler, mit welchem As er spielt. Von dieser Farbe muss er mindestens eine Karte haben. Mit der Herz-As geht es nicht, denn die ist Trumpf. Rufender und Gerufener spielen gegen die anderen zwei.'
					)
				]
			},
			{
				source: '§Vorbereitungen',
				id: 'Vorbereitungen-stock',
				title: 'Keiner spielt: der Stock',
				rules: [made('nobodyPlays'), made('rufspielStock')]
			},
			{
				source: '§Vorbereitungen',
				id: 'Vorbereitungen-spritz',
				title: 'Spritz, Tout und Sie',
				rules: [
					text(
						'spritz',
						'Ein Gegner, der sicher zu gewinnen glaubt, sagt: „Ich gebe dir eine Spritz.“ Der Spieler kann sie zurückgeben.'
					),
					made('schuss'),
					text(
						'tout',
						'Außer im Rufspiel kann man ein Spiel als Tout ansagen: Die Gegner machen keinen Stich. Machen sie einen, ist es verloren.'
					),
					text(
						'sie',
						'Ein Sie sind die „8 laufenden Ober“, also die vier Ober und die vier Unter auf einer Hand: ein Blatt zum Einrahmen und Aufhängen.'
					),
					decided(
						'sie-price',
						'Ein Sie kostet so viel wie ein Solo mit acht Laufenden, der Endpreis wird vervierfacht. Ausgespielt wird er nicht.',
						'die Vorlage nennt keinen Preis; so rechnen Allgäu und Weitnau',
						ours('Sie')
					),
					made('contract:sie')
				]
			}
		]
	},
	{
		title: 'Spiele und Rangfolgen',
		sections: [
			{
				source: '§Spiele und Rangfolgen',
				title: 'Karten und Augen',
				rules: [
					table(
						'eyes',
						['Karte', 'Augen'],
						[
							['As', '11'],
							['Zehn', '10'],
							['König', '4'],
							['Ober', '3'],
							['Unter', '2'],
							['Neun, Acht, Sieben', '0']
						]
					),
					text(
						'suit-order',
						'Die höhere Karte sticht die niedrigere. Bei Obern und Untern geht es nach der Farbe:'
					),
					list(
						'suits',
						['Eichel', 'Gras (die Vorlage sagt auch Grün)', 'Herz', 'Schelln'],
						undefined,
						'ordered'
					),
					text(
						'stechen',
						'Der höhere Trumpf sticht den niedrigeren, jeder Trumpf sticht eine Farbe. Eine Farbe sticht keine andere.'
					)
				]
			},
			{
				source: '§Spiele und Rangfolgen',
				id: 'Rufspiel',
				title: 'Rufspiel',
				rules: [
					text(
						'rufspiel-order',
						'Trümpfe der Reihe nach: die vier Ober, die vier Unter, dann Herz-As, -Zehn, -König, -Neun, -Acht und -Sieben.'
					),
					made('contract:rufspiel')
				]
			},
			{ source: '§Spiele und Rangfolgen', id: 'Solo', title: 'Solo', rules: [made('contract:solo')] },
			{ source: '§Spiele und Rangfolgen', id: 'Wenz', title: 'Wenz', rules: [made('contract:wenz')] },
			{
				source: '§Spiele und Rangfolgen',
				id: 'Farbwenz',
				title: 'Farbwenz',
				rules: [made('contract:farbwenz')]
			},
			{ source: '§Spiele und Rangfolgen', id: 'Geier', title: 'Geier', rules: [made('contract:geier')] },
			{
				source: '§Spiele und Rangfolgen',
				id: 'Farbgeier',
				title: 'Farbgeier',
				rules: [made('contract:farbgeier')]
			},
			{ source: '§Spiele und Rangfolgen', id: 'Bettel', title: 'Bettel', rules: [made('contract:bettel')] },
			{
				source: '§Spiele und Rangfolgen',
				id: 'Sieger',
				title: 'Wer gewonnen hat',
				rules: [made('won'), made('schneider')]
			}
		]
	},
	{
		title: 'Abrechnung',
		sections: [
			{
				source: '§Abrechnung',
				title: 'Preise',
				rules: [
					text(
						'tariffs',
						'Es gibt zwei Grundtarife: einen für das Rufspiel und einen für alle Einzelspiele.'
					),
					made('prices'),
					made('surcharges'),
					made('unit')
				]
			},
			{
				source: '§Abrechnung',
				id: 'Abrechnung-laufende',
				title: 'Laufende und Ehrensachen',
				rules: [
					text(
						'runners',
						'Laufende sind die höchsten Ober ohne Lücke; nach dem Schelln-Ober zählen die Unter weiter. Eichel-, Gras-, Herz-, Schelln-Ober und Eichel-Unter sind also fünf. Bei Wenz und Farbwenz zählen die Unter.'
					),
					text(
						'honour',
						'Nicht gestochen und Schneider zahlt man unaufgefordert. An die Laufenden muss jeder selbst denken: Wer das Geld dafür will, muss es verlangen, auch die Nichtspieler von einem Spieler, der verloren hat.'
					)
				]
			}
		]
	},
	{
		title: 'Spielablauf',
		sections: [
			{
				source: '§Spielablauf',
				title: 'Ausspielen',
				rules: [
					text(
						'lead',
						'Die erste Karte spielt immer Vorhand aus, ob Spieler oder nicht. Dann gibt jeder im Uhrzeigersinn eine zu. Wer sticht, spielt zum nächsten Stich aus.'
					),
					text(
						'thumb',
						'Daumenregel: Spieler spielen Trumpf, Nichtspieler Farbe. Der Gerufene zeigt sich mit seinem höchsten Trumpf, der Spieler kommt mit einem niedrigen, und ein Nichtspieler sucht die gerufene As.'
					),
					text(
						'free',
						'Spielt der Erste weder Trumpf noch die gesuchte Farbe, so ist er von ihr wohl frei; dann sucht sein Partner, damit er stechen kann.'
					)
				]
			},
			{
				source: '§Spielablauf',
				id: 'Spielablauf-bedienen',
				title: 'Bedienen und davonlaufen',
				rules: [
					text(
						'follow',
						'Auf Trumpf muss Trumpf, auf Farbe diese Farbe zugegeben werden. Sonst darf man legen, was man will.'
					),
					text(
						'search',
						'Wird die gerufene Farbe zum ersten Mal gespielt, muss der Gerufene die As zugeben. Vorher darf er sie nicht hergeben, auch nicht als Schmiere.'
					),
					text(
						'run',
						'Unter der gerufenen As darf der Gerufene nur ausspielen, wenn er sie zu viert hat, also die As und drei weitere Karten der Farbe. Dann ist er davongelaufen.'
					),
					text('end', 'Das Spiel ist aus, wenn die letzte Karte liegt. Dann zählt jede Partei ihre Augen.')
				]
			}
		]
	},
	{
		title: 'Tipps und Übliches',
		sections: [
			{
				source: '§Tips, Tricks und Übliches',
				title: 'Kurzer Weg, langer Weg',
				rules: [
					text(
						'way',
						'Bei Solo, Wenz und Farbwenz: Sitzt der Spieler gleich nach dem, der ausspielt, so ist eine lange Farbe gut, denn einer der Partner könnte von ihr frei sein und stechen. Sitzt er weit weg, spielt man eine kurze.'
					)
				]
			}
		]
	}
];
