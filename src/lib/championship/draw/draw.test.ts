import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, game } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import { seeded } from '../../../../tests/support/chance.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry, DrawEntry, SubstituteEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship, type Championship } from '../from-log.ts';
import type { Partie } from '../lists/partie.ts';
import { inChampionshipWords } from '../refusal-text.ts';
import {
	countingDraw,
	drawingOrder,
	drawsElsewhere,
	numbersByHand,
	numbersEntries,
	numbersOf,
	numbersToDraw,
	planIsForNumbers,
	stagesByLot,
	drawn,
	lotFrom,
	type Lot
} from './numbers.ts';
import { drawnSeats, firstDealer, seatDraws, seatedFrom, seatsToDraw, tableMembers } from './seats.ts';
import { rulingsIn } from '../rulings.ts';

const ids = (...names: readonly string[]): MemberId[] => names.map((name) => asId<MemberId>(name));
const SIX = ids('anna', 'ben', 'carl', 'dora', 'emil', 'franz');
const first: Lot = () => 0;
const last: Lot = (limit) => limit - 1;

describe('lots', () => {
	it('throw a word away that would favour the low numbers', () => {
		// 2^32 = 6 × 715827882 + 4: the four highest words would make 0 to 3 likelier than 4 and 5.
		const words = [4294967295, 4294967292, 4294967291];
		expect(lotFrom(() => words.shift() ?? Number.NaN)(6)).toBe(5);
		expect(words).toEqual([]);
	});

	it('keep every word where the limit divides them all', () => {
		expect(lotFrom(() => 4294967295)(4)).toBe(3);
		expect(lotFrom(() => 4294967295)(1)).toBe(0);
	});

	it('are drawn out of a pot, one after the other', () => {
		expect(drawn(['a', 'b', 'c'], first)).toEqual(['a', 'b', 'c']);
		expect(drawn(['a', 'b', 'c'], last)).toEqual(['c', 'b', 'a']);
		const lots = [1, 1, 0];
		expect(drawn(['a', 'b', 'c'], () => lots.shift() ?? Number.NaN)).toEqual(['b', 'c', 'a']);
	});

	it('lead to every order by exactly one way', () => {
		// 4 × 3 × 2 × 1 ways of drawing, 24 orders: all equally likely.
		const orders = new Set<string>();
		for (let way = 0; way < 24; way++) {
			let left = way;
			const lot: Lot = (limit) => {
				const at = left % limit;
				left = Math.floor(left / limit);
				return at;
			};
			orders.add(drawn(['a', 'b', 'c', 'd'], lot).join(''));
		}
		expect(orders.size).toBe(24);
	});

	it('fall on every place equally often', () => {
		const chance = seeded('lots');
		const lot = lotFrom(() => Math.floor(chance() * 2 ** 32));
		const counts = SIX.map(() => 0);
		for (let i = 0; i < 12_000; i++) {
			const at = drawn(SIX, lot).indexOf(asId<MemberId>('anna'));
			counts[at] = (counts[at] ?? 0) + 1;
		}
		// 2,000 each, with a standard deviation of 41.
		for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(180);
	});

	it('lose and double nobody, whatever the chance', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.string(), { maxLength: 48 }),
				fc.infiniteStream(fc.nat()),
				(list, words) => {
					const lot = lotFrom(() => words.next().value ?? 0);
					expect([...drawn(list, lot)].sort()).toEqual([...list].sort());
				}
			)
		);
	});
});

describe('the order of the draw (§11.2)', () => {
	it('begins with last year’s last and leaves the winner what is left', () => {
		const places = { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5, franz: 6 };
		expect(drawingOrder(SIX, places)).toEqual(ids('franz', 'emil', 'dora', 'carl', 'ben', 'anna'));
	});

	it('lets newcomers draw before all others, in the order of the list', () => {
		const places = { carl: 1, anna: 2, emil: 3 };
		expect(drawingOrder(SIX, places)).toEqual(ids('ben', 'dora', 'franz', 'emil', 'anna', 'carl'));
	});

	it('is not held up by places of those who stay away this year', () => {
		const places = { anna: 1, xaver: 2, ben: 7, carl: 4, dora: 5, emil: 6, franz: 3 };
		expect(drawingOrder(SIX, places)).toEqual(ids('ben', 'emil', 'dora', 'carl', 'franz', 'anna'));
	});

	it('keeps to the list where a place is shared', () => {
		const places = { anna: 4, ben: 2, carl: 2, dora: 1, emil: 4, franz: 6 };
		expect(drawingOrder(SIX, places)).toEqual(ids('franz', 'anna', 'emil', 'ben', 'carl', 'dora'));
	});

	it('is the list where nobody has a place', () => {
		expect(drawingOrder(SIX, {})).toEqual(SIX);
	});
});

