import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
	AT,
	EVENING,
	FOUR,
	asEntry,
	entry,
	fieldsOf,
	fileText,
	game,
	members,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../tests/support/entries.ts';
import { partie, partieEvening } from '../../../tests/support/partie.ts';
import { nextId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { totalOf, type Line } from '#lib/rules/bill.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import type { GameAudit } from './audit-evening.ts';
import { auditOf, type Audit } from './audit.ts';
import { readClubFile } from './club-file.ts';

// Every figure is worked out by hand from the Allgäu rules; paragraphs are theirs. Amounts are cents.

function auditText(text: string): Audit {
	const read = readClubFile(text);
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return auditOf(read.value.entries);
}

const golden = auditText(readFileSync('tests/golden/allgaeu-evening.schafkopf.json', 'utf8'));
const friday = golden.evenings['freitag'];
const games = new Map(friday?.games.map((one) => [one.entry, one]));

/** Amounts in the order of the seats; a player who is not at the table is left out. */
const paid = (anna?: number, ben?: number, carl?: number, dora?: number, emil?: number): Fields =>
	Object.fromEntries(
		Object.entries({ anna, ben, carl, dora, emil }).filter(([, cents]) => cents !== undefined)
	);

describe('the golden evening', () => {
	it.each<readonly [string, string, number, boolean | null, Fields]>([
		// 29 for the others is Schneider (§2.2): (10 + 5 + 3 × 5) × 2 Schuss × 2 × 2 Deckel (§6.1, §4.4)
		['Rufspiel with all surcharges', 'e11', 240, true, paid(240, 240, -240, -240)],
		// 55 lose; two Laufende are fewer than three and add nothing (§4.2.1): 25 × 2 Deckel
		['Solo lost', 'e12', 50, false, paid(50, 50, -150, 50)],
		// nobody counted: 25 + 5 Schneider + 2 × 5 Laufende, from two in a Wenz (§4.2.2); × 2 Deckel
		['Wenz by result alone', 'e13', 80, true, paid(-80, -80, -80, 240)],
		// no Schneider, no Laufende (§4.2.5): 25 × 2 Deckel
		['Bettel', 'e16', 50, true, paid(150, -50, -50, -50)],
		// 10 × 2 × 2 Spritzen; 10 and 20 Augen win, 40 and 50 lose (§4.3.2, §6.2)
		['Mungo', 'e17', 40, null, paid(40, 40, -40, -40)],
		// (25 + 3 × 5) × 2 (§4.2.3); a Tout needs no Deckel (§4.4)
		['Tout lost', 'e20', 80, false, paid(80, -240, 80, 80)],
		// five now, Ben deals and sits out (§7.1): 10 × 2 Deckel
		['Rufspiel lost, at five', 'e22', 20, false, paid(20, undefined, -20, 20, -20)],
		// Dora dealt out of turn and sits out: (25 + 3 × 5) × 2 Bockspiel (§8.4)
		['Bockspiel', 'e23', 80, true, paid(-80, -80, -80, undefined, 240)],
		// Carl deals; the correction has Ben for a partner, and a Deckel: 10 × 2
		['the correction of e24', 'e27', 20, true, paid(-20, 20, undefined, 20, -20)],
		// Dora deals; three with 24 are level: a third of 10, rounded up to 10, from the fourth (§4.3.2)
		['Mungo, three level', 'e25', 10, null, paid(-30, 10, 10, undefined, 10)],
		// Emil deals, e26 having been struck: (25 + 8 × 5) × 4 (§4.2.4)
		['Sie', 'e29', 260, true, paid(-260, 780, -260, -260)],
		// Anna deals: as an Einzelspiel 25 × 2 Deckel
		['Farbwenz lost, after the close', 'e32', 50, false, paid(undefined, -150, 50, 50, 50)]
	])('%s', (_, entry, price, won, payoff) => {
		expect(games.get(entry)).toMatchObject({ price, won, opens: [] });
		expect(games.get(entry)?.payoff).toEqual(payoff);
	});

	it('lists the games in their order: a correction in the old place, nothing that was struck', () => {
		const order = ['e11', 'e12', 'e13', 'e16', 'e17', 'e20', 'e22', 'e23', 'e27', 'e25', 'e29', 'e32'];
		expect([...games.keys()]).toEqual(order);
	});

	it('itemises a price with its paragraphs', () => {
		expect(games.get('e11')?.lines).toEqual([
			{ label: 'Grundpreis Rufspiel', amount: 10, source: '§4.1' },
			{ label: 'Schneider', amount: 5, source: '§6.1' },
			{ label: '3 Laufende', amount: 15, source: '§6.1' },
			{ label: 'Schuss', factor: 2, source: '§6.1' },
			{ label: 'Deckel', factor: 2, source: '§4.4' },
			{ label: 'Deckel', factor: 2, source: '§4.4' }
		]);
		expect(games.get('e23')?.lines.at(-1)).toEqual({ label: 'Bockspiel', factor: 2, source: '§8.4' });
	});

	it.each([...games])('%s: the sum of amounts times the factors is the price', (_, one: GameAudit) => {
		expect(totalOf(one.lines as readonly Line[])).toBe(one.price);
	});

	it('balances, Stock and winnings', () => {
		// The games above; Carl into the Stock 50 and 100 for Vergeben, 50 for Verabheben (§8.1, §8.2), which lay at 50;
		// and 5 cents too much from Ben: 5 more for him, 3 from Dora and 2 from Emil, who sits after her (§6.3).
		expect(friday?.balance).toEqual({
			anna: 240 + 50 - 80 + 150 + 40 + 80 + 20 - 80 - 20 - 30 - 260,
			ben: 240 + 50 - 80 - 50 + 40 - 240 - 80 + 20 + 10 + 780 - 150 + 5,
			carl: -240 - 150 - 80 - 50 - 40 + 80 - 20 - 80 + 10 - 260 + 50 - 200,
			dora: -240 + 50 + 240 - 50 - 40 + 80 + 20 + 20 - 260 + 50 - 3,
			emil: -20 + 240 - 20 + 10 + 50 - 2
		});
		expect(friday?.balance).toEqual({ anna: 110, ben: 545, carl: -980, dora: -133, emil: 258 });
		expect(friday?.stock).toBe(250);
		expect(friday?.winnings).toBe(110 + 545 + 258);
	});

	it('who deals next: after Ben the deal passed on five times, the Bockspiel and what was struck apart', () => {
		expect(friday).toMatchObject({ dealer: 'ben', sittingOut: ['ben'] });
	});

	it('says what was done against the rules, and what has lost its evening', () => {
		expect(friday?.warnings?.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual([
			'e32 after-close',
			'e32 contract-not-here'
		]);
		expect(golden.warnings?.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual(['e41 orphan']);
		expect(Object.keys(golden.evenings)).toEqual(['freitag']);
	});
});

describe('the audit', () => {
	const solo = { contract: 'solo', declarer: 'anna', augen: 70, deckel: ['anna'] };
	const club = members(...FOUR);

	it('of nothing is empty, and has no warnings', () => {
		expect(auditText(fileText(club))).toEqual({ evenings: {}, championships: {}, kasse: { balance: 0 } });
	});

	it('of an evening just opened', () => {
		expect(auditText(fileText([...club, opening('1', { stock: 40 })]))).toEqual({
			evenings: {
				freitag: {
					...{
						games: [],
						balance: paid(0, 0, 0, 0),
						stock: 40,
						stockBefore: 40,
						dealer: 'dora',
						sittingOut: []
					},
					...{ round: null, queue: [], openVotes: 0, winnings: 0 }
				}
			},
			championships: {},
			kasse: { balance: 0 }
		});
	});

	it('orphans every entry of a lost evening that counts, and nothing else', () => {
		const text = fileText([
			...[...club, opening('1'), game('2', solo), tonight('3', 'close'), tonight('4', 'applause')],
			...[game('5', solo), strike('6', '5'), strike('7', '1')]
		]);
		expect(auditText(text)).toEqual({
			...{ evenings: {}, championships: {}, kasse: { balance: 0 } },
			warnings: ['2', '3'].map((entry) => ({
				...{ entry, rule: 'orphan' },
				text: 'Der Abend dieses Eintrags zählt nicht mehr.'
			}))
		});
	});

	it('of the Kasse: winnings of ordinary closed evenings and bookings; what was paid in moves nothing', () => {
		const booked = entry('8', 'booking', { date: '2026-01-01', amount: -1234, purpose: 'Pokale' });
		const deposit = entry('9', 'booking', { date: '2026-01-02', amount: 500, purpose: 'Einlage' });
		const paidIn = tonight('7', 'paid', { member: 'ben', amount: 50 });
		const closed = [...club, opening('1'), game('2', solo), tonight('3', 'close')];
		const kasse = (...log: readonly AnyEntry[]): number => auditOf(log).kasse.balance;
		// Solo, one Deckel: 25 × 2 of each of three.
		expect(kasse(...closed)).toBe(150);
		expect(kasse(...closed, paidIn, booked, deposit)).toBe(150 - 1234 + 500);
		expect(kasse(...closed, paidIn, booked, deposit, strike('a', '8'))).toBe(150 + 500);
		expect(kasse(...closed, strike('a', '3'))).toBe(0);
		expect(kasse(...closed, opening('a', { occasion: 'ausflug', replaces: '1' }))).toBe(0);
	});

	it('keeps a member called __proto__ as one of four', () => {
		const seats = ['anna', 'ben', 'carl', '__proto__'];
		const text = fileText([...members(...seats), opening('1', { seats, dealer: 'anna' }), game('2', solo)]);
		const { evenings } = JSON.parse(JSON.stringify(auditText(text))) as Audit;
		expect(Object.entries(evenings['freitag']?.balance ?? {})).toEqual([
			['anna', 150],
			['ben', -50],
			['carl', -50],
			['__proto__', -50]
		]);
	});

	it.each(['muenchen', 'saukopf'])('orphans an incident that %s, which counts, does not know', (rulebook) => {
		const vergeben = { evening: EVENING, incident: 'vergeben', player: 'anna' };
		const audit = auditOf([
			...members(...FOUR),
			...[opening('1', { rulebook }), opening('2'), entry('3', 'incident', vergeben)]
		]);
		expect(audit.warnings?.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual(['3 orphan']);
		expect(audit.evenings[EVENING]?.stock).toBe(0);
	});

	it('orphans a game that only another book of its evening accepts', () => {
		const other = {
			...allgaeu,
			id: 'other',
			contracts: { ...allgaeu.contracts, gargaraz: allgaeu.contracts.wenz }
		};
		const books = new Map([allgaeu, other].map((book) => [book.id, book as typeof allgaeu]));
		const log: readonly AnyEntry[] = [
			...[
				...club,
				opening('1', { rulebook: 'other' }),
				game('2', solo),
				game('3', { ...solo, contract: 'gargaraz' })
			],
			opening('4', { replaces: '1' })
		];
		const audit = auditOf(log, books);
		expect(audit.evenings['freitag']?.games.map(({ entry }) => entry)).toEqual(['2']);
		expect(audit.warnings?.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual(['3 orphan']);
		expect(auditOf(log.slice(0, -1), books).warnings).toBeUndefined();
	});

	it('says the same in whatever order the entries came', () => {
		const text = readFileSync('tests/golden/allgaeu-evening.schafkopf.json', 'utf8');
		const read = readClubFile(text);
		expect(auditOf(read.ok ? read.value.entries.toReversed() : [])).toEqual(golden);
	});
});

it('ranks a table that two phones wrote once, and warns of the list that does not count', () => {
	const solo = { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna'] };
	const audit = auditOf([
		...partie('zockmeisterschaft'),
		partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' }),
		game('3', solo),
		entry('4', 'game', { evening: 'zweite', game: { ...solo, declarer: 'ben' } })
	]);
	const points = audit.championships['meisterschaft']?.ranking.map((one) => [one.player, one.points]);
	expect(points).toEqual([
		['anna', 15],
		['ben', -5],
		['carl', -5],
		['dora', -5]
	]);
	expect(audit.evenings[EVENING]?.warnings).toBeUndefined();
	expect(audit.evenings['zweite']).toMatchObject({
		points: { anna: -5, ben: 15, carl: -5, dora: -5 },
		warnings: [{ entry: '2 evening again', rule: 'second-evening' }]
	});
});

it('warns of a second list that has only totals from paper', () => {
	const audit = auditOf([
		...partie('zockmeisterschaft'),
		partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' }),
		game('3', { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna'] }),
		entry('4', 'paper', { evening: 'zweite', games: 40, points: { anna: -9, ben: 9 } })
	]);
	expect(audit.championships['meisterschaft']?.ranking.map(({ points }) => points)).toEqual([15, -5, -5, -5]);
	expect(audit.evenings[EVENING]?.warnings).toBeUndefined();
	expect(audit.evenings['zweite']?.warnings?.map(({ rule }) => rule)).toEqual(['second-evening']);
});

it('says of totals from paper the points that count: none of a list that is invalid (schafkopfschule 5.3.6)', () => {
	const paper = tonight('3', 'paper', { games: 32, points: { anna: -9, ben: 9 } });
	const invalid = tonight('4', 'invalid', { championship: 'meisterschaft', reason: 'gekürzt' });
	const told = (...entries: readonly AnyEntry[]): unknown =>
		auditOf([...partie('schafkopfschule'), ...entries]).evenings[EVENING]?.paper?.map(({ points }) => points);
	expect(told(paper)).toEqual([{ anna: -9, ben: 9 }]);
	expect(told(paper, invalid)).toEqual([{}]);
	const alone = auditOf([...members(...FOUR), opening('0 opening'), paper]);
	expect(alone.evenings[EVENING]?.paper).toEqual([
		{ entry: '3', games: 32, payoff: { anna: 0, ben: 0, carl: 0, dora: 0 } }
	]);
});

// club-file.md, The audit: "A file of 50,000 entries is audited within ten seconds, whatever they are." All of one championship.
describe('50,000 rulings', () => {
	const MANY = 50_000;
	const nth = (i: number): string => `5 ${String(i).padStart(6, '0')}`;
	const audited = (make: (i: number) => Fields): Audit =>
		auditOf([
			...partie('schafkopfschule'),
			...Array.from({ length: MANY }, (_, i) =>
				asEntry({ at: AT, championship: 'meisterschaft', ...make(i), id: nth(i) })
			)
		]);
	const lots = (i: number): Fields => ({
		kind: 'draw',
		what: 'lots',
		result: i % 2 === 0 ? FOUR : FOUR.toReversed()
	});
	const dispute = (game: string): Fields => ({
		kind: 'dispute',
		game,
		swing: { anna: 1 },
		best: { anna: 1 }
	});
	const first = ({ championships }: Audit): unknown => championships['meisterschaft']?.ranking[0]?.player;

	it.each<[string, (i: number) => Fields]>([
		['of one thing, all apart', (i) => ({ ...lots(i), seen: '1 championship' })],
		['of one thing, in turn', (i) => ({ ...lots(i), seen: i === 0 ? '1 championship' : nth(i - 1) })],
		// The last draw counts (5.4.2): Dora stands first.
		['of one thing, from before they said what they saw', lots]
	])('%s', (_, make) => {
		expect(first(audited(make))).toBe('dora');
	});

	it.each<[string, (i: number) => Fields]>([
		['each thing twice, in turn', (i) => ({ ...dispute(`g${i % 25_000}`), seen: nth(i - 1) })],
		['each thing twice, on two lines', (i) => ({ ...dispute(`g${i >> 1}`), seen: nth(i - 2) })],
		[
			'of a game that was copied 25,000 times',
			(i) =>
				i < 25_000
					? { kind: 'passed', evening: EVENING, copyOf: nth(i - 1) }
					: { ...dispute(nth(0)), seen: 'x' }
		]
	])('%s', (_, make) => {
		expect(audited(make).championships['meisterschaft']?.ranking).toHaveLength(4);
	});
});

// club-file.md, Entries: "What was written apart is a clash to be shown; what was written in turn never is." A list that
// changed hands more than three times used to count as two, and the second phone's games were left out.
describe('a list that two phones wrote', () => {
	const by = (device: number, n: number): string => nextId(null, 1_700_000_000_000 + n, BigInt(device));
	/** §11.5: the Solo player's three fives; §4: 25 cents, doubled by his Deckel (§6), from each of the three. */
	const wonBy = (declarer: string): Fields => ({ contract: 'solo', declarer, won: true, deckel: [declarer] });
	type Written = readonly [device: number, n: number, seen: string | null];
	const games = (...written: readonly Written[]): readonly AnyEntry[] =>
		written.map(([device, n, seen]) =>
			game(by(device, n), wonBy(device === 1 ? 'anna' : 'ben'), seen === null ? {} : { seen })
		);
	const ranked = (audit: Audit): unknown =>
		audit.championships['meisterschaft']?.ranking.map(({ player, points }) => `${player} ${points}`);
	const warned = (audit: Audit): unknown =>
		audit.evenings[EVENING]?.warnings?.map(({ entry, rule }) => [entry, rule]);

	const inTurn = games(
		...[1, 2, 1, 2, 1, 2, 1].map((device, n): Written => [
			device,
			n,
			n === 0 ? null : by(1 + (n % 2 === 1 ? 0 : 1), n - 1)
		])
	);
	/** The first game in turn; then two games on one phone and three on the other, at the same time by the clock. */
	const apart = games(
		[1, 0, null],
		[1, 10, by(1, 0)],
		[2, 15, by(1, 0)],
		[1, 20, by(1, 10)],
		[2, 25, by(2, 15)],
		[2, 26, by(2, 25)]
	);

	it.each([
		['as its entries say', inTurn],
		['before entries said so', inTurn.map(fieldsOf).map(({ seen: _, ...entry }) => asEntry(entry))]
	])('in turn counts whole after six changes of hands, %s', (_, entries) => {
		// Four Solos of anna's, three of ben's: 4 × 15 − 3 × 5 and 3 × 15 − 4 × 5; carl and dora lost 7 × 5.
		const audit = auditOf([...partie('zockmeisterschaft'), ...entries]);
		expect(ranked(audit)).toEqual(['anna 45', 'ben 25', 'carl -35', 'dora -35']);
		expect(warned(audit)).toBeUndefined();
		// 4 × 150 − 3 × 50 and 3 × 150 − 4 × 50.
		expect(audit.evenings[EVENING]?.balance).toEqual({ anna: 450, ben: 250, carl: -350, dora: -350 });
	});

	it('apart is ranked as the first one wrote it, and warned of', () => {
		const audit = auditOf([...partie('zockmeisterschaft'), ...apart]);
		// Three Solos of anna's.
		expect(ranked(audit)).toEqual(['anna 45', 'ben -15', 'carl -15', 'dora -15']);
		expect(warned(audit)).toEqual([[by(2, 15), 'second-evening']]);
		expect(audit.evenings[EVENING]?.warnings?.[0]?.text).toContain(
			'zählt einstweilen, was zuerst begonnen wurde'
		);
		// The money is computed in order: 3 × 150 − 3 × 50 for both.
		expect(audit.evenings[EVENING]?.balance).toEqual({ anna: 300, ben: 300, carl: -300, dora: -300 });
	});

	it.each(['allgaeu', 'muenchen'])('apart is warned of outside a championship, too (%s)', (rulebook) => {
		const entries = apart.map((one) => asEntry({ ...one, game: { ...wonBy('anna'), deckel: [] } }));
		const audit = auditOf([...members(...FOUR), opening('0 opening', { rulebook }), ...entries]);
		expect(audit.evenings[EVENING]?.games).toHaveLength(6);
		const [warning, ...others] = (audit.evenings[EVENING]?.warnings ?? []).filter(
			({ rule }) => rule === 'second-evening'
		);
		expect([warning?.entry, others]).toEqual([by(2, 15), []]);
		expect(warning?.text).toContain('auf zwei Handys nebeneinander geschrieben');
		// Struck one by one, it is over.
		const struck = [15, 25, 26].map((n) => strike(by(1, 100 + n), by(2, n)));
		const after = auditOf([...members(...FOUR), opening('0 opening', { rulebook }), ...entries, ...struck]);
		expect(after.evenings[EVENING]?.warnings?.map(({ rule }) => rule) ?? []).not.toContain('second-evening');
	});
});
