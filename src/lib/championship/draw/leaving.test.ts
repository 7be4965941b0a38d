import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, game, members } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { progressOf } from '../lists/progress.ts';
import { inDrawnNumbers, restWith, restWithout } from './leaving.ts';

const NINE = ['anna', 'ben', 'carl', 'dora', 'emil', 'fritz', 'gusti', 'hans', 'ida'];

describe('what is left when somebody leaves', () => {
	const plan = [
		[
			[1, 2, 3, 4, 5],
			[6, 7, 8, 9]
		],
		[
			[1, 6, 2, 7, 3],
			[8, 4, 9, 5]
		]
	];

	it('is a search for those who stay, by their numbers from 1, after what they played', () => {
		// Number 2 leaves before the second Partie: 1, 3, 4 … become 1, 2, 3 …
		const rest = restWithout({ plan }, 2, 2);
		if (!rest.ok) throw new Error(rest.error.code);
		expect(rest.value.numbers).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
		expect(rest.value.sizes).toEqual([4, 4]);
		expect(rest.value.wishes).toMatchObject({
			partien: 1,
			played: [
				[
					[1, 0, 2, 3, 4],
					[5, 6, 7, 8]
				]
			]
		});
		expect(inDrawnNumbers([[[1, 2, 5, 8]]], rest.value)).toEqual([[[1, 3, 6, 9]]]);
	});

	it('is refused where those who stay make no tables of four to six', () => {
		const eight = [[[1, 2, 3, 4]], [[1, 2, 3, 4]]];
		expect(restWithout({ plan: eight }, 4, 2)).toEqual({
			ok: false,
			error: { code: 'restNotSeated', players: 3 }
		});
	});

	it('is nothing after the last Partie', () => {
		const rest = restWithout({ plan }, 2, 3);
		expect(rest.ok && rest.value.sizes).toEqual([]);
	});
});

describe('what is left when somebody comes late', () => {
	const plan = [[[1, 2, 3, 4]], [[1, 2, 3, 4]]];

	it('is a search for all, with his number last; nothing can be planned once the last Partie runs', () => {
		const rest = restWith({ plan }, 5, 2);
		expect(rest.ok && [rest.value.numbers, rest.value.sizes]).toEqual([[1, 2, 3, 4, 5], [5]]);
		expect(restWith({ plan }, 5, 3)).toEqual({ ok: false, error: { code: 'tooLate' } });
	});
});

