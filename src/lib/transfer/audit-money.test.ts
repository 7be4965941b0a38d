import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entry, fileText, FOUR, members, type Fields } from '../../../tests/support/entries.ts';
import { closes, opens, rufspiel, solo } from '../../../tests/support/kasse.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { roundTemplate } from '#lib/rules/house/templates.ts';
import { auditOf, type Audit } from './audit.ts';
import { readClubFile } from './club-file.ts';
import type { AnyEntry } from '#lib/log/entry.ts';

// What moves money beside the price: pots, fees, and Deckel that only who laid them pays. Worked out by hand; amounts are cents.

const source = 'Hausregel';

/** The audit of evenings by a book of the club's own, made of the Allgäu's. */
function audited(changes: Fields, ...entries: readonly AnyEntry[]): Audit {
	const book = entry('0 own', 'rulebook', { rulebook: 'own', base: 'allgaeu', name: 'Own', changes });
	const read = readClubFile(fileText([book, ...members(...FOUR), ...entries]));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return auditOf(read.value.entries);
}
const evening = (id: string, date: string, fields: Fields = {}): AnyEntry =>
	opens(id, date, { rulebook: 'own', ...fields });
const passedOver = (id: string): AnyEntry =>
	entry(`a ${id}`, 'game', { evening: 'a', game: { contract: 'solo', declarer: 'ben', won: true } });

describe('pots', () => {
	const pot1 = {
		...{ source, name: 'Reuegeld', lostEinzelspiel: { value: 50, source } },
		...{ passed: null, evening: { value: 100, source }, takenBy: 'einzelspiel' }
	};

	it('stand beside the Stock, game by game and for the evening, and in no balance', () => {
		const { evenings } = audited(
			{ pots: { pot1 } },
			evening('a', '2026-01-09'),
			solo('a', '1'),
			passedOver('2')
		);
		const [lost, won] = evenings['a']?.games ?? [];
		// dora loses a Solo and pays 50; ben wins the next one and takes them; at the end each of the four pays 100.
		expect(lost?.pots).toEqual({ Reuegeld: { dora: -50 } });
		expect(won?.pots).toEqual({ Reuegeld: { ben: 50 } });
		expect(evenings['a']?.pots).toEqual({ Reuegeld: { dora: -150, ben: -50, anna: -100, carl: -100 } });
		// 25 from dora to each, 25 from each to ben (§4.2.1): what lies in a pot is none of it.
		expect(evenings['a']?.balance).toEqual({ anna: 0, ben: 100, carl: 0, dora: -100 });
	});

	it('pay out what earlier evenings paid in, by their dates and not as they were written', () => {
		const { evenings } = audited(
			{ pots: { pot1: { ...pot1, evening: null } } },
			...[evening('a', '2026-02-06'), passedOver('1')],
			...[evening('b', '2026-01-09'), solo('b', '1')]
		);
		expect(evenings['b']?.pots).toEqual({ Reuegeld: { dora: -50 } });
		expect(evenings['a']?.games[0]?.pots).toEqual({ Reuegeld: { ben: 50 } });
	});

	it('are named nowhere where the book has none', () => {
		const { evenings } = audited({}, evening('a', '2026-01-09'), solo('a', '1'));
		expect(evenings['a']).not.toHaveProperty('pots');
		expect(evenings['a']?.games[0]).not.toHaveProperty('pots');
	});
});

describe('fees', () => {
	it('are named for each who pays one, and go into the Kasse with the winnings', () => {
		const fees = { evening: { value: 200, source }, from: 1 };
		const { evenings, kasse } = audited(
			{ fees },
			...[evening('a', '2026-01-09'), solo('a', '1'), closes('a', '2')]
		);
		expect(evenings['a']?.fees).toEqual({ anna: 200, ben: 200, carl: 200, dora: 200 });
		// dora's 75 are the others' winnings (§10), and four fees of 200.
		expect(kasse.balance).toBe(875);
	});
});

