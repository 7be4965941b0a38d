/** A key at the table, and what it does. */
export interface Key {
	/** As `keyOf` writes it. */
	readonly key: string;
	readonly word: string;
	readonly press: () => void;
}

/** Whether keys type; who speaks to the device or reads it aloud may switch them off until the app is opened again. */
export const typing = { on: true };

/** Something that gets a letter of its own. */
export type Action = Pick<Key, 'word' | 'press'>;

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

/** Digits for the seats, in their order. */
export const seatKeys = <T>(
	seats: readonly T[],
	shift: '' | typeof SHIFT,
	wordOf: (seat: T) => string,
	press: (seat: T) => void
): readonly Key[] =>
	seats.map((seat, i) => ({ key: `${shift}${i + 1}`, word: wordOf(seat), press: () => press(seat) }));

/** What comes after the present one in the list, then nothing, then the first again. */
export const following = <T>(list: readonly T[], present: T | undefined): T | undefined =>
	present === undefined ? list[0] : list[list.indexOf(present) + 1];

/** How a pressed key is written: a small letter, a digit whatever stands on it together with Shift, or its name. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
	const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
	if (digit !== undefined) return shiftKey ? `${SHIFT}${digit}` : digit;
	return key.length === 1 ? key.toLowerCase() : key;
}
