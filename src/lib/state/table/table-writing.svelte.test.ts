import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ok, refused } from '#lib/base/result.ts';
import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { SCHAFKOPF_TYPING } from '#lib/evening/schafkopf/typing.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { entry } from '../../../../tests/support/entries.ts';
import {
	anna,
	atDevice,
	ben,
	carl,
	dora,
	live,
	openedEvening,
	shown,
	write
} from '../../../../tests/support/live.svelte.ts';
import { evening, valueOf } from '../../../../tests/support/stores.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';
import { correctHead } from './evening-head.ts';
import { EveningTable } from './evening-table.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import { OpenEvening } from './open-evening.svelte.ts';
import type { Session } from '../session.svelte.ts';
import { TableWriting } from './table-writing.svelte.ts';
import type { Written } from '../writing.svelte.ts';

const nothing = (): Written => Promise.resolve(ok([]));

const panelOf = (save = nothing) => ({
	...{ correcting: null, isAsWritten: false, next: null, save },
	correct() {},
	insertBefore() {},
	clear() {}
});

const panelAt = (session: Session, table: EveningTable): GamePanel =>
	new GamePanel(table, new DraftKeeper(session, evening, SCHAFKOPF_TYPING.isTyped));

const scoresOf = ({ scores }: { readonly scores: ReadonlyMap<MemberId, number> }) => scores;

/** A table whose log, scores and next write are what the test says. */
function tableOf(hands: readonly AnyEntry[] = []) {
	let log = $state.raw(hands);
	let scores: ReadonlyMap<MemberId, number> = new Map();
	let next = nothing;
	const writing = live(() => {
		const table = {
			get log() {
				return standing(log);
			},
			voidPlace: nothing,
			voidLast: nothing,
			restorePlace: () => next(),
			write: nothing,
			reopen: nothing,
			listed: () => Promise.resolve(),
			dealMoves: false
		};
		return new TableWriting(
			table,
			panelOf(() => next()),
			() => ({ scores }),
			scoresOf
		);
	});
	const standsAt = (...cents: readonly number[]): void =>
		void (scores = new Map([anna, ben, carl, dora].map((member, i) => [member, cents[i] ?? 0])));
	return {
		writing,
		standsAt,
		logIs: (entries: readonly AnyEntry[]) => (log = entries),
		failNext: () => (next = () => Promise.resolve(refused('full'))),
		/** The next write brings the table to these scores. */
		writeTo: (...cents: readonly number[]) =>
			(next = () => {
				standsAt(...cents);
				return nothing();
			})
	};
}

/** A table with two hands nobody played, whose first is struck. */
async function afterStrike() {
	const hands = [entry('1', 'passed', { evening }), entry('2', 'passed', { evening })];
	const { writing, failNext, logIs } = tableOf(hands);
	await writing.strike('1' as EntryId);
	logIs([...hands, entry('3', 'void', { target: '1' })]);
	return { writing, failNext, bringBackElsewhere: () => logIs(hands) };
}

it('offers to bring back what was struck again, if that could not be written', async () => {
	const { writing, failNext } = await afterStrike();
	expect(writing.last).toEqual({ place: '1', how: 'struck' });
	failNext();
	await writing.takeBack('Gestrichen');
	expect(writing.last).toEqual({ place: '1', how: 'struck' });
});

it('takes back the newest entry once what was struck was brought back elsewhere', async () => {
	const { writing, bringBackElsewhere } = await afterStrike();
	bringBackElsewhere();
	expect(writing.last).toEqual({ entry: '2', place: '2', how: 'new' });
});

