import type { EntryId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';

/** What a write comes to: its entries as they stand in the log, or why nothing was written. */
export type Written = Promise<Result<readonly AnyEntry[], WriteFailure>>;

/** Writes something. It is refused by the device or with a sentence of its own; null is a tap too many. */
type Work<T> = () => Promise<Result<T, WriteFailure | string> | null>;

interface How<T> {
	/** What is said once it is written. */
	readonly said?: string | ((value: T) => string);
	/** Which entries one tap takes back again; without it, what could be taken back before stays. */
	readonly undo?: (value: T) => readonly AnyEntry[];
	/** What the tap is about: taps about different things do not wait for each other. */
	readonly about?: string;
	/** Something else stands under the thumb afterwards: the second of two taps is not for it. */
	readonly moves?: boolean;
}

/** For entries that one tap takes back again. */
export const undoable = (said: string): How<readonly AnyEntry[]> => ({ said, undo: (entries) => entries });

/**
 * Milliseconds in which a second tap belongs to the first: what Windows and macOS take for a double click. A payment for the
 * wrong player is worse than one that has to be tapped again.
 */
const TWO_TAPS = 500;

/** The taps of one screen that write: each is written once, and the screen says how it went. */
export class Writing {
	/** Why the last tap wrote nothing, in one sentence. */
	problem = $state('');
	/** What was written last, in one sentence. */
	said = $state('');
	/** What takes it back; empty where nothing does. */
	ids: readonly EntryId[] = $state.raw([]);
	/** What the taps that are being written are about. */
	#underWay: readonly string[] = $state.raw([]);
	#moving = false;

	get busy(): boolean {
		return this.#underWay.length > 0;
	}

	/** Writes what was tapped, and nothing for a second tap until it is written. Whether it was written. */
	async once<T>(work: Work<T>, how: How<T> = {}): Promise<boolean> {
		const { about = '' } = how;
		if (this.#underWay.includes(about)) return false;
		this.#underWay = [...this.#underWay, about];
		try {
			return await this.write(work, how);
		} finally {
			this.#underWay = this.#underWay.filter((one) => one !== about);
		}
	}

	/** The same where a second tap is kept out elsewhere. */
	async write<T>(work: Work<T>, { said = '', undo, moves }: How<T> = {}): Promise<boolean> {
		if (moves && this.#moving) return false;
		if (moves) this.#pause();
		const written = await work();
		if (written === null) return false;
		this.problem = written.ok ? '' : refusalText(written.error);
		if (undo) this.ids = written.ok ? undo(written.value).map(({ id }) => id) : [];
		if (!written.ok) this.said = '';
		else this.said = typeof said === 'string' ? said : said(written.value);
		return written.ok;
	}

	/** Takes back what was written last. */
	undo(takeBack: (ids: readonly EntryId[]) => Written): Promise<boolean> {
		return this.once(() => takeBack(this.ids), { said: 'Zurückgenommen.', undo: () => [] });
	}

	#pause(): void {
		this.#moving = true;
		setTimeout(() => (this.#moving = false), TWO_TAPS);
	}
}

/** What to tell somebody whose entry could not be written; all of it is still in the panel. */
const FAILURES: Readonly<Record<WriteFailure, string>> = {
	full: 'Noch nicht gespeichert: Der Speicher des Geräts ist voll. Deine Eingabe bleibt stehen. Mach Platz und speichere dann noch einmal.',
	lost: 'Noch nicht gespeichert: Die Datenbank des Browsers antwortet nicht. Deine Eingabe bleibt stehen. Lade die Seite neu.',
	outdated:
		'Noch nicht gespeichert: In einem anderen Fenster läuft eine neuere Fassung der App. Lade diese Seite neu.',
	spent:
		'Dieses Spiel steht schon in der Liste: Es wurde gerade eben oder in einem anderen Fenster gespeichert.',
	clash: 'Nicht gespeichert: Ein Eintrag mit derselben Kennung steht hier schon mit anderem Inhalt.',
	unticked: 'Nichts geändert: Eine bestätigte Liste ändert nur die Turnierleitung, mit einem Vermerk.'
};

const isFailure = (refusal: string): refusal is WriteFailure => refusal in FAILURES;

/** The sentence of a refusal. */
export const refusalText = (refusal: string): string => (isFailure(refusal) ? FAILURES[refusal] : refusal);
