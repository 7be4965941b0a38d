import { asId, type EveningId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import {
	answer,
	momentOf,
	unitOf,
	type Answer,
	type Calculation
} from '#lib/evening/schafkopf/calculation.ts';
import { readCalculation, writeCalculation } from '#lib/evening/schafkopf/calculation-link.ts';
import { contractsNow, noRounds } from '#lib/evening/schafkopf/rounds.ts';
import { STAND_INS } from '#lib/evening/link-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { fit, freshGame, type TypedGame } from '#lib/rules/typed-game.ts';
import { clubBooks } from './club-books.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { Keeper, PanelTable } from './panel-table.ts';

const EVENING = asId<EveningId>('rechner');

/** What a book says, beside the book. */
export interface Asked {
	readonly book: Book;
	readonly unit: number;
	readonly answer: Answer;
}

function fresh(): Calculation {
	const [book] = BOOKS.values();
	if (!book) throw new Error('no book');
	const typed = freshGame(book, contractsNow(book, null));
	return { first: { id: book.id, unit: null }, second: null, round: null, typed };
}

/** A game that nobody plays and nothing keeps, typed like any other, and what one or two books say to it. */
export class Calculator {
	#calculation: Calculation = $state.raw(fresh());
	readonly #onchange: (link: string) => void;
	readonly panel: GamePanel;

	/** Hands on the link to what is asked whenever that changes. */
	constructor(onchange: (link: string) => void) {
		this.#onchange = onchange;
		this.panel = new GamePanel(this.#table(), this.#keeper());
	}

	readonly book: Book = $derived.by(() => bookOf(this.#calculation.first.id));
	readonly answers: readonly Asked[] = $derived.by(() => {
		const { first, second } = this.#calculation;
		return [first, ...(second ? [second] : [])].map((asked) => {
			const book = bookOf(asked.id);
			return {
				book,
				unit: unitOf(book, asked),
				answer: answer(book, asked, this.#calculation, this.book)
			};
		});
	});

	/** What is asked, as the end of an address. */
	get link(): string {
		return writeCalculation(this.#calculation);
	}

	get calculation(): Calculation {
		return this.#calculation;
	}

	/** Takes what a link says; its sentence where it is damaged, and everything else stays. */
	open(link: string): string {
		const read = readCalculation(link, clubBooks.all);
		if (!read.ok) return read.error;
		this.#calculation = read.value;
		return '';
	}

	/** The first book or the second; an empty id takes the second away. */
	setBook(which: 'first' | 'second', id: string): void {
		this.#set({ [which]: id === '' ? null : { id, unit: null } });
	}

	setUnit(which: 'first' | 'second', unit: number | null): void {
		const asked = this.#calculation[which];
		if (asked) this.#set({ [which]: { ...asked, unit: unit === 0 ? null : unit } });
	}

	setRound(round: Calculation['round']): void {
		this.#set({ round });
	}

	/** So many Deckel, whoever laid them; as many as there are already take one away. */
	setDeckel(count: number): void {
		const { typed } = this.#calculation;
		const before = typed.deckel?.length ?? 0;
		this.#type({ ...typed, deckel: STAND_INS.slice(0, before === count ? count - 1 : count) });
	}

	clear(): void {
		const { first, second } = this.#calculation;
		this.#set({ ...fresh(), first, second, typed: fit(this.book, fresh().typed) });
	}

	#type(typed: TypedGame): void {
		this.#set({ typed });
	}

	#set(changed: Partial<Calculation>): void {
		this.#calculation = { ...this.#calculation, ...changed };
		this.#onchange(this.link);
	}

	#table(): PanelTable {
		const stateOf = (): PanelTable['state'] => {
			const { first, round } = this.#calculation;
			const moment = momentOf(this.book, unitOf(this.book, first), round);
			return { ...moment, rounds: { ...noRounds(), running: moment.round }, rows: [] };
		};
		return {
			evening: EVENING,
			placeOf: () => null,
			get state() {
				return stateOf();
			}
		};
	}

	/** Keeps what is typed here and nowhere else. */
	#keeper(): Keeper {
		const draftOf = (): Keeper['draft'] => ({
			token: '',
			evening: EVENING,
			at: 0,
			typed: this.#calculation.typed
		});
		return {
			get draft() {
				return draftOf();
			},
			status: 'nothing',
			saving: false,
			put: (typed) => this.#type(typed),
			setAside: () => {},
			drop: async () => this.clear(),
			save: async () => refused('lost' as const)
		};
	}
}

function bookOf(id: string): Book {
	const book = clubBooks.get(id);
	if (!book) throw new Error(`no book ${id}`);
	return book;
}
