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
const asIs = (counts: Counts): Counts => counts;

describe('what a runner reports', () => {
	it('a file that vitest could not load is one failure', () => {
		const testResults = [
			{ status: 'passed', assertionResults: [{}, {}] },
			{ status: 'failed', assertionResults: [] },
			{ status: 'failed', assertionResults: [{}] }
		];
		const counts = fromVitest({ numPassedTests: 2, numFailedTests: 1, testResults });
		expect(counts).toEqual({ passed: 2, failed: 2 });
	});

	it('a flaky test of playwright is a failed one, and so is an error outside of all tests', () => {
		const stats = { expected: 5, unexpected: 1, flaky: 2 };
		expect(fromPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
	});

	it('is taken as it stands if the runner ended well', () => {
		expect(ofRunner(true, report('{"passed":3,"failed":0}'), asIs)).toEqual({ passed: 3, failed: 0 });
		expect(ofRunner(false, report('{"passed":3,"failed":2}'), asIs)).toEqual({ passed: 3, failed: 2 });
	});

	it('a runner that ran nothing has failed', () => {
		expect(ofRunner(true, report('{"passed":0,"failed":0}'), asIs)).toEqual({ passed: 0, failed: 1 });
	});

	it('a runner that crashed has failed, whatever it reports', () => {
		expect(ofRunner(false, report('{"passed":3,"failed":0}'), asIs)).toEqual({ passed: 3, failed: 1 });
	});

	it('a report that is missing or torn is a failure', () => {
		const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
		expect(ofRunner(true, join(folder, 'none.json'), asIs)).toEqual({ passed: 0, failed: 1 });
		expect(ofRunner(true, report('{"passed":'), asIs)).toEqual({ passed: 0, failed: 1 });
		silent.mockRestore();
	});
});
