import type { Book } from '../book.ts';
import { changesOf } from '../house/changes.ts';
import { valueAt } from '../place.ts';
import type { Outline, OutlineRule, OutlineSection } from './shape.ts';
import { anchorOf } from './shape.ts';

/**
 * What a sentence of a source speaks of, as places of its book. In a club's own book it stands only while that says the same at
 * each of them; a place with a question mark has only to be there. A key with "§" is a whole section by its address, one with a
 * slash a row of a table. What is not named here stands in every book: it speaks of no figure and of nothing a club can leave out.
 */
type Standing = Readonly<Record<string, readonly string[]>>;

const SPECIAL = ['contracts.geier?', 'contracts.farbwenz?', 'contracts.farbgeier?'];
const ALL_ALONE = ['contracts.sie?', 'contracts.solo?', 'contracts.wenz?', 'contracts.bettel?'];
const FOULS = {
	'schneider-honour': ['contracts.rufspiel.schneider'],
	spritze: ['schuss.names?'],
	'spritze-when': ['schuss.names?'],
	'falsch-schneider': ['falschKassiert?']
};
/** A club's own book has another history, and was written by somebody else. */
const OF_THE_SOURCE = ['id'];
const BY_NAME: Standing = {
	'terms/Laufende': ['contracts.rufspiel.laufende?', 'contracts.solo.laufende', 'contracts.wenz.laufende'],
	'terms/Jungfrau': ['contracts.mungo?'],
	'terms/Omasolo': ['contracts.solo?'],
	'terms/Deckel': ['deckel?']
};
const AT_HOME: Standing = {
	...FOULS,
	'first-dealer': ['contracts.rufspiel?'],
	'order-solo': ['contracts.solo?'],
	'order-more': ['contracts.sie?', 'contracts.solo.tout?'],
	'§4.1': ['contracts.rufspiel?'],
	'laufende-side': ['contracts.rufspiel.laufende?'],
	sie: ['contracts.sie.goal'],
	'sie-more': ['contracts.sie.goal', 'contracts.sie.schuss', 'schuss.names?', 'deckel?', 'bock?'],
	'special-games': ['nobodyPlays'],
	foreword: OF_THE_SOURCE,
	'foreword-sum': OF_THE_SOURCE,
	...BY_NAME,
	mungo: ['contracts.mungo?', 'mungo.pays'],
	'mungo-all': ['contracts.mungo?'],
	deckel: ['deckel', 'legen'],
	'gardareiz-deal': ['rounds.gardareizrunde?', 'gardareiz?'],
	'gardareiz-middle': ['rounds.gardareizrunde?', 'gardareiz?', 'contracts.solo?'],
	stoeckle: ['rounds.stoecklesrunde?'],
	'stoeckle-must': ['rounds.stoecklesrunde?'],
	'stoeckle-once': [
		'rounds.stoecklesrunde?',
		'contracts.sie?',
		'contracts.mungo?',
		'contracts.solo.tout?',
		'contracts.wenz.tout?'
	],
	'stoeckle-rules': ['rounds.stoecklesrunde?'],
	megastoeckle: ['rounds.megastoecklesrunde?', 'rounds.stoecklesrunde?'],
	'more-games': ['rounds.megastoecklesrunde.contracts'],
	'no-price': [
		...SPECIAL,
		'contracts.geier.base',
		'contracts.farbwenz.base',
		'contracts.farbgeier.base',
		'contracts.wenz.base',
		'contracts.geier.laufende',
		'contracts.geier.tout'
	],
	rimini: ['rounds.riminirunde.contracts'],
	'rimini-head': ['rounds.riminirunde', 'bock?', 'deckel?'],
	'stock-shared': ['gardareiz?', 'stock.family'],
	five: ['boughtHand?'],
	six: ['boughtHand?'],
	'six-seller': ['boughtHand?'],
	'stock-garda': ['gardareiz?', 'stock', 'pots']
};

