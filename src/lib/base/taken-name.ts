/** The German sentence that refuses a name because it is taken, whatever its capitals; empty if the name is free. */
export function takenText(name: string, names: Iterable<string>): string {
	const isSame = (other: string): boolean => other.toLocaleLowerCase('de') === name.toLocaleLowerCase('de');
	return [...names].some(isSame) ? `${name} gibt es schon. Nimm einen Namen, der euch unterscheidet.` : '';
}
