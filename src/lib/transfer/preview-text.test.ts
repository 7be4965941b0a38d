import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	entry,
	FOUR,
	game,
	members,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../tests/support/entries.ts';
import { goldenClub } from '../../../tests/support/golden-club.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { newsOf } from './news.ts';
import { newsText } from './preview-text.ts';

const day = (date: string): string => (date === '2026-11-20' ? 'heute' : date.split('-').reverse().join('.'));

/** Each group as "title: line | line". */
const told = (here: readonly AnyEntry[], come: readonly AnyEntry[]): readonly string[] =>
	newsText(newsOf(here, [...here, ...come]), day).map(({ title, lines }) => `${title}: ${lines.join(' | ')}`);

const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };
const club = [
	entry('00', 'club', { name: 'Stammtisch' }),
	...members(...FOUR),
	opening('1'),
	game('2', ruf),
	game('3', ruf)
];
const booking = (id: string, amount: number, purpose: string, fields: Fields = {}): AnyEntry =>
	entry(id, 'booking', { date: '2026-10-01', amount, purpose, ...fields });
const zock = (id: string): AnyEntry =>
	entry(id, 'championship', {
		...{ championship: 'm26', year: 2026, system: 'zockmeisterschaft', players: FOUR, numbers: {}, plan: [] }
	});
const ofZock = (id: string, kind: string, fields: Fields): AnyEntry =>
	entry(id, kind, { championship: 'm26', ...fields });

