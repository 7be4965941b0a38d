import { soughtBy, type Sought, type SoughtTerm } from '#lib/statistics/search.ts';
import { Club } from '#lib/state/club.svelte.ts';
import { said } from '#lib/state/club-words.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import { CONTRACTS } from '#lib/rules/vocabulary.ts';
import { SAUKOPF_CONTRACTS } from '#lib/rules/saukopf/vocabulary.ts';
import { contractWord } from './words.ts';

/** The words that a search knows: everybody's names, what the club's books call their games, how a game ends. */
const searchWords = (): readonly (readonly [string, SoughtTerm])[] => [
	...session
		.of(Club)
		.byName.flatMap(({ member, name, shown }) =>
			[name, shown].map((word) => [word, { is: 'member', member }] as const)
		),
	...[...CONTRACTS, ...SAUKOPF_CONTRACTS].map(
		(contract) => [contractWord(contract), { is: 'contract', contract }] as const
	),
	...(['schneider', 'schwarz', 'tout', 'laufende'] as const).map(
		(is) => [said(session, `{${is}}`), { is }] as const
	),
	['gewonnen', { is: 'ended', sign: 1 }],
	['verloren', { is: 'ended', sign: -1 }]
];

/** What somebody typed on the screen of the figures. */
export const soughtHere = (query: string): Sought => soughtBy(query, searchWords());
