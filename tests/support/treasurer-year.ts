import type { AnyEntry } from '#lib/log/entry.ts';
import { seeded } from './chance.ts';
import { asEntry, entry, fieldsOf, FOUR, strike, type Fields } from './entries.ts';
import { booking, closes, opens, paid, struck } from './kasse.ts';

// A treasurer's year of twenty evenings by a book of the Allgäu with a pot, and beside it what it comes to, counted from the plain fields
// of the file with nothing of the app's own arithmetic.

export const YEAR_SEED = 'zwanzig Abende';
export const EVENINGS = 20;
export const POT = 'Reuegeld';

const dayOf = (evening: number): string =>
	`2026-${String(1 + Math.floor(evening / 2)).padStart(2, '0')}-${evening % 2 ? '23' : '09'}`;

/** Twelve games: Rufspiele at 10 cents, Soli at 25 for each of the three, doubled by each Schuss (allgaeu §4.1, §4.2.1, §6.1). */
function games(evening: string, chance: () => number): readonly AnyEntry[] {
	const below = (limit: number): number => Math.floor(chance() * limit);
	return Array.from({ length: 12 }, (_, i) => {
		const at = below(4);
		const [declarer, partner] = [FOUR[at], FOUR[(at + 1 + below(3)) % 4]];
		const common = { declarer, won: below(5) > 1, schuss: below(6) === 0 ? 1 : 0 };
		const game =
			below(3) === 0
				? { contract: 'solo', ...common }
				: { contract: 'rufspiel', partner, deckel: [], ...common };
		return entry(`${evening} ${String(10 + i)}`, 'game', { evening, game });
	});
}

/** The file's entries. */
export function treasurerYear(seed = YEAR_SEED): readonly AnyEntry[] {
	const chance = seeded(seed);
	const evenings = Array.from({ length: EVENINGS }, (_, i) => {
		const id = `e${String(i).padStart(2, '0')}`;
		const played = games(id, chance);
		// One game of every fifth evening was a mistake.
		const mistake = i % 5 === 4 ? [struck(id, '30', '12')] : [];
		const whole = [opens(id, dayOf(i), { rulebook: 'haus' }), ...played, ...mistake, closes(id, '40')];
		const lost = Object.entries(lossesIn(plain(whole)).get(id) ?? {});
		// By turns nobody pays, all pay in cash, all transfer, all pay the half; of one evening a payment is taken back.
		const payments = lost.flatMap(([member, cents], at) => {
			const amount = i % 4 === 3 ? Math.floor(cents / 2) : i % 4 === 0 ? 0 : cents;
			const onAccount = i % 4 === 2 ? { account: amount } : {};
			const place = `5${at}`;
			if (amount === 0) return [];
			const back = i === 5 && at === 0 ? [struck(id, '60', place)] : [];
			return [
				asEntry({ ...paid(id, place, member, amount, onAccount), at: `${dayOf(i)}T23:30:00+01:00` }),
				...back
			];
		});
		return [...whole, ...payments];
	});
	const levy = (id: string, member: string, fields: Fields): AnyEntry =>
		entry(id, 'levy', { date: '2026-02-01', member, ...fields });
	const due = { purpose: 'Jahresbeitrag 2026', amount: 2000, year: 2026 };
	const before = [
		...FOUR.map((name) =>
			entry(`0 ${name}`, 'member', { member: name, name: name[0]?.toUpperCase() + name.slice(1) })
		),
		entry('01 book', 'rulebook', {
			...{ rulebook: 'haus', base: 'allgaeu', name: 'Haus' },
			changes: {
				pots: {
					pot1: {
						...{ source: 'Hausregel', name: POT, lostEinzelspiel: { value: 50 }, takenBy: 'treasurer' },
						...{ passed: null, evening: null }
					}
				}
			}
		}),
		entry('02 bank', 'bank', { holder: 'Schafkopf-Freunde', iban: 'DE89370400440532013000' }),
		booking('03', '2025-12-30', 12_345, 'Anfangsbestand'),
		...FOUR.map((name, i) => levy(`04 ${i}`, name, due)),
		levy('05 fine', 'carl', { purpose: 'Zu spät', amount: 200 }),
		levy('05 pot', 'dora', { purpose: 'Vergeben', amount: 100, pot: POT })
	];
	const pays = (id: string, member: string, amount: number, of: string, fields: Fields = {}): AnyEntry =>
		booking(id, '2026-03-01', amount, 'Beitrag', { member, levy: of, ...fields });
	const after = [
		pays('f 1', 'anna', 2000, '04 0'),
		pays('f 2', 'ben', 2000, '04 1', { account: 2000 }),
		pays('f 3', 'carl', 1000, '04 2'),
		pays('f 4', 'carl', 200, '05 fine'),
		entry('f 5', 'pot', { date: '2026-03-01', pot: POT, member: 'dora', amount: 100, levy: '05 pot' }),
		booking('f 6', '2026-04-01', 0, 'Aufs Konto gebracht', { account: 8000 }),
		booking('f 7', '2026-05-01', -4505, 'Pokale', { account: -4505 }),
		booking('f 8', '2026-05-02', -990, 'Brotzeit'),
		// Written wrongly first, and another one that was none.
		booking('f 9', '2026-06-01', -500, 'Karten'),
		booking('f 9 b', '2026-06-01', -550, 'Karten', { replaces: 'f 9' }),
		...[booking('g 1', '2026-06-02', -700, 'Doppelt'), strike('g 2', 'g 1')]
	];
	const all = [...before, ...evenings.flat(), ...after];
	// Counted by two: 0,35 € too few in the box, 1,20 € too much on the account.
	const then = countedYear(plain(all), '2026-12-31');
	const count = booking('h 1', '2026-12-20', 85, 'Kasse gezählt', {
		counted: { cash: then.box - 35, account: then.account + 120, by: ['anna', 'dora'] },
		account: 120
	});
	const paidOut = FOUR.map((member, i) =>
		entry(`h 2 ${i}`, 'pot', { date: '2026-12-20', pot: POT, member, amount: -100 })
	);
	const closing = booking('h 3', '2026-12-31', 0, 'Jahresabschluss 2026', {
		closes: { year: 2026, balance: then.end + 85 }
	});
	// In the next year somebody transfers, and something is bought.
	const next = [
		asEntry({
			...fieldsOf(entry('i 0', 'paid', { evening: 'e19', member: 'anna', amount: 10, account: 10 })),
			at: '2027-01-02T20:00:00+01:00'
		}),
		booking('i 1', '2027-01-03', -1000, 'Geschenk', { account: -1000 })
	];
	return [...all, count, ...paidOut, closing, ...next];
}

