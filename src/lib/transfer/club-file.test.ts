import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	AT,
	CLUB,
	entry,
	EVENING,
	fileText,
	FOUR,
	game,
	members,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../tests/support/entries.ts';
import { checkDepth, readClubFile, writeClubFile } from './club-file.ts';
import { fileSentence } from './refusal-text.ts';

// The file format: `spec/club-file.md`, "Entries" (what is valid), and the bounds for files made by others.

const GOLDEN = readFileSync('tests/golden/allgaeu-evening.schafkopf.json', 'utf8');

/** Faults as `entry path`; empty if the file is read. */
function faultsOf(text: string): readonly string[] {
	const read = readClubFile(text);
	return read.ok ? [] : read.error.map(({ entry, path }) => `${entry ?? '-'} ${path || '-'}`);
}
const textsOf = (text: string): readonly string[] => {
	const read = readClubFile(text);
	return read.ok ? [] : read.error.map(({ refusal }) => fileSentence(refusal));
};

const club = members(...FOUR);
const solo: Fields = { contract: 'solo', declarer: 'anna', augen: 70 };
/** The faults of a club of four members with an open evening, followed by these entries. */
const evening = (...entries: readonly unknown[]): readonly string[] =>
	faultsOf(fileText([...club, opening('1'), ...entries]));

describe('reading and writing', () => {
	it('what was read is written as it was', () => {
		const read = readClubFile(GOLDEN);
		expect(read.ok && writeClubFile(read.value.club, read.value.entries)).toBe(GOLDEN);
	});

	it('writes one text, in whatever order entries and fields come', () => {
		const one = [game('2', { contract: 'sie', declarer: 'anna' }), opening('1'), ...club];
		const other = one
			.toReversed()
			.map((entry) => Object.fromEntries(Object.entries(entry).reverse()) as typeof entry);
		expect(writeClubFile(CLUB, [...other, ...one])).toBe(writeClubFile(CLUB, one));
		expect(writeClubFile(CLUB, one)).not.toBe(writeClubFile(CLUB, one.slice(1)));
	});

	it('reads what it writes: unknown kinds, unknown fields and members of any name', () => {
		const written = [
			...members(...FOUR, '__proto__', 'constructor'),
			opening('1', {
				weather: { rain: [true, null] },
				seats: ['anna', 'ben', 'constructor', '__proto__'],
				dealer: 'anna'
			}),
			entry('2', 'applause', { loud: 3, nested: [{ a: [1] }] }),
			game(
				'3',
				JSON.parse(
					'{"contract":"mungo","augen":{"anna":0,"ben":40,"constructor":40,"__proto__":40}}'
				) as Fields
			)
		].sort((a, b) => (a.id < b.id ? -1 : 1));
		const read = readClubFile(writeClubFile(CLUB, written));
		expect(read).toMatchObject({ ok: true, value: { club: CLUB, format: 'schafkopf-club', version: 1 } });
		expect(JSON.stringify(read.ok && read.value.entries.find(({ id }) => id === '3'))).toContain(
			'"__proto__":40'
		);
		expect(read.ok && writeClubFile(CLUB, read.value.entries)).toBe(writeClubFile(CLUB, written));
	});

	it('passes over a byte order mark', () => {
		expect(faultsOf(`\uFEFF${GOLDEN}`)).toEqual([]);
	});

	it('reads an empty club', () => {
		expect(readClubFile(writeClubFile(CLUB, []))).toMatchObject({ ok: true, value: { entries: [] } });
	});

	it('any texts and numbers come back as they were', () => {
		const any = fc.array(
			fc.record({ id: fc.string({ minLength: 1, maxLength: 64 }), x: fc.jsonValue({ maxDepth: 4 }) }),
			{ maxLength: 8 }
		);
		fc.assert(
			fc.property(any, (drafts) => {
				const entries = [...new Map(drafts.map(({ id, x }) => [id, entry(id, 'applause', { x })])).values()];
				const text = writeClubFile(CLUB, entries);
				const read = readClubFile(text);
				// A prototype's names are left out of unknown fields; everything else is passed on.
				if (/"(__proto__|constructor|prototype)":/.test(text)) return;
				expect(read.ok && writeClubFile(CLUB, read.value.entries)).toBe(text);
			})
		);
	});
});

