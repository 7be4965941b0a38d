import { expect, it } from 'vitest';
import { asEntry } from '../../../tests/support/entries.ts';
import { clubOf } from '../../../tests/support/kasse.ts';
import { nextId } from '#lib/base/ids.ts';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { cashOf, duesOf } from '#lib/kasse/dues.ts';
import { clubNameOf, isSampleClub } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { toCents } from '#lib/base/money.ts';
import { sampleClub } from './sample-club.ts';
import { readClubFile, writeClubFile } from './club-file.ts';

const NOW = Date.parse('2026-11-27T18:00:00Z');
const sample = sampleClub('2026-11-27', NOW);

it('is read as any club file, and nothing in it lies in the future', () => {
	const read = readClubFile(writeClubFile(sample.club, sample.entries));
	expect(read.ok && read.value.entries.length).toBe(sample.entries.length);
	expect(sample.entries.filter(({ at }) => Date.parse(at) > NOW)).toEqual([]);
	expect(isSampleClub(sample.entries)).toBe(true);
	expect(isSampleClub(sample.entries.slice(1))).toBe(false);
});

it('can be given another name', () => {
	const named = asEntry({
		id: nextId(null, NOW, 1n),
		at: '2026-11-27T19:00:00+01:00',
		kind: 'club',
		name: 'Krone'
	});
	expect(clubNameOf(standing([...sample.entries, named]))).toBe('Krone');
});

it('has five evenings in which nothing breaks a rule, the last of them open', () => {
	const log = standing(sample.entries);
	const { accounts } = clubOf(sample.entries);
	expect(accounts.map(({ date, stands }) => `${date} ${stands}`)).toEqual([
		...['2026-10-30 closed', '2026-11-06 closed', '2026-11-13 closed', '2026-11-20 closed'],
		'2026-11-27 open'
	]);
	const warnings = accounts.flatMap(
		({ evening }) => foldAnyEvening(log, evening, { books: BOOKS, saukopf: foldSaukopf })?.warnings ?? []
	);
	expect(warnings).toEqual([]);
});

it('owes its Kasse the last evening alone', () => {
	const dues = clubOf(sample.entries).accounts.map(duesOf);
	expect(dues.map(({ open }) => open > 0)).toEqual([false, false, false, true, false]);
	expect(cashOf(toCents(0), dues).over).toBe(0);
});