describe('numbers', () => {
	const nameOf = (member: MemberId): string => member.toUpperCase();
	const typed = (...numbers: readonly (readonly [string, number])[]): ReadonlyMap<MemberId, number> =>
		new Map(numbers.map(([name, number]) => [asId<MemberId>(name), number]));
	const four = ids('anna', 'ben', 'carl', 'dora');

	it('are counted from 1 in the order of a draw’s result', () => {
		expect(numbersOf(ids('carl', 'anna', 'ben'))).toEqual({ carl: 1, anna: 2, ben: 3 });
	});

	it('drawn by hand make the result of a draw', () => {
		const result = numbersByHand(four, typed(['anna', 3], ['ben', 1], ['carl', 4], ['dora', 2]), nameOf);
		expect(result).toEqual({ ok: true, value: ids('ben', 'dora', 'anna', 'carl') });
	});

	it('leave the last one what is left', () => {
		const result = numbersByHand(four, typed(['anna', 3], ['ben', 1], ['carl', 4]), nameOf);
		expect(result).toEqual({ ok: true, value: ids('ben', 'dora', 'anna', 'carl') });
	});

	it.each([
		[typed(['anna', 3], ['carl', 3]), 'ANNA und CARL können nicht beide die 3 haben.'],
		[typed(['anna', 5]), 'ANNA: Die Nummern gehen von 1 bis 4.'],
		[typed(['anna', 0]), 'ANNA: Die Nummern gehen von 1 bis 4.'],
		[typed(['anna', 1.5]), 'ANNA: Die Nummern gehen von 1 bis 4.'],
		[typed(['anna', 1], ['ben', 2]), 'Noch 2 Nummern fehlen.']
	])('refuse %j', (numbers, error) => {
		expect(inChampionshipWords(numbersByHand(four, numbers, nameOf))).toEqual({ ok: false, error });
	});
});

