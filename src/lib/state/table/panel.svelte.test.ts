import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused } from '#lib/base/result.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { SaukopfTyped } from '#lib/evening/saukopf/typing.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { SchafkopfTyped } from '#lib/evening/schafkopf/typing.ts';
import type { TypedSystem } from '#lib/evening/typing.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { asEntry } from '../../../../tests/support/entries.ts';
import { live } from '../../../../tests/support/live.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import type { Keeper, PanelTable } from './panel.svelte.ts';
import { saukopfKeys } from './saukopf-keys.ts';
import { SaukopfPanel } from './saukopf-panel.svelte.ts';
import { schafkopfKeys } from './schafkopf-keys.ts';
import type { Written } from '../writing.svelte.ts';

const [A = '', B = '', C = '', D = ''] = ['A', 'B', 'C', 'D'];
const member = (name: string): MemberId => asId<MemberId>(name);
const evening = asId<EveningId>('abend');

/** Schneider is announced, for twice the price. */
const announcing = houseBook(allgaeu, {
	...{ id: 'ansagen', name: 'Ansagen', edition: '1' },
	changes: {
		angesagt: { schneider: { value: 2, by: 'factor', source: 'Hausregel' }, schwarz: null, missed: 'alike' }
	}
});
const BOOKS_HERE = new Map([...BOOKS, [announcing.id, announcing]]);

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
	saved: readonly NewEntry[] = [];

	put(typed: T, where?: Pick<DraftRow, 'replaces' | 'before'>): void {
		const { replaces, before } = where ?? this.draft ?? {};
		this.draft = {
			...{ token: 't', evening, at: 0, typed },
			...(replaces ? { replaces } : {}),
			...(before ? { before } : {})
		};
	}

	setAside(): void {
		this.draft = null;
	}

	async drop(): Promise<void> {
		this.draft = null;
	}

	async append(entries: readonly NewEntry[]): Written {
		this.saved = entries;
		return ok([]);
	}
}

function schafkopf(book: string, ...entries: readonly object[]) {
	const log = logOf(book, ...entries);
	const keeper = new InSight<SchafkopfTyped['typed']>();
	const table: PanelTable<SchafkopfTyped> = {
		evening,
		state: foldEvening(log, evening, BOOKS_HERE),
		placeOf: (id) => log.placeOf(id),
		write: (entries) => keeper.append(entries)
	};
	return { panel: live(() => new GamePanel(table, keeper)), keeper, table };
}

