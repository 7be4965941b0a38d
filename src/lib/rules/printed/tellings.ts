import type { Outline, Telling } from './shape.ts';

/** Where four cards lie in the middle and everybody bids for them. */
export const GARDAREIZ = ['gardareizrunde'] as const;
/** Where everybody owes games. */
export const STOECKLE = ['stoecklesrunde', 'megastoecklesrunde'] as const;

/**
 * An outline whose rules of these keys are told at the table besides being printed, each when all that its telling names holds.
 * What a maker writes has its own telling beside the maker. Throws for a key that the outline has not.
 */
export function tellingAtTable(outline: Outline, tellings: Readonly<Record<string, Telling>>): Outline {
	const left = new Set(Object.keys(tellings));
	const telling = outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			rules: section.rules.map((rule) => {
				const told = rule.kind === 'said' ? tellings[rule.key] : undefined;
				if (rule.kind !== 'said' || !told) return rule;
				left.delete(rule.key);
				return { ...rule, told };
			})
		}))
	}));
	const [lost] = left;
	if (lost !== undefined) throw new Error(`no rule ${lost} to tell`);
	return telling;
}
