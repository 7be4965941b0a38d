import { ownRelay } from '#lib/transfer/invitation.ts';

/** What a link of this app may open: how a Kasse, a member or a result stands, a calculation, an invitation, a rule book, an answer, a vote. */
const PLACES = [
	'/kasse/stand',
	'/stand',
	'/meisterschaft/ergebnis',
	'/rechner',
	'/rechner/saukopf',
	'/verein',
	'/regeln/nehmen',
	'/termine',
	'/termine/abstimmung'
] as const;

/** The screen that a link of this app opens, and what it brings; null for any other text. */
export function linkPlace(
	text: string
): { readonly place: (typeof PLACES)[number]; readonly content: string } | null {
	const [, path = '', content = ''] = /([^#\s]*)#(\S+)/.exec(text.trim()) ?? [];
	const place = PLACES.find((one) => path.endsWith(one));
	if (!place) return null;
	// An invitation that names no relay means the one at its own address, wherever it is opened.
	const [, origin] = /^(https?:\/\/[^/]+)\/verein$/.exec(path) ?? [];
	const bare = origin !== undefined && !new URLSearchParams(content).has('relay');
	return { place, content: bare ? `${content}&relay=${ownRelay(origin)}` : content };
}