function saukopf(...entries: readonly object[]) {
	const log = logOf('saukopf', ...entries);
	const keeper = new InSight<SaukopfTyped['typed']>();
	const table: PanelTable<SaukopfTyped> = {
		evening,
		state: foldSaukopf(log, evening),
		placeOf: (id) => log.placeOf(id),
		write: (entries) => keeper.append(entries)
	};
	return { panel: live(() => new SaukopfPanel(table, keeper)), keeper, table };
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

	it('lets nobody take the place of another unseen', () => {
		const { panel } = schafkopf('allgaeu');
		panel.change({ contract: 'solo' });
		panel.tapSeat(member(A));
		panel.tapSeat(member(B));
		expect([panel.typed.declarer, panel.said]).toEqual([A, 'Einer spielt schon: erst ihn wegtippen.']);
		panel.namePair(member(B), member(C));
		expect([panel.typed.declarer, panel.said]).toEqual([A, 'Hier spielt keiner mit: einen antippen.']);
		panel.tapSeat(member(A));
		panel.tapSeat(member(B));
		expect([panel.typed.declarer, panel.said]).toEqual([B, '']);
	});

	it('names both with a stroke, whoever was named before, and refuses a third with a tap', () => {
		const { panel } = schafkopf('allgaeu');
		panel.namePair(member(A), member(B));
		expect([panel.typed.declarer, panel.typed.partner, panel.missing]).toEqual([A, B, null]);
		panel.tapSeat(member(C));
		expect([panel.typed.partner, panel.said]).toEqual([B, 'Zwei spielen schon: erst einen wegtippen.']);
		panel.namePair(member(C), member(A));
		expect([panel.typed.declarer, panel.typed.partner, panel.said]).toEqual([C, A, '']);
	});

	it('shows where a question is answered until the next tap', () => {
		const { panel } = schafkopf('allgaeu');
		panel.point();
		expect(panel.pointing).toBe(true);
		panel.choose('suit', 'eichel');
		expect(panel.pointing).toBe(false);
		panel.change({ contract: 'mungo', by: 'augen' });
		panel.point();
		// Augen are asked for by the pad.
		expect([panel.question?.of, panel.pointing]).toEqual(['augen', false]);
	});

	it('lights up the Deckel where the book plays no game without one, once all else is said', () => {
		const { panel } = schafkopf('allgaeu');
		const seen = [panel.lacksDeckel];
		panel.namePair(member(A), member(B));
		seen.push(panel.lacksDeckel);
		panel.toggleIn('deckel', member(C));
		seen.push(panel.lacksDeckel);
		panel.change({ contract: 'mungo', losers: [member(A), member(B)], deckel: undefined });
		seen.push(panel.lacksDeckel);
		// §4.4: without a Deckel a Mungo is played.
		expect(seen).toEqual([false, true, false, false]);
	});

	it('asks in a Stöcklesrunde whose Mungo it is before it asks who lost', () => {
		const { panel } = schafkopf('allgaeu', { kind: 'round', round: 'stoecklesrunde' });
		panel.change({ contract: 'mungo' });
		expect([panel.missing, panel.takesPair]).toEqual(['Wessen Mungo?', false]);
		panel.tapSeat(member(C));
		expect([panel.typed.declarer, panel.missing]).toEqual([C, 'Wer verliert?']);
		// Whose it is may lose it too.
		panel.tapSeat(member(C));
		panel.tapSeat(member(D));
		expect([panel.typed.losers, panel.missing]).toEqual([[C, D], null]);
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

	it('has lost what was announced and is not there, and prices it as announced', () => {
		const { panel } = schafkopf('ansagen');
		panel.change({ contract: 'solo', declarer: member(A), angesagt: 'schneider' });
		// (20 + 10) × 2, whether it was made or missed.
		expect([panel.outcome, priceOf(panel)]).toEqual([{ won: true, schneider: true, schwarz: false }, 60]);
		panel.setAugen(80);
		expect([panel.outcome.won, priceOf(panel)]).toEqual([false, 60]);
		panel.setAugen(95);
		expect(panel.outcome).toMatchObject({ won: true, schneider: true });
		panel.toggleSchneider();
		expect(panel.outcome).toMatchObject({ won: false, schneider: false });
		panel.change({ tout: true });
		expect(panel.typed.angesagt).toBeUndefined();
	});

	it('asks a Mungo for as many losers as the book knows', () => {
		const { panel } = schafkopf('allgaeu');
		panel.change({ contract: 'mungo' });
		for (const name of [A, B]) panel.tapSeat(member(name));
		// Two lose (allgaeu §4.3.2); a third is refused, and neither of the two is replaced unseen.
		panel.tapSeat(member(C));
		expect([panel.typed.losers, panel.said]).toEqual([
			[A, B],
			'Es sind schon alle genannt: erst einen wegtippen.'
		]);
		panel.namePair(member(C), member(D));
		expect([panel.typed.losers, panel.said]).toEqual([[C, D], '']);
		panel.setMungoBy('augen');
		for (const name of [A, B, C]) panel.setAugenOf(member(name), 30);
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

	it('writes a forgotten game before the one it was begun at, as the table was then', async () => {
		const game = { contract: 'rufspiel', declarer: A, partner: B, won: true };
		const { panel, keeper, table } = schafkopf('allgaeu', { kind: 'game', game }, { kind: 'game', game });
		const [first, second] = table.state?.rows ?? [];
		if (!first || !second) throw new Error('no games');
		panel.insertBefore(first);
		expect([panel.correcting, panel.next?.place, panel.moment?.first]).toEqual([null, first.place, true]);
		panel.clear();
		expect([panel.past, panel.cleared]).toEqual([null, false]);
		panel.insertBefore(second);
		expect([panel.moment?.first, panel.moment?.dealer]).toEqual([false, second.dealer]);
		panel.tapSeat(member(C));
		panel.tapSeat(member(D));
		await panel.save();
		const written = { contract: 'rufspiel', declarer: C, partner: D, won: true };
		expect(keeper.saved).toEqual([{ kind: 'game', evening, before: 'e2', game: written }]);
	});

	it('is written by its draft, with what the table writes along, if the table lets it', async () => {
		const { panel, keeper, table } = schafkopf('allgaeu');
		panel.tapSeat(member(A));
		const tick: NewEntry = { kind: 'tick', evening, remark: 'verzählt' };
		const ticked: (typeof table)['write'] = (own, how) =>
			how?.by?.append([...own, tick]) ?? Promise.resolve(ok([]));
		Object.assign(table, { write: ticked });
		await panel.save();
		expect(keeper.saved).toHaveLength(2);
		Object.assign(table, { write: async () => refused('unticked') });
		expect(await panel.save()).toEqual({ ok: false, error: 'unticked' });
	});
});

describe('a game of Schafkopf by keys', () => {
	const passes: string[] = [];
	const schafkopfKeyed = (book: string, ...played: readonly object[]) => {
		const at = schafkopf(book, ...played);
		const { state } = at.table;
		if (!state) throw new Error('no table');
		const screen = {
			nameOf: String,
			onseat: (name: MemberId) => at.panel.tapSeat(name),
			onaugen: () => {},
			onpass: () => void passes.push(book)
		};
		const keys = () => schafkopfKeys(at.panel, state.book, screen);
		const press = (...pressed: readonly string[]): void => {
			for (const one of pressed)
				keys()
					.find(({ key }) => key === one)
					?.press();
		};
		return { ...at, keys, press };
	};

	it('is written with the letters of the book and the digits of the seats', () => {
		const { panel, press } = schafkopfKeyed('allgaeu');
		press('s', 'h', '2', '⇧2', 'v');
		expect(panel.typed).toEqual({ contract: 'solo', suit: 'herz', declarer: B, deckel: [B], won: false });
		press('r', '3');
		// Nobody can call Herz, and a Rufspiel needs a partner.
		expect(panel.typed).toEqual({
			...{ contract: 'rufspiel', declarer: B, partner: C, deckel: [B], won: false }
		});
	});

	it.each([...BOOKS.keys()])('has a key of its own for all of %s', (book) => {
		const all = schafkopfKeyed(book).keys();
		const byWord = new Map(all.map(({ word, key }) => [word, key]));
		expect(new Set(byWord.values()).size).toBe(all.length);
		const called = BOOKS.get(book)?.words.contracts.rufspiel ?? '';
		// Where it is called Sauspiel that takes the letter from the Solo.
		const [first, second] = called === 'Sauspiel' ? ['s', 'o'] : ['r', 's'];
		expect([called, 'Solo', 'Wenz', 'Augen'].map((word) => byWord.get(word))).toEqual([
			...[first, second, 'w', 'a']
		]);
	});

	it('says with a key that nobody plays where the table does with a tap, and only for the next game', () => {
		const { panel, table, keys } = schafkopfKeyed('muenchen', {
			kind: 'game',
			game: { contract: 'rufspiel', declarer: A, partner: B, won: true }
		});
		const pass = (): void =>
			keys()
				.find(({ word }) => word === 'Keiner spielt')
				?.press();
		pass();
		expect(passes).toEqual(['muenchen']);
		const [row] = table.state?.rows ?? [];
		if (!row) throw new Error('no game');
		panel.insertBefore(row);
		pass();
		expect(passes).toHaveLength(1);
		expect(
			schafkopfKeyed('allgaeu')
				.keys()
				.map(({ word }) => word)
		).not.toContain('Keiner spielt');
	});

	it('leaves alone what the contract does not know', () => {
		const { panel, keys } = schafkopfKeyed('allgaeu');
		panel.change({ contract: 'mungo' });
		const before = panel.typed;
		const word = /Verloren|Schneider|Schwarz|Laufende|Tout|Schuss|Herz|Muss/;
		for (const key of keys().filter((key) => word.test(key.word))) key.press();
		expect(panel.typed).toEqual(before);
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

	it('asks with whom until it was said that the declarer has no partner', async () => {
		const { panel, keeper } = saukopf();
		panel.tapSeat(member(A));
		panel.choose('bid', 61);
		expect(panel.missing).toBe('Mit wem?');
		panel.toggleUnecht();
		expect([panel.missing, panel.unecht]).toEqual([null, true]);
		panel.tapSeat(member(B));
		expect([panel.typed.partner, panel.unecht]).toEqual([B, false]);
		panel.toggleUnecht();
		await panel.save();
		expect(keeper.saved).toEqual([
			{ kind: 'game', evening, game: { contract: 'sauerei', declarer: A, bid: 61, won: true } }
		]);
	});

	it('knows of a written game without a partner that this was meant', () => {
		const game = { contract: 'sauerei', declarer: A, bid: 61, won: true };
		const { panel, table } = saukopf({ kind: 'game', game });
		const [row] = table.state?.rows ?? [];
		if (row?.type !== 'saukopf') throw new Error('no game');
		panel.correct(row);
		expect([panel.unecht, panel.missing]).toEqual([true, null]);
	});

	it('is written with keys', () => {
		const { panel } = saukopf();
		const passes: string[] = [];
		const screen = { nameOf: String, onopen: () => {}, onpass: () => void passes.push('') };
		const press = (key: string): void =>
			saukopfKeys(panel, screen)
				.find((known) => known.key === key)
				?.press();
		for (const key of ['s', '1', '2', 'b', 'b', 'v']) press(key);
		expect(panel.typed).toEqual({ contract: 'sauerei', declarer: A, partner: B, bid: 70, won: false });
		saukopfKeys(panel, screen)
			.find(({ word }) => word === 'Keiner bietet')
			?.press();
		expect(passes).toHaveLength(1);
	});

	it('names both with a stroke, and lets nobody take another’s place unseen', () => {
		const { panel } = saukopf();
		panel.namePair(member(A), member(B));
		panel.tapSeat(member(C));
		expect([panel.typed.partner, panel.said]).toEqual([B, 'Zwei spielen schon: erst einen wegtippen.']);
		panel.change({ contract: 'eber' });
		panel.tapSeat(member(C));
		panel.namePair(member(C), member(D));
		expect([panel.typed.declarer, panel.said]).toEqual([A, 'Hier spielt keiner mit: einen antippen.']);
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