it('takes a corrected head back after a reload with those of later evenings that followed it', async () => {
	const device = await atDevice();
	const { session } = device;
	const later = { ...openedEvening, evening: asId<EveningId>('samstag'), date: '2026-11-21' } as NewEntry;
	await write(device, openedEvening, later);
	// No game is played: the Stock that was set by hand opens the next evening too (allgaeu §8.1).
	valueOf(await correctHead(session, evening, { stock: 150 }));
	const stocks = async () =>
		(await device.store.readEvenings()).map(({ evening, entries }) => {
			const [head] = standing(entries).places.flatMap(({ entry }) => entry ?? []);
			return `${evening} ${head?.kind === 'evening' ? (head.stock ?? 0) : ''}`;
		});
	expect(await stocks()).toEqual(['samstag 150', 'freitag 150']);
	const table = live(() => new OpenEvening(session, evening));
	const writing = live(() => new TableWriting(table, panelOf(), () => null, scoresOf));
	await expect.poll(() => writing.last?.how).toBe('head');
	expect(await writing.takeBack('Abend geändert')).toBe(true);
	expect(await stocks()).toEqual(['samstag 0', 'freitag 0']);
});

describe('a tap on "Ändern" while a game is being saved', () => {
	const rufspiel = { contract: 'rufspiel', declarer: anna, partner: ben, won: true } as const;

	/** A table with one written game, on a disk that writes only when it is let. */
	async function slowTable() {
		const device = await atDevice();
		const { session } = device;
		await write(device, openedEvening, { kind: 'game', evening, game: rufspiel });
		const { append } = device.store;
		let go = (): void => {};
		let disk: Promise<void> = Promise.resolve();
		const slow = (): void => void (disk = new Promise((resolve) => (go = resolve)));
		device.store.append = async (...args) => {
			await disk;
			return append.apply(device.store, args);
		};
		const table = live(() => new EveningTable(session, evening));
		shown(() => table.state);
		const panel = live(() => panelAt(session, table));
		const writing = live(() => new TableWriting(table, panel, () => null, scoresOf));
		const rowAt = (at: number) => {
			const row = table.state?.rows[at];
			if (row?.type !== 'game') throw new Error('no game');
			return row;
		};
		await expect.poll(() => table.state?.rows.length).toBe(1);
		return { table, panel, writing, rowAt, slow, go: () => go() };
	}

	it('waits for it, and what was tapped before belongs to the next game', async () => {
		const { panel, writing, rowAt, slow, go } = await slowTable();
		panel.namePair(carl, dora);
		slow();
		const saved = writing.save();
		// The next game is begun already, then somebody says that the first one was lost.
		writing.tap(() => panel.namePair(dora, anna));
		writing.correct(rowAt(0));
		writing.tap(() => panel.setWon(false));
		go();
		expect(await saved).toBe(true);
		expect([panel.correcting?.place, panel.typed]).toEqual([rowAt(0).place, { ...rufspiel, won: false }]);
		expect(await writing.save()).toBe(true);
		expect(rowAt(0).entry.game).toEqual({ ...rufspiel, won: false });
		await expect.poll(() => [panel.typed.declarer, panel.typed.partner]).toEqual([dora, anna]);
	});

	it('and a tap that did not wait leave what is saved as it was typed', async () => {
		const { panel, writing, rowAt, table, slow, go } = await slowTable();
		panel.namePair(carl, dora);
		slow();
		const saved = writing.save();
		await expect.poll(() => panel.kept).toBe('kept');
		panel.setWon(false);
		expect(await panel.save()).toEqual({ ok: false, error: 'spent' });
		go();
		expect([await saved, panel.touched, table.state?.rows.length]).toEqual([true, false, 2]);
		expect(rowAt(1).entry.game).toEqual({ ...rufspiel, declarer: carl, partner: dora });
	});

	it('comes after its sheet is closed, and before what is tapped until then', async () => {
		const { panel, writing, rowAt } = await slowTable();
		let close = (_: true): void => {};
		writing.correct(rowAt(0), new Promise((resolve) => (close = resolve)));
		writing.tap(() => panel.setWon(false));
		expect([writing.open, panel.correcting, panel.touched]).toEqual([null, null, false]);
		close(true);
		await expect.poll(() => panel.correcting?.place).toBe(rowAt(0).place);
		expect(panel.typed).toEqual({ ...rufspiel, won: false });
	});

	it('changes the game as it stands then', async () => {
		const { panel, writing, rowAt, slow, go } = await slowTable();
		writing.correct(rowAt(0));
		panel.setWon(false);
		slow();
		const saved = writing.save();
		await expect.poll(() => writing.held).toBe(true);
		writing.correct(rowAt(0));
		go();
		await saved;
		expect(panel.typed).toEqual({ ...rufspiel, won: false });
	});

	it('waits for a forgotten game too', async () => {
		const { panel, writing, rowAt, slow, go } = await slowTable();
		panel.namePair(carl, dora);
		slow();
		const saved = writing.save();
		writing.tap(() => panel.namePair(dora, anna));
		writing.insertBefore(rowAt(0));
		go();
		await saved;
		expect([panel.next?.place, panel.typed.declarer]).toEqual([rowAt(0).place, undefined]);
	});
});

