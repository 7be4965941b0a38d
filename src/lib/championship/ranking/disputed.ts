import type { MemberId } from '#lib/base/ids.ts';
import type { PointsByPlayer } from '../lists/partie.ts';

/**
 * What is unclear about a game that was written wrongly (§11.3): which side won, so that everybody's points may have the
 * other sign; or who of those concerned played on which side, so that their points may be exchanged.
 */
export type Unclear = 'winner' | 'sides';

/**
 * Every way in which the points of those concerned may have fallen, each once, the written one first. Lots choose one of
 * them. With fewer than two there is nothing to draw.
 */
export function possibleOutcomes(
	written: PointsByPlayer,
	unclear: Unclear,
	concerned: readonly MemberId[]
): readonly PointsByPlayer[] {
	if (unclear === 'winner') {
		const reverse = [...written].map(([player, points]) => [player, 0 - points] as const);
		return differing([written, new Map(reverse)]);
	}
	const own = concerned.map((player) => written.get(player) ?? 0);
	return differing(
		ordersOf(own).map((points) => new Map(concerned.map((player, i) => [player, points[i] ?? 0])))
	);
}

/** Each player's better outcome (§11.3), which counts for the places whatever the lots say. */
export function bestOutcome(outcomes: readonly PointsByPlayer[]): PointsByPlayer {
	const best = new Map<MemberId, number>();
	for (const outcome of outcomes) {
		for (const [player, points] of outcome) best.set(player, Math.max(points, best.get(player) ?? points));
	}
	return best;
}

function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
	if (numbers.length < 2) return [numbers];
	return numbers.flatMap((first, i) => ordersOf(numbers.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

function differing(outcomes: readonly PointsByPlayer[]): readonly PointsByPlayer[] {
	const texts = new Map(outcomes.map((outcome) => [JSON.stringify([...outcome.values()]), outcome]));
	return [...texts.values()];
}
