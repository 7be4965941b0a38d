import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, game, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { isSaid, type AnyEntry } from '#lib/log/entry.ts';
import type { Names } from '#lib/log/entry-words.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { tableName } from '../lists/list-text.ts';
import type { Apart } from './apart.ts';
import {
	decisionNote,
	doubtText,
	joinNote,
	joinText,
	shownClash,
	versionText,
	type Reader
} from './apart-text.ts';
import { rulingClashTitle, rulingVersionLines } from './rulings-apart-text.ts';

// What a card of something written apart says, and the words of a decision that stand in the log.

const names: Names = {
	member: (member) => member,
	game: (id) => `Spiel ${id}`,
	list: (evening) => evening,
	table: ({ partie = null, table = null }) => tableName({ partie, table })
};

/** Each version is what one organizer said. */
function apart(...versions: readonly (readonly AnyEntry[])[]): Apart<'ruling'> {
	return {
		type: 'ruling',
		copies: [],
		versions: versions.map((said, i) => {
			const rulings = said.filter(isSaid);
			return { rulings, counts: i === 0, entries: rulings.map(({ id }) => id), strikes: [] };
		})
	};
}

const substitute = (out: string, comes: string) => ruled('5', 'substitute', { out, in: comes });
const leave = (member: string) => ruled('5', 'leave', { member, from: 2, plan: [] });
const draw = (what: string, result: readonly string[], fields: Fields = {}) =>
	ruled('5', 'draw', { what, result, ...fields });
const setUp = (...players: readonly string[]) =>
	entry('6', 'championship', {
		...{
			championship: CHAMPIONSHIP,
			year: 2026,
			system: 'zockmeisterschaft',
			players,
			numbers: {},
			plan: [[]]
		}
	});

describe('what was said apart is named', () => {
	const at = { partie: 2, table: 1 };
	it.each<[string, readonly AnyEntry[], readonly AnyEntry[]]>([
		[
			'Ersatz für anna: zweimal verschieden eingetragen',
			[substitute('anna', 'emil')],
			[substitute('anna', 'fritz')]
		],
		['Ersatz für anna: zweimal verschieden eingetragen', [substitute('anna', 'emil')], [leave('anna')]],
		[
			'emil ist als Ersatz für anna und ben eingetragen',
			[substitute('ben', 'emil')],
			[substitute('anna', 'emil')]
		],
		['anna und ben sind ausgeschieden: zwei Pläne für die anderen', [leave('ben')], [leave('anna')]],
		['Tisch 1, 2. Partie: Plätze zweimal ausgelost', [draw('seats', [], at)], [draw('seats', [], at)]],
		[
			'Tisch 1, 2 und 3, 2. Partie: Plätze zweimal ausgelost',
			[3, 1, 2].map((table) => draw('seats', [], { partie: 2, table })),
			[1, 2, 3].map((table) => draw('seats', [], { partie: 2, table }))
		],
		[
			'Tisch 1 und 2, 1. Partie; Tisch 2 und 12, 2. Partie: Plätze zweimal ausgelost',
			[1, 2].map((table) => draw('seats', [], { partie: 1, table })),
			[
				draw('seats', [], { partie: 2, table: 12 }),
				draw('seats', [], { partie: 2, table: 2 }),
				draw('seats', [], { partie: 1, table: 1 })
			]
		],
		['Nummern: zweimal ausgelost', [draw('numbers', [])], [draw('numbers', [])]],
		['Nummern: zweimal ausgelost', [draw('numbers', []), setUp('anna')], [draw('numbers', []), setUp('ben')]],
		['Angaben der Meisterschaft: auf zwei Handys verschieden geändert', [setUp('anna')], [setUp('ben')]],
		[
			'Los zwischen anna, ben und carl: zweimal gezogen',
			[draw('lots', ['anna', 'ben', 'carl'])],
			[draw('lots', ['carl', 'ben', 'anna'])]
		],
		[
			'Spiel 3 0: zweimal verschieden entschieden',
			[ruled('5', 'approval', { game: '3 0', approved: true })],
			[ruled('6', 'approval', { game: '3 0', approved: false })]
		],
		[
			'Entscheidungsspiel zwischen anna und ben: zweimal geschrieben',
			[ruled('5', 'playoff', { winner: 'ben', loser: 'anna' })],
			[ruled('6', 'playoff', { winner: 'anna', loser: 'ben' })]
		],
		[
			'Beschwerde: zweimal verschieden entschieden',
			[ruled('5', 'complaint', { text: 'a' })],
			[ruled('6', 'complaint', { text: 'b' })]
		]
	])('%s', (title, one, other) => {
		expect(rulingClashTitle(apart(one, other), names)).toBe(title);
	});

	it('and each version is told in sentences', () => {
		const clash = apart([substitute('anna', 'emil'), setUp('anna', 'ben')]);
		const [version] = clash.versions;
		expect(version && rulingVersionLines(version, clash, names)).toEqual([
			'emil spielt für anna weiter',
			'2 Teilnehmer, 1 Runde im Sitzplan'
		]);
	});
});

