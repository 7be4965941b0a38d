import { expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { FOUR, game, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { openStore } from '../../../../tests/support/stores.ts';
import { toCents } from '#lib/base/money.ts';
import { ok } from '#lib/base/result.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import type { PaperTotals } from '#lib/championship/lists/paper-form.ts';
import { progressOf } from '#lib/championship/lists/progress.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { sayDay } from './day-said.ts';
import { Session } from '../session.svelte.ts';
import { enterPaper } from './paper.ts';

const session = new Session(openStore());

/** A championship as its screens hold it, and what was written of it. */
function opened(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	const { entry: set } = folded.rulings;
	if (!set) throw new Error('no championship');
	const written: NewEntry[] = [];
	const write = (news: readonly NewEntry[]) => {
		written.push(...news);
		return Promise.resolve(ok([]));
	};
	const open = { id: CHAMPIONSHIP, entry: set, log, folded, write } as unknown as OpenChampionship;
	const [progress] = progressOf(set, folded.rulings, folded.partien).partien[1] ?? [];
	if (!progress) throw new Error('no table');
	const table = {
		progress,
		members: FOUR.map((one) => asId<MemberId>(one)),
		partie: 2,
		table: 1
	};
	return { open, set, table, written };
}

/** Two Partien at one table; the first one was played on the evening before. */
const day = (fields: Fields = {}): readonly AnyEntry[] => [
	...partie('zockmeisterschaft', { plan: [[[1, 2, 3, 4]], [[1, 2, 3, 4]]], ...fields }).slice(0, -1),
	partieEvening('2 evening', 'zockmeisterschaft', { date: '2026-11-23' }),
	game('3', { contract: 'wenz', declarer: 'ben', won: false })
];
const totals: PaperTotals = { games: 40, points: { anna: 3, ben: -1, carl: -1, dora: -1 } };
const how = { before: null, signed: false, remark: '' };

it('a paper list that is typed in the next morning stands under the day of the championship', async () => {
	const { open, table, written } = opened(day());
	await enterPaper(session, open, table, totals, how);
	expect(written[0]).toMatchObject({ kind: 'evening', partie: 2, date: '2026-11-23', rulebook: 'allgaeu' });
	const said = opened(day({ date: '2026-11-22' }));
	await enterPaper(session, said.open, said.table, totals, how);
	expect(said.written[0]).toMatchObject({ date: '2026-11-22' });
});

it('a paper list is not opened by another book than the championship’s', async () => {
	const { open, table, written } = opened(day({ rulebook: 'krone' }));
	expect(await enterPaper(session, open, table, totals, how)).toEqual({
		ok: false,
		error:
			'Das Regelbuch der Meisterschaft ist noch nicht auf diesem Handy: Lies es mit der Datei des Veranstalters ein.'
	});
	expect(written).toEqual([]);
});

it('the organizers may say the place alone, and take a day back', async () => {
	const { open, set, written } = opened(day());
	await sayDay(open, set, { date: '', place: 'Gasthof Post' });
	expect(written[0]).toMatchObject({ kind: 'championship', place: 'Gasthof Post', replaces: set.id });
	expect(written[0]).not.toHaveProperty('date');
	const dated = opened(day({ date: '2026-11-22' }));
	await sayDay(dated.open, dated.set, { date: '', place: '' });
	expect(dated.written[0]).not.toHaveProperty('date');
});

it('what the organizers say after somebody came late or left keeps players and plan of the set-up', async () => {
	const plan = [[[1, 2, 3, 4]], [[1, 2, 3, 4]]];
	const came = ruled('8', 'join', { member: 'emil', number: 5, from: 2, plan: [[[1, 2, 3, 4, 5]]] });
	const { open, set, written } = opened([...day(), came]);
	expect(set.players).toContain('emil');
	await sayDay(open, set, { fee: toCents(500), teams: ['Alte', 'Junge'], teamOf: { anna: 1, ben: 2 } });
	expect(written).toMatchObject([{ players: FOUR, plan, fee: 500, teams: ['Alte', 'Junge'] }]);
	expect(written[0]).not.toHaveProperty('numbers.emil');
});
