import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { asEntry, entry, strike, type Fields } from '../../../tests/support/entries.ts';
import { closes, opens, paid, rufspiel, solo } from '../../../tests/support/kasse.ts';
import {
	correctedHead,
	headsAlong,
	staleAfter,
	type ClubEvenings,
	type HeadChanges
} from './corrected-head.ts';
import { correctionText } from './correction-text.ts';

/** A club of evenings, each named by a letter. */
function clubOf(entries: readonly AnyEntry[]): ClubEvenings {
	const logs = new Map<EveningId, AnyEntry[]>();
	for (const one of entries) {
		const evening = eveningOf(one) as EveningId;
		logs.set(evening, [...(logs.get(evening) ?? []), one]);
	}
	return { logs, folding: { books: BOOKS, saukopf: foldSaukopf } };
}

const correct = (entries: readonly AnyEntry[], evening: string, changes: HeadChanges) => {
	const correction = correctedHead(clubOf(entries), asId(evening), changes);
	if (!correction) throw new Error(`nothing opens ${evening}`);
	return correction;
};
const said = (entries: readonly AnyEntry[], evening: string, changes: HeadChanges): string =>
	correctionText(correct(entries, evening, changes), (date) => date);

/** anna deals wrongly: 50 cents into the Stock for the first time of an evening (§8.1). */
const vergeben = (evening: string, id: string, fields: Fields = {}): AnyEntry =>
	entry(`${evening} ${id}`, 'incident', { evening, incident: 'vergeben', player: 'anna', ...fields });

/** Three Fridays: the first leaves 50 cents in the Stock, the others carry them on. Paragraphs are the Allgäu's. */
const FIRST = [opens('a', '2026-01-09'), rufspiel('a', '1'), vergeben('a', '2'), closes('a', '3')];
const SECOND = [opens('b', '2026-01-16', { stock: 50 }), solo('b', '1'), closes('b', '2')];
const THIRD = [opens('c', '2026-01-23', { stock: 50 }), rufspiel('c', '1')];
const THREE = [...FIRST, ...SECOND, ...THIRD];

