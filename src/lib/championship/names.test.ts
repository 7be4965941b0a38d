import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { opening } from '../../../tests/support/entries.ts';
import { account } from '../../../tests/support/kasse.ts';
import { partie, partieEvening } from '../../../tests/support/partie.ts';
import { standing } from '#lib/log/standing.ts';
import { listTitle } from './names.ts';

describe('an evening among those of a member', () => {
	const log = standing(partie('zockmeisterschaft'));
	const listOf = (fields: object) =>
		account('freitag', [partieEvening('2 evening', 'zockmeisterschaft', { ...fields })]).list;

	it('is named by its Partie, its table and the year, where it is a championship’s list', () => {
		const list = listOf({ partie: 2, table: 3 });
		expect(list).toEqual({ championship: CHAMPIONSHIP, partie: 2, table: 3 });
		expect(list && listTitle(log, list)).toBe('2. Partie, Tisch 3 · Zockmeisterschaft 2026');
		const stage = standing(partie('schafkopfschule'));
		expect(list && listTitle(stage, list)).toBe('2. Durchgang, Tisch 3 · Schafkopfturnier 2026');
	});

	it('has no such name otherwise', () => {
		expect(account('freitag', [opening('1')]).list).toBeNull();
		expect(listTitle(log, { championship: 'eine andere', partie: 1, table: 1 })).toBe('');
		expect(listTitle(log, { championship: CHAMPIONSHIP })).toBe('Zockmeisterschaft 2026');
	});
});
