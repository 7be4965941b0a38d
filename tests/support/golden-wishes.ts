// Which Einzelspiele everybody plays, so that the players of a wish are level before the deciding criterion, and not in it.
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import { below, type Einzelspiel } from './golden-games.ts';

/**
 * Who shall stand above whom, and by what: the place of a criterion in the list of §11.3 (1 are the Einzelspiele played), a
 * play-off, or a dispute without which he would stand below. No wish can be for 8, the Bettel won: who is level in
 * Einzelspiele, Farbsolos, Wenz and Bettel played has as many Sie, which are always won; who is level in Einzelspiele,
 * Farbsolos and Wenz won, too, won as many Bettel.
 */
export interface Wish {
	readonly above: string;
	readonly under: string;
	readonly by: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 'playoff' | 'dispute';
	/** Of a play-off: somebody level with the two who played none. */
	readonly also?: string;
}

const won = (contract: Einzelspiel['contract']): Einzelspiel => ({ contract, won: true });
const lost = (contract: Einzelspiel['contract']): Einzelspiel => ({ contract, won: false });

/** What the upper one plays instead of what the lower one plays. */
const TRADES: Readonly<Record<Wish['by'], readonly [readonly Einzelspiel[], readonly Einzelspiel[]]>> = {
	1: [[], [lost('wenz')]],
	2: [[lost('wenz')], [won('wenz')]],
	3: [[lost('wenz')], [lost('solo')]],
	4: [
		[lost('solo'), won('wenz')],
		[won('solo'), lost('wenz')]
	],
	5: [[lost('bettel')], [lost('wenz')]],
	6: [
		[lost('wenz'), won('bettel')],
		[won('wenz'), lost('bettel')]
	],
	7: [[won('sie')], [won('bettel')]],
	9: [[], []],
	playoff: [[], []],
	dispute: [[], []]
};

const times = (count: number, one: Einzelspiel): readonly Einzelspiel[] =>
	Array.from({ length: count }, () => one);

/** At least one of each kind that may be exchanged. */
const byChance = (chance: RandomNumber): readonly Einzelspiel[] => [
	...times(2 + below(3, chance), won('solo')),
	...times(1 + below(2, chance), lost('solo')),
	...times(1 + below(2, chance), won('wenz')),
	...times(1 + below(2, chance), lost('wenz')),
	...times(1 + below(2, chance), won('bettel')),
	...times(1, lost('bettel'))
];

export function portfolios(
	players: readonly string[],
	wishes: readonly Wish[],
	chance: RandomNumber
): ReadonlyMap<string, readonly Einzelspiel[]> {
	const all = new Map(players.map((player) => [player, byChance(chance)]));
	for (const { above, under, by, also } of wishes) {
		const [instead, plays] = TRADES[by];
		const own = [...(all.get(under) ?? []), ...(by === 7 ? [won('sie')] : [])];
		all.set(under, own);
		all.set(above, [...without(own, instead), ...plays]);
		if (also !== undefined) all.set(also, own);
	}
	return all;
}

function without(own: readonly Einzelspiel[], these: readonly Einzelspiel[]): readonly Einzelspiel[] {
	const left = [...own];
	for (const one of these) {
		const at = left.findIndex((other) => other.contract === one.contract && other.won === one.won);
		if (at < 0) throw new Error(`no ${one.contract} to trade`);
		left.splice(at, 1);
	}
	return left;
}
