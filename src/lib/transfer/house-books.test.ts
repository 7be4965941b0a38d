import { describe, expect, it } from 'vitest';
import { entry, EVENING, fileText, FOUR, game, members, opening } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { auditOf } from './audit.ts';
import { readClubFile } from './club-file.ts';
import { faultTexts } from './fault-text.ts';

const haus = (changes: unknown, fields: object = {}): AnyEntry =>
	entry('05', 'rulebook', { rulebook: 'haus', base: 'allgaeu', name: 'Haus', changes, ...fields });
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, schneider: true };

function read(...entries: readonly AnyEntry[]) {
	const file = readClubFile(fileText([...members(...FOUR), ...entries]));
	if (!file.ok) return file.error.map(({ entry, path }) => `${entry} ${path}`);
	const evening = auditOf(file.value.entries).evenings[EVENING];
	return (evening && 'games' in evening ? evening.games : []).map(({ price }) => price);
}

describe('an evening by a house book', () => {
	it('is audited by it, and stays as it was when the club makes a new edition', () => {
		const book = haus({ schneider: { value: 10 } });
		const evening = opening('10', { rulebook: 'haus' });
		const later = entry('30', 'rulebook', {
			rulebook: 'haus-2',
			base: 'haus',
			name: 'Haus',
			changes: { schneider: { value: 40 } }
		});
		// 10 + 10
		expect(read(book, evening, game('20', ruf))).toEqual([20]);
		expect(read(book, evening, game('20', ruf), later)).toEqual([20]);
	});

	it('takes fields that house books alone know', () => {
		const book = haus({ mungo: { pays: 'most', jungfrau: { value: 2 } } });
		const ramsch = { contract: 'mungo', losers: ['dora'], jungfrau: ['anna'] };
		expect(read(book, opening('10', { rulebook: 'haus' }), game('20', ramsch))).toEqual([20]);
		expect(read(opening('10'), game('20', ramsch))).toEqual(['20 game.losers']);
	});
});

describe('a house book is a fault of its entry', () => {
	it.each<[string, AnyEntry, readonly string[]]>([
		['that stands on nothing', haus({}, { base: 'nirgends' }), ['05 base']],
		['that takes the id of one of ours', haus({}, { rulebook: 'weitnau' }), ['05 rulebook']],
		['with a price of half a cent', haus({ schneider: { value: 2.5 } }), ['05 changes.schneider.value']],
		['without a name', haus({}, { name: '' }), ['05 name']],
		['with a key no book has', haus({ schneidr: {} }), ['05 changes.schneidr']],
		['that lists what is no contract', haus({ order: ['solo', 'wens'] }), ['05 changes.order.1']],
		[
			'whose round lists what is no contract',
			haus({ rounds: { mungorunde: { contracts: ['mungo', 5] } } }),
			['05 changes.rounds.mungorunde.contracts.1']
		],
		[
			'that is impossible',
			haus({ contracts: { wenz: { laufende: { from: { value: 5 } } } } }),
			['05 changes.contracts.wenz.laufende.from.value']
		]
	])('%s', (_, book, faults) => {
		expect(read(book)).toEqual(faults);
	});

	it.each([
		[{ augen: null }, 'augen'],
		[{ contracts: null }, 'contracts'],
		[{ words: null }, 'words'],
		[{ words: { contracts: null } }, 'words.contracts'],
		[{ schuss: null }, 'schuss'],
		[{ schuss: { names: 5 } }, 'schuss.names'],
		[{ contracts: { rufspiel: { sides: 'mungo' } } }, 'contracts.rufspiel.sides']
	])('%j, and no game is checked by it', (changes, path) => {
		const counted = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 70 };
		const evening = opening('10', { rulebook: 'haus' });
		const onIt = entry('06', 'rulebook', { rulebook: 'haus-2', base: 'haus', name: 'Haus', changes: {} });
		const faults = [`05 changes.${path}`, `06 changes.${path}`];
		expect(read(haus(changes), onIt, evening, game('20', counted))).toEqual(faults);
		expect(read(haus(changes), onIt, opening('10', { rulebook: 'haus-2' }), game('20', ruf))).toEqual(faults);
	});
});

/** What a screen says of a file with this book. */
function told(book: AnyEntry): readonly string[] {
	const text = fileText([...members(...FOUR), book]);
	const file = readClubFile(text);
	return file.ok ? [] : faultTexts(file.error, text);
}

describe('a house book that is refused', () => {
	it.each<[unknown, string]>([
		[
			{ schneider: { value: 2.5 } },
			'Regelbuch „Haus“, Schneider: hier steht eine ganze Zahl von 0 bis 10000.'
		],
		[{ contracts: { solo: { place: 'manchmal' } } }, 'Regelbuch „Haus“, Solo: das gibt es hier nicht.'],
		[
			{ contracts: { solo: { schuss: 'ja' } } },
			'Regelbuch „Haus“, Solo, Verdoppeln: hier steht ja oder nein.'
		],
		[{ order: ['solo', 'wens'] }, 'Regelbuch „Haus“, Reihenfolge der Spiele: das gibt es hier nicht.'],
		[
			{ words: { contracts: { eigen1: 5 } } },
			'Regelbuch „Haus“, Wörter, Eigenes Spiel 1: hier steht ein Text von 1 bis 80 Zeichen.'
		]
	])('is told in words of the table, not of the file: %j', (changes, sentence) => {
		expect(told(haus(changes))).toEqual([sentence]);
	});
});
