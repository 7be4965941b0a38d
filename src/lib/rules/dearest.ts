import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book, ContractRule } from './book.ts';
import { canAnnounce, namesPartner } from './contract-kind.ts';
import type { CheckedGame } from './game.ts';
import { priceGame } from './price.ts';
import { ANGESAGT, HANDS, type Contract } from './vocabulary.ts';

const PLAYERS = Array.from({ length: HANDS }, (_, seat) => asId<MemberId>(`${seat}`));

/**
 * The most that one player can owe another by a single game: the dearest contract with everything that raises its price,
 * all Laufende and every Schuss, but without what comes from the evening (Deckel, special rounds). In units of the book;
 * for a book that counts points (`pointsBook`) in points. Nobody wins or loses more than three times as much by one game.
 * Where the prices themselves are points, what is laid before a game and a game dealt out of turn multiply them too.
 */
export function dearestShare(book: Book): number {
	const circumstances = { players: PLAYERS, unit: 1, deckelCount: false, factors: [] };
	const dearest = Math.max(
		0,
		...book.order
			.flatMap((contract) => dearestGames(book, contract, book.contracts[contract]))
			.map((game) => priceGame(book, game, circumstances).price)
	);
	return book.unit.points ? dearest * mostAround(book) : dearest;
}

/** The most that an evening without special rounds multiplies a game by. */
function mostAround({ deckel, legen, bockspiel }: Book): number {
	const laid = [deckel, legen].map((one) => (one ? one.factor.value ** one.most : 1));
	return laid.reduce((all, factor) => all * factor, bockspiel?.value ?? 1);
}

/** The dearest games of a contract: played out, and announced as a Tout. Every factor of a book is at least 1. */
function dearestGames(
	book: Book,
	contract: Contract,
	rule: ContractRule | undefined
): readonly CheckedGame[] {
	const [declarer, partner] = PLAYERS;
	if (!rule || declarer === undefined || partner === undefined) return [];
	if (rule.sides === 'mungo') {
		const common = { type: 'mungo', contract, declarer, spritzen: PLAYERS, deckel: [] } as const;
		return [
			{ ...common, result: { by: 'hinleger', player: declarer }, jungfrau: PLAYERS.slice(1) },
			{ ...common, result: { by: 'durchmarsch', player: declarer }, jungfrau: [] }
		];
	}
	const announced = ANGESAGT.filter((what) => canAnnounce(book, { contract }, what));
	const ways = [...(rule.tout ? [false, true] : [false]), ...announced];
	return ways.map((way) => {
		const tout = way === true;
		const counted = rule.schneider && !tout;
		return {
			...{ type: 'sides', contract, declarer, suit: null, deckel: [], bid: null, tout },
			partner: namesPartner(rule) ? partner : null,
			...(typeof way === 'string' ? { angesagt: way } : {}),
			outcome: { won: true, schneider: counted, schwarz: counted, augen: null },
			laufende: rule.laufende?.most ?? 0,
			schuss: rule.schuss ? book.schuss.names.length : 0,
			...{ muss: false, paysAlone: null, lostBy: null }
		};
	});
}
