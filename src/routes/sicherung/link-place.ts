/** What a link of this app may open: the state of a Kasse or of a member, a calculation, an invitation, a rule book. */
const PLACES = [
	'/kasse/stand',
	'/stand',
	'/rechner',
	'/rechner/saukopf',
	'/verein',
	'/regeln/nehmen'
] as const;

/** The screen that a link of this app opens, and what it brings; null for any other text. */
export function linkPlace(
	text: string
): { readonly place: (typeof PLACES)[number]; readonly content: string } | null {
	const [, path = '', content = ''] = /([^#\s]*)#(\S+)/.exec(text.trim()) ?? [];
	const place = PLACES.find((one) => path.endsWith(one));
	return place ? { place, content } : null;
}
