import { inChampionshipWords } from '#lib/championship/refusal-text.ts';
import { planFor } from '#lib/championship/seating/plans/plan-for.ts';
import type { SeatingPlan } from '#lib/championship/seating/plan.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { failed, printed, runIfCalled, type Ended } from './command.ts';

// npm run -s sitzplan -- 13    prints the seating plan for that many players as JSON.
// Exit status 2 if there is none: nothing on standard output, one sentence on standard error.

function planOf(args: readonly string[]): Result<SeatingPlan, string> {
	const [players] = args;
	if (players === undefined || args.length > 1) return refused('Aufruf: npm run -s sitzplan -- SPIELERZAHL');
	// Number() would read an empty text as 0 and 0x10 as 16.
	return inChampionshipWords(planFor(/^-?\d+$/.test(players) ? Number(players) : Number.NaN));
}

/** The plan with a line for each table, so that people can read it too. */
function written({ players, rounds }: SeatingPlan): string {
	const lines = rounds.map((tables) => tables.map((table) => `\t\t\t${JSON.stringify(table)}`).join(',\n'));
	const partien = lines.map((tables) => `\t\t[\n${tables}\n\t\t]`).join(',\n');
	return `{\n\t"players": ${players},\n\t"rounds": [\n${partien}\n\t]\n}\n`;
}

/** What the command prints with these arguments. */
export function sitzplan(args: readonly string[]): Ended {
	const plan = planOf(args);
	return plan.ok ? printed(written(plan.value)) : failed(`${plan.error}\n`);
}

await runIfCalled(import.meta.url, sitzplan);
