import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { compare, hand, storedEvening, type TypedHand } from './written.ts';

/** What was going on when the power failed. */
type Moment = 'typed' | 'typing' | 'saved';
const MOMENTS: readonly Moment[] = ['typed', 'saved', 'typed', 'typing'];

/**
 * SIGKILL, over and over on one phone: right after a game was listed, after half of the next was typed and said to be kept,
 * and in the middle of keeping it. After every start all that was acknowledged must be there.
 */
export async function kill({ device }: Ground, runs: number): Promise<Outcome> {
	const wrong: string[] = [];
	const games: TypedHand[] = [];
	let table = await AtTable.start(device);
	let typed = false;
	for (let run = 0; run < runs; run++) {
		const moment = MOMENTS[run % MOMENTS.length] ?? 'saved';
		const next = hand(run);
		if (!typed) await table.tapDeclarer(next);
		await table.tapRest(next);
		await table.saved(run + 1);
		games.push(next);
		typed = moment === 'typed';
		if (moment !== 'saved') await table.tapDeclarer(hand(run + 1));
		if (typed) await table.kept();
		await device.kill();

		table = await table.again(device);
		const when = `kill ${run + 1} (${moment})`;
		await table.listed(games.length).catch(() => wrong.push(`${when}: a game is not listed`));
		wrong.push(...compare(when, games, await storedEvening(table.page, table.evening)));
		// A draft that was being kept may be there or not; if it is, it must be shown.
		typed = await table.typedAgain(hand(run + 1));
		if (!typed && moment === 'typed') wrong.push(`${when}: what was typed is gone`);
		if (wrong.length > 0) break;
	}
	return { runs, wrong };
}
