import { allgaeuOutline } from './allgaeu.ts';
import { takenFrom } from './taken-from.ts';
import { alike, chapter, made, part, section, sentence, type Outline } from './shape.ts';
import { GARDAREIZ, STOECKLE, tellingAtTable } from './tellings.ts';
import { weitnauPlay } from './weitnau-play.ts';
import { weitnauRounds } from './weitnau-rounds.ts';

const same = takenFrom(allgaeuOutline);

/** The Weitnau-Gang's Zockergesetzbuch in its own order; what it says as the Allgäu does is taken over. */
const outline: Outline = [
	chapter('Vorwort', [
		section('§Vorwort', 'Schafkopf und seine Zahlen', [
			alike(
				'foreword',
				'Das Zockergesetzbuch der Weitnau-Gang. Amtlich heißt das Spiel, so die „Playing Card Society“, Bayerisch Schafkopf; gewöhnlich schreibe man „Schaffkopf“ mit zwei f, nach den Schaffen, den Fässern, auf denen früher gespielt wurde.'
			),
			alike(
				'foreword-figures',
				'Ein Zahlenspiel der Vorlage: 99.650.000.000.000.000 Verteilungen der Karten, die Sitzordnung nicht gerechnet. Wer sie alle durchspielen wollte, ein Spiel in der Minute und zwölf Stunden am Tag, wäre mehr als 3.666 Milliarden Jahre beschäftigt; das Alter der Erde nimmt sie mit 6 Milliarden Jahren an.'
			),
			same('foreword-sum'),
			made('words')
		])
	]),
	chapter('1 Karten', [
		section('§1', 'Karten', [same('cards'), same('suits'), same('eyes-lead'), same('eyes', '§3')])
	]),
	chapter('2 Spielaufbau', [
		section('§2', 'Wie ein Spiel beginnt', [
			same('table'),
			same('first-dealer'),
			same('shuffle'),
			same('deal'),
			same('knock'),
			alike(
				'turned',
				'Wird beim Geben eine Karte aufgedeckt, so entscheidet der, dem sie gehört, ob gespielt oder zusammengeworfen wird. Seine noch ungesehenen Karten darf er vorher nicht ansehen.'
			),
			same('turned-again'),
			same('deal-next'),
			same('announce'),
			same('announce-many')
		])
	]),
	...weitnauPlay,
	...weitnauRounds,
	chapter('5 Bezahlung', [
		section('§5', 'Preise', [
			alike(
				'pay',
				'Bezahlt wird in Euro, immer bar und sofort. Kurze Schulden sind erlaubt, aber nicht erwünscht.'
			),
			made('prices'),
			made('surcharges'),
			made('unit')
		]),
		part('5-erklaerungen', '§5', 'Erklärungen dazu', [
			same('schneider-honour'),
			same('spritze'),
			same('spritze-names'),
			made('schuss'),
			same('spritze-when'),
			same('demand')
		]),
		part('5-kassiert', '§5', 'Falsch kassiert', [
			made('falschKassiert'),
			sentence(
				'falsch-schneider',
				'Für einen zu viel verlangten Schneider gilt das nicht, denn der ist Ehrensache.'
			)
		])
	]),
	chapter('6 Mehr als vier Spieler', [
		section('§6', 'Zu fünft', [
			same('more'),
			same('five'),
			made('boughtHand'),
			same('settle-four'),
			same('later-games')
		]),
		section('§6.1', 'Zu sechst', [same('six'), same('six-seller')])
	]),
	chapter('7 Zum Schluss', [
		section('§7', 'Abschlusserklärung', [
			sentence(
				'closing',
				'Damit ist alles aufgeschrieben. Wegen Unstimmigkeiten muss sich also niemand mehr streiten, und die Zeit dafür gehört dem Zocken.'
			)
		])
	])
];

/** With what is taken over, the table is told what the Allgäu's tables are. */
export const weitnauOutline: Outline = tellingAtTable(outline, {
	'gardareiz-swap': { topic: 'bids', in: GARDAREIZ },
	'order-more': { topic: 'order', in: ['megastoecklesrunde', 'riminirunde'] },
	'stoeckle-must': { topic: 'order', in: STOECKLE },
	'stoeckle-once': { topic: 'order', in: STOECKLE }
});
