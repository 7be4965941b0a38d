// The words of a club's own sentences, and of a list of prices. No first screen needs these lists, so they stand apart from the vocabulary.

/** Places for a club's own sentences about what follows; each says after what. */
export const SENTENCES = [
	'sentence1',
	'sentence2',
	'sentence3',
	'sentence4',
	'sentence5',
	'sentence6',
	'sentence7',
	'sentence8'
] as const;
export type SentenceKey = (typeof SENTENCES)[number];

/** After what something may follow: nobody played, every so many games, or how a game went. */
export const OCCURRENCES = [
	'passed',
	'every',
	'played',
	'won',
	'lost',
	'schneider',
	'schwarz',
	'level',
	'allTricks',
	'lostSchuss',
	'laufende'
] as const;
export type Occurrence = (typeof OCCURRENCES)[number];

/** Who must play the next game: who is dealt the highest Ober, who played this one, who leads, who deals, or who lost most by it. */
export const MUST_PLAY = ['alte', 'declarer', 'first', 'dealer', 'loser'] as const;
export type MustPlay = (typeof MUST_PLAY)[number];

/** How a game can end for the declarer's side, as a list of prices tells it. */
export const ENDINGS = [
	'won',
	'wonSchneider',
	'wonSchwarz',
	'wonTout',
	'lost',
	'lostSchneider',
	'lostSchwarz',
	'lostTout'
] as const;
export type Ending = (typeof ENDINGS)[number];
