import { isFields } from '../patch.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a book is called is no rule. */
const NO_RULES = ['id', 'name', 'edition', 'parent'];

/** The merge patch that makes one book of another of the same game; a figure of the same value is no change, whoever says it. */
export const changesOf = <B extends object>(base: B, changed: NoInfer<B>): Fields =>
	Object.fromEntries(
		Object.entries(difference({ ...base } as Fields, { ...changed } as Fields)).filter(
			([key]) => !NO_RULES.includes(key)
		)
	);

function difference(base: Fields, changed: Fields): Fields {
	const patch: Record<string, unknown> = {};
	for (const key of new Set([...Object.keys(base), ...Object.keys(changed)])) {
		const [before, after] = [base[key], changed[key]];
		if (before === after) continue;
		if (after === undefined) patch[key] = null;
		else if (isFields(before) && isFields(after)) {
			const inner = difference(before, after);
			if (Object.keys(inner).length > 0) patch[key] = inner;
		} else if (JSON.stringify(before) !== JSON.stringify(after)) patch[key] = after;
	}
	const { source: _source, ...rest } = patch;
	return 'source' in patch && Object.keys(rest).length === 0 ? {} : patch;
}
