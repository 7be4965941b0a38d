import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import {
	feeAccounts,
	feeSums,
	NO_ACCOUNT,
	prizeLines,
	prizePurpose,
	prizesIn,
	type FeeAccount,
	type PrizeLine,
	type PrizeOfPlace
} from '#lib/championship/fees.ts';
import { championshipName } from '#lib/championship/system.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { TWO_TAPS } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { Judging } from './judging.svelte.ts';
import { saidEntry } from './day-said.ts';
import { OfSession, type Session } from '../session.svelte.ts';

export type TeamPrize = NonNullable<ChampionshipEntry['teamPrize']>;

/** A player's entry fee. */
export interface FeeLine {
	readonly player: MemberId;
	readonly account: FeeAccount;
	/** What he still owes, in cents; negative if he paid too much. */
	readonly open: Cents;
}

/** Entry fees and prizes of a championship for their screen: set, ticked off, and booked to the Kasse. */
export class Fees extends OfSession {
	readonly #open: OpenChampionship;
	readonly #judging: Judging;
	/** While a second tap on what was paid may still come: another button is under the thumb then. */
	#resting = $state(false);
	readonly #accounts = $derived.by(() => this.#open.log && feeAccounts(this.#open.log, this.#open.id));
	readonly sums = $derived.by(() => feeSums(this.#accounts?.values() ?? []));
	/** In the order of the list. */
	readonly players: readonly FeeLine[] = $derived.by(() => {
		const { players = [], fee = 0 } = this.#open.entry ?? {};
		return players.map((player) => {
			const account = this.#accountOf(player);
			return { player, account, open: toCents(fee - account.paid) };
		});
	});
	readonly prizes: readonly PrizeOfPlace[] = $derived.by(() =>
		[...(this.#open.entry?.prizes ?? [])].sort((a, b) => a.place - b.place)
	);
	/** By place; empty before the prize-giving. */
	readonly winners: readonly PrizeLine[] = $derived.by(() => {
		const { folded, board } = this.#open;
		if (board?.undone.length !== 0 || !this.#accounts) return [];
		if (!this.#open.entry || !folded?.ranking) return [];
		const won = prizesIn(this.#open.entry, folded.ranking);
		return prizeLines(won, folded.ranking.places, this.#accounts);
	});

	constructor(session: Session, open: OpenChampionship) {
		super(session);
		this.#open = open;
		this.#judging = new Judging(open);
	}

	get busy(): boolean {
		return this.#judging.busy;
	}

	/** Whether a payment may be taken back at once. */
	get mayTakeBack(): boolean {
		return !this.busy && !this.#resting;
	}

	/** Why the last tap wrote nothing, in one sentence. */
	get problem(): string {
		return this.#judging.problem;
	}

	set problem(problem: string) {
		this.#judging.problem = problem;
	}

	/** Sets what everybody pays; nothing takes the fee away. What is booked already stays. */
	setFee(fee: Cents): Promise<boolean> {
		return this.#say({ fee: fee === NOTHING ? undefined : fee });
	}

	/** Sets what the places bring, and what the winning team does; null for nothing. */
	setPrizes(prizes: readonly PrizeOfPlace[], teamPrize: TeamPrize | null): Promise<boolean> {
		return this.#say({
			prizes: prizes.length === 0 ? undefined : prizes,
			teamPrize: teamPrize ?? undefined
		});
	}

	/** Books the open fee of these players. */
	pay(lines: readonly FeeLine[]): Promise<boolean> {
		const owing = lines.filter(({ open }) => open > 0);
		return this.#paid(owing.map(({ player, open }) => this.#booking(player, open, 'Startgeld')));
	}

	/** Takes back the payment that was booked last. */
	unpay({ account }: FeeLine): Promise<boolean> {
		if (!this.mayTakeBack) return Promise.resolve(false);
		return this.#strike(account.payments.at(-1));
	}

	payOut(line: PrizeLine): Promise<boolean> {
		const { player, open } = line;
		if (open <= 0 || this.#open.board?.undone.length !== 0) return Promise.resolve(false);
		return this.#paid([this.#booking(player, toCents(-open), `${prizePurpose(line)},`)]);
	}

	/** Takes back the prize that was paid out last. */
	takeBack({ account }: PrizeLine): Promise<boolean> {
		if (!this.mayTakeBack) return Promise.resolve(false);
		return this.#strike(account.payouts.at(-1));
	}

	#accountOf(player: MemberId): FeeAccount {
		return this.#accounts?.get(player) ?? NO_ACCOUNT;
	}

	#booking(member: MemberId, amount: Cents, what: string): NewEntry {
		const { id: championship, entry } = this.#open;
		const title = entry ? championshipName(entry) : '';
		return {
			kind: 'booking',
			date: this.session.today(),
			amount,
			purpose: `${what} ${title}`,
			member,
			championship
		};
	}

	#strike(targets: FeeAccount['payments'][number] = []): Promise<boolean> {
		return this.#write(targets.map((target) => ({ kind: 'void', target })));
	}

	#say(said: Parameters<typeof saidEntry>[2]): Promise<boolean> {
		const { entry } = this.#open;
		return entry ? this.#write([saidEntry(this.#open, entry, said)]) : Promise.resolve(false);
	}

	async #paid(entries: readonly NewEntry[]): Promise<boolean> {
		this.#resting = true;
		const written = await this.#write(entries);
		setTimeout(() => (this.#resting = false), TWO_TAPS);
		return written;
	}

	#write(entries: readonly NewEntry[]): Promise<boolean> {
		return this.#judging.write(...entries);
	}
}
