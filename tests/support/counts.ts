import { readFileSync } from 'node:fs';

/** How many tests of a step held and how many did not. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

export const nothing: Counts = { passed: 0, failed: 0 };
export const add = (a: Counts, b: Counts): Counts => ({
	passed: a.passed + b.passed,
	failed: a.failed + b.failed
});

/** A step that is one check. */
export const check = (ok: boolean): Counts => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** A file that could not even be loaded has no test of its own and counts as one failed. */
export function fromVitest(report: VitestReport): Counts {
	const broken = report.testResults.filter(
		(file) => file.status === 'failed' && file.assertionResults.length === 0
	).length;
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

interface PlaywrightReport {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
	readonly errors: readonly unknown[];
}

/** A test that held only at the second try did not hold. */
export function fromPlaywright({ stats, errors }: PlaywrightReport): Counts {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
