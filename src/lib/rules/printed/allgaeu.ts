import { basics } from './allgaeu-basics.ts';
import { championship } from './allgaeu-championship.ts';
import { games } from './allgaeu-games.ts';
import { special } from './allgaeu-incidents.ts';
import { rounds } from './allgaeu-rounds.ts';
import { made, text, type Outline } from './shape.ts';

/** The printed rules of the Schafkopf-Freunde Allgäu (June 2024), chapter by chapter, in our words. */
export const allgaeuOutline: Outline = [
	{
		title: '1 Vorwort',
		sections: [
			{
				source: '§1',
				title: 'Vorwort',
				rules: [
					text(
						'foreword',
						'Dies sind die Regeln des bayerischen Schafkopfs, wie dieser Kreis ihn spielt. Die Karten lassen sich auf 99,65 Billionen Arten verteilen, wie die Vorlage ausrechnet: Kein Spiel gleicht dem anderen, und darin liegt der Reiz.'
					),
					made('words')
				]
			}
		]
	},
	...basics,
	...games,
	...rounds,
	{
		title: '6 Bezahlung',
		sections: [
			{
				source: '§6.1',
				title: 'Allgemeines',
				rules: [
					text(
						'pay',
						'Bezahlt wird in Euro, der Verlierer zahlt bar und sofort. Kurze Schulden sind während des Spiels erlaubt, aber nicht gern gesehen.'
					),
					made('prices'),
					made('surcharges'),
					made('unit')
				]
			},
			{
				source: '§6.2',
				title: 'Erklärungen dazu',
				rules: [
					text(
						'schneider-honour',
						'Schwarz wird nur bezahlt, wenn auch Schneider ist. Schneider ist Ehrensache: Wer Schneider ist, zahlt ungefragt. Alles andere muss verlangt werden.'
					),
					text(
						'spritze',
						'Eine Spritze, auch Schuss oder Kontra, gibt ein Nichtspieler, der zu gewinnen glaubt. Er schlägt dazu deutlich mit der Hand gegen seine Karten.'
					),
					made('schuss'),
					text(
						'spritze-when',
						'Der erste Schuss muss gegeben sein, bevor die zweite Karte liegt, jeder weitere, bevor die vierte liegt.'
					),
					text(
						'demand',
						'Die Gewinner verlangen die Summe, die Verlierer zahlen sie aus. Ein Spiel gilt als bezahlt, wenn für das nächste gemischt und abgehoben ist.'
					)
				]
			},
			{
				source: '§6.3',
				title: 'Falsch kassiert',
				rules: [
					made('falschKassiert'),
					text(
						'falsch-schneider',
						'Für einen zu viel verlangten Schneider gilt das nicht, denn der ist Ehrensache. Wer zahlt, darf sich den Betrag erklären lassen.'
					)
				]
			}
		]
	},
	{
		title: '7 Mehr als vier Spieler',
		sections: [
			{
				source: '§7',
				title: 'Mehr als vier am Tisch',
				rules: [
					text(
						'more',
						'Spielen können immer nur vier zugleich. Sind mehr am Tisch, setzt nach jedem Spiel ein anderer aus.'
					)
				]
			},
			{
				source: '§7.1',
				title: 'Zu fünft',
				rules: [
					text('five', 'Der Geber teilt an die vier anderen aus und setzt aus, wenn er nicht kauft.'),
					made('boughtHand')
				]
			},
			{
				source: '§7.2',
				title: 'Zu sechst',
				rules: [
					text(
						'six',
						'Wie zu fünft; außer dem Geber setzt auch der Abheber aus, sein rechter Nachbar. Will der Geber nicht kaufen, darf es der Abheber.'
					)
				]
			}
		]
	},
	...special,
	...championship
];
