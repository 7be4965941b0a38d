import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Phone } from '../../../../tests/support/devices.ts';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, fieldsOf, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf, type DayBoard } from '../board.ts';
import { undoneText } from '../board-text.ts';
import { foldChampionship } from '../from-log.ts';
import { decide, type Apart } from './apart.ts';
import { shownClash } from './apart-text.ts';
import { bothText } from './rulings-apart-text.ts';
import { bothSetUps, takeBoth } from './set-ups-apart.ts';

// Issue 15.3 for two organizers at once: both decide the same, or one takes back what the other builds on.

const COMPLAINT = '0 2 complaint';
const SET_UP = '0 1 championship';
const START = [
	...members('emil', 'fritz'),
	...partie('schafkopfschule', { games: 1 }),
	ruled('2 complaint', 'complaint', { by: 'ben', text: 'Falsch bedient' })
	// before all that the phones write
].map((one): AnyEntry => asEntry({ ...fieldsOf(one), id: `0 ${one.id}` }));
const REFEREE = { by: 'referee', text: 'Abgelehnt' };
const TRIBUNAL = { by: 'tribunal', text: 'Stattgegeben' };

function board(entries: readonly AnyEntry[]): DayBoard {
	const from = { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS };
	const made = boardOf(entries, from, foldChampionship(from.log, CHAMPIONSHIP, BOOKS));
	if (!made) throw new Error('no championship');
	return made;
}
const clashesOf = (entries: readonly AnyEntry[]): readonly Apart<'ruling'>[] =>
	board(entries).clashes.filter((clash) => clash.type === 'ruling');

const READER = {
	names: { member: String, game: String, list: String, table: () => 'Tisch 1' },
	device: () => 'Handy',
	system: 'schafkopfschule' as const,
	listOf: () => undefined
};
/** "title: version | version", the one that counts meanwhile first. */
const told = (entries: readonly AnyEntry[]): readonly string[] =>
	clashesOf(entries).map((clash) => {
		const { title, versions } = shownClash(clash, READER);
		// Some spaces do not break.
		return `${title}: ${versions.map(({ text }) => text).join(' | ')}`.replaceAll(/\s/g, ' ');
	});
const undone = (entries: readonly AnyEntry[]): readonly string[] =>
	board(entries).undone.map((one) => undoneText(one, String, 'schafkopfschule'));

/** Two organizers who know the same, the second one's clock ahead. */
function organizers(known: readonly AnyEntry[] = START): readonly [Phone, Phone] {
	const [a, b] = [new Phone(1, 1_700_000_100_000), new Phone(2, 1_700_000_101_000)];
	for (const phone of [a, b]) phone.take(known);
	return [a, b];
}
const merged = (...from: readonly Phone[]): readonly AnyEntry[] => {
	const all = new Phone(99);
	for (const phone of from) all.take(phone.entries);
	return all.entries;
};
/** What stands at a place, on one phone. */
const at = (phone: Phone, place: string): AnyEntry | null =>
	standing(phone.entries).placeOf(place as never)?.entry ?? null;

/** Changes what stands at a place as the app does: all of it is written again. */
function change(phone: Phone, place: string, fields: Fields): string {
	const found = at(phone, place);
	if (!found) throw new Error(`nothing stands at ${place}`);
	const { id, at: _at, kind, seen: _seen, seenBeside: _beside, ...kept } = fieldsOf(found);
	return phone.write(String(kind), { ...kept, ...fields, replaces: id }).id;
}
const takeBack = (phone: Phone, target: string): AnyEntry => phone.write('void', { target });
/** A third device with all of it, after its organizer chose a version of every clash. */
function decided(entries: readonly AnyEntry[], chosen: number): readonly AnyEntry[] {
	const phone = new Phone(9, 1_700_000_500_000);
	phone.take(entries);
	for (let i = 0; i < 20; i++) {
		const [clash] = clashesOf(phone.entries);
		if (!clash) break;
		for (const { kind, ...fields } of decide(clash, chosen % clash.versions.length, `Entschieden ${i}.`))
			phone.write(kind, fields);
	}
	return phone.entries;
}
/** What would stand if the changes of all versions were taken; null if that is not offered. */
function offered({ entries }: Phone): string | null {
	const [clash] = clashesOf(entries);
	const both = clash && bothSetUps(clash, standing(entries));
	return both ? bothText(both, clash, READER.names).replaceAll(/\s/g, ' ') : null;
}
function takeBothAt(phone: Phone): readonly string[] {
	const [clash] = clashesOf(phone.entries);
	const both = clash && bothSetUps(clash, standing(phone.entries));
	if (!both) throw new Error('not offered');
	const at = '2026-11-20T20:00:00Z';
	return takeBoth(clash, both, 'Beides').map(
		({ kind, ...fields }) => phone.write(kind, { ...fields, at }).id
	);
}
const complaintIn = (entries: readonly AnyEntry[]): unknown =>
	fieldsOf(standing(entries).placeOf(COMPLAINT as never)?.entry as AnyEntry)['decided'];
