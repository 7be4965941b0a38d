import { asId, type MemberId } from '#lib/base/ids.ts';
import { STAND_INS } from '#lib/evening/link-words.ts';
import { readSaukopf, writeSaukopf } from '#lib/evening/saukopf/calculation-link.ts';
import {
	atTableOf,
	freshCalculation,
	partNames,
	type PlayerCount,
	saukopfAnswers,
	type SaukopfCalculation,
	seatedSaukopf,
	seatsOf
} from '#lib/evening/saukopf/calculation.ts';
import type { SaukopfTyped } from '#lib/evening/saukopf/typing.ts';
import { isUnecht, type TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { VIERHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import { AskedGame } from './asked-game.svelte.ts';
import { ClubSaukopf } from '../club/club-saukopf.svelte.ts';
import { SaukopfPanel } from './saukopf-panel.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** Who deals changes nothing. */
const [DEALER = asId<MemberId>('1')] = STAND_INS;

/** A game of Saukopf and the answer of its book. */
export class SaukopfCalculator extends AskedGame<SaukopfTyped, SaukopfCalculation> {
	readonly #clubSaukopf = this.session.of(ClubSaukopf);
	constructor(session: Session, onchange: (link: string) => void) {
		super(session, freshCalculation(VIERHAXER), { write: writeSaukopf, read: readSaukopf }, onchange);
	}

	#asked = $state('');
	/** The book that is asked: the club's newest own, if nobody chose another. */
	readonly book: SaukopfBook = $derived.by(
		() => this.#clubSaukopf.get(this.#asked) ?? this.#clubSaukopf.offered[0] ?? saukopf
	);

	readonly panel = new SaukopfPanel(
		...this.desk(
			() => {
				const { players, unit } = this.calculation;
				return { book: this.book, seats: seatsOf(players), dealer: DEALER, unit, rows: [] };
			},
			(typed) => this.#type(typed, this.unecht)
		)
	);

	/** One answer, or two: the same announcement won and lost. */
	readonly answers = $derived.by(() => saukopfAnswers(this.calculation, this.book));
	readonly nameOf = $derived.by(() => partNames(this.calculation.typed));
	/** Whether the Rufkarte is in the declarer's own hand. */
	readonly unecht = $derived.by(() => isUnecht(saukopf, this.calculation.typed));

	/** Asks another book. A link does not name it: only the club knows its own. */
	setBook(id: string): void {
		this.#asked = id;
	}

	setPlayers(players: PlayerCount): void {
		this.change(atTableOf(players, this.calculation));
	}

	/** Sets the cents a point; null and 0 mean that nobody plays for money. */
	setUnit(unit: number | null): void {
		this.change({ unit: unit ?? 0 });
	}

	toggleBoth(): void {
		this.change({ both: !this.calculation.both });
	}

	toggleUnecht(): void {
		this.#type(this.calculation.typed, !this.unecht);
	}

	/** Begins a new question at the same table. */
	clear(): void {
		const { players } = this.calculation;
		this.change({ typed: freshCalculation(players).typed });
	}

	#type(typed: TypedSaukopf, unecht: boolean): void {
		this.change({ typed: seatedSaukopf(typed, this.calculation.players, unecht) });
	}
}
