/** One thing that holds for the game that is dealt now, in German sentences with their paragraph. */
export interface Told {
	readonly title: string;
	readonly lines: readonly string[];
	/** The book's own paragraph; absent where no book says it in so many words. */
	readonly source?: string;
}