const setUpIn = (entries: readonly AnyEntry[]): Fields =>
	fieldsOf(standing(entries).placeOf(SET_UP as never)?.entry as AnyEntry);

describe('two organizers at once', () => {
	it('decide the same complaint: both decisions are shown, and one is chosen', () => {
		const [a, b] = organizers();
		change(a, COMPLAINT, { decided: [REFEREE] });
		change(b, COMPLAINT, { decided: [{ by: 'referee', text: 'Neun Punkte ab' }] });
		const both = merged(a, b);
		expect(told(both)).toEqual([
			'Beschwerde: zweimal verschieden entschieden: Beschwerde von ben: Falsch bedient. Schiedsrichter: Neun Punkte ab | Beschwerde von ben: Falsch bedient. Schiedsrichter: Abgelehnt'
		]);
		expect(complaintIn(decided(both, 1))).toEqual([REFEREE]);
	});

	it('one takes back the referee’s decision on which the other let the tribunal decide: that is asked', () => {
		const first = new Phone(3, 1_700_000_050_000);
		first.take(START);
		const referee = change(first, COMPLAINT, { decided: [REFEREE] });
		const [a, b] = organizers(first.entries);
		takeBack(a, referee);
		change(b, COMPLAINT, { decided: [REFEREE, TRIBUNAL] });
		const both = merged(a, b);
		expect(told(both)).toEqual([
			'Beschwerde: zweimal verschieden entschieden: Beschwerde von ben: Falsch bedient. Schiedsrichter: Abgelehnt. Schiedsgericht: Stattgegeben | Beschwerde von ben: Falsch bedient'
		]);
		expect(complaintIn(decided(both, 0))).toEqual([REFEREE, TRIBUNAL]);
		expect(complaintIn(decided(both, 1))).toBeUndefined();
		for (const chosen of [0, 1]) expect(clashesOf(decided(both, chosen))).toEqual([]);
	});

	it('one takes back a complaint that the other decides: that is asked', () => {
		const [a, b] = organizers();
		takeBack(a, COMPLAINT);
		change(b, COMPLAINT, { decided: [REFEREE] });
		expect(told(merged(a, b))).toEqual([
			'Beschwerde: zweimal verschieden entschieden: Beschwerde von ben: Falsch bedient. Schiedsrichter: Abgelehnt | zurückgenommen'
		]);
	});

	it('change different parts of the set-up: each version says what only it has', () => {
		const [a, b] = organizers();
		change(a, SET_UP, { fee: 1000 });
		change(b, SET_UP, {
			referee: { name: 'Herr Huber' },
			prizes: [
				{ place: 1, amount: 5000, thing: 'Pokal' },
				{ place: 2, thing: 'Wurst' }
			]
		});
		const both = merged(a, b);
		expect(told(both)).toEqual([
			'Angaben der Meisterschaft: auf zwei Handys verschieden geändert: Schiedsrichter Herr Huber, kein Startgeld, Preise: 1. 50,00 € und Pokal, 2. Wurst | kein Schiedsrichter, Startgeld 10,00 €, keine Preise'
		]);
		expect(setUpIn(decided(both, 1))).toMatchObject({ fee: 1000 });
		expect(setUpIn(decided(both, 1))).not.toHaveProperty('referee');
	});

	it('name teams and set a fee apart: each is told, and both can be taken', () => {
		const [a, b] = organizers();
		change(a, SET_UP, { fee: 1000 });
		const teams = { teams: ['Alte', 'Junge'], teamOf: { anna: 1, ben: 2, carl: 1 } };
		change(b, SET_UP, { ...teams, teamPrize: { amount: 900 } });
		const phone = new Phone(9, 1_700_000_500_000);
		phone.take(merged(a, b));
		expect(offered(phone)).toBe(
			'Startgeld 10,00 €, Mannschaften: Alte (anna, carl), Junge (ben), Siegermannschaft: 9,00 €'
		);
		takeBothAt(phone);
		expect(setUpIn(phone.entries)).toMatchObject({ fee: 1000, ...teams, teamPrize: { amount: 900 } });
	});

	it('change different parts of the set-up: both can be taken, and that can be taken back', () => {
		const [a, b] = organizers();
		change(a, SET_UP, { fee: 1000 });
		change(b, SET_UP, { referee: { name: 'Herr Huber' } });
		const phone = new Phone(9, 1_700_000_500_000);
		phone.take(merged(a, b));
		expect(offered(phone)).toBe('Schiedsrichter Herr Huber, Startgeld 10,00 €');
		const written = takeBothAt(phone);
		expect(setUpIn(phone.entries)).toMatchObject({ fee: 1000, referee: { name: 'Herr Huber' } });
		expect(told(phone.entries)).toEqual([]);
		const [decision] = board(phone.entries).decisions;
		expect(decision?.note).toBe('Beides');
		expect(new Set(decision?.entries)).toEqual(new Set(written));
		// Somebody else who takes both at the same time wrote the same.
		const other = new Phone(8, 1_700_000_500_500);
		other.take(merged(a, b));
		takeBothAt(other);
		expect(told(merged(phone, other))).toEqual([]);
		expect(setUpIn(merged(phone, other))).toMatchObject({ fee: 1000, referee: { name: 'Herr Huber' } });
		for (const id of decision?.entries ?? []) takeBack(phone, id);
		expect(offered(phone)).toBe('Schiedsrichter Herr Huber, Startgeld 10,00 €');
	});

	it('one takes both and the other chooses the version that this voids: that is asked again, and each answer holds', () => {
		const [a, b] = organizers();
		change(a, SET_UP, { fee: 1000 });
		change(b, SET_UP, { referee: { name: 'Herr Huber' } });
		const [one, other] = [new Phone(8, 1_700_000_500_000), new Phone(9, 1_700_000_500_500)];
		for (const phone of [one, other]) phone.take(merged(a, b));
		takeBothAt(one);
		const [clash] = clashesOf(other.entries);
		if (!clash) throw new Error('no clash');
		for (const { kind, ...fields } of decide(clash, 1, 'Nur das Startgeld')) other.write(kind, fields);
		const both = merged(one, other);
		expect(clashesOf(both)).toHaveLength(1);
		expect(setUpIn(decided(both, 0))).toMatchObject({ referee: { name: 'Herr Huber' } });
		expect(setUpIn(decided(both, 0))).not.toHaveProperty('fee');
		expect(setUpIn(decided(both, 1))).toMatchObject({ fee: 1000 });
		expect(setUpIn(decided(both, 1))).not.toHaveProperty('referee');
	});

	it.each<readonly [string, Fields, Fields]>([
		['the same part', { fee: 1000 }, { fee: 2000, referee: { name: 'Herr Huber' } }],
		['numbers here and a plan there', { numbers: { anna: 1 } }, { plan: [[[1, 2, 3, 4]]] }]
	])('change %s: only one can be taken', (_name, mine, theirs) => {
		const [a, b] = organizers();
		change(a, SET_UP, mine);
		change(b, SET_UP, theirs);
		const phone = new Phone(9, 1_700_000_500_000);
		phone.take(merged(a, b));
		expect(clashesOf(phone.entries)).toHaveLength(1);
		expect(offered(phone)).toBeNull();
	});

	it('set the same fee: nothing is to be asked', () => {
		const [a, b] = organizers();
		for (const phone of [a, b]) change(phone, SET_UP, { fee: 1000 });
		expect(told(merged(a, b))).toEqual([]);
		expect(setUpIn(merged(a, b))).toMatchObject({ fee: 1000 });
	});

	it('one takes back the referee whom the other’s set-up holds: that is asked', () => {
		const first = new Phone(3, 1_700_000_050_000);
		first.take(START);
		const named = change(first, SET_UP, { referee: { name: 'Herr Huber' } });
		const [a, b] = organizers(first.entries);
		takeBack(a, named);
		change(b, SET_UP, { fee: 1000 });
		expect(told(merged(a, b))).toEqual([
			'Angaben der Meisterschaft: auf zwei Handys verschieden geändert: Schiedsrichter Herr Huber, Startgeld 10,00 € | kein Schiedsrichter, kein Startgeld'
		]);
	});

	it('one takes back a substitute for whom the other enters one: he is named before the prize-giving', () => {
		const first = new Phone(3, 1_700_000_050_000);
		first.take(START);
		const emil = first.write('substitute', { out: 'anna', in: 'emil' });
		const [a, b] = organizers(first.entries);
		takeBack(a, emil.id);
		b.write('substitute', { out: 'emil', in: 'fritz' });
		expect(undone(b.entries)).not.toContain('Ersatz ohne Wirkung: fritz für emil');
		expect(undone(merged(a, b))).toContain('Ersatz ohne Wirkung: fritz für emil');
	});

	it('one takes back a leaver, and the other’s plan for the next leaver leaves him out: he is named', () => {
		const first = new Phone(3, 1_700_000_050_000);
		first.take(START);
		const carl = first.write('leave', { member: 'carl', from: 2, plan: [[[1, 2, 4]]] });
		const [a, b] = organizers(first.entries);
		takeBack(a, carl.id);
		b.write('leave', { member: 'dora', from: 2, plan: [[[1, 2]]] });
		const unseated = 'carl hat ab dem 2. Durchgang keinen Tisch';
		expect(undone(b.entries)).not.toContain(unseated);
		expect(undone(merged(a, b))).toContain(unseated);
	});
});

