import type { Book } from '../book.ts';
import { wordOf } from '../book-words.ts';
import { isWonOrLost } from '../contract-kind.ts';
import type { Contract } from '../vocabulary.ts';
import type { Sentence } from '../sentences.ts';
import { SENTENCES } from '../occurrences.ts';
import { demand, so, type Demand, type Note } from './demands.ts';

/** Checks that each sentence can come true, says something the others do not, and does not feed itself. */
export function checkSentences(book: Book, note: Note): void {
	const said = new Set<string>();
	for (const key of SENTENCES) {
		const sentence = book.sentences[key];
		if (!sentence) continue;
		const { after, of, each, suit, laufende } = sentence;
		const at = `sentences.${key}`;
		const same = [after, of, each, suit, laufende].join();
		if (said.has(same)) note(`${at}.after`, { code: 'sentenceTwice' });
		said.add(same);
		const noteAt: Note = (field, refusal) => note(`${at}.${field}`, refusal);
		demand({ book, sentence }, CAUSE, noteAt);
		if (of !== null) checkContract(book, after, of, noteAt);
		demand({ book, sentence }, END, noteAt);
	}
}

interface Looked {
	readonly book: Book;
	readonly sentence: Sentence;
}

/** What a sentence speaks of can happen in this book. */
const CAUSE: readonly Demand<Looked>[] = [
	[
		'after',
		so('passedNever', ({ book, sentence }) => sentence.after === 'passed' && book.nobodyPlays !== 'passed')
	],
	[
		'suit',
		so(
			'sentenceSuit',
			({ book, sentence: { of, suit } }) => !!suit && !(of && book.contracts[of]?.suits.includes(suit))
		)
	],
	[
		'laufende',
		so(
			'sentenceLaufende',
			({ sentence: { after, laufende } }) => (after === 'laufende') !== (laufende != null)
		)
	],
	['each', so('sentenceWhich', ({ sentence: { after, each } }) => (after === 'every') !== (each !== null))]
];

const OF_NO_CONTRACT: readonly Sentence['after'][] = ['passed', 'every'];
const WITH_SCHNEIDER: readonly Sentence['after'][] = ['schneider', 'schwarz'];

/** What happens can happen in that contract. */
function checkContract(book: Book, after: Sentence['after'], of: Contract, note: Note): void {
	const contract = wordOf(book, of);
	const rule = book.contracts[of];
	if (OF_NO_CONTRACT.includes(after)) return note('of', { code: 'sentenceAnyGame' });
	if (!rule) return note('of', { code: 'sentenceUnknown', contract });
	if (after === 'played') return;
	if (!isWonOrLost(rule)) note('after', { code: 'sentencePlayed', contract });
	else if (after === 'laufende' && !rule.laufende) note('of', { code: 'sentenceNoLaufende', contract });
	else if (!rule.schneider && WITH_SCHNEIDER.includes(after))
		note('after', { code: 'noSchneider', contract });
}

/** Something follows, and games that count once are left between those that count double. */
const END: readonly Demand<Looked>[] = [
	['double', so('sentenceFollows', ({ sentence }) => followsOf(sentence).length !== 1)],
	[
		'must',
		so(
			'sentenceNobody',
			({ sentence: { after, must } }) => (must === 'declarer' || must === 'loser') && after === 'passed'
		)
	],
	['opens', so('roundUnknown', ({ book, sentence: { opens } }) => !!opens && !book.rounds[opens])],
	['of', so('sentenceAlways', ({ sentence: { after, of } }) => after === 'played' && of === null)],
	[
		'double',
		({ sentence: { each, double } }) =>
			each !== null && double !== null && double >= each && { code: 'sentenceEndless', each }
	]
];

const followsOf = ({ double, opens = null, must = null }: Sentence) =>
	[double, opens, must].filter((one) => one !== null);
