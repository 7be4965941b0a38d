import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { settlementOf } from '#lib/evening/settlement.ts';
import { boardOf } from '#lib/championship/board.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { ledgerOf } from '#lib/kasse/ledger.ts';
import { standing } from '#lib/log/standing.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import {
	anna,
	type AtDevice,
	atDevice,
	ben,
	carl,
	dora,
	fourMembers,
	live,
	openedEvening,
	shown,
	write
} from '../../../../tests/support/live.svelte.ts';
import { evening } from '../../../../tests/support/stores.ts';
import { OpenEvening } from '../table/open-evening.svelte.ts';
import { loadPartie } from './load-partie.ts';
import type { PartieTable } from './partie-table.svelte.ts';

const AT_TABLE = { championship: 'meisterschaft', partie: 1, table: 1 };

function present<T>(found: T | null): T {
	if (found === null) throw new Error('nothing there');
	return found;
}

const passed: NewEntry = { kind: 'passed', evening };
const confirmed: NewEntry = { kind: 'confirm', evening, member: anna };
const emil = asId<MemberId>('emil');
let device: AtDevice;

beforeEach(async () => {
	device = await atDevice();
	await write(device, { ...openedEvening, ...AT_TABLE } as NewEntry);
	await device.store.keep('own-tables', '1 1 meisterschaft');
});

/** A table's screen on one of several devices. */
async function opened(): Promise<{ table: OpenEvening; partie: Promise<PartieTable> }> {
	const { session } = device;
	const table = live(() => new OpenEvening(session, evening));
	const log = shown(() => table.log);
	await expect.poll(() => log()?.places.length).toBeGreaterThan(0);
	const state = (): EveningState => {
		const folded = table.log && foldEvening(table.log, evening, BOOKS);
		if (!folded) throw new Error('nothing opens it');
		return folded;
	};
	return { table, partie: loadPartie(session, table, state) };
}

const seats = [anna, ben, carl, dora];
/** A Meisterschaft of the four: one Partie of one game. */
const ofFour: NewEntry = {
	...{ kind: 'championship', championship: 'meisterschaft', year: 2026, system: 'zockmeisterschaft' },
	...{ games: 1, players: seats, plan: [[[1, 2, 3, 4]]] },
	numbers: Object.fromEntries(seats.map((member, i) => [member, i + 1]))
};
const mungo = { kind: 'game', evening, game: { contract: 'mungo', hinleger: anna } } as NewEntry;

const ruf = (declarer: MemberId, partner: MemberId) =>
	({ kind: 'game', evening, game: { contract: 'rufspiel', declarer, partner, won: true } }) as NewEntry;

const kinds = async (): Promise<readonly string[]> =>
	(await device.store.readGroup(evening)).map(({ kind }: AnyEntry) => kind);

it('lets a list be written that nobody has confirmed', async () => {
	const { table } = await opened();
	expect((await table.write([passed])).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'passed']);
});

it('asks for a tick before a confirmed list is changed, also where its code is still on its way', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const passing = table.write([passed]);
	const loaded = await partie;
	await expect.poll(() => loaded.asked).not.toBeNull();
	expect(await kinds()).toEqual(['evening', 'confirm']);
	loaded.tick('verzählt');
	expect((await passing).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'confirm', 'passed', 'tick']);
});

it('changes nothing without one, nor by a second tap while one is asked for', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const loaded = await partie;
	const first = table.write([passed]);
	await expect.poll(() => loaded.asked).not.toBeNull();
	expect(await table.write([passed])).toEqual({ ok: false, error: 'unticked' });
	loaded.dismiss();
	expect(await first).toEqual({ ok: false, error: 'unticked' });
	expect([loaded.asked, await kinds()]).toEqual([null, ['evening', 'confirm']]);
});

it('hears of a confirmation that another device gave', async () => {
	const { table, partie } = await opened();
	const loaded = await partie;
	const begun = shown(() => loaded.confirmations.begun);
	expect(begun()).toBe(false);
	await write(device, confirmed);
	await expect.poll(begun).toBe(true);
	const passing = table.write([passed]);
	await expect.poll(() => loaded.asked).not.toBeNull();
	loaded.tick('nachgetragen');
	expect((await passing).ok).toBe(true);
});

