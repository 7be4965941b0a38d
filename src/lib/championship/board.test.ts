import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { entry, EVENING, FOUR, game, type Fields } from '../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { nextJudge } from './rulings.ts';
import { boardOf, type DayBoard } from './board.ts';
import { isFinished, type BoardTable } from './board-table.ts';
import { lotsWaitText, roundText, standText, undoneText } from './board-text.ts';
import { foldChampionship } from './from-log.ts';
import { reignIn } from './ranking/kings.ts';

const from = (entries: readonly AnyEntry[]) => ({
	...{ log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS }
});

function board(entries: readonly AnyEntry[]): DayBoard {
	const read = from(entries);
	const made = boardOf(entries, read, foldChampionship(read.log, CHAMPIONSHIP, BOOKS));
	if (!made) throw new Error('no championship');
	return made;
}

const name = (member: string): string => member;
const lines = (
	entries: readonly AnyEntry[],
	system: 'zockmeisterschaft' | 'schafkopfschule' = 'zockmeisterschaft'
) => board(entries).undone.map((undone) => undoneText(undone, name, system));

const RUF = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };
const SOLO = { contract: 'solo', declarer: 'anna', won: true };
const saidBy = (evening: string, ...who: readonly string[]): readonly AnyEntry[] =>
	who.map((member) => entry(`7 ${evening} ${member}`, 'confirm', { evening, member }));
/** All have confirmed it, and with the last one it was closed. */
const confirmed = (evening: string): readonly AnyEntry[] => [
	...saidBy(evening, ...FOUR),
	entry(`8 ${evening}`, 'close', { evening })
];
const short = (
	games: number,
	written: readonly Fields[],
	system = 'zockmeisterschaft'
): readonly AnyEntry[] => [...partie(system, { games }), ...written.map((one, i) => game(`3 ${i}`, one))];

describe('a table on the board', () => {
	it('is told by what it needs next', () => {
		const at = (entries: readonly AnyEntry[]): string => {
			const [[table] = []] = board(entries).tables;
			return table ? `${table.stand}: ${standText(table, name)}` : '';
		};
		expect(at(partie('zockmeisterschaft'))).toBe('notBegun: eröffnet, noch kein Spiel');
		// the support's entries are written at 19:30
		expect(at(short(3, [RUF]))).toBe('running: läuft: 1 von 3 Spielen, zuletzt 19:30');
		expect(at(short(1, [RUF]))).toBe('unconfirmed: 1 Spiel, noch nicht bestätigt: anna, ben, carl, dora');
		expect(at([...short(1, [RUF]), ...saidBy(EVENING, 'anna', 'ben', 'dora')])).toBe(
			'unconfirmed: 1 Spiel, noch nicht bestätigt: carl'
		);
		expect(at(short(1, [RUF, RUF]))).toBe('tooMany: 1 Spiel zu viel: 2 statt 1 Spiele');
		expect(at([...short(1, [RUF]), ...confirmed(EVENING)])).toBe(
			'confirmed: 1 Spiel, bestätigt von allen vier'
		);
		const invalid = ruled('6', 'invalid', { evening: EVENING, reason: 'gefälscht' });
		expect(at([...short(1, [RUF]), invalid])).toBe('invalid: für ungültig erklärt');
		const second = partieEvening('2 zweite', 'zockmeisterschaft', { evening: 'zweite' });
		const twice = [...short(1, [RUF]), second, entry('30', 'game', { evening: 'zweite', game: RUF })];
		expect(at(twice)).toBe('twice: zweimal geschrieben, noch nicht entschieden');
	});

	it('has not begun before the numbers are drawn, though the plan is there', () => {
		const undrawn = partie('zockmeisterschaft')
			.filter(({ kind }) => kind !== 'evening')
			.map((one) => (one.kind === 'championship' ? { ...one, numbers: {} } : one));
		const { tables, played } = board(undrawn);
		expect(tables.flat().map(({ stand }) => stand)).toEqual(['notBegun']);
		expect(played).toBe(false);
	});

	it('is to be closed if nobody confirmed last: two phones had half of the confirmations each', () => {
		const halves = [...short(1, [RUF]), ...saidBy(EVENING, ...FOUR)];
		expect(lines(halves)).toEqual(['Tisch 1, 1. Partie: bestätigt und noch nicht abgeschlossen']);
	});

	it('is to be closed again if it was confirmed and opened again after that', () => {
		const closed = [...short(1, [RUF]), ...confirmed(EVENING)];
		const opened = [...closed, entry('9', 'void', { target: `8 ${EVENING}` })];
		expect(lines(closed).join()).not.toMatch(/geöffnet|abgeschlossen/u);
		expect(lines(opened)).toEqual(['Tisch 1, 1. Partie: bestätigt und noch nicht abgeschlossen']);
		expect(board(opened).tables.map(roundText)).toEqual(['Tisch 1 muss noch abschließen']);
		expect(lines([...opened, entry('91', 'close', { evening: EVENING })])).toEqual(lines(closed));
	});

	it('stays to be confirmed if it is complete and was changed afterwards', () => {
		const changed = [
			...short(1, [RUF]),
			...confirmed(EVENING),
			entry('8', 'game', { evening: EVENING, game: SOLO, replaces: '3 0' })
		];
		expect(lines(changed)[0]).toBe(
			'Tisch 1, 1. Partie: 1 Spiel, noch nicht bestätigt: anna, ben, carl, dora'
		);
	});

	it('adds to its Partie in words', () => {
		const round = (...stands: readonly BoardTable['stand'][]): string =>
			roundText(
				stands.map((stand, i) => ({
					stand,
					progress: {
						...{ misseated: null, list: stand === 'notBegun' ? null : {} },
						...{ table: i + 1, played: 10 + i, due: 40 }
					} as BoardTable['progress']
				}))
			);
		expect(round('confirmed', 'invalid')).toBe('alle Tische sind fertig, 1 Liste ist ungültig');
		expect(round('confirmed', 'confirmed')).toBe('alle Tische sind fertig');
		expect(round('invalid')).toBe('die Liste ist ungültig');
		expect(round('confirmed')).toBe('der Tisch ist fertig');
		expect(round('running', 'tooMany', 'running')).toBe(
			'Tisch 2 hat zu viele Spiele; Tisch 1 und 3 spielen noch, zusammen 22 von 80'
		);
		expect(round('running', 'unconfirmed', 'confirmed')).toBe(
			'Tisch 1 spielt noch, 10 von 40; Tisch 2 muss noch bestätigen'
		);
		expect(round('running', 'notBegun', 'running', 'running')).toBe(
			'3 Tische spielen noch, zusammen 35 von 120; von Tisch 2 fehlt noch die Liste'
		);
		expect(round('running', 'notBegun', 'notBegun')).toBe(
			'Tisch 1 spielt noch, 10 von 40; von Tisch 2 und 3 fehlen noch die Listen'
		);
		expect(round('confirmed', 'notBegun', 'notBegun', 'notBegun')).toBe(
			'von 3 Tischen fehlen noch die Listen'
		);
		expect(round('notBegun', 'notBegun')).toBe('noch keine Liste');
	});
});

