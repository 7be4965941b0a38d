import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceNumber, nextId, type EntryId } from '#lib/base/ids.ts';
import { readClubFile, writeClubFile } from '../club-file.ts';
import { fromBase45, toBase45 } from './base45.ts';
import { ALONE, FrameReader, framesOf } from './frames.ts';
import { pack, unpack } from './packing.ts';

describe('base 45', () => {
	// The examples of RFC 9285, 4.3.
	it.each([
		['AB', 'BB8'],
		['Hello!!', '%69 VD92EX0'],
		['base-45', 'UJCLQE7W581']
	])('%s is %s', (plain, text) => {
		expect(toBase45(new TextEncoder().encode(plain))).toBe(text);
		expect(new TextDecoder().decode(fromBase45(text) ?? new Uint8Array())).toBe(plain);
	});

	it('comes back, and nothing else is read', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
				expect(fromBase45(toBase45(bytes))).toEqual(bytes);
			})
		);
		for (const text of ['GGW', ':::', 'a', 'AB8C', 'ab']) expect(fromBase45(text)).toBeNull();
	});
});

/** Ids and times as a device makes them, one entry about every minute and a half. */
function device(number: number, begin: string) {
	const bits = deviceNumber(Uint8Array.from([number, 17, 91, 4, 250, 33, 7, number]));
	let now = Date.parse(begin);
	let last: EntryId | null = null;
	let wait = 7;
	return (fields: object): Readonly<Record<string, unknown>> => {
		wait = (wait * 48_271) % 2_147_483_647;
		now += 60_000 + (wait % 70_000);
		last = nextId(last, now, bits);
		const local = new Date(now + 3_600_000).toISOString().slice(0, 19);
		return { id: last, at: `${local}+01:00`, ...fields };
	};
}
const uuid = (seed: number): string => {
	let wait = seed;
	const hex = Array.from({ length: 32 }, () => ((wait = (wait * 48_271) % 2_147_483_647) >> 8) & 15);
	const text = hex.map((digit) => digit.toString(16)).join('');
	return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20)}`;
};

const SEATS = [101, 102, 103, 104].map(uuid);
const EVENING = uuid(55);
const MEISTERSCHAFT = uuid(66);

/** A table's Partie: members, opening, forty games of all kinds with what comes with them, confirmations, the close. */
function partie(
	rulebook: string,
	gameOf: (i: number) => object
): readonly Readonly<Record<string, unknown>>[] {
	const write = device(3, '2026-11-20T19:30:00Z');
	const entries: Readonly<Record<string, unknown>>[] = [];
	const tonight = (kind: string, fields: object): void => {
		const seen = entries.at(-1)?.['evening'] === EVENING ? { seen: entries.at(-1)?.['id'] } : {};
		entries.push(write({ kind, evening: EVENING, ...fields, ...seen }));
	};
	for (const [i, member] of SEATS.entries())
		entries.push(write({ kind: 'member', member, name: ['Anni', 'Beppo', 'Cilli Huber', 'Dori'][i] }));
	tonight('evening', {
		...{ date: '2026-11-20', occasion: 'meisterschaft', rulebook, seats: SEATS, dealer: SEATS[3] },
		...{ championship: MEISTERSCHAFT, partie: 1, table: 2 }
	});
	for (let i = 0; i < 40; i++) tonight('game', { game: gameOf(i) });
	for (const member of SEATS)
		tonight('confirm', { member, points: Object.fromEntries(SEATS.map((one, i) => [one, 17 * i - 20])) });
	tonight('close', {});
	return entries;
}

const turn = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
const SUITS = ['eichel', 'laub', 'schell'] as const;
/** Two of three games are a Rufspiel, as at a table; now and then Schneider, Laufende, Schuss, Deckel, Solo, Wenz, Mungo. */
const schafkopf = (i: number): object => {
	const [declarer, partner] = [turn(SEATS, i * 7 + 1), turn(SEATS, i * 7 + 2 + (i % 3))];
	const more = {
		...(i % 4 === 0 ? { schneider: true } : {}),
		...(i % 5 === 0 ? { laufende: 3 + (i % 3) } : {}),
		...(i % 7 === 0 ? { schuss: [partner] } : {}),
		...(i % 6 === 0 ? { deckel: [declarer] } : {})
	};
	if (i % 9 === 4) return { contract: 'solo', declarer, suit: turn(SUITS, i), won: i % 2 === 0, ...more };
	if (i % 11 === 5) return { contract: 'wenz', declarer, won: i % 3 !== 0, ...more };
	if (i % 13 === 6) return { contract: 'mungo', losers: [declarer], spritzen: [], deckel: [] };
	return { contract: 'rufspiel', declarer, partner, suit: turn(SUITS, i + 1), won: i % 3 !== 1, ...more };
};
const saukopf = (i: number): object => ({
	...{ contract: i % 5 === 0 ? 'sausolo' : 'dreihaxer', declarer: turn(SEATS, i), won: i % 3 === 0 },
	...{ trog: (i * 13) % 60, laufende: i % 4, partner: turn(SEATS, i + 1) }
});

const sorted = (entries: readonly unknown[]): readonly unknown[] =>
	[...(entries as readonly { readonly id: string }[])].sort((a, b) => (a.id < b.id ? -1 : 1));

describe('packed entries', () => {
	it.each(['allgaeu', 'weitnau', 'schafkopfschule', 'muenchen', 'saukopf'])(
		'a Partie of forty games with its confirmations fits into one code, by %s',
		(rulebook) => {
			const entries = partie(rulebook, rulebook === 'saukopf' ? saukopf : schafkopf);
			const packed = pack('0198c0de-0000-4000-8000-000000000013', entries);
			expect(packed.length).toBeLessThanOrEqual(ALONE);
			expect(framesOf(packed).pieces).toBe(1);
			const read = unpack(packed);
			expect(read?.club).toBe('0198c0de-0000-4000-8000-000000000013');
			expect(sorted(read?.entries ?? [])).toEqual(sorted(entries));
		}
	);

	it.each(['allgaeu-evening', 'every-book', 'saukopf-evenings', 'zockmeisterschaft-13', 'schule-turnier-8'])(
		'the file %s comes back letter for letter',
		(name) => {
			const text = readFileSync(`tests/golden/${name}.schafkopf.json`, 'utf8');
			const file = readClubFile(text);
			if (!file.ok) throw new Error(name);
			const read = unpack(pack(file.value.club, file.value.entries));
			expect(writeClubFile(read?.club ?? '', (read?.entries ?? []) as never)).toBe(
				writeClubFile(file.value.club, file.value.entries)
			);
		}
	);

	it('anything comes back: marks, foreign ids, times of every form, unknown fields', () => {
		const id = fc.oneof(
			fc.string({ maxLength: 8 }),
			fc.uuid(),
			fc
				.tuple(fc.nat(2 ** 40), fc.nat(4095), fc.nat(255))
				.map(([time, , number]) => nextId(null, time, deviceNumber(new Uint8Array(8).fill(number))))
		);
		const moment = fc.constantFrom('2026-11-20T19:30:00+01:00', '1970-01-01T01:00:00+01:00', 'Z', '~0', '');
		const value = fc.oneof(id, fc.constantFrom('~', '~~', '~<', '~>', '~0', '~~0'), fc.jsonValue());
		const entry = fc.record({ id, at: moment, kind: id, 'a~': value, seen: value, evening: id });
		fc.assert(
			fc.property(
				id,
				fc.uniqueArray(entry, { selector: (one) => one.id, maxLength: 12 }),
				(club, entries) => {
					const read = unpack(pack(club, entries));
					expect(read?.club).toBe(club);
					// As a file would bring it: JSON knows no −0.
					expect(sorted(read?.entries ?? [])).toEqual(JSON.parse(JSON.stringify(sorted(entries))));
				}
			)
		);
	});

	it('what nobody packed is refused', () => {
		const packed = pack('verein', partie('allgaeu', schafkopf));
		for (let i = 0; i < packed.length; i += 3) expect(unpack(packed.slice(0, i))).toBeNull();
		fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void unpack(bytes)));
		expect(unpack(new Uint8Array())).toBeNull();
	});
});

describe('codes', () => {
	const long = Uint8Array.from({ length: 12 * 600 - 50 }, (_, i) => (i * i * 7 + 13) % 251);

	it('one code holds it all', () => {
		const packed = long.slice(0, ALONE);
		const frames = framesOf(packed);
		expect(frames.pieces).toBe(1);
		// Base 45 in alphanumeric mode: a code of version 30 holds 2,520 characters at the lowest correction.
		expect(frames.text(0).length).toBeLessThan(2000);
		expect(new FrameReader().take(frames.text(0))).toEqual({ what: 'whole', packed });
		expect(frames.text(1)).toBe(frames.text(0));
	});

	it('few are repeated, in any order', () => {
		const packed = long.slice(0, 2900);
		const frames = framesOf(packed);
		expect(frames.pieces).toBe(5);
		const reader = new FrameReader();
		expect(reader.take(frames.text(4))).toEqual({ what: 'part', have: 1, pieces: 5 });
		expect(reader.take(frames.text(9))).toEqual({ what: 'part', have: 1, pieces: 5 });
		for (const i of [2, 6, 5]) reader.take(frames.text(i));
		expect(reader.take(frames.text(3))).toEqual({ what: 'whole', packed });
	});

	it('of many, half may be missed: the median of codes shown is at most thirty for twelve pieces', () => {
		const frames = framesOf(long);
		expect(frames.pieces).toBe(12);
		let chance = 99;
		const shown = Array.from({ length: 41 }, () => {
			const reader = new FrameReader();
			for (let number = 0; ; number++) {
				chance = (chance * 48_271) % 2_147_483_647;
				if (chance % 2 === 0) continue;
				const read = reader.take(frames.text(number));
				if (read.what !== 'whole') continue;
				expect(read.packed).toEqual(long);
				return number + 1;
			}
		});
		expect(shown.sort((a, b) => a - b)[20]).toBeLessThanOrEqual(30);
	});

	it('another transfer begins anew, other codes change nothing', () => {
		const [one, two] = [framesOf(long), framesOf(long.slice(1))];
		const reader = new FrameReader();
		reader.take(one.text(0));
		for (const text of ['https://example.org/', '', 'HELLO', one.text(1).slice(0, -3)])
			expect(['foreign', 'part']).toContain(reader.take(text).what);
		expect(reader.take('https://example.org/')).toEqual({ what: 'foreign' });
		expect(reader.take(two.text(0))).toEqual({ what: 'part', have: 1, pieces: 12 });
	});
});