describe('the cover', () => {
	it.each<readonly [string, string, string]>([
		['nothing at all', '', '- -'],
		['no JSON', 'Schafkopf', '- -'],
		['half a file', GOLDEN.slice(0, 700), '- -'],
		['null', 'null', '- format'],
		['a list', '[]', '- format'],
		['another format', fileText([], { format: 'schafkopf' }), '- format'],
		['version 0', fileText([], { version: 0 }), '- version'],
		['version 1 as text', fileText([], { version: '1' }), '- version'],
		['a newer version', fileText([], { version: 2 }), '- version'],
		['a newer version of another shape', '{"format":"schafkopf-club","version":7,"log":{}}', '- version'],
		['no club', fileText([], { club: undefined }), '- club'],
		['an empty club', fileText([], { club: '' }), '- club'],
		['a club of 65 characters', fileText([], { club: 'c'.repeat(65) }), '- club'],
		['no entries', fileText([], { entries: undefined }), '- entries'],
		['entries by name', fileText([], { entries: {} }), '- entries']
	])('%s', (_, text, fault) => {
		expect(faultsOf(text)).toEqual([fault]);
	});

	it('says what to do about a newer version', () => {
		expect(textsOf(fileText([], { version: 2 }))[0]).toMatch(/neueren Fassung der App/);
	});

	it('refuses more than 64 MB before it parses', () => {
		const atLimit = ' '.repeat(64_000_000 - fileText([]).length) + fileText([]);
		expect(faultsOf(atLimit)).toEqual([]);
		expect(faultsOf(` ${atLimit}`)).toEqual(['- -']);
		expect(textsOf('{'.repeat(64_000_001))).toEqual([
			'Die Datei ist entpackt größer als 64 MB und wird nicht gelesen.'
		]);
	});

	it('counts bytes, not letters', () => {
		const letters = (letter: string, times: number): string =>
			textsOf(fileText([], { note: letter.repeat(times) })).join();
		expect(letters('ä', 32_000_000)).toMatch(/64 MB/);
		expect(letters('🂡', 15_995_000)).toBe('');
		expect(letters('🂡', 16_000_000)).toMatch(/64 MB/);
		expect(letters('€', 21_400_000)).toMatch(/64 MB/);
	});

	it('refuses more than 100,000 entries, in one sentence', () => {
		const many = (count: number): string =>
			fileText(Array.from({ length: count }, (_, i) => entry(`${i}`, 'x')));
		expect(faultsOf(many(100_000))).toEqual([]);
		expect(textsOf(fileText(Array.from({ length: 100_001 }, () => 0)))).toEqual([
			'Die Datei hat mehr als 100.000 Einträge und wird nicht gelesen.'
		]);
	});

	it('refuses a million brackets without walking into them', () => {
		for (const open of ['[', '{"a":', '[{"a":']) {
			expect(textsOf(open.repeat(1_000_000))).toEqual([
				'Die Datei ist zu tief verschachtelt und wird nicht gelesen.'
			]);
		}
		const nested = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
		expect(faultsOf(fileText([]).replace('[]', `[${nested}]`))).toEqual(['- -']);
	});

	it.each([
		['', true],
		['['.repeat(32), true],
		['['.repeat(33), false],
		['{"a":'.repeat(33), false],
		['[]'.repeat(1_000), true],
		[`"${'['.repeat(100)}"`, true],
		[`"\\"${'['.repeat(100)}"`, true],
		[`"\\\\"${'['.repeat(33)}`, false],
		[`"\\"`, true]
	])('depth of %j: %s', (text, expected) => {
		expect(checkDepth(text)).toBe(expected);
	});
});

describe('the entries', () => {
	it('names the entry and the field', () => {
		expect(evening(game('2', { ...solo, schuss: -1 }), tonight('3', 'close', { note: 5 }))).toEqual([
			'2 game.schuss',
			'3 note'
		]);
		expect(faultsOf(fileText([{ ...entry('3', 'close'), at: 'gestern', note: 5 }]))).toEqual([
			'3 at',
			'3 note',
			'3 evening'
		]);
	});

	it('names the place in the list where there is no id', () => {
		expect(faultsOf(fileText([entry('1', 'x'), 5, { at: AT, kind: 'close', evening: EVENING }]))).toEqual([
			'- entries.1',
			'- entries.2.id'
		]);
	});

	it('takes the same entry twice as one, and refuses two of one id', () => {
		const twice = { ...opening('1'), dealer: 'anna' };
		const turned = Object.fromEntries(Object.entries(opening('1')).reverse());
		expect(evening(opening('1'), turned)).toEqual([]);
		expect(evening(twice)).toEqual(['1 id']);
		const read = readClubFile(fileText([...club, opening('1'), turned]));
		expect(read.ok && read.value.entries).toHaveLength(5);
	});

	it('stops naming after a thousand faults', () => {
		const faults = textsOf(fileText(Array.from({ length: 3_000 }, () => 0)));
		expect(faults).toHaveLength(1_001);
		expect(faults.at(-1)).toBe('Es gibt weitere Fehler, die hier nicht stehen.');
	});
});

