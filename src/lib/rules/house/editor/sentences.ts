import { isWonOrLost } from '../../contract-kind.ts';
import { howItWent, afterText, sentenceText, mustText } from '../../sentences.ts';
import { roundWord, wordOf } from '../../book-words.ts';
import { MUST_PLAY, OCCURRENCES, SENTENCES, type Occurrence, type SentenceKey } from '../../occurrences.ts';
import { CONTRACTS, ROUNDS, SUITS, type Contract, type RoundKind, type Suit } from '../../vocabulary.ts';
import type { Book } from '../../book.ts';
import { MOST_GAMES, MOST_LAUFENDE } from '../../schema-shapes.ts';
import { HOUSE } from '../house-book.ts';
import { choice, number, optional, type Desk, type FieldRow } from './row.ts';

const EVERY = 4;
const LAUFENDE = 3;

/** After what, as it stands in the list; what cannot happen in this book is not offered. */
function afters({ book }: Desk): Readonly<Record<string, string>> {
	const named = (after: Occurrence): string => {
		if (after === 'passed') return 'wenn alle passen';
		if (after === 'every') return 'jedes so-und-so-vielte Spiel';
		return after === 'played' ? 'gespielt' : howItWent(book, after);
	};
	const offered = OCCURRENCES.filter((after) => after !== 'passed' || book.nobodyPlays === 'passed');
	return Object.fromEntries(offered.map((after) => [after, named(after)]));
}

/** The contracts that can go as the sentence says. */
function contractsFor(book: Book, after: Occurrence): readonly Contract[] {
	return book.order.filter((contract) => {
		const rule = book.contracts[contract];
		if (!rule || after === 'played') return rule !== undefined;
		if (after === 'laufende') return isWonOrLost(rule) && rule.laufende !== null;
		const counts = after !== 'schneider' && after !== 'schwarz';
		return isWonOrLost(rule) && (counts || rule.schneider);
	});
}

/** Another cause keeps the contract if that can go so. */
function causePatch({ book }: Desk, key: SentenceKey, word: string) {
	const after = OCCURRENCES.find((one) => one === word) ?? 'lost';
	const { of, suit, double, opens, must } = { ...NOTHING_SAID, ...book.sentences[key] };
	const contract = contractAfter(book, after, of);
	const kept = { after, of: contract, suit: contract === of ? suit : null };
	const follows = after === 'every' ? { double: 1, opens: null, must: null } : { double, opens, must };
	const each = after === 'every' ? EVERY : null;
	const laufende = after === 'laufende' ? LAUFENDE : null;
	return { sentences: { [key]: { ...kept, each, laufende, ...follows } } };
}

const NOTHING_SAID = { of: null, suit: null, double: null, opens: null, must: null };

/** The suits that a sentence's contract is announced in. */
const suitsOf = ({ book }: Desk, key: SentenceKey): readonly Suit[] => {
	const of = book.sentences[key]?.of;
	return (of && book.contracts[of]?.suits) ?? [];
};

/** The contract that was said if it can go so; where one must be said, the likeliest. */
function contractAfter(book: Book, after: Occurrence, said: Contract | null): Contract | null {
	const fit = after === 'passed' || after === 'every' ? [] : contractsFor(book, after);
	const kept = fit.find((one) => one === said);
	if (kept !== undefined || after !== 'played') return kept ?? null;
	return fit.find((one) => one === 'solo') ?? fit[0] ?? null;
}

/** The first cause that no other sentence has. */
function fresh({ book }: Desk) {
	const taken = SENTENCES.map((key) => book.sentences[key]).filter((one) => one?.of === null);
	const after = (['lost', 'allTricks', 'schwarz', 'schneider', 'level', 'lostSchuss', 'won'] as const).find(
		(one) => !taken.some((other) => other?.after === one)
	);
	return { source: HOUSE, after: after ?? 'lost', of: null, each: null, double: 1 };
}

