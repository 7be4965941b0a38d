/** A flag; or a letter or picture with its accents, its colour and what is joined to it; or accents alone. */
const SEEN = /\p{RI}\p{RI}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** The characters as a reader sees them. Written by hand, because Firefox has `Intl.Segmenter` only since version 125. */
export const lettersOf = (text: string): readonly string[] => text.match(SEEN) ?? [];
