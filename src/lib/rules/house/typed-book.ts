/** A book that is being changed in the editor: what it is made from, and what is different by now. */
export interface TypedBook {
	/** Tells it from a game that is half typed. */
	readonly contract?: never;
	readonly base: string;
	readonly name: string;
	readonly edition: string;
	/** The merge patch on the base; it may not be a whole book yet. */
	readonly changes: Readonly<Record<string, unknown>>;
}
