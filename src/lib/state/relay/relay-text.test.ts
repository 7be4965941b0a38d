import { expect, it } from 'vitest';
import type { RelayStatus } from './relay.svelte.ts';
import { aloneText, clockText, relayText, rivalText, tableHeardText } from './relay-text.ts';

const level: RelayStatus = {
	...{
		connected: true,
		level: true,
		history: 1,
		read: { done: 0, of: 0 },
		waiting: { count: 0, since: null }
	},
	...{ tooLarge: 0, aside: 0, apart: 0, refused: null, left: null, anew: null, shared: false },
	...{ others: [], devices: [], ahead: null, pictures: { toBring: 0, toCome: 0 } }
};
/** By the clock of where the test runs. */
const AT = new Date(2026, 2, 6, 20, 14).getTime();
const NOW = new Date(2026, 2, 6, 22, 0).getTime();

it.each<[string, Partial<RelayStatus>, string]>([
	['nothing was heard yet', { connected: null, level: false }, 'Wird verbunden …'],
	['all is handed on', {}, 'Alles ist übertragen.'],
	['another phone has it', { shared: true }, 'Alles ist bei den anderen.'],
	[
		'there is no net',
		{ connected: false, level: false },
		'Kein Netz oder kein Server. Geschrieben wird hier wie immer.'
	],
	[
		'something waits meanwhile',
		{ connected: false, level: false, waiting: { count: 2, since: AT } },
		'Kein Netz oder kein Server. 2 Einträge warten seit 20:14 Uhr. Geschrieben wird hier wie immer.'
	],
	[
		'something has waited for days',
		{ waiting: { count: 1, since: AT - 86_400_000 } },
		'Wird übergeben … 1 Eintrag wartet seit 05.03., 20:14 Uhr.'
	],
	[
		'a photo waits alone',
		{ pictures: { toBring: 1, toCome: 0 }, shared: true },
		'Wird übergeben … 1 Foto eines Belegs wartet.'
	],
	[
		'photos and entries wait',
		{
			connected: false,
			waiting: { count: 1, since: AT },
			pictures: { toBring: 2, toCome: 3 }
		},
		'Kein Netz oder kein Server. 1 Eintrag wartet seit 20:14 Uhr. 2 Fotos von Belegen warten. Geschrieben wird hier wie immer.'
	],
	[
		'the relay has too much to do',
		{ level: false, refused: 'too-many' },
		'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.'
	],
	[
		'what stands before the relay does not reach it',
		{ level: false, refused: 'status-502' },
		'Der Server antwortet gerade nicht. Es wird wieder versucht.'
	],
	[
		'there is another server at its address',
		{ level: false, refused: 'status-404' },
		'Unter seiner Adresse antwortet kein Server für Schafkopf mehr. Auf diesem Handy steht alles.'
	],
	[
		'the relay says a word that is new here',
		{ level: false, refused: 'status-418' },
		'Der Server hat abgelehnt. Es wird wieder versucht.'
	],
	[
		'the club has another access, and nobody knows by whom',
		{ left: { by: '', at: 0 }, shared: true },
		'Der Zugang wurde erneuert. Lass dich neu einladen.'
	],
	[
		'the club has another access, and this phone is invited there',
		{ left: { by: '', at: 0 }, anew: 'key' },
		'Der Zugang wurde erneuert. Dieses Handy ist wieder eingeladen.'
	],
	[
		'the key is another',
		{ level: false, refused: 'wrong-key' },
		'Dieser Zugang gilt nicht mehr. Lass dich neu einladen.'
	]
])('is said when %s', (_, status, expected) => {
	expect(relayText({ ...level, ...status }, NOW)).toBe(expected);
});

it.each<[string, Partial<RelayStatus>, string]>([
	['all came', { shared: true }, 'Alles ist hier angekommen.'],
	[
		'there is no net',
		{ connected: false, level: false },
		'Kein Netz oder kein Server. Hier steht, was zuletzt kam.'
	]
])('is said to who only reads when %s', (_, status, expected) => {
	expect(relayText({ ...level, ...status }, NOW, false)).toBe(expected);
});

it('two who renewed at once hear of each other', () => {
	expect(rivalText({ by: 'Berti', at: Date.now() })).toMatch(
		/^Berti hat den Zugang auch erneuert \(\d\d:\d\d Uhr\)\. .* Lass dich von Berti einladen, oder lade alle zu deinem ein\.$/
	);
});

it('a clock that is off is named', () => {
	expect(clockText(3 * 86_400_000)).toBe(
		'Die Uhr dieses Handys geht 3 Tage vor, oder die des Servers geht falsch. Gezählt wird trotzdem richtig.'
	);
	expect([clockText(null), clockText(60_000)]).toEqual(['', '']);
});

it('of a table is said who writes it now, or who was heard of it last', () => {
	const club = { members: new Map([['hias', {}]]), nameOf: () => 'Hias' } as unknown as Parameters<
		typeof tableHeardText
	>[1];
	const known = (device: string, member: string, evening: string, seen = AT) => ({
		...{ device, member, evening, seen, mayWrite: true, lock: '' }
	});
	const devices = [known('1', 'hias', 'tisch-1'), known('2', '', 'tisch-2', AT - 60_000)] as never;
	const here = (device: string, evening?: string) => ({
		device,
		evening,
		lock: '',
		at: '-1',
		mayWrite: true
	});
	const heard = (evening: string, ...others: ReturnType<typeof here>[]) =>
		tableHeardText({ devices, others }, club, evening, NOW);
	expect(heard('tisch-1', here('1', 'tisch-1'))).toBe('Hias schreibt gerade');
	expect(heard('tisch-1')).toBe('Hias zuletzt 20:14 Uhr');
	expect(heard('tisch-1', here('1'))).toBe('Hias gerade da');
	expect(heard('tisch-1', here('1', 'tisch-2'))).toBe('');
	expect(heard('tisch-2')).toBe('Ein Handy zuletzt 20:13 Uhr');
	expect(heard('tisch-3')).toBe('');
});

it('says that nobody else is there, where others have been', () => {
	const one = { ...{ device: 'd', member: '', evening: '', mayWrite: true, lock: '' }, seen: AT };
	const alone = { ...level, shared: true, devices: [one] };
	expect(aloneText(alone, NOW)).toBe('Gerade ist hier kein anderes Handy verbunden, zuletzt 20:14 Uhr.');
	expect(aloneText({ ...alone, others: [{ ...one, at: '0' }] }, NOW)).toBe('');
	expect(aloneText({ ...alone, connected: false }, NOW)).toBe('');
	expect(aloneText({ ...level, shared: false }, NOW)).toBe('');
});
