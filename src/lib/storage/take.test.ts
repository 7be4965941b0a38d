import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { asEntry, entry, opening, strike, tonight } from '../../../tests/support/entries.ts';
import { evening, idsOf, openStore, passed, valueOf } from '../../../tests/support/stores.ts';
import { CLUB, UNPLACED, type Group } from './database.ts';

const log = (...entries: readonly AnyEntry[]) => ({ club: 'verein', entries });

describe('taking a log in', () => {
	const entries = [entry('1', 'club', { name: 'Verein' }), opening('2'), tonight('3', 'passed')];

	it('twice changes nothing', async () => {
		const { store, told } = openStore();
		valueOf(await store.take(log(...entries)));
		const before = await store.readAll();
		valueOf(await store.take(log(...entries)));
		expect(await store.readAll()).toEqual(before);
		expect(before).toEqual(log(...entries));
		// The second time no group was touched.
		expect(told).toEqual([[CLUB, evening], []]);
	});

	it('adds what is new and leaves the rest as it is', async () => {
		const { store } = openStore();
		valueOf(await store.take(log(...entries.slice(0, 2))));
		valueOf(await store.take(log(asEntry({ ...opening('2'), date: '1999-01-01' }), ...entries.slice(2))));
		expect((await store.readAll()).entries).toEqual(entries);
	});

	it('puts another text in the place of an entry, and tells everybody to read again', async () => {
		const { store } = openStore();
		valueOf(await store.take(log(...entries)));
		const seen: (readonly AnyEntry[])[] = [];
		store.watchEvening(evening).subscribe((entries) => seen.push(entries));
		await expect.poll(() => seen.length).toBe(1);
		const other = asEntry({ ...opening('2'), date: '1999-01-01' });
		valueOf(await store.replace([other]));
		await expect.poll(() => seen.at(-1)).toContainEqual(other);
		const [club, , passed] = entries;
		expect((await store.readAll()).entries).toEqual([club, other, passed]);
	});

	it('takes all or nothing', async () => {
		const { store, told } = openStore();
		valueOf(await store.append([passed('mine')]));
		const before = await store.readAll();
		const lots = Array.from({ length: 50 }, (_, i) => tonight(String(i), 'passed'));
		const broken = tonight('x', 'passed', { note: () => '' });
		expect((await store.take(log(...lots, broken))).ok).toBe(false);
		expect(await store.readAll()).toEqual(before);
		expect(told).toHaveLength(1);
	});

	it('refuses two entries of one id as a whole', async () => {
		const { store } = openStore();
		const twice = [tonight('1', 'passed'), tonight('1', 'passed', { note: 'other' })];
		expect(await store.take(log(...twice))).toEqual({ ok: false, error: 'clash' });
		expect(await store.isEmpty()).toBe(true);
	});

	it('keeps fields and kinds that this version does not know', async () => {
		const { store } = openStore();
		const unknown = [
			entry('1', 'later', { evening, deep: { list: [1, { a: null }] } }),
			entry('2', 'much-later', { text: '<b>' })
		];
		valueOf(await store.take(log(...unknown)));
		expect((await store.readAll()).entries).toEqual(unknown);
		expect(idsOf(await store.readGroup(evening))).toEqual(['1']);
		expect(idsOf(await store.readGroup(CLUB))).toEqual(['2']);
	});

	it('in any order comes to the same groups', async () => {
		const parts = [...entries, strike('4', '3'), strike('5', '4'), strike('6', '1')];
		const groups: (readonly string[])[] = [];
		for (const order of [parts, parts.toReversed(), [...parts.slice(3), ...parts.slice(0, 3)]]) {
			const { store } = openStore();
			for (const part of order) valueOf(await store.take(log(part)));
			const read = await Promise.all([evening, CLUB].map((group: Group) => store.readGroup(group)));
			const [tonights = [], clubs = []] = read.map(idsOf);
			// Entries that were not placed in time are seen from every group, and take out nothing there.
			expect(tonights).toEqual(expect.arrayContaining(['2', '3', '4', '5']));
			expect(clubs).toEqual(expect.arrayContaining(['1', '6']));
			groups.push(idsOf((await store.readAll()).entries));
		}
		expect(groups[1]).toEqual(groups[0]);
		expect(groups[2]).toEqual(groups[0]);
	});
});