/** What a penalty in a Tout costs at a tournament. */
const FOUL_POINTS = ['foulPenalty?', 'points', 'unit.points', 'contracts.solo.tout?'];

export const STANDING: Readonly<Record<string, Standing>> = {
	allgaeu: {
		...AT_HOME,
		copyright: OF_THE_SOURCE,
		'order-durch': ['words.tout', 'contracts.solo.tout?', 'contracts.wenz.tout?'],
		history: OF_THE_SOURCE,
		'terms/Quando': ['contracts.wenz?'],
		'terms/Ramsch': ['contracts.mungo?'],
		'terms/Mungo-Fürchter': ['contracts.mungo?', 'contracts.rufspiel?'],
		solo: ['contracts.solo?'],
		wenz: ['contracts.wenz?'],
		tout: ['contracts.solo.tout', 'contracts.wenz.tout', 'contracts.solo.laufende?'],
		bettel: ['contracts.bettel?'],
		'mungorunde-day': ['rounds.mungorunde?', 'triggers.allTricks.voteAgainst?'],
		renonce: OF_THE_SOURCE,
		trip: OF_THE_SOURCE,
		'trip-absent': OF_THE_SOURCE,
		club: OF_THE_SOURCE,
		'spritze-names': OF_THE_SOURCE,
		'mungorunde-plain': ['rounds.mungorunde?'],
		'mungorunde-pushed': ['rounds.mungorunde?'],
		'mungorunde-which': ['rounds.mungorunde?'],
		'last-round': ['rounds.abschlussrunde', 'rounds.bockrunde?'],
		'wrong-late': ['wrongCardLoses'],
		'betray-pay': ['verratenPaysAlone', 'contracts.bettel?', 'contracts.mungo?'],
		'kasse-how': ['winningsToKasse'],
		'trip-money': ['winningsToKasse?'],
		'champ-cut': ['championshipShuffle'],
		'champ-places': ALL_ALONE,
		'champ-counting': [...ALL_ALONE, 'contracts.rufspiel?', 'contracts.solo.tout?'],
		'champ-deckel': ['deckel?', 'points?', 'contracts.mungo?'],
		'champ-pay': ['schuss.names?', 'contracts.rufspiel.laufende?', 'contracts.rufspiel.schneider'],
		tell: ['contracts.rufspiel?'],
		'champ-bockspiel': ['bockspiel', 'points?'],
		'champ-more-games': [...SPECIAL, 'contracts.wenz?'],
		'champ-stock': ['stock', 'pots'],
		'champ-sums': [
			'points',
			'unit.points',
			'contracts.solo?',
			'contracts.wenz.laufende?',
			'contracts.rufspiel?'
		]
	},
	weitnau: {
		...AT_HOME,
		'foreword-figures': OF_THE_SOURCE,
		'verraten-mungo': ['contracts.mungo?'],
		'wrong-mungo': ['contracts.mungo?', 'wrongCardLoses?'],
		'wrong-rest': ['wrongCardLoses?'],
		'§3.1': ['contracts.rufspiel?'],
		'§3.2.1': ['contracts.bettel?'],
		'§3.2.2': ['contracts.wenz?'],
		'§3.2.3': ['contracts.solo?'],
		tout: ['contracts.solo.tout', 'contracts.wenz.tout', 'contracts.solo.laufende?'],
		'§3.3.1': OF_THE_SOURCE,
		'spritze-names': OF_THE_SOURCE,
		'mungo-spritze': ['mungo.spritze?'],
		'gardareiz-swap': ['contracts.bettel?', 'gardareiz?'],
		'megasteckle-order': ['rounds.megastoecklesrunde?', 'rounds.riminirunde?'],
		'no-price': [
			...(AT_HOME['no-price'] ?? []),
			'contracts.farbwenz.laufende',
			'contracts.farbgeier.laufende'
		],
		gargaraz: ['contracts.gargaraz', 'contracts.wenz.base', 'contracts.wenz.laufende?'],
		closing: OF_THE_SOURCE,
		'last-round': ['rounds.abschlussrunde', 'rounds.mungorunde?'],
		'last-round-once': ['rounds.abschlussrunde', 'rounds.mungorunde?']
	},
	schafkopfschule: {
		copyright: OF_THE_SOURCE,
		translated: OF_THE_SOURCE,
		'1.3.2': ['augen.won', 'augen.wonMuss'],
		'run-away': ['contracts.rufspiel?'],
		'terms/Davonlaufen': ['contracts.rufspiel?'],
		'terms/Spatzen im Solo': ['contracts.solo?'],
		'1.2.5': ['contracts.wenz?'],
		'terms/Einer': ['contracts.wenz?'],
		'terms/Laufende': ['contracts.rufspiel.laufende?', 'contracts.wenz.laufende?'],
		'terms/Mitspieler': ['contracts.rufspiel?'],
		'terms/Rufspiel': ['contracts.rufspiel?'],
		'terms/Contra': ['schuss.names?'],
		'terms/Retour, Re': ['schuss.names'],
		'terms/Sie': ['contracts.sie?'],
		'terms/Solo': ['contracts.solo?'],
		'terms/Tout': ['contracts.solo.tout?'],
		'terms/Spielmacher': ['contracts.rufspiel?', 'contracts.solo?'],
		'terms/Trumpf': ['contracts.rufspiel?', 'contracts.solo?', 'contracts.wenz?'],
		'terms/Wenz': ['contracts.wenz?'],
		'2.4.6': ['contracts.rufspiel?'],
		'same-rank': ['contracts.solo?'],
		'2.4.8': ['contracts.solo.tout?', 'contracts.wenz?'],
		'2.4.9': ['contracts.solo?', 'contracts.wenz?'],
		'2.4.11': ['contracts.solo?', 'contracts.wenz?'],
		'2.4.13': ['nobodyPlays'],
		fund: ['nobodyPlays', 'passedPays', 'pots'],
		'§2.5': ['contracts.rufspiel?'],
		'§2.6': ['contracts.solo?'],
		'§2.7': ['contracts.wenz?'],
		'§2.8': ['contracts.solo.tout?', 'contracts.wenz.tout?'],
		'2.9.1': ['contracts.sie?', 'sieNotFirst'],
		'2.9.2': ['contracts.sie?'],
		'2.9.3': ['contracts.sie?'],
		'sie-first': ['contracts.sie?', 'sieNotFirst?'],
		'sie-price': ['contracts.sie', 'contracts.solo.base', 'contracts.solo.laufende', 'schuss.names?'],
		'3.1.8': ['contracts.rufspiel?', 'contracts.solo?'],
		'§3.3': ['schuss.names?'],
		'3.3.3': ['schuss.names'],
		'3.4.16': ['contracts.rufspiel?', 'contracts.solo?'],
		'foul-points': [...FOUL_POINTS, 'contracts.rufspiel?', 'contracts.wenz?'],
		'cross-sum': FOUL_POINTS,
		'3.5.3': ['contracts.rufspiel.schneider'],
		'4.2.2': ['contracts.rufspiel.laufende?', 'contracts.solo.laufende?', 'contracts.wenz.laufende?'],
		'4.2.3': ['contracts.rufspiel.laufende?', 'unit.points'],
		'4.2.1': ['unit.points'],
		'who-pays': ['contracts.rufspiel?', 'contracts.solo?'],
		'5.2.4': ['schuss.names?'],
		'5.2.5': ['nobodyPlays'],
		'5.2.14': [
			'contracts.sie?',
			'contracts.solo.tout?',
			'contracts.wenz.tout?',
			'contracts.solo.laufende?',
			'contracts.wenz.laufende?'
		],
		'5.2.15': ['contracts.solo.tout?', 'contracts.wenz.tout?'],
		'5.2.16': ['contracts.solo?', 'contracts.wenz?'],
		fifth: ['contracts.solo.tout?'],
		'5.3.3': ['contracts.solo?', 'contracts.wenz?'],
		places: ['contracts.sie?', 'contracts.solo.tout?', 'contracts.wenz?'],
		'places-counting': ['contracts.sie?', 'contracts.solo.tout?', 'contracts.wenz?']
	},
	muenchen: {
		'schwarz-word': OF_THE_SOURCE,
		'§Gaststätten': OF_THE_SOURCE,
		'first-say-games': ['contracts.rufspiel?', 'contracts.solo?', 'contracts.wenz?', 'contracts.farbwenz?'],
		'next-say': ['contracts.solo?', 'contracts.wenz?', 'contracts.farbwenz?'],
		'no-farbwenz': ['contracts.farbwenz?'],
		rank: ['order'],
		'rank-all': ['order?'],
		call: ['contracts.rufspiel?'],
		'stock-next': ['passedPays?'],
		'stock-shared': ['passedPays?', 'stock.family'],
		spritz: ['schuss.names?'],
		tout: ['contracts.solo.tout', 'contracts.wenz.tout', 'contracts.rufspiel?'],
		'tout-without': [
			'contracts.solo.tout',
			'contracts.wenz.tout',
			'contracts.bettel?',
			'contracts.solo.laufende?',
			'contracts.solo.schneider'
		],
		sie: ['contracts.sie?'],
		'sie-price': ['contracts.sie', 'contracts.solo.base', 'contracts.solo.laufende', 'schuss.names?'],
		'§Rufspiel': ['contracts.rufspiel?'],
		bettel: ['contracts.bettel?'],
		'bettel-goal': ['contracts.bettel', 'contracts.solo.base', 'contracts.solo.laufende?'],
		tariffs: ['unit', 'contracts.rufspiel.base', 'contracts.solo.base'],
		'tariff-alone': ['unit', 'contracts.solo.base', 'contracts.wenz.base'],
		runners: ['contracts.solo.laufende', 'contracts.wenz.laufende', 'contracts.farbwenz.laufende'],
		honour: ['contracts.rufspiel.schneider', 'contracts.rufspiel.laufende?'],
		way: ['contracts.solo?', 'contracts.wenz?', 'contracts.farbwenz?']
	}
};

