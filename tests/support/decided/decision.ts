/** The books that come with the app. */
type BookId = 'allgaeu' | 'weitnau' | 'schafkopfschule' | 'muenchen' | 'heilsbronn' | 'saukopf';

/** What the app decided where a club's text is silent, or can be read in two ways. */
export interface Decision {
	readonly books: readonly BookId[];
	/** What was decided, in a line. */
	readonly decided: string;
	/** What the marked sentence says of it. */
	readonly says: RegExp;
	/** The key of the printed rule that is marked for it, where that is not the decision's own. */
	readonly printed?: string;
}

export const HOME = ['allgaeu'] as const;
export const GANG = ['weitnau'] as const;
export const BOTH = ['allgaeu', 'weitnau'] as const;
export const SCHOOL = ['schafkopfschule'] as const;
export const MUNICH = ['muenchen'] as const;
export const OTHERS = ['schafkopfschule', 'muenchen'] as const;
export const SHEET = ['heilsbronn'] as const;
/** The sources that know four at a table and no more. */
export const OF_FOUR = [...OTHERS, ...SHEET] as const;
export const ALL_SCHAFKOPF = [...BOTH, ...OF_FOUR] as const;
export const PIG = ['saukopf'] as const;
export const WITH_DEALS = ['allgaeu', 'weitnau', 'schafkopfschule'] as const;
