// A second pricing of Saukopf, from docs/from-book-to-price.md alone: points that everybody gets.
import type { Second } from './price.ts';
import {
	at,
	entries,
	except,
	type Fields,
	isObject,
	number,
	type Names,
	names,
	sum,
	text,
	yes
} from './reading.ts';

type Play = Readonly<{ book: Fields; rule: unknown; game: Fields; side: Names; others: Names }>;

/** Whether the declarer's side did what it had bid. */
function hasWon({ rule, game, side, others }: Play): boolean {
	const augen = at(game, 'augen');
	if (augen === undefined) return yes(game, 'won');
	if (text(game, 'bid') === 'schwarz') return yes(game, 'schwarz');
	const bid = number(game, 'bid');
	if (!yes(rule, 'ramsch')) return number(game, 'augen') >= bid;
	const of = (player: string): number => number(augen, player);
	const own = isObject(augen) ? side.map(of) : [number(game, 'augen')];
	const lowest = Math.min(...others.map(of));
	return (
		sum(own) <= Math.floor((120 - bid) / number(rule, 'ramsch.divisor')) && own.every((one) => one <= lowest)
	);
}
function isSchneider({ book, rule, game }: Play, won: boolean): boolean {
	if (yes(game, 'schneider')) return true;
	if (yes(rule, 'ramsch')) return false;
	if (yes(game, 'schwarz')) return true;
	// Where nobody counted, the bid says how many the losers had at most.
	const bid = number(game, 'bid', won ? 0 : Infinity);
	const own = number(game, 'augen', won ? bid : bid - 1);
	return (won ? 120 - number(game, 'trogAugen') - own : own) < number(book, 'schneiderUnder');
}
function kopfgeld(all: Play, won: boolean): number {
	const { book, game } = all;
	const costs = (key: string): number => number(book, `kopfgeld.${key}`);
	const winners = won ? 'declarer' : 'opponents';
	const said = ['huftritt', 'gegenhieb', 'offen', 'schwarz'].filter((key) => yes(game, key));
	const held = number(game, 'laufende.count');
	const ofWinners = text(game, 'laufende.side') === winners;
	const luck = ofWinners && held >= number(book, 'gluecksschweinFrom') ? costs('gluecksschwein') : 0;
	const special = ['saukopf', 'mueller'].flatMap((key) =>
		names(game, key).map((side) => (side === winners ? costs(key) : -costs(key)))
	);
	const all_ = [
		costs('sieg'),
		...said.map(costs),
		isSchneider(all, won) ? costs('schneider') : 0,
		luck,
		...special
	];
	return Math.max(0, sum(all_) + (ofWinners ? 0 : held * costs('ohne')));
}
/** What the declarer pays each opponent alone, for a game that he lost. */
function penalties({ book, rule, game, side }: Play): number {
	const rough = text(game, 'bid') === 'schwarz' || number(game, 'bid') >= number(book, 'rauborstigFrom');
	const due: Record<string, boolean> = {
		quieker: yes(game, 'spiess'),
		[text(rule, 'penalty')]: yes(rule, 'penalty'),
		rauborstigkeit: side.length > 1 && rough,
		trogsauger: yes(game, 'trog'),
		haxnspalter: yes(game, 'stellung')
	};
	return sum(entries(due).map(([key, holds]) => (holds === true ? number(book, `penalties.${key}`) : 0)));
}

export function secondSaukopf(book: Fields, game: Fields, players: Names): Second {
	const declarer = text(game, 'declarer');
	const side = players.filter((player) => player === declarer || player === text(game, 'partner'));
	const rule = at(book, `contracts.${text(game, 'contract')}`);
	const all: Play = { book, rule, game, side, others: except(players, side) };
	const won = hasWon(all);
	const price = kopfgeld(all, won);
	const fine = won ? 0 : penalties(all);
	const payoff = players.map((player) => {
		const [mine, theirs] = side.includes(player) ? [side, all.others] : [all.others, side];
		const times = mine.length === 1 ? theirs.length : 1;
		const heads = side.includes(player) === won ? price * times : 0 - price * times;
		if (player === declarer) return heads - fine * all.others.length;
		return side.includes(player) ? heads : heads + fine;
	});
	return { price, payoff };
}
