import { expect, it } from 'vitest';
import { Phone } from '../../../../tests/support/devices.ts';
import { partie, partieEvening } from '../../../../tests/support/partie.ts';
import { deviceOf } from '#lib/base/ids.ts';
import { deviceNames } from './devices.ts';

// "which device wrote what": this device, the one of a table, or a letter, in the same order on every device.

it('devices are named by their table where only one wrote there, or else by a letter', () => {
	const phoneOf = (n: number): Phone => new Phone(n, 1_700_000_000_000 + n * 60_000);
	const [director, one, two, other] = [phoneOf(1), phoneOf(2), phoneOf(3), phoneOf(4)];
	const start = [
		...partie('zockmeisterschaft'),
		partieEvening('2 b', 'zockmeisterschaft', { evening: 'zweite', table: 2 })
	];
	for (const phone of [director, one, two, other]) phone.take(start);
	const said = director.write('substitute', { out: 'anna', in: 'emil' });
	const game = { contract: 'solo', declarer: 'anna', won: true };
	const first = one.write('game', { game });
	const second = two.write('game', { game, evening: 'zweite' });
	const third = other.write('game', { game, evening: 'zweite' });
	for (const phone of [one, two, other]) director.take(phone.entries);
	const names = deviceNames(director.entries, null);
	expect([said, first, second, third].map(({ id }) => names(id))).toEqual([
		'Handy A',
		'Handy von Tisch 1',
		'Handy C von Tisch 2',
		'Handy D von Tisch 2'
	]);
	const own = deviceNames(director.entries, deviceOf(second.id));
	expect([said, second, third].map(({ id }) => own(id))).toEqual([
		'Handy A',
		'dieses Handy',
		'Handy D von Tisch 2'
	]);
	// Nor does a letter move on when the director writes a table of his own.
	const own3 = partieEvening('5 c', 'zockmeisterschaft', { evening: 'dritte', table: 3 });
	for (const phone of [director, two]) phone.take([own3]);
	director.write('game', { game, evening: 'dritte' });
	const later = deviceNames(director.entries, null);
	expect([said, second, third].map(({ id }) => later(id))).toEqual([
		'Handy von Tisch 3',
		'Handy C von Tisch 2',
		'Handy D von Tisch 2'
	]);
	expect(names('3 from elsewhere')).toBe('unbekanntes Handy');
});

it('a device keeps its name whatever the order of the entries, and whatever else it writes', () => {
	const [director, one] = [new Phone(1), new Phone(2, 1_700_000_060_000)];
	for (const phone of [director, one]) phone.take(partie('zockmeisterschaft'));
	const played = one.write('game', { game: { contract: 'solo', declarer: 'anna', won: true } });
	director.take(one.entries);
	// Whoever joins two lists does not write at their table.
	const copied = director.write('game', {
		...{ game: { contract: 'solo', declarer: 'anna', won: true }, copyOf: played.id }
	});
	one.take(director.entries);
	const ruled = one.write('substitute', { out: 'anna', in: 'emil' });
	const all = one.entries;
	for (const entries of [all, [...all].reverse()]) {
		const names = deviceNames(entries, null);
		expect([played, copied, ruled].map(({ id }) => names(id))).toEqual([
			'Handy von Tisch 1',
			'Handy B',
			'Handy von Tisch 1'
		]);
	}
});

it('devices are lettered in the order in which they first wrote, beyond Z by numbers', () => {
	const phones = Array.from({ length: 27 }, (_, n) => new Phone(n + 1, 1_700_000_000_000 + n * 60_000));
	const said = phones.map((phone) => phone.write('substitute', { out: 'anna', in: 'emil' }));
	const names = deviceNames([...said].reverse(), null);
	expect([said[0], said[1], said[25], said[26]].map((one) => names(one?.id ?? ''))).toEqual([
		...['Handy A', 'Handy B', 'Handy Z', 'Handy 27']
	]);
});
