import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#lib/base/refusal.ts';
import type { EntryKind } from './entry.ts';
import { isDate, isMoment } from './field-bounds.ts';
import { ENTRY_SENTENCES } from './refusal-text.ts';
import { checkEntry } from './schema.ts';
import { fieldsOf } from '../../../tests/support/entries.ts';

// The bounds are those of the file format, `docs/file-format.md`.

type Fields = Readonly<Record<string, unknown>>;

const AT = '2026-11-20T19:30:00+01:00';
const seats = ['anna', 'ben', 'carl', 'dora'];
const evening = 'e1';
const championship = 'c1';

/** One valid entry of every kind, without id, at and kind; the compiler asks for every new kind. */
const GOOD: Readonly<Record<EntryKind, Fields>> = {
	club: { name: 'Schafkopf-Freunde' },
	member: { member: 'anna', name: 'Anna Öxle', nickname: 'Anni', joined: '2020-02-29', left: '2026-12-31' },
	rulebook: { rulebook: 'haus', base: 'allgaeu', name: 'Unser Haus', changes: { schneider: { value: 10 } } },
	evening: {
		...{ evening, date: '2026-11-20', occasion: 'abend', rulebook: 'allgaeu', seats, dealer: 'dora' },
		...{ stock: 250, rate: 10, championship, partie: 1, table: 3, writer: 'ben' }
	},
	seats: { evening, seats: [...seats, 'emil', 'fritz'], dealer: 'fritz' },
	game: { evening, game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 61 } },
	passed: { evening },
	incident: { evening, incident: 'falschKassiert', from: ['anna'], to: ['ben', 'carl'], amount: 5 },
	round: {
		evening,
		round: 'mungorunde',
		geschoben: true,
		dealer: 'anna',
		vote: { mungorunde: 2, bockrunde: 2 }
	},
	roundEnd: { evening },
	agreed: { evening, anyContractWinsStock: true },
	tariff: { evening, rate: 2 },
	announced: { evening, round: 'abschlussrunde' },
	dealtAgain: { evening },
	close: { evening },
	void: { target: 'x' },
	booking: {
		...{ date: '2026-11-21', amount: -1250, purpose: 'Hütte', member: 'anna', championship },
		...{ levy: 'l1', account: -250, counted: { cash: 9725, account: -300, by: ['anna', 'ben'] } }
	},
	levy: { date: '2026-01-10', member: 'anna', purpose: 'Beitrag', amount: 2000, year: 2026, pot: 'Reuegeld' },
	receipt: { booking: 'b1', picture: 'A'.repeat(43), bytes: 81_234 },
	bank: { holder: 'Schafkopf-Freunde', iban: 'DE89370400440532013000' },
	championship: {
		...{ championship, year: 2026, system: 'zockmeisterschaft', players: seats, games: 40 },
		...{ previousPlaces: { anna: 1, ben: 2 }, numbers: { anna: 4 }, plan: [[[1, 2, 3, 4]], [[1, 3, 2, 4]]] },
		referee: { name: 'Herr Huber' },
		...{ fixed: { anna: 1 }, apart: [['anna', 'ben']], fee: 500 },
		prizes: [{ place: 1, amount: 5000, thing: 'Schinken' }],
		...{ begins: '14:00', pause: 20 },
		...{ teams: ['Alte', 'Junge'], teamOf: { anna: 1, ben: 2 }, teamPrize: { amount: 900, thing: 'Fass' } }
	},
	dispute: { championship, game: 'g1', swing: { anna: -3, ben: 3 }, best: { anna: 3 } },
	substitute: { championship, out: 'anna', in: 'emil' },
	confirm: { evening, member: 'anna' },
	draw: { championship, what: 'lots', partie: 2, table: 1, result: seats, again: 'falsch gezogen' },
	tick: { evening, remark: 'Spiel 12 war ein Wenz' },
	paid: { evening, member: 'anna', amount: 480, account: 480 },
	settled: { from: 'anna', to: 'ben', amount: 340, nth: 2 },
	pot: { date: '2026-12-30', pot: 'Reuegeld', member: 'anna', amount: -250 },
	event: { date: '2027-01-06', title: 'Ausflug', place: 'Oberstaufen', time: '19:30', series: 's1' },
	answer: { event: 'e1', member: 'anna', coming: 'yes', days: ['2027-01-07'] },
	motion: {
		...{ date: '2026-11-28', question: 'Geier nur noch im Ramsch?', majority: 'threeQuarters' },
		...{ voters: seats, king: 'anna', closed: '2026-12-01' }
	},
	ballot: { motion: 'm1', member: 'anna', choice: 'abstain' },
	sat: { championship: 'm', evening: 'e', instead: { member: 'luis', out: 'anna' } },
	leave: { championship: 'm', member: 'anna', from: 2, plan: [[[1, 2, 3, 4]]] },
	join: { championship: 'm', member: 'emil', number: 5, from: 2, plan: [[[1, 2, 3, 4, 5]]] },
	playoffGame: { championship: 'm', winner: 'anna', loser: 'ben' },
	paper: {
		evening: 'e',
		games: 15,
		points: { anna: 21, ben: -7, cilli: -7, dora: -7 },
		money: { anna: 210, ben: -70, cilli: -70, dora: -70 },
		counts: { solo: { anna: 3 }, soloWon: { anna: 2 } }
	},
	playoff: { championship, winner: 'anna', loser: 'ben' },
	approval: { championship, game: 'g1', approved: false },
	disqualify: { championship, member: 'anna', reason: 'absichtlich falsch bedient' },
	invalid: { championship, evening, reason: 'nicht zu lesen' },
	complaint: {
		...{ championship, evening, game: 'g1', by: 'anna', text: 'falsch bedient' },
		decided: [{ by: 'referee', text: 'abgelehnt' }]
	},
	king: { year: 2019, who: { name: 'Toni' }, points: -12 },
	trophy: { what: 'broughtBack', year: 2025, date: '2026-11-21', who: { member: 'anna' } }
};