describe('a Deckel that counts only between who laid it and each other', () => {
	const layer = (price: number): Fields => ({
		...{ deckel: { pays: 'layer' }, contracts: { rufspiel: { base: { value: price, source } } } }
	});
	const laid = (by: string): AnyEntry => {
		const { game, ...written } = rufspiel('a', '1') as unknown as Fields & { game: Fields };
		return { ...written, game: { ...game, deckel: [by] } } as unknown as AnyEntry;
	};
	const gameOf = (price: number, by: string) =>
		audited(layer(price), evening('a', '2026-01-09'), laid(by)).evenings['a']?.games[0];

	it('says what comes on top of the price for whom', () => {
		// carl and dora owe anna and ben 5 each; between carl and each of them it is twice that.
		expect(gameOf(10, 'carl')).toMatchObject({
			price: 10,
			payoff: { anna: 15, ben: 15, carl: -20, dora: -10 },
			onTop: { anna: 5, ben: 5, carl: -10, dora: 0 }
		});
	});

	it('drops half cents of all but the declarer', () => {
		// At 5 cents anna, who declared and laid, gets 2.5 more of each of the two who lost: they pay 2.
		expect(gameOf(5, 'anna')).toMatchObject({
			payoff: { anna: 9, ben: 5, carl: -7, dora: -7 },
			onTop: { anna: 4, ben: 0, carl: -2, dora: -2 }
		});
	});
});

describe('the rate of an evening', () => {
	it('that is neither of the two tariffs is warned of, and the small one holds', () => {
		const unit = { large: { value: 2, source } };
		const at = (rate: number) =>
			audited({ unit }, evening('a', '2026-01-09', { rate }), rufspiel('a', '1')).evenings['a'];
		const rules = (rate: number) => at(rate)?.warnings?.map(({ rule }) => rule);
		expect(rules(7)).toContain('rate-unknown');
		expect([at(7), at(1), at(2)].map((one) => one?.games[0]?.price)).toEqual([10, 10, 20]);
		for (const rate of [1, 2]) expect(rules(rate)).not.toContain('rate-unknown');
	});
});

describe('what is no game', () => {
	it('moves the balance by name: a wrong deal, what was collected wrongly', () => {
		const incident = (id: string, fields: Fields): AnyEntry =>
			entry(`a ${id}`, 'incident', { evening: 'a', ...fields });
		const pot1 = { source, name: 'Geberkasse', misdealt: { value: 20, source }, takenBy: 'treasurer' };
		const empty = { passed: null, evening: null, lostEinzelspiel: null };
		const { evenings, pots } = audited(
			{ pots: { pot1: { ...empty, ...pot1 } } },
			...[evening('a', '2026-01-09', { stock: 70 }), incident('1', { incident: 'vergeben', player: 'ben' })],
			incident('2', { incident: 'falschKassiert', from: ['anna'], to: ['carl', 'dora'], amount: 10 }),
			entry('z', 'pot', { date: '2026-01-10', pot: 'Geberkasse', member: 'carl', amount: -15 })
		);
		// §8.1: 50 into the Stock for the first; the club's own pot gets 20. §6.3: each who paid 10 too much gains 10.
		expect(evenings['a']).toMatchObject({
			others: [
				{ entry: 'a 1', what: 'vergeben', amounts: { ben: -50 }, pots: { Geberkasse: { ben: -20 } } },
				{ entry: 'a 2', what: 'falschKassiert', amounts: { anna: -20, carl: 10, dora: 10 } }
			],
			...{ stock: 120, stockBefore: 70, balance: { anna: -20, ben: -50, carl: 10, dora: 10 } }
		});
		// 20 paid in, 15 taken out by the treasurer.
		expect(pots).toEqual({
			Geberkasse: { held: 5, moved: [{ entry: 'z', member: 'carl', amount: -15 }] }
		});
	});

	it('is a deal that nobody plays, by München: each of the four pays 10 into the Stock', () => {
		const passed = entry('a 1', 'passed', { evening: 'a' });
		const { evenings } = audited({}, opens('a', '2026-01-09', { rulebook: 'muenchen' }), passed);
		const each = { anna: -10, ben: -10, carl: -10, dora: -10 };
		expect(evenings['a']?.others).toEqual([
			{ entry: 'a 1', what: 'passed', amounts: each, source: 'Vorbereitungen' }
		]);
		expect(evenings['a']?.stock).toBe(40);
	});
});

