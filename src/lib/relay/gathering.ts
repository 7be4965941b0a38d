import { randomUUID } from 'node:crypto';
import type { May } from './claims.ts';
import type { EventLine } from './lines.ts';
import type { Wire } from './store.ts';

/** One who is there, here or at another process. */
interface Guest {
	readonly may: May;
	/** What it said last, sealed, as base64url; null before it said anything. */
	readonly said: string | null;
	/** Its stream; null where another process holds it. */
	readonly seat: Seat | null;
	readonly since: number;
}

/** A stream, and of whom it has not heard the latest. */
interface Seat {
	readonly line: EventLine;
	readonly news: Set<string>;
	isTelling: boolean;
}

/** What processes tell each other. */
interface Notice {
	readonly of: 'presence';
	readonly from: string;
	readonly room: string;
	readonly as: string;
	readonly what: 'came' | 'here' | 'passing' | 'gone';
	readonly may?: May;
	readonly said?: string | null;
}

/** Characters that a stream is told at once; milliseconds until it is told more, for up to so many who are there. */
const AT_ONCE = 64 * 1024;
const PAUSE = 100;
const CROWD = 20;
/** Guests of other processes that a room keeps in mind. */
const ELSEWHERE = 1000;

const eventOf = (event: 'here' | 'gone', data: object): string =>
	`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Who is in which room. Each stream hears the latest of each other one, as fast as it takes it. */
export class Gathering {
	readonly #rooms = new Map<string, Map<string, Guest>>();
	readonly #wire: Wire | null;
	readonly #id = randomUUID();
	readonly #lifetime: number;
	readonly #clock: NodeJS.Timeout;

	constructor(wire: Wire | null, lifetime: number) {
		this.#wire = wire;
		this.#lifetime = lifetime;
		wire?.hear((text) => this.#hear(text));
		this.#clock = setInterval(() => this.#forgetLost(), lifetime / 10);
		this.#clock.unref();
	}

	/** A reader can't speak as one who came as a writer. */
	maySpeak(room: string, as: string, may: May): boolean {
		return may === 'write' || this.#rooms.get(room)?.get(as)?.may !== 'write';
	}

	/** Begins a stream's part in a room; returns what ends it. */
	enter(room: string, as: string, may: May, line: EventLine): () => void {
		const guests = this.#rooms.get(room) ?? new Map<string, Guest>();
		this.#rooms.set(room, guests);
		const before = guests.get(as);
		const said = before?.said ?? null;
		const seat: Seat = { line, news: new Set(), isTelling: true };
		guests.set(as, { may, said, seat, since: Date.now() });
		// The same phone come anew, before its old stream was known to be dead.
		before?.seat?.line.end();
		for (const [other, one] of guests) if (other !== as && one.said !== null) seat.news.add(other);
		void line.send('event: ready\ndata: {}\n\n').then(() => this.#tell(guests, seat));
		this.#pass({ room, as, what: 'came', may, said });
		return () => {
			if (guests.get(as)?.seat !== seat) return;
			this.#leave(room, as);
			this.#pass({ room, as, what: 'gone' });
		};
	}

	/** Passes on what one said, and keeps it in mind while its stream is open. */
	say(room: string, as: string, may: May, said: string): void {
		const guest = this.#rooms.get(room)?.get(as);
		if (guest?.seat) {
			this.#put(room, as, { ...guest, may, said });
			this.#pass({ room, as, what: 'here', may, said });
		} else {
			this.#offer(room, as, may, said);
			this.#pass({ room, as, what: 'passing', may, said });
		}
	}

	close(): void {
		clearInterval(this.#clock);
	}

	#put(room: string, as: string, guest: Guest): void {
		const guests = this.#rooms.get(room);
		if (!guests || (!guests.has(as) && guests.size >= ELSEWHERE)) return;
		guests.set(as, guest);
		if (guest.said !== null) this.#spread(guests, as);
	}

	/** Once, to those who can take it now: nobody is there to be kept in mind. */
	#offer(room: string, as: string, may: May, said: string): void {
		for (const [other, { seat }] of this.#rooms.get(room) ?? [])
			if (other !== as) seat?.line.offer(eventOf('here', { as, may, said }));
	}

	#leave(room: string, as: string): void {
		const guests = this.#rooms.get(room);
		if (!guests?.delete(as)) return;
		this.#spread(guests, as);
		// Without a stream here nobody in it has to be known.
		if (![...guests.values()].some(({ seat }) => seat)) this.#rooms.delete(room);
	}

	#spread(guests: Map<string, Guest>, as: string): void {
		for (const [other, { seat }] of guests) {
			if (other === as || !seat) continue;
			seat.news.add(as);
			if (!seat.isTelling) {
				seat.isTelling = true;
				void this.#tell(guests, seat);
			}
		}
	}

	/** Tells a stream the latest of all that it has not heard: at once, then rarely, and the more rarely the more are there. */
	async #tell(guests: Map<string, Guest>, seat: Seat): Promise<void> {
		while (seat.news.size > 0) {
			let text = '';
			for (const as of seat.news) {
				seat.news.delete(as);
				const guest = guests.get(as);
				text += guest ? eventOf('here', { as, may: guest.may, said: guest.said }) : eventOf('gone', { as });
				if (text.length > AT_ONCE) break;
			}
			if (!(await seat.line.send(text))) return;
			await new Promise((resolve) => setTimeout(resolve, PAUSE * Math.max(1, guests.size / CROWD)));
		}
		seat.isTelling = false;
	}

	#pass(notice: Omit<Notice, 'of' | 'from'>): void {
		this.#wire?.tell(JSON.stringify({ of: 'presence', from: this.#id, ...notice })).catch(() => {});
	}

	#hear(text: string | null): void {
		const notice = text === null ? null : (JSON.parse(text) as Notice);
		if (notice?.of !== 'presence' || notice.from === this.#id) return;
		const guests = this.#rooms.get(notice.room);
		if (!guests) return;
		if (notice.what === 'came') this.#answer(notice.room, guests);
		if (notice.what === 'passing') this.#hearPassing(notice, guests.get(notice.as));
		else this.#hearGuest(notice, guests.get(notice.as));
	}

	/** One who is at no process says something. */
	#hearPassing({ room, as, may = 'read', said = null }: Notice, known: Guest | undefined): void {
		if (!this.maySpeak(room, as, may) || said === null) return;
		if (known?.seat) this.say(room, as, may, said);
		else if (!known) this.#offer(room, as, may, said);
	}

	/** One who is at another process came, spoke or went; who has a stream here is known better. */
	#hearGuest({ room, as, what, may = 'read', said = null }: Notice, known: Guest | undefined): void {
		if (known?.seat) return;
		if (what !== 'gone') this.#put(room, as, { may, said, seat: null, since: Date.now() });
		else if (known) this.#leave(room, as);
	}

	/** Tells another process who is here. */
	#answer(room: string, guests: ReadonlyMap<string, Guest>): void {
		for (const [as, { may, said, seat }] of guests)
			if (seat) this.#pass({ room, as, what: 'here', may, said });
	}

	/** A process that was killed takes leave of nobody: its streams would have ended by now. */
	#forgetLost(): void {
		const oldest = Date.now() - this.#lifetime * 1.2;
		for (const [room, guests] of this.#rooms)
			for (const [as, { seat, since }] of guests) if (!seat && since < oldest) this.#leave(room, as);
	}
}
