import type { MemberId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import type { Entry } from '#lib/log/entry.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import type { Game } from '#lib/rules/game.ts';

/** A member that an entry names, and the field that names him. */
export interface Named {
	readonly path: string;
	readonly member: MemberId;
}

const one = (path: string, member: MemberId | undefined): readonly Named[] =>
	member === undefined ? [] : [{ path, member }];

const all = (path: string, members: readonly MemberId[] | undefined): readonly Named[] =>
	(members ?? []).map((member, i) => ({ path: `${path}.${i}`, member }));

/** The members that are the keys of a map. */
const keys = (path: string, counts: unknown): readonly Named[] =>
	typeof counts === 'object' && counts !== null
		? Object.keys(counts).map((key) => ({ path: `${path}.${key}`, member: key as MemberId }))
		: [];

/** Everybody an entry names, whether he sits at the table or not. */
export function membersNamedIn(entry: Entry): readonly Named[] {
	switch (entry.kind) {
		case 'evening':
		case 'seats':
			return [...all('seats', entry.seats), ...one('dealer', entry.dealer)];
		case 'game':
			return inGame(entry.game);
		case 'incident':
			return entry.incident === 'falschKassiert'
				? [...all('from', entry.from), ...all('to', entry.to)]
				: one('player', entry.player);
		case 'round':
			return one('dealer', entry.dealer);
		case 'booking':
		case 'confirm':
		case 'paid':
		case 'disqualify':
			return one('member', entry.member);
		case 'championship':
			return [
				...all('players', entry.players),
				...keys('numbers', entry.numbers),
				...keys('previousPlaces', entry.previousPlaces)
			];
		case 'dispute':
			return [...keys('swing', entry.swing), ...keys('best', entry.best)];
		case 'substitute':
			return [...one('out', entry.out), ...one('in', entry.in)];
		case 'draw':
			return all('result', entry.result);
		case 'playoff':
			return [...one('winner', entry.winner), ...one('loser', entry.loser)];
		case 'club':
		case 'member':
		case 'rulebook':
		case 'passed':
		case 'agreed':
		case 'roundEnd':
		case 'announced':
		case 'close':
		case 'void':
		case 'tick':
		case 'event':
		case 'approval':
		case 'invalid':
			return [];
		default:
			return assertNever(entry);
	}
}

const inGame = (game: AnyGame): readonly Named[] => [
	...one('game.declarer', game.declarer),
	...one('game.partner', game.partner),
	...keys('game.augen', game.augen),
	...(isSchafkopf(game) ? inSchafkopf(game) : [])
];

/** The members that only a game of Schafkopf can name. */
const inSchafkopf = (game: Game): readonly Named[] => [
	...one('game.durchmarsch', game.durchmarsch),
	...one('game.hinleger', game.hinleger),
	...one('game.dealtBy', game.dealtBy),
	...all('game.deckel', game.deckel),
	...all('game.losers', game.losers),
	...all('game.spritzen', game.spritzen),
	...all('game.jungfrau', game.jungfrau),
	...keys('game.tricks', game.tricks),
	...one('game.bought.buyer', game.bought?.buyer),
	...one('game.bought.seller', game.bought?.seller),
	...one('game.foul.player', game.foul?.player)
];
