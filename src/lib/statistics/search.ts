import type { MemberId } from '#lib/base/ids.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { folded } from '#lib/base/text.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import { resultFor } from './counts.ts';
import type { AnyContract, PlayedEvening, PlayedGame } from './played-games.ts';

/** What a word of a search may mean. `against`: the member played on the other side. */
export type SoughtTerm =
	| { readonly is: 'contract'; readonly contract: AnyContract }
	| { readonly is: 'member'; readonly member: MemberId; readonly against?: boolean }
	| { readonly is: 'year'; readonly year: number }
	| { readonly is: 'ended'; readonly sign: 1 | -1 }
	| { readonly is: 'schneider' | 'schwarz' | 'tout' | 'laufende' };

/** Each typed word with all that it may mean: a game fits if every word does by one of its meanings. */
export type Terms = readonly (readonly SoughtTerm[])[];

export interface Sought {
	readonly terms: Terms;
	/** Words that mean nothing here. */
	readonly unknown: readonly string[];
}

const AGAINST = 'gegen';
const FILLERS: ReadonlySet<string> = new Set(['von', 'mit', 'und', 'im', 'in', 'der', 'die', 'das']);

/**
 * What somebody typed, by words that mean something: a name, a contract, how a game ended. The beginning of a word is enough,
 * and one that is written out means nothing longer. A year needs no word.
 */
export function soughtBy(
	query: string,
	words: readonly (readonly [word: string, meant: SoughtTerm])[]
): Sought {
	const known = words.flatMap(([word, meant]) =>
		[folded(word), ...wordsIn(word)].map((one) => [one, meant] as const)
	);
	const terms: (readonly SoughtTerm[])[] = [];
	const unknown: string[] = [];
	let against = false;
	for (const word of wordsIn(query)) {
		if (FILLERS.has(word)) continue;
		if (word === AGAINST) {
			against = true;
			continue;
		}
		const meant = meaningsOf(word, known);
		if (meant.length === 0) unknown.push(word);
		else terms.push(against ? meant.map(turned) : meant);
		against = false;
	}
	return { terms, unknown };
}

const wordsIn = (text: string): readonly string[] =>
	folded(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

function meaningsOf(word: string, known: readonly (readonly [string, SoughtTerm])[]): readonly SoughtTerm[] {
	if (/^(19|20)\d\d$/.test(word)) return [{ is: 'year', year: Number(word) }];
	const exact = known.filter(([one]) => one === word);
	return (exact.length > 0 ? exact : known.filter(([one]) => one.startsWith(word))).map(([, meant]) => meant);
}

const turned = (term: SoughtTerm): SoughtTerm => (term.is === 'member' ? { ...term, against: true } : term);

/** Whether a game is among those that somebody looks for. */
export const isSought = (game: PlayedGame, { date }: Pick<PlayedEvening, 'date'>, terms: Terms): boolean =>
	terms.every((meant) => meant.some((term) => fits(game, date, term, terms)));

const fits = (game: PlayedGame, date: string, term: SoughtTerm, terms: Terms): boolean =>
	answerOf(FITS, 'is', term, game, date, terms);

const FITS: Answers<SoughtTerm, 'is', [PlayedGame, string, Terms], boolean> = {
	contract: ({ contract }, game) => game.contract === contract,
	member: ({ member, against = false }, game) => plays(game, member, against),
	year: ({ year }, _game, date) => yearOf(date) === year,
	ended: ({ sign }, game, _date, terms) => endFor(game, terms) === sign,
	tout: (_term, { tout }) => tout,
	laufende: (_term, { laufende }) => laufende > 0,
	schneider: (_term, { outcome }) => outcome?.schneider ?? false,
	schwarz: (_term, { outcome }) => outcome?.schwarz ?? false
};

/** Who is named played it; where everybody plays for himself, whoever held cards. */
const plays = ({ side, players }: PlayedGame, member: MemberId, against: boolean): boolean =>
	against
		? side.length > 0 && players.includes(member) && !side.includes(member)
		: (side.length > 0 ? side : players).includes(member);

/** How it ended for the first one named who held cards, else for who played it. */
function endFor(game: PlayedGame, terms: Terms): number {
	const named = terms.flat().find((term) => term.is === 'member' && game.players.includes(term.member));
	if (named?.is === 'member') return Math.sign(resultFor(game, named.member));
	return game.won === null ? 0 : game.won ? 1 : -1;
}
