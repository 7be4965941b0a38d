// A second fold of an evening of Schafkopf, from docs/from-book-to-price.md and docs/file-format.md alone: entries one after the
// other, and what everybody has in the end. Nothing here imports anything of the app on purpose.
import { everyTrick, nextDoubles, saidDoubles, saidRounds, triggered, type Ended } from './following.ts';
import { counted, type Laid } from './laying.ts';
import { SecondPots } from './pots.ts';
import { fined, secondOutcome, secondPrice, type Outcome } from './price.ts';
import { at, except, type Fields, isObject, number, type Names, names, sum, text, yes } from './reading.ts';
import {
	begun,
	bookIn,
	factorOf,
	madeGeschoben,
	NO_ROUNDS,
	played,
	type Asked,
	type Rounds
} from './rounds.ts';
import { stockMoves, type Moves } from './stock.ts';

export class SecondEvening {
	readonly book: Fields;
	readonly #opening: Fields;
	readonly balance = new Map<string, number>();
	readonly pots: SecondPots;
	stock: number;
	/** Points of each game where it is one of a championship's list. */
	#seats: Names;
	#dealer: string;
	#unit: number;
	#rounds: Rounds = NO_ROUNDS;
	#doubles = 0;
	#laid: Laid = [];
	#games = 0;
	#votes = 0;
	#hadMungorunde: boolean;
	/** Kinds of rounds of which a game was played. */
	readonly #had = new Set<string>();
	readonly #fined: string[] = [];

	constructor(book: Fields, opening: Fields) {
		this.book = book;
		this.#opening = opening;
		this.pots = new SecondPots(book);
		this.#seats = names(opening, 'seats');
		this.#dealer = text(opening, 'dealer');
		this.#unit = unitOf(book, number(opening, 'rate', NaN));
		this.stock = playsStock(book) ? number(opening, 'stock') : 0;
		this.#hadMungorunde = yes(opening, 'mungorundeToday');
	}

	get #isChampionship(): boolean {
		return text(this.#opening, 'occasion') === 'meisterschaft';
	}