/** The outline of a source as far as a book that was made from it still says what its sentences speak of. */
export function standingOutline(outline: Outline, origin: Book, book: Book): Outline {
	const standing = STANDING[origin.id] ?? {};
	const stands = (key: string): boolean =>
		(standing[key] ?? []).every((place) =>
			place.endsWith('?')
				? isThere(valueAt(book, place.slice(0, -1)))
				: isAlike(valueAt(origin, place), valueAt(book, place))
		);
	const ruleOf = (section: OutlineSection, rule: OutlineRule): readonly OutlineRule[] => {
		if (rule.kind === 'made') return [rule];
		const isStanding = stands(`§${section.id ?? anchorOf(section.source)}`) && stands(rule.key);
		if (!isStanding || rule.block.type !== 'table') return isStanding ? [rule] : [];
		const { rows } = rule.block;
		const left = rows.filter(({ cells }) => stands(`${rule.key}/${cells[0]}`));
		// A word fewer in a glossary is no other rule.
		return [
			left.length === rows.length ? rule : { ...rule, alike: true, block: { ...rule.block, rows: left } }
		];
	};
	return outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			rules: section.rules.flatMap((rule) => ruleOf(section, rule))
		}))
	}));
}

const isThere = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Whether two books say the same, whoever says it. */
const isAlike = (one: unknown, other: unknown): boolean =>
	Object.keys(changesOf({ value: one }, { value: other })).length === 0;
