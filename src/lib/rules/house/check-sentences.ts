import type { Book } from '../book.ts';
import { wordOf } from '../book-words.ts';
import type { Sentence } from '../sentences.ts';
import { SENTENCES } from '../occurrences.ts';
import type { BookRefusal } from './refusal-text.ts';

type Note = (path: string, refusal: BookRefusal) => void;

/** Checks that each sentence can come true, says something the others do not, and does not feed itself. */
export function checkSentences(book: Book, note: Note): void {
	const said = new Set<string>();
	for (const key of SENTENCES) {
		const sentence = book.sentences[key];
		if (!sentence) continue;
		const { after, of, each } = sentence;
		const at = `sentences.${key}`;
		const same = [after, of, each].join();
		if (said.has(same)) note(`${at}.after`, { code: 'sentenceTwice' });
		said.add(same);
		checkGame(book, sentence, (field, refusal) => note(`${at}.${field}`, refusal));
		checkEnd(book, sentence, (field, refusal) => note(`${at}.${field}`, refusal));
	}
}

/** What a sentence speaks of can happen in this book. */
function checkGame(book: Book, { after, of, each }: Sentence, note: Note): void {
	if (after === 'passed' && book.nobodyPlays !== 'passed') note('after', { code: 'passedNever' });
	if ((after === 'every') !== (each !== null)) note('each', { code: 'sentenceWhich' });
	if (of === null) return;
	const contract = wordOf(book, of);
	const rule = book.contracts[of];
	if (after === 'passed' || after === 'every') return note('of', { code: 'sentenceAnyGame' });
	if (!rule) return note('of', { code: 'sentenceUnknown', contract });
	if (after !== 'played' && (rule.sides === 'mungo' || rule.goal === 'hand')) {
		note('after', { code: 'sentencePlayed', contract });
	} else if ((after === 'schneider' || after === 'schwarz') && !rule.schneider) {
		note('after', { code: 'noSchneider', contract });
	}
}

/** Something follows, and games that count once are left between those that count double. */
function checkEnd(book: Book, sentence: Sentence, note: Note): void {
	const { after, of, each, double, opens = null, must = null } = sentence;
	if ([double, opens, must].filter((one) => one !== null).length !== 1) {
		note('double', { code: 'sentenceFollows' });
	}
	if (must === 'declarer' && after === 'passed') note('must', { code: 'sentenceNobody' });
	if (opens && !book.rounds[opens]) note('opens', { code: 'roundUnknown' });
	if (after === 'played' && of === null) note('of', { code: 'sentenceAlways' });
	if (each !== null && double !== null && double >= each) note('double', { code: 'sentenceEndless', each });
}
