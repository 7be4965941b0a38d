import type { Book } from '../../book.ts';
import { championshipPoints } from './championship-points.ts';
import type { Section } from './field.ts';
import { contractSections, rounds, triggers, whichContracts } from './games-and-rounds.ts';
import { ownContracts, ownContractSections } from './own-contracts.ts';
import { sectionOf } from './row.ts';
import { nobodyPlays, stockAndKasse } from './stock.ts';
import { doubling, outcome, tariff } from './tariff.ts';

/** Everything a club may change of a book, in the order of a tariff sheet. `parent` is the book it came from. */
export function sectionsOf(book: Book, parent: Book): readonly Section[] {
	const desk = { book, parent };
	const before = [tariff, outcome, doubling, nobodyPlays, whichContracts];
	const after = [rounds, triggers, stockAndKasse, championshipPoints];
	return [...before, ...contractSections(desk), ownContracts, ...ownContractSections(desk), ...after]
		.map((rows) => sectionOf(rows, desk))
		.filter(({ fields }) => fields.length > 0);
}