describe('a draw of numbers', () => {
	const fold = (...more: readonly ReturnType<typeof entry>[]): Championship =>
		foldChampionship(
			standing([...partie('zockmeisterschaft', { numbers: {} }), ...more]),
			CHAMPIONSHIP,
			BOOKS
		);
	const its = fold().rulings.entry as ChampionshipEntry;
	const result = ids('carl', 'anna', 'dora', 'ben');
	const drawnOnce = entry('3', 'draw', { championship: CHAMPIONSHIP, what: 'numbers', result });
	const made = { result, again: '' };

	it('is the first without a reason, and every other with one', () => {
		expect(numbersToDraw(fold(), '')).toEqual({ ok: true, value: { entry: its, again: '' } });
		// A reason that is not needed is not kept.
		expect(numbersToDraw(fold(), 'Zettel verloren')).toMatchObject({ value: { again: '' } });
		expect(numbersToDraw(fold(drawnOnce), '')).toEqual({ ok: false, error: { code: 'reasonMissing' } });
		expect(numbersToDraw(fold(drawnOnce), 'Zettel verloren')).toMatchObject({
			value: { again: 'Zettel verloren' }
		});
	});

	it('takes a reason too where numbers came with a file that has no draw', () => {
		const numbered = foldChampionship(standing(partie('zockmeisterschaft')), CHAMPIONSHIP, BOOKS);
		expect(numbersToDraw(numbered, '')).toEqual({ ok: false, error: { code: 'reasonMissing' } });
	});

	it('is refused once a game is written, and where nobody takes part any more', () => {
		const begun = fold(game('3', { contract: 'solo', declarer: 'anna', won: true }));
		expect(inChampionshipWords(numbersToDraw(begun, 'Zettel verloren'))).toEqual({
			ok: false,
			error:
				'Die erste Partie hat begonnen: Die Nummern bleiben. Wer ausfällt, wird in der Turnierleitung ersetzt.'
		});
		const gone = fold(entry('3', 'void', { target: '1 championship' }));
		expect(numbersToDraw(gone, '')).toEqual({ ok: false, error: { code: 'championshipGone' } });
	});

	it('writes itself and the championship with its numbers, whose plan stays', () => {
		expect(numbersEntries(its, made, its.plan)).toEqual([
			{ kind: 'draw', championship: CHAMPIONSHIP, what: 'numbers', result },
			{
				...{ kind: 'championship', championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft' },
				...{ players: its.players, plan: [[[1, 2, 3, 4]]], replaces: '1 championship' },
				numbers: { carl: 1, anna: 2, dora: 3, ben: 4 }
			}
		]);
	});

	it('counts where the championship has its numbers, all of them and no others', () => {
		const drawing = (id: string, ...result: readonly string[]) =>
			entry(id, 'draw', { championship: CHAMPIONSHIP, what: 'numbers', result });
		// The set-up says anna 1, ben 2, carl 3, dora 4.
		const counting = (...draws: readonly ReturnType<typeof drawing>[]) => {
			const { rulings } = foldChampionship(
				standing([...partie('zockmeisterschaft'), ...draws]),
				CHAMPIONSHIP,
				BOOKS
			);
			return countingDraw(rulings)?.id;
		};
		const right = drawing('5 a', 'anna', 'ben', 'carl', 'dora');
		const others = drawing('5 b', 'anna', 'carl', 'ben', 'dora');
		const fewer = drawing('5 c', 'anna', 'ben', 'carl');
		expect(counting(right, others, fewer)).toBe('5 a');
		expect(counting(others, fewer)).toBeUndefined();
	});

	it('keeps a plan that fits all numbers: no tournament’s, and none with wishes', () => {
		expect(planIsForNumbers({ system: 'zockmeisterschaft' })).toBe(false);
		expect(planIsForNumbers({ system: 'zockmeisterschaft', note: 'Gewünscht: Anna fest' })).toBe(true);
		expect(planIsForNumbers({ system: 'schafkopfschule' })).toBe(true);
	});

	it('drops the wishes of the numbers that were, and says why it is another one, or how it was made', () => {
		const wished = { ...its, note: 'Nummer 1 sitzt an Tisch 1.' };
		const again = { ...made, again: 'Zettel verloren', note: 'von Hand gezogen' };
		const [draw, next] = numbersEntries(wished, again, [[[4, 3, 2, 1]]]);
		expect(draw).toMatchObject({ again: 'Zettel verloren', note: 'von Hand gezogen' });
		expect(next).toMatchObject({ plan: [[[4, 3, 2, 1]]] });
		expect(next).not.toHaveProperty('note');
	});

	it('writes the seats of every stage of a tournament along (5.2.2)', () => {
		const plan = [[[1, 2, 3, 4]], [[4, 1, 3, 2]]];
		const [, , ...seats] = numbersEntries({ ...its, system: 'schafkopfschule' }, made, plan);
		const at = { kind: 'draw', championship: CHAMPIONSHIP, what: 'seats', table: 1 };
		expect(seats).toEqual([
			{ ...at, partie: 1, result: ids('carl', 'anna', 'dora', 'ben') },
			{ ...at, partie: 2, result: ids('ben', 'carl', 'dora', 'anna') }
		]);
	});

	it('is remembered where its championship was taken out and another one made for the year', () => {
		const entries = [...partie('zockmeisterschaft'), drawnOnce];
		const removed = entry('4', 'void', { target: '1 championship' });
		const other = { championship: 'zweite', year: 2026 };
		expect(drawsElsewhere(other, standing(entries))).toEqual([]);
		expect(drawsElsewhere(other, standing([...entries, removed]))).toEqual([drawnOnce]);
		expect(drawsElsewhere({ ...other, year: 2027 }, standing([...entries, removed]))).toEqual([]);
		expect(drawsElsewhere(its, standing([...entries, removed]))).toEqual([]);
	});
});

describe('the tournament’s lots (5.2.2)', () => {
	it('seat the first stage by the drawn number and the second by lots drawn anew', () => {
		expect(stagesByLot(8, 2, last)).toEqual({
			ok: true,
			value: [
				[
					[1, 2, 3, 4],
					[5, 6, 7, 8]
				],
				[
					[8, 7, 6, 5],
					[4, 3, 2, 1]
				]
			]
		});
	});

	it('set a table of five where fours do not come out even', () => {
		expect(stagesByLot(9, 2, first)).toEqual({
			ok: true,
			value: [
				[
					[1, 2, 3, 4, 5],
					[6, 7, 8, 9]
				],
				[
					[1, 2, 3, 4, 5],
					[6, 7, 8, 9]
				]
			]
		});
	});

	it('refuse seven', () => {
		const error = 'Auf Tische mit 4 bis 6 Spielern lassen sich 7 nicht verteilen, 6 oder 8 schon.';
		expect(inChampionshipWords(stagesByLot(7, 2, first))).toEqual({ ok: false, error });
	});

	it('seat everybody once in each stage, whatever the chance', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 4, max: 48 }).filter((n) => n !== 7),
				fc.infiniteStream(fc.nat()),
				(players, words) => {
					const stages = stagesByLot(
						players,
						2,
						lotFrom(() => words.next().value ?? 0)
					);
					if (!stages.ok) throw new Error(stages.error.code);
					const everybody = Array.from({ length: players }, (_, i) => i + 1);
					for (const tables of stages.value) {
						expect(tables.flat().sort((a, b) => a - b)).toEqual(everybody);
						expect(tables.every(({ length }) => length >= 4 && length <= 6)).toBe(true);
					}
				}
			)
		);
	});
});

