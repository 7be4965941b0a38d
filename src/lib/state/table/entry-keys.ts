/** What the keys are about, in the order in which they are told. */
export const KEY_GROUPS = ['Plätze', 'Spiele', 'Farben', 'Ergebnis'] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** A key at the table, and what it does. */
export interface Key {
	/** As `keyOf` writes it. */
	readonly key: string;
	readonly word: string;
	readonly group: KeyGroup;
	/** What on the panel shows the key, if that is not called as the word says. */
	readonly at?: string | undefined;
	readonly press: () => void;
}

/** The keys as they are at the moment, once their code is loaded. */
export type LoadKeys = () => Promise<() => readonly Key[]>;

/** Whether keys type; who speaks to the device or reads it aloud may switch them off until the app is opened again. */
export const typing = { on: true };

/** Something that gets a letter of its own. */
export type Action = Omit<Key, 'key'>;

/** The same for all of these. */
export const about = (group: KeyGroup, actions: readonly Omit<Action, 'group'>[]): readonly Action[] =>
	actions.map((action) => ({ ...action, group }));

/** Nobody plays: written at once, and only as the next game. */
export const passing = (
	panel: { readonly past: unknown },
	word: string,
	onpass: () => unknown
): readonly Action[] => about('Spiele', [{ word, press: () => panel.past === null && onpass() }]);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** How the seat's second key, for his Deckel, is written. */
export const SHIFT = '⇧';

/**
 * Gives each action a letter: its first one, for as many as possible and the first in the list before later ones; else another
 * letter of its word, else any that is left. So the words of a book are its keys.
 */
export function lettered(actions: readonly Action[]): readonly Key[] {
	const free = new Set(LETTERS);
	const given = new Map<Action, string>();
	const give = (action: Action, letters: readonly string[]): void => {
		const letter = letters.find((one) => free.has(one));
		if (letter === undefined || given.has(action)) return;
		free.delete(letter);
		given.set(action, letter);
	};
	const lettersOf = ({ word }: Action): readonly string[] => [...word.toLowerCase()];
	for (const action of actions) give(action, lettersOf(action).slice(0, 1));
	for (const action of actions) give(action, lettersOf(action));
	for (const action of actions) give(action, LETTERS);
	return actions.flatMap((action) => {
		const key = given.get(action);
		return key === undefined ? [] : [{ ...action, key }];
	});
}

/** What stands on the control with this key, as `aria-keyshortcuts` wants it; by what the control is called. */
export const shortcutsOf = (keys: readonly Key[]): ReadonlyMap<string, string> =>
	new Map(
		typing.on ? keys.map(({ key, word, at = word }) => [at, key.toUpperCase().replace(SHIFT, 'Shift+')]) : []
	);

/** Digits for the seats, in their order. */
export const seatKeys = <T>(
	seats: readonly T[],
	shift: '' | typeof SHIFT,
	wordOf: (seat: T) => string,
	press: (seat: T) => void
): readonly Key[] =>
	seats.map((seat, i) => ({
		key: `${shift}${i + 1}`,
		word: wordOf(seat),
		group: 'Plätze',
		at: `${shift ? 'coaster' : 'seat'} ${i + 1}`,
		press: () => press(seat)
	}));

/** What comes after the present one in the list, then nothing, then the first again. */
export const following = <T>(list: readonly T[], present: T | undefined): T | undefined =>
	present === undefined ? list[0] : list[list.indexOf(present) + 1];

/** Where a key that goes through a list stands: on what comes next, at the end on what it takes back. */
export const nextIn = <T>(list: readonly T[], present: T | undefined): T | undefined =>
	following(list, present) ?? present;

/** How a pressed key is written: a small letter, a digit whatever stands on it together with Shift, or its name. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
	const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
	if (digit !== undefined) return shiftKey ? `${SHIFT}${digit}` : digit;
	return key.length === 1 ? key.toLowerCase() : key;
}
