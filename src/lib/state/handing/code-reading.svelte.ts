import { asId } from '#lib/base/ids.ts';
import { Collected, readFrame, type Frame } from '#lib/transfer/code-frames.ts';
import { unpackEntries } from '#lib/transfer/code-packing.ts';
import { membersOf } from '#lib/log/members.ts';
import { newsOf, type NewsGroup } from '#lib/transfer/news.ts';
import { entriesText, newsText } from '#lib/transfer/preview-text.ts';
import { checkShown } from '#lib/transfer/shown-entries.ts';
import type { ClubLog } from '#lib/storage/read-groups.ts';
import { refusalText } from '../failure-text.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { findClub, readClubIn } from '../club/clubs.ts';

/** What a code that was read whole has brought. */
export interface Heard {
	readonly title: string;
	readonly news: readonly NewsGroup[];
	readonly how: 'new' | 'nothing' | 'refused';
	/** Set if it belongs to a club that is not in front: nothing is taken in before somebody says so. */
	readonly other?: { readonly log: ClubLog; readonly isHere: boolean };
}

/** Milliseconds after which the same code counts as shown once more. */
const AGAIN = 4000;

const SENTENCES = {
	foreign: 'Das ist kein Code dieser App.',
	newer: 'Dieser Code stammt aus einer neueren Fassung der App. Bitte die App aktualisieren.',
	damaged: 'Dieser Code ist beschädigt. Lass ihn dir noch einmal zeigen.',
	clash: 'Daraus wird nichts übernommen: Ein Eintrag steht hier mit anderem Inhalt.',
	part: 'Der Abend dazu fehlt hier noch: Lass dir den ganzen Verein zeigen.',
	early:
		'Daraus wird nichts übernommen: Hier fehlen Mitglieder oder Regeln dazu. Lass dir zuerst den ganzen Verein zeigen.'
} as const;

/** One phone after another is held before the camera. What is whole and sound is written at once, all or nothing. */
export class CodeReading extends OfSession {
	/** The newest first. */
	heard: readonly Heard[] = $state.raw([]);
	/** How much of a sequence has been seen. */
	progress: { readonly have: number; readonly of: number } | null = $state.raw(null);
	readonly #day: (date: string) => string;
	readonly #now: () => number;
	#collected: { readonly sequence: string; readonly parts: Collected } | null = null;
	#last: { readonly what: string; readonly at: number } | null = null;
	#busy = false;

	constructor(session: Session, day: (date: string) => string, now: () => number) {
		super(session);
		this.#day = day;
		this.#now = now;
	}

	/** Takes in the text of a code that was seen. Returns what it came to, once there is something to tell. */
	async see(text: string): Promise<Heard | null> {
		if (this.#busy) return null;
		this.#busy = true;
		try {
			return await this.#see(text);
		} finally {
			this.#busy = false;
		}
	}

	async #see(text: string): Promise<Heard | null> {
		const frame = readFrame(text);
		if (typeof frame === 'string') {
			const isStill = this.#isStill(text);
			this.#last = { what: text, at: this.#now() };
			return isStill ? null : this.#tell(refusal(SENTENCES[frame]));
		}
		if (this.#isStill(frame.sequence)) return null;
		const message = this.#collect(frame);
		if (message === null) return null;
		this.#last = { what: frame.sequence, at: this.#now() };
		const shown = message === 'damaged' ? null : unpackEntries(message);
		return this.#tell(shown ? await this.#take(shown) : refusal(SENTENCES.damaged));
	}

	/** Whether it is the one before, which has not left the picture. */
	#isStill(what: string): boolean {
		const isStill = this.#last?.what === what && this.#now() - this.#last.at < AGAIN;
		if (isStill) this.#last = { what, at: this.#now() };
		return isStill;
	}

	#collect(frame: Frame): Uint8Array | 'damaged' | null {
		if (this.#collected?.sequence !== frame.sequence)
			this.#collected = { sequence: frame.sequence, parts: new Collected(frame) };
		const { parts } = this.#collected;
		parts.add(frame);
		const whole = parts.whole();
		this.progress = whole || frame.parts === 1 ? null : { have: parts.have, of: frame.parts };
		if (whole) this.#collected = null;
		return whole;
	}

	async #take(shown: NonNullable<ReturnType<typeof unpackEntries>>): Promise<Heard> {
		const inFront = await this.session.store.readAll();
		const isOther = inFront.club !== '' && inFront.club !== shown.club;
		const other = isOther ? await this.#otherHere(shown.club) : null;
		const here = isOther ? (other?.entries ?? []) : inFront.entries;
		const checked = checkShown(shown, here);
		if (!checked.ok) return refusal(SENTENCES[checked.error]);
		const { all, come, isPart } = checked.value;
		const news = newsOf(here, all);
		const added = all.length - here.length;
		const who = shown.from && membersOf(news.after).get(asId(shown.from))?.shown;
		const by = who ? ` von ${who}` : '';
		if (isOther) return otherClub({ club: shown.club, entries: all }, other !== null, by);
		if (added === 0) return { title: `Nichts Neues${by}.`, news: [], how: 'nothing' };
		const taken = await this.session.store.take({ club: shown.club, entries: come });
		if (!taken.ok) return refusal(refusalText(taken.error));
		return { title: newTitle(added, by, isPart), news: newsText(news, this.#day), how: 'new' };
	}

	async #otherHere(club: ClubLog['club']): Promise<ClubLog | null> {
		const here = await findClub(this.session, club);
		return here ? readClubIn(this.session, here.database) : null;
	}

	#tell(heard: Heard): Heard {
		this.heard = [heard, ...this.heard];
		return heard;
	}
}

/** A reader whose own app was reset may lack the evening. */
const newTitle = (added: number, by: string, isPart: boolean): string =>
	`${entriesText(added)} neu${by}.${isPart ? ` ${SENTENCES.part}` : ''}`;

const refusal = (title: string): Heard => ({ title, news: [], how: 'refused' });

const otherClub = (log: ClubLog, isHere: boolean, by: string): Heard => ({
	title: `Der Code${by} ist von einem anderen Verein. Was hier steht, bleibt, wie es ist.`,
	news: [],
	how: 'new',
	other: { log, isHere }
});
