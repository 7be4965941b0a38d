import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/result.ts';
import { note } from './fields.ts';
import type { Game } from './game.ts';
import { HANDS } from './vocabulary.ts';

type Named = readonly (MemberId | undefined)[];

const keysOf = (counts: unknown): Named =>
	typeof counts === 'object' && counts !== null ? (Object.keys(counts) as MemberId[]) : [];

const distinct = (...named: readonly Named[]): readonly MemberId[] => [
	...new Set(named.flat().filter((member) => member !== undefined))
];

/** Those a game is about, and those who laid, gave or counted something in it. */
const first = ({ declarer, partner, durchmarsch, hinleger }: Game): Named => [
	...[declarer, partner, durchmarsch, hinleger]
];
const others = ({ augen, tricks, deckel = [], spritzen = [], losers = [], jungfrau = [] }: Game): Named => [
	...keysOf(augen),
	...keysOf(tricks),
	...[...deckel, ...spritzen, ...losers, ...jungfrau]
];

/** Everybody whom a game names as one who plays in it, each once: who is blamed or bought a hand among them. */
export const namedIn = (game: Game): readonly MemberId[] =>
	distinct(first(game), [game.foul?.player], others(game), [game.bought?.buyer]);

/** Those of them who must hold cards for what they do. */
export const playingIn = (game: Game): readonly MemberId[] => distinct(first(game), others(game));

/** What can't be whoever sits there: four play, nobody sells to himself, and who sold his hand plays no game (§7). */
export function checkNamed(game: Game, faults: Fault[]): void {
	const playing = playingIn(game);
	if (playing.length > HANDS) {
		note(faults, 'declarer', `${playing.length} sind genannt, und nur vier spielen mit`);
	}
	if (!game.bought) return;
	const { buyer, seller } = game.bought;
	if (buyer === seller) note(faults, 'bought.seller', 'keiner kauft sein eigenes Blatt');
	else if (playing.includes(seller)) {
		note(faults, 'bought.seller', 'wer sein Blatt verkauft hat, spielt nicht mit');
	}
}