const entry = (kind: string, fields: Fields = {}) => ({ id: 'x1', at: AT, kind, ...fields });
const good = (kind: EntryKind, fields: Fields = {}) => entry(kind, { ...GOOD[kind], ...fields });
const game = (fields: Fields) => good('game', { game: fields });

const pathsOf = (value: unknown): readonly string[] => {
	const checked = checkEntry(value);
	return checked.ok ? [] : checked.error.map(({ path }) => path);
};

describe('what is well-formed', () => {
	it.each(Object.keys(GOOD) as EntryKind[])('%s comes back as it was', (kind) => {
		const given = { ...good(kind), note: 'n'.repeat(500) };
		expect(checkEntry(given)).toEqual({ ok: true, value: given });
	});

	it.each([
		['an id of 64 characters', entry('close', { id: 'i'.repeat(64), evening })],
		['an id that is no UUID', entry('close', { id: '1', evening: 'der letzte' })],
		['a name of 80 emoji', good('member', { name: '🂡'.repeat(80) })],
		['a purpose of 200', good('booking', { purpose: 'ä'.repeat(200) })],
		['the whole Stock of an evening that could hold no more', good('evening', { stock: 10 ** 12 })],
		['almost 100.000 €', good('booking', { amount: 9_999_999 })],
		['almost 100.000 € out', good('booking', { amount: -9_999_999 })],
		['three at the table, as in Saukopf', good('seats', { seats: ['anna', 'ben', 'carl'], dealer: 'carl' })],
		['a correction', good('passed', { replaces: 'x0' })],
		['what was forgotten then', good('passed', { before: 'x0' })],
		['vergeben', entry('incident', { evening, incident: 'vergeben', player: 'anna' })],
		['a Sie with nothing but its declarer', game({ contract: 'sie', declarer: 'anna' })],
		['a Mungo by Augen', game({ contract: 'mungo', augen: { anna: 0, ben: 60, carl: 20, dora: 40 } })],
		[
			'everything a game may hold',
			game({
				...{ contract: 'solo', declarer: 'anna', suit: 'herz', tout: false, won: true, schneider: true },
				...{
					schwarz: false,
					laufende: 3,
					schuss: 4,
					deckel: seats,
					bid: 62,
					outOfTurn: true,
					dealtBy: 'ben'
				},
				...{ bought: { buyer: 'ben', seller: 'carl', price: 50 }, foul: { player: 'carl', kind: 'karte' } }
			})
		],
		[
			'a game of Saukopf',
			game({
				...{
					contract: 'feigeSau',
					declarer: 'anna',
					bid: 'schwarz',
					stellung: 'hinterhalt',
					card: 'der Alte'
				},
				...{ augen: { anna: 10, ben: 20 }, laufende: { side: 'opponents', count: 2 }, saukopf: ['declarer'] }
			})
		]
	])('%s', (_, value) => {
		expect(checkEntry(value)).toEqual({ ok: true, value });
	});

	it('keeps unknown fields, at every level', () => {
		const given = good('game', {
			weather: { sky: ['grey'] },
			game: { contract: 'sie', declarer: 'anna', seen: 3 }
		});
		expect(checkEntry(given)).toEqual({ ok: true, value: given });
	});

	it('looks at nothing but id, at and kind where the kind is unknown', () => {
		const given = entry('applause', {
			evening: 5,
			replaces: [],
			note: 'n'.repeat(600),
			loud: { very: true }
		});
		expect(checkEntry(given)).toEqual({ ok: true, value: given });
		expect(pathsOf({ id: '', at: 'gestern', kind: 'applause' })).toEqual(['id', 'at']);
		expect(pathsOf(entry('constructor'))).toEqual([]);
		expect(pathsOf(entry(''))).toEqual(['kind']);
	});

	it('does not look at what a void replaces', () => {
		const given = good('void', { replaces: 17 });
		expect(checkEntry(given)).toEqual({ ok: true, value: given });
	});
});

