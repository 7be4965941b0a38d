import type { Book } from '../../book.ts';
import { championshipPoints } from './championship-points.ts';
import type { Section } from './field.ts';
import { contractSections, rounds, triggers, whichContracts } from './games-and-rounds.ts';
import { ownContracts, ownContractSections } from './own-contracts.ts';
import { fees } from './fees.ts';
import { layingRows } from './laying.ts';
import { finalPriceRows } from './final-price.ts';
import { next } from './next.ts';
import { pots } from './pots.ts';
import { priceLists } from './price-list.ts';
import { ownWords } from './own-words.ts';
import { SCHAFKOPF, sectionOf } from './row.ts';
import { nobodyPlays, stockAndKasse } from './stock.ts';
import { doubling, outcome, tariff } from './tariff.ts';

/** Everything a club may change of a book, in the order of a tariff sheet. `parent` is the book it came from. */
export function sectionsOf(book: Book, parent: Book): readonly Section[] {
	const desk = { book, parent };
	const before = [
		tariff,
		outcome,
		priceLists,
		doubling,
		layingRows,
		finalPriceRows,
		nobodyPlays,
		whichContracts
	];
	const after = [rounds, triggers, next, stockAndKasse, pots, fees, championshipPoints, ownWords];
	return [...before, ...contractSections(desk), ownContracts, ...ownContractSections(desk), ...after]
		.map((rows) => sectionOf(rows, desk, SCHAFKOPF))
		.filter(({ fields }) => fields.length > 0);
}
