import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP, madeChampionship } from '../../../tests/support/championship.ts';
import { entry, EVENING, FOUR, game } from '../../../tests/support/entries.ts';
import { partie } from '../../../tests/support/partie.ts';
import { shortMeisterschaft } from '../../../tests/support/short-championships.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from './board.ts';
import { foldChampionship } from './from-log.ts';
import { progressOf } from './lists/progress.ts';
import { raceOf, stakesOf } from './ranking/race.ts';
import {
	lastBegun,
	moveText,
	nextPartie,
	pagesOf,
	runningPartie,
	scenesOf,
	slidesOf,
	standingsText,
	standingsTitle,
	tableText
} from './wall.ts';
import { BOOK_OF } from './book.ts';

function dayOf(entries: readonly AnyEntry[], covered = false, invites = false) {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	const board = boardOf(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded);
	const { rulings, partien, ranking } = folded;
	if (!rulings.entry || !ranking || !board) throw new Error('no championship');
	const progress = progressOf(rulings.entry, rulings, partien);
	const race = raceOf(
		ranking,
		progress,
		stakesOf(rulings.entry.system, BOOK_OF[rulings.entry.system], partien)
	);
	return { entry: rulings.entry, board, race, covered, invites };
}

const fieldsOf = (one: AnyEntry) => one as unknown as Readonly<Record<string, string>>;
/** Whether an entry belongs to a Partie up to this one, or to none. */
const until = (last: number) => (one: AnyEntry) => {
	const evening = fieldsOf(one)['evening'] ?? '';
	return Number(/^partie (\d)/.exec(evening)?.[1] ?? 0) <= last;
};
const confirmed = (entries: readonly AnyEntry[]): readonly AnyEntry[] => [
	...entries,
	...entries
		.filter(({ kind }) => kind === 'evening')
		.flatMap((one) => {
			const evening = fieldsOf(one)['evening'];
			const { seats = [] } = one as unknown as { seats?: readonly string[] };
			return [
				...seats.map((member) => entry(`8 ${evening} ${member}`, 'confirm', { evening, member })),
				entry(`9 ${evening}`, 'close', { evening })
			];
		})
];

const made = madeChampionship(13, 'wall').entries;
const after = (partien: number): readonly AnyEntry[] => made.filter(until(partien));

