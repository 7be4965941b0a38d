import { describe, expect, it } from 'vitest';
import {
	invitationLink,
	ownRelay,
	readInvitation,
	readKeyOf,
	relayFrom,
	toRead,
	type Joining
} from './invitation.ts';

const bytes = Array.from({ length: 64 }, (_, i) => (i < 32 ? i : 287 - i));
const key = Buffer.from(bytes).toString('base64url');
const READ = Buffer.from(bytes.slice(0, 32));

describe('an invitation', () => {
	const app = 'https://verein.example';
	const joining: Joining = { may: 'write', key, relay: ownRelay(app), club: 'club-1' };

	it('comes back from its link, and hands on no more than it should', () => {
		const link = invitationLink(app, joining);
		expect(link).toBe(`${app}/verein#schreiben=${key}&verein=club-1`);
		expect(readInvitation(app, new URL(link).hash)).toEqual(joining);
		const reading = toRead(joining);
		const read = invitationLink(app, reading);
		expect(read).toBe(`${app}/verein#lesen=${READ.toString('base64url')}&verein=club-1`);
		expect(readInvitation(app, new URL(read).hash)).toEqual(reading);
		const away = { ...joining, relay: 'wss://relay.example/relay' };
		expect(readInvitation(app, new URL(invitationLink(app, away)).hash)).toEqual(away);
	});

	it('that is cut off, or no key, is none', () => {
		const hash = `schreiben=${key}&verein=club-1`;
		for (const bad of [
			'',
			`lesen=${key}&verein=club-1`,
			`schreiben=${readKeyOf(key)}&verein=club-1`,
			`schreiben=${key}`,
			`schreiben=${key}&verein=${'a'.repeat(65)}`,
			`${hash}&relay=ws://elsewhere.example`,
			hash.replace('schreiben=', 'schreiben=!')
		])
			expect(readInvitation(app, bad)).toBeNull();
	});

	it.each([
		['', 'wss://verein.example/relay'],
		[' relay.example ', 'wss://relay.example/relay'],
		['https://relay.example/', 'wss://relay.example/relay'],
		['wss://relay.example/dort', 'wss://relay.example/dort'],
		['ws://localhost:4173', 'ws://localhost:4173/relay'],
		['http://relay.example', null],
		['javascript:alert(1)', null],
		['kein server', null]
	])('a relay typed as "%s" is %s', (typed, expected) => {
		expect(relayFrom(typed, app)).toBe(expected);
	});
});
