import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import {
	atTableOf,
	freshCalculation,
	isUnecht,
	partNames,
	saukopfAnswers,
	seatedSaukopf,
	seatsOf,
	type PlayerCount,
	type SaukopfCalculation
} from '#lib/evening/saukopf/calculation.ts';
import { readSaukopf, writeSaukopf } from '#lib/evening/saukopf/calculation-link.ts';
import { STAND_INS } from '#lib/evening/link-words.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { VIERHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import type { Keeper, SaukopfPanelTable } from './panel-table.ts';
import { SaukopfPanel } from './saukopf-panel.svelte.ts';

const EVENING = asId<EveningId>('rechner');

/** A game of Saukopf that nobody plays and nothing keeps, typed like any other, and what its book says to it. */
export class SaukopfCalculator {
	#calculation: SaukopfCalculation = $state.raw(freshCalculation(VIERHAXER));
	readonly #onchange: (link: string) => void;
	readonly panel: SaukopfPanel;

	/** Hands on the link to what is asked whenever that changes. */
	constructor(onchange: (link: string) => void) {
		this.#onchange = onchange;
		this.panel = new SaukopfPanel(this.#table(), this.#keeper());
	}

	/** One answer, or the same announcement won and lost. */
	readonly answers = $derived.by(() => saukopfAnswers(this.#calculation));
	readonly nameOf = $derived.by(() => partNames(this.#calculation.typed));
	/** Whether the Rufkarte is in the declarer's own hand. */
	readonly unecht = $derived.by(() => isUnecht(this.#calculation.typed));

	/** What is asked, as the end of an address. */
	get link(): string {
		return writeSaukopf(this.#calculation);
	}

	get calculation(): SaukopfCalculation {
		return this.#calculation;
	}

	/** Takes what a link says; its sentence where it is damaged, and everything else stays. */
	open(link: string): string {
		const read = readSaukopf(link);
		if (!read.ok) return read.error;
		this.#calculation = read.value;
		return '';
	}

	setPlayers(players: PlayerCount): void {
		this.#set(atTableOf(players, this.#calculation));
	}

	/** Cents a point; null and 0 where nobody plays for money. */
	setUnit(unit: number | null): void {
		this.#set({ unit: unit ?? 0 });
	}

	toggleBoth(): void {
		this.#set({ both: !this.#calculation.both });
	}

	toggleUnecht(): void {
		this.#type(this.#calculation.typed, !this.unecht);
	}

	/** A new question at the same table. */
	clear(): void {
		const { players } = this.#calculation;
		this.#set({ typed: freshCalculation(players).typed });
	}

	#type(typed: TypedSaukopf, unecht: boolean): void {
		this.#set({ typed: seatedSaukopf(typed, this.#calculation.players, unecht) });
	}

	#set(changed: Partial<SaukopfCalculation>): void {
		this.#calculation = { ...this.#calculation, ...changed };
		this.#onchange(this.link);
	}

	#table(): SaukopfPanelTable {
		const [dealer = asId<MemberId>('1')] = STAND_INS;
		const stateOf = (): SaukopfPanelTable['state'] => {
			const { players, unit } = this.#calculation;
			return { seats: seatsOf(players), dealer, unit, rows: [] };
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
	#keeper(): Keeper<TypedSaukopf> {
		const draftOf = (): Keeper<TypedSaukopf>['draft'] => ({
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
			put: (typed) => this.#type(typed, this.unecht),
			setAside: () => {},
			drop: async () => this.clear(),
			save: async () => refused('lost' as const)
		};
	}
}
