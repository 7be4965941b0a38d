import type { MemberId } from '#lib/base/ids.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import type { Bill, Reason } from './bill.ts';
import { angesagtText, termOf } from './book-words.ts';
import type { Book } from './book.ts';
import type { CheckedGame, MungoGame, MungoResult, Outcome, SidesGame } from './game.ts';
import { lastSchuss, type LastSchuss } from './outcome.ts';
import { levelThree, type CountedMungo } from './mungo.ts';
import { ALL_AUGEN, type Angesagt } from './vocabulary.ts';
import { inWords } from './words-in-text.ts';

/** The outcome of a game whose Augen were counted. */
type Counted = Outcome & { readonly augen: number };

/** All that a bill's sum does not explain. Only who reads the bill asks for it, so no game is priced with it. */
export const reasonsOf = (book: Book, game: CheckedGame, { reasons }: Bill): readonly Reason[] => [
	...(game.type === 'sides' ? sidesReasons(book, game) : mungoReasons(book, game)),
	...reasons
];

/** Why the side won or lost, if the Augen alone do not explain it. */
function sidesReasons(book: Book, { outcome, paysAlone, bid, muss, schuss, angesagt }: SidesGame): Reason[] {
	const { augen } = outcome;
	if (paysAlone !== null) return [foulReason(book)];
	if (angesagt && !outcome.won) return [missedReason(book, angesagt)];
	if (augen === null || outcome.drawn) return [];
	if (bid !== null) return [bidReason(book, bid, augen)];
	const reason = countedReason(book, { ...outcome, augen }, muss, lastSchuss(schuss));
	return reason ? [reason] : [];
}

/** What at a limit the count of the Augen does not explain. */
const countedReason = (book: Book, counted: Counted, muss: boolean, last: LastSchuss): Reason | null =>
	(muss ? mussReason(book, counted) : null) ??
	levelReason(book, counted.augen, last) ??
	limitReason(book, counted);

const foulReason = ({ foulPenalty, verratenPaysAlone }: Book): Reason =>
	foulPenalty
		? { text: 'Wer falsch spielt, zahlt allein', source: foulPenalty.source }
		: { text: 'Wer das Spiel verrät, zahlt allein', source: verratenPaysAlone?.source ?? '' };

const missedReason = (book: Book, angesagt: Angesagt): Reason => ({
	text: `${angesagtText(book, angesagt)} und nicht geschafft: verloren`,
	source: book.angesagt?.[angesagt]?.source ?? ''
});

const bidReason = ({ gardareiz }: Book, bid: number, augen: number): Reason => ({
	text: `${bid} Augen gereizt, ${augen} erreicht`,
	source: gardareiz?.source ?? ''
});

/** Won with Augen that are too few for whoever wanted to play. */
function mussReason({ augen: { won, wonMuss } }: Book, counted: Counted): Reason | null {
	if (!wonMuss || !counted.won || counted.augen >= won.value) return null;
	return { text: `Wer muss, gewinnt mit ${wonMuss.value} Augen`, source: wonMuss.source };
}

/** Half of the Augen each, where a win needs one more. */
function levelReason(book: Book, augen: number, last: LastSchuss): Reason | null {
	const half = ALL_AUGEN / 2;
	const { won, lastSchuss: worse } = book.augen;
	if (augen !== half || won.value !== half + 1) return null;
	if (last === null) return { text: `${half} : ${half}, es fehlt ein Auge zum Sieg`, source: won.source };
	if (!worse) return null;
	const who = last === 'opponents' ? 'die Nichtspieler haben' : 'die Spielerpartei hat';
	const word = inWords(book, '{schuss:den} {schuss:letzten} {schuss}');
	const text = `${half} : ${half}, ${who} ${word} gegeben und verloren`;
	return { text, source: worse.source };
}

/** Just as many Augen as are no longer Schneider, or are by the last Schuss. */
function limitReason(book: Book, { won, schneider, augen }: Counted): Reason | null {
	const limit = won ? book.augen.schneiderOpponents : book.augen.schneiderDeclarer;
	if ((won ? ALL_AUGEN - augen : augen) !== limit.value) return null;
	const word = termOf(book, 'schneider');
	if (!schneider) return { text: `${limit.value} Augen sind nicht ${word}`, source: limit.source };
	const source = book.augen.lastSchuss?.source;
	if (source === undefined) return null;
	return { text: `${limit.value} Augen und der letzte ${termOf(book, 'schuss')}: ${word}`, source };
}

/** Why who pays in a Mungo, as far as it does not depend on the price. */
function mungoReasons(book: Book, game: MungoGame): readonly Reason[] {
	return answerOf(MUNGO_REASONS, 'by', game.result, book, game);
}

const MUNGO_REASONS: Answers<MungoResult, 'by', [Book, MungoGame], readonly Reason[]> = {
	augen: (result, book, game) => tieReasons(book, game, result, book.mungo?.ties.source ?? ''),
	losers: () => [],
	durchmarsch: (_result, { mungo }) => {
		const text = mungo?.durchmarsch?.wins
			? 'Wer alle Stiche macht, bekommt von allen'
			: 'Wer alle Stiche macht, zahlt an alle';
		return [{ text, source: mungo?.durchmarsch?.source ?? '' }];
	},
	hinleger: (_result, { mungo }) => [
		{ text: 'Wer falsch hinlegt, zahlt an alle den vollen Preis', source: mungo?.hinleger?.source ?? '' }
	],
	foul: ({ source }) => [{ text: 'Wer falsch spielt, zahlt an alle den vollen Preis', source }]
};

/** Says what ranked players of equal Augen; empty if nothing did. */
function tieReasons(book: Book, game: MungoGame, { augen, tricks }: CountedMungo, source: string): Reason[] {
	const byTricks = book.mungo?.ties.by === 'tricks';
	if (byTricks ? !tricks : game.spritzen.length === 0) return [];
	const three = levelThree(book, game, augen);
	const worse = (member: MemberId, other: MemberId): boolean =>
		byTricks
			? (tricks?.get(member) ?? 0) > (tricks?.get(other) ?? 0)
			: game.spritzen.includes(member) && !game.spritzen.includes(other) && !three.includes(member);
	const players = [...augen];
	const decided = players.some(([member, count]) =>
		players.some(([other, others]) => count === others && worse(member, other))
	);
	const text = `Bei gleichen Augen steht besser, wer ${byTricks ? 'weniger Stiche hat' : 'nicht gespritzt hat'}`;
	return decided ? [{ text, source }] : [];
}
