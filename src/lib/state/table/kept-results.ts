import type { MemberId } from '#lib/base/ids.ts';
import { amountText } from '#lib/base/money.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { pointsAloneOf, scoresOf } from '#lib/evening/scores.ts';
import { tablePlaces } from '#lib/evening/stock-chain.ts';
import { digestOf } from '#lib/log/entry-json.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Session } from '../session.svelte.ts';

// What a closed evening came to is computed whenever it is asked for and stands nowhere in the log. So that nobody is told another
// sum than the one he paid without a word, this device remembers what it showed. A note of its own: nothing is computed from it.

/** The evenings that are remembered; of older ones nobody pays any more. */
const REMEMBERED = 200;

/** An evening's id, the sign of what was written at its table, and what that came to. */
type KeptResult = readonly [
	evening: string,
	digest: string,
	scores: readonly (readonly [MemberId, number])[]
];

/** Whose score is another, what it was and what it is. */
export type OtherResult = readonly (readonly [MemberId, was: number, is: number])[];

const read = (kept: string | null): readonly KeptResult[] =>
	kept ? (JSON.parse(kept) as readonly KeptResult[]) : [];

/**
 * Compares a closed evening with what it came to when this device showed it first, and remembers it. Null unless the very same
 * entries come to something else now: a newer version of the app counts them differently.
 */
export async function otherResult(
	{ store }: Pick<Session, 'store'>,
	evening: AnyEvening,
	log: Standing
): Promise<OtherResult | null> {
	const digest = digestOf({ places: tablePlaces(log) });
	const { of: scores } = scoresOf(evening);
	const isIt = ([id]: KeptResult): boolean => id === evening.evening;
	const kept = read(await store.readKept('results')).find(isIt);
	if (kept?.[1] !== digest) {
		await store.keep('results', (text) => {
			const others = read(text).filter((one) => !isIt(one));
			return JSON.stringify([...others, [evening.evening, digest, scores]].slice(-REMEMBERED));
		});
		return null;
	}
	const was = new Map(kept[2]);
	const changed = scores.flatMap(([member, score]) => {
		const before = was.get(member) ?? 0;
		return before === score ? [] : [[member, before, score] as const];
	});
	return changed.length > 0 ? changed : null;
}

export function otherResultText(changed: OtherResult, evening: AnyEvening, nameOf: NameOf): string {
	const inPoints = pointsAloneOf(evening) !== null;
	const amounts = (of: readonly number[]): readonly string[] =>
		of.map((score) => amountText(score, inPoints, true));
	const told = changed.map(([member, was, is]) => `${nameOf(member)} ${amounts([is, was]).join(' statt ')}`);
	return `Mit der neuen Fassung der App kommt ein anderer Endstand heraus: ${told.join(', ')}.`;
}
