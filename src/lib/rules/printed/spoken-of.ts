import type { Book } from '../book.ts';
import type { Contract, RoundKind, Suit } from '../vocabulary.ts';
import type { MakerName } from './made.ts';

type Leaf = string | number | boolean | readonly unknown[];
type Below<Key extends string, Value> = `${Key}.${PlaceOf<Value>}`;

/**
 * Every place of plain data at every depth, as a dotted path: a figure's value, a switch, a word, a list, and whatever may be
 * missing itself. One star stands for any contract, round or suit; a paragraph is no place of its own.
 */
type PlaceOf<T> = {
	[Key in keyof T & string]: PlaceAt<
		Exclude<keyof T, 'source'> extends Contract | RoundKind | Suit ? '*' : Key,
		T[Key]
	>;
}[Exclude<keyof T & string, 'source'>];
type PlaceAt<Key extends string, Value> =
	| (NonNullable<Value> extends Leaf ? Key : never)
	| (null extends Value ? Key : undefined extends Value ? Key : never)
	| (NonNullable<Value> extends Leaf ? never : Below<Key, NonNullable<Value>>);

export type Place = PlaceOf<Book>;

/**
 * Which makers speak of each place of a book, "contract" and "round" of the one it belongs to, "eachRound" of any. A new key
 * does not compile until it is answered here; `every-figure.test.ts` then wants it printed as it is computed.
 */
export const SPOKEN_OF = {
	// The head of the page.
	id: [],
	name: [],
	edition: [],
	parent: [],
	'unit.cents': ['prices'],
	'unit.agreed': ['unit', 'prices'],
	order: ['order'],
	'contracts.*': ['contract', 'prices', 'order'],
	'contracts.*.sides': ['contract'],
	'contracts.*.base.value': ['contract', 'prices'],
	'contracts.*.goal': ['contract'],
	'contracts.*.schneider': ['contract', 'prices'],
	'contracts.*.laufende': ['contract', 'prices'],
	'contracts.*.laufende.from.value': ['contract', 'prices'],
	'contracts.*.laufende.most': ['contract'],
	'contracts.*.laufendeHeld': ['contract'],
	'contracts.*.tout': ['contract'],
	'contracts.*.tout.value': ['contract'],
	'contracts.*.tout.by': ['contract'],
	'contracts.*.factor': ['contract'],
	'contracts.*.factor.value': ['contract'],
	'contracts.*.schuss': ['contract'],
	'contracts.*.suits': ['contract'],
	'contracts.*.place': ['contract'],
	'contracts.*.withoutDeckel': ['contract', 'withoutDeckel'],
	'augen.won.value': ['won'],
	'augen.wonMuss': ['won', 'nobodyPlays'],
	'augen.wonMuss.value': ['won', 'nobodyPlays'],
	'augen.schneiderDeclarer.value': ['schneider'],
	'augen.schneiderOpponents.value': ['schneider'],
	'augen.lastSchuss': ['schneider', 'won'],
	'schneider.value': ['surcharges'],
	'schwarz.value': ['surcharges'],
	'laufender.value': ['surcharges'],
	'schuss.factor.value': ['schuss', 'surcharges'],
	'schuss.names': ['schuss', 'surcharges', 'words'],
	deckel: ['deckel', 'withoutDeckel', 'surcharges', 'words'],
	'deckel.factor.value': ['deckel', 'surcharges'],
	'deckel.most': ['deckel'],
	nobodyPlays: ['nobodyPlays'],
	passedPays: ['nobodyPlays'],
	'passedPays.value': ['nobodyPlays', 'rufspielStock'],
	rufspielStock: ['rufspielStock'],
	mungo: ['mungoTies', 'hinleger'],
	'mungo.spritze': ['mungoTies', 'surcharges', 'words'],
	'mungo.spritze.value': ['mungoTies', 'surcharges'],
	'mungo.pays': ['mungoTies'],
	'mungo.jungfrau': ['mungoTies', 'surcharges'],
	'mungo.jungfrau.value': ['mungoTies', 'surcharges'],
	'mungo.ties.by': ['mungoTies'],
	'mungo.durchmarsch.wins': ['mungoTies'],
	'mungo.roundUpTo': ['mungoTies'],
	bock: ['bock', 'surcharges'],
	'bock.value': ['bock', 'surcharges', 'eachRound', 'rounds'],
	sieNotFirst: ['contract:sie'],
	'rounds.*': ['round', 'rounds', 'words'],
	'rounds.*.lasts': ['round'],
	'rounds.*.contracts': ['round'],
	'rounds.*.stoeckle': ['round'],
	'rounds.*.deckel': ['round', 'rounds'],
	'rounds.*.doubles.games': ['round', 'rounds'],
	'rounds.*.canBeGeschoben': ['round'],
	'rounds.*.alteDeals': ['round'],
	'rounds.*.onlyWithout': ['round'],
	'triggers.level': ['level', 'eachRound'],
	'triggers.level.opens': ['level', 'eachRound'],
	'triggers.level.at': ['level', 'eachRound'],
	'triggers.lostEinzelspiel': ['lostEinzelspiel', 'eachRound'],
	'triggers.lostEinzelspiel.opens': ['lostEinzelspiel', 'eachRound'],
	'triggers.allTricks': ['allTricks', 'eachRound'],
	'triggers.allTricks.opens': ['allTricks', 'eachRound'],
	'triggers.allTricks.voteAgainst': ['allTricks', 'eachRound'],
	'triggers.allTricks.afterKeinStich': ['allTricks'],
	gardareiz: ['gardareiz'],
	'gardareiz.least': ['gardareiz'],
	'gardareiz.step': ['gardareiz'],
	'gardareiz.bettelOpenUpTo': ['gardareiz'],
	'gardareiz.bettelUpTo': ['gardareiz'],
	'gardareiz.suit': ['gardareiz'],
	'gardareiz.payMost.value': ['gardareiz'],
	bockspiel: ['bockspiel'],
	'bockspiel.value': ['bockspiel'],
	vergeben: ['vergeben'],
	'vergeben.first.value': ['vergeben'],
	'vergeben.further.value': ['vergeben'],
	verabhebt: ['verabhebt'],
	'verabhebt.first.value': ['verabhebt'],
	'verabhebt.further.value': ['verabhebt'],
	falschKassiert: ['falschKassiert'],
	verratenPaysAlone: ['verraten'],
	wrongCardLoses: ['wrongCard'],
	foulPenalty: ['foulPenalty'],
	boughtHand: ['boughtHand'],
	winningsToKasse: ['kasse'],
	points: ['points'],
	'points.contracts.*': ['points'],
	'points.contracts.*.value': ['points'],
	'points.schneider.value': ['points'],
	'points.schwarz.value': ['points'],
	'points.laufender.value': ['points'],
	'points.tout.value': ['points'],
	'points.schuss': ['points'],
	'points.roundUpTo': ['points'],
	'words.suits.*': ['words'],
	'words.contracts.*': ['words', 'prices'],
	'words.rounds.*': ['words', 'rounds'],
	'words.tout': ['words'],
	'words.deckel': ['words', 'deckel'],
	'words.spritze': ['words', 'mungoTies'],
	'words.stoeckle': ['words']
} as const satisfies Record<
	Place,
	readonly (MakerName | 'contract' | 'contract:sie' | 'round' | 'eachRound')[]
>;
