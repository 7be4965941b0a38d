import { describe, expect, it } from 'vitest';
import { Phone } from '../../../../tests/support/devices.ts';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, fieldsOf, members } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import type { AnyEntry, SaidEntry } from '#lib/log/entry.ts';
import { membersOf } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from '../board.ts';
import { tableMembers } from '../draw/seats.ts';
import { foldChampionship } from '../from-log.ts';
import { decide } from './apart.ts';
import { rulingClashTitle } from './rulings-apart-text.ts';

// Two organizers, each with a phone, type the name of somebody who comes in.

const START = [...members('vera'), ...partie('zockmeisterschaft')].map((one): AnyEntry =>
	asEntry({ ...fieldsOf(one), id: `0 ${one.id}` })
);

/** What both wrote, each without the other: a new member's name, and for whom he comes. */
function typed(...both: readonly (readonly [member: string, name: string, out: string])[]): Phone {
	const all = new Phone(9, 1_700_000_900_000);
	all.take(START);
	for (const [i, [member, name, out]] of both.entries()) {
		const phone = new Phone(i + 1, 1_700_000_100_000 + i * 1000);
		phone.take(START);
		if (name !== '') phone.write('member', { member, name });
		phone.write('substitute', { out, in: member });
		all.take(phone.entries);
	}
	return all;
}

function told(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const from = { log, championship: CHAMPIONSHIP, books: BOOKS };
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	const clashes = boardOf(entries, from, folded)?.clashes ?? [];
	const member = (id: string): string => membersOf(log).get(id as never)?.shown ?? '?';
	const names = { member, game: String, list: String, table: () => '' };
	const { entry } = folded.rulings;
	return {
		clashes,
		titles: clashes.map((clash) => (clash.type === 'ruling' ? rulingClashTitle(clash, names) : clash.type)),
		table: entry && tableMembers(entry, folded.rulings, { partie: 1, table: 1 })
	};
}

describe('the same new name, typed by two organizers', () => {
	const twice = typed(['v1', 'Vroni', 'anna'], ['v2', 'vroni', 'ben']);

	it('means one person, who sits on one chair until they decide', () => {
		const { titles, table } = told(twice.entries);
		expect(titles).toEqual([
			'Vroni ist auf zwei Handys als Ersatz für anna und ben eingetragen. Sind es zwei, so bekommt einer davon einen anderen Namen'
		]);
		// What was written last counts meanwhile.
		expect(table).toEqual(['anna', 'v2', 'carl', 'dora']);
	});

	it('for one leaver is told as one name that stands twice, not as two decisions', () => {
		const { titles } = told(typed(['v1', 'Vroni', 'anna'], ['v2', 'vroni', 'anna']).entries);
		expect(titles).toEqual(['Vroni ist auf zwei Handys als Ersatz für anna neu eingetragen']);
		const other = told(typed(['v1', 'Vroni', 'anna'], ['v2', 'Xaver', 'anna']).entries);
		expect(other.titles).toEqual(['Ersatz für anna: zweimal verschieden eingetragen']);
	});

	it('is decided like any ruling', () => {
		const [clash] = told(twice.entries).clashes;
		if (!clash) throw new Error('no clash');
		for (const { kind, ...fields } of decide(clash, 1, 'Vroni kommt für Anna')) twice.write(kind, fields);
		const { clashes, table } = told(twice.entries);
		expect(clashes).toEqual([]);
		expect(table).toEqual(['v1', 'ben', 'carl', 'dora']);
	});

	it('means two as soon as one of them has another name', () => {
		const two = typed(['v1', 'Vroni', 'anna'], ['v2', 'Vroni', 'ben']);
		two.write('member', { member: 'v2', name: 'Vroni Huber' });
		const { clashes, table } = told(two.entries);
		expect(clashes).toEqual([]);
		expect(table).toEqual(['v1', 'v2', 'carl', 'dora']);
	});

	it('is no matter of names where one was a member before, or the names differ', () => {
		expect(told(typed(['vera', '', 'anna'], ['v2', 'Vera', 'ben']).entries).clashes).toEqual([]);
		expect(told(typed(['v1', 'Vroni', 'anna'], ['v2', 'Xaver', 'ben']).entries).clashes).toEqual([]);
	});
});

describe('seats that two phones drew apart', () => {
	const DRAWS = [
		['anna', 'ben', 'carl', 'dora'],
		['dora', 'carl', 'ben', 'anna']
	];
	/** Both draws, at these tables of a Partie. */
	const drawn = (...tables: readonly number[]): Phone => {
		const all = new Phone(9, 1_700_000_900_000);
		all.take(START);
		for (const [i, result] of DRAWS.entries()) {
			const phone = new Phone(i + 1, 1_700_000_100_000 + i * 1000);
			phone.take(START);
			for (const table of tables) phone.write('draw', { what: 'seats', partie: 1, table, result });
			all.take(phone.entries);
		}
		return all;
	};
	const SOLO = { contract: 'solo', declarer: 'anna', won: true };

	/** The tables whose seats each version says. */
	const asked = ({ entries }: Phone) =>
		told(entries).clashes.map(({ versions }) =>
			versions.map((one) => ('rulings' in one ? tablesOf(one) : []))
		);
	const tablesOf = ({ rulings }: { readonly rulings: readonly SaidEntry[] }) =>
		rulings.map((said) => (said.kind === 'draw' ? said.table : null));

	it('are asked about until the table plays: then its list says who sits where', () => {
		const phone = drawn(1);
		expect(asked(phone)).toEqual([[[1], [1]]]);
		phone.write('game', { game: SOLO });
		expect(asked(phone)).toEqual([]);
	});

	it('are asked about only of those tables that do not play yet', () => {
		const phone = drawn(1, 2);
		expect(asked(phone)).toEqual([
			[
				[1, 2],
				[1, 2]
			]
		]);
		phone.write('game', { game: SOLO });
		expect(asked(phone)).toEqual([[[2], [2]]]);
	});
});
