import { describe, expect, it } from 'vitest';
import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { championshipSentence } from './refusal-text.ts';
import { losesNumbers, setUpEntry, setUpFault, teamsFrom, type SetUp } from './set-up.ts';

const ids = (...names: readonly string[]): MemberId[] => names.map((name) => asId<MemberId>(name));
const FOUR = ids('anna', 'ben', 'carl', 'dora');
const NEW: SetUp = {
	...{ year: 2026, system: 'zockmeisterschaft', players: FOUR, games: null, previousPlaces: {} }
};
/** Four players have a single plan: all at one table, four times. */
const PLAN = [[[1, 2, 3, 4]], [[1, 2, 3, 4]], [[1, 2, 3, 4]], [[1, 2, 3, 4]]];
const BEFORE: ChampionshipEntry = {
	...{ id: asId<EntryId>('1'), at: '2026-11-20T18:30:00+01:00', kind: 'championship', championship: 'x' },
	...{ year: 2026, system: 'zockmeisterschaft', players: FOUR, plan: PLAN },
	numbers: { anna: 1, ben: 2, carl: 3, dora: 4 }
};

describe('a championship that is set up', () => {
	it.each<[Partial<SetUp>, string | null]>([
		[{}, null],
		[{ games: 200, year: 9999 }, null],
		[{ players: FOUR.slice(1) }, 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		[{ year: null }, 'Welches Jahr ist es?'],
		[{ year: 2026.5 }, 'Welches Jahr ist es?'],
		[{ games: 0 }, 'Eine Partie hat 1 bis 200 Spiele.'],
		[{ games: 201 }, 'Eine Partie hat 1 bis 200 Spiele.']
	])('%j: %s', (fields, sentence) => {
		const fault = setUpFault({ ...NEW, ...fields });
		expect(fault && championshipSentence(fault)).toBe(sentence);
	});

	it('is written with the stored plan and without numbers', () => {
		expect(setUpEntry('x', null, NEW)).toEqual({
			ok: true,
			value: {
				...{ kind: 'championship', championship: 'x', year: 2026, system: 'zockmeisterschaft' },
				...{ players: FOUR, plan: PLAN, numbers: {} }
			}
		});
	});

	it('says its games where they are not the usual ones, 40 or in a tournament 32', () => {
		const tournament: SetUp = { ...NEW, system: 'schafkopfschule' };
		expect(setUpEntry('x', null, { ...NEW, games: 40 })).not.toHaveProperty('value.games');
		expect(setUpEntry('x', null, { ...NEW, games: 32 })).toHaveProperty('value.games', 32);
		expect(setUpEntry('x', null, { ...tournament, games: 32 })).not.toHaveProperty('value.games');
		// Its tables come with the lots (schafkopfschule 5.2.2).
		expect(setUpEntry('x', null, tournament)).toHaveProperty('value.plan', []);
	});
});

describe('a championship that is changed', () => {
	const others = ids('anna', 'ben', 'carl', 'emil');
	const own = [[[4, 3, 2, 1]]];

	it('keeps its numbers as long as the same take part by the same rules', () => {
		expect(losesNumbers(null, NEW)).toBe(false);
		expect(losesNumbers({ ...BEFORE, numbers: {} }, { ...NEW, players: others })).toBe(false);
		expect(losesNumbers(BEFORE, { ...NEW, players: FOUR.toReversed() })).toBe(false);
		expect(losesNumbers(BEFORE, { ...NEW, players: others })).toBe(true);
		expect(losesNumbers(BEFORE, { ...NEW, players: FOUR.slice(1) })).toBe(true);
		expect(losesNumbers(BEFORE, { ...NEW, system: 'schafkopfschule' })).toBe(true);
	});

	it('takes the place of the one before, with its plan, its wishes and its numbers', () => {
		const wished = { ...BEFORE, plan: own, note: 'Nummer 1 sitzt an Tisch 1.' };
		expect(setUpEntry('x', wished, { ...NEW, year: 2027 })).toMatchObject({
			value: { year: 2027, plan: own, note: wished.note, numbers: BEFORE.numbers, replaces: '1' }
		});
	});

	it('keeps a plan without wishes for as many others, but not one for the numbers that were', () => {
		const changed = { ...NEW, players: others };
		expect(setUpEntry('x', { ...BEFORE, plan: own }, changed)).toMatchObject({
			value: { plan: own, numbers: {} }
		});
		const wished = setUpEntry('x', { ...BEFORE, plan: own, note: 'Wunsch' }, changed);
		expect(wished).toMatchObject({ value: { plan: PLAN, numbers: {} } });
		expect(wished).not.toHaveProperty('value.note');
		const lots: ChampionshipEntry = { ...BEFORE, system: 'schafkopfschule', plan: own };
		expect(setUpEntry('x', lots, { ...changed, system: 'schafkopfschule' })).toMatchObject({
			value: { plan: [], numbers: {} }
		});
	});

	it('is refused where so many can’t be seated', () => {
		const seven = ids('a', 'b', 'c', 'd', 'e', 'f', 'g');
		expect(setUpEntry('x', BEFORE, { ...NEW, players: seven })).toEqual({
			ok: false,
			error: { code: 'playersLeftOver', players: 7 }
		});
	});
});

describe('teams as they are typed', () => {
	it('are left out where nothing is said of them, and the others move up', () => {
		expect(
			teamsFrom({ teams: ['', ' Die Alten\n', 'Die Jungen'], teamOf: { anna: 2, ben: 3, carl: 2 } })
		).toEqual({
			ok: true,
			value: { teams: ['Die Alten', 'Die Jungen'], teamOf: { anna: 1, carl: 1, ben: 2 } }
		});
		expect(teamsFrom({ teams: ['', ''], teamOf: {} })).toEqual({ ok: true, value: null });
	});

	it.each<[readonly string[], Readonly<Record<string, number>>, string]>([
		[['Alte', ''], { anna: 1, ben: 2 }, 'Wie heißt die 2. Mannschaft?'],
		[['Alte', 'alte'], { anna: 1, ben: 2 }, '„alte“ heißen zwei Mannschaften.'],
		[['Alte', 'Junge'], { anna: 1 }, 'Wer spielt für „Junge“?'],
		[['Alte', ''], { anna: 1 }, 'Mit einer Mannschaft allein gibt es nichts zu gewinnen: Es braucht zwei.']
	])('%j with %j: %s', (teams, teamOf, sentence) => {
		const made = teamsFrom({ teams, teamOf });
		expect(made.ok ? '' : championshipSentence(made.error)).toBe(sentence);
	});
});
