import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok } from '#lib/base/result.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { SaukopfTyped } from '#lib/evening/saukopf/typing.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { SchafkopfTyped } from '#lib/evening/schafkopf/typing.ts';
import type { TypedSystem } from '#lib/evening/typing.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { asEntry } from '../../../tests/support/entries.ts';
import { live } from '../../../tests/support/live.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { Keeper, PanelTable } from './panel.svelte.ts';
import { SaukopfPanel } from './saukopf-panel.svelte.ts';

const [A = '', B = '', C = '', D = ''] = ['A', 'B', 'C', 'D'];
const member = (name: string): MemberId => asId<MemberId>(name);
const evening = asId<EveningId>('abend');

/** The log of an evening by a book; the ids count up in the given order. */
function logOf(rulebook: string, ...entries: readonly object[]): Standing {
	const opening = {
		kind: 'evening',
		date: '2026-01-02',
		occasion: 'abend',
		rulebook,
		seats: [A, B, C, D],
		dealer: D
	};
	const all = [opening, ...entries].map((entry, i) => ({
		...{ evening, id: `e${i}`, at: '2026-01-02T20:00:00+01:00' },
		...entry
	}));
	return standing(all.map(asEntry));
}

/** Keeps what is typed and what is saved where the test can see it. */
class InSight<T extends TypedSystem['typed']> implements Keeper<T> {
	draft: Keeper<T>['draft'] = $state.raw(null);
	readonly status = 'nothing';
	saving = $state(false);
	saved: readonly NewEntry[] = [];

	put(typed: T, replaces?: EntryId): void {
		const correcting = replaces ?? this.draft?.replaces;
		this.draft = { token: 't', evening, at: 0, typed, ...(correcting ? { replaces: correcting } : {}) };
	}

	setAside(): void {
		this.draft = null;
	}

	async drop(): Promise<void> {
		this.draft = null;
	}

	async save(entry: NewEntry, along: readonly NewEntry[] = []): ReturnType<Keeper<T>['save']> {
		this.saved = [entry, ...along];
		return ok([]);
	}
}

function schafkopf(book: string, ...entries: readonly object[]) {
	const log = logOf(book, ...entries);
	const keeper = new InSight<SchafkopfTyped['typed']>();
	const table: PanelTable<SchafkopfTyped> = {
		evening,
		state: foldEvening(log, evening, BOOKS),
		placeOf: (id) => log.placeOf(id)
	};
	return { panel: live(() => new GamePanel(table, keeper)), keeper, table };
}

function saukopf(...entries: readonly object[]) {
	const log = logOf('saukopf', ...entries);
	const keeper = new InSight<SaukopfTyped['typed']>();
	const table = { evening, state: foldSaukopf(log, evening), placeOf: (id: EntryId) => log.placeOf(id) };
	return { panel: live(() => new SaukopfPanel(table, keeper)), keeper };
}

const priceOf = (panel: GamePanel): number | null =>
	panel.priced?.ok ? panel.priced.value.bill.price : null;

