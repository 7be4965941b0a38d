import type { Entry, EntryKind } from './entry.ts';

// The entries of which only their number is told: what happened at the table, and what lies beside the games.

type Of<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

/** What only its number tells, in the singular, and in the plural where that is another word. */
const COUNTED = {
	forgottenGame: ['nachgetragenes Spiel', 'nachgetragene Spiele'],
	game: ['Spiel', 'Spiele'],
	passed: ['Mal „Keiner spielt“'],
	seats: ['Wechsel am Tisch'],
	vergeben: ['Mal vergeben'],
	verabhebt: ['Mal verabhebt'],
	falschKassiert: ['Mal falsch kassiert'],
	round: ['Sonderrunde', 'Sonderrunden'],
	announced: ['ausgemachte Runde', 'ausgemachte Runden'],
	dealtAgain: ['Mal neu gegeben'],
	paper: ['Liste vom Papier', 'Listen vom Papier'],
	agreed: ['Absprache zum Stock', 'Absprachen zum Stock'],
	tariff: ['Tarifwechsel'],
	roundEnd: ['Rundenende', 'Rundenenden'],
	confirm: ['Bestätigung', 'Bestätigungen'],
	tick: ['Vermerk der Turnierleitung', 'Vermerke der Turnierleitung'],
	invalid: ['ungültige Liste', 'ungültige Listen']
} as const;

export type CountedEntry = Of<Extract<keyof typeof COUNTED, EntryKind> | 'incident'>;

/** Whether an entry happened at the table or lies beside the games: only the number of such entries is told. */
export const isCounted = (entry: Entry): entry is CountedEntry =>
	entry.kind === 'incident' || Object.hasOwn(COUNTED, entry.kind);

/** What such an entry is called, in the singular and in the plural. */
export function countedWords(entry: CountedEntry): readonly [one: string, many: string] {
	const [one, many = one]: readonly [one: string, many?: string] =
		COUNTED[
			entry.kind === 'incident'
				? entry.incident
				: entry.kind === 'game' && entry.before !== undefined
					? 'forgottenGame'
					: entry.kind
		];
	return [one, many];
}