it('keeps to the first of two that are loaded for one table', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const second = await loadPartie(device.session, table, () => {
		throw new Error('not asked');
	});
	const passing = table.write([passed]);
	const first = await partie;
	await expect.poll(() => first.asked).not.toBeNull();
	expect(second.asked).toBeNull();
	first.dismiss();
	expect((await passing).ok).toBe(false);
});

it('closes a finished list with the last confirmation, and opens it again when one is taken back', async () => {
	await write(device, ofFour);
	const { partie } = await opened();
	const loaded = await partie;
	const stands = shown(() =>
		[loaded.progress?.state, [...loaded.confirmations.by.values()].join(' ')].join(': ')
	);
	await expect.poll(stands).toBe('waiting: not not not not');
	// Nothing is played yet, so nothing is finished, though all confirm.
	for (const member of seats) expect((await loaded.confirm(member)).ok).toBe(true);
	await expect.poll(stands).toBe('waiting: now now now now');
	expect(await kinds()).not.toContain('close');

	await write(device, mungo);
	await expect.poll(stands).toBe('complete: before before before before');
	// All tap at once: only the last one closes it.
	await Promise.all(seats.map((member) => loaded.confirm(member)));
	await expect.poll(stands).toBe('complete: now now now now');
	expect((await kinds()).slice(-5)).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'close']);

	expect((await loaded.confirm(seats[1] ?? anna)).ok).toBe(true);
	await expect.poll(stands).toBe('complete: now not now now');
	// both of his confirmations, and the closing
	expect((await kinds()).slice(-4)).toEqual(['close', 'void', 'void', 'void']);
});

it.each([
	['in a Meisterschaft', 'zockmeisterschaft', true],
	['not where everybody signs (schafkopfschule 5.3.2)', 'schafkopfschule', false]
] as const)('lets one tap say for all that they stand by a finished list, %s', async (_, system, may) => {
	await write(device, { ...ofFour, system } as NewEntry);
	const loaded = await (await opened()).partie;
	const stands = shown(() => `${loaded.progress?.state}: ${loaded.mayConfirmAll}`);
	await expect.poll(stands).toBe('waiting: false');
	await write(device, mungo);
	await expect.poll(stands).toBe(`complete: ${may}`);
	if (!may) return;
	expect((await loaded.confirm(anna)).ok).toBe(true);
	await expect.poll(() => loaded.confirmations.by.get(anna)).toBe('now');
	expect((await loaded.confirmAll()).ok).toBe(true);
	await expect.poll(stands).toBe('complete: false');
	// Anna's own, the other three at once, and the list is closed by them.
	expect((await kinds()).slice(-5)).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'close']);
});