describe('what is not', () => {
	it.each<readonly [string, unknown, string]>([
		['no id', { at: AT, kind: 'close', evening }, 'id'],
		['an empty id', entry('close', { id: '', evening }), 'id'],
		['an id of 65', entry('close', { id: 'i'.repeat(65), evening }), 'id'],
		['a number as id', entry('close', { id: 7, evening }), 'id'],
		['no kind', { id: 'x', at: AT }, 'kind'],
		['a time without offset', entry('close', { at: '2026-11-20T19:30:00', evening }), 'at'],
		['an evening that is missing', entry('close'), 'evening'],
		['a note of 501', good('close', { note: 'n'.repeat(501) }), 'note'],
		['a null note', good('close', { note: null }), 'note'],
		['an empty replaces', good('passed', { replaces: '' }), 'replaces'],
		['a rulebook that replaces', good('rulebook', { replaces: 'x0' }), 'replaces'],
		['changes that are a list', good('rulebook', { changes: [] }), 'changes'],
		['a club name of 81', good('club', { name: 'n'.repeat(81) }), 'name'],
		['a name of 81', good('member', { name: 'n'.repeat(81) }), 'name'],
		['a name of 81 emoji', good('member', { name: '🂡'.repeat(81) }), 'name'],
		['a nickname of 81', good('member', { nickname: 'n'.repeat(81) }), 'nickname'],
		['no day of the calendar', good('member', { left: '2026-02-29' }), 'left'],
		['a day with its time', good('member', { joined: AT }), 'joined'],
		['an unknown occasion', good('evening', { occasion: 'hochzeit' }), 'occasion'],
		['two at the table', good('evening', { seats: ['anna', 'dora'] }), 'seats'],
		['seven at the table', good('evening', { seats: ['a', 'b', 'c', 'd', 'e', 'f', 'dora'] }), 'seats'],
		['one who sits twice', good('evening', { seats: ['anna', 'anna', 'ben', 'dora'] }), 'seats'],
		['a seat that is no id', good('evening', { seats: ['anna', '', 'ben', 'dora'] }), 'seats.1'],
		['a dealer who does not sit there', good('evening', { dealer: 'emil' }), 'dealer'],
		['the same among seats', good('seats', { dealer: 'gustl' }), 'dealer'],
		['a Stock that is owed', good('evening', { stock: -1 }), 'stock'],
		['half a cent', good('evening', { stock: 0.5 }), 'stock'],
		// As much as a Stock ever holds, and no more.
		['ten thousand million €', good('evening', { stock: 10 ** 12 + 1 }), 'stock'],
		['a rate as text', good('evening', { rate: '10' }), 'rate'],
		['table 0', good('evening', { table: 0 }), 'table'],
		['an unknown incident', good('incident', { incident: 'verzählt' }), 'incident'],
		['vergeben by nobody', entry('incident', { evening, incident: 'vergeben' }), 'player'],
		['less than nothing taken too much', good('incident', { amount: -5 }), 'amount'],
		['takers as text', good('incident', { from: 'anna' }), 'from'],
		['an unknown round', good('round', { round: 'saurunde' }), 'round'],
		['half a vote', good('round', { vote: { mungorunde: 2 } }), 'vote.bockrunde'],
		['a void without target', entry('void'), 'target'],
		['100.000 € out', good('booking', { amount: -10_000_000 }), 'amount'],
		['a purpose of 201', good('booking', { purpose: 'p'.repeat(201) }), 'purpose'],
		['an hour that no day has', good('event', { time: '24:00' }), 'time'],
		['a time without its minutes', good('event', { time: '19' }), 'time'],
		['a majority that no rule knows', good('motion', { majority: 'twoThirds' }), 'majority'],
		['a question that asks nothing', good('motion', { question: '' }), 'question'],
		['a question for nobody', good('motion', { voters: [] }), 'voters'],
		['a voter who has two votes', good('motion', { voters: ['anna', 'anna'] }), 'voters'],
		['a vote that is none', good('ballot', { choice: 'vielleicht' }), 'choice'],
		['half a cent on the account', good('booking', { account: 0.5 }), 'account'],
		['a payment onto an account that is none', good('paid', { account: true }), 'account'],
		['a day that no calendar has', good('answer', { days: ['2027-02-30'] }), 'days.0'],
		['a day named twice', good('answer', { days: ['2027-01-07', '2027-01-07'] }), 'days'],
		['an answer that is none', good('answer', { coming: 'vielleicht' }), 'coming'],
		['the 31st of April', good('booking', { date: '2026-04-31' }), 'date'],
		['an unknown system', good('championship', { system: 'liga' }), 'system'],
		['one who plays twice', good('championship', { players: ['anna', 'anna'] }), 'players'],
		['place 0', good('championship', { previousPlaces: { anna: 0 } }), 'previousPlaces.anna'],
		['number 1.5', good('championship', { numbers: { anna: 1.5 } }), 'numbers.anna'],
		['a plan of names', good('championship', { plan: [[['anna']]] }), 'plan.0.0.0'],
		['a plan without tables', good('championship', { plan: [1] }), 'plan.0'],
		['a team 0', good('championship', { teamOf: { anna: 0 } }), 'teamOf.anna'],
		['a team without a name', good('championship', { teams: [1] }), 'teams.0'],
		['a referee who is nobody', good('championship', { referee: {} }), 'referee'],
		['a king with an id and a name', good('king', { who: { member: 'anna', name: 'Anna' } }), 'who'],
		[
			'a complaint that the table decides',
			good('complaint', { decided: [{ by: 'table', text: 'ja' }] }),
			'decided.0.by'
		],
		['money given to oneself', good('settled', { to: 'anna' }), 'to'],
		['a payment without its number', good('settled', { nth: 0 }), 'nth'],
		['a Wanderpokal that was sold', good('trophy', { what: 'sold' }), 'what'],
		['a swing of half a point', good('dispute', { swing: { anna: 0.5 } }), 'swing.anna'],
		['an unknown draw', good('draw', { what: 'beer' }), 'what'],
		['a reason of 501', good('draw', { again: 'n'.repeat(501) }), 'again'],
		['a remark of 501', good('tick', { remark: 'n'.repeat(501) }), 'remark'],
		['a title of 501', good('event', { title: 'n'.repeat(501) }), 'title'],
		['a player dismissed without a reason', good('disqualify', { reason: undefined }), 'reason'],
		['an invalid list of no evening', good('invalid', { evening: 7 }), 'evening'],
		['an approval that says maybe', good('approval', { approved: 'maybe' }), 'approved'],
		['a game that is a list', good('game', { game: [] }), 'game'],
		['an unknown contract', game({ contract: 'skat' }), 'game.contract'],
		['a contract that every object has', game({ contract: 'toString' }), 'game.contract'],
		['an unknown suit', game({ contract: 'solo', suit: 'pik' }), 'game.suit'],
		['121 Augen', game({ contract: 'solo', augen: 121 }), 'game.augen'],
		['121 Augen of one player', game({ contract: 'mungo', augen: { anna: 121 } }), 'game.augen.anna'],
		['half a Laufender', game({ contract: 'solo', laufende: 2.5 }), 'game.laufende'],
		['a Deckel on nobody', game({ contract: 'solo', deckel: [null] }), 'game.deckel.0'],
		['nine tricks', game({ contract: 'mungo', tricks: { anna: 9 } }), 'game.tricks.anna'],
		['won as text', game({ contract: 'solo', won: 'ja' }), 'game.won'],
		[
			'a hand bought of nobody',
			game({ contract: 'solo', bought: { buyer: 'anna', price: 1 } }),
			'game.bought.seller'
		],
		['an unknown foul', game({ contract: 'solo', foul: { player: 'anna', kind: 'x' } }), 'game.foul.kind'],
		['a Saukopf bid of 121', game({ contract: 'zucht', declarer: 'anna', bid: 121 }), 'game.bid'],
		['a Saukopf bid in words', game({ contract: 'zucht', declarer: 'anna', bid: 'weiß' }), 'game.bid']
	])('%s', (_, value, path) => {
		expect(pathsOf(value)).toEqual([path]);
	});

	it.each([[null], [undefined], ['text'], [5], [[]], [[1]]])('no entry: %j', (value) => {
		expect(pathsOf(value)).toEqual(['']);
	});

	it('names all faults of an entry at once', () => {
		const bad = good('evening', { date: 'morgen', occasion: 'x', dealer: 'emil', stock: 1.5 });
		expect(checkEntry(bad)).toEqual({
			ok: false,
			error: [
				{ path: 'date', refusal: { code: 'notDate' } },
				{ path: 'occasion', refusal: { code: 'notOneOf', words: 'abend, ausflug, meisterschaft' } },
				{ path: 'stock', refusal: { code: 'notNumber', least: 0, most: 10 ** 12 } },
				{ path: 'dealer', refusal: { code: 'dealerNotSeated' } }
			]
		});
	});

	it('never speaks English', () => {
		const texts = Object.keys(GOOD).flatMap((kind) => {
			const nothing = checkEntry(entry(kind));
			const numbers = checkEntry(
				entry(kind, Object.fromEntries(Object.keys(GOOD[kind as EntryKind]).map((f) => [f, []])))
			);
			return [nothing, numbers].flatMap((checked) =>
				checked.ok ? [] : checked.error.map(({ refusal }) => sentenceOf(ENTRY_SENTENCES, refusal))
			);
		});
		expect(texts.length).toBeGreaterThan(80);
		expect(texts.filter((text) => /^$|[{}]|undefined|Invalid|Expected|received/i.test(text))).toEqual([]);
	});
});