describe('a corrected head', () => {
	it('takes the winnings out of the Kasse where it was the trip (000 §10)', () => {
		// b: dora −75, the three others +25 each: 75 cents of winnings.
		const correction = correct(THREE, 'b', { occasion: 'ausflug' });
		expect(correction).toMatchObject({ kasse: -75, repriced: 0, lost: 0, later: [], left: null });
		expect(said(THREE, 'b', { occasion: 'ausflug' })).toBe('Kasse −0,75 €');
		const trip = THREE.map((one) => (one.id === 'b 0' ? asEntry({ ...one, occasion: 'ausflug' }) : one));
		expect(said(trip, 'b', { occasion: 'abend' })).toBe('Kasse +0,75 €');
	});

	it('is one entry in the old one’s place, with every other field, those nobody knows too', () => {
		const strange = THREE.map((one) =>
			one.id === 'b 0' ? { ...one, table: 3, weather: 'rain', note: 'spät' } : one
		);
		const { heads } = correct(strange, 'b', { date: '2026-01-17' });
		const { id: _id, at: _at, ...kept } = strange.find(({ id }) => id === 'b 0') as AnyEntry;
		expect(heads).toEqual([{ ...kept, date: '2026-01-17', replaces: 'b 0' }]);
	});

	it('hands a Stock set by hand on to all evenings that followed', () => {
		const correction = correct(THREE, 'a', { stock: 100 });
		expect(correction.heads.map(({ evening, stock }) => [evening, stock])).toEqual([
			['a', 100],
			['b', 150],
			['c', 150]
		]);
		expect(said(THREE, 'a', { stock: 100 })).toBe('Stock der nächsten 2 Abende, zuerst 1,50 statt 0,50 €');
		expect(said([...FIRST, ...SECOND], 'a', { stock: 250 })).toBe(
			'Stock des nächsten Abends 3,00 statt 0,50 €'
		);
		expect(said(THREE, 'c', { stock: 0 })).toBe('im Stock bleiben 0,00 statt 0,50 €');
	});

	it('leaves a Stock that was set otherwise, and what follows it', () => {
		const counted = THREE.map((one) => (one.id === 'b 0' ? { ...one, stock: 20 } : one));
		const { heads, later } = correct(counted, 'a', { stock: 100 });
		expect(heads.map(({ evening }) => evening)).toEqual(['a']);
		expect(later).toEqual([]);
	});

	it('follows by the book: what the other book does not know counts no longer', () => {
		// anna +10 −50 and ben +10: 10 cents of winnings. München keeps no Kasse and knows no fines.
		const correction = correct(THREE, 'a', { rulebook: 'muenchen' });
		expect(correction).toMatchObject({ repriced: 1, lost: 0, kasse: -10 });
		expect(correction.later).toEqual([
			{ date: '2026-01-16', from: 50, to: 0 },
			{ date: '2026-01-23', from: 50, to: 0 }
		]);
		expect(correct(THREE, 'b', { rulebook: 'saukopf' })).toMatchObject({ repriced: 0, lost: 1, kasse: -75 });
	});

	it('moves its Stock with its date: each opens with what the one before it leaves', () => {
		// b leaves what it found. Moved before a it finds nothing, as a did; a still leaves 50, to c.
		const correction = correct(THREE, 'b', { date: '2026-01-02' });
		expect(correction.own).toEqual({ date: '2026-01-02', from: 50, to: 0 });
		expect(correction.later).toEqual([]);
		expect(correction.heads).toMatchObject([{ evening: 'b', stock: 0, date: '2026-01-02' }]);
		expect(said(THREE, 'b', { date: '2026-01-02' })).toBe('Stock zu Beginn 0,00 statt 0,50 €');
		// a moved behind b: b opens with nothing, a with nothing, c with the 50 that a leaves.
		const behind = correct(THREE, 'a', { date: '2026-01-20' });
		expect(behind.later).toEqual([{ date: '2026-01-16', from: 50, to: 0 }]);
		expect(said(THREE, 'a', { date: '2026-01-20' })).toBe(
			'Stock des Abends vom 2026-01-16 0,00 statt 0,50 €'
		);
	});

	it('says anew whether its day had the compulsory Mungorunde, and the table votes or not (§5.2)', () => {
		// Every trick at the table a of the 9th; b was opened on the 16th, where nobody had one, and plays with every trick, too.
		const every = (evening: string): AnyEntry =>
			entry(`${evening} 1`, 'game', {
				evening,
				game: { contract: 'solo', declarer: 'anna', won: true, schneider: true, schwarz: true, deckel: [] }
			});
		const day = [
			opens('a', '2026-01-09'),
			every('a'),
			closes('a', '2'),
			opens('b', '2026-01-16'),
			every('b')
		];
		const flag = (log: readonly AnyEntry[], changes: HeadChanges) =>
			correct(log, 'b', changes).heads[0]?.mungorundeToday;
		expect(flag(day, { date: '2026-01-09' })).toBe(true);
		expect(flag(day, { date: '2026-01-10' })).toBeUndefined();
		expect(flag(day, { rate: 20 })).toBeUndefined();
		// And back: the 16th had none.
		const then = day.map((one) =>
			one.id === 'b 0' ? asEntry({ ...one, date: '2026-01-09', mungorundeToday: true }) : one
		);
		expect(flag(then, { date: '2026-01-16' })).toBeUndefined();
		expect(flag(then, { occasion: 'ausflug' })).toBe(true);
		expect(flag(then, { stock: 100 })).toBe(true);
		// Weitnau never votes (§4.1); taken back to the Allgäu's book the head says it again.
		expect(flag(then, { rulebook: 'weitnau' })).toBeUndefined();
		const gang = then.map((one) =>
			one.id === 'b 0' ? asEntry({ ...opens('b', '2026-01-09', { rulebook: 'weitnau' }) }) : one
		);
		expect(flag(gang, { rulebook: 'allgaeu' })).toBe(true);
		// The earlier table of a day knows nothing of the later one.
		expect(correct(then, 'a', { occasion: 'ausflug' }).heads[0]?.mungorundeToday).toBeUndefined();
	});

	it('is null where nothing opens the evening', () => {
		expect(correctedHead(clubOf(THREE), asId('z'), { date: '2026-01-01' })).toBeNull();
	});
});