describe('a list closed by the last confirmation and one closed by the button', () => {
	/** What a list comes to: the table, the Abrechnung, the Kasse, the board and the places. */
	async function comesTo() {
		const own = await device.store.readGroup(evening);
		const entries = [...(await device.store.readClub()), ...own];
		const from = { log: standing(entries), championship: 'meisterschaft', books: BOOKS };
		const { rows, warnings, opening: _, ...table } = present(foldEvening(from.log, evening, BOOKS));
		const folded = foldChampionship(from.log, 'meisterschaft', BOOKS);
		const board = present(boardOf(entries, from, folded));
		const { order: _order, ...account } = present(
			accountOf(own, evening, { books: BOOKS, saukopf: foldSaukopf })
		);
		return {
			table: { ...table, rows: rows.map(({ type }) => type), warnings },
			settled: settlementOf(present(foldEvening(from.log, evening, BOOKS))),
			account,
			kasse: ledgerOf([present(accountOf(own, evening, { books: BOOKS, saukopf: foldSaukopf }))], from.log)
				.balance,
			stands: board.tables.flat().map(({ stand, missing }) => ({ stand, missing })),
			undone: board.undone.map(({ what }) => what),
			places: folded.ranking?.places
		};
	}

	/** A device of its own, with the one game of the Partie written. */
	async function played() {
		device = await atDevice();
		await write(device, ...fourMembers, ofFour);
		await write(device, { ...openedEvening, ...AT_TABLE } as NewEntry);
		await device.store.keep('own-tables', '1 1 meisterschaft');
		await write(device, mungo);
		const { table, partie } = await opened();
		const loaded = await partie;
		const state = shown(() => loaded.progress?.state);
		await expect.poll(state).toBe('complete');
		return { table, loaded };
	}

	it('give the same Kasse, Abrechnung, places and state', async () => {
		const all = await played();
		for (const member of seats) expect((await all.loaded.confirm(member)).ok).toBe(true);
		expect((await kinds()).slice(-2)).toEqual(['confirm', 'close']);
		const confirmed = await comesTo();

		const button = await played();
		expect((await button.table.close()).ok).toBe(true);
		for (const member of seats) expect((await button.loaded.confirm(member)).ok).toBe(true);
		expect((await kinds()).slice(-5)).toEqual(['close', 'confirm', 'confirm', 'confirm', 'confirm']);
		expect(await comesTo()).toEqual(confirmed);

		// anna laid down wrongly: she pays the Mungo's 10 cents and its point to each (§8.6, §11.5), and all keep it (§10).
		expect(confirmed.table).toMatchObject({ closed: true, winnings: 30, rows: ['game'] });
		expect([...confirmed.table.balance]).toEqual(seats.map((member) => [member, member === anna ? -30 : 10]));
		expect(confirmed.account).toMatchObject({ stands: 'closed', forKasse: false, amount: 0 });
		expect(confirmed.settled.between).toHaveLength(3);
		expect(confirmed.kasse).toBe(0);
		expect(confirmed.stands).toEqual([{ stand: 'confirmed', missing: [] }]);
		expect(confirmed.places?.map(({ points }) => points)).toEqual([1, 1, 1, -3]);
	});
});

it('asks before another table’s list is written in, once for the list on this device', async () => {
	await write(device, {
		...{ kind: 'championship', championship: 'meisterschaft', year: 2026, system: 'zockmeisterschaft' },
		...{ players: [], numbers: {}, plan: [[[1], [2]]] }
	} as NewEntry);
	await device.store.keep('own-tables', '1 2 meisterschaft');
	const { table, partie } = await opened();
	const loaded = await partie;
	const mayWrite = shown(() => [loaded.isKnown, loaded.ownTable, loaded.mayWrite]);
	await expect.poll(mayWrite).toEqual([true, 2, false]);

	const refused = table.write([passed]);
	await expect.poll(() => loaded.asked?.what).toBe('write');
	loaded.dismiss();
	expect((await refused).ok).toBe(false);
	expect(await kinds()).toEqual(['evening']);

	// Who confirms writes no game.
	const confirming = loaded.confirm(anna);
	await expect.poll(() => loaded.asked?.what).toBe('confirm');
	loaded.dismiss();
	expect((await confirming).ok).toBe(false);

	// Who is let confirm is asked no more for that, nor to take it back; but for every game.
	const again = loaded.confirm(anna);
	await expect.poll(() => loaded.asked?.what).toBe('confirm');
	await loaded.doAllTheSame();
	expect((await again).ok).toBe(true);
	await expect.poll(() => loaded.confirmations.by.get(anna)).toBe('now');
	expect((await loaded.confirm(anna)).ok).toBe(true);
	expect(mayWrite()).toEqual([true, 2, false]);
	expect(await kinds()).toEqual(['evening', 'confirm', 'void']);

	const passing = table.write([passed]);
	await expect.poll(() => loaded.asked?.what).toBe('write');
	await loaded.doAllTheSame();
	expect((await passing).ok).toBe(true);
	await expect.poll(mayWrite).toEqual([true, 2, true]);
	expect((await table.write([passed])).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'confirm', 'void', 'passed', 'passed']);
});

