import { expect, it } from 'vitest';
import { NOTHING_YET, type RelayStatus } from '#lib/state/relay-status.ts';
import { relayText } from './relay-text.ts';

const level: RelayStatus = {
	...NOTHING_YET,
	connected: true,
	level: true,
	parts: { compared: 1, of: 1 }
};

it.each<[string, Partial<RelayStatus>, string]>([
	['all is handed on', {}, 'Dem Server übergeben: alles.'],
	['another phone has it', { shared: true }, 'Auch auf einem anderen Telefon: alles.'],
	[
		'there is no net',
		{ connected: false, level: false },
		'Kein Netz oder kein Server. Geschrieben wird hier wie immer.'
	],
	[
		'the relay has too much to do',
		{ connected: false, level: false, cutOff: 'too-many' },
		'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.'
	],
	[
		'it is tried again for a moment',
		{ connected: true, level: false, cutOff: 'too-many' },
		'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.'
	],
	[
		'the club has another access',
		{ left: true, shared: true },
		'Der Zugang wurde erneuert. Lass dich neu einladen.'
	],
	['it was let in after all', { cutOff: 'too-many' }, 'Dem Server übergeben: alles.'],
	[
		'the key is another',
		{ level: false, refused: 'wrong-key' },
		'Dieser Zugang gilt nicht mehr. Lass dich neu einladen.'
	]
])('is said when %s', (_, status, expected) => {
	expect(relayText({ ...level, ...status }, null)).toBe(expected);
});