describe('what a file brings', () => {
	it('names the booking that a photo of a receipt belongs to, as it stands now', () => {
		const receipt = (id: string, of: string): AnyEntry =>
			entry(id, 'receipt', { booking: of, picture: { sha256: 'x'.repeat(42) + 'A', bytes: 1 } });
		const beer = [booking('5', -1840, 'Bier'), booking('6', -1840, 'Kasten Bier', { replaces: '5' })];
		expect(told([...club, ...beer], [receipt('7', '5'), receipt('8', 'elsewhere')])).toEqual([
			'2 Einträge in der Kasse: Foto eines Belegs zu „Kasten Bier“ (01.10.2026) | Foto eines Belegs'
		]);
		const today = booking('9', -950, 'Brotzeit', { date: '2026-11-20' });
		expect(told([...club, today], [receipt('a', '9')])).toEqual([
			'1 Eintrag in der Kasse: Foto eines Belegs zu „Brotzeit“ (heute)'
		]);
	});

	// club.md, 7: these used to be "7 neue Einträge".
	it('names two bookings, three renamed members, the club’s name and a date', () => {
		const news = told(club, [
			booking('5', -4250, 'Grillfest'),
			booking('6', 1000, 'Spende', { member: 'dora' }),
			entry('7', 'member', { member: 'anna', name: 'Anna-Maria' }),
			entry('8', 'member', { member: 'ben', name: 'ben', nickname: 'Benno' }),
			entry('9', 'member', { member: 'carl', name: 'Karl', left: '2026-01-31' }),
			entry('a', 'club', { name: 'Zockverein' }),
			entry('b', 'event', { date: '2026-12-18', title: 'Weihnachtsfeier' })
		]);
		expect(news).toEqual([
			'Der Verein heißt anders: „Stammtisch“ → „Zockverein“',
			'Mitglieder: 3 geänderte: anna → Anna-Maria | Benno: Spitzname – → Benno | carl → Karl: ausgetreten 31.01.2026',
			'2 Buchungen, zusammen −32,50 €: 01.10.2026: Grillfest, −42,50 € | 01.10.2026: Spende, dora, +10,00 €',
			'1 Termin: 18.12.2026: Weihnachtsfeier'
		]);
	});

	it.each<[string, readonly AnyEntry[], readonly string[]]>([
		[
			'a new evening by its day and games',
			[
				...members('emil'),
				opening('5', { evening: 'samstag', date: '2026-11-21' }),
				game('6', ruf, { evening: 'samstag' }),
				game('7', ruf, { evening: 'samstag' }),
				tonight('8', 'close', { evening: 'samstag' })
			],
			['1 neues Mitglied: emil', '1 neuer Abend, 2 neue Spiele: 21.11.2026: 2 Spiele, abgeschlossen']
		],
		[
			'what is struck, put right and added at an evening',
			[strike('5', '2'), game('6', ruf, { replaces: '3' }), game('7', ruf), tonight('8', 'passed')],
			[
				'1 neues Spiel: heute: 1 Spiel dazu, 1 Mal „Keiner spielt“ dazu, 1 Spiel gestrichen, 1 Spiel berichtigt'
			]
		],
		[
			'what was forgotten then, apart from what came after it',
			[game('5', ruf, { before: '3' }), game('6', ruf, { before: '2' }), game('7', ruf)],
			['3 neue Spiele: heute: 2 nachgetragene Spiele dazu, 1 Spiel dazu']
		],
		[
			'a head put right, and a struck evening',
			[opening('5', { replaces: '1', date: '2026-11-19', stock: 100 })],
			['Abende: 19.11.2026: Kopf berichtigt: Datum (vorher heute), Stock']
		],
		['a struck evening', [strike('5', '1')], ['Abende: heute: Abend gestrichen']],
		[
			'what only lies beside the games',
			[
				tonight('5', 'confirm', { member: 'anna' }),
				tonight('6', 'confirm', { member: 'ben' }),
				tonight('7', 'tick', { remark: 'Spiel 3' }),
				tonight('8', 'incident', { incident: 'vergeben', player: 'anna' }),
				tonight('9', 'round', { round: 'bockrunde' })
			],
			[
				'Abende: heute: 2 Bestätigungen dazu, 1 Vermerk der Turnierleitung dazu, 1 Mal vergeben dazu, 1 Sonderrunde dazu'
			]
		],
		[
			'money paid in, with its sum',
			[
				tonight('5', 'paid', { member: 'anna', amount: 260 }),
				tonight('6', 'paid', { member: 'ben', amount: 140 }),
				booking('7', 0, 'Abschluss', { closes: { year: 2025, balance: 88_335 } })
			],
			[
				'2 Zahlungen, zusammen +4,00 €: anna hat 2,60 € eingezahlt (heute) | ben hat 1,40 € eingezahlt (heute) | Jahr 2025 abgeschlossen mit 883,35 €'
			]
		],
		[
			'own books by name',
			[entry('5', 'rulebook', { rulebook: 'r1', base: 'allgaeu', name: 'Kreuzwirt', changes: {} })],
			['1 eigenes Regelbuch: „Kreuzwirt“, nach Allgäu']
		],
		[
			'a championship with its draws, rulings and substitutes',
			[
				zock('5'),
				ofZock('6', 'draw', { what: 'numbers', result: FOUR }),
				ofZock('7', 'draw', { what: 'seats', partie: 2, table: 1, result: FOUR, again: 'verzählt' }),
				ofZock('71', 'draw', { what: 'lots', result: ['ben', 'anna'] }),
				ofZock('8', 'substitute', { out: 'anna', in: 'ben' }),
				ofZock('9', 'dispute', { game: '2', swing: { anna: 3, ben: -3 }, best: { anna: 3 } }),
				ofZock('a', 'playoff', { winner: 'carl', loser: 'dora' }),
				ofZock('b', 'approval', { game: '2', approved: false }),
				ofZock('c', 'disqualify', { member: 'dora', reason: 'Karten gezinkt' }),
				tonight('d', 'invalid', { championship: 'm26', reason: 'unleserlich' })
			],
			[
				'Abende: heute: 1 ungültige Liste dazu',
				[
					'9 Einträge zur Meisterschaft: Zockmeisterschaft 2026: 4 Teilnehmer',
					'Zockmeisterschaft 2026: Nummern ausgelost: 1 anna, 2 ben, 3 carl, 4 dora',
					'Zockmeisterschaft 2026: Tisch 1, 2. Partie: Plätze ausgelost: anna, ben, carl, dora; noch einmal, weil: verzählt',
					'Zockmeisterschaft 2026: Gelost: ben vor anna',
					'Zockmeisterschaft 2026: ben spielt für anna weiter',
					'Zockmeisterschaft 2026: Ein Spiel (heute) ist strittig. Gelost: anna +3, ben −3',
					'Zockmeisterschaft 2026: Entscheidungsspiel: carl schlägt dora',
					'Zockmeisterschaft 2026: Ein Spiel (heute): abgelehnt',
					'Zockmeisterschaft 2026: dora ist ausgeschlossen: Karten gezinkt'
				].join(' | ')
			]
		],
		[
			'kinds of a later version as such',
			[entry('5', 'wette', {}), entry('6', 'wette', {})],
			['Außerdem: 2 Einträge der Art „wette“, die diese Fassung der App nicht kennt: sie bleiben erhalten']
		],
		[
			'what changes nothing here',
			[game('5', ruf), strike('6', '5'), strike('7', 'verschollen')],
			['Außerdem: 3 Einträge, schon überholt oder gestrichen: daran ändert sich nichts']
		],
		[
			'games whose evening nobody opened',
			[game('5', ruf, { evening: 'verschollen' })],
			['1 neues Spiel: ohne Abend: 1 Spiel']
		]
	])('tells %s', (_, come, wanted) => {
		expect(told(club, come)).toEqual(wanted);
	});

	it('tells what a booking was before, and what is struck or counts again', () => {
		const here = [...club, booking('5', 500, 'Spende'), booking('6', 700, 'Pfand'), strike('7', '6')];
		const news = told(here, [booking('8', 900, 'Spende', { replaces: '5' }), strike('9', '7')]);
		expect(news).toEqual([
			'2 Einträge in der Kasse: berichtigt: 01.10.2026: Spende, +5,00 € → 01.10.2026: Spende, +9,00 € | wieder gültig: 01.10.2026: Pfand, +7,00 €'
		]);
		expect(told(here, [strike('8', '5')])).toEqual([
			'1 Eintrag in der Kasse: gestrichen: 01.10.2026: Spende, +5,00 €'
		]);
	});

	it('tells how long a trip is now, and where', () => {
		const trip = { date: '2026-06-12', title: 'Zockausflug', occasion: 'ausflug' };
		const here = [...club, entry('5', 'event', { ...trip, until: '2026-06-14', place: 'Isny' })];
		const longer = entry('6', 'event', { ...trip, until: '2026-06-15', place: 'Lindau', replaces: '5' });
		expect(told(here, [longer])).toEqual([
			'1 Termin: berichtigt: 12.06.2026 bis 14.06.2026: Zockausflug, Isny → 12.06.2026 bis 15.06.2026: Zockausflug, Lindau'
		]);
	});

	// Foreign text that is written from right to left keeps the amount and its sign in their places.
	it('tells what is voted on and how, on which days somebody comes, and what went onto the account', () => {
		const motion = { date: '2026-11-20', question: 'Geier?', majority: 'simple', voters: FOUR };
		const trip = entry('5', 'event', { date: '2027-01-14', until: '2027-01-17', title: 'Ausflug' });
		const news = told(
			[...club, trip],
			[
				entry('6', 'motion', motion),
				entry('7', 'ballot', { motion: '6', member: 'anna', choice: 'yes' }),
				entry('8', 'ballot', { motion: '6', member: 'ben', choice: 'abstain' }),
				entry('9', 'motion', { ...motion, question: 'Bock?', closed: '2026-11-21' }),
				entry('a', 'answer', { event: '5', member: 'anna', coming: 'yes', days: ['2027-01-15'] }),
				booking('b', 0, 'Aufs Konto gebracht', { account: 6000 })
			]
		);
		expect(news).toEqual([
			'1 Buchung, zusammen 0,00 €: 01.10.2026: Aufs Konto gebracht, 0,00 €, auf dem Konto +60,00 €',
			'1 Antwort auf einen Termin: anna kommt (nur 15.01.2027)',
			'2 Abstimmungen: heute: Geier? | heute: Bock? (geschlossen am 21.11.2026)',
			'2 Stimmen: anna stimmt mit Ja | ben enthält sich'
		]);
	});

	it('sets apart what could turn round what stands beside it', () => {
		const [turned, apart] = ['a\u202e\u05e9', '\u2068a\u05e9\u2069'];
		const lines = told(club, [
			booking('5', -500, turned),
			entry('6', 'member', { member: 'ben', name: 'ben', nickname: turned }),
			entry('7', 'event', { date: '2026-12-18', title: turned, place: turned }),
			entry('8', 'rulebook', { rulebook: 'r1', base: 'allgaeu', name: turned, changes: {} }),
			entry('9', 'club', { name: turned }),
			zock('a'),
			ofZock('b', 'disqualify', { member: 'dora', reason: turned }),
			ofZock('c', 'draw', { what: 'lots', result: ['ben', 'anna'], again: turned }),
			entry('d', turned, {})
		]).join('\n');
		expect(lines).not.toContain('\u202e');
		expect(lines.replaceAll(apart, '')).not.toMatch(/\u05e9/);
		expect(lines.split(apart).length - 1).toBeGreaterThanOrEqual(9);
	});

	it('puts several tables of a day into one line, the latest day first', () => {
		const tables = ['t1', 't2', 't3'].flatMap((evening, i) => [
			opening(`5${i}`, { evening }),
			game(`6${i}`, ruf, { evening })
		]);
		const later = opening('7', { evening: 'spaeter', date: '2026-11-21' });
		expect(told(club, [...tables, later])).toEqual([
			'4 neue Abende, 3 neue Spiele: 21.11.2026: neu, noch ohne Spiel | heute: 3 Spiele an 3 Tischen'
		]);
	});

	it('says which part of several tables was closed', () => {
		const tables = ['t1', 't2'].flatMap((evening, i) => [
			opening(`5${i}`, { evening }),
			game(`6${i}`, ruf, { evening })
		]);
		const one = entry('70', 'close', { evening: 't1' });
		const other = entry('71', 'close', { evening: 't2' });
		const all = [...club, ...tables];
		const today = (here: readonly AnyEntry[], ...come: readonly AnyEntry[]) => told(here, come)[0];
		const two = '2 neue Abende, 2 neue Spiele: heute: 2 Spiele an 2 Tischen';
		expect(today(club, ...tables, one)).toBe(`${two}, 1 davon abgeschlossen`);
		expect(today(club, ...tables, one, other)).toBe(`${two}, alle abgeschlossen`);
		expect(today(all, one, other)).toBe('Abende: heute: an 2 Tischen, alle abgeschlossen');
		expect(today(all, one)).toBe('Abende: heute: abgeschlossen');
		// Closed once more after something was put right.
		expect(today([...all, one], strike('80', '70'), entry('81', 'close', { evening: 't1' }))).toBe(
			'Abende: heute: abgeschlossen'
		);
	});

	// Law: when one part of a club is merged into another, the text says something, and nothing if nothing is new.
	it('is never nothing', () => {
		const golden = goldenClub().slice(0, 400);
		fc.assert(
			fc.property(fc.subarray([...golden]), fc.subarray([...golden], { minLength: 1 }), (here, come) => {
				const ids = new Set(here.map(({ id }) => id));
				const isNew = come.some(({ id }) => !ids.has(id));
				expect(told(here, come).length > 0).toBe(isNew);
				expect(told(here, come).join()).not.toMatch(/undefined|NaN|\[object/);
			}),
			{ numRuns: 60 }
		);
	});
});