describe('a void', () => {
	it('lies beside its target, and a void of a void too', async () => {
		const { store } = openStore();
		valueOf(await store.take(log(opening('1'), tonight('2', 'passed'), strike('3', '2'), strike('4', '3'))));
		expect(idsOf(await store.readGroup(evening))).toEqual(['1', '2', '3', '4']);
		expect(idsOf(await store.readGroup(CLUB))).toEqual([]);
	});

	it('finds a target that was there before', async () => {
		const { store, told } = openStore();
		const [target] = valueOf(await store.append([passed('one')]));
		if (!target) throw new Error('nothing written');
		const [first] = valueOf(await store.append([{ kind: 'void', target: target.id }]));
		if (!first) throw new Error('nothing written');
		valueOf(await store.append([{ kind: 'void', target: first.id }]));
		expect(await store.readGroup(evening)).toHaveLength(3);
		expect(await store.readGroup(CLUB)).toHaveLength(0);
		expect(told).toEqual([[evening], [evening], [evening]]);
	});

	it('is read with every group until its target arrives, and then with that', async () => {
		const { store } = openStore();
		valueOf(await store.take(log(strike('8', '2'), strike('9', '8'))));
		expect(idsOf(await store.readGroup(UNPLACED))).toEqual(['8', '9']);
		valueOf(await store.take(log(opening('1'), tonight('2', 'passed'))));
		expect(idsOf(await store.readGroup(evening)).sort()).toEqual(['1', '2', '8', '9']);
	});

	it('of an entry of the club lies with the club', async () => {
		const { store } = openStore();
		valueOf(await store.take(log(strike('2', '1'), entry('1', 'booking', { amount: 100 }))));
		expect(idsOf(await store.readGroup(CLUB))).toEqual(['1', '2']);
		expect(idsOf(await store.readGroup(evening))).toEqual([]);
	});

	it('of itself, or of one that voids it, goes round for ever nowhere', async () => {
		const { store } = openStore();
		const round = [strike('1', '1'), strike('2', '3'), strike('3', '2')];
		valueOf(await store.take(log(...round)));
		expect((await store.readAll()).entries).toEqual(round);
	});
});

describe('reading a group', () => {
	it('reads that evening alone, in the order of the ids', async () => {
		const { store } = openStore();
		const other = tonight('5', 'passed', { evening: 'samstag' });
		valueOf(await store.take(log(tonight('9', 'passed'), other, opening('1'), tonight('3', 'passed'))));
		expect(idsOf(await store.readGroup(evening))).toEqual(['1', '3', '9']);
		expect(await store.readGroup('sonntag' as Group)).toEqual([]);
	});
});

it('a device with the key to read alone takes in and writes nothing of its own', async () => {
	const { store } = openStore();
	const joining = { key: 'k', relay: 'wss://verein.example/relay', club: 'verein' };
	valueOf(await store.keep('relay', JSON.stringify({ may: 'read', ...joining })));
	valueOf(await store.take(log(opening('1'))));
	expect(await store.append([passed('one')])).toEqual({ ok: false, error: 'reads' });
	expect(idsOf((await store.readAll()).entries)).toEqual(['1']);
	valueOf(await store.keep('relay', JSON.stringify({ may: 'write', ...joining })));
	valueOf(await store.append([passed('one')]));
	expect((await store.readAll()).entries).toHaveLength(2);
});

it('takes nothing of another club once this device has one: it was begun in another tab meanwhile', async () => {
	const { store } = openStore();
	valueOf(await store.append([{ kind: 'club', name: 'Daheim' }]));
	const before = await store.readAll();
	expect(await store.take({ club: 'gast', entries: [] })).toEqual({ ok: false, error: 'otherClub' });
	expect(await store.readAll()).toEqual(before);
});
