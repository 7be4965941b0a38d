import { describe, expect, it } from 'vitest';
import {
	changeBy,
	invitationLink,
	ownRelay,
	readInvitation,
	relayFrom,
	spokenAddress,
	type Invitation,
	linkPlace
} from './invitation.ts';

const bytes = Array.from({ length: 64 }, (_, i) => (i < 32 ? i : 287 - i));
const key = Buffer.from(bytes).toString('base64url');
const half = Buffer.from(bytes.slice(0, 32)).toString('base64url');
const readKey = `${half}.${half}`;

describe('an invitation', () => {
	const app = 'https://verein.example';
	const plain = { relay: ownRelay(app), club: 'club-1', name: '', from: '', until: null };
	const writing: Invitation = { ...plain, may: 'write', key };

	it('comes back from its link, with the club, who invites, until when and the server', () => {
		const link = invitationLink(app, writing);
		expect(link).toBe(`${app}/verein#verein=club-1&schreiben=${key}`);
		expect(readInvitation(app, new URL(link).hash)).toEqual(writing);
		const reading: Invitation = { ...plain, may: 'read', key: readKey };
		const read = invitationLink(app, reading);
		expect(read).toBe(`${app}/verein#verein=club-1&lesen=${half}.${half}`);
		expect(readInvitation(app, new URL(read).hash)).toEqual(reading);
		const own: Invitation = { ...reading, whose: 'anna' };
		expect(readInvitation(app, new URL(invitationLink(app, own)).hash)).toEqual(own);
		// Who writes sees all.
		const all = { ...writing, whose: 'anna' };
		expect(readInvitation(app, new URL(invitationLink(app, all)).hash)).toEqual(writing);
		const full: Invitation = {
			...writing,
			...{ name: 'Zockverein Süd & Co', from: 'Berti', until: '2026-03-06' },
			relay: 'https://relay.example/relay'
		};
		expect(readInvitation(app, new URL(invitationLink(app, full)).hash)).toEqual(full);
	});

	it('that is cut off, or no key, is none', () => {
		const hash = `schreiben=${key}&verein=club-1`;
		for (const bad of [
			'',
			`lesen=${key}&verein=club-1`,
			`lesen=${half}&verein=club-1`,
			`schreiben=${readKey}&verein=club-1`,
			`schreiben=${key}`,
			`schreiben=${key}&verein=${'a'.repeat(65)}`,
			`${hash}&relay=http://elsewhere.example`,
			hash.replace('schreiben=', 'schreiben=!')
		])
			expect(readInvitation(app, bad)).toBeNull();
		expect(readInvitation(app, `${hash}&bis=morgen&name=${'x'.repeat(300)}`)).toMatchObject({
			until: null,
			name: 'x'.repeat(80)
		});
	});

	it('cut off anywhere leads to no other club, server or table than it was meant for', () => {
		const full = {
			...{ relay: 'https://relay.example/relay', club: 'club-1', name: 'Zockverein', from: 'Berti' },
			...{ until: '2026-03-06', to: { championship: 'zock', table: 12 } }
		};
		for (const meant of [
			{ ...full, may: 'write', key } as const,
			{ ...full, may: 'read', key: readKey, whose: 'anna' } as const
		]) {
			const { hash } = new URL(invitationLink(app, meant));
			expect(readInvitation(app, hash)).toEqual(meant);
			for (let length = 0; length < hash.length; length++)
				expect(readInvitation(app, hash.slice(0, length)), hash.slice(0, length)).toBeNull();
		}
	});

	it.each([
		['', 'https://verein.example/relay'],
		[' relay.example ', 'https://relay.example/relay'],
		['https://relay.example/', 'https://relay.example/relay'],
		['wss://relay.example/dort', 'https://relay.example/dort'],
		['https://verein.example', 'https://verein.example/relay'],
		['http://localhost:4173', null],
		['http://relay.example', null],
		['javascript:alert(1)', null],
		['kein server', null]
	])('a relay typed as "%s" is %s', (typed, expected) => {
		expect(relayFrom(typed, app)).toBe(expected);
	});

	it('the app on this machine has a relay without a certificate, at its own address alone', () => {
		const local = 'http://localhost:4173';
		expect(relayFrom('', local)).toBe('http://localhost:4173/relay');
		expect(relayFrom('http://localhost:4173', local)).toBe('http://localhost:4173/relay');
		expect(relayFrom('http://localhost:4174', local)).toBeNull();
	});

	it('an address of an older version is spoken to as this one speaks', () => {
		expect(spokenAddress('wss://verein.example/relay')).toBe('https://verein.example/relay');
		expect(spokenAddress('ws://localhost:4173/relay')).toBe('http://localhost:4173/relay');
	});

	it('leads to a table of a championship, or to the championship alone', () => {
		const at = (to: Invitation['to']) =>
			readInvitation(app, new URL(invitationLink(app, to ? { ...writing, to } : writing)).hash);
		for (const to of [
			{ championship: 'm26', table: 12 },
			{ championship: 'm26', table: 12, partie: 3 },
			{ championship: 'm26', table: null }
		])
			expect(at(to)).toEqual({ ...writing, to });
		expect(at(undefined)).toEqual(writing);
		const { hash } = new URL(invitationLink(app, { ...writing, to: { championship: 'm26', table: 3 } }));
		for (const table of ['0', '-1', '100', '2/..', ''])
			expect(readInvitation(app, hash.replace('tisch=3', `tisch=${table}`))?.to?.table).toBeNull();
	});

	it('is weighed against the access that a device has', () => {
		const other = Buffer.from(bytes.toReversed()).toString('base64url');
		const reading: Invitation = { ...writing, may: 'read', key: readKey };
		const own: Invitation = { ...reading, whose: 'anna' };
		expect([changeBy(reading, own), changeBy(own, reading), changeBy(own, own)]).toEqual([
			'less',
			'more',
			'none'
		]);
		const ofOld: Invitation = { ...reading, key: half };
		expect(changeBy(writing, writing)).toBe('none');
		expect(changeBy({ ...writing, relay: 'wss://verein.example/relay' }, writing)).toBe('none');
		expect(changeBy(reading, writing)).toBe('more');
		expect(changeBy(ofOld, reading)).toBe('more');
		expect(changeBy(writing, reading)).toBe('less');
		expect(changeBy(writing, { ...writing, key: other })).toBe('other');
		expect(changeBy(reading, { ...writing, relay: 'https://fern.example/relay' })).toBe('other');
	});
});

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
