import { describe, expect, it } from 'vitest';
import { entry, fileText, FOUR, members, type Fields } from '../../../tests/support/entries.ts';
import { closes, opens, rufspiel, solo } from '../../../tests/support/kasse.ts';
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