	take(entry: Fields): void {
		switch (text(entry, 'kind')) {
			case 'game':
				return this.#game(at(entry, 'game') as Fields);
			case 'passed':
				return this.#passed();
			case 'incident':
				return this.#incident(entry);
			case 'seats':
				return this.#seated(names(entry, 'seats'), text(entry, 'dealer'));
			case 'round':
				return this.#asked(entry);
			case 'roundEnd':
				return this.#advance({ ...this.#rounds, running: null });
			case 'agreed':
				return this.#agreed(yes(entry, 'anyContractWinsStock'));
			case 'tariff':
				if (!this.#isChampionship) this.#unit = tariffOf(this.book, number(entry, 'rate'), this.#unit);
		}
	}

	#move(moves: Moves, ofStock: boolean): void {
		for (const [player, cents] of moves) this.balance.set(player, (this.balance.get(player) ?? 0) + cents);
		if (ofStock) this.stock -= sum([...moves.values()]);
	}
	#advance(rounds: Rounds): void {
		const before = this.#rounds.running?.kind;
		this.#rounds = begun(this.book, rounds, this.#seats);
		const { running } = this.#rounds;
		const starts =
			running !== null && running.played === 0 && (rounds.running === null || before === undefined);
		if (starts && yes(running.rule, 'alteDeals') && this.#seats.includes(running.dealer))
			this.#dealer = running.dealer;
	}
	#next(player: string): string {
		return this.#seats[(this.#seats.indexOf(player) + 1) % this.#seats.length] ?? '';
	}
	#seated(seats: Names, dealer: string): void {
		const [fewest, most] = yes(this.book, 'kurz.dritt') ? [3, 3] : [4, 6];
		if (seats.length < fewest || seats.length > most) return;
		this.#seats = seats;
		this.#dealer = dealer;
	}
	/** Who holds cards, from the dealer's left: at five he sits out, at six his right neighbour does, too. */
	#holders(dealer: string): Names {
		return this.#round(dealer).slice(0, 4);
	}
	/** All who sit, from the dealer's left. */
	#round(dealer: string): Names {
		const first = this.#seats.indexOf(dealer) + 1;
		return [...this.#seats.slice(first), ...this.#seats.slice(0, first)];
	}
	/** Whoever the game names settles it, then who holds cards, in the order of their seats. */
	#players(game: Fields): Names {
		const sells = yes(this.book, 'boughtHand') && yes(game, 'bought');
		const seller = text(game, 'bought.seller');
		const named = [...new Set([...namedIn(game), ...(sells ? [text(game, 'bought.buyer')] : [])])];
		const dealtBy = yes(game, 'outOfTurn') ? text(game, 'dealtBy') : '';
		const dealer = this.#seats.includes(dealtBy) ? dealtBy : this.#dealer;
		const most = yes(this.book, 'kurz.dritt') ? 3 : 4;
		const others = except(this.#holders(dealer), named);
		const four = [...named, ...except(others, [seller]), ...others.filter((one) => one === seller)].slice(
			0,
			most
		);
		return [...this.#seats.filter((one) => four.includes(one)), ...except(four, this.#seats)];
	}

	#game(game: Fields): void {
		const contract = text(game, 'contract');
		const inTurn = !yes(game, 'outOfTurn') || !yes(this.book, 'bockspiel');
		const rounds = inTurn ? this.#rounds : NO_ROUNDS;
		const players = this.#players(game);
		const deckelCount = inTurn && (rounds.running === null || yes(rounds.running.rule, 'deckel'));
		const lays = deckelCount && fined(this.book, game) === null;
		const { written, laid } = counted(this.book, this.#laid, game, this.#seats.length, lays);
		const doubled = inTurn && this.#doubles > 0;
		const factors = inTurn
			? [factorOf(this.book, rounds, contract), doubled ? 2 : 1]
			: [number(this.book, 'bockspiel', 1)];
		this.#games += 1;
		const table = { players, unit: this.#unit, deckelCount, factors, first: this.#games === 1 };
		const book = bookIn(this.book, rounds, contract);
		const { payoff } = secondPrice(book, written, table);
		const outcome = secondOutcome(book, game, table);
		if (!outcome.drawn) this.#laid = laid;
		this.#move(new Map(players.map((player, i) => [player, payoff[i] ?? 0])), false);
		if (yes(game, 'bought') && yes(this.book, 'boughtHand')) this.#move(boughtIn(game), false);
		this.pots.game(game, outcome, players);
		const won = this.#moveStock(game, outcome, rounds);
		this.#follow({ game, outcome, number: this.#games });
		const uses = inTurn && !outcome.drawn;
		if (uses && rounds.running !== null) this.#had.add(rounds.running.kind);
		if (uses) this.#doubles -= Number(doubled);
		if (uses) this.#dealer = this.#next(this.#dealer);
		this.#advance(uses ? played(this.book, this.#rounds, game, this.stock, won) : this.#rounds);
	}
	/** Whether the game took the Stock. */
	#moveStock(game: Fields, outcome: Outcome, { running }: Rounds): boolean {
		const gardareiz = running?.kind === 'gardareizrunde' && yes(this.book, 'gardareiz');
		const anyContract = running?.anyContract ?? false;
		const before = this.stock;
		const { book } = this;
		this.#move(
			stockMoves({ book, game, stock: before, unit: this.#unit, gardareiz, anyContract }, outcome),
			true
		);
		return this.stock < before;
	}
	/** What a game leads to: behind what runs and waits already. */
	#follow(ended: Ended): void {
		if (this.#isChampionship) return;
		const opened = [...triggered(this.book, ended)];
		if (everyTrick(this.book, ended)) {
			const isFirst = !this.#hadMungorunde || !yes(this.book, 'triggers.allTricks.voteAgainst');
			this.#hadMungorunde = true;
			if (isFirst) opened.push(text(this.book, 'triggers.allTricks.opens'));
			else this.#votes += 1;
		}
		if (this.#rounds.running === null) opened.push(...saidRounds(this.book, ended));
		for (const kind of opened)
			this.#wait({ kind, geschoben: false, anyContract: false, dealer: '', byGame: true });
		this.#doubles += nextDoubles(this.book, ended) + (this.#doubles > 0 ? 0 : saidDoubles(this.book, ended));
	}
	#wait(round: Asked): void {
		this.#rounds = { ...this.#rounds, waiting: [...this.#rounds.waiting, round] };
	}

	#passed(): void {
		const holders = this.#holders(this.#dealer);
		const cents = number(this.book, 'passedPays') * this.#unit;
		this.pots.passed(holders);
		this.#move(new Map(holders.map((player) => [player, -cents])), true);
		this.#dealer = this.#next(this.#dealer);
		if (this.#isChampionship) return;
		this.#doubles += nextDoubles(this.book, null) + saidDoubles(this.book, null);
		if (this.#rounds.running !== null) return;
		for (const kind of saidRounds(this.book, null))
			this.#wait({ kind, geschoben: false, anyContract: false, dealer: '', byGame: true });
		this.#advance(this.#rounds);
	}
	#incident(entry: Fields): void {
		const [kind, player] = [text(entry, 'incident'), text(entry, 'player')];
		if (kind === 'falschKassiert') return this.#move(paidBack(entry, this.#seats), false);
		this.pots.misdealt(player);
		const often = this.#fined.includes(`${kind} ${player}`);
		this.#fined.push(`${kind} ${player}`);
		this.#move(new Map([[player, -number(this.book, `${kind}.${often ? 'further' : 'first'}`)]]), true);
	}
	#asked(entry: Fields): void {
		const isVote = isObject(at(entry, 'vote'));
		const [mungos, bocks] = [number(entry, 'vote.mungorunde'), number(entry, 'vote.bockrunde')];
		const kind = isVote ? (bocks > mungos ? 'bockrunde' : 'mungorunde') : text(entry, 'round');
		if (this.#isChampionship || !yes(this.book, `rounds.${kind}`)) return;
		if (this.#had.has(text(this.book, `rounds.${kind}.onlyWithout`))) return;
		if (isVote) this.#votes = Math.max(0, this.#votes - 1);
		const geschoben = yes(entry, 'geschoben') && yes(this.book, `rounds.${kind}.canBeGeschoben`);
		const made = geschoben ? madeGeschoben(this.#rounds, kind) : null;
		if (made !== null) {
			this.#rounds = made;
			return;
		}
		const anyContract = yes(entry, 'anyContractWinsStock');
		this.#wait({ kind, geschoben, anyContract, dealer: text(entry, 'dealer'), byGame: false });
		this.#advance(this.#rounds);
	}
	#agreed(anyContract: boolean): void {
		const { running } = this.#rounds;
		if (running?.kind === 'gardareizrunde')
			this.#rounds = { ...this.#rounds, running: { ...running, anyContract } };
	}
}

/** What a unit is worth in an evening that agreed on `rate`, or on nothing. */
function unitOf(book: Fields, rate: number): number {
	const usual = number(book, 'unit.cents', 1);
	const large = usual * number(book, 'unit.large', 1);
	if (yes(book, 'unit.agreed')) return Number.isNaN(rate) ? usual : rate;
	return rate === large ? large : usual;
}
function tariffOf(book: Fields, rate: number, now: number): number {
	const usual = number(book, 'unit.cents', 1);
	const isOne = [usual, usual * number(book, 'unit.large', 1)].includes(rate);
	return yes(book, 'unit.large') && !isOne ? now : rate;
}
const STOCK = [
	'vergeben',
	'verabhebt',
	'passedPays',
	'stock.lostEinzelspiel',
	'stock.wonBy',
	'rufspielStock',
	'gardareiz'
];
const playsStock = (book: Fields): boolean => STOCK.some((key) => yes(book, key));

function namedIn(game: Fields): Names {
	const fields = ['declarer', 'partner', 'durchmarsch', 'hinleger', 'foul.player'];
	const lists = ['deckel', 'legen', 'losers', 'spritzen', 'jungfrau'];
	const counted = ['augen', 'tricks'].flatMap((key) => Object.keys(Object(at(game, key))));
	return [...fields, ...lists].flatMap((key) => names(game, key)).concat(counted);
}
const boughtIn = (game: Fields): Moves =>
	new Map([
		[text(game, 'bought.buyer'), -number(game, 'bought.price')],
		[text(game, 'bought.seller'), number(game, 'bought.price')]
	]);
/** Each who paid too much gains it; who took it bear that evenly, odd cents in the order of their seats. */
function paidBack(entry: Fields, seats: Names): Moves {
	const [from, to, amount] = [names(entry, 'from'), names(entry, 'to'), number(entry, 'amount')];
	const takers = [...except(from, seats), ...seats.filter((one) => from.includes(one))];
	const all = amount * to.length;
	const owed = takers.map((_, i) => Math.floor(all / takers.length) + Number(i < all % takers.length));
	return new Map([
		...to.map((one) => [one, amount] as const),
		...takers.map((one, i) => [one, -(owed[i] ?? 0)] as const)
	]);
}
