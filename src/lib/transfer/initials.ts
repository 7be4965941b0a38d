import { lettersOf, oneLine } from '#lib/base/text.ts';

/**
 * Initials for names, in their order: "AH" for "Anton Huber". Initials that would be equal get as many more letters of
 * the last word as needed ("AHu", "AHo"), and a number if the whole names are equal.
 */
export function initialsOf(names: readonly string[]): readonly string[] {
	const words = names.map((name) =>
		oneLine(name)
			.split(/[\s-]+/)
			.filter(Boolean)
			.map(lettersOf)
	);
	const initials = words.map((name) => abbreviated(name, 1));
	const longest = Math.max(0, ...words.map((name) => name.at(-1)?.length ?? 0));
	for (let letters = 2; letters <= longest; letters++) {
		for (const i of repeated(initials)) initials[i] = abbreviated(words[i] ?? [], letters);
	}
	const given = new Set<string>();
	return initials.map((short) => {
		let own = short;
		for (let number = 2; given.has(own); number++) own = `${short}${number}`;
		given.add(own);
		return own;
	});
}

const abbreviated = (words: readonly (readonly string[])[], letters: number): string =>
	words.map((word, i) => word.slice(0, i === words.length - 1 ? letters : 1).join('')).join('') || '?';

/** The indexes of texts that occur more than once. */
function repeated(texts: readonly string[]): readonly number[] {
	return [...texts.keys()].filter((i) => texts.indexOf(texts[i] ?? '') !== texts.lastIndexOf(texts[i] ?? ''));
}
