import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEntry } from '#lib/log/schema.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { asEntry } from '../../../tests/support/entries.ts';
import { shownList } from '../../../tests/support/shown-lists.ts';
import { framesOf } from './code-frames.ts';
import { packEntries, unpackEntries } from './code-packing.ts';

const CLUB = '01934e5a-1c00-7000-8a2b-3c4d5e6f7081';

describe('a whole Partie of 40 games with its confirmations', () => {
	it.each([...BOOKS.keys(), 'saukopf'])('fits into one code and comes out as it went in: %s', (rulebook) => {
		for (const turn of [1, 2, 3, 4, 5]) {
			const entries = shownList(rulebook, `${rulebook} ${turn}`);
			expect(entries.filter((one) => !checkEntry(one).ok)).toEqual([]);
			const packed = packEntries(CLUB, null, entries);
			expect(packed.length).toBeLessThanOrEqual(1300);
			expect(framesOf(packed)?.parts).toBe(1);
			expect(unpackEntries(packed)).toEqual({ club: CLUB, from: null, entries });
		}
	});
});

const ID = '01934e5a-1c00-7abc-8a2b-3c4d5e6f7081';
const text = fc.oneof(fc.string(), fc.constantFrom('~1', '^0', '=', '=^', '__proto__', 'id', 'at', ID));
const value = fc.jsonValue({ maxDepth: 3 });

describe('whatever stands in an entry', () => {
	it('comes out as it went in, of later versions too', () => {
		const fields = fc.dictionary(
			text.filter((key) => !['id', 'at', 'kind', '__proto__'].includes(key)),
			fc.oneof(text, value)
		);
		const at = fc.constantFrom(
			'2026-11-20T19:30:00+01:00',
			'2026-11-20T19:30:00.123Z',
			'2024-11-21T18:00:00Z'
		);
		fc.assert(
			fc.property(
				fc.oneof(
					text.filter((id) => id !== ''),
					fc.constant(ID)
				),
				at,
				text,
				fields,
				(id, at, kind, more) => {
					const entry = asEntry(
						JSON.parse(JSON.stringify({ ...more, id, at, kind })) as Record<string, unknown>
					);
					const read = unpackEntries(packEntries(CLUB, ID, [entry]));
					expect(read).toEqual({ club: CLUB, from: ID, entries: [entry] });
				}
			)
		);
	});

	it('names the time by the id only where both are the same', () => {
		const own = asEntry({ id: ID, at: '2024-11-21T14:21:07+00:00', kind: 'club', name: 'x' });
		expect(unpackEntries(packEntries(CLUB, null, [own]))?.entries).toEqual([own]);
	});
});

describe('bytes that nobody packed', () => {
	const packed = packEntries(CLUB, null, shownList('allgaeu', 'hostile'));

	it('are refused without an error, whatever they are', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
				expect(unpackEntries(bytes)).toBeNull();
			})
		);
	});

	it('are refused or read as some entries when one is changed or the end is missing', () => {
		fc.assert(
			fc.property(fc.nat(packed.length - 1), fc.nat(255), (at, byte) => {
				const changed = packed.slice();
				changed[at] = byte;
				expect(() => unpackEntries(changed)).not.toThrow();
				expect(unpackEntries(packed.subarray(0, at))).toBeNull();
			})
		);
	});
});
