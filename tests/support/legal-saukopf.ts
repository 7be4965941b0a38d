// Any legal game of Saukopf, made from the book's own data.
import fc from 'fast-check';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { mostLaufende } from '#lib/rules/saukopf/check.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { SAUKOPF_CONTRACTS, SCHWARZ, SIDES, STELLUNGEN, type Bid } from '#lib/rules/saukopf/vocabulary.ts';
import { PLAYERS } from './legal-games.ts';

export interface PlayedSaukopf {
	readonly game: SaukopfGame;
	readonly players: readonly MemberId[];
}

const bids: fc.Arbitrary<Bid> = fc.oneof(
	fc.integer({ min: 1, max: 120 }),
	fc.constantFrom<Bid>(1, 30, 31, 74, 75, 90, 91, 120, SCHWARZ)
);
const sides = fc.constantFrom(...SIDES);

/** So many numbers of 0 or more that make `sum`. */
const parts = (sum: number, count: number): fc.Arbitrary<readonly number[]> =>
	fc.array(fc.integer({ min: 0, max: sum }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
		const borders = [0, ...cuts.toSorted((one, other) => one - other), sum];
		return borders.slice(1).map((border, i) => border - (borders[i] ?? 0));
	});

/** Any legal game at a table of three or four. */
export const legalSaukopf: fc.Arbitrary<PlayedSaukopf> = fc
	.record({ contract: fc.constantFrom(...SAUKOPF_CONTRACTS), three: fc.boolean(), alone: fc.boolean() })
	.chain(({ contract, three, alone }) => {
		const rule = saukopf.contracts[contract];
		const players = rule.kind === 'solo' && three ? PLAYERS.slice(0, 3) : PLAYERS;
		const pair = rule.kind === 'mastspiel' || (rule.kind === 'rufspiel' && !alone);
		return fc
			.record({
				order: fc.shuffledSubarray([...players], { minLength: players.length }),
				bid: bids,
				trog: players.length === 3 ? fc.constantFrom('taken', 'left', 'none') : fc.constant('none'),
				trogAugen: fc.constantFrom(0, 4, 10, 21, 22),
				rest: rest(rule, pair),
				laufendeSide: sides
			})
			.chain(({ order, bid, trog, trogAugen, rest, laufendeSide }) => {
				const [declarer = asId<MemberId>('A'), partner = declarer] = order;
				const base: SaukopfGame = {
					...rest,
					contract,
					declarer,
					bid,
					...(pair ? { partner } : {}),
					...(trog === 'taken' ? { trog: true } : {})
				};
				const most = mostLaufende(rule, laufendeSide, base);
				const left = trog === 'left' ? { trog: false, trogAugen } : {};
				const all = 120 - (trog === 'left' ? trogAugen : 0);
				const result = fc.oneof(
					rule.ramsch ? ramschAugen(order, all, left) : sideAugen(all, left),
					entered(rule.ramsch !== null, bid)
				);
				const laufende = fc.option(fc.integer({ min: 0, max: most }), { nil: null });
				return fc.tuple(result, laufende).map(([outcome, count]) => ({
					players,
					game: {
						...base,
						...outcome,
						...(count === null ? {} : { laufende: { side: laufendeSide, count } })
					}
				}));
			});
	});

function rest(rule: (typeof saukopf.contracts)['zucht'], pair: boolean): fc.Arbitrary<Partial<SaukopfGame>> {
	const special = rule.kind !== 'solo' && !rule.ramsch;
	return fc
		.record(
			{
				...(rule.suits.length > 0 ? { suit: fc.constantFrom(...rule.suits) } : {}),
				...(pair ? {} : { offen: fc.boolean() }),
				huftritt: fc.boolean(),
				gegenhieb: fc.boolean(),
				spiess: fc.boolean(),
				stellung: fc.constantFrom(...STELLUNGEN),
				...(special ? { saukopf: fc.array(sides, { maxLength: 1 }), mueller: sides } : {})
			},
			{ requiredKeys: [] }
		)
		.map((fields) => ({ ...fields, gegenhieb: (fields.gegenhieb ?? false) && (fields.huftritt ?? false) }));
}

const sideAugen = (all: number, left: Partial<SaukopfGame>): fc.Arbitrary<Partial<SaukopfGame>> =>
	fc.oneof(fc.integer({ min: 0, max: all }), fc.constantFrom(0, 29, 30, 90, 91, all)).map((augen) => ({
		...left,
		augen
	}));

const ramschAugen = (
	order: readonly MemberId[],
	all: number,
	left: Partial<SaukopfGame>
): fc.Arbitrary<Partial<SaukopfGame>> =>
	parts(all, order.length).map((counts) => ({
		...left,
		augen: Object.fromEntries(order.map((player, i) => [player, counts[i] ?? 0]))
	}));

const entered = (ramsch: boolean, bid: Bid): fc.Arbitrary<Partial<SaukopfGame>> =>
	fc
		.record({ won: fc.boolean(), schwarz: fc.boolean(), schneider: fc.boolean() })
		.map(({ won, schwarz, schneider }) => ({
			won,
			...(schwarz || (won && bid === SCHWARZ) ? { schwarz: true } : {}),
			...(schneider && !ramsch ? { schneider } : {})
		}));
