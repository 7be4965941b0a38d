import { expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { printSaukopf } from '#lib/rules/printed/saukopf.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { FOUR } from '../../../../tests/support/entries.ts';
import { saukopfSayings, saukopfSayingText } from './sayings.ts';
import { saukopfToldInFull } from './rules-now-text.ts';

const nameOf = (member: MemberId): string => member;
const seated = (seats: readonly string[]) => ({
	book: saukopf,
	unit: 0,
	seats: seats.map((seat) => asId<MemberId>(seat)),
	dealer: asId<MemberId>(seats.at(-1) ?? '')
});
const line = (typed: object, seats: readonly string[] = FOUR): readonly string[] =>
	saukopfSayings(seated(seats), { contract: 'zucht', ...typed } as TypedSaukopf).map((saying) =>
		saukopfSayingText(saying, nameOf)
	);

it('bidding begins to the dealer’s left (Grunzen); cutting and leading are as in Schafkopf', () => {
	expect(line({})).toEqual(['carl hebt ab, anna bietet zuerst und kommt heraus']);
	expect(line({}, ['anna', 'ben', 'carl'])).toEqual(['ben hebt ab, anna bietet zuerst und kommt heraus']);
});

it('with Aufschlag the declarer leads, in the Hinterhalt he plays last; the deal stays (Haxnspalter)', () => {
	const lead = (stellung: string) => line({ declarer: 'ben', stellung })[0];
	expect(lead('aufschlag')).toBe('carl hebt ab, anna bietet zuerst, ben kommt heraus');
	// Ben is last if the next one, Carl, leads.
	expect(lead('hinterhalt')).toBe('carl hebt ab, anna bietet zuerst, carl kommt heraus');
});

it('Mästen goes on above the bid, beginning to the declarer’s left, until somebody plays along', () => {
	// "Rauborstige Mästung": Simmerl won with 72, then Reiner says 73.
	expect(line({ contract: 'schwarte', declarer: 'ben', bid: 72 })[0]).toBe(
		'Mast: carl bietet zuerst, über 72'
	);
	expect(line({ contract: 'schwarte', declarer: 'ben', bid: 72, partner: 'carl' })).toHaveLength(1);
	expect(line({ contract: 'schwarte', declarer: 'ben', bid: 'schwarz' })).toHaveLength(1);
});

it('three get ten cards and two lie in the Trog (Saufutter)', () => {
	const told = (seats: readonly string[]): string =>
		saukopfToldInFull(seated(seats), { contract: 'zucht' }, nameOf, printSaukopf(saukopf))
			.flatMap(({ lines }) => lines.map(({ text }) => text))
			.join(' ');
	expect(told(['anna', 'ben', 'carl'])).toContain('Zu dritt bekommt jeder zehn, und zwei liegen aufgedeckt');
	expect(told(FOUR)).toContain('Zu viert bekommt jeder acht Karten.');
	expect(told(FOUR)).toContain('anna bietet zuerst. Links vom Geber beginnend wird reihum geboten');
	expect(told(FOUR)).toContain('Das kleinste Gebot ist 1, das größte Schwarz');
});
