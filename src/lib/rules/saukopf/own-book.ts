import { ok, refused, type Result } from '#lib/base/result.ts';
import { withSources, type HouseRules } from '#lib/rules/house/house-book.ts';
import type { BookFault } from '#lib/rules/house/refusal-text.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import { shapeFaults } from '#lib/rules/schema-shapes.ts';
import type { SaukopfBook } from './book-type.ts';
import { SAUKOPF_CHANGES } from './own-schema.ts';

/**
 * The book of Saukopf that a club's changes (RFC 7396) make of another; a changed figure that names no chapter is a house
 * rule. Refused with all faults at once, each with the path of its field in the changes: a place that a club can't change,
 * a figure out of its range, two games of one name, and a book by which no game costs anything.
 */
export function ownSaukopf(
	base: SaukopfBook,
	{ id, name, edition, changes }: HouseRules
): Result<SaukopfBook, readonly BookFault[]> {
	const shape = shapeFaults(changes, SAUKOPF_CHANGES);
	if (shape.length > 0) return refused(shape);
	const changed = patched<SaukopfBook>(base, withSources(changes) as Patch<SaukopfBook>);
	const { edition: own } = changes;
	const faults = [...namedTwice(changed), ...costsNothing(changed)];
	if (faults.length > 0) return refused(faults);
	return ok({ ...changed, id, name, edition: typeof own === 'string' ? own : edition, parent: base.id });
}

function namedTwice({ order, contracts }: SaukopfBook): readonly BookFault[] {
	const lower = (word: string): string => word.trim().toLocaleLowerCase('de');
	return order.flatMap((contract, i): readonly BookFault[] => {
		const { word } = contracts[contract];
		const isTaken = order.slice(0, i).some((other) => lower(contracts[other].word) === lower(word));
		return isTaken
			? [{ path: `contracts.${contract}.word`, refusal: { code: 'contractTwice', contract: word } }]
			: [];
	});
}

function costsNothing({ kopfgeld }: SaukopfBook): readonly BookFault[] {
	const { gluecksschwein: _deducted, floor: _floor, ...added } = kopfgeld;
	return Object.values(added).some(({ value }) => value > 0)
		? []
		: [{ path: 'kopfgeld.sieg.value', refusal: { code: 'nothingCosts' } }];
}
