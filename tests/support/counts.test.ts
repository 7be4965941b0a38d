import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fromPlaywright, fromVitest, ofRunner, type Counts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'schafkopf-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (text: string): string => {
	const path = join(folder, 'report.json');
	writeFileSync(path, text);
	return path;
};
const asIs = (counts: Omit<Counts, 'faults'>): Counts => ({ ...counts, faults: [] });
const of = (passed: number, failed: number): Counts => ({ passed, failed, faults: [] });

describe('what a runner reports', () => {
	it('a file that vitest could not load is one failure, and each failure is named with its reason', () => {
		const failed = {
			status: 'failed',
			fullName: 'a law holds',
			failureMessages: ['expected 1 to be 2\n  at x']
		};
		const testResults = [
			{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'b' }] },
			{ name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
			{ name: 'd.test.ts', status: 'failed', assertionResults: [failed] }
		];
		expect(fromVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
			passed: 2,
			failed: 2,
			faults: ['c.test.ts\n    no such module', 'd.test.ts › a law holds\n    expected 1 to be 2\n      at x']
		});
	});

	it('a flaky test of playwright is a failed one, and so is an error outside of all tests', () => {
		const stats = { expected: 5, unexpected: 1, flaky: 2 };
		const story = (ok: boolean, title: string): object => ({
			ok,
			title,
			file: 'a.spec.ts',
			tests: [{ results: [{ error: { message: 'too late' } }] }]
		});
		const suites = [{ suites: [{ specs: [story(true, 'fine'), story(false, 'broken')] }] }];
		expect(fromPlaywright({ stats, errors: [{ message: 'no server' }], suites } as never)).toEqual({
			passed: 5,
			failed: 4,
			faults: ['outside of all tests\n    no server', 'a.spec.ts › broken\n    too late']
		});
	});

	it('is taken as it stands if the runner ended well', () => {
		expect(ofRunner(true, report('{"passed":3,"failed":0}'), asIs)).toEqual(of(3, 0));
		expect(ofRunner(false, report('{"passed":3,"failed":2}'), asIs)).toEqual(of(3, 2));
	});

	it('a runner that ran nothing has failed', () => {
		expect(ofRunner(true, report('{"passed":0,"failed":0}'), asIs)).toEqual(of(0, 1));
	});

	it('a runner that crashed has failed, whatever it reports', () => {
		expect(ofRunner(false, report('{"passed":3,"failed":0}'), asIs)).toEqual(of(3, 1));
	});

	it('a report that is missing or torn is a failure', () => {
		const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
		expect(ofRunner(true, join(folder, 'none.json'), asIs)).toEqual(of(0, 1));
		expect(ofRunner(true, report('{"passed":'), asIs)).toEqual(of(0, 1));
		silent.mockRestore();
	});
});
