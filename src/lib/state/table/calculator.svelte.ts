import { STAND_INS } from '#lib/evening/link-words.ts';
import { readCalculation, writeCalculation } from '#lib/evening/schafkopf/calculation-link.ts';
import {
	type BookAnswer,
	answer,
	type Calculation,
	momentOf,
	centsOfUnit
} from '#lib/evening/schafkopf/calculation.ts';
import { contractsNow, noRounds } from '#lib/evening/schafkopf/rounds.ts';
import type { SchafkopfTyped } from '#lib/evening/schafkopf/typing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Chance } from '#lib/rules/laying.ts';
import { fit, freshGame } from '#lib/rules/typed-game.ts';
import { AskedGame } from './asked-game.svelte.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** What a book answers, with the book. */
export interface AskedAnswer {
	readonly book: Book;
	readonly unit: number;
	readonly answer: BookAnswer;
}

function fresh(): Calculation {
	const [book] = BOOKS.values();
	if (!book) throw new Error('no book');
	const typed = freshGame(book, contractsNow(book, null));
	return { first: { id: book.id, unit: null }, second: null, round: null, typed };
}

/** A game of Schafkopf and the answers of one or two books. */
export class Calculator extends AskedGame<SchafkopfTyped, Calculation> {
	readonly #clubBooks = this.session.of(ClubBooks);
	constructor(session: Session, onchange: (link: string) => void) {
		super(
			session,
			fresh(),
			{ write: writeCalculation, read: (link) => readCalculation(link, this.#clubBooks.all) },
			onchange
		);
	}

	readonly book: Book = $derived.by(() => bookOf(this.session, this.calculation.first.id));
	readonly answers: readonly AskedAnswer[] = $derived.by(() => {
		const { first, second } = this.calculation;
		return [first, ...(second ? [second] : [])].map((asked) => {
			const book = bookOf(this.session, asked.id);
			return {
				book,
				unit: centsOfUnit(book, asked),
				answer: answer(book, asked, this.calculation, this.book)
			};
		});
	});

	readonly panel = new GamePanel(
		...this.desk(
			() => {
				const { first, round } = this.calculation;
				const moment = momentOf(this.book, centsOfUnit(this.book, first), round);
				return { ...moment, rounds: { ...noRounds(), running: moment.round }, rows: [] };
			},
			(typed) => this.change({ typed })
		)
	);

	/** Sets the first or second book; an empty id removes the second. */
	setBook(which: 'first' | 'second', id: string): void {
		const asked = { [which]: id === '' ? null : { id, unit: null } };
		const book = which === 'first' ? bookOf(this.session, id) : null;
		// What is typed is typed in its games: one that it lacks, as a Rufspiel where three play, makes way for one it has.
		const lacks = book !== null && !book.contracts[this.calculation.typed.contract];
		this.change({ ...asked, ...(lacks ? { typed: freshGame(book, contractsNow(book, null)) } : {}) });
	}

	setUnit(which: 'first' | 'second', unit: number | null): void {
		const asked = this.calculation[which];
		if (asked) this.change({ [which]: { ...asked, unit: unit === 0 ? null : unit } });
	}

	setRound(round: Calculation['round']): void {
		this.change({ round });
	}

	/** Sets how often something was laid, by whomever; the number that is set already takes one away. */
	setLaid(chance: Chance, count: number): void {
		const { typed } = this.calculation;
		const before = typed[chance]?.length ?? 0;
		const laid = STAND_INS.slice(0, before === count ? count - 1 : count);
		this.change({ typed: { ...typed, [chance]: laid } });
	}

	clear(): void {
		const { first, second } = this.calculation;
		this.change({ ...fresh(), first, second, typed: fit(this.book, fresh().typed) });
	}
}

function bookOf(session: Session, id: string): Book {
	const book = session.of(ClubBooks).get(id);
	if (!book) throw new Error(`no book ${id}`);
	return book;
}