const step = fc.record({
	phone: fc.nat(2),
	what: fc.constantFrom('decide', 'fee', 'take back', 'take back', 'take in') as fc.Arbitrary<string>,
	place: fc.constantFrom(COMPLAINT, SET_UP),
	n: fc.nat(3)
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What three organizers have after deciding, changing, taking back, and taking in from each other. */
function worked(steps: readonly Step[], inTurn: boolean): readonly Phone[] {
	const all = [1, 2, 3].map((n) => new Phone(n, 1_700_000_100_000 - n * 100));
	for (const phone of all) phone.take(START);
	let pen = all[0] as Phone;
	for (const { phone, what, place, n } of steps) {
		const mine = all[phone] as Phone;
		if (inTurn) mine.take(pen.entries);
		pen = mine;
		if (what === 'take in') mine.take((all[n % 3] as Phone).entries);
		else if (what === 'fee') change(mine, SET_UP, { fee: 100 * (n + 1) });
		else if (what === 'decide' && at(mine, COMPLAINT))
			change(mine, COMPLAINT, { decided: [{ by: 'referee', text: `So ${n}` }] });
		else if (what === 'take back') {
			const found = at(mine, place);
			// The set-up itself is not taken back: then there is no championship.
			if (found && found.id !== SET_UP) takeBack(mine, found.id);
		}
	}
	return all;
}
const steps = fc.array(step, { maxLength: 16 });

describe('laws of two organizers', () => {
	it('what is brought together says the same in whatever order', () => {
		fc.assert(
			fc.property(steps, fc.infiniteStream(fc.nat(1000)), (done, chance) => {
				const all = worked(done, false).flatMap(({ entries }) => entries);
				const other = [...all]
					.map((one) => [chance.next().value as number, one] as const)
					.sort(([x], [y]) => x - y)
					.map(([, one]) => one);
				expect([told(other), setUpIn(other)]).toEqual([told(all), setUpIn(all)]);
			}),
			{ numRuns: 60 }
		);
	});

	it('what was written in turn is nowhere to be asked', () => {
		fc.assert(
			fc.property(steps, (done) => {
				expect(told(merged(...worked(done, true)))).toEqual([]);
			}),
			{ numRuns: 100 }
		);
	});

	it('after each was decided nothing is open, whatever was chosen', () => {
		fc.assert(
			fc.property(steps, fc.nat(2), (done, chosen) => {
				expect(told(decided(merged(...worked(done, false)), chosen))).toEqual([]);
			}),
			{ numRuns: 100 }
		);
	});
});
