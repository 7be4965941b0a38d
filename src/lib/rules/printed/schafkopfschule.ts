import { schulePlay } from './schafkopfschule-play.ts';
import { tournament } from './schafkopfschule-tournament.ts';
import { announcing } from './schafkopfschule-announcing.ts';
import {
	chapter,
	decided,
	listing,
	made,
	section,
	sentence,
	table,
	type Outline,
	type OutlineRule
} from './shape.ts';
import { tellingAtTable } from './tellings.ts';

const p = (number: string, words: string): OutlineRule => sentence(number, words, `§${number}`);

/** The Schafkopfschule's rules of March 2007, paragraph by paragraph. The source is English; the words are the game's own. */
const outline: Outline = [
	chapter('1 Das Spiel', [
		section('§1.1', 'Grundlagen', [
			p(
				'1.1',
				'Das bayerische Schafkopfen ist ein Kartenspiel, das im ersten Drittel des 19. Jahrhunderts entstanden sein soll.'
			),
			sentence('copyright', 'Die Vorlage ist unterzeichnet: München-Feldmoching, 29. März 2007.'),
			decided(
				'translated',
				'Die Vorlage ist englisch. Die deutschen Wörter sind die gebräuchlichen: Ober und Unter für „queen“ und „jack“, Schneider für „cutter“, Rufspiel für „ace game“.',
				'es sind nicht die Wörter der Vorlage'
			),
			made('words')
		]),
		section('§1.2', 'Die Karten', [
			p(
				'1.2',
				'Ein Spiel hat 32 Karten, 56 × 100 mm, auf der einen Seite das bayerische Bild, auf der anderen alle das gleiche. Sechser kommen vor dem Spielen heraus.'
			),
			p('1.2.1', 'Schafkopf spielen vier.'),
			listing('colours', ['Eichel', 'Gras', 'Herz', 'Schellen'], '§1.2.2'),
			table(
				'eyes',
				['Karte', 'Augen'],
				[
					['Sau (As)', '11'],
					['Zehn', '10'],
					['König', '4'],
					['Ober', '3'],
					['Unter', '2'],
					['Neun', '0'],
					['Acht', '0'],
					['Sieben', '0']
				],
				'§1.2.3'
			),
			p('1.2.4', 'Alle Augen eines Spiels sind zusammen 120, dreißig in jeder Farbe.'),
			p(
				'1.2.5',
				'Herren sind die Ober und die Unter. Der höhere sticht den niedrigeren; der Eichel-Ober ist der höchste, außer im Wenz.'
			),
			listing(
				'gentlemen',
				[
					'Eichel-Ober',
					'Gras-Ober',
					'Herz-Ober',
					'Schellen-Ober',
					'Eichel-Unter',
					'Gras-Unter',
					'Herz-Unter',
					'Schellen-Unter'
				],
				'§1.2.5',
				'ordered'
			)
		]),
		section('§1.3', 'Das Ziel', [
			p(
				'1.3.1',
				'Ziel ist es, mit überlegtem Spiel möglichst viele Augen zu machen, mit einem Partner oder allein.'
			),
			p('1.3.2', 'Wer spielt, gewinnt mit mindestens 61 Augen; den Gegnern genügen 60.')
		]),
		section('§1.4', 'Ausdrücke', [
			p('1.4.1', 'Schafkopfer haben viele Ausdrücke. Diese sind die offiziellen:'),
			table(
				'terms',
				[],
				[
					[
						'Spatzen, spatzen',
						'Siebener, Achter und Neuner, weil sie nichts zählen; spatzen heißt, sich mit einer kleinen Karte von einer Farbe frei zu machen.'
					],
					['Spatzen im Solo', 'Auch die Karten einer anderen Farbe.'],
					['Die Alte', 'Eichel-Sau.'],
					['Der Alte', 'Eichel-Ober.'],
					['Die Blaue', 'Gras-Sau.'],
					['Bumbs, Kugel', 'Schellen-Sau.'],
					['Sau', 'Das As.'],
					['Augen', 'Punkte.'],
					['Ausspieler', 'Wer die erste Karte des Spiels spielt.'],
					['Zugeben', 'Die angespielte Farbe bedienen, oder Trumpf auf Trumpf.'],
					['Bremser', 'Ein Ober oder Unter, der in der Reihe der höchste oder der niedrigste ist.'],
					[
						'Davonlaufen',
						'Mit mehr als vier Karten der gerufenen Farbe eine kleinere als die Sau ausspielen; §2.5.4 verlangt nur vier.'
					],
					['Fehlfarbe', 'Eine Farbe, die man nicht hat.'],
					['Einer', 'Ein Wenz.'],
					['Gegner', 'Wer nicht zum Spieler hält.'],
					['Herren', 'Ober und Unter.'],
					['Hinterhand, Mittelhand', 'Wer als Letzter zugibt; wer als Zweiter oder Dritter.'],
					['Kiebitz', 'Wer zuschaut und nicht spielt.'],
					['Kurzer Weg, langer Weg', 'Der Spieler sitzt gleich nach dem Ausspieler; er gibt als Letzter zu.'],
					[
						'Laufende',
						'Ober und Unter ohne Lücke in einer Partei, ab dem Eichel-Ober, im Wenz ab dem Eichel-Unter.'
					],
					['Mitspieler', 'Der Partner des Spielers, oder der des Gegners, im Rufspiel.'],
					['Rufspiel', 'Der Spieler spielt mit dem, der die gerufene Sau hat, gegen zwei.'],
					['Contra', 'Ein Gegner glaubt zu gewinnen und verdoppelt.'],
					['Retour, Re', 'Die Antwort auf ein Contra.'],
					['Schmieren', 'Dem Partner Augen, also Sau oder Zehn, in den Stich geben.'],
					['Schneider', 'Zu wenig Augen; wie viele, steht bei 4.1.3.'],
					['Schwarz', 'Kein einziger Stich.'],
					['Sie', 'Alle vier Ober und alle vier Unter auf einer Hand.'],
					['Solo', 'Einer nennt eine Farbe als Trumpf und spielt gegen alle anderen.'],
					['Tout', 'Vor der ersten Karte angesagt: Die Gegner machen keinen Stich.'],
					['Spieler', 'Alle, die Schafkopf spielen; auch wer ein Spiel ansagt.'],
					['Spielmacher', 'Wer das Rufspiel oder Solo ansagt, in jedem Spiel neu.'],
					['Stich', 'Vier Karten, verdeckt vor den gelegt, der die höchste hatte.'],
					['Teilnehmer', 'Wer am Turnier teilnimmt.'],
					[
						'Trumpf',
						'Im Rufspiel Ober, Unter und Herz, im Solo Ober, Unter und die gewählte Farbe, im Wenz die Unter.'
					],
					['Wenz', 'Ein Spiel, in dem nur die Unter Trumpf sind.']
				]
			),
			decided(
				'run-away',
				'Zum Davonlaufen genügen vier Karten der gerufenen Farbe, die Sau mitgezählt.',
				'die Vorlage sagt hier „mehr als vier“ und in §2.5.4 „mindestens vier“; gewählt ist ihr Kapitel über das Rufspiel'
			)
		])
	]),
	...announcing,
	...schulePlay,
	...tournament
];