describe('dates and times', () => {
	it.each([
		['2026-11-20', true],
		['2024-02-29', true],
		['2000-02-29', true],
		['2023-02-29', false],
		['1900-02-29', false],
		['2026-00-10', false],
		['2026-13-01', false],
		['2026-06-31', false],
		['2026-06-00', false],
		['2026-6-1', false],
		['20260601', false],
		['2026-06-01\n', false]
	])('%j is a day: %s', (text, expected) => {
		expect(isDate(text)).toBe(expected);
	});

	it.each([
		['2026-11-20T19:30:00+01:00', true],
		['2026-11-20T19:30:00Z', true],
		['2026-11-20T19:30:00.123Z', true],
		['2026-11-20T19:30+0100', true],
		['2026-11-20T23:59:59-11:30', true],
		['2026-11-20T19:30:00', false],
		['2026-11-20', false],
		['2026-02-30T19:30:00Z', false],
		['2026-11-20T24:00:00Z', false],
		['2026-11-20T19:60:00Z', false],
		['2026-11-20T19:30:60Z', false],
		['2026-11-20T19:30:00+24:00', false],
		['2026-11-20T19:30:00 +01:00', false],
		['2026-11-20T19:30:00Z\n', false],
		['20.11.2026 19:30', false]
	])('%j is a moment: %s', (text, expected) => {
		expect(isMoment(text)).toBe(expected);
	});
});

