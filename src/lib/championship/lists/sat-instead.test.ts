import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, members } from '../../../../tests/support/entries.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from '../board.ts';
import { foldChampionship } from '../from-log.ts';
import { confirmationsOf } from './confirmations.ts';
import { satInstead } from './sat-instead.ts';

// Two tables of one Partie with four games each: at either one player wins all of them alone.

const EIGHT = ['anna', 'ben', 'carl', 'dora', 'emil', 'franz', 'gerda', 'hans'];
const list = (table: number, seats: readonly string[]): readonly AnyEntry[] => {
	const evening = `tisch ${table}`;
	const solo = { contract: 'solo', declarer: seats[0], won: true };
	return [
		entry(`2 ${evening}`, 'evening', {
			...{
				evening,
				date: '2026-11-20',
				occasion: 'meisterschaft',
				rulebook: 'allgaeu',
				seats,
				dealer: seats[3]
			},
			...{ championship: CHAMPIONSHIP, partie: 1, table }
		}),
		...[1, 2, 3, 4].map((i) => entry(`3 ${evening} ${i}`, 'game', { evening, game: solo })),
		...seats.map((member) => entry(`4 ${evening} ${member}`, 'confirm', { evening, member }))
	];
};
const day: readonly AnyEntry[] = [
	...members(...EIGHT),
	entry('1 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: EIGHT, games: 4 },
		numbers: Object.fromEntries(EIGHT.map((name, i) => [name, i + 1])),
		plan: [
			[
				[1, 2, 3, 4],
				[5, 6, 7, 8]
			]
		]
	}),
	...list(1, EIGHT.slice(0, 4)),
	...list(2, EIGHT.slice(4))
];

function read(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	const board = boardOf(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded);
	const points = new Map(folded.ranking?.places.map(({ player, points: own }) => [player as string, own]));
	return { folded, board, points };
}

function corrected(member: string, out: string) {
	const { folded } = read(day);
	const [first] = folded.partien;
	if (!first) throw new Error('no list');
	const about = { championship: CHAMPIONSHIP, list: first, note: 'Namen vertauscht' };
	const said = satInstead(
		{ ...about, member: member as MemberId, out: out as MemberId },
		folded.partien,
		(evening) => confirmationsOf(day, evening, []).begun
	);
	return { said, entries: [...day, ...said.map(signed)] };
}
const signed = (one: NewEntry, i: number): AnyEntry =>
	asEntry({ ...fieldsOf(entry(`9 ${i}`, one.kind)), ...one });

describe('who sat here, put right in a confirmed list', () => {
	it('changes places within the list: points follow, the list stays confirmed with the Vermerk', () => {
		expect(read(day).points.get('anna')).toBeGreaterThan(0);
		const { said, entries } = corrected('anna', 'ben');
		expect(said.map(({ kind }) => kind)).toEqual(['sat', 'sat', 'tick']);
		const after = read(entries);
		expect(after.points.get('ben')).toBe(read(day).points.get('anna'));
		expect(after.points.get('anna')).toBe(read(day).points.get('ben'));
		expect(after.board?.tables.flat().map(({ stand }) => stand)).toEqual(['confirmed', 'confirmed']);
		expect(after.board?.tables[0]?.[0]?.confirmations?.ticks.map(({ remark }) => remark)).toEqual([
			'Namen vertauscht'
		]);
	});

	it('changes places with somebody at another table, and both lists stand', () => {
		const { said, entries } = corrected('anna', 'franz');
		expect(said.map(({ kind }) => kind)).toEqual(['sat', 'sat', 'sat', 'sat', 'tick', 'tick']);
		const after = read(entries);
		expect(after.points.get('franz')).toBe(read(day).points.get('anna'));
		expect(after.points.get('anna')).toBe(read(day).points.get('franz'));
		const wrong = (after.board?.undone ?? []).filter(({ what }) => what !== 'level');
		expect(wrong).toEqual([]);
	});

	it('is as before once it is taken back', () => {
		const { entries } = corrected('anna', 'franz');
		const back = entries.flatMap(({ id, kind }, i) =>
			kind === 'sat' ? [entry(`99 ${i}`, 'void', { target: id })] : []
		);
		expect([...read([...entries, ...back]).points]).toEqual([...read(day).points]);
	});
});
