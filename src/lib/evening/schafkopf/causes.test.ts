import { expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { EVENING, game, opening, strike, tonight } from '../../../../tests/support/entries.ts';
import type { EveningState } from '../state.ts';
import { causeOf, causeOfVote, causeText } from './causes.ts';
import { foldEvening } from './fold.ts';
import { waitingText } from './round-text.ts';

function fold(...entries: readonly AnyEntry[]): EveningState {
	const state = foldEvening(standing([opening('1'), ...entries]), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', deckel: ['anna'] };
const schwarz = { ...ruf, won: true, schneider: true, schwarz: true };
const vote = (id: string): AnyEntry =>
	tonight(id, 'round', { round: 'bockrunde', vote: { mungorunde: 1, bockrunde: 3 } });
const askedAfter = (...entries: readonly AnyEntry[]): string => {
	const cause = causeOfVote(fold(...entries));
	return cause ? causeText(cause) : '';
};

it('names the game behind the oldest open vote (allgaeu §5.2)', () => {
	// The first such game opens a Mungorunde at once, the second and the third ask the table.
	const three = [
		game('2', schwarz),
		game('3', { ...ruf, won: true }),
		game('4', schwarz),
		game('5', schwarz)
	];
	expect(askedAfter(...three.slice(0, 2))).toBe('');
	expect(askedAfter(...three)).toBe('nach Spiel 3: alle Stiche');
	expect(askedAfter(...three, vote('6'))).toBe('nach Spiel 4: alle Stiche');
	expect(askedAfter(...three, vote('6'), vote('7'))).toBe('');
	// Without the second game, which only counted, the next has its number.
	expect(askedAfter(...three, strike('8', '3'))).toBe('nach Spiel 2: alle Stiche');
});

it('names what in a game opened its round (allgaeu §5.1, §5.2)', () => {
	const causes = (augen: number): readonly string[] =>
		fold(game('2', { ...ruf, augen })).rows.flatMap((row) =>
			row.type === 'game' ? row.opens.map((opened) => causeText(causeOf(fold().book, row, opened))) : []
		);
	expect(causes(60)).toEqual(['nach Spiel 1: 60 : 60']);
	expect(causes(90)).toEqual(['nach Spiel 1: 30 : 90']);
	expect(causes(30)).toEqual(['nach Spiel 1: 30 : 90']);
	expect(causes(61)).toEqual([]);
});

it('counts the same rounds in a row that wait instead of repeating their word', () => {
	const asked = (...rounds: readonly string[]): string => {
		const { book, rounds: queue } = fold(
			...rounds.map((round, i) => tonight(String(i + 2), 'round', { round }))
		);
		return waitingText(book, queue);
	};
	// The first begins at once.
	expect(asked('bockrunde')).toBe('');
	expect(asked('bockrunde', 'mungorunde', 'mungorunde')).toBe('2 × Mungorunde');
	expect(asked('bockrunde', 'mungorunde', 'bockrunde', 'mungorunde')).toBe(
		'Mungorunde, Bockrunde, Mungorunde'
	);
});

it.each([
	['wenz', 'Ohne Deckel gibt es keinen Wenz, nur als Tout.'],
	['bettel', 'Ohne Deckel gibt es keinen Bettel.'],
	['solo', 'Ohne Deckel gibt es kein Solo, nur als Tout.'],
	['rufspiel', 'Ohne Deckel gibt es kein Rufspiel.']
])('says of a %s without a Deckel with the right article (allgaeu §4.4)', (contract, text) => {
	const partner = contract === 'rufspiel' ? { partner: 'ben' } : {};
	const { warnings } = fold(game('2', { contract, declarer: 'anna', ...partner, won: true }));
	expect(warnings.map((warning) => warning.text)).toEqual([text]);
});

it('says of a Mungo in a Stöcklesrunde whose it is has to be told, not that it was spent (allgaeu §5.4)', () => {
	const mungo = { contract: 'mungo', losers: ['anna', 'ben'] };
	const said = (fields: object): readonly string[] =>
		fold(tonight('2', 'round', { round: 'stoecklesrunde' }), game('3', { ...mungo, ...fields })).warnings.map(
			({ text }) => text
		);
	expect(said({})).toEqual(['Es fehlt, wessen Stöckle das ist.']);
	expect(said({ declarer: 'carl' })).toEqual([]);
});
