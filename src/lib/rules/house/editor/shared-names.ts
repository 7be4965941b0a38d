import { isSameName } from '#lib/base/text.ts';

/** By what the things of a book are called, kind by kind. */
type Names = readonly (readonly string[])[];

/** What two things of a kind are called by now: at the table nobody could tell them apart. */
export function sharedNames(before: Names, now: Names): readonly string[] {
	const shared = (kinds: Names): ReadonlySet<string> =>
		new Set(
			kinds.flatMap((kind) => kind.filter((name, i) => kind.findIndex((one) => isSameName(one, name)) < i))
		);
	const already = shared(before);
	return [...shared(now)]
		.filter((name) => !already.has(name))
		.map((name) => `„${name}“ heißt zweierlei. Soll das so sein?`);
}
