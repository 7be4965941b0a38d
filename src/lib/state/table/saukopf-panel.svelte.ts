import type { MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { SAUKOPF_TYPING, type SaukopfTyped } from '#lib/evening/saukopf/typing.ts';
import type { SaukopfState } from '#lib/evening/state.ts';
import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import type { Standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { mostLaufende } from '#lib/rules/saukopf/check.ts';
import { ramschAugen, saukopfContracts, type TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { SaukopfContract, Side } from '#lib/rules/saukopf/vocabulary.ts';
import { Club } from '../club/club.svelte.ts';
import { OpenEvening } from './open-evening.svelte.ts';
import { type Keeper, Panel, type PanelTable } from './panel.svelte.ts';

/** The game of Saukopf that is being typed. */
export class SaukopfPanel extends Panel<SaukopfTyped> {
	constructor(table: PanelTable<SaukopfTyped>, keeper: Keeper<TypedSaukopf>) {
		super(SAUKOPF_TYPING, table, keeper);
	}

	/** The book of the evening; until its log is read, the one of Sepp Worsch. */
	readonly book: SaukopfBook = $derived(this.moment?.book ?? saukopf);
	readonly rule = $derived(this.book.contracts[this.typed.contract]);
	/** The contracts for this number of players; another one stays while it is chosen. */
	readonly contracts: readonly SaukopfContract[] = $derived.by(() => {
		const possible = saukopfContracts(this.book, this.players.length);
		return this.book.order.filter(
			(contract) => possible.includes(contract) || contract === this.typed.contract
		);
	});
	readonly each = $derived(ramschAugen(this.typed, this.players));
	/** The result as it is shown: entered, or computed from the Augen. */
	readonly outcome = $derived.by(() => {
		if (this.priced?.ok) return this.priced.value.game.outcome;
		const { won = true, schneider = false, schwarz = false } = this.typed;
		return { won, schneider, schwarz };
	});

	/** How many of the rarer details are set; they are behind a sheet. */
	readonly extras = $derived.by(() => {
		const { laufende, saukopf: taken, mueller, spiess, stellung, offen, card, note } = this.typed;
		return [laufende, taken, mueller, spiess, stellung, offen, card, note].filter(
			(thing) => thing !== undefined
		).length;
	});

	mostLaufende(side: Side): number {
		return this.rule.ramsch ? 0 : mostLaufende(this.rule, side, this.typed);
	}

	/** Whether a stroke from one player to another names both. */
	readonly takesPair = $derived(this.rule.kind !== 'solo');
	/** Whether the declarer of a Rufspiel was said to have no partner. */
	readonly unecht = $derived(this.typed.unecht ?? false);

	/** Says that the declarer has no partner, or takes that back. */
	toggleUnecht(): void {
		this.change({ unecht: this.unecht ? undefined : true, partner: undefined });
	}

	/** Won or lost. Schneider and Schwarz stay where they were tapped or counted; what a bid of Schwarz brought goes with it. */
	setWon(won: boolean): void {
		const counted = this.typed.augen !== undefined;
		if (counted && won === this.outcome.won) return;
		const { schneider, schwarz } = counted ? this.outcome : this.typed;
		this.change({ won, augen: undefined, schneider: schneider || undefined, schwarz: schwarz || undefined });
	}

	toggleSchneider(): void {
		const { won, schneider } = this.outcome;
		this.change({ won, augen: undefined, schneider: !schneider || undefined, schwarz: undefined });
	}

	/** Schwarz is shown beside the Augen; it is not a number of Augen. */
	toggleSchwarz(): void {
		const { won, schwarz } = this.outcome;
		if (this.typed.augen !== undefined) return this.change({ schwarz: schwarz ? undefined : true });
		this.change({ won, schneider: undefined, schwarz: schwarz ? undefined : true });
	}

	/** Sets the Augen of the declaring side; the result follows from them. */
	setAugen(augen: number | null): void {
		const { won } = this.outcome;
		this.change({
			augen: augen ?? undefined,
			won: augen === null ? won : undefined,
			schneider: undefined,
			schwarz: undefined
		});
	}

	/** Sets one player's Augen in a Ramsch. */
	setAugenOf(player: MemberId, augen: number | null): void {
		const given = typeof this.typed.augen === 'object' ? this.typed.augen : {};
		const others = Object.entries(given).filter(([other]) => other !== player);
		const all = augen === null ? others : [...others, [player, augen] as const];
		this.change({
			augen: all.length > 0 ? Object.fromEntries(all) : undefined,
			won: undefined,
			schwarz: undefined
		});
	}

	toggleSaukopf(side: Side): void {
		this.change({ saukopf: this.typed.saukopf?.[0] === side ? undefined : [side] });
	}
}

/** One evening of Saukopf for its screen. */
export class SaukopfEveningTable extends OpenEvening {
	readonly #club = this.session.of(Club);
	/** Undefined until the database has told the evening and who is who, null if there is no such evening. */
	readonly state: SaukopfState | null | undefined = $derived.by(() =>
		this.#club.answered && this.log ? this.fold(this.log) : undefined
	);

	override fold(log: Standing): SaukopfState | null {
		return foldSaukopf(log, this.evening, saukopfBooksOf(this.#club.log));
	}
}
