// What follows on a game or on a deal that nobody plays: rounds, and games that count double.
import type { Outcome } from './price.ts';
import { at, entries, type Fields, number, text, yes } from './reading.ts';

/** A game as its book ends it; null for a deal that nobody plays. */
export interface Ended {
	readonly game: Fields;
	readonly outcome: Outcome;
	/** Counts the games of the evening from 1. */
	readonly number: number;
}

const sidesOf = (book: Fields, game: Fields): string =>
	text(book, `contracts.${text(game, 'contract')}.sides`);

/** Either side has exactly so many. */
const isAt = ({ outcome }: Ended, augen: number): boolean =>
	outcome.augen === augen || outcome.augen === 120 - augen;
const lostAlone = (book: Fields, { game, outcome }: Ended): boolean =>
	outcome.won === false && sidesOf(book, game) === 'einzelspiel';
/** One side took every trick; a Sie is not played, and a won Bettel counts where the trigger says so. */
function allTricks(book: Fields, { game, outcome }: Ended): boolean {
	const goal = text(book, `contracts.${text(game, 'contract')}.goal`);
	if (outcome.won === null || goal === 'hand') return false;
	if (goal === 'keinStich') return outcome.won && yes(book, 'triggers.allTricks.afterKeinStich');
	return outcome.schwarz || (outcome.won && (goal === 'alleStiche' || yes(game, 'tout')));
}

/** Kinds of rounds that the book's own `triggers` open, in their order; `allTricks` apart, for it may be voted on. */
export function triggered(book: Fields, ended: Ended): readonly string[] {
	const levels = [at(book, 'triggers.level.at')].flat();
	const atLevel = levels.some((augen) => typeof augen === 'number' && isAt(ended, augen));
	return [
		...(atLevel ? [text(book, 'triggers.level.opens')] : []),
		...(lostAlone(book, ended) && yes(book, 'triggers.lostEinzelspiel')
			? [text(book, 'triggers.lostEinzelspiel.opens')]
			: [])
	];
}
export const everyTrick = (book: Fields, ended: Ended): boolean =>
	yes(book, 'triggers.allTricks') && allTricks(book, ended);

/** How many games count double by `next`. */
export function nextDoubles(book: Fields, ended: Ended | null): number {
	if (ended === null) return number(book, 'next.passed');
	const says = (key: string, holds: boolean): number => (holds ? number(book, `next.${key}`) : 0);
	return (
		says('lostEinzelspiel', lostAlone(book, ended)) +
		says('level', isAt(ended, 60)) +
		says('allTricks', allTricks(book, ended))
	);
}

function isSaid(book: Fields, sentence: unknown, ended: Ended | null): boolean {
	const after = text(sentence, 'after');
	if (ended === null) return after === 'passed';
	const { game, outcome } = ended;
	if (yes(sentence, 'of') && text(sentence, 'of') !== text(game, 'contract')) return false;
	if (yes(sentence, 'suit') && text(sentence, 'suit') !== text(game, 'suit')) return false;
	const schuss = number(game, 'schuss');
	const lastSchussLost = schuss > 0 && outcome.won !== null && outcome.won === (schuss % 2 === 1);
	const holds: Record<string, boolean> = {
		every: ended.number % number(sentence, 'each', Infinity) === 0,
		played: !outcome.drawn,
		won: outcome.won === true,
		lost: outcome.won === false,
		schneider: outcome.schneider,
		schwarz: outcome.schwarz,
		level: isAt(ended, 60),
		allTricks: allTricks(book, ended),
		lostSchuss: lastSchussLost,
		laufende: number(game, 'laufende') >= number(sentence, 'laufende', Infinity)
	};
	return holds[after] ?? false;
}
const said = (book: Fields, ended: Ended | null): readonly unknown[] =>
	entries(at(book, 'sentences')).flatMap(([, sentence]) => (isSaid(book, sentence, ended) ? [sentence] : []));

export const saidDoubles = (book: Fields, ended: Ended | null): number =>
	said(book, ended).reduce((all: number, sentence) => all + number(sentence, 'double'), 0);
export const saidRounds = (book: Fields, ended: Ended | null): readonly string[] =>
	said(book, ended).flatMap((sentence) => (yes(sentence, 'opens') ? [text(sentence, 'opens')] : []));
