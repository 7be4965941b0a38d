import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, deviceNumber, ID_LENGTH, isTimedId, nextId, type EntryId } from './ids.ts';

const DEVICE = 0x2aaa_bbbb_cccc_dddan;
const TAIL = 'aaaa-bbbbccccddda';
const LARGEST_DEVICE = (1n << 62n) - 1n;

/** The parts of an id, read back bit by bit. */
function partsOf(id: string): {
	time: number;
	version: string;
	counter: number;
	variant: number;
	device: bigint;
} {
	const bits = BigInt(`0x${id.replaceAll('-', '')}`);
	return {
		time: Number(bits >> 80n),
		version: ((bits >> 76n) & 0xfn).toString(16),
		counter: Number((bits >> 64n) & 0xfffn),
		variant: Number((bits >> 62n) & 0b11n),
		device: bits & LARGEST_DEVICE
	};
}

const id = (text: string): EntryId => asId<EntryId>(text);

describe('the next id', () => {
	it.each([
		['the first one', null, 0x0190_1234_5678, '01901234-5678-7000-'],
		['the clock went on', '01901234-5677-7123-', 0x0190_1234_5678, '01901234-5678-7000-'],
		['the clock stands', '01901234-5678-7000-', 0x0190_1234_5678, '01901234-5678-7001-'],
		['the clock stands for long', '01901234-5678-709f-', 0x0190_1234_5678, '01901234-5678-70a0-'],
		[
			'the clock went back 3 hours',
			'01901234-5678-7005-',
			0x0190_1234_5678 - 10_800_000,
			'01901234-5678-7006-'
		],
		['the clock fell to 1970', '01901234-5678-7000-', 0, '01901234-5678-7001-'],
		['the clock fell below 1970', '01901234-5678-7000-', -1, '01901234-5678-7001-'],
		['1970 from the start', null, 0, '00000000-0000-7000-'],
		['below 1970 from the start', null, -86_400_000, '00000000-0000-7000-'],
		['parts of a millisecond', null, 1.9, '00000000-0001-7000-'],
		['the far future', '01901234-5678-7000-', Date.UTC(9999, 11, 31), 'e677ccf9-8000-7000-'],
		['the counter is full', '01901234-5678-7fff-', 0, '01901234-5679-7000-'],
		['the counter is full at the end of a word', '01901234-ffff-7fff-', 0, '01901235-0000-7000-'],
		['full, and the clock is one on', '01901234-5678-7fff-', 0x0190_1234_5679, '01901234-5679-7000-'],
		['nearly full', '01901234-5678-7ffe-', 0, '01901234-5678-7fff-']
	])('%s', (_, last, now, begins) => {
		const made = nextId(last === null ? null : id(`${last}8000-000000000000`), now, DEVICE);
		expect(made.startsWith(begins)).toBe(true);
		expect(isTimedId(made)).toBe(true);
	});

	it('has its bits in place', () => {
		const made = nextId(id(`01901234-5678-7abc-${TAIL}`), 0, DEVICE);
		expect(made).toBe(`01901234-5678-7abd-${TAIL}`);
		expect(partsOf(made)).toEqual({
			time: 0x0190_1234_5678,
			version: '7',
			counter: 0xabd,
			variant: 0b10,
			device: DEVICE
		});
		expect(made).toHaveLength(36);
		expect(made.length).toBeLessThanOrEqual(ID_LENGTH);
	});

	it.each([0n, 1n, DEVICE, LARGEST_DEVICE])('names the device %i', (device) => {
		const made = nextId(null, 1, device);
		expect(partsOf(made).device).toBe(device);
		expect(made).toMatch(/^00000000-0001-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	});

	it.each(['freitag', '', '01901234-5678-4000-8000-000000000000', '01901234-5678-7000-c000-000000000000'])(
		'does not look at an id that is not in its form: "%s"',
		(last) => {
			expect(nextId(id(last), 5, DEVICE)).toBe(`00000000-0005-7000-${TAIL}`);
		}
	);

	it('is larger than the one before, whatever clocks and devices do', () => {
		const clock = fc.oneof(
			fc.integer({ min: -10_800_000, max: 4_102_444_800_000 }),
			fc.constantFrom(0, -1, Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 20) + 1)
		);
		const devices = fc.bigInt({ min: 0n, max: LARGEST_DEVICE });
		fc.assert(
			fc.property(fc.array(fc.tuple(clock, devices), { minLength: 2, maxLength: 60 }), (steps) => {
				let last: EntryId | null = null;
				for (const [now, device] of steps) {
					const made: EntryId = nextId(last, now, device);
					expect(isTimedId(made)).toBe(true);
					expect(partsOf(made).device).toBe(device);
					if (last !== null) expect(made > last).toBe(true);
					last = made;
				}
			})
		);
	});

	it('counts on through tens of thousands while the clock stands', () => {
		let last = nextId(null, 7, DEVICE);
		const made = [last];
		for (let i = 1; i < 3 * 4096; i++) made.push((last = nextId(last, 7, DEVICE)));
		expect(made.every((one, i) => i === 0 || one > (made[i - 1] ?? ''))).toBe(true);
		expect(partsOf(last)).toMatchObject({ time: 9, counter: 4095 });
	});
});

describe('the form of an id', () => {
	it.each([
		['01901234-5678-7abc-8000-000000000000', true],
		['01901234-5678-7abc-bfff-ffffffffffff', true],
		['01901234-5678-7ABC-8000-000000000000', false],
		['01901234-5678-6abc-8000-000000000000', false],
		['01901234-5678-7abc-7000-000000000000', false],
		['01901234-5678-7abc-c000-000000000000', false],
		['0190123456787abc8000000000000000', false],
		['01901234-5678-7abc-8000-000000000000 ', false],
		['x01901234-5678-7abc-8000-000000000000', false],
		['', false]
	])('%s: %s', (text, timed) => {
		expect(isTimedId(text)).toBe(timed);
	});
});

describe("a device's number", () => {
	it.each([
		['all zero', [0, 0, 0, 0, 0, 0, 0, 0], 0n],
		['all ones, of which 62 bits count', [255, 255, 255, 255, 255, 255, 255, 255], LARGEST_DEVICE],
		['in the order of the bytes', [0, 1, 2, 3, 4, 5, 6, 7], 0x0001_0203_0405_0607n],
		['the two upper bits do not count', [0xc0, 0, 0, 0, 0, 0, 0, 1], 1n],
		['more than eight bytes do not count', [0, 0, 0, 0, 0, 0, 0, 9, 9, 9], 9n]
	])('%s', (_, bytes, number) => {
		expect(deviceNumber(new Uint8Array(bytes))).toBe(number);
	});
});
