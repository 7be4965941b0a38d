/** What the app decided where a club's text is silent: it has no paragraph, and is always told apart from what has one. */
export const OURS = 'Festlegung der App';

/** The one mark of it, on screen, on a bill and in print. */
export const OURS_MARK = `◆ ${OURS}`;

/** The source of a figure that no club printed: names the decision, under which the readable rule book gives its reason. */
export const ours = (what: string): string => `${OURS}: ${what}`;

export const isOurs = (source: string): boolean => source.startsWith(OURS);

/** A source as a bill shows it: its paragraph, or the mark. */
export const cited = (source: string): string => (isOurs(source) ? OURS_MARK : source);