describe('a game of Schafkopf', () => {
	it('starts from a won Rufspiel, asks who plays and prices what is typed', () => {
		const { panel } = schafkopf('allgaeu');
		expect([panel.typed, panel.touched, panel.missing]).toEqual([
			{ contract: 'rufspiel', won: true },
			false,
			'Wer spielt?'
		]);
		panel.tapSeat(member(A));
		expect([panel.missing, panel.touched]).toEqual(['Mit wem?', true]);
		panel.tapSeat(member(B));
		expect(panel.missing).toBeNull();
		const plain = priceOf(panel);
		panel.toggleSchneider();
		expect([panel.outcome.schneider, (priceOf(panel) ?? 0) > (plain ?? 0)]).toEqual([true, true]);
	});

	it('takes back with a second tap', () => {
		const { panel } = schafkopf('allgaeu');
		panel.choose('suit', 'eichel');
		panel.choose('suit', 'eichel');
		panel.tapSeat(member(A));
		panel.tapSeat(member(A));
		panel.toggleIn('deckel', member(C));
		panel.toggleIn('deckel', member(D));
		panel.toggleIn('deckel', member(C));
		expect(panel.typed).toEqual({ contract: 'rufspiel', won: true, deckel: [D] });
	});

	it('keeps the Augen of 30 : 90 at the other side when won becomes lost, and drops others', () => {
		const { panel } = schafkopf('allgaeu');
		panel.toggleThirty();
		expect(panel.typed.augen).toBe(90);
		panel.setWon(false);
		expect([panel.typed.augen, panel.outcome.won]).toEqual([30, false]);
		panel.setAugen(70);
		panel.setWon(false);
		expect(panel.typed).toEqual({ contract: 'rufspiel', won: false });
	});

	it('drops what another contract does not know', () => {
		const { panel } = schafkopf('allgaeu');
		panel.tapSeat(member(A));
		panel.tapSeat(member(B));
		panel.change({ contract: 'solo' });
		expect(panel.typed).toEqual({ contract: 'solo', declarer: A, won: true });
	});

	it('asks a Mungo for as many losers as the book knows', () => {
		const { panel } = schafkopf('allgaeu');
		panel.change({ contract: 'mungo' });
		for (const name of [A, B, C]) panel.tapSeat(member(name));
		// The first one is dropped, because two lose (allgaeu §6).
		expect(panel.typed.losers).toEqual([B, C]);
		panel.setMungoBy('augen');
		for (const name of [A, B, C]) panel.setMungoAugen(member(name), 30);
		expect(panel.missing).toBeNull();
	});

	it('writes the game with its note, in the place of the one that is corrected', async () => {
		const game = { contract: 'rufspiel', declarer: A, partner: B, won: true };
		const { panel, keeper, table } = schafkopf('allgaeu', { kind: 'game', game, note: 'laut' });
		const [row] = table.state?.rows ?? [];
		if (row?.type !== 'game') throw new Error('no game');
		panel.correct(row);
		expect([panel.correcting?.place, panel.moment?.first]).toEqual([row.place, true]);
		panel.setWon(false);
		await panel.save();
		expect(keeper.saved).toEqual([
			{ kind: 'game', evening, replaces: 'e1', note: 'laut', game: { ...game, won: false } }
		]);
	});

	it('takes no tap while it is being saved, and writes along what an organizer says of it', async () => {
		const { panel, keeper, table } = schafkopf('allgaeu');
		panel.tapSeat(member(A));
		keeper.saving = true;
		panel.tapSeat(member(B));
		expect(panel.typed.partner).toBeUndefined();
		const tick: NewEntry = { kind: 'tick', evening, remark: 'verzählt' };
		Object.assign(table, { along: async () => [tick] });
		await panel.save();
		expect(keeper.saved).toHaveLength(2);
		Object.assign(table, { along: async () => null });
		expect(await panel.save()).toEqual({ ok: false, error: 'unticked' });
	});
});

describe('a game of Saukopf', () => {
	it('asks who plays and what was bid, and prices with stand-ins meanwhile', () => {
		const { panel } = saukopf();
		expect([panel.typed, panel.missing, panel.priced?.ok]).toEqual([
			{ contract: 'sauerei', won: true },
			'Wer spielt?',
			true
		]);
		panel.tapSeat(member(A));
		panel.tapSeat(member(B));
		expect(panel.missing).toBe('Wie hoch geboten?');
		panel.choose('bid', 70);
		expect(panel.missing).toBeNull();
	});

	it('drops what another contract does not know, and counts what waits behind a sheet', () => {
		const { panel } = saukopf();
		panel.tapSeat(member(A));
		panel.tapSeat(member(B));
		panel.toggleSaukopf('declarer');
		panel.choose('spiess', true);
		expect(panel.extras).toBe(2);
		panel.change({ contract: 'zucht' });
		expect([panel.typed, panel.extras]).toEqual([
			{ contract: 'zucht', declarer: A, won: true, spiess: true },
			1
		]);
	});

	it('lets the last one’s Augen of a Ramsch follow, and the result from them', () => {
		const { panel } = saukopf();
		panel.change({ contract: 'feigeSau', bid: 80 });
		panel.tapSeat(member(A));
		for (const [name, augen] of [
			[A, 10],
			[B, 20],
			[C, 40]
		] as const)
			panel.setAugenOf(member(name), augen);
		expect([panel.each.get(member(D)), panel.missing, panel.outcome.won]).toEqual([50, null, true]);
	});

	it('writes the game whole', async () => {
		const { panel, keeper } = saukopf();
		panel.change({ contract: 'eber', bid: 61 });
		panel.tapSeat(member(A));
		await panel.save();
		expect(keeper.saved).toEqual([
			{ kind: 'game', evening, game: { contract: 'eber', declarer: A, bid: 61, won: true } }
		]);
	});
});
