import { measureAudit } from './audit.ts';
import { measureBackups } from './backups.ts';
import { measureCodes } from './codes.ts';
import { measureDay } from './day.ts';
import { measureKasse } from './kasse.ts';
import { type Measured } from './measure.ts';
import { measureRanking } from './ranking.ts';
import { measureRelay } from './relay.ts';
import { measureRules } from './rules.ts';
import { measureScreens } from './screens.ts';
import { measureSeating } from './seating.ts';
import { measureSizes } from './sizes.ts';
import { measureStandings } from './standings.ts';
import { measureStatistics } from './statistics.ts';

// Needs a quiet machine: the times of a busy one say nothing about the app.

const CHAPTERS: Readonly<Record<string, () => Promise<readonly Measured[]>>> = {
	...{ sizes: measureSizes, rules: measureRules, audit: measureAudit, ranking: measureRanking },
	...{ seating: measureSeating, screens: measureScreens, standings: measureStandings, day: measureDay },
	...{ kasse: measureKasse, statistics: measureStatistics, codes: measureCodes, relay: measureRelay },
	backups: measureBackups
};

/** `npm run bench -- sizes rules` measures only these. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(CHAPTERS, name));
if (unknown.length > 0)
	throw new Error(`${unknown.join(', ')}: there is ${Object.keys(CHAPTERS).join(', ')}`);

for (const [name, measure] of Object.entries(CHAPTERS))
	if (asked.length === 0 || asked.includes(name)) print(await measure());

/** As soon as a chapter is measured. */
function print(lines: readonly Measured[]): void {
	const rows = [
		['what', 'measured', 'bound', 'ok'],
		...lines.map(({ what, measured, bound, ok }) => [what, measured, bound, verdict(ok)])
	];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const padded = rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
	console.log(`${padded.map((row) => row.trimEnd()).join('\n')}\n`);
	if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;
}

function verdict(ok: boolean | null): string {
	return ok === null ? '' : ok ? 'yes' : 'NO';
}
