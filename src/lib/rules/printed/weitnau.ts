import { allgaeuOutline } from './allgaeu.ts';
import { takenFrom } from './taken-from.ts';
import { alike, made, sentence, type Outline } from './shape.ts';
import { weitnauPlay } from './weitnau-play.ts';
import { weitnauRounds } from './weitnau-rounds.ts';

const same = takenFrom(allgaeuOutline);

/** The Weitnau-Gang's Zockergesetzbuch in its own order; what it says as the Allgäu does is taken over. */
export const weitnauOutline: Outline = [
	{
		title: 'Vorwort',
		sections: [
			{
				source: '§Vorwort',
				title: 'Schafkopf und seine Zahlen',
				rules: [
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
				]
			}
		]
	},
	{
		title: '1 Karten',
		sections: [
			{
				source: '§1',
				title: 'Karten',
				rules: [same('cards'), same('suits'), same('eyes-lead'), same('eyes', '§3')]
			}
		]
	},
	{
		title: '2 Spielaufbau',
		sections: [
			{
				source: '§2',
				title: 'Wie ein Spiel beginnt',
				rules: [
					same('table'),
					same('first-dealer'),
					same('deal'),
					same('knock'),
					alike(
						'turned',
						'Wird beim Geben eine Karte aufgedeckt, so entscheidet der, dem sie gehört, ob gespielt oder zusammengeworfen wird. Seine noch ungesehenen Karten darf er vorher nicht ansehen.'
					),
					same('turned-again'),
					same('announce'),
					same('announce-many')
				]
			}
		]
	},
	...weitnauPlay,
	...weitnauRounds,
	{
		title: '5 Bezahlung',
		sections: [
			{
				source: '§5',
				title: 'Preise',
				rules: [
					alike(
						'pay',
						'Bezahlt wird in Euro, immer bar und sofort. Kurze Schulden sind erlaubt, aber nicht erwünscht.'
					),
					made('prices'),
					made('surcharges'),
					made('unit')
				]
			},
			{
				source: '§5',
				id: '5-erklaerungen',
				title: 'Erklärungen dazu',
				rules: [
					same('schneider-honour'),
					same('spritze'),
					made('schuss'),
					same('spritze-when'),
					same('demand')
				]
			},
			{
				source: '§5',
				id: '5-kassiert',
				title: 'Falsch kassiert',
				rules: [
					made('falschKassiert'),
					sentence(
						'falsch-schneider',
						'Für einen zu viel verlangten Schneider gilt das nicht, denn der ist Ehrensache.'
					)
				]
			}
		]
	},
	{
		title: '6 Mehr als vier Spieler',
		sections: [
			{
				source: '§6',
				title: 'Zu fünft',
				rules: [same('more'), same('five'), made('boughtHand'), same('settle-four')]
			},
			{ source: '§6.1', title: 'Zu sechst', rules: [same('six'), same('six-seller')] }
		]
	},
	{
		title: '7 Zum Schluss',
		sections: [
			{
				source: '§7',
				title: 'Abschlusserklärung',
				rules: [
					sentence(
						'closing',
						'Damit ist alles aufgeschrieben. Wegen Unstimmigkeiten muss sich also niemand mehr streiten, und die Zeit dafür gehört dem Zocken.'
					)
				]
			}
		]
	}
];