describe('what reaches for other objects', () => {
	const hostile = (text: string): unknown => JSON.parse(text);

	it('leaves out fields that name a prototype, at every level, and pollutes nothing', () => {
		const checked = checkEntry(
			hostile(`{"id":"x","at":"${AT}","kind":"rulebook","rulebook":"r","base":"b","name":"n",
				"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
				"changes":{"__proto__":{"polluted":1},"schneider":{"__proto__":{"polluted":1},"value":5}},
				"other":[{"__proto__":{"polluted":1},"kept":true}]}`)
		);
		expect(checked).toEqual({
			ok: true,
			value: {
				...{ id: 'x', at: AT, kind: 'rulebook', rulebook: 'r', base: 'b', name: 'n' },
				...{ changes: { schneider: { value: 5 } }, other: [{ kept: true }] }
			}
		});
		expect(JSON.stringify(checked)).not.toMatch(/polluted|__proto__|constructor/);
		const value: Fields = checked.ok ? fieldsOf(checked.value) : {};
		const { schneider } = value['changes'] as { schneider: Fields };
		const [other] = value['other'] as readonly Fields[];
		for (const part of [value, value['changes'], schneider, other]) {
			expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
		}
		expect(({} as Fields)['polluted']).toBeUndefined();
	});

	it('takes no field from a prototype', () => {
		const checked = checkEntry(hostile(`{"id":"x","at":"${AT}","kind":"close","__proto__":{"evening":"e"}}`));
		expect(checked.ok).toBe(false);
	});

	it('counts a member called __proto__ like anybody else', () => {
		const checked = checkEntry(
			hostile(`{"id":"x","at":"${AT}","kind":"game","evening":"e","game":{"contract":"mungo",
				"augen":{"__proto__":10,"constructor":20,"toString":30,"anna":60}}}`)
		);
		const augen = checked.ok ? (fieldsOf(checked.value)['game'] as { augen: object }).augen : {};
		expect(Object.entries(augen)).toEqual([
			['__proto__', 10],
			['constructor', 20],
			['toString', 30],
			['anna', 60]
		]);
		expect(Object.getPrototypeOf(augen)).toBeNull();
		expect(({} as Fields)['anna']).toBeUndefined();
	});

	it('refuses what nests deeper than any entry', () => {
		const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
		expect(checkEntry(entry('applause', { hands: nested(31) })).ok).toBe(true);
		expect(checkEntry(entry('applause', { hands: nested(32) })).ok).toBe(false);
		expect(checkEntry(entry('applause', { hands: nested(1_000) })).ok).toBe(false);
	});

	it('names at most a hundred faults, and keys no longer than an id', () => {
		const many = Array.from({ length: 250 }, () => Array.from({ length: 4 }, () => 'x'));
		expect(pathsOf(good('championship', { plan: [many] }))).toHaveLength(100);
		const [path] = pathsOf(good('dispute', { swing: { ['k'.repeat(5_000)]: 1 } }));
		expect(path).toBe(`swing.${'k'.repeat(64)}`);
	});

	it('does not walk through a list that is too long', () => {
		const deckel = Array.from({ length: 1_000_000 }, () => 0);
		expect(pathsOf(game({ contract: 'solo', deckel }))).toEqual(['game.deckel']);
	});
});
