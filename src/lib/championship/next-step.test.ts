import { describe, expect, it } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import type { BoardTable, TableStand } from './board-table.ts';
import type { Undone } from './left-to-do.ts';
import { dayText, leadOf, partieTold, undrawnTables, wrongStepText, type DayNow } from './next-step.ts';

const table = (stand: TableStand, number = 1, drawn = true, played = 0) => {
	const list = stand === 'notBegun' ? null : { evening: { closed: false } };
	const state = stand === 'tooMany' ? 'tooMany' : 'running';
	const progress = { list, state, partie: 1, table: number, misseated: null, played, due: 40 };
	return { stand, drawn, members: ['a', 'b', 'c', 'd'], progress } as unknown as BoardTable & {
		readonly drawn: boolean;
		readonly members: readonly MemberId[] | null;
	};
};
const undrawn = (number: number) => table('notBegun', number, false);
type Table = ReturnType<typeof table>;

/** The day at its first Partie, or whatever is said of it; what is left are its tables, and what else is said. */
function at(round: readonly Table[], day: Partial<DayNow> = {}, more: readonly Undone[] = []): DayNow {
	const rounds = day.rounds ?? [round, [undrawn(1), undrawn(2)]];
	const tables = (rounds as readonly (readonly Table[])[]).flat();
	const left = tables.filter(({ stand }) => stand !== 'confirmed' && stand !== 'invalid');
	const undone = [...left.map((one) => ({ what: 'table', table: one }) as const), ...more];
	return {
		...{ system: 'zockmeisterschaft', year: 2026, undrawn: false, rounds, partie: 1, own: null, clashes: 0 },
		...{ undone, first: ['hias' as MemberId], joined: false, ...day }
	};
}
const nameOf = (member: MemberId): string => member.charAt(0).toUpperCase() + member.slice(1);
const told = (day: DayNow): string => `${dayText(day, nameOf)} · ${leadOf(day)}`;

const DONE = [table('confirmed', 1), table('confirmed', 2)];
const PLAYED = { rounds: [DONE, DONE], partie: null };
const LEVEL = { what: 'level', players: ['hias', 'erna'] as MemberId[], place: 1 } as const;

