import { OURS } from './book.ts';

// How a decision of the app is told apart from a paragraph, wherever a source is shown.

/** How such a decision is marked, on screen, on a bill and in print. */
export const OURS_MARK = `◆ ${OURS}`;

/** Whether a source is a decision of the app. */
export const isOurs = (source: string): boolean => source.startsWith(OURS);

/** A source as a bill shows it: its paragraph, or the mark. */
export const cited = (source: string): string => (isOurs(source) ? OURS_MARK : source);
