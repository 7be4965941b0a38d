import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { euro, toCents, unbroken } from '#lib/base/money.ts';
import { inSentence } from '#lib/base/text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Figures, MemberFigures } from './figures.ts';
import { ENOUGH_GAMES } from './pairs.ts';

// What a list or a picture says in one German sentence, for whoever reads no further. Empty where there is nothing to say.

/** "Anni führt mit +12,40 € vor Berti (+3,20 €)." */
export function leaderText(
	{ members }: { readonly members: readonly Pick<MemberFigures, 'member' | 'cents'>[] },
	nameOf: NameOf
): string {
	const [first, ...others] = [...members].sort((a, b) => b.cents - a.cents);
	if (!first || others.length === 0) return '';
	const levelWith = (one: typeof first): readonly (typeof first)[] =>
		[first, ...others].filter(({ cents }) => cents === one.cents);
	const front = levelWith(first);
	const next = others[front.length - 1];
	if (!next) return 'Alle stehen gleich.';
	const behind = levelWith(next);
	const sum = ({ cents }: typeof first): string => unbroken(euro(toCents(cents), true));
	const names = (those: typeof front): string => inSentence(those.map(({ member }) => nameOf(member)));
	const leads = front.length > 1 ? 'liegen gleichauf vorn, mit' : 'führt mit';
	const follow = behind.length > MOST_TOLD ? `${behind.length} anderen` : names(behind);
	return `${names(front)} ${leads} ${sum(first)} vor ${follow} (${behind.length > 1 ? 'je ' : ''}${sum(next)}).`;
}

/** "Am letzten Abend: Anni 2 Plätze hoch, Berti 1 Platz runter." Those who moved most come first. */
export function placesMovedText({ moved }: Pick<Figures, 'moved'>, nameOf: NameOf): string {
	const told = [...moved].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a) || b - a).slice(0, MOST_TOLD);
	if (told.length === 0) return '';
	const words = told.map(([member, up]: readonly [MemberId, number]) => {
		const places = Math.abs(up);
		return `${nameOf(member)} ${places} ${places === 1 ? 'Platz' : 'Plätze'} ${up > 0 ? 'hoch' : 'runter'}`;
	});
	return `Am letzten Abend: ${words.join(', ')}.`;
}

/** More are a table, not a sentence. */
const MOST_TOLD = 4;

/** "Am häufigsten gewinnt Anni: 34 von 61 Spielen." Only who played enough is told. */
export function mostWonText({ members }: Pick<Figures, 'members'>, nameOf: NameOf): string {
	const share = ({ counts }: MemberFigures): number => (counts.all?.won ?? 0) / (counts.all?.games ?? 1);
	const [best, next] = members
		.filter(({ counts }) => (counts.all?.games ?? 0) >= ENOUGH_GAMES)
		.sort((a, b) => share(b) - share(a));
	if (!best?.counts.all || !next || share(best) === share(next)) return '';
	const { won, games } = best.counts.all;
	return `Am häufigsten gewinnt ${nameOf(best.member)}: ${won} von ${games} Spielen.`;
}

/** "Am meisten gespielt: Rufspiel, 120 von 193." */
export function mostPlayedText(played: readonly (readonly [word: string, games: number])[]): string {
	const [first, next] = played;
	if (!first || first[1] === next?.[1]) return '';
	return `Am meisten gespielt: ${first[0]}, ${first[1]} von ${sum(played.map(([, games]) => games))}.`;
}