describe('the day of a championship, and the one thing that comes next', () => {
	it('begins with the draw of the numbers, then of the seats', () => {
		expect(told(at([undrawn(1), undrawn(2)], { undrawn: true }))).toBe(
			'Die Nummern sind noch nicht ausgelost · draw'
		);
		expect(told(at([undrawn(1), undrawn(2)]))).toBe('Die 1. Partie kann beginnen · seats');
		const tournament = at([undrawn(1), undrawn(2)], { system: 'schafkopfschule' });
		expect(told(tournament)).toBe('Der 1. Durchgang kann beginnen · invite');
	});

	it('brings phones to the tables once everybody knows where to sit: by file until one of them has begun', () => {
		const drawn = [table('notBegun', 1), table('notBegun', 2)];
		expect(told(at(drawn))).toBe('Die 1. Partie kann beginnen · invite');
		expect(leadOf(at(drawn, { joined: true }))).toBe('invite');
		expect(leadOf(at([table('running', 1), table('notBegun', 2)]))).toBe('files');
		// A relay says that nobody is at the other table yet.
		const joined = true;
		expect(leadOf(at([table('running', 1), table('notBegun', 2)], { joined }))).toBe('invite');
		expect(leadOf(at([table('running', 1), table('running', 2)], { joined }))).toBeNull();
		const own = table('confirmed', 1);
		expect(leadOf(at([own, table('notBegun', 2)], { joined, own }))).toBe('invite');
		expect(leadOf(at(drawn, { own: drawn[0] ?? null }))).toBe('own');
		// By file each Partie has to be handed on; phones that a relay joins are there from the first one.
		const rounds = [DONE, drawn];
		expect(leadOf(at([], { rounds, partie: 2 }))).toBe('invite');
		expect(leadOf(at([], { rounds, partie: 2, joined: true }))).toBeNull();
	});

	it('brings nobody to a table while numbers are missing there, nor where no Partie is played', () => {
		const drawn = table('notBegun', 1);
		expect(leadOf(at([drawn, { ...undrawn(2), members: null }]))).toBe('files');
		expect(leadOf(at([{ ...undrawn(1), members: null }]))).toBe('files');
		expect(leadOf(at([drawn], { partie: null }))).toBe('files');
		expect(leadOf(at([drawn, { ...undrawn(2), members: null }], { joined: true }))).toBeNull();
	});

	it('draws the seats of a single table, too: by relay also beside one that plays', () => {
		const drawn = table('notBegun', 1);
		expect(told(at([undrawn(1)]))).toBe('Die 1. Partie kann beginnen · seats');
		expect(leadOf(at([drawn, undrawn(2)]))).toBe('seats');
		expect(leadOf(at([drawn, undrawn(2)], { joined: true }))).toBe('seats');
		expect(leadOf(at([table('running', 1), undrawn(2)], { joined: true }))).toBe('seats');
		// By file its own phone may have done so by now, and its list be written.
		expect(leadOf(at([table('running', 1), undrawn(2), undrawn(3)]))).toBe('files');
	});

	it('speaks of the Partie before, and asks for its files, where a phone is on ahead of a table whose list it has not read', () => {
		const drawn = [table('notBegun', 1), table('notBegun', 2)];
		const rounds = [[table('confirmed', 1), table('notBegun', 2)], drawn];
		const ahead = at([], { rounds, partie: 2, system: 'schafkopfschule' });
		expect([told(ahead), partieTold(ahead)]).toEqual(['Von Tisch 2 fehlt noch die Liste · files', 1]);
		expect(leadOf(at([], { rounds, partie: 2 }))).toBe('files');
		// A relay says that nobody is there yet.
		expect(leadOf(at([], { rounds, partie: 2, joined: true }))).toBe('invite');
		// Not before what is to be done at its own table.
		const own = at([], { rounds, partie: 2, own: drawn[0] ?? null });
		expect([told(own), partieTold(own)]).toEqual(['Die 2. Partie kann beginnen · own', 2]);
		expect(told(at([], { rounds: [DONE, drawn], partie: 2, system: 'schafkopfschule' }))).toBe(
			'Der 1. Durchgang ist fertig, der 2. kann beginnen · invite'
		);
	});

	it('says who of the own table still plays the Partie before', () => {
		const sit = (one: Table, ...members: readonly string[]): Table => ({
			...one,
			members: members as readonly MemberId[]
		});
		const [own, other] = [sit(table('notBegun', 1), 'anna', 'emil'), sit(undrawn(2), 'ben', 'fritz')];
		const ahead = (...before: readonly Table[]): string =>
			told(at([], { rounds: [before, [own, other]], partie: 2, own, joined: true }));
		const [first, second] = [
			sit(table('confirmed', 1), 'anna', 'ben'),
			sit(table('running', 2), 'emil', 'fritz')
		];
		expect(ahead(first, second)).toBe('Emil spielt noch die 1. Partie · own');
		expect(ahead(sit(table('running', 1), 'anna', 'ben'), second)).toBe(
			'Anna und Emil spielen noch die 1. Partie · own'
		);
		// Whoever has only to confirm can sit down, and so can a table of which all are free.
		const open = sit(table('unconfirmed', 2), 'emil', 'fritz');
		expect(ahead(first, open)).toBe('Die 2. Partie kann beginnen · own');
		expect(ahead(first, sit(table('running', 2), 'fritz', 'gusti'))).toBe(
			'Die 2. Partie kann beginnen · own'
		);
		const tournament = {
			system: 'schafkopfschule',
			rounds: [
				[first, second],
				[own, other]
			]
		} as const;
		expect(told(at([], { ...tournament, partie: 2, own }))).toBe('Emil spielt noch den 1. Durchgang · own');
	});

	it('tells how far the tables are while they play, and brings them together by file', () => {
		expect(told(at([table('running', 1, true, 22), table('unconfirmed', 2)]))).toBe(
			'Tisch 1 spielt noch, 22 von 40; Tisch 2 muss noch bestätigen · files'
		);
		expect(told(at([table('running', 1, true, 22), table('running', 2, true, 7)]))).toBe(
			'Tisch 1 und 2 spielen noch, zusammen 29 von 80 · files'
		);
	});

	it('waits where a relay brings the lists, and reminds when only confirmations are missing', () => {
		const joined = true;
		expect(leadOf(at([table('running'), table('unconfirmed', 2)], { joined }))).toBeNull();
		expect(told(at([table('confirmed'), table('unconfirmed', 2)], { joined }))).toBe(
			'Tisch 2 muss noch bestätigen · remind'
		);
		// Where there is no table, nobody has to confirm.
		expect(leadOf(at([], { joined }))).toBeNull();
		expect(leadOf(at([], { joined, partie: null }))).toBeNull();
	});

	it('goes on to the next Partie', () => {
		const rounds = [DONE, [undrawn(1), undrawn(2)]];
		expect(told(at([], { rounds, partie: 2 }))).toBe(
			'Die 1. Partie ist fertig, die 2. kann beginnen · seats'
		);
	});

	it('is the device’s own table as long as something is to be done there', () => {
		for (const stand of ['notBegun', 'running', 'tooMany', 'unconfirmed'] as const) {
			const own = table(stand, 1, stand !== 'notBegun');
			expect(leadOf(at([own, undrawn(2), undrawn(3)], { own }))).toBe('own');
			expect(leadOf(at([own, undrawn(2), undrawn(3)], { own, clashes: 1 }))).toBe('own');
		}
		const own = table('confirmed');
		expect(leadOf(at([own, undrawn(2), undrawn(3)], { own }))).toBe('files');
	});

	it('is what is wrong: a game too many, and whatever else is left beside what still plays', () => {
		expect(told(at([table('tooMany', 1, true, 41), undrawn(2), undrawn(3)]))).toBe(
			'Tisch 1, 1. Partie: 1 Spiel zu viel: 41 statt 40 Spiele · wrong'
		);
		const beside = { what: 'beside', lists: 1 } as const;
		expect(told(at([table('running')], {}, [beside]))).toBe(
			'1 Liste gehört zu keinem Tisch des Sitzplans · wrong'
		);
		expect(told(at([], PLAYED, [LEVEL]))).toBe(
			'Hias und Erna sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden · wrong'
		);
	});

	it('asks for a decision where somebody has to decide, and to put right what is wrong', () => {
		expect(wrongStepText(LEVEL)).toBe('Entscheiden');
		expect(wrongStepText({ what: 'approvals', games: 1 })).toBe('Entscheiden');
		expect(wrongStepText({ what: 'complaints', complaints: 1 })).toBe('Entscheiden');
		expect(wrongStepText({ what: 'beside', lists: 1 })).toBe('Richtigstellen');
	});

	it('is nothing where two versions have to be decided between', () => {
		const own = table('twice');
		expect(told(at([own, table('running', 2)], { own, clashes: 1 }))).toBe(
			'Tisch 1 ist zweimal geschrieben; Tisch 2 spielt noch, 0 von 40 · null'
		);
		expect(told(at([], { ...PLAYED, clashes: 1 }, [{ what: 'clashes', clashes: 1 }]))).toBe(
			'1 Widerspruch zwischen zwei Handys ist noch nicht entschieden · null'
		);
	});

	it('ends with the king', () => {
		expect(told(at([], PLAYED))).toBe('Zock-König 2026: Hias · king');
		const first = ['hias', 'erna'] as MemberId[];
		expect(told(at([], { ...PLAYED, first }))).toBe('Zock-König 2026: Hias und Erna · king');
	});

	it('finds the tables whose seats can be drawn at once', () => {
		const round = [undrawn(1), table('running', 2), undrawn(3)];
		expect(undrawnTables(round, 'zockmeisterschaft')).toHaveLength(2);
		expect(leadOf(at([undrawn(1), table('running', 2)]))).toBe('files');
	});
});