describe('what the wall shows', () => {
	it('is the draw alone while numbers are uncovered', () => {
		expect(scenesOf(dayOf(after(0), true))).toEqual(['draw']);
	});

	it('is who plays before the draw, and then the seats of the first Partie', () => {
		const undrawn = after(0).map((one) => (one.kind === 'championship' ? { ...one, numbers: {} } : one));
		expect(scenesOf(dayOf(undrawn))).toEqual(['numbers']);
		expect(scenesOf(dayOf(after(0)))).toEqual(['seats', 'numbers']);
	});

	it('brings phones to their tables where the club is connected, until all is played', () => {
		const scenes = (partien: number, covered = false) =>
			scenesOf(dayOf(confirmed(after(partien)), covered, true));
		expect(scenes(0, true)).toEqual(['draw']);
		expect(scenes(0)).toEqual(['seats', 'join', 'numbers']);
		expect(scenes(2).at(-1)).toBe('join');
		expect(scenes(6)).not.toContain('join');
	});

	it('is the standings and the next seats between two Partien', () => {
		const day = dayOf(confirmed(after(2)));
		expect(scenesOf(day)).toEqual(['standings', 'seats']);
		expect([lastBegun(day.board), runningPartie(day.board), nextPartie(day.board)]).toEqual([2, 0, 3]);
		expect(standingsText(day.board, 'zockmeisterschaft')).toBe('nach der 2. Partie');
	});

	it('says so while lists are unconfirmed or a table plays', () => {
		expect(standingsText(dayOf(after(2)).board, 'zockmeisterschaft')).toBe(
			'nach der 2. Partie, noch nicht bestätigt'
		);
		expect(standingsText(dayOf(after(2)).board, 'schafkopfschule')).toBe(
			'nach dem 2. Durchgang, noch nicht bestätigt'
		);
		const evening = 'partie 2 tisch 1';
		const opened = [entry('91', 'void', { target: `9 ${evening}` })];
		expect(standingsText(dayOf([...confirmed(after(2)), ...opened]).board, 'zockmeisterschaft')).toBe(
			'nach der 2. Partie, noch nicht abgeschlossen'
		);
		const one = (e: AnyEntry): boolean =>
			fieldsOf(e)['evening'] !== 'partie 2 tisch 1' || e.kind === 'evening';
		const running = dayOf(after(2).filter(one));
		expect(standingsText(running.board, 'zockmeisterschaft')).toBe('2. Partie läuft');
		expect(standingsTitle(running.board, 'zockmeisterschaft')).toBe('Zwischenstand in der 2. Partie');
		expect(standingsTitle(running.board, 'schafkopfschule')).toBe('Zwischenstand im 2. Durchgang');
		expect(standingsTitle(dayOf(confirmed(after(2))).board, 'zockmeisterschaft')).toBe(
			'Zwischenstand nach der 2. Partie'
		);
		// Table 1 of the second Partie is open without a game, so its seats are still asked for.
		expect(scenesOf(running)).toEqual(['standings', 'tables', 'seats']);
		expect(nextPartie(running.board)).toBe(2);
		expect(running.board.tables[1]?.map(tableText)).toEqual([
			'noch keine Liste',
			'noch nicht bestätigt',
			'noch nicht bestätigt'
		]);
		// With one game of its forty it plays.
		const [first] = after(2).filter(
			(e) => fieldsOf(e)['evening'] === 'partie 2 tisch 1' && e.kind === 'game'
		);
		const begun = dayOf([...after(2).filter(one), ...(first ? [first] : [])]);
		expect(standingsText(begun.board, 'zockmeisterschaft')).toBe('2. Partie läuft');
		expect(begun.board.tables[1]?.map(tableText)[0]).toMatch(/^1 von (40|50)$/);
		expect(dayOf(confirmed(after(1))).board.tables[0]?.map(tableText)).toEqual([
			'fertig',
			'fertig',
			'fertig'
		]);
		expect([undefined, 0, 2, -3].map(moveText)).toEqual(['', '=', '▲2', '▼3']);
	});

	it('says so while a list is wrong, which no confirmation mends', () => {
		const [first] = after(2).filter(({ kind }) => kind === 'game');
		const more = first ? [{ ...first, id: `${first.id} more` } as AnyEntry] : [];
		const tooMany = [...after(2), ...more];
		const { board } = dayOf(confirmed(tooMany));
		expect(standingsText(board, 'zockmeisterschaft')).toBe('nach der 2. Partie, 1 Liste stimmt noch nicht');
		expect(standingsTitle(board, 'zockmeisterschaft')).toBe(
			'Zwischenstand nach der 2. Partie, 1 Liste stimmt noch nicht'
		);
	});

	it('is what is left once all is played, and the podium only when nothing is', () => {
		const written = shortMeisterschaft().filter(({ kind }) => kind !== 'club');
		const asked = written.map((one) =>
			'championship' in one ? { ...one, championship: CHAMPIONSHIP } : one
		) as readonly AnyEntry[];
		// Dora and Clemens are level in everything.
		expect(scenesOf(dayOf(asked))).toEqual(['undone', 'standings']);
		const won = [1, 2, 3].map((i) =>
			entry(`9 ${i}`, 'playoffGame', { championship: CHAMPIONSHIP, winner: 'clemens', loser: 'dora' })
		);
		expect(scenesOf(dayOf([...asked, ...won]))).toEqual(['podium', 'standings']);
	});

	it('is the race in the last Partie, once somebody is as good as out', () => {
		const short = (games: number): readonly AnyEntry[] => [
			...partie('zockmeisterschaft', { games: 4 }),
			...Array.from({ length: games }, (_, i) =>
				game(`3 ${i}`, { contract: 'solo', declarer: 'anna', won: true })
			)
		];
		// After a Solo Anna has 15, the others −5; three Solos against her, 20 each, are enough for 20.
		expect(scenesOf(dayOf(short(1)))).toEqual(['standings', 'tables']);
		// After three it is 60 to 20 for the one that is left.
		expect(scenesOf(dayOf(short(3)))).toEqual(['standings', 'tables', 'race']);
		const all = FOUR.map((member) => entry(`8 ${member}`, 'confirm', { evening: EVENING, member }));
		expect(scenesOf(dayOf([...short(4), ...all]))).not.toContain('race');
	});

	it('crowns nobody while anything is undone, whatever is written', () => {
		const day = dayOf(after(4));
		const undone = fc.constantFrom(...day.board.undone);
		fc.assert(
			fc.property(fc.array(undone, { minLength: 1 }), fc.boolean(), fc.boolean(), (left, played, covered) => {
				expect(scenesOf({ ...day, covered, board: { ...day.board, undone: left, played } })).not.toContain(
					'podium'
				);
			})
		);
	});
});

describe('pages', () => {
	it('are as few as can be and equally long', () => {
		expect(pagesOf([], 24)).toEqual([[]]);
		expect(pagesOf([1, 2, 3], 24)).toEqual([[1, 2, 3]]);
		expect(pagesOf([...Array(48).keys()], 24).map(({ length }) => length)).toEqual([24, 24]);
		expect(pagesOf([...Array(49).keys()], 24).map(({ length }) => length)).toEqual([17, 16, 16]);
	});

	it('hold every row once, in order, and never more than fit', () => {
		fc.assert(
			fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 40 }), (rows, most) => {
				const pages = pagesOf(rows, most);
				expect(pages.flat()).toEqual(rows);
				expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(most);
				const [longest, shortest] = [Math.max, Math.min].map((of) =>
					of(...pages.map(({ length }) => length))
				);
				expect((longest ?? 0) - (shortest ?? 0)).toBeLessThanOrEqual(1);
			})
		);
	});

	it('come scene by scene', () => {
		const last = dayOf(shortMeisterschaft());
		expect(scenesOf(last)).toEqual(['undone', 'standings']);
		expect(scenesOf({ ...last, teams: true })).toEqual(['undone', 'standings', 'teams']);
		expect(slidesOf(['standings', 'race'], (scene) => (scene === 'race' ? 1 : 2))).toEqual([
			{ scene: 'standings', page: 0, pages: 2 },
			{ scene: 'standings', page: 1, pages: 2 },
			{ scene: 'race', page: 0, pages: 1 }
		]);
	});
});
