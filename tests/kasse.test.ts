import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { yearEndOf, yearEndParts } from '#lib/kasse/box.ts';
import { cashOf, duesOf } from '#lib/kasse/dues.ts';
import { leviesOf } from '#lib/kasse/levies.ts';
import { allOwed, owingOf } from '#lib/kasse/owing.ts';
import { memberMoney } from '#lib/kasse/member-money.ts';
import { bookingLines, ledgerOf, type Ledger } from '#lib/kasse/ledger.ts';
import { yearIn, yearsOf } from '#lib/kasse/years.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { Accountant } from '#lib/workers/kasse-answer.ts';
import { entry, FOUR, members, strike, type Fields } from './support/entries.ts';
import { clubOf, opens } from './support/kasse.ts';
import { often } from './support/whole.ts';

// A club of any evenings and bookings beside a count of its own: which games stand, who is closed, what is booked.

const DATES = [
	'2025-03-30',
	'2025-10-26',
	'2025-12-31',
	'2026-01-01',
	'2026-03-29',
	'2026-10-25',
	'2026-11-20'
];

type Deed =
	| { readonly do: 'open'; readonly date: number; readonly occasion: 'abend' | 'ausflug' | 'meisterschaft' }
	| { readonly do: 'game'; readonly evening: number; readonly declarer: number; readonly schuss: number }
	| { readonly do: 'strikeGame' | 'close' | 'reopen'; readonly evening: number; readonly which: number }
	| { readonly do: 'paid'; readonly evening: number; readonly member: number; readonly amount: number }
	| { readonly do: 'book'; readonly date: number; readonly amount: number }
	| { readonly do: 'levy'; readonly date: number; readonly member: number; readonly cents: number }
	| { readonly do: 'payLevy'; readonly levy: number; readonly cents: number }
	| { readonly do: 'strikeLevy'; readonly levy: number }
	| { readonly do: 'strikeBooking' | 'correctBooking'; readonly which: number; readonly amount: number };

