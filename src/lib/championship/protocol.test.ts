import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { entry, game, strike, tonight } from '../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from './from-log.ts';
import { clashesIn } from './merging/clashes.ts';
import { protocolOf, type ProtocolLine } from './protocol.ts';

const START = partie('zockmeisterschaft');
const approval = (id: string, fields = {}): AnyEntry =>
	ruled(id, 'approval', { game: '3', approved: true, ...fields });

function protocol(entries: readonly AnyEntry[]): readonly ProtocolLine[] {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	return protocolOf(
		log,
		CHAMPIONSHIP,
		clashesIn(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded)
	);
}
const linesOf = (...entries: readonly AnyEntry[]): readonly string[] =>
	protocol([...START, ...entries]).map(({ id, counts, said }) => `${id} ${said.what}${counts ? '' : ' –'}`);

describe('the protocol of a championship', () => {
	it('names rulings, the newest first, and those that were taken back', () => {
		expect(linesOf(approval('4'), approval('5'), strike('6', '4'))).toEqual(['5 ruling', '4 ruling –']);
	});

	it('names a corrected ruling once, by its last version', () => {
		expect(linesOf(approval('4'), approval('5', { approved: false, replaces: '4' }))).toEqual(['5 ruling']);
	});

	it('names lots and repeated draws, but no first ones', () => {
		const seats = { what: 'seats', partie: 1, table: 1, result: ['anna', 'ben', 'carl', 'dora'] };
		expect(
			linesOf(
				ruled('3', 'draw', { what: 'numbers', result: ['anna', 'ben', 'carl', 'dora'] }),
				ruled('4', 'draw', seats),
				ruled('5', 'draw', { ...seats, again: 'Ein Zettel fehlte.' }),
				ruled('6', 'draw', { what: 'lots', result: ['anna', 'ben'] })
			)
		).toEqual(['6 ruling', '5 ruling']);
	});

	it('names a change after confirmation, of this championship alone', () => {
		expect(
			linesOf(
				partieEvening('3 other', 'zockmeisterschaft', { evening: 'fremd', championship: 'andere' }),
				tonight('4', 'tick', { remark: 'Spiel 3 vergessen' }),
				entry('5', 'tick', { evening: 'fremd', remark: 'x' }),
				ruled('6', 'approval', { championship: 'andere', game: '3', approved: true })
			)
		).toEqual(['4 tick']);
	});

	it('names a decision between two lists once, with the tick that it wrote, and what was taken back of it', () => {
		const solo = { contract: 'solo', declarer: 'anna', won: true };
		const two = [
			partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' }),
			game('3', solo),
			entry('4', 'game', { evening: 'zweite', game: solo })
		];
		const note = 'Es gilt die erste Liste.';
		const decided = [
			...two,
			entry('5', 'void', { target: '2 evening again', note }),
			tonight('6', 'tick', { remark: note })
		];
		expect(linesOf(...decided)).toEqual(['5 decision']);
		expect(linesOf(...decided, strike('7', '5'))).toEqual(['5 decision –']);
	});
});
