import { readFileSync } from 'node:fs';

/** How many tests of a step held and how many did not, and what is known of those that did not: which, and why. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly faults: readonly string[];
}

export const nothing: Counts = { passed: 0, failed: 0, faults: [] };
export const add = (a: Counts, b: Counts): Counts => ({
	passed: a.passed + b.passed,
	failed: a.failed + b.failed,
	faults: [...a.faults, ...b.faults]
});

/** A step that is one check. */
export const check = (ok: boolean): Counts => ({ ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Enough of why a test failed to know what to look at. */
const shortly = (name: string, why: string | undefined): string =>
	`${name}\n    ${(why ?? 'no reason').split('\n').slice(0, 12).join('\n    ')}`;

interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly message?: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly failureMessages?: readonly string[];
		}[];
	}[];
}

/** A file that could not even be loaded, or failed after its tests, counts as one failed. */
export function fromVitest(report: VitestReport): Counts {
	const broken = report.testResults.filter(
		(file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
	);
	const faults = report.testResults.flatMap((file) =>
		file.assertionResults
			.filter(({ status }) => status === 'failed')
			.map((test) => shortly(`${file.name} › ${test.fullName}`, test.failureMessages?.join('\n')))
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + broken.length,
		faults: [...broken.map(({ name, message }) => shortly(name, message)), ...faults]
	};
}

interface PlaywrightSuite {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly {
		readonly ok: boolean;
		readonly file: string;
		readonly title: string;
		readonly tests: readonly {
			readonly results: readonly { readonly error?: { readonly message?: string } }[];
		}[];
	}[];
}

interface PlaywrightReport extends PlaywrightSuite {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
	readonly errors: readonly { readonly message?: string }[];
}

const brokenStories = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
	...specs
		.filter(({ ok }) => !ok)
		.map(({ file, title, tests }) =>
			shortly(
				`${file} › ${title}`,
				tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')
			)
		),
	...suites.flatMap(brokenStories)
];

/** A test that held only at the second try did not hold. */
export function fromPlaywright(report: PlaywrightReport): Counts {
	const { stats, errors } = report;
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		faults: [
			...errors.map(({ message }) => shortly('outside of all tests', message)),
			...brokenStories(report)
		]
	};
}

/**
 * The counts of a runner that ended with `ok` and wrote its report to `path`. One that crashed, wrote nothing or ran
 * nothing counts as a failure even where no single test failed.
 */
export function ofRunner<T>(ok: boolean, path: string, read: (report: T) => Counts): Counts {
	let counts = nothing;
	try {
		counts = read(JSON.parse(readFileSync(path, 'utf8')) as T);
	} catch (error) {
		console.error(`No report: ${String(error)}`);
	}
	const blind = counts.failed === 0 && (!ok || counts.passed === 0);
	return blind ? add(counts, check(false)) : counts;
}
