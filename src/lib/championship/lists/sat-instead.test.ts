import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, members } from '../../../../tests/support/entries.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from '../board.ts';
import { foldChampionship } from '../from-log.ts';
import type { Names } from '#lib/log/entry-words.ts';
import { clashesIn } from '../merging/clashes.ts';
import { protocolOf, protocolText, undoOf } from '../protocol.ts';
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
		...seats.map((member) => entry(`4 ${evening} ${member}`, 'confirm', { evening, member })),
		entry(`5 ${evening}`, 'close', { evening })
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

const NAMES: Names = {
	member: (member) => member,
	game: (game) => game,
	list: (evening) => evening,
	table: ({ table }) => `Tisch ${table}`
};
function protocol(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const from = { log, championship: CHAMPIONSHIP, books: BOOKS };
	return protocolOf(log, CHAMPIONSHIP, clashesIn(entries, from, read(entries).folded));
}

function corrected(member: string, out: string, before = day) {
	const { folded } = read(before);
	const [first] = folded.partien;
	if (!first) throw new Error('no list');
	const about = { championship: CHAMPIONSHIP, list: first, note: 'Namen vertauscht' };
	const said = satInstead(
		{ ...about, member: member as MemberId, out: out as MemberId },
		folded.partien,
		(evening) => confirmationsOf(before, evening, []).begun
	);
	return { said, entries: [...before, ...said.map(signed)] };
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

	it('says nothing in a list that nobody has confirmed, and of another Partie', () => {
		// The second table's list is open, and in the second Partie Franz sits elsewhere.
		const open = day.filter(({ id }) => !id.startsWith('4 tisch 2'));
		const more = list(2, ['emil', 'gerda', 'hans', 'ida']).map((one) =>
			asEntry({ ...fieldsOf(one), partie: 2, evening: 'zwei', id: `${one.id} zwei` })
		);
		const kinds = (entries: readonly AnyEntry[], out: string): readonly string[] =>
			corrected('anna', out, entries).said.map(
				(one) => `${one.kind} ${String(fieldsOf(signed(one, 0))['evening'])}`
			);
		expect(kinds(open, 'franz')).toEqual([
			...['sat tisch 1', 'sat tisch 2', 'sat tisch 1', 'sat tisch 2'],
			'tick tisch 1'
		]);
		expect(kinds([...day, ...more], 'ida')).toEqual(['sat tisch 1', 'sat tisch 1', 'tick tisch 1']);
	});

	it.each([
		['within a list', 'ben'],
		['between two tables', 'franz'],
		['for somebody who sat nowhere', 'ida']
	])('is one line of the protocol %s, taken back and brought back as one', (_, out) => {
		const { said, entries } = corrected('anna', out);
		const [line, ...others] = protocol(entries);
		expect(others).toEqual([]);
		const swapped = out === 'ida' ? '' : `, und was bei ${out} steht, für anna`;
		expect(line && protocolText(line, NAMES)).toBe(
			`tisch 1: Was bei anna steht, zählt für ${out}${swapped} (Namen vertauscht)`
		);
		const undo = (line && undoOf(line)) ?? [];
		expect(undo).toHaveLength(said.filter(({ kind }) => kind === 'sat').length);
		const back = [...entries, ...undo.map((target, i) => entry(`99 ${i}`, 'void', { target }))];
		expect([...read(back).points]).toEqual([...read(day).points]);
		const [taken, ...rest] = protocol(back);
		expect([taken?.counts, rest]).toEqual([false, []]);
		const again = ((taken && undoOf(taken)) ?? []).map((target, i) => entry(`999 ${i}`, 'void', { target }));
		expect([...read([...back, ...again]).points]).toEqual([...read(entries).points]);
	});

	it('is as before once it is taken back', () => {
		const { entries } = corrected('anna', 'franz');
		const back = entries.flatMap(({ id, kind }, i) =>
			kind === 'sat' ? [entry(`99 ${i}`, 'void', { target: id })] : []
		);
		expect([...read([...entries, ...back]).points]).toEqual([...read(day).points]);
	});
});