const small = fc.nat(6);
const cents = fc.integer({ min: -500, max: 500 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
	fc.record({
		do: fc.constant('open' as const),
		date: small,
		occasion: fc.constantFrom('abend', 'abend', 'abend', 'ausflug', 'meisterschaft')
	}),
	fc.record({ do: fc.constant('game' as const), evening: small, declarer: fc.nat(3), schuss: fc.nat(2) }),
	fc.record({ do: fc.constantFrom('strikeGame', 'close', 'close', 'reopen'), evening: small, which: small }),
	fc.record({ do: fc.constant('paid' as const), evening: small, member: fc.nat(3), amount: cents }),
	fc.record({ do: fc.constant('book' as const), date: small, amount: cents }),
	fc.record({ do: fc.constant('levy' as const), date: small, member: fc.nat(3), cents: fc.nat(500) }),
	fc.record({ do: fc.constant('payLevy' as const), levy: small, cents }),
	fc.record({ do: fc.constant('strikeLevy' as const), levy: small }),
	fc.record({ do: fc.constantFrom('strikeBooking', 'correctBooking'), which: small, amount: cents })
);

interface Asked {
	readonly id: string;
	readonly member: string | undefined;
	owed: number;
	paid: number;
}

interface Evening {
	readonly id: string;
	readonly kasse: boolean;
	readonly games: { id: string; payoff: readonly number[]; struck: boolean }[];
	closing: string | null;
	paid: number;
}

/** Writes what was done, and counts it as a treasurer would with a pencil. */
class Counted {
	readonly entries: AnyEntry[] = [...members(...FOUR)];
	readonly evenings: Evening[] = [];
	readonly bookings: { id: string; amount: number; levy?: Asked }[] = [];
	readonly levies: Asked[] = [];
	#next = 0;

	constructor(deeds: readonly Deed[]) {
		for (const one of deeds) this.#write(one);
	}

	get balance(): number {
		const booked = this.bookings.reduce((sum, { amount }) => sum + amount, 0);
		return this.evenings.reduce((sum, evening) => sum + winningsOf(evening), booked);
	}

	get paid(): number {
		return this.evenings.reduce((sum, evening) => sum + evening.paid, 0);
	}

	/** What is still to be paid to the club, less what was paid too much. */
	get open(): number {
		const won = this.evenings.reduce((sum, evening) => sum + winningsOf(evening), 0);
		return this.levies.reduce((sum, { owed, paid }) => sum + owed - paid, won - this.paid);
	}

	get cash(): number {
		return this.bookings.reduce((sum, { amount }) => sum + amount, this.paid);
	}

	#id = (): string => String(++this.#next).padStart(6, '0');

	#add(kind: string, fields: Fields): string {
		const id = this.#id();
		this.entries.push(entry(id, kind, fields));
		return id;
	}

	#strike(target: string): void {
		this.entries.push(strike(this.#id(), target));
	}

	#write(one: Deed): void {
		if (one.do === 'open') {
			const id = `abend ${this.evenings.length}`;
			const date = DATES[one.date] ?? '';
			this.entries.push({ ...opens(id, date, { occasion: one.occasion }), id: asId(this.#id()) });
			this.evenings.push({ id, kasse: one.occasion === 'abend', games: [], closing: null, paid: 0 });
			return;
		}
		if (one.do === 'book') {
			const fields = { date: DATES[one.date], amount: one.amount, purpose: 'Probe' };
			this.bookings.push({ id: this.#add('booking', fields), amount: one.amount });
			return;
		}
		if (one.do === 'levy' || one.do === 'payLevy' || one.do === 'strikeLevy') return this.#writeLevy(one);
		if (!('evening' in one)) return this.#changeBooking(one);
		const evening = this.evenings[one.evening % Math.max(1, this.evenings.length)];
		if (evening) this.#writeTonight(evening, one);
	}

	#writeLevy(one: Extract<Deed, { do: 'levy' | 'payLevy' | 'strikeLevy' }>): void {
		if (one.do === 'levy') {
			const asked = { member: FOUR[one.member], amount: one.cents, purpose: 'Beitrag' };
			const id = this.#add('levy', { date: DATES[one.date], ...asked });
			this.levies.push({ id, member: asked.member, owed: one.cents, paid: 0 });
			return;
		}
		const levy = this.levies[one.levy % Math.max(1, this.levies.length)];
		if (!levy) return;
		if (one.do === 'strikeLevy') {
			if (levy.owed > 0) this.#strike(levy.id);
			levy.owed = 0;
			return;
		}
		const paid = { date: '2026-11-20', purpose: 'Beitrag', member: levy.member, levy: levy.id };
		this.bookings.push({
			...{ id: this.#add('booking', { ...paid, amount: one.cents }), amount: one.cents },
			levy
		});
		levy.paid += one.cents;
	}

	#changeBooking({ do: what, which, amount }: Extract<Deed, { amount: number; which: number }>): void {
		const booking = this.bookings[which % Math.max(1, this.bookings.length)];
		if (!booking) return;
		// A correction written by hand names no levy.
		if (booking.levy) booking.levy.paid -= booking.amount;
		delete booking.levy;
		if (what === 'strikeBooking') {
			this.#strike(booking.id);
			this.bookings.splice(this.bookings.indexOf(booking), 1);
			return;
		}
		const fields = { date: '2026-05-01', amount, purpose: 'Probe', replaces: booking.id };
		// A correction that is struck brings back what it corrected: from here on the two are struck together.
		this.#strike(booking.id);
		booking.id = this.#add('booking', fields);
		booking.amount = amount;
	}

	#writeTonight(evening: Evening, one: Extract<Deed, { evening: number }>): void {
		const tonight = { evening: evening.id };
		switch (one.do) {
			case 'game': {
				const declarer = FOUR[one.declarer];
				const game = { contract: 'solo', declarer, won: true, schuss: one.schuss };
				const id = this.#add('game', { ...tonight, game });
				const price = 25 * 2 ** one.schuss;
				evening.games.push({
					id,
					payoff: FOUR.map((name) => (name === declarer ? 3 * price : -price)),
					struck: false
				});
				return;
			}
			case 'strikeGame': {
				const game = evening.games[one.which % Math.max(1, evening.games.length)];
				if (!game || game.struck) return;
				game.struck = true;
				return this.#strike(game.id);
			}
			case 'close':
				evening.closing ??= this.#add('close', tonight);
				return;
			case 'reopen':
				if (evening.closing === null) return;
				this.#strike(evening.closing);
				evening.closing = null;
				return;
			case 'paid':
				this.#add('paid', { ...tonight, member: FOUR[one.member], amount: one.amount });
				evening.paid += one.amount;
		}
	}
}

function winningsOf({ kasse, closing, games }: Evening): number {
	if (!kasse || closing === null) return 0;
	const counting = games.filter(({ struck }) => !struck);
	const balance = FOUR.map((_, i) => counting.reduce((sum, { payoff }) => sum + (payoff[i] ?? 0), 0));
	return balance.reduce((sum, cents) => sum + Math.max(0, cents), 0);
}

const ledgerFor = (entries: readonly AnyEntry[]): Ledger => {
	const { accounts, log } = clubOf(entries);
	return ledgerOf(accounts, log);
};

const law = (name: string, holds: (counted: Counted) => void): void =>
	it(name, () => {
		fc.assert(
			fc.property(fc.array(deed, { minLength: 5, maxLength: 40 }), (deeds) => holds(new Counted(deeds))),
			{ numRuns: often(150) }
		);
	});

describe('the Kasse of any club', () => {
	law(
		'is the winnings of its ordinary closed evenings and its bookings, in the ledger and in the audit',
		(counted) => {
			expect(ledgerFor(counted.entries).balance).toBe(counted.balance);
			expect(auditOf(counted.entries).kasse.balance).toBe(counted.balance);
		}
	);

	law('is the same in whatever order its entries come, and however often', ({ entries }) => {
		const { accounts, log } = clubOf(entries);
		const mixed = clubOf([...entries.toReversed(), ...entries]);
		expect(ledgerOf(mixed.accounts, mixed.log)).toEqual(ledgerOf(accounts, log));
	});

	law('adds up line by line, and from year to year, where it lies too', ({ entries }) => {
		const { accounts, log } = clubOf(entries);
		const ledger = ledgerOf(accounts, log);
		let balance = 0;
		for (const line of ledger.lines) expect(line.balance).toBe((balance += line.amount));
		let carried = 0;
		for (const year of yearsOf(ledger, '2026-11-20').toReversed()) {
			const page = yearIn(ledger, year);
			expect(page.carried).toBe(carried);
			expect(page.end).toBe(page.carried + page.winnings + page.bookedIn + page.bookedOut);
			const lies = yearEndParts(yearEndOf(page, log, accounts));
			expect(lies.reduce((sum, [, cents]) => sum + cents, 0)).toBe(page.end);
			carried = page.end;
		}
		expect(carried).toBe(ledger.balance);
	});

	law('holds in cash what was handed over and booked', ({ entries, balance, cash }) => {
		const { accounts } = clubOf(entries);
		expect(cashOf(balance as never, accounts.map(duesOf)).cash).toBe(cash);
	});

	law(
		'is owed by its members together what is open, and by each what the list of members says',
		(counted) => {
			const { accounts, log } = clubOf(counted.entries);
			const levies = leviesOf(log);
			const owing = owingOf(allOwed(accounts.map(duesOf), levies));
			expect(owing.reduce((sum, { open }) => sum + open, 0)).toBe(counted.open);
			const figures = memberMoney(accounts, bookingLines(log), 2026, levies);
			for (const { member, open, owed } of owing) {
				expect(figures.get(member)?.open).toBe(open);
				expect(owed.map(({ date }) => date)).toEqual(owed.map(({ date }) => date).sort());
			}
			const listed = new Set(owing.map(({ member }) => member));
			for (const [member, { open }] of figures) if (!listed.has(member)) expect(open).toBe(0);
		}
	);

	law('is owed what was won, evening by evening', ({ entries }) => {
		for (const account of clubOf(entries).accounts) {
			const { dues } = duesOf(account);
			expect(dues.reduce((sum, { owed }) => sum + owed, 0)).toBe(account.amount);
		}
	});

	law(
		'has been brought in by its members: what they paid is what came in, and their shares are a whole',
		(counted) => {
			const { accounts, log } = clubOf(counted.entries);
			const figures = [...memberMoney(accounts, bookingLines(log), 2026).values()];
			expect(figures.reduce((sum, one) => sum + one.paid, 0)).toBe(counted.paid);
			const some = figures.some(({ paid, deposited }) => paid + deposited > 0);
			expect(figures.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(some ? 1 : 0, 10);
		}
	);

	law('comes to the same told piece by piece', ({ entries, balance }) => {
		const accountant = new Accountant();
		const { accounts } = clubOf(entries);
		const logs = accounts.map(({ evening }) => {
			const own = new Set(entries.filter((one) => eveningOf(one) === evening).map(({ id }) => id));
			const isOwn = (one: AnyEntry): boolean =>
				own.has(one.id) || (one.kind === 'void' && own.has(one.target));
			return {
				evening,
				entries: entries.filter(isOwn)
			};
		});
		const told = new Map(accountant.take({ club: entries, evenings: [] }).map((one) => [one.evening, one]));
		for (const log of logs) {
			const half = { ...log, entries: log.entries.slice(0, 3) };
			for (const one of accountant.take({ club: null, evenings: [half] })) told.set(one.evening, one);
			for (const one of accountant.take({ club: null, evenings: [log] })) told.set(one.evening, one);
		}
		expect(ledgerOf(told.values(), standing(entries)).balance).toBe(balance);
	});
});

describe('what reads the log for the Kasse', () => {
	const book = entry('0', 'rulebook', { rulebook: 'eigen', base: 'allgaeu', name: 'Eigenes', changes: {} });
	const evening = [opens('a', '2026-01-09', { rulebook: 'eigen' }), entry('b', 'close', { evening: 'a' })];

	it('knows an evening by the club’s own book as soon as the book has come', () => {
		const accountant = new Accountant();
		const first = accountant.take({ club: null, evenings: [{ evening: asId('a'), entries: evening }] });
		expect(first).toMatchObject([{ stands: 'gone', attended: FOUR }]);
		expect(accountant.take({ club: [book], evenings: [] })).toMatchObject([
			{ stands: 'closed', forKasse: true }
		]);
		expect(accountant.take({ club: [book], evenings: [] })).toEqual([]);
	});
});
