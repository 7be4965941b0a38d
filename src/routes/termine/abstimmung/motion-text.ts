import type { MemberId } from '#lib/base/ids.ts';
import { besideOthers, inSentence } from '#lib/base/text.ts';
import { countedVotes, type Choice, type VoteCount, type Majority, type Motion } from '#lib/log/motions.ts';

type NameOf = (member: MemberId) => string;

export const MAJORITY_TEXTS: Readonly<Record<Majority, string>> = {
	simple: 'Einfache Mehrheit',
	threeQuarters: 'Drei Viertel',
	unanimous: 'Einstimmig'
};

/** What each majority asks for, and when the club's law wants it (allgaeu §12). */
export const MAJORITY_MEANINGS: Readonly<Record<Majority, string>> = {
	simple: 'Mehr Ja als Nein.',
	threeQuarters: 'Für Gravierendes, das jeden trifft: drei Viertel sagen Ja.',
	unanimous: 'Für besonders Wichtiges: Keiner sagt Nein.'
};

export const VOTE_TEXTS = [
	['yes', 'Ja'],
	['no', 'Nein'],
	['abstain', 'Enthaltung']
] as const satisfies readonly (readonly [Choice, string])[];

/** What somebody said, in one sentence. */
export const ballotText = (name: string, choice: Choice): string =>
	({ yes: `${name} stimmt mit Ja.`, no: `${name} stimmt mit Nein.`, abstain: `${name} enthält sich.` })[
		choice
	];

/** How it ended, or how it stands: until it is closed each may vote anew. */
export function outcomeText({ entry }: Motion, { yes, no, abstain, carried, over }: VoteCount): string {
	if (yes + no + abstain === 0) return over ? 'Keiner hat abgestimmt' : 'Noch hat keiner abgestimmt';
	if (entry.closed !== undefined) return carried ? 'Angenommen' : 'Abgelehnt';
	if (over) return carried ? 'Bisher angenommen' : 'Bisher abgelehnt';
	return carried ? 'Bisher reicht es' : 'Bisher reicht es nicht';
}

/** Why: what it needs, and whose vote decides a tie. */
export function reasonText({ entry }: Motion, { yes, no, needed, king }: VoteCount, nameOf: NameOf): string {
	if (king !== null && entry.king !== undefined) {
		const name = nameOf(entry.king);
		return king === 'none'
			? `${yes} zu ${no}: Es entscheidet die Stimme des Königs. ${name} hat weder Ja noch Nein gesagt.`
			: `${yes} zu ${no}: Es entscheidet die Stimme des Königs. ${ballotText(name, king)}`;
	}
	return yes + no === 0
		? MAJORITY_MEANINGS[entry.majority]
		: `${yes} Ja, ${no} Nein: ${MAJORITY_TEXTS[entry.majority]}, nötig ${needed} Ja.`;
}

/** Who voted how: "Ja", and their names; what nobody said is left out. */
export function voterLines({ entry, votes }: Motion, nameOf: NameOf): readonly (readonly [string, string])[] {
	const who = (choice: Choice | undefined): readonly string[] =>
		entry.voters.filter((member) => votes.get(member) === choice).map(nameOf);
	return [...VOTE_TEXTS, [undefined, entry.closed === undefined ? 'Noch offen' : 'Nicht abgestimmt'] as const]
		.map(([choice, label]) => [label, who(choice)] as const)
		.filter(([, names]) => names.length > 0)
		.map(([label, names]) => [`${label} (${names.length})`, inSentence(names)] as const);
}

/** A vote in words, to be sent. */
export function motionText(motion: Motion, nameOf: NameOf): string {
	const count = countedVotes(motion);
	return [
		`Abstimmung: ${besideOthers(motion.entry.question)}`,
		`${outcomeText(motion, count)}. ${reasonText(motion, count, nameOf)}`,
		...voterLines(motion, nameOf).map(([label, names]) => `${label}: ${names}`)
	].join('\n');
}