/** What the tournament deals and cuts otherwise (chapter 5) is told in the place of chapter 2. */
export const schafkopfschuleOutline: Outline = tellingAtTable(outline, {
	more: { topic: 'more', from: 5 },
	'2.2.2': { topic: 'deal', first: true },
	'2.2.3': { topic: 'deal', at: 'evening' },
	'2.2.4': { topic: 'deal', at: 'evening' },
	'2.2.5': { topic: 'deal', at: 'evening' },
	'2.2.6': { topic: 'deal', at: 'evening' },
	'2.3.1': { topic: 'deal', at: 'evening' },
	'5.2.3': { topic: 'deal', at: 'championship' },
	'2.4.1': { topic: 'announce' },
	'2.4.2': { topic: 'announce' },
	'2.4.3': { topic: 'announce' },
	'2.4.6': { topic: 'announce' },
	'2.4.12': { topic: 'announce' },
	'2.4.4': { topic: 'order' },
	'same-rank': { topic: 'order' },
	'5.2.5': { topic: 'order', at: 'championship' },
	'sie-first': { topic: 'first', first: true },
	'5.2.15': { topic: 'first', at: 'championship', first: true, bars: 'tout' },
	'5.2.14': { topic: 'approval', at: 'championship' },
	'5.2.16': { topic: 'approval', at: 'championship' },
	fifth: { topic: 'approval', at: 'championship' },
	'5.2.17': { topic: 'approval', at: 'championship' },
	'5.2.2': { topic: 'championship', at: 'championship' },
	'5.2.4': { topic: 'championship', at: 'championship' }
});
