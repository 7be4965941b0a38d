import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { picturesInZip, receiptFileName, receiptsAsZip } from './receipt-files.ts';

const jpeg = (...bytes: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array([0xff, 0xd8, ...bytes]);

it.each([
	['Kasten Bier', '2026-03-04 Kasten Bier −18,40 €'],
	['a/b\\c: "Bier"?', '2026-03-04 a b c Bier −18,40 €'],
	['', '2026-03-04 −18,40 €'],
	['x'.repeat(200), `2026-03-04 ${'x'.repeat(60)} −18,40 €`]
])('the file of „%s“ can be laid anywhere', (purpose, expected) => {
	expect(receiptFileName({ date: '2026-03-04', purpose, amount: -1840 })).toBe(expected);
});

it('all of them go into one file and come out of it again, also those of one name', () => {
	const booking = { date: '2026-03-04', purpose: 'Bier', amount: -1840 };
	const photos = [jpeg(1), jpeg(2), jpeg(3), jpeg(4)];
	const zip = receiptsAsZip(
		photos.map((one, i) => ({ booking: i < 3 ? booking : { ...booking, purpose: 'BIER' }, jpeg: one }))
	);
	expect(picturesInZip(zip)).toEqual(photos);
	const text = Buffer.from(zip).toString('utf8');
	for (const name of [
		'Bier −18,40 €.jpg',
		'Bier −18,40 € (2).jpg',
		'Bier −18,40 € (3).jpg',
		'BIER −18,40 € (4).jpg'
	])
		expect(text).toContain(name);
});

it('what is no such file, or would be larger than a photo, is not unpacked', () => {
	expect(picturesInZip(strToU8('no file at all'))).toBeNull();
	const zip = receiptsAsZip([{ booking: { date: '2026-03-04', purpose: '', amount: 0 }, jpeg: jpeg(1) }]);
	expect(picturesInZip(zip.subarray(0, 20))).toBeNull();
	const many = receiptsAsZip(
		Array.from({ length: 700 }, (_, i) => ({
			booking: { date: '2026-03-04', purpose: String(i), amount: 0 },
			jpeg: jpeg(i & 0xff)
		}))
	);
	expect(picturesInZip(many)).toHaveLength(600);
	const bomb = zipSync({ 'large.jpg': new Uint8Array(5_000_000), 'small.jpg': jpeg(1) });
	expect(picturesInZip(bomb)).toEqual([jpeg(1)]);
});
