import type { Records } from '#lib/statistics/records.ts';
import { wordFor } from './address.ts';
import type { Meant } from './figure-lines.ts';
import { gameCountText, roundedMoney } from './words.ts';

/** A record as it is told. */
interface RecordRow {
	readonly of: keyof Records;
	/** With a book's words in braces. */
	readonly label: string;
	readonly text: (value: number) => string;
	/** Leads to its games; none where it was set at one evening. */
	readonly word?: string;
	readonly meant?: Meant;
}

/** Every record, in the order in which they are told. */
export const RECORD_ROWS: readonly RecordRow[] = [
	{ of: 'bestEvening', label: 'Bester Abend', text: roundedMoney },
	{ of: 'worstEvening', label: 'Schlechtester Abend', text: roundedMoney },
	{ of: 'bestBalance', label: 'Beste Bilanz', text: roundedMoney },
	{
		of: 'longestWon',
		label: 'Längste Siegesserie',
		text: gameCountText,
		word: wordFor.run('won'),
		meant: 'run'
	},
	{
		of: 'longestLost',
		label: 'Längste Pechsträhne',
		text: gameCountText,
		word: wordFor.run('lost'),
		meant: 'run'
	},
	{
		of: 'mostSoli',
		label: 'Meiste Alleinspiele',
		text: String,
		word: wordFor.count('einzelspiel'),
		meant: 'solo'
	},
	{
		of: 'mostMungosLost',
		label: '{mungo}: am meisten verloren',
		text: String,
		word: wordFor.count('contract mungo', 'lost')
	},
	{ of: 'mostGames', label: 'Meiste Spiele', text: String, word: wordFor.count('all') }
];
