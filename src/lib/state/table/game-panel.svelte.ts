import { toggled } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { deckelCount } from '#lib/evening/schafkopf/moment.ts';
import { contractsNow } from '#lib/evening/schafkopf/rounds.ts';
import {
	asksWhoseMungo,
	isBidFor,
	mungoHasDeclarer,
	SCHAFKOPF_TYPING,
	type SchafkopfTyped
} from '#lib/evening/schafkopf/typing.ts';
import { losersIn } from '#lib/rules/book.ts';
import { namesPartner } from '#lib/rules/contract-kind.ts';
import { mungoAugen, type MungoBy, mungoBy, shownOutcome, type TypedGame } from '#lib/rules/typed-game.ts';
import { ALL_AUGEN, type Contract } from '#lib/rules/vocabulary.ts';
import { type Keeper, Panel, type PanelTable } from './panel.svelte.ts';

/** The Augen of 30 : 90 and 60 : 60. */
const THIRTY = 30;
const SIXTY = 60;

/** The game of Schafkopf that is being typed. */
export class GamePanel extends Panel<SchafkopfTyped> {
	constructor(table: PanelTable<SchafkopfTyped>, keeper: Keeper<TypedGame>) {
		super(SCHAFKOPF_TYPING, table, keeper);
	}

	/** What may be played now, in the book's order. */
	readonly contracts: readonly Contract[] = $derived(
		this.moment ? contractsNow(this.moment.book, this.typed.outOfTurn ? null : this.moment.round) : []
	);
	/** Whether anything is laid before this game, and whether Deckel are. */
	readonly hasLaying = $derived(this.moment !== null && deckelCount(this.moment, this.typed));
	readonly hasDeckel = $derived(this.moment?.book.deckel != null && this.hasLaying);
	/** Whether a Deckel is still missing: by the book the game is not played without one (allgaeu §4.4). */
	readonly lacksDeckel = $derived.by(
		() =>
			this.question === null &&
			this.priced?.ok === true &&
			this.priced.value.warnings.some(({ rule }) => rule === 'deckel-missing')
	);
	/** Whether this game is bid for. */
	readonly isBidFor = $derived(this.moment !== null && isBidFor(this.moment, this.typed));
	/** Whether a Mungo has a declarer here: he plays it as one of his Stöckle. */
	readonly mungoHasDeclarer = $derived(this.moment !== null && mungoHasDeclarer(this.moment, this.typed));
	readonly rule = $derived.by(() => this.moment?.book.contracts[this.typed.contract] ?? null);
	/** Whether a Schuss can be given; one that was written anyway stays visible. */
	readonly hasSchuss = $derived.by(
		() => this.rule?.schuss === true && (this.typed.schuss !== undefined || !forbidsSchuss(this.table.state))
	);
	readonly outcome: ReturnType<typeof shownOutcome> = $derived(
		this.moment ? shownOutcome(this.moment.book, this.typed) : { won: true, schneider: false, schwarz: false }
	);
	/** Whether the game is decided by Augen, so that they can be counted. */
	readonly countsAugen = $derived(this.rule?.goal === 'augen' && !this.typed.tout);
	/** The counts of Laufende to choose from. Fewer than the minimum add nothing and need no tap. */
	readonly laufende: readonly number[] = $derived.by(() => {
		if (!this.rule?.laufende || this.rule.laufendeHeld > 0) return [];
		const { from, most } = this.rule.laufende;
		return Array.from({ length: most - from.value + 1 }, (_, i) => from.value + i);
	});
	/** A tap on a player where several can be chosen: who laid, gave a Spritze, or has no trick. */
	toggleIn(field: 'deckel' | 'legen' | 'spritzen' | 'jungfrau', player: MemberId): void {
		this.change({ [field]: toggled(this.typed[field] ?? [], player) });
	}

	toggleTout(): void {
		this.change({ tout: this.typed.tout ? undefined : true, won: this.outcome.won });
	}

	/** A tap on a player; in a Mungo he is who loses, or whom it concerns. */
	override tapSeat(player: MemberId): void {
		if (this.rule?.sides === 'mungo') this.#tapInMungo(player);
		else super.tapSeat(player);
	}

	/** Whether a stroke from one player to another names both: who plays and with whom, or the two who lose a Mungo. */
	readonly takesPair = $derived.by(() => {
		if (this.rule?.sides !== 'mungo') return namesPartner(this.rule);
		const { moment, typed } = this;
		return (
			moment !== null &&
			mungoBy(typed) === 'losers' &&
			losersIn(moment.book) === 2 &&
			!asksWhoseMungo(moment, typed)
		);
	});