describe('before the prize-giving', () => {
	it('a list of one game too many is named', () => {
		const long = [...short(1, [RUF, RUF]), ...confirmed(EVENING)];
		expect(lines(long)).toEqual(['Tisch 1, 1. Partie: 1 Spiel zu viel: 2 statt 1 Spiele']);
		expect(reignIn(long, from(long))).toBeNull();
	});

	it('nobody is king of lists that nobody confirmed', () => {
		const open = short(1, [SOLO]);
		expect(lines(open)).toEqual(['Tisch 1, 1. Partie: 1 Spiel, noch nicht bestätigt: anna, ben, carl, dora']);
		expect(reignIn(open, from(open))).toBeNull();
	});

	it('approvals of a tournament are awaited (schafkopfschule 5.2.14)', () => {
		const sie = { contract: 'sie', declarer: 'carl' };
		const played = [...short(2, [SOLO, sie], 'schafkopfschule'), ...confirmed(EVENING)];
		expect(lines(played, 'schafkopfschule')).toEqual([
			'1 Spiel wartet auf die Genehmigung des Schiedsrichters'
		]);
		const approved = [...played, ruled('9', 'approval', { game: '3 1', approved: true })];
		// carl has 24 − 2, anna 6 − 8, ben and dora each −2 − 8: level for the third place (5.2.7)
		expect(lines(approved, 'schafkopfschule')).toEqual([
			'ben und dora sind gleichauf um Platz 3: Das Los muss entscheiden'
		]);
	});

	it('complaints of a tournament are decided, first by the referee and last by the tribunal (schafkopfschule 5.1.3)', () => {
		const played = [...short(1, [SOLO], 'schafkopfschule'), ...confirmed(EVENING)];
		const complaint = (id: string, more: object = {}) =>
			ruled(id, 'complaint', { evening: EVENING, by: 'ben', text: 'Falsch bedient', ...more });
		expect(lines([...played, complaint('8')], 'schafkopfschule')).toEqual([
			'1 Beschwerde ist noch nicht entschieden'
		]);
		const referee = { by: 'referee', text: 'Abgelehnt' } as const;
		const decided = complaint('9', { decided: [referee], replaces: '8' });
		expect(lines([...played, complaint('8'), decided], 'schafkopfschule')).toEqual([
			'ben, carl und dora sind gleichauf um Platz 2: Das Los muss entscheiden'
		]);
		expect(nextJudge({})).toBe('referee');
		expect(nextJudge({ decided: [referee] })).toBe('tribunal');
		expect(nextJudge({ decided: [referee, { by: 'tribunal', text: 'Stattgegeben' }] })).toBeNull();
	});

	it('lots wait until nothing is open that moves points or places, and say for what', () => {
		const sie = { contract: 'sie', declarer: 'carl' };
		const approved = ruled('9', 'approval', { game: '3 1', approved: true });
		const complaint = ruled('8', 'complaint', { text: 'Falsch bedient' });
		const all = confirmed(EVENING);
		const waits = (...more: readonly AnyEntry[]): string =>
			lotsWaitText(
				board([...short(2, [SOLO, sie], 'schafkopfschule'), ...more]).undone,
				name,
				'schafkopfschule'
			);
		expect(waits(...all, approved)).toBe('');
		expect(waits(approved)).toBe(
			'Gelost wird, sobald nichts mehr offen ist: 1 Liste ist noch nicht bestätigt.'
		);
		expect(waits(...saidBy(EVENING, ...FOUR.slice(1)), complaint)).toBe(
			'Gelost wird, sobald nichts mehr offen ist: 1 Liste ist noch nicht bestätigt; 1 Spiel wartet auf die Genehmigung des Schiedsrichters; 1 Beschwerde ist noch nicht entschieden.'
		);
		const running = board([...short(3, [SOLO], 'schafkopfschule')]).undone;
		expect(lotsWaitText(running, name, 'schafkopfschule')).toBe(
			'Gelost wird, sobald nichts mehr offen ist: 1 Tisch ist noch nicht fertig.'
		);
	});

	it('level players owe a play-off for the first three places, once all is played and confirmed', () => {
		const played = [...short(1, [RUF]), ...confirmed(EVENING)];
		// the partner of a won Rufspiel counts it too (§11.3); carl and dora share the third place
		expect(lines(played)).toEqual([
			'anna und ben sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden',
			'carl und dora sind gleichauf um Platz 3: Ein Entscheidungsspiel muss entscheiden'
		]);
		const won = ['anna ben', 'dora carl'].map((pair, i) => {
			const [winner, loser] = pair.split(' ');
			return ruled(`9 ${i}`, 'playoff', { winner, loser });
		});
		expect(lines([...played, ...won])).toEqual([]);
		const reign = reignIn([...played, ...won], from([...played, ...won]));
		expect(reign?.podium.map(({ place, player }) => `${place} ${player}`)).toEqual([
			'1 anna',
			'2 ben',
			'3 dora'
		]);
	});

	it('there is no king as long as a line is left, and every table has one state', () => {
		const parts = fc.record({
			games: fc.integer({ min: 0, max: 3 }),
			who: fc.subarray([...FOUR]),
			invalid: fc.boolean(),
			second: fc.boolean(),
			playoffs: fc.boolean()
		});
		fc.assert(
			fc.property(parts, ({ games, who, invalid, second, playoffs }) => {
				const other = [
					partieEvening('2 zweite', 'zockmeisterschaft', { evening: 'zweite' }),
					entry('30', 'game', { evening: 'zweite', game: SOLO })
				];
				const entries = [
					...short(
						2,
						Array.from({ length: games }, () => SOLO)
					),
					...(second ? other : []),
					...(who.length === FOUR.length ? confirmed(EVENING) : saidBy(EVENING, ...who)),
					...(invalid ? [ruled('6', 'invalid', { evening: EVENING, reason: 'x' })] : []),
					...(playoffs
						? ['ben carl', 'carl dora', 'anna ben', 'anna carl', 'anna dora', 'ben dora'].map((pair, i) => {
								const [winner, loser] = pair.split(' ');
								return ruled(`9 ${i}`, 'playoff', { winner, loser });
							})
						: [])
				];
				const { tables, undone } = board(entries);
				expect(tables.flat()).toHaveLength(1);
				expect(reignIn(entries, from(entries)) !== null).toBe(undone.length === 0);
				const crowned = isFinished(tables[0]?.[0] ?? { stand: 'running' }) && playoffs;
				expect(undone.length === 0).toBe(crowned);
			})
		);
	});
});
