/** Whether two names are the same, whatever their capitals. */
export const isSameName = (one: string, other: string): boolean =>
	one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');

/** The German sentence that refuses a name because it is taken; empty if the name is free. */
export function takenText(name: string, names: Iterable<string>): string {
	const isTaken = [...names].some((other) => isSameName(name, other));
	return isTaken ? `${name} gibt es schon. Nimm einen Namen, der euch unterscheidet.` : '';
}
