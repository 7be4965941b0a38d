import { describe, expect, it } from 'vitest';
import { seeded } from '../../../tests/support/chance.ts';
import { Collected, framesOf, readFrame, type Frame } from './code-frames.ts';

const message = (length: number): Uint8Array =>
	Uint8Array.from({ length }, (_, i) => (i * 7919 + (i >> 3)) & 0xff);

function read(text: string): Frame {
	const frame = readFrame(text);
	if (typeof frame === 'string') throw new Error(frame);
	return frame;
}

/** How many frames are shown until all is there, if each is lost with this chance. */
function shownUntilWhole(bytes: Uint8Array, lost: number, seed: string): number {
	const chance = seeded(seed);
	const frames = framesOf(bytes);
	let collected: Collected | null = null;
	for (let count = 0; count < 5000; count++) {
		if (chance() < lost) continue;
		const frame = read(frames?.frame(count) ?? '');
		collected ??= new Collected(frame);
		collected.add(frame);
		const whole = collected.whole();
		if (whole) {
			expect(whole).toEqual(bytes);
			return count + 1;
		}
	}
	return Infinity;
}

describe('codes', () => {
	it('use only the signs that a code packs best', () => {
		expect(framesOf(message(1300))?.frame(0)).toMatch(/^SK1:[0-9A-Z $%*+\-./:]+$/);
	});

	it.each([
		[1, 1],
		[1300, 1],
		[1301, 2],
		[3500, 5],
		[8400, 12]
	])('hold %i bytes in %i parts, each read at its first showing', (length, parts) => {
		expect(framesOf(message(length))?.parts).toBe(parts);
		expect(shownUntilWhole(message(length), 0, 'all')).toBe(parts);
	});

	it('need at half of the frames lost about twice the parts, not four times', () => {
		const counts = Array.from({ length: 31 }, (_, i) => shownUntilWhole(message(8400), 0.5, `lost ${i}`));
		expect(counts.sort((a, b) => a - b)[15]).toBeLessThanOrEqual(28);
	});

	it('are whole after repeats where they are few', () => {
		expect(shownUntilWhole(message(3500), 0.5, 'few')).toBeLessThan(60);
	});

	it('are refused in empty, and where they would never end', () => {
		expect(framesOf(new Uint8Array())).toBeNull();
		expect(framesOf(new Uint8Array(500_000))).toBeNull();
	});
});

describe('what is no frame', () => {
	const [good = ''] = [framesOf(message(100))?.frame(0)];

	it.each([
		['foreign', 'https://example.org/'],
		['foreign', ''],
		['newer', `SK2:${good.slice(4)}`],
		['damaged', good.slice(0, -1)],
		['damaged', 'SK1:'],
		['damaged', 'SK1::::'],
		['damaged', `SK1:${'0'.repeat(9000)}`],
		['damaged', 'SK0:00']
	])('is %s: %s', (why, text) => {
		expect(readFrame(text)).toBe(why);
	});

	it('does not become a whole: one forged part spoils the sum', () => {
		const frames = framesOf(message(2000));
		const [first, second, third] = [0, 1, 2].map((i) => read(frames?.frame(i) ?? ''));
		if (!first || !second || !third) throw new Error('no frames');
		const collected = new Collected(first);
		collected.add(first);
		collected.add({ ...second, content: second.content.map((byte) => byte ^ 1) });
		collected.add(third);
		expect(collected.whole()).toBe('damaged');
	});
});
