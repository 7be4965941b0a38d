import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { EVENING, type Fields, game, opening, strike, tonight } from '../../../../tests/support/entries.ts';
import type { EveningState } from '../state.ts';
import { foldEvening } from './fold.ts';
import { reminders } from './reminders.ts';
import { remindedOf } from './reminders-text.ts';
import { excludedBy } from './rounds.ts';

function stateOf(head: Fields, ...entries: readonly AnyEntry[]): EveningState {
	const state = foldEvening(standing([opening('1', head), ...entries]), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

function asked(head: Fields, ...entries: readonly AnyEntry[]): readonly string[] {
	const state = stateOf(head, ...entries);
	return reminders(state).map((reminder) => {
		const { text, action } = remindedOf(state.book, reminder);
		return `${text} [${action}]`;
	});
}

const book = (rulebook: string, more: Fields = {}): Fields => ({ rulebook, ...more });
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };
const played = (id: string, fields: Fields = {}): AnyEntry =>
	game(id, { ...ruf, deckel: ['anna'], ...fields });
const schwarz = { schneider: true, schwarz: true };
const round = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
	tonight(id, 'round', { round: kind, ...fields });
const LAST = 'Abschlussrunde: noch nicht gespielt. [Abschlussrunde ausmachen]';

describe('allgaeu', () => {
	it('the Abschlussrunde, until it is agreed on, and not after it (§5.7)', () => {
		expect(asked({})).toEqual([]);
		expect(asked({}, played('2'))).toEqual([LAST]);
		const agreed = [played('2'), tonight('3', 'announced', { round: 'abschlussrunde' })];
		expect(asked({}, ...agreed)).toEqual([
			'Abschlussrunde: ausgemacht, noch nicht gespielt. [Weiterspielen]'
		]);
		const begun = [...agreed, played('4'), round('5', 'abschlussrunde', { dealer: 'anna' })];
		expect(asked({}, ...begun)).toEqual(['Abschlussrunde: läuft noch. [Weiterspielen]']);
		// A game more than players.
		expect(asked({}, ...begun, ...['6', '7', '8', '9', '91'].map((id) => played(id)))).toEqual([]);
		expect(asked({}, ...begun, strike('6', '5'), strike('7', '3'))).toEqual([LAST]);
	});

	it('a Stock that a Gardareizrunde has not won, unless it runs or waits (§5.3, §8.1)', () => {
		const fined = [played('2'), tonight('3', 'incident', { incident: 'vergeben', player: 'anna' })];
		expect(asked({}, ...fined)).toEqual(['Im Stock liegen noch 0,50 €. [Gardareizrunde spielen]', LAST]);
		expect(asked({}, ...fined, round('4', 'gardareizrunde'))).toEqual([
			'Gardareizrunde: läuft noch. [Weiterspielen]',
			LAST
		]);
		// A Herz-Solo won at its bid takes the Stock.
		const won = game('5', { contract: 'solo', suit: 'herz', declarer: 'anna', augen: 70, bid: 62 });
		expect(asked({}, ...fined, round('4', 'gardareizrunde'), won)).toEqual([LAST]);
	});

	it('an open vote, and rounds that run and wait (§5.2)', () => {
		const two = [
			played('2', schwarz),
			game('3', { contract: 'solo', declarer: 'anna', won: true, ...schwarz })
		];
		expect(asked({}, ...two)).toEqual([
			'Über die nächste Runde ist noch nicht abgestimmt. [Abstimmen]',
			'Mungorunde: läuft noch. [Weiterspielen]',
			LAST
		]);
		expect(asked({}, ...two, round('4', 'bockrunde'))[1]).toBe(
			'Mungorunde: läuft noch, danach noch 1 Runde. [Weiterspielen]'
		);
	});

	it('nothing at a Meisterschaft, which has no special rounds (§11.4), nor after the close', () => {
		const fined = tonight('3', 'incident', { incident: 'vergeben', player: 'anna' });
		expect(asked({ occasion: 'meisterschaft' }, played('2'), fined)).toEqual([]);
		expect(asked({}, played('2'), fined, tonight('4', 'close'))).toEqual([]);
	});
});

it('weitnau: a Mungorunde to end with, only if there was none, and only once (§4.7)', () => {
	const head = book('weitnau');
	const text = 'Mungorunde: heute noch keine. Abschlussrunde? [Abschlussrunde spielen]';
	expect(asked(head, played('2'))).toEqual([text]);
	// Every trick opened one (§4.1): four Mungos, and it was played.
	const mungo = (id: string): AnyEntry => game(id, { contract: 'mungo', losers: ['anna', 'ben'] });
	expect(asked(head, played('2', schwarz))).toEqual(['Mungorunde: läuft noch. [Weiterspielen]']);
	expect(asked(head, played('2', schwarz), ...['3', '4', '5', '6'].map(mungo))).toEqual([]);
	expect(asked(head, played('2'), round('3', 'abschlussrunde'))).toEqual([
		'Abschlussrunde: läuft noch. [Weiterspielen]'
	]);
	expect(asked(head, played('2'), round('3', 'abschlussrunde'), ...['4', '5', '6', '7'].map(mungo))).toEqual(
		[]
	);
});

it('weitnau: the Abschlussrunde is offered as long as it would count (§4.7)', () => {
	for (const games of [[], [game('3', { contract: 'mungo', losers: ['anna', 'ben'] })]]) {
		const log = [round('2', 'mungorunde'), ...games];
		expect(excludedBy(stateOf(book('weitnau'), ...log), 'abschlussrunde')).toBe('mungorunde');
		const last = stateOf(book('weitnau'), ...log, round('4', 'abschlussrunde')).rows.at(-1);
		expect(last).toMatchObject({ counts: false });
	}
	const ended = stateOf(book('weitnau'), round('2', 'mungorunde'), tonight('3', 'roundEnd'));
	expect(excludedBy(ended, 'abschlussrunde')).toBeNull();
	const begun = stateOf(book('weitnau'), round('2', 'abschlussrunde'));
	expect(excludedBy(begun, 'abschlussrunde')).toBe('abschlussrunde');
	expect(excludedBy(stateOf({}, round('2', 'mungorunde')), 'abschlussrunde')).toBeNull();
});

it('muenchen: the next Rufspiel decides over the Stock; schafkopfschule has nothing to forget', () => {
	const wenz = game('2', { contract: 'wenz', declarer: 'anna', won: true });
	const rest = [wenz, tonight('3', 'passed')];
	// Each of the four pays 10 cents in.
	expect(asked(book('muenchen'), ...rest)).toEqual([
		'Im Stock liegen noch 0,40 €. Das nächste Rufspiel entscheidet darüber. [Weiterspielen]'
	]);
	expect(asked(book('muenchen'), ...rest, game('4', ruf))).toEqual([]);
	expect(asked(book('schafkopfschule'), ...rest)).toEqual([]);
});