/** As a program that knows nothing of the app reads the file. */
export const plain = (entries: readonly AnyEntry[]): readonly Fields[] =>
	JSON.parse(JSON.stringify(entries)) as Fields[];

const standingIn = (entries: readonly Fields[]): readonly Fields[] => {
	const gone = new Set(
		entries.flatMap(({ kind, target, replaces }) => [kind === 'void' ? target : replaces])
	);
	return entries.filter(({ id, kind }) => kind !== 'void' && !gone.has(id));
};

type Sums = Record<string, number>;
const into = (sums: Sums, key: string, cents: number): void => {
	sums[key] = (sums[key] ?? 0) + cents;
};
const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

interface Game {
	readonly contract: string;
	readonly declarer: string;
	readonly partner?: string;
	readonly won: boolean;
	readonly schuss: number;
}

/** Everybody's balance of an evening. */
function balanceOf(games: readonly Game[]): Sums {
	const sums: Sums = {};
	for (const { contract, declarer, partner, won, schuss } of games) {
		const price = (contract === 'solo' ? 25 : 10) * 2 ** schuss * (won ? 1 : -1);
		for (const name of FOUR) {
			const isWith = name === declarer || name === partner;
			into(sums, name, isWith ? price * (name === declarer && contract === 'solo' ? 3 : 1) : -price);
		}
	}
	return sums;
}

const gamesIn = (entries: readonly Fields[]): ReadonlyMap<string, readonly Game[]> => {
	const all = new Map<string, Game[]>();
	for (const { kind, evening, game } of entries)
		if (kind === 'game') all.set(String(evening), [...(all.get(String(evening)) ?? []), game as Game]);
	return all;
};

/** What each loser of an evening owes the Kasse (§10). */
function lossesIn(entries: readonly Fields[]): ReadonlyMap<string, Sums> {
	return new Map(
		[...gamesIn(standingIn(entries))].map(([evening, played]) => [
			evening,
			Object.fromEntries(
				Object.entries(balanceOf(played)).flatMap(([name, cents]) => (cents < 0 ? [[name, -cents]] : []))
			)
		])
	);
}

/** What the year comes to by the end of a day, in cents. */
export function countedYear(file: readonly Fields[], day: string) {
	const entries = standingIn(file);
	const of = (kind: string): readonly Fields[] => entries.filter((one) => one['kind'] === kind);
	const dayIn = ({ date, at }: Fields): string => String(date ?? String(at).slice(0, 10));
	const until = (all: readonly Fields[]): readonly Fields[] => all.filter((one) => dayIn(one) <= day);
	const cents = (all: readonly Fields[], field: string): number =>
		total(all.map((one) => Number(one[field] ?? 0)));
	const [bookings, payments] = [until(of('booking')), until(of('paid'))];
	const losses = lossesIn(entries);
	const winnings = total([...losses.values()].flatMap((own) => Object.values(own)));
	const end = winnings + cents(bookings, 'amount');
	const open = winnings - cents(payments, 'amount');
	const account = cents(bookings, 'account') + cents(payments, 'account');
	const owing: Sums = {};
	for (const own of losses.values()) for (const [name, lost] of Object.entries(own)) into(owing, name, lost);
	for (const { member, amount } of of('levy')) into(owing, String(member), Number(amount));
	for (const { member, amount } of payments) into(owing, String(member), -Number(amount));
	for (const { member, amount, levy } of [...bookings, ...of('pot')])
		if (levy !== undefined) into(owing, String(member), -Number(amount));
	const lostSoli = [...gamesIn(entries).values()]
		.flat()
		.filter(({ contract, won }) => contract === 'solo' && !won).length;
	const paidFor = (levies: (levy: Fields) => boolean): number => {
		const ids = new Set(
			of('levy')
				.filter(levies)
				.map(({ id }) => id)
		);
		return cents(
			bookings.filter(({ levy }) => ids.has(levy)),
			'amount'
		);
	};
	return {
		...{ end, winnings, open, account, owing, box: end - open - account },
		pot: 50 * lostSoli + cents(of('pot'), 'amount'),
		dues: paidFor(({ year }) => year !== undefined),
		fines: paidFor(({ year }) => year === undefined)
	};
}