describe('who dealt in games that were written, at a table of five', () => {
	const egon = asId<MemberId>('egon');
	const seats = [anna, ben, carl, dora, egon];
	const wenz = (declarer: MemberId): NewEntry => ({
		kind: 'game',
		evening,
		game: { contract: 'wenz', declarer, won: true }
	});

	/** Anna, Ben and Carl dealt and sat out in one game each. */
	async function threeGames() {
		const device = await atDevice();
		const { session } = device;
		const opened = { ...openedEvening, seats, dealer: anna } as NewEntry;
		await write(device, opened, wenz(carl), wenz(egon), wenz(ben));
		const table = live(() => new EveningTable(session, evening));
		shown(() => table.state);
		const panel = live(() => panelAt(session, table));
		const writing = live(() => new TableWriting(table, panel, () => table.state, scoresOf));
		const rows = (): readonly string[] =>
			(table.state?.rows ?? []).map(({ type, dealer }) => `${type} ${dealer}`);
		const row = (at: number) => {
			const found = table.state?.rows[at];
			if (!found) throw new Error('no row');
			return found;
		};
		await expect.poll(rows).toEqual(WRITTEN);
		return { table, panel, writing, rows, row };
	}
	const WRITTEN = ['game anna', 'game ben', 'game carl'];

	it('stays when one is added among them, and one undo takes all of it back', async () => {
		const { table, panel, writing, rows, row } = await threeGames();
		writing.insertBefore(row(1));
		panel.change({ contract: 'wenz' });
		panel.tapSeat(carl);
		expect(await writing.save()).toBe(true);
		expect(rows()).toEqual(['game anna', 'game ben', 'seats carl', 'game ben', 'game carl']);
		expect([table.state?.dealer, writing.last?.place]).toEqual([dora, row(1).place]);
		// Brought back after that it is all there again.
		const { place } = row(1);
		expect(await writing.takeBack('Spiel')).toBe(true);
		expect(rows()).toEqual(['game anna', 'voided ben', 'game ben', 'game carl']);
		expect(await writing.restore(place)).toBe(true);
		expect(rows()).toEqual(['game anna', 'game ben', 'seats carl', 'game ben', 'game carl']);
	});

	it('moves on if the table says that the deal had gone wrong, and only for that game', async () => {
		const { table, panel, writing, rows, row } = await threeGames();
		writing.insertBefore(row(1));
		table.dealMoves = true;
		panel.change({ contract: 'wenz' });
		panel.tapSeat(carl);
		expect(await writing.save()).toBe(true);
		expect(rows()).toEqual(['game anna', 'game ben', 'game carl', 'game dora']);
		expect(table.state?.dealer).toBe(egon);
		expect(table.dealMoves).toBe(false);
		const { place } = row(1);
		expect(await writing.takeBack('Spiel')).toBe(true);
		expect(rows()).toEqual(['game anna', 'voided ben', 'game ben', 'game carl']);
		expect(table.state?.dealer).toBe(dora);
		expect(await writing.restore(place)).toBe(true);
		expect(rows()).toEqual(['game anna', 'game ben', 'game carl', 'game dora']);
	});

	it('stays when one is struck and brought back', async () => {
		const { table, writing, rows, row } = await threeGames();
		expect(await writing.strike(row(0).place)).toBe(true);
		expect(rows()).toEqual(['voided anna', 'seats anna', 'game ben', 'game carl']);
		expect(table.state?.dealer).toBe(dora);
		expect(await writing.takeBack('Streichen')).toBe(true);
		expect(rows()).toEqual(WRITTEN);
		expect(await writing.strike(row(0).place, true)).toBe(true);
		expect(rows()).toEqual(['voided anna', 'game anna', 'game ben']);
		expect(await writing.restore(row(0).place)).toBe(true);
		expect(rows()).toEqual(WRITTEN);
	});
});