	override namePair(one: MemberId, other: MemberId): void {
		if (this.takesPair && this.rule?.sides === 'mungo') this.change({ losers: [one, other] });
		else super.namePair(one, other);
	}

	#tapInMungo(player: MemberId): void {
		const { moment, typed } = this;
		const by = mungoBy(typed);
		if (!moment) return;
		if (asksWhoseMungo(moment, typed)) return this.change({ declarer: player });
		if (by === 'augen') return;
		if (by !== 'losers') return this.choose(by, player);
		const losers = toggled(typed.losers ?? [], player);
		if (losers.length > losersIn(moment.book))
			this.refuse('Es sind schon alle genannt: erst einen wegtippen.');
		else this.change({ losers: losers.length > 0 ? losers : undefined });
	}

	/** Won or lost: at 30 : 90 the Augen change sides, any other Augen that say something else are cleared. */
	setWon(won: boolean): void {
		const { augen } = this.typed;
		if (typeof augen === 'number' && won === this.outcome.won && !this.outcome.drawn) return;
		const flips = augen === THIRTY || augen === ALL_AUGEN - THIRTY;
		this.change(flips ? { augen: ALL_AUGEN - augen } : { won, augen: undefined, ...this.#surcharges() });
	}

	toggleSchneider(): void {
		this.#setEnd(this.outcome.schneider ? undefined : true);
	}

	toggleSchwarz(): void {
		const every = this.outcome.schwarz ? undefined : true;
		this.#setEnd(every, every);
	}

	/** Whoever is Schwarz is Schneider, too; what was announced and is not there is missed. */
	#setEnd(schneider: true | undefined, schwarz?: true): void {
		const won = this.outcome.won && (schneider ?? !this.typed.angesagt);
		this.change({ won, augen: undefined, schneider, schwarz });
	}

	/** Sets the Augen of the declaring side; the result follows from them. */
	setAugen(augen: number): void {
		const keepsSchwarz = this.typed.schwarz && (augen === 0 || augen === ALL_AUGEN);
		this.change({ augen, won: undefined, schneider: undefined, schwarz: keepsSchwarz || undefined });
	}

	clearAugen(): void {
		this.change({ won: this.outcome.won, augen: undefined });
	}

	readonly isSixty = $derived(this.typed.augen === SIXTY);
	readonly isThirty = $derived(this.typed.augen === THIRTY || this.typed.augen === ALL_AUGEN - THIRTY);

	toggleSixty(): void {
		if (this.isSixty) this.clearAugen();
		else this.setAugen(SIXTY);
	}

	toggleThirty(): void {
		if (this.isThirty) this.clearAugen();
		else this.setAugen(this.outcome.won ? ALL_AUGEN - THIRTY : THIRTY);
	}

	setMungoBy(by: MungoBy): void {
		this.change({ by, losers: undefined, durchmarsch: undefined, hinleger: undefined, augen: undefined });
	}

	/** Everybody's Augen in a Mungo as far as they are known. */
	readonly each = $derived.by(() => mungoAugen(this.typed, this.players));

	setAugenOf(player: MemberId, augen: number | null): void {
		const given = typeof this.typed.augen === 'object' ? this.typed.augen : {};
		const others = Object.entries(given).filter(([other]) => other !== player);
		this.change({ augen: Object.fromEntries(augen === null ? others : [...others, [player, augen]]) });
	}

	setMungoTricks(player: MemberId, tricks: number | null): void {
		const others = Object.entries(this.typed.tricks ?? {}).filter(([other]) => other !== player);
		const given = tricks === null ? others : [...others, [player, tricks] as const];
		this.change({ tricks: given.length > 0 ? Object.fromEntries(given) : undefined });
	}

	toggleOutOfTurn(): void {
		this.change({ outOfTurn: this.typed.outOfTurn ? undefined : true, dealtBy: undefined });
	}

	#surcharges(): { schneider: true | undefined; schwarz: true | undefined } {
		return { schneider: this.outcome.schneider || undefined, schwarz: this.outcome.schwarz || undefined };
	}
}

/** Where a Schuss gives no points, none is given at a championship's table (schafkopfschule 5.2.4). */
const forbidsSchuss = (state: PanelTable<SchafkopfTyped>['state']): boolean =>
	state?.opening?.championship !== undefined && state.book.points?.schuss === false;