describe('what the members tell', () => {
	const nobody = 'niemand';
	it.each<readonly [string, unknown, string]>([
		['a seat', opening('2', { seats: [...FOUR, nobody], dealer: 'anna' }), '2 seats.4'],
		['seats later', tonight('2', 'seats', { seats: [...FOUR, nobody], dealer: 'anna' }), '2 seats.4'],
		['declarer', game('2', { ...solo, declarer: nobody }), '2 game.declarer'],
		[
			'partner',
			game('2', { contract: 'rufspiel', declarer: 'anna', partner: nobody, augen: 70 }),
			'2 game.partner'
		],
		['Deckel', game('2', { ...solo, deckel: ['anna', nobody] }), '2 game.deckel.1'],
		[
			'Augen',
			game('2', { contract: 'mungo', augen: { anna: 0, ben: 0, carl: 0, [nobody]: 120 } }),
			`2 game.augen.${nobody}`
		],
		['losers', game('2', { contract: 'mungo', losers: ['anna', nobody] }), '2 game.losers.1'],
		['Durchmarsch', game('2', { contract: 'mungo', durchmarsch: nobody }), '2 game.durchmarsch'],
		['Hinleger', game('2', { contract: 'mungo', hinleger: nobody }), '2 game.hinleger'],
		[
			'Spritzen',
			game('2', { contract: 'mungo', losers: ['anna', 'ben'], spritzen: [nobody] }),
			'2 game.spritzen.0'
		],
		['who dealt', game('2', { ...solo, outOfTurn: true, dealtBy: nobody }), '2 game.dealtBy'],
		[
			'buyer',
			game('2', { ...solo, bought: { buyer: nobody, seller: 'ben', price: 5 } }),
			'2 game.bought.buyer'
		],
		[
			'seller',
			game('2', { ...solo, bought: { buyer: 'ben', seller: nobody, price: 5 } }),
			'2 game.bought.seller'
		],
		['offender', game('2', { ...solo, foul: { player: nobody, kind: 'karte' } }), '2 game.foul.player'],
		['vergeben', tonight('2', 'incident', { incident: 'vergeben', player: nobody }), '2 player'],
		[
			'falsch kassiert',
			tonight('2', 'incident', { incident: 'falschKassiert', from: [nobody], to: ['ben'], amount: 5 }),
			'2 from.0'
		],
		['who holds the Alte', tonight('2', 'round', { round: 'abschlussrunde', dealer: nobody }), '2 dealer'],
		['confirm', tonight('2', 'confirm', { member: nobody }), '2 member'],
		['paid', tonight('2', 'paid', { member: nobody, amount: 5 }), '2 member'],
		[
			'booking',
			entry('2', 'booking', { date: '2026-11-20', amount: 5, purpose: '', member: nobody }),
			'2 member'
		],
		['substitute', entry('2', 'substitute', { championship: 'c', out: 'anna', in: nobody }), '2 in'],
		['draw', entry('2', 'draw', { championship: 'c', what: 'lots', result: [nobody] }), '2 result.0'],
		['playoff', entry('2', 'playoff', { championship: 'c', winner: nobody, loser: 'ben' }), '2 winner'],
		[
			'dispute',
			entry('2', 'dispute', { championship: 'c', game: 'g', swing: {}, best: { [nobody]: 1 } }),
			`2 best.${nobody}`
		],
		[
			'championship',
			entry('2', 'championship', {
				...{ championship: 'c', year: 2026, system: 'zockmeisterschaft', players: ['anna'], plan: [] },
				...{ numbers: { anna: 1 }, previousPlaces: { [nobody]: 1 } }
			}),
			`2 previousPlaces.${nobody}`
		]
	])('%s is somebody the file knows', (_, value, fault) => {
		expect(evening(value)).toEqual([fault]);
		expect(evening(value, entry('0 x', 'member', { member: nobody, name: 'Doch jemand' }))).toEqual([]);
	});
});

