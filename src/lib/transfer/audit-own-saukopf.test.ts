import { describe, expect, it } from 'vitest';
import {
	entry,
	EVENING,
	fileText,
	FOUR,
	game,
	members,
	opening,
	type Fields
} from '../../../tests/support/entries.ts';
import { auditOf, type Audit } from './audit.ts';
import { readClubFile } from './club-file.ts';
import { fileSentence } from './refusal-text.ts';

// Evenings by a book that a club made of Saukopf, worked out by hand from "Kopfgeld berechnen" and "Grobschlächterstrafpunkte".

const book = (id: string, rulebook: string, base: string, changes: Fields) =>
	entry(id, 'rulebook', { rulebook, base, name: 'Krone', changes });
const BOOK = book('05', 'krone', 'saukopf', {
	kopfgeld: { sieg: { value: 3 } },
	penalties: { haxnspalter: { value: 5 } },
	contracts: { zucht: { word: 'Solo' } }
});
const NEXT = book('06', 'krone-2', 'krone', { kopfgeld: { sieg: { value: 4 } } });
const lost = {
	contract: 'zucht',
	suit: 'laub',
	declarer: 'anna',
	bid: 61,
	won: false,
	stellung: 'aufschlag'
};

const read = (...entries: readonly object[]) => readClubFile(fileText([...members(...FOUR), ...entries]));

function audited(...entries: readonly object[]): Audit {
	const file = read(...entries);
	if (!file.ok) throw new Error(JSON.stringify(file.error));
	return auditOf(file.value.entries);
}

const pointsBy = (rulebook: string, ...books: readonly object[]) =>
	audited(...books, opening('10', { rulebook, rate: 10 }), game('11', lost)).evenings[EVENING]?.games[0];

describe('an evening by a club’s own book of Saukopf', () => {
	it('is priced by it: Sieg 3 from each, and the Haxnspalter of 5 from the declarer', () => {
		const priced = pointsBy('krone', BOOK);
		expect(priced?.points).toEqual({ anna: -24, ben: 8, carl: 8, dora: 8 });
		expect(priced?.payoff).toEqual({ anna: -240, ben: 80, carl: 80, dora: 80 });
	});

	it('keeps its edition when there is a next one; that one stands on it', () => {
		expect(pointsBy('krone', BOOK, NEXT)?.points).toEqual({ anna: -24, ben: 8, carl: 8, dora: 8 });
		expect(pointsBy('krone-2', BOOK, NEXT)?.points).toEqual({ anna: -27, ben: 9, carl: 9, dora: 9 });
	});

	it('is as before by the source’s book: Sieg 2 and Haxnspalter 3', () => {
		expect(pointsBy('saukopf', BOOK)?.points).toEqual({ anna: -15, ben: 5, carl: 5, dora: 5 });
	});

	it.each([
		[{ kopfgeld: { sieg: { value: -1 } } }, 'changes.kopfgeld.sieg.value', '0 bis 100'],
		[{ kopfgeld: { solo: { value: 3 } } }, 'changes.kopfgeld.solo', 'dieses Feld kennt ein Regelbuch nicht'],
		[{ contracts: { sauerei: null } }, 'changes.contracts.sauerei', 'Felder']
	])('is refused as a file with %j, and says where', (changes, path, says) => {
		const file = read(book('05', 'krone', 'saukopf', changes));
		const [fault] = file.ok ? [] : file.error;
		expect(fault).toMatchObject({ entry: '05', path });
		expect(fault && fileSentence(fault.refusal)).toContain(says);
	});

	it('takes no id of another book, and none with a base that is not there', () => {
		const firstOf = (...entries: readonly object[]) => {
			const file = read(...entries);
			return file.ok ? null : file.error[0]?.path;
		};
		expect(firstOf(book('05', 'saukopf', 'saukopf', {}))).toBe('rulebook');
		expect(firstOf(book('05', 'krone', 'nirgends', {}))).toBe('base');
	});
});
