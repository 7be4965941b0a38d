import { measureAudit } from './audit.ts';
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

const lines: readonly Measured[] = [
	...(await measureSizes()),
	...(await measureRules()),
	...(await measureAudit()),
	...(await measureRanking()),
	...(await measureSeating()),
	...(await measureScreens()),
	...(await measureStandings()),
	...(await measureDay()),
	...(await measureKasse()),
	...(await measureStatistics()),
	...(await measureCodes()),
	...(await measureRelay())
];

const rows = [
	['what', 'measured', 'bound', 'ok'],
	...lines.map(({ what, measured, bound, ok }) => [what, measured, bound, verdict(ok)])
];
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
	console.log(
		row
			.map((cell, i) => cell.padEnd(widths[i] ?? 0))
			.join('  ')
			.trimEnd()
	);
if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;

function verdict(ok: boolean | null): string {
	return ok === null ? '' : ok ? 'yes' : 'NO';
}