describe('the seats of a table', () => {
	const championship = 'meisterschaft';
	const its: Omit<ChampionshipEntry, 'id' | 'at' | 'kind'> = {
		championship,
		year: 2026,
		system: 'zockmeisterschaft',
		players: ids('anna', 'ben', 'carl', 'dora', 'emil'),
		numbers: { anna: 5, ben: 4, carl: 3, dora: 2, emil: 1 },
		plan: [[[1, 2, 3, 4, 5]]]
	};
	type Drawing = Omit<DrawEntry, 'id' | 'at' | 'kind' | 'championship' | 'what'>;
	const seats = (id: string, fields: Drawing) =>
		entry(id, 'draw', { championship, what: 'seats', ...fields });
	const comesIn = (id: string, fields: Pick<SubstituteEntry, 'out' | 'in'>) =>
		entry(id, 'substitute', { championship, ...fields });
	const rulings = (...more: readonly ReturnType<typeof entry>[]) => {
		const all = rulingsIn(standing([entry('1', 'championship', its), ...more])).get(championship);
		if (!all?.entry) throw new Error('no championship');
		return { ...all, entry: all.entry };
	};
	const place = { partie: 1, table: 1 };
	const [anna, ben, carl, dora, emil] = its.players as [MemberId, MemberId, MemberId, MemberId, MemberId];
	const xaver = asId<MemberId>('xaver');
	/** A list of this table with one game. */
	const written = foldChampionship(
		standing([...partie('zockmeisterschaft'), game('3', { contract: 'solo', declarer: 'anna', won: true })]),
		CHAMPIONSHIP,
		BOOKS
	).partien;
	const asked = (all: ReturnType<typeof rulings>, reason = '', partien: readonly Partie[] = [], at = place) =>
		inChampionshipWords(seatsToDraw({ rulings: all, partien }, at, reason));
	const drawnOnce = seats('2', { partie: 1, table: 1, result: [ben, emil, anna, dora, carl] });

	it('are drawn among those whom the plan puts there', () => {
		const all = rulings();
		expect(tableMembers(all.entry, all, place)).toEqual([emil, dora, carl, ben, anna]);
		expect(tableMembers(all.entry, all, { partie: 1, table: 2 })).toBeNull();
		expect(tableMembers({ ...all.entry, numbers: {} }, all, place)).toBeNull();
		expect(drawnSeats(all, place)).toBeNull();
	});

	it('are those of the last draw; the one before stays in the log', () => {
		const again = seats('3', { ...place, result: [dora, carl, ben, anna, emil], again: 'Zettel verloren' });
		const all = rulings(drawnOnce, again);
		expect(drawnSeats(all, place)).toEqual([dora, carl, ben, anna, emil]);
		expect(seatDraws(all, place).map((draw) => draw.again)).toEqual([undefined, 'Zettel verloren']);
		expect(drawnSeats(all, { partie: 2, table: 1 })).toBeNull();
	});

	it('are there again where the plan came back: nobody draws anew unnoticed', () => {
		const others = seats('3', { ...place, result: [ben, emil, anna, dora, xaver] });
		const all = rulings(drawnOnce, others);
		expect(drawnSeats(all, place)).toEqual([ben, emil, anna, dora, carl]);
		expect(asked(all).ok).toBe(false);
	});

	it('go to the substitute who comes in', () => {
		const all = rulings(drawnOnce, comesIn('3', { out: anna, in: xaver }));
		expect(tableMembers(all.entry, all, place)).toEqual([emil, dora, carl, ben, xaver]);
		expect(drawnSeats(all, place)).toEqual([ben, emil, xaver, dora, carl]);
	});

	it('are drawn again with a reason alone, and not once a game is written', () => {
		const members = [emil, dora, carl, ben, anna];
		expect(asked(rulings())).toEqual({ ok: true, value: { members, again: '' } });
		const again = 'Es ist schon ausgelost. Für eine neue Auslosung braucht es einen Grund.';
		expect(asked(rulings(drawnOnce))).toEqual({ ok: false, error: again });
		expect(asked(rulings(drawnOnce), 'Zettel verloren')).toEqual({
			ok: true,
			value: { members, again: 'Zettel verloren' }
		});
		const stays = 'An diesem Tisch ist schon ein Spiel geschrieben: Die Plätze bleiben.';
		expect(asked(rulings(), '', written)).toEqual({ ok: false, error: stays });
		expect(asked(rulings(drawnOnce), 'Zettel verloren', written)).toEqual({ ok: false, error: stays });
	});

	it('need numbers, and a table of the plan', () => {
		const error = 'Für diesen Tisch sind noch keine Nummern ausgelost.';
		expect(asked(rulings(), '', [], { partie: 2, table: 1 })).toEqual({ ok: false, error });
		const all = rulings();
		const numberless = { ...all, entry: { ...all.entry, numbers: {} } };
		expect(asked(numberless)).toEqual({ ok: false, error });
	});

	it('of a tournament are never exchanged (5.2.2)', () => {
		const all = rulings(drawnOnce);
		const tournament = { ...all, entry: { ...all.entry, system: 'schafkopfschule' as const } };
		expect(asked(tournament, 'Zug')).toEqual({
			ok: false,
			error: 'Tische und Plätze sind ausgelost und werden nicht getauscht (§\u00a05.2.2).'
		});
	});

	it('stand round the table as drawn, whatever seat the Schreiber picks (§11.2)', () => {
		// Drawn A B C D. A writes and takes the third seat; B takes the fourth, C the first, D the second.
		expect(seatedFrom(ids('A', 'B', 'C', 'D'), 2)).toEqual(ids('C', 'D', 'A', 'B'));
		const picked = fc
			.integer({ min: 4, max: 6 })
			.chain((size) =>
				fc.tuple(fc.shuffledSubarray(SIX, { minLength: size, maxLength: size }), fc.nat(size - 1))
			);
		fc.assert(
			fc.property(picked, ([drawnSeats, seat]) => {
				const seats = seatedFrom(drawnSeats, seat);
				expect(seats[seat]).toBe(drawnSeats[0]);
				// Everybody's left neighbour was drawn after him.
				drawnSeats.forEach((member, i) => {
					const after = seats[(seats.indexOf(member) + 1) % seats.length];
					expect(after).toBe(drawnSeats[(i + 1) % drawnSeats.length]);
				});
			})
		);
	});

	it('of a tournament let number 1 deal first, then the next clockwise (2.2.2)', () => {
		expect(firstDealer('schafkopfschule', [dora, carl, ben, anna])).toBe(dora);
		expect(firstDealer('zockmeisterschaft', [dora, carl, ben, anna])).toBe(anna);
	});

	it('do not stand where others sit there by now', () => {
		const four = seats('2', { ...place, result: [ben, emil, anna, dora] });
		expect(drawnSeats(rulings(four), place)).toBeNull();
		const stranger = seats('2', { ...place, result: [ben, emil, anna, dora, xaver] });
		expect(drawnSeats(rulings(stranger), place)).toBeNull();
	});
});