it('asks once even where no screen follows which table is its own', async () => {
	await write(device, ofFour);
	await device.store.keep('own-tables', '1 2 meisterschaft');
	const { table, partie } = await opened();
	const loaded = await partie;
	const passing = table.write([passed]);
	await expect.poll(() => loaded.asked?.what).toBe('write');
	await loaded.doAllTheSame();
	expect((await passing).ok).toBe(true);
	const again = table.write([passed]);
	await expect.poll(async () => loaded.asked?.what ?? (await kinds()).length).toBe(3);
	expect((await again).ok).toBe(true);
});

it('asks who sits here now of a list with a game too many, until the substitute does or all have confirmed it', async () => {
	await write(device, ofFour, mungo, {
		kind: 'substitute',
		championship: 'meisterschaft',
		out: anna,
		in: emil
	});
	await write(device, mungo);
	const { partie } = await opened();
	const loaded = await partie;
	const asked = shown(() => loaded.stillSeated);
	await expect.poll(asked).toEqual([{ out: anna, comes: emil }]);
	expect(loaded.isTooLong).toBe(true);
	expect((await loaded.replace(anna, emil)).ok).toBe(true);
	await expect.poll(asked).toEqual([]);
	expect(await kinds()).toEqual(['evening', 'game', 'game', 'seats']);
});

it('gives the points of who left to the substitute at the table, and the money to neither', async () => {
	const [one, two] = [ruf(anna, ben), ruf(ben, carl)];
	await write(device, ...fourMembers, { kind: 'member', member: emil, name: 'Emil' });
	await write(device, ofFour, one, {
		kind: 'substitute',
		championship: 'meisterschaft',
		out: anna,
		in: emil
	});
	await write(device, { kind: 'seats', evening, seats: [emil, ben, carl, dora], dealer: emil });
	await write(device, two);
	const { partie } = await opened();
	const loaded = await partie;
	const texts = shown(() => [anna, ...[emil, ben, carl, dora]].map((one) => loaded.seatText?.(one)));
	// A Rufspiel is 2 points: +2 of anna and −2 of emil; ben won both, carl lost one and won one, dora lost both.
	await expect.poll(texts).toEqual(['bei Emil', '0 P', '+4 P', '0 P', '−4 P']);
	expect(loaded.takenOverText(emil)).toBe('+2 P von anna übernommen');
	expect(loaded.takenOverText(ben)).toBe('');
	expect(loaded.partie.evening.balance.get(anna)).toBeGreaterThan(0);
});

it('does not ask to confirm while another phone wrote this table too, until it is known and decided', async () => {
	const again = { evening: asId<EveningId>('zweite') };
	await write(device, ofFour, mungo);
	const { partie } = await opened();
	const loaded = await partie;
	const said = shown(() => loaded.progress && loaded.twice.leftText(loaded.progress, (member) => member));
	await expect.poll(said).toBe('1 Spiel: fertig, bitte bestätigen');
	await write(device, { ...openedEvening, ...AT_TABLE, ...again } as NewEntry, { ...mungo, ...again });
	await expect.poll(said).toBe('zweimal geschrieben, noch nicht entschieden');
	const [, second] = (await device.store.readGroup(again.evening)).toReversed();
	await write(device, { kind: 'void', target: second?.id } as NewEntry);
	await expect.poll(said).toBe('1 Spiel: fertig, bitte bestätigen');
});

// §5.1.4, §5.2.11 of the Schafkopfschule: the referee dismisses him, and names who plays on.
it('knows who was dismissed and still sits here, until a substitute sits down', async () => {
	const system = 'schafkopfschule';
	await write(device, { ...ofFour, system } as NewEntry);
	const { partie } = await opened();
	const loaded = await partie;
	const gone = shown(() => loaded.leavers);
	expect(gone()).toEqual([]);
	const ruled = { championship: 'meisterschaft', member: anna, reason: 'falsch bedient' };
	await write(device, { kind: 'disqualify', ...ruled });
	await expect.poll(gone).toEqual([anna]);
	expect((await loaded.replace(anna, emil)).ok).toBe(true);
	await expect.poll(gone).toEqual([]);
});
