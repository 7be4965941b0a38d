import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok } from '#lib/base/result.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { canPractise, lessonOf, LESSONS, nextTap } from '#lib/evening/schafkopf/practice.ts';
import type { SchafkopfTyped } from '#lib/evening/schafkopf/typing.ts';
import type { EveningState } from '#lib/evening/state.ts';
import { eveningOf, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import { membersOf } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Game } from '#lib/rules/game.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import { SAMPLE_TABLE, sampleClub } from '#lib/transfer/sample-club.ts';
import { live } from '../../../../tests/support/live.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { Keeper, PanelTable } from './panel.svelte.ts';
import { schafkopfKeys } from './schafkopf-keys.ts';

const sample = sampleClub('2026-11-27', Date.parse('2026-11-27T18:00:00Z'));
const names = membersOf(standing(sample.entries));
const nameOf = (member: MemberId): string => names.get(member)?.shown ?? '?';
/** Taps that no game needs. */
const MOST = 30;

/** The sample's open table, with a panel whose controls are pressed by what they are called. */
class Practising {
	entries: readonly AnyEntry[] = $state.raw(
		sample.entries.filter((entry) => eveningOf(entry) === SAMPLE_TABLE)
	);
	#draft: Keeper<SchafkopfTyped['typed']>['draft'] = $state.raw(null);
	readonly panel: GamePanel;

	constructor() {
		// oxlint-disable-next-line typescript/no-this-alias -- for getters of plain objects
		const now = this;
		const table: PanelTable<SchafkopfTyped> = {
			evening: SAMPLE_TABLE,
			get state() {
				return now.state;
			},
			placeOf: (id) => standing(now.entries).placeOf(id),
			write: async (entries) => now.#write(entries)
		};
		const keeper: Keeper<SchafkopfTyped['typed']> = {
			get draft() {
				return now.#draft;
			},
			status: 'nothing',
			put: (typed, where?: Pick<DraftRow, 'replaces' | 'before'>) => {
				const { replaces } = where ?? now.#draft ?? {};
				now.#draft = {
					...{ token: 't', evening: SAMPLE_TABLE, at: 0, typed },
					...(replaces ? { replaces } : {})
				};
			},
			setAside: () => void (now.#draft = null),
			drop: async () => void (now.#draft = null),
			append: async (entries) => now.#write(entries)
		};
		this.panel = live(() => new GamePanel(table, keeper));
	}

	get state(): EveningState {
		const state = foldEvening(standing(this.entries), asId<EveningId>(SAMPLE_TABLE), BOOKS);
		if (!state) throw new Error('no table');
		return state;
	}

	#write(entries: readonly NewEntry[]) {
		this.#draft = null;
		const id = asId<EntryId>(`z${String(this.entries.length).padStart(3, '0')}`);
		const at = '2026-11-27T19:30:00+01:00';
		this.entries = [...this.entries, ...entries.map((entry) => ({ ...entry, id, at }) as AnyEntry)];
		return ok([]);
	}

	/** The tap that is said; null once there is none. */
	next() {
		const lesson = lessonOf(this.state, nameOf);
		const { typed, past } = this.panel;
		const { seats, book } = this.state;
		return lesson && nextTap(book, lesson, { typed, seats, correcting: past?.place ?? null }, nameOf);
	}

	press(on: string): void {
		const { panel, state } = this;
		const row = state.rows.findLast((one) => one.type === 'game');
		if (on === 'save') return void panel.save();
		if (on === 'clear') return panel.clear();
		if (on === 'row') return row && panel.correct(row);
		// A key goes on in these rows, a chip takes back what it said.
		if (on === 'Schuss') return panel.choose('schuss', 1);
		if (on.endsWith(' Laufende')) return panel.choose('laufende', Number(on[0]));
		const screen = {
			nameOf,
			onseat: (one: MemberId) => panel.tapSeat(one),
			onaugen: () => {},
			onpass: () => {}
		};
		const key = schafkopfKeys(panel, state.book, screen).find(({ word, at = word }) => at === on);
		if (!key) throw new Error(`nothing is called ${on}`);
		key.press();
	}

	/** Follows what is said until the lesson is another one. */
	follow(): readonly string[] {
		const { number } = lessonOf(this.state, nameOf) ?? {};
		const said: string[] = [];
		while (said.length < MOST && lessonOf(this.state, nameOf)?.number === number) {
			const tap = this.next();
			if (!tap) break;
			said.push(tap.text);
			this.press(tap.on);
		}
		return said;
	}
}

it('says five games tap by tap, and the taps write exactly these', () => {
	const at = new Practising();
	expect(canPractise(at.state)).toBe(true);
	const before = at.state.games;
	const told: (readonly string[])[] = [];
	const says: (string | undefined)[] = [];
	for (let i = 0; i < LESSONS; i++) {
		const lesson = lessonOf(at.state, nameOf);
		says.push(lesson?.says);
		told.push(at.follow());
		const last = at.state.rows.findLast((row) => row.type === 'game');
		expect(last?.entry.game, lesson?.says).toEqual(lesson?.game);
	}
	expect(says).toEqual([
		'Anni spielt mit Beppo auf die Alte, sie gewinnen.',
		'Centa spielt mit Done auf Laub: Schneider und 3 Laufende.',
		'Beppo spielt ein Solo in Herz und gewinnt.',
		'Done spielt mit Anni auf Schell, die anderen sagen Schuss.',
		'Verhört: Das letzte Spiel war verloren.'
	]);
	expect(told[0]).toEqual([
		'Tipp auf den Deckel von Anni',
		'Tipp auf Anni: spielt',
		'Tipp auf Beppo: spielt mit',
		'Tipp auf Eichel: darauf wird gespielt',
		'Tipp auf Speichern'
	]);
	expect(told[4]).toEqual([
		'Tipp oben auf dieses Spiel, dann auf „Ändern“',
		'Tipp auf Verloren',
		'Tipp auf Ändern'
	]);
	expect([lessonOf(at.state, nameOf), at.state.games - before]).toEqual([null, LESSONS - 1]);
	expect(at.state.warnings).toEqual([]);
});

it('leads back from whatever else was tapped', () => {
	const at = new Practising();
	for (const wrong of [
		['Solo', 'Herz', 'seat 3', 'Verloren'],
		['seat 2', 'seat 1', 'coaster 2', 'coaster 3'],
		['Schneider', 'Schuss', '3 Laufende', 'Tout'],
		['seat 1', 'seat 4', 'Laub', 'Schwarz']
	]) {
		for (const on of wrong) at.press(on);
		const { game } = lessonOf(at.state, nameOf) ?? {};
		expect(at.follow().length, wrong.join()).toBeLessThan(MOST);
		expect(at.state.rows.findLast((row) => row.type === 'game')?.entry.game as Game).toEqual(game);
	}
	// A game of the past that is none of these is put back.
	const first = at.state.rows.find((row) => row.type === 'game');
	if (first) at.panel.correct(first);
	expect(at.next()?.on).toBe('clear');
});
