import { describe, expect, it } from 'vitest';
import type { Sentences } from '#lib/base/refusal.ts';
import { CHAMPIONSHIP_SENTENCES } from '#lib/championship/refusal-text.ts';
import { TABLE_SENTENCES } from '#lib/evening/refusal-text.ts';
import { SAUKOPF_TABLE_SENTENCES } from '#lib/evening/saukopf/refusal-text.ts';
import { BOOK_SENTENCES } from '#lib/rules/house/refusal-text.ts';
import { SAUKOPF_SENTENCES } from '#lib/rules/saukopf/refusal-text.ts';
import { ENTRY_SENTENCES } from '#lib/log/refusal-text.ts';
import { RULES_SENTENCES } from '#lib/rules/refusal-text.ts';
import { LINK_SENTENCES } from '#lib/transfer/sealed-text.ts';
import { FILE_SENTENCES } from '#lib/transfer/refusal-text.ts';

/** The sentences of every room. One that refuses for other rooms too takes in theirs. */
const ROOMS: Readonly<Record<string, Sentences>> = {
	rules: RULES_SENTENCES,
	evening: TABLE_SENTENCES,
	'books of clubs': BOOK_SENTENCES,
	'rules of Saukopf': SAUKOPF_SENTENCES,
	'evenings of Saukopf': SAUKOPF_TABLE_SENTENCES,
	championship: CHAMPIONSHIP_SENTENCES,
	log: ENTRY_SENTENCES,
	transfer: FILE_SENTENCES,
	links: LINK_SENTENCES
};

/** Code and sentence, each once, beneath the first room that has it. */
function every(): ReadonlyMap<string, readonly (readonly [code: string, sentence: string])[]> {
	const seen = new Map<string, string>();
	const fresh = ([code, sentence]: readonly [string, string]): boolean => {
		if (seen.get(code) === sentence) return false;
		seen.set(code, sentence);
		return true;
	};
	return new Map(Object.entries(ROOMS).map(([room, own]) => [room, Object.entries(own).filter(fresh)]));
}

// `npx vitest run tests/refusals.test.ts --disable-console-intercept` prints them all, to be read by a person.
describe('what the app refuses', () => {
	const rooms = every();
	for (const [room, own] of rooms) {
		console.log([`\n${room}`, ...own.map(([code, sentence]) => `  ${code}: ${sentence}`)].join('\n'));
	}
	const all = [...rooms.values()].flat();

	it('is said in one sentence each', () => {
		for (const [code, sentence] of all) expect(sentence.trim(), code).not.toBe('');
		const sentences = all.map(([, sentence]) => sentence);
		expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) < i)).toEqual([]);
	});

	it('has a code that says the same in every room', () => {
		const codes = all.map(([code]) => code);
		expect(codes.filter((code, i) => codes.indexOf(code) < i)).toEqual([]);
	});

	it('has its fields in braces that close', () => {
		for (const [code, sentence] of all) {
			expect(sentence.replace(/\{[a-zA-Z]+(?:[.:][a-z]+)?\}/g, ''), code).not.toMatch(/[{}$]/);
		}
	});
});
