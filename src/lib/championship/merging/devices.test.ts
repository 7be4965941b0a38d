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
		'Gerät A',
		'Gerät von Tisch 1',
		'Gerät B von Tisch 2',
		'Gerät C von Tisch 2'
	]);
	const own = deviceNames(director.entries, deviceOf(second.id));
	expect([said, second, third].map(({ id }) => own(id))).toEqual([
		'Gerät A',
		'dieses Gerät',
		'Gerät C von Tisch 2'
	]);
	expect(names('3 from elsewhere')).toBe('unbekanntes Gerät');
});
