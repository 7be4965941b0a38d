import { basics } from './allgaeu-basics.ts';
import { championship } from './allgaeu-championship.ts';
import { allgaeuGames } from './allgaeu-games.ts';
import { special } from './allgaeu-incidents.ts';
import { allgaeuRounds } from './allgaeu-rounds.ts';
import { chapter, decided, made, section, sentence, type Outline } from './shape.ts';
import { GARDAREIZ, STOECKLE, tellingAtTable } from './tellings.ts';

/** 32! ÷ 8!⁴, a minute each, 720 minutes a day. */
const FOREWORD_SUM =
	'Diese Zahl heißt 99,65 Billiarden. Nachgerechnet sind es 99.561.092.450.391.000 Verteilungen und rund 379 Milliarden Jahre.';

/** The printed rules of the Schafkopf-Freunde Allgäu (June 2024), chapter by chapter, in our words. */
const outline: Outline = [
	chapter('1 Vorwort', [
		section('§1', 'Vorwort', [
			sentence(
				'foreword',
				'Dies sind die Regeln des bayerischen Schafkopfs, wie dieser Kreis ihn spielt. Wie abwechslungsreich er ist, rechnet die Vorlage vor: 99.650.000.000.000.000 Verteilungen der Karten, die Sitzordnung nicht gerechnet. Wer sie alle durchspielen wollte, ein Spiel in der Minute und zwölf Stunden am Tag, bräuchte dafür mehr als 3.666 Milliarden Jahre; die Erde ist 4,6 Milliarden alt. Kein Spiel gleicht dem anderen, und darin liegt der Reiz.'
			),
			sentence(
				'copyright',
				'Die Vorlage ist von den Schafkopf-Freunden Allgäu, © 1990–2024; Stand dieser Fassung ist Juni 2024.'
			),
			decided('foreword-sum', FOREWORD_SUM, 'die Vorlage nennt ihre eigene Zahl „99,65 Billionen“'),
			made('words')
		])
	]),
	...basics,
	...allgaeuGames,
	...allgaeuRounds,
	chapter('6 Bezahlung', [
		section('§6.1', 'Allgemeines', [
			sentence(
				'pay',
				'Bezahlt wird in Euro, der Verlierer zahlt bar und sofort. Kurze Schulden sind während des Spiels erlaubt, aber nicht gern gesehen.'
			),
			made('prices'),
			made('surcharges'),
			made('unit')
		]),
		section('§6.2', 'Erklärungen dazu', [
			sentence(
				'schneider-honour',
				'Schwarz wird nur bezahlt, wenn auch Schneider ist. Schneider ist Ehrensache: Wer Schneider ist, zahlt ungefragt. Alles andere muss verlangt werden.'
			),
			sentence(
				'spritze',
				'Wer als Nichtspieler zu gewinnen glaubt, sagt „Schuss“ und schlägt dazu deutlich mit der Hand gegen seine Karten.'
			),
			sentence('spritze-names', 'Ein Schuss heißt auch Spritze oder Kontra.'),
			made('schuss'),
			sentence(
				'spritze-when',
				'Der erste Schuss muss gegeben sein, bevor die zweite Karte liegt, jeder weitere, bevor die vierte liegt.'
			),
			sentence(
				'demand',
				'Die Gewinner verlangen die Summe, die Verlierer zahlen sie aus. Ein Spiel gilt als bezahlt, wenn für das nächste gemischt und abgehoben ist.'
			)
		]),
		section('§6.3', 'Falsch kassiert', [
			made('falschKassiert'),
			sentence(
				'falsch-schneider',
				'Für einen zu viel verlangten Schneider gilt das nicht, denn der ist Ehrensache. Wer zahlt, darf sich den Betrag erklären lassen.'
			)
		])
	]),
	chapter('7 Mehr als vier Spieler', [
		section('§7', 'Mehr als vier am Tisch', [
			sentence(
				'more',
				'Spielen können immer nur vier zugleich. Sind mehr am Tisch, setzt nach jedem Spiel ein anderer aus.'
			)
		]),
		section('§7.1', 'Zu fünft', [
			sentence('five', 'Der Geber teilt an die vier anderen aus und setzt aus, wenn er nicht kauft.'),
			made('boughtHand'),
			decided(
				'settle-four',
				'Abgerechnet wird jedes Spiel unter vieren: mit allen, die das Spiel nennt, dann mit denen, die Karten halten.',
				'so geht jede Rechnung auf, auch wenn der Tisch nachträglich geändert wird'
			),
			decided(
				'later-games',
				'Wird ein Spiel nachgetragen oder gestrichen, so bleibt bei allen anderen, wer gegeben und wer ausgesetzt hat.',
				'die Vorlage schweigt; die anderen Spiele sind schon gespielt'
			)
		]),
		section('§7.2', 'Zu sechst', [
			sentence(
				'six',
				'Wie zu fünft; außer dem Geber setzt auch der Abheber aus, sein rechter Nachbar. Will der Geber nicht kaufen, darf es der Abheber.'
			),
			decided(
				'six-seller',
				'Zu sechst gehört das Blatt, das gekauft werden darf, dem Spieler rechts vom Abheber.',
				'die Vorlage schweigt; wer die letzten vier Karten bekommt, sitzt dort'
			)
		])
	]),
	...special,
	...championship
];

/** The dealing of §2.3 holds in every round that says no other (§5.4), and knocking wherever it is not forbidden (§11.2). */
export const allgaeuOutline: Outline = tellingAtTable(outline, {
	five: { topic: 'more', from: 5 },
	six: { topic: 'more', from: 6 },
	'six-seller': { topic: 'more', from: 6 },
	'first-dealer': { topic: 'deal', first: true },
	shuffle: { topic: 'deal' },
	deal: { topic: 'deal', notIn: GARDAREIZ },
	knock: { topic: 'deal', at: 'evening', notIn: GARDAREIZ },
	'champ-cut': { topic: 'deal', at: 'championship' },
	'gardareiz-deal': { topic: 'deal', in: GARDAREIZ },
	'stoeckle-rules': { topic: 'deal', in: STOECKLE },
	announce: { topic: 'announce', notIn: GARDAREIZ },
	'announce-many': { topic: 'announce', notIn: GARDAREIZ },
	'gardareiz-middle': { topic: 'bids', in: GARDAREIZ },
	deckel: { topic: 'laying' },
	'champ-deckel': { topic: 'laying', at: 'championship' },
	'order-solo': { topic: 'order' },
	'order-same': { topic: 'order', notIn: GARDAREIZ },
	'stoeckle-must': { topic: 'order', in: STOECKLE },
	'stoeckle-once': { topic: 'order', in: STOECKLE },
	'champ-pay': { topic: 'championship', at: 'championship' },
	'champ-rounds': { topic: 'championship', at: 'championship' }
});