describe('a corrected head taken back', () => {
	// a opens with 1,00 € set by hand, and b and c follow: three heads of one transaction.
	const heads = correct(THREE, 'a', { stock: 100 }).heads.map((head, i) =>
		asEntry({ ...head, id: `z ${i}`, at: 'then' })
	);
	const [own] = heads;
	const along = (...more: readonly AnyEntry[]): readonly string[] => {
		const settled = (entries: readonly AnyEntry[]): boolean => entries.some(({ kind }) => kind === 'confirm');
		return own ? headsAlong(clubOf([...THREE, ...heads, ...more]), own, settled) : [];
	};

	it('takes the later heads along that were written with it', () => {
		expect(along()).toEqual(['z 1', 'z 2']);
	});

	/** Another head for an evening. */
	const head = (evening: string, id: string, at: string, stock: number): AnyEntry =>
		asEntry({ ...opens(evening, '2026-01-16', { stock, replaces: `${evening} 0` }), id, at });

	it('leaves one that was written at another time, or by another device', () => {
		const id = (counter: number, device: number): string =>
			`e1938f5e-2c00-700${counter}-8000-00000000000${device}`;
		const first = head('a', id(0, 0), 'then', 100);
		const takenWith = (other: AnyEntry) => headsAlong(clubOf([...THREE, first, other]), first, () => false);
		expect(takenWith(head('b', id(1, 0), 'then', 150))).toEqual([id(1, 0)]);
		expect(takenWith(head('b', id(1, 0), 'later', 150))).toEqual([]);
		expect(takenWith(head('b', id(1, 1), 'then', 150))).toEqual([]);
	});

	it('leaves one that was corrected again, taken back or confirmed since', () => {
		expect(along(asEntry({ ...head('b', 'zz', 'later', 70), replaces: 'z 1' }))).toEqual(['z 2']);
		expect(along(entry('zz', 'confirm', { evening: 'c' }))).toEqual(['z 1']);
		const taken = clubOf([...THREE, ...heads]);
		const logs = new Map(
			[...taken.logs].map(([evening, entries]) => [evening, [...entries, strike('zz', 'z 2')]])
		);
		expect(own && headsAlong({ logs }, own, () => false)).toEqual(['z 1']);
	});
});

describe('an evening whose Stock no longer is what was left', () => {
	const late = entry('x', 'incident', { evening: 'a', incident: 'verabhebt', player: 'ben' });

	it('is the next one after a change, with what it should open with', () => {
		const changed = clubOf([...THREE, late]);
		expect(staleAfter(changed, asId('a'))).toMatchObject({ stock: 100, state: { evening: 'b' } });
		expect(staleAfter(changed, asId('b'))).toBeNull();
		expect(staleAfter(clubOf(THREE), asId('a'))).toBeNull();
	});

	it('is none that somebody set by hand after that, nor one before which only a payment was written', () => {
		const { id: _id, ...head } = SECOND[0] as AnyEntry;
		const byHand = entry('y', 'evening', { ...head, replaces: 'b 0' });
		expect(staleAfter(clubOf([...THREE, late, byHand]), asId('a'))).toBeNull();
		const counted = THREE.map((one) => (one.id === 'b 0' ? { ...one, stock: 20 } : one));
		expect(staleAfter(clubOf([...counted, paid('a', 'zz', 'carl', 10)]), asId('a'))).toBeNull();
	});
});