const sentenceRows = (key: SentenceKey, i: number): readonly FieldRow[] => {
	const here = `Satz ${i + 1}`;
	const at = `sentences.${key}` as const;
	const before = SENTENCES[i - 1];
	const of = ({ book }: Desk) => book.sentences[key];
	const says = (desk: Desk): string => {
		const sentence = of(desk);
		return sentence ? `Jetzt: ${afterText(desk.book, sentence)}.` : 'Wonach etwas folgt.';
	};
	const rows: readonly FieldRow[] = [
		optional(
			at,
			`${here}: nach etwas anderem`,
			'Ein eigener Satz: wonach es doppelt zählt, eine Runde folgt oder einer spielen muss.',
			fresh,
			({ book }) =>
				book.sentences[key] !== undefined || before === undefined || book.sentences[before] !== undefined
		),
		choice(`${at}.after`, `${here}: wonach`, says, afters, {
			when: (desk) => of(desk) !== undefined,
			write: (word, desk) => causePatch(desk, key, word)
		}),
		choice(
			`${at}.of`,
			`${here}: in welchem Spiel`,
			'Nur dort, oder in jedem.',
			(desk) => contractChoices(desk, key),
			{
				when: (desk) => !['passed', 'every', undefined].includes(of(desk)?.after),
				read: ({ sentences }) => sentences[key] && (sentences[key].of ?? ANY),
				write: (word) => ({
					sentences: { [key]: { of: CONTRACTS.find((one) => one === word) ?? null, suit: null } }
				})
			}
		),
		choice(
			`${at}.suit`,
			`${here}: in welcher Farbe`,
			'Nur in ihr, oder in jeder.',
			(desk) => ({
				[ANY]: 'in jeder',
				...Object.fromEntries(suitsOf(desk, key).map((suit) => [suit, desk.book.words.suits[suit]]))
			}),
			{
				when: (desk) => suitsOf(desk, key).length > 0,
				read: ({ sentences }) => sentences[key] && (sentences[key].suit ?? ANY),
				write: (word) => ({ sentences: { [key]: { suit: SUITS.find((one) => one === word) ?? null } } })
			}
		),
		number(`${at}.laufende`, `${here}: ab wie vielen`, 'So viele müssen es mindestens sein.', [
			1,
			MOST_LAUFENDE,
			'{laufende}'
		]),
		number(`${at}.each`, `${here}: jedes wievielte`, 'Gezählt ab dem ersten Spiel des Abends.', (desk) => [
			(of(desk)?.double ?? 1) + 1,
			MOST_GAMES,
			'Spiel'
		]),
		choice(
			`${at}.opens`,
			`${here}: was dann`,
			'Doppelte Spiele, eine Runde, oder einer muss spielen.',
			results,
			{
				when: (desk) => of(desk) !== undefined,
				read: ({ sentences }) => sentences[key] && (sentences[key].must ?? sentences[key].opens ?? DOUBLE),
				write: (word) => ({ sentences: { [key]: resultOf(word) } })
			}
		),
		number(`${at}.double`, `${here}: wie viele Spiele`, 'So viele Spiele zählen dann doppelt.', (desk) => [
			1,
			(of(desk)?.each ?? MOST_GAMES + 1) - 1,
			'Spiele'
		])
	];
	return rows.map((row) => ({ ...row, told: (desk) => toldOf(desk, key) }));
};

/** Several fields make one sentence; it is told as a whole: "nach Solo (verloren) folgt eine Bockrunde". */
function toldOf({ book, parent }: Desk, key: SentenceKey): string {
	const [now = null, was = null] = [book, parent].map(
		(of) => of.sentences[key] && sentenceText(of, of.sentences[key])
	);
	if (now === null) return `nicht mehr: ${was ?? ''}`;
	return was === null || was === now ? now : `${now}, bisher: ${was}`;
}

const ANY = 'any';
const DOUBLE = 'double';

const roundsOf = ({ book }: Desk): readonly RoundKind[] => ROUNDS.filter((kind) => book.rounds[kind]);

/** What follows, as it stands in the list. */
const results = (desk: Desk): Readonly<Record<string, string>> => ({
	[DOUBLE]: 'die nächsten Spiele doppelt',
	...Object.fromEntries(roundsOf(desk).map((kind) => [kind, roundWord(desk.book, kind)])),
	...Object.fromEntries(MUST_PLAY.map((who) => [who, `muss spielen, ${mustText(desk.book, who)}`]))
});

function resultOf(word: string) {
	const opens = ROUNDS.find((kind) => kind === word) ?? null;
	const must = MUST_PLAY.find((who) => who === word) ?? null;
	return { opens, must, double: opens || must ? null : 1 };
}

function contractChoices({ book }: Desk, key: SentenceKey): Readonly<Record<string, string>> {
	const after = book.sentences[key]?.after ?? 'lost';
	const named = contractsFor(book, after).map((contract) => [contract, wordOf(book, contract)]);
	return { ...(after === 'played' ? {} : { [ANY]: 'in jedem' }), ...Object.fromEntries(named) };
}

/** The club's own sentences of what follows. */
export const sentenceFields: readonly FieldRow[] = SENTENCES.flatMap(sentenceRows);