describe('a championship that somebody left', () => {
	const head = (games: number): readonly AnyEntry[] => [
		...members(...NINE),
		entry('1 championship', 'championship', {
			...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: NINE, games },
			numbers: Object.fromEntries(NINE.map((member, i) => [member, i + 1])),
			plan: Array.from({ length: 2 }, () => [
				[1, 2, 3, 4, 5],
				[6, 7, 8, 9]
			])
		})
	];
	const gone = ruled('8', 'leave', {
		member: 'ben',
		from: 2,
		plan: [
			[
				[1, 3, 4, 5],
				[6, 7, 8, 9]
			]
		]
	});
	const read = (entries: readonly AnyEntry[]) => {
		const { rulings, partien, ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
		if (!rulings.entry || !ranking) throw new Error('no championship');
		return { entry: rulings.entry, ranking, progress: progressOf(rulings.entry, rulings, partien) };
	};

	it('goes on by the new plan, and he has no place but keeps his points', () => {
		const { entry: now, ranking, progress } = read([...head(4), gone]);
		expect(now.plan[1]).toEqual([
			[1, 3, 4, 5],
			[6, 7, 8, 9]
		]);
		expect(ranking.unplaced.map(({ player }) => player)).toEqual(['ben']);
		expect(ranking.places).toHaveLength(8);
		// He has the four games of the first Partie, everybody else eight; the second table owes four games instead of five.
		expect(progress.players.map(({ player, left }) => `${player} ${left}`).slice(0, 3)).toEqual([
			...['anna 8', 'ben 4', 'carl 8']
		]);
		expect(progress.partien.map((tables) => tables.map(({ due }) => due))).toEqual([
			[5, 4],
			[4, 4]
		]);
		expect(read([...head(4), gone, entry('9', 'void', { target: '8' })]).ranking.unplaced).toEqual([]);
	});

	it('takes in who comes late: with his points and without a place, and a void takes him out again', () => {
		const came = ruled('8', 'join', {
			...{ member: 'udo', number: 10, from: 2 },
			plan: [
				[
					[1, 2, 3, 4, 5],
					[6, 7, 8, 9, 10]
				]
			]
		});
		const day = [...members('udo'), ...head(4)];
		const { entry: now, ranking, progress } = read([...day, came]);
		expect(now.plan.map((tables) => tables.map(({ length }) => length))).toEqual([
			[5, 4],
			[5, 5]
		]);
		expect(ranking.unplaced.map(({ player, number }) => `${player} ${number}`)).toEqual(['udo 10']);
		expect(ranking.places).toHaveLength(9);
		// He lacks the four games of the Partie that he plays, nothing of the one before.
		expect(progress.players.at(-1)).toMatchObject({ player: 'udo', left: 4 });
		// Whoever takes over from him has no place, either, and he may leave.
		const substitute = ruled('90', 'substitute', { out: 'udo', in: 'vroni' });
		const after = read([...members('vroni'), ...day, came, substitute]).ranking;
		expect(after.unplaced.map(({ player }) => player)).toEqual(['vroni']);
		const goes = ruled('91', 'leave', {
			member: 'udo',
			from: 2,
			plan: [
				[
					[1, 2, 3, 4, 5],
					[6, 7, 8, 9]
				]
			]
		});
		expect(read([...day, came, goes]).entry.plan[1]?.flat()).not.toContain(10);
		// A void of it leaves the plan of before.
		const back = read([...day, came, entry('9', 'void', { target: '8' })]);
		expect(back.entry.players).not.toContain('udo');
		expect(back.entry.plan[1]?.[1]).toEqual([6, 7, 8, 9]);
	});

	it('lets those who stay at his table play until they had their hands', () => {
		// Four hands each at five are five games. The dealer sits out: emil the first, anna the second.
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const solo = { contract: 'solo', won: true };
		const four = ['anna', 'carl', 'dora', 'emil'];
		const opened = partieEvening('2 evening', 'zockmeisterschaft', { seats, dealer: 'emil' });
		const written = [
			opened,
			game('30', { ...solo, declarer: 'anna' }),
			game('31', { ...solo, declarer: 'carl' })
		];
		const table = (entries: readonly AnyEntry[]) => read([...head(4), ...entries]).progress.partien[0]?.[0];
		expect(table(written)).toMatchObject({ due: 5, left: 3 });
		// anna and emil had one hand, the others two. Without ben 3 + 3 + 2 + 2 are missing: three deals.
		const moved = entry('32', 'seats', { evening: 'freitag', seats: four, dealer: 'carl' });
		expect(table([...written, moved, gone])).toMatchObject({ due: 5, left: 3, state: 'running' });
		// At a table of four nobody can play on: it owes nothing more.
		const other = partieEvening('2 evening', 'zockmeisterschaft', {
			...{ seats: ['fritz', 'gusti', 'hans', 'ida'], dealer: 'ida', table: 2 }
		});
		const fritz = ruled('8', 'leave', {
			member: 'fritz',
			from: 2,
			plan: [
				[
					[1, 2, 3, 4],
					[5, 7, 8, 9]
				]
			]
		});
		const one = [other, game('30', { ...solo, declarer: 'hans' })];
		expect(read([...head(4), ...one]).progress.partien[0]?.[1]).toMatchObject({ left: 3 });
		expect(read([...head(4), ...one, fritz]).progress.partien[0]?.[1]).toMatchObject({
			...{ due: 1, left: 0, state: 'complete' }
		});
	});

	it('hides no game too many, and no player who came for another', () => {
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const written = (who: readonly string[], many: number, table: number): readonly AnyEntry[] => [
			partieEvening('2 evening', 'zockmeisterschaft', { seats: who, dealer: who.at(-1), table }),
			...Array.from({ length: many }, (_, i) =>
				game(`3${i}`, { contract: 'wenz', won: true, declarer: holder(who, i) })
			)
		];
		// At five the dealer sits out: the last of the seats the first game, then the first of them.
		const holder = (who: readonly string[], i: number) => (who.length === 5 && i === 2 ? who[0] : who[1]);
		const at = (table: number, entries: readonly AnyEntry[]) =>
			read([...head(4), ...entries]).progress.partien[0]?.[table - 1];
		// Four hands each are five games at five; ben left after the Partie, or in it.
		expect(at(1, [...written(seats, 5, 1), gone])).toMatchObject({ due: 5, state: 'complete' });
		expect(at(1, [...written(seats, 6, 1), gone])).toMatchObject({ due: 5, state: 'tooMany' });
		// Four games at four.
		const four = ['fritz', 'gusti', 'hans', 'ida'];
		const fritz = ruled('8', 'leave', {
			member: 'fritz',
			from: 2,
			plan: [
				[
					[1, 2, 3, 4],
					[5, 7, 8, 9]
				]
			]
		});
		expect(at(2, [...written(four, 4, 2), fritz])).toMatchObject({ due: 4, state: 'complete' });
		expect(at(2, [...written(four, 5, 2), fritz])).toMatchObject({ due: 4, state: 'tooMany' });
		// Two games are played: three hands are missing to anna and emil, two to carl and dora, for whom udo comes.
		const udo = ruled('7', 'substitute', { out: 'dora', in: 'udo' });
		expect(at(1, [...written(seats, 2, 1), gone, udo])).toMatchObject({ due: 5, left: 3, state: 'running' });
	});

	it('warns of a list that names a player in a game that was written after another had come for him', () => {
		const solo = game('3', { contract: 'solo', declarer: 'ben', won: true });
		const list = [...members('emil'), ...partie('zockmeisterschaft', { games: 1 }), solo];
		const warned = (id: string) =>
			read([...list, ruled(id, 'substitute', { out: 'anna', in: 'emil' })]).progress.partien[0]?.[0]
				?.replaced;
		expect(warned('4')).toEqual([]);
		expect(warned('21')).toEqual([{ out: 'anna', comes: 'emil' }]);
	});
});
