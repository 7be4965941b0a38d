import { expect, it } from 'vitest';
import { invitationLink, readInvitation, type Invitation } from '#lib/transfer/invitation.ts';
import { linkPlace } from './link-place.ts';

it.each([
	['https://karten.example/kasse/stand#abc', '/kasse/stand', 'abc'],
	['  https://karten.example/rechner/saukopf#x_1-2 ', '/rechner/saukopf', 'x_1-2'],
	[
		'Schau: https://karten.example/verein#lesen=k&verein=v Servus',
		'/verein',
		'lesen=k&verein=v&relay=https://karten.example/relay'
	],
	['/verein#lesen=k&verein=v', '/verein', 'lesen=k&verein=v'],
	['/stand#s', '/stand', 's'],
	['https://karten.example/kasse/stand', undefined, undefined],
	['https://karten.example/kasse/stand#', undefined, undefined],
	['https://karten.example/anderswo#abc', undefined, undefined],
	['{ "format": "schafkopf-club" }', undefined, undefined],
	['', undefined, undefined]
])('%j opens %s', (text, place, content) => {
	expect(linkPlace(text)?.place).toBe(place);
	expect(linkPlace(text)?.content).toBe(content);
});

const APP = 'https://hier.example';
const joiningAt = (relay: string): Invitation => ({
	...{ may: 'write', key: 'A'.repeat(86), relay, club: 'club' },
	...{ name: '', from: '', until: null }
});
const opened = (link: string): Invitation | null => readInvitation(APP, linkPlace(link)?.content ?? '');

it('an invitation from another address leads to the relay there, or to the one that it names', () => {
	const there = joiningAt('https://dort.example/relay');
	expect(opened(invitationLink('https://dort.example', there))).toEqual(there);
	const third = joiningAt('https://fern.example/relay');
	expect(opened(invitationLink('https://dort.example', third))).toEqual(third);
	const own = joiningAt('https://hier.example/relay');
	expect(opened(invitationLink(APP, own))).toEqual(own);
});
