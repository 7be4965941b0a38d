import { toCents, type Cents } from '#lib/base/money.ts';
import { totalOf } from '../../bill.ts';
import type { Bill } from '../../bill.ts';
import type { Book } from '../../book.ts';
import { checkGame } from '../../check.ts';
import { wordOf } from '../../fields.ts';
import { pointsBook } from '../../points.ts';
import { priceGame } from '../../price.ts';
import { contractSections, whichContracts } from './contracts.ts';
import { Desk, type Section, type WorkedExample } from './field.ts';
import { nobodyPlays } from './nobody-plays.ts';
import { doubling, outcome } from './outcome-and-doubling.ts';
import { FOUR } from './players.ts';
import { points } from './points.ts';
import { rounds, stockAndKasse, triggers } from './rounds-and-stock.ts';
import { tariff } from './tariff.ts';

/** Everything a club may change of a book, in the order of a tariff sheet. `parent` is the book it came from. */
export function sectionsOf(book: Book, parent: Book): readonly Section[] {
	const desk = new Desk(book, parent);
	const opening = triggers(desk);
	return [
		tariff(desk),
		outcome(desk),
		doubling(desk),
		nobodyPlays(desk),
		whichContracts(desk),
		...contractSections(desk),
		rounds(desk),
		...(opening ? [opening] : []),
		stockAndKasse(desk),
		points(desk)
	];
}

/** An example as the book prices it: what was played, and what that comes to. */
export interface Worked {
	readonly says: string;
	readonly bill: Bill;
	readonly points: boolean;
	/** Who moves what, in cents or points: "jeder Verlierer 20". */
	readonly price: Cents;
}

/** Null where the book does not know what the example shows. */
export function worked(book: Book, example: WorkedExample): Worked | null {
	const counting = example.points ? pointsBook(book) : book;
	const checked = checkGame(book, example.game);
	if (!counting?.contracts[example.game.contract] || !checked.ok) return null;
	const bill = priceGame(counting, checked.value, {
		players: FOUR,
		unit: counting.unit.cents,
		deckelCount: !example.points,
		factors:
			example.bock && book.bock ? [{ label: 'Bock', factor: book.bock.value, source: book.bock.source }] : []
	});
	const says = `${wordOf(book, example.game.contract)}, ${example.says}`;
	return { says, bill, points: example.points ?? false, price: toCents(totalOf(bill.lines)) };
}
