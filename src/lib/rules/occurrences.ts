import type { Book } from './book.ts';

// The words of a club's own sentences. No first screen needs these lists, so they stand apart from the vocabulary.

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

/** Whether by this book it may be that somebody has to play: when nobody wants to, in a round, or after something. */
export const somebodyMust = ({ nobodyPlays, rounds, sentences }: Book): boolean =>
	nobodyPlays === 'muss' ||
	nobodyPlays === 'kreuz' ||
	[...Object.values(rounds), ...Object.values(sentences)].some(({ must }) => must);
