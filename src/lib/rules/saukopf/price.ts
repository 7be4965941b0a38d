import type { MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { Reason } from '#lib/rules/bill.ts';
import type { Item, SaukopfBook } from './book-type.ts';
import type { CheckedSaukopf } from './game.ts';
import { ramschLimit } from './ramsch.ts';
import { SCHWARZ, type Side } from './vocabulary.ts';

/** One line of a bill in points, with the chapter of the source it comes from. */
export interface PointLine {
	readonly label: string;
	readonly amount: number;
	readonly source: string;
}

/** What a game of Saukopf costs, and what it moves. */
export interface SaukopfBill {
	/** The Kopfgeld, then if needed what lifts it to 0, then the penalties that the declarer alone pays each opponent. */
	readonly lines: readonly PointLine[];
	/** Those of them that are penalties, the last ones. */
	readonly penalties: readonly PointLine[];
	/** Points that each loser pays and each winner gets; who is alone, once for each of the others. Never below 0. */
	readonly kopfgeld: number;
	/** Points that the declarer alone also pays each opponent; 0 if his side won. */
	readonly penalty: number;
	/** Kopfgeld × rate, in cents. */
	readonly price: Cents;
	readonly won: boolean;
	/** What the game moves, in points for each player; the sum is 0. */
	readonly points: ReadonlyMap<MemberId, number>;
	/** The same in cents: points × rate. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly reasons: readonly Reason[];
}

/**
 * The bill of a checked game ("Kopfgeld berechnen", "Grobschlächterstrafpunkte"). `players` are those at the table; `rate` is
 * cents for a point, 0 if nobody plays for money. Both previews and booked games are priced here.
 */
export function priceSaukopf(
	book: SaukopfBook,
	game: CheckedSaukopf,
	players: readonly MemberId[],
	rate: number
): SaukopfBill {
	const heads = kopfgeldLines(book, game);
	const kopfgeld = sum(heads);
	const penalties = game.outcome.won ? [] : penaltyLines(book, game);
	const penalty = sum(penalties);
	const points = settlePoints(game, players, kopfgeld, penalty);
	return {
		lines: [...heads, ...penalties],
		penalties,
		kopfgeld,
		penalty,
		price: toCents(kopfgeld * rate),
		won: game.outcome.won,
		points,
		payoff: new Map([...points].map(([player, count]) => [player, toCents(count * rate)])),
		reasons: [reasonOf(book, game)]
	};
}

const sum = (lines: readonly PointLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const line = ({ word, value, source }: Item, label = word, amount = value): PointLine => ({
	label,
	amount,
	source
});

const SAID = ['huftritt', 'gegenhieb', 'offen'] as const;
const ENDED = ['schneider', 'schwarz'] as const;
const TRICKS = ['saukopf', 'mueller'] as const;

/** What a club's own book sets to 0 has no line. */
const counts = ({ amount }: PointLine): boolean => amount !== 0;

/** The lines of the Kopfgeld, from the winners' side. If they sum to less than 0, a last line lifts them to 0. */
function kopfgeldLines(book: SaukopfBook, game: CheckedSaukopf): readonly PointLine[] {
	const { kopfgeld } = book;
	const { outcome } = game;
	const winners: Side = outcome.won ? 'declarer' : 'opponents';
	const lines = [
		line(kopfgeld.sieg),
		...[
			...SAID.flatMap((said) => (game[said] ? [line(kopfgeld[said])] : [])),
			...ENDED.flatMap((ended) => (outcome[ended] ? [line(kopfgeld[ended])] : [])),
			...laufendeLines(book, game, winners),
			...TRICKS.flatMap((trick) => {
				const item = kopfgeld[trick];
				if (game[trick] === winners) return [line(item)];
				return game[trick] ? [line(item, `${item.word} der Verlierer`, -item.value)] : [];
			})
		].filter(counts)
	];
	const below = sum(lines);
	const { floor } = kopfgeld;
	return below < 0 ? [...lines, { label: floor.word, amount: -below, source: floor.source }] : lines;
}

/** The losers' Laufende each count; the winners' only bring luck where there are enough. */
function laufendeLines(book: SaukopfBook, { laufende }: CheckedSaukopf, winners: Side): readonly PointLine[] {
	if (!laufende) return [];
	const { ohne, gluecksschwein } = book.kopfgeld;
	if (laufende.side === winners)
		return laufende.count >= book.gluecksschweinFrom.value ? [line(gluecksschwein)] : [];
	return [line(ohne, `${ohne.word} ${laufende.count}`, ohne.value * laufende.count)];
}

/** What the declarer alone pays each opponent if his side lost. */
function penaltyLines(book: SaukopfBook, game: CheckedSaukopf): readonly PointLine[] {
	const { penalties } = book;
	const { penalty } = book.contracts[game.contract];
	const high = game.bid === SCHWARZ || game.bid >= book.rauborstigFrom.value;
	const lines: PointLine[] = [];
	if (game.spiess) lines.push(line(penalties.quieker));
	if (penalty === 'stallgeruch') lines.push(line(penalties.stallgeruch));
	// A Paarhufer is echt if it was played two against two.
	if (game.partner !== null && high) lines.push(line(penalties.rauborstigkeit));
	if (penalty === 'bolzenschuss') lines.push(line(penalties.bolzenschuss));
	if (game.trog) lines.push(line(penalties.trogsauger));
	if (game.stellung !== null) lines.push(line(penalties.haxnspalter));
	return lines.filter(counts);
}

/**
 * Each winner gets and each loser pays the Kopfgeld; who is alone, once for each of the others. The declarer pays the penalties
 * to each opponent. A point that two can't share is the declarer's. It arises only if the game names players who do not sit
 * at the table.
 */
function settlePoints(
	game: CheckedSaukopf,
	players: readonly MemberId[],
	kopfgeld: number,
	penalty: number
): ReadonlyMap<MemberId, number> {
	const { declarer, partner } = game;
	const head = game.outcome.won ? kopfgeld : -kopfgeld;
	const points = new Map<MemberId, number>();
	let opponents = 0;
	for (const player of players) {
		const own = player === declarer || player === partner;
		if (!own) opponents += 1;
		// The side gets a value as well, so that the map is in seat order. `0 -` and `+ 0` avoid -0.
		points.set(player, own ? 0 : 0 - head + penalty);
	}
	const total = head * opponents;
	const share = partner === null ? 0 : Math.trunc(total / 2) + 0;
	if (partner !== null) points.set(partner, share);
	return points.set(declarer, total - share - penalty * opponents + 0);
}

/** What had to be reached, and what was. */
function reasonOf(book: SaukopfBook, game: CheckedSaukopf): Reason {
	const { ramsch } = book.contracts[game.contract];
	const { augen } = game.outcome;
	const { source } = book.goal;
	const made = augen === null ? '' : `, ${augen} ${ramsch ? 'gemacht' : 'erreicht'}`;
	if (game.bid === SCHWARZ) {
		const goal = ramsch ? 'kein Stich erlaubt' : 'jeder Stich nötig';
		return { text: `${book.words.schwarz} geboten: ${goal}`, source };
	}
	if (!ramsch) return { text: `${game.bid} Augen geboten${made}`, source };
	const limit = ramschLimit(game.bid, ramsch.divisor.value);
	const text = `${game.bid} geboten: höchstens ${limit} Augen und nicht mehr als der niedrigste Nichtspieler${made}`;
	return { text, source };
}
