import type { Outline, OutlineRule } from './shape.ts';

/**
 * Takes rules over from the parent's outline by their keys, each under its own paragraph here, with a reason where this book's
 * source does not say them. What the app decided there it decided here too. Throws for a key it has not.
 */
export function takenFrom(outline: Outline): (key: string, source?: string, reason?: string) => OutlineRule {
	const said = new Map(
		outline.flatMap(({ sections }) =>
			sections.flatMap(({ rules }) =>
				rules.flatMap((rule) => (rule.kind === 'said' ? [[rule.key, rule] as const] : []))
			)
		)
	);
	return (key, source, reason) => {
		const rule = said.get(key);
		if (!rule) throw new Error(`no rule ${key} to take over`);
		const { kind, block, told } = rule;
		const ours = reason ?? rule.ours;
		return {
			kind,
			key,
			block,
			...(told === undefined ? {} : { told }),
			...(source === undefined ? {} : { source }),
			...(ours === undefined ? {} : { ours })
		};
	};
}