describe('the Kasse', () => {
	it('is what each evening brings and what was booked', () => {
		const fees = { evening: { value: 200, source }, from: 1 };
		const { evenings, kasse } = audited(
			{ fees },
			...[
				evening('a', '2026-01-09'),
				solo('a', '1'),
				closes('a', '2'),
				evening('b', '2026-02-06'),
				solo('b', '1')
			],
			entry('y', 'booking', { date: '2026-01-10', amount: -300, purpose: 'Karten' }),
			...[
				entry('y1', 'booking', { date: '2026-01-11', amount: 1, purpose: 'Irrtum' }),
				entry('y2', 'void', { target: 'y1' })
			]
		);
		// 75 won and four fees of 200; the second evening is still open.
		expect([evenings['a']?.intoKasse, evenings['b']?.intoKasse]).toEqual([875, undefined]);
		expect(kasse).toEqual({ balance: 575, bookings: [{ entry: 'y', amount: -300 }] });
	});
});

describe('a round of the club’s own', () => {
	it('is named where it is opened, runs or waits, and its factor is a line', () => {
		const sentence1 = { source, after: 'lost', of: 'solo', each: null, double: null, opens: 'runde1' };
		const made = {
			rounds: { runde1: { ...roundTemplate(allgaeu, 'runde1'), factor: { value: 3, source } } },
			...{ words: { rounds: { runde1: 'Dreierrunde' } }, sentences: { sentence1 } }
		};
		const { evenings } = audited(made, evening('a', '2026-01-09'), solo('a', '1'), solo('a', '2'));
		const [first, second] = evenings['a']?.games ?? [];
		expect(first?.opens).toEqual(['runde1']);
		expect(second?.lines).toContainEqual(expect.objectContaining({ factor: 3, label: 'Dreierrunde' }));
		expect(evenings['a']).toMatchObject({ round: { kind: 'runde1' }, ownRounds: { runde1: 'Dreierrunde' } });
	});
});

describe('what becomes of a price last', () => {
	it('is a line that says what was rounded, and what was limited', () => {
		const rounding = { to: 10, way: 'up', source };
		const { evenings } = audited(
			{ rounding, cap: { value: 20, source } },
			...[evening('a', '2026-01-09'), solo('a', '1')]
		);
		const [lost] = evenings['a']?.games ?? [];
		// 25 (§4.2.1), up to 30, and no game is dearer than 20.
		expect(lost?.lines.slice(-2)).toMatchObject([
			{ becomes: 30, source },
			{ becomes: 20, source }
		]);
		expect([lost?.price, lost?.payoff]).toEqual([20, { anna: 20, ben: 20, carl: 20, dora: -60 }]);
	});
});

describe('every balance', () => {
	const files = [
		'allgaeu-evening',
		'every-book',
		'zockmeisterschaft-13',
		'schule-turnier-8',
		'saukopf-evenings'
	];

	it.each(files)('of %s is the sum of what is named, to the cent', (name) => {
		const read = readClubFile(readFileSync(`tests/golden/${name}.schafkopf.json`, 'utf8'));
		if (!read.ok) throw new Error(name);
		const { evenings, kasse } = auditOf(read.value.entries);
		for (const audit of Object.values(evenings)) {
			const { games, others = [], paper = [], balance, points = {}, stock, stockBefore = 0 } = audit;
			const counted = [...games, ...paper].map(({ points = {} }) => points);
			for (const [member, sum] of Object.entries(points))
				expect(counted.reduce((all, one) => all + (one[member] ?? 0), 0)).toBe(sum);
			const named = [...games.flatMap(({ payoff, stock = {}, bought = {} }) => [payoff, stock, bought])];
			const moved = [...named, ...others.map(({ amounts }) => amounts), ...paper.map(({ payoff }) => payoff)];
			const sums = Object.keys(balance).map((member) => [
				member,
				moved.reduce((sum, one) => sum + (one[member] ?? 0), 0)
			]);
			expect(Object.fromEntries(sums)).toEqual(balance);
			expect(stockBefore - Object.values<number>(balance).reduce((sum, one) => sum + one, 0)).toBe(stock);
		}
		const brought = Object.values(evenings).map(({ intoKasse = 0 }) => intoKasse as number);
		const booked = (kasse.bookings ?? []).map(({ amount }) => amount as number);
		expect([...brought, ...booked].reduce((sum, one) => sum + one, 0)).toBe(kasse.balance);
	});
});