it('names the books of two set-ups, also those of the club', () => {
	const byBook = (rulebook: string) => asEntry({ ...fieldsOf(setUp('anna')), rulebook });
	const clash = apart([byBook('krone')], [byBook('post')]);
	const own = { krone: 'Krone, 2026', post: 'Post, 2025' };
	const reader: Names = { ...names, book: (id) => own[id as keyof typeof own] };
	expect(clash.versions.map((one) => rulingVersionLines(one, clash, reader).join('. '))).toEqual([
		'Regeln Krone, 2026',
		'Regeln Post, 2025'
	]);
});

describe('a card says', () => {
	const solo = { contract: 'solo', declarer: 'anna', won: true };
	const second = partieEvening('2 zweite', 'zockmeisterschaft', { evening: 'zweite' });
	const entries = [
		...partie('zockmeisterschaft'),
		second,
		...[0, 1, 2, 3, 4].map((i) => ({ ...game(`3 ${i}`, solo), at: `2026-11-20T20:1${i}:00+01:00` })),
		entry('4', 'game', { evening: 'zweite', game: { contract: 'wenz', declarer: 'ben', won: false } })
	];
	const { partien, doubles } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	const [list] = partien;
	const [double] = doubles;
	if (!list || !double) throw new Error('no lists');
	const reader: Reader = {
		names,
		device: (id) => (id.startsWith('3') ? 'Handy A' : 'Handy B'),
		system: 'schafkopfschule',
		listOf: (evening) => (evening === list.evening.evening ? list : undefined)
	};
	const version = { counts: true, strikes: [], written: [] };
	const twice: Apart = {
		...{ type: 'table', partie: 1, table: 1, copies: [] },
		versions: [
			{ ...version, list, entries: [asId('2 evening')] },
			{ ...version, counts: false, list: double, entries: [asId('2 zweite')] }
		]
	};

	it('whose two lists of a table have which games and points, and who wrote them when', () => {
		// Five won Solos are 5 × 15 and 5 × −5; a lost Wenz is −15, and 5 for each opponent (§11.5).
		expect(shownClash(twice, reader)).toEqual({
			title: 'Tisch 1, 1. Durchgang: zweimal geschrieben',
			versions: [
				{
					text: '5 Spiele: anna +75 P, ben −25 P, carl −25 P, dora −25 P',
					games: [],
					by: 'Handy A, 20:10 bis 20:14 Uhr'
				},
				{ text: '1 Spiel: anna +5 P, carl +5 P, dora +5 P, ben −15 P', games: [], by: 'Handy B, 19:30 Uhr' }
			]
		});
		expect(shownClash(twice, { ...reader, system: undefined }).title).toBe(
			'Tisch 1, 1. Partie: zweimal geschrieben'
		);
	});

	it('in which games two lists differ that two wrote at the same table', () => {
		const wenz = { contract: 'wenz', declarer: 'ben', won: false };
		const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };
		const written = (evening: string, games: readonly object[]) =>
			games.map((one, i) => entry(`5 ${evening} ${i}`, 'game', { evening, game: one }));
		// The second of the second list is missing there, and its fourth is another one.
		const [whole, other] = [
			[solo, ruf, solo, solo, wenz, solo, ruf, solo],
			[solo, solo, solo, ruf, solo, ruf, solo]
		];
		const first = whole && written('erste', whole);
		const { partien, doubles } = foldChampionship(
			standing([
				...partie('zockmeisterschaft').filter(({ kind }) => kind !== 'evening'),
				partieEvening('2 erste', 'zockmeisterschaft', { evening: 'erste' }),
				second,
				...(first ?? []),
				...written('zweite', other ?? [])
			]),
			CHAMPIONSHIP,
			BOOKS
		);
		const lists = [...partien, ...doubles];
		const apart: Apart = {
			...{ type: 'table', partie: 1, table: 1, copies: [] },
			versions: lists.map((list) => ({ ...version, list, entries: [list.evening.opening.id] }))
		};
		expect(shownClash(apart, reader).versions.map(({ games }) => games)).toEqual([
			['Spiel 2: anna mit ben gewinnen: Rufspiel', 'Spiel 5: ben verliert: Wenz'],
			['Spiel 4: anna mit ben gewinnen: Rufspiel']
		]);
	});

	it('which games each of two halves of a list has alone, three of them in words', () => {
		const own = (...ids: readonly string[]) => ({
			...version,
			list,
			entries: ids.map((id) => asId(id)) as never
		});
		const continued: Apart = { ...twice, versions: [own('3 0', '3 1', '3 2', '3 3'), own('3 4')] };
		const shown = shownClash(continued, reader);
		expect(shown.title).toBe('Tisch 1, 1. Durchgang: auf zwei Handys weitergeschrieben');
		const gewinnt = 'anna gewinnt: Solo';
		expect(shown.versions.map(({ games }) => games)).toEqual([
			[`Spiel 1: ${gewinnt}`, `Spiel 2: ${gewinnt}`, `Spiel 3: ${gewinnt}`, 'und noch ein Spiel'],
			[`Spiel 5: ${gewinnt}`]
		]);
		expect(shown.versions.map(({ by }) => by)).toEqual([
			'Handy A, 20:10 bis 20:13 Uhr',
			'Handy A, 20:14 Uhr'
		]);
		const all: Apart = { ...twice, versions: [own('3 0', '3 1', '3 2', '3 3', '3 4'), own()] };
		expect(shownClash(all, reader).versions[0]?.games.at(-1)).toBe('und noch 2 Spiele');
		expect(shownClash(all, reader).versions[1]).toMatchObject({ games: [], by: '' });
	});

	it('how a game was corrected or struck', () => {
		const [first] = list.games;
		if (!first) throw new Error('no game');
		const changed: Apart = {
			...{ type: 'game', evening: list.evening.evening, place: first.row.place, before: first.row.entry },
			copies: [],
			versions: [
				{ counts: true, entries: [asId('3 0')], strikes: [], game: first.row.entry },
				{ counts: false, entries: [asId('9')], strikes: [], game: null }
			]
		};
		expect(shownClash(changed, reader)).toEqual({
			title: 'Tisch 1, 1. Durchgang, Spiel 1: auf zwei Handys verschieden geändert',
			versions: [
				{ text: 'anna gewinnt: Solo', games: [], by: 'Handy A, 20:10 Uhr' },
				{ text: 'gestrichen', games: [], by: 'Handy B' }
			]
		});
		expect(shownClash({ ...changed, evening: asId('fort') }, reader).title).toBe(
			'Ein Spiel: auf zwei Handys verschieden geändert'
		);
		const nameOf = (member: MemberId) => member;
		expect(versionText({ game: first.row.entry }, undefined, nameOf)).toBe('ein Spiel');
		const meanwhile =
			'Tisch 1, 1. Durchgang, Spiel 1: auf zwei Handys verschieden geändert. Bis zur Entscheidung zählt';
		expect(doubtText(changed, reader)).toBe(`${meanwhile}, was zuletzt geschrieben wurde.`);
		const none = { ...changed, versions: changed.versions.map((one) => ({ ...one, counts: false })) };
		expect(doubtText(none, reader)).toBe(
			`${meanwhile}, was vorher dort stand: Zweimal wurde verschieden entschieden.`
		);
	});

	it('what counts until somebody decides of rulings', () => {
		const said = apart([substitute('anna', 'emil')], [substitute('anna', 'fritz')]);
		const title = 'Ersatz für anna: zweimal verschieden eingetragen';
		expect(doubtText(said, reader)).toBe(
			`${title}. Bis zur Entscheidung zählt, was zuletzt geschrieben wurde.`
		);
		const none = { ...said, versions: said.versions.map((one) => ({ ...one, counts: false })) };
		expect(doubtText(none, reader)).toBe(
			`${title}. Bis zur Entscheidung zählt keines von beiden: Zweimal wurde verschieden entschieden.`
		);
		expect(shownClash(said, reader)).toMatchObject({
			title,
			versions: [
				{ text: 'emil spielt für anna weiter', by: 'Handy B, 19:30 Uhr' },
				{ text: 'fritz spielt für anna weiter', by: 'Handy B, 19:30 Uhr' }
			]
		});
	});

	it('the decision in a note that fits into an entry', () => {
		expect(decisionNote(twice, 'Titel', '5 Spiele: anna +8 P')).toBe(
			'Titel. Es zählt diese Liste: 5 Spiele: anna +8 P.'
		);
		const said = apart([], []);
		expect(decisionNote(said, 'Titel', 'emil')).toBe('Titel. Es gilt: emil.');
		expect(decisionNote(said, 'Titel', 'x'.repeat(600))).toHaveLength(500);
	});

	it('in which order two halves are joined, and how many games are too many then', () => {
		const join = { first: 0, second: 1, held: 25, added: 15, due: 40 };
		expect(joinText(join as never)).toBe('erst A (25), dann B (15): 40 Spiele');
		expect(joinText({ ...join, first: 1, second: 0, added: 17 } as never)).toBe(
			'erst B (25), dann A (17): 42 Spiele, 2 zu viel'
		);
		expect(joinNote('Titel', join as never)).toBe(
			'Titel. Zusammengefügt: erst 25 Spiele, dann 15: 40 Spiele.'
		);
	});
});