describe('what a write moved', () => {
	// Allgäu §4.1: a plain Rufspiel costs 0,10 €; anna and ben win it against carl and dora. §4.2.1: then anna wins a Solo,
	// 0,25 € from each of the others.
	const START = [100, -40, -60, 0];
	const RUFSPIEL = [110, -30, -70, -10];
	const SOLO = [185, -55, -95, -35];

	function atTable() {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const table = tableOf();
		table.standsAt(...START);
		return table;
	}

	it('is shown for a moment, for the four it moved anything for', async () => {
		const { writing, writeTo } = atTable();
		writeTo(...RUFSPIEL);
		expect(await writing.save()).toBe(true);
		const shown = [
			[anna, 10],
			[ben, 10],
			[carl, -10],
			[dora, -10]
		];
		expect(writing.moved).toEqual(shown);
		vi.advanceTimersByTime(2599);
		expect(writing.moved).toEqual(shown);
		vi.advanceTimersByTime(1);
		expect(writing.moved).toEqual([]);
	});

	it('is shown as long again after the next write', async () => {
		const { writing, writeTo } = atTable();
		writeTo(...RUFSPIEL);
		await writing.save();
		vi.advanceTimersByTime(1500);
		writeTo(...SOLO);
		await writing.save();
		vi.advanceTimersByTime(1500);
		expect(writing.moved).toEqual([
			[anna, 75],
			[ben, -25],
			[carl, -25],
			[dora, -25]
		]);
	});

	it('goes with the next tap, and the time that was left ends nothing that is shown later', async () => {
		const { writing, writeTo } = atTable();
		writeTo(...RUFSPIEL);
		await writing.save();
		writing.endMoved();
		expect(writing.moved).toEqual([]);
		vi.advanceTimersByTime(2000);
		writeTo(...SOLO);
		await writing.save();
		vi.advanceTimersByTime(2000);
		expect(writing.moved).toHaveLength(4);
	});

	it('leaves out who got nothing, and says nothing of a write that failed', async () => {
		const { writing, writeTo, failNext } = atTable();
		failNext();
		expect(await writing.save()).toBe(false);
		expect(writing.moved).toEqual([]);
		writeTo(100, -40, -110, 50);
		await writing.save();
		expect(writing.moved).toEqual([
			[carl, -50],
			[dora, 50]
		]);
	});
});

describe('what the thumb feels', () => {
	function felt(): readonly (readonly number[])[] {
		const patterns: (readonly number[])[] = [];
		vi.stubGlobal('navigator', { vibrate: (pattern: readonly number[]) => patterns.push(pattern) });
		onTestFinished(() => void vi.unstubAllGlobals());
		return patterns;
	}

	it('is one short buzz for a save and two for a refusal', async () => {
		const patterns = felt();
		const { writing, failNext } = tableOf();
		await writing.save();
		failNext();
		await writing.save();
		expect(patterns).toEqual([[10], [30, 60, 30]]);
	});

	it('is nothing where the device can do no such thing', async () => {
		felt();
		vi.stubGlobal('navigator', {});
		expect(await tableOf().writing.save()).toBe(true);
	});
});