describe('what the book tells', () => {
	const falsch = (from: readonly string[], to: readonly string[]) =>
		tonight('2', 'incident', { incident: 'falschKassiert', from, to, amount: 5 });

	it.each<readonly [string, unknown, readonly string[]]>([
		['a book nobody knows', opening('2', { evening: 'x', rulebook: 'skat' }), ['2 rulebook']],
		['a book every object has', opening('2', { evening: 'x', rulebook: 'constructor' }), ['2 rulebook']],
		[
			'three at the table',
			tonight('2', 'seats', { seats: ['anna', 'ben', 'carl'], dealer: 'anna' }),
			['2 seats']
		],
		[
			'a contract that is not in the book',
			game('2', { contract: 'gargaraz', declarer: 'anna', won: true }),
			['2 game.contract']
		],
		[
			'a game of Saukopf',
			game('2', { contract: 'zucht', declarer: 'anna', bid: 70, won: true }),
			['2 game.contract']
		],
		[
			'a Rufspiel on the Herz-As',
			game('2', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', suit: 'herz', augen: 70 }),
			['2 game.suit']
		],
		['nine Laufende', game('2', { ...solo, laufende: 9 }), ['2 game.laufende']],
		['five Schüsse', game('2', { ...solo, schuss: 5 }), ['2 game.schuss']],
		[
			'two faults of one game',
			game('2', { ...solo, laufende: 9, partner: 'ben' }),
			['2 game.partner', '2 game.laufende']
		],
		[
			'nobody sells to himself',
			game('2', { ...solo, bought: { buyer: 'anna', seller: 'anna', price: 20 } }),
			['2 game.bought.seller']
		],
		[
			'a seller who plays',
			game('2', { ...solo, declarer: 'anna', bought: { buyer: 'ben', seller: 'anna', price: 20 } }),
			['2 game.bought.seller']
		],
		[
			'a seller who lost a Mungo',
			game('2', {
				contract: 'mungo',
				losers: ['anna', 'ben'],
				bought: { buyer: 'carl', seller: 'ben', price: 20 }
			}),
			['2 game.bought.seller']
		],
		[
			'five in one game',
			game('2', {
				contract: 'rufspiel',
				declarer: 'anna',
				partner: 'ben',
				augen: 70,
				deckel: ['carl', 'dora', 'emil']
			}),
			['2 game.deckel.2', '2 game.declarer']
		],
		['an entry that replaces itself', game('2', solo, { replaces: '2' }), ['2 replaces']],
		[
			'a play-off against oneself',
			entry('2', 'playoff', { championship: 'cup', winner: 'anna', loser: 'anna' }),
			['2 loser']
		],
		['nobody took too much', falsch([], ['ben']), ['2 from']],
		['nobody paid it', falsch(['anna'], []), ['2 to']],
		['one took it twice', falsch(['anna', 'anna'], ['ben']), ['2 from']],
		['one paid himself', falsch(['anna', 'ben'], ['ben', 'carl']), ['2 to']],
		[
			'a vote that says otherwise',
			tonight('2', 'round', { round: 'bockrunde', vote: { mungorunde: 2, bockrunde: 2 } }),
			['2 round']
		],
		[
			'another vote that does',
			tonight('2', 'round', { round: 'mungorunde', vote: { mungorunde: 1, bockrunde: 3 } }),
			['2 round']
		]
	])('%s', (_, value, faults) => {
		expect(evening(value)).toEqual(faults);
	});

	it('lets in what the table may decide', () => {
		expect(
			evening(
				game('7', solo),
				tonight('3', 'close'),
				game('4', { contract: 'farbwenz', declarer: 'ben', won: false }),
				tonight('5', 'round', { round: 'mungorunde', vote: { mungorunde: 2, bockrunde: 2 } }),
				tonight('6', 'round', { round: 'bockrunde', vote: { mungorunde: 1, bockrunde: 3 } }),
				falsch(['anna'], ['ben'])
			)
		).toEqual([]);
	});

	it('an evening may be played by a book of the file itself', () => {
		const book = entry('2', 'rulebook', { rulebook: 'haus', base: 'allgaeu', name: 'Haus', changes: {} });
		expect(evening(book)).toEqual([]);
		expect(evening(book, opening('3', { evening: 'x', rulebook: 'haus' }))).toEqual([]);
		expect(textsOf(fileText([...club, opening('3', { rulebook: 'haus' })]))).toEqual([
			'das Regelbuch „haus“ kennt diese Fassung nicht'
		]);
	});
});

describe('what counts, and what does not', () => {
	it('a rulebook is never voided, an entry never replaced by another kind', () => {
		const book = entry('2', 'rulebook', { rulebook: 'haus', base: 'allgaeu', name: 'Haus', changes: {} });
		expect(evening(book, strike('3', '2'))).toEqual(['3 target']);
		expect(evening(book, strike('3', '2'), strike('4', '3'))).toEqual([]);
		expect(evening({ ...book, replaces: '1' })).toEqual(['2 replaces']);
		expect(evening(tonight('2', 'close', { replaces: '1' }))).toEqual(['2 replaces']);
		expect(evening(strike('2', '1'), opening('3', { replaces: '2' }))).toEqual(['3 replaces']);
	});

	it('targets that are not there are no fault: they may come with another file', () => {
		expect(evening(game('2', solo, { replaces: 'x' }), strike('3', 'y'))).toEqual([]);
	});

	const bad = game('2', { ...solo, declarer: 'niemand', laufende: 9 });
	it.each<readonly [string, readonly unknown[]]>([
		['it was voided', [bad, strike('3', '2')]],
		['it was replaced', [bad, game('3', solo, { replaces: '2' })]],
		['its evening is voided, but for its members', [game('2', { ...solo, laufende: 9 }), strike('3', '1')]],
		['its evening was never opened', [game('2', { ...solo, laufende: 9 }, { evening: 'x' })]]
	])('the book is not asked where %s', (_, entries) => {
		expect(evening(...entries)).toEqual([]);
	});

	it('but an entry comes back with its faults when its void is voided', () => {
		expect(evening(bad, strike('3', '2'), strike('4', '3'))).toEqual(['2 game.declarer', '2 game.laufende']);
	});

	it('even an entry that does not count is well-formed', () => {
		expect(evening(game('2', { ...solo, schuss: 'viel' }), strike('3', '2'))).toEqual(['2 game.schuss']);
	});
});

describe('two valid files never make an invalid one', () => {
	const here = [...club, ...members('emil')];
	it.each<readonly [string, readonly unknown[], readonly unknown[]]>([
		[
			'a member voided here sat down there',
			[...here, strike('2', '0 emil')],
			[...here, opening('3', { seats: [...FOUR, 'emil'] })]
		],
		['two openings of one evening', [...here, opening('1')], [...here, opening('2', { dealer: 'anna' })]],
		[
			'closed here, played on there',
			[...here, opening('1'), tonight('2', 'close')],
			[...here, opening('1'), game('3', solo)]
		],
		[
			'voided here, played on there',
			[...here, opening('1'), strike('2', '1')],
			[...here, opening('1'), game('3', solo)]
		],
		[
			'corrected on both sides',
			[...here, opening('1'), game('2', solo, { replaces: 'x' })],
			[...here, game('x', solo)]
		]
	])('%s', (_, one, other) => {
		expect([faultsOf(fileText(one)), faultsOf(fileText(other))]).toEqual([[], []]);
		expect(faultsOf(fileText([...one, ...other]))).toEqual([]);
	});
});

describe('what others made', () => {
	it('pollutes nothing', () => {
		const text = `{"format":"schafkopf-club","version":1,"club":"c","__proto__":{"polluted":1},"entries":[
			{"id":"1","at":"${AT}","kind":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}`;
		const read = readClubFile(text);
		expect(read).toMatchObject({ ok: true });
		expect(JSON.stringify(read)).not.toContain('polluted');
		expect(({} as Fields)['polluted']).toBeUndefined();
	});

	it('refuses a file that was cut off, at every percent', () => {
		for (let percent = 0; percent < 100; percent++) {
			const read = readClubFile(GOLDEN.slice(0, Math.floor((GOLDEN.length * percent) / 100)));
			expect(read.ok, `${percent} %`).toBe(false);
		}
	});

	it('answers every flipped bit with a result', () => {
		const bytes = Buffer.from(GOLDEN);
		let refused = 0;
		for (let i = 0; i < bytes.length; i += 3) {
			const broken = Buffer.from(bytes);
			broken[i] = (bytes[i] ?? 0) ^ (1 << (i % 8));
			const read = readClubFile(broken.toString('utf8'));
			if (!read.ok) {
				refused += 1;
				expect(read.error.length).toBeGreaterThan(0);
			}
		}
		expect(refused).toBeGreaterThan(bytes.length / 6);
	});

	it('answers any text and any JSON with a result', () => {
		fc.assert(fc.property(fc.string(), (text) => typeof readClubFile(text).ok === 'boolean'));
		const anyFields = fc.dictionary(
			fc.constantFrom(
				'id',
				'at',
				'kind',
				'evening',
				'game',
				'seats',
				'target',
				'replaces',
				'rulebook',
				'dealer',
				'round'
			),
			fc.oneof(fc.jsonValue(), fc.constantFrom(AT, '1', 'game', 'void', 'evening', 'allgaeu', 'incident'))
		);
		const anyFile = fc.array(fc.oneof(anyFields, fc.jsonValue()), { maxLength: 5 });
		fc.assert(
			fc.property(anyFile, (entries) => {
				expect(typeof readClubFile(fileText(entries)).ok).toBe('boolean');
			}),
			{ numRuns: 500 }
		);
	});
});
