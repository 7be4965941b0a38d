import type { Book } from '../../book.ts';
import { isKept, ofRound } from '../../contract-kind.ts';
import { isOwn, isOwnRound, ROUNDS, type Contract, type RoundKind } from '../../vocabulary.ts';
import { choice, toggle, type Desk, type FieldRow } from './row.ts';

// When a contract is played: at any time, or only in rounds, and in which.

/** A hand may be shown at any time; without a round there is nothing to choose. */
const isAsked = ({ book, parent }: Desk, contract: Contract): boolean => {
	const rule = book.contracts[contract];
	if (!rule || rule.goal === 'hand') return false;
	return Object.keys(book.rounds).length > 0 || [book, parent].some((of) => isKept(of, contract));
};

const whenPlayed = (contract: Contract): FieldRow =>
	choice(
		`contracts.${contract}.place`,
		'Wann gespielt',
		'Immer, oder nur in Runden, die es kennen.',
		{ always: 'immer', specialRounds: 'nur in besonderen Runden' },
		{ when: (desk) => isAsked(desk, contract) }
	);

/** Where a round keeps what it knows beside the usual: its own list, or what goes there besides. */
const listAt = (of: Book, kind: RoundKind) => (of.rounds[kind]?.contracts ? 'contracts' : 'also');

/** Asked of what is kept for rounds, and of a club's own where a round has a list. What is owed there has to stay. */
function isChosen({ book }: Desk, contract: Contract, kind: RoundKind): boolean {
	const round = book.rounds[kind];
	// A round of the club's own asks for its list itself.
	if (isOwnRound(kind) && round?.contracts) return false;
	if (!round || !book.contracts[contract] || round.stoeckle.includes(contract)) return false;
	return isKept(book, contract) || (isOwn(contract) && round.contracts !== null);
}

/** The same list as the book it came from where it holds the same, in whatever order. */
function likeBefore(now: readonly Contract[], before: readonly Contract[] | null | undefined) {
	const isSame = before?.length === now.length && before.every((one) => now.includes(one));
	return isSame ? before : now;
}

const inRound = (contract: Contract, kind: RoundKind): FieldRow =>
	toggle(
		(of) => [`rounds.${kind}.${listAt(of, kind)}` as const],
		`In der {${kind}}`,
		'Ob es dort gespielt werden darf.',
		{
			when: (desk) => isChosen(desk, contract, kind),
			read: (of) => of.rounds[kind] && ofRound(of.rounds[kind]).includes(contract),
			write: (on, { book, parent }) => {
				const round = book.rounds[kind];
				if (!round) return {};
				const at = listAt(book, kind);
				const others = ofRound(round).filter((one) => one !== contract);
				const list = likeBefore(on ? [...others, contract] : others, parent.rounds[kind]?.[at]);
				return { rounds: { [kind]: { [at]: at === 'also' && list.length === 0 ? null : list } } };
			}
		}
	);

/** Whether a contract is played at any time, and in which rounds. */
export const whenRows = (contract: Contract): readonly FieldRow[] => [
	whenPlayed(contract),
	...ROUNDS.map((kind) => inRound(contract, kind))
];

/** Said of a contract that is not played at any time. */
export const notAlways = ({ book }: Desk, contract: Contract): string =>
	isKept(book, contract) ? ' Nur in besonderen Runden.' : '';
