import { expect, it } from 'vitest';
import { isBackupDue } from './backup-due.ts';

it.each([
	[2, true, 'yes', false],
	[3, true, 'yes', true],
	[2, true, 'unknown', false],
	[0, true, 'no', false],
	// A browser that may clear everything leaves no time for two more evenings.
	[1, true, 'no', true],
	[1, true, 'silent', true],
	[5, false, 'no', false]
] as const)(
	'after %i evenings, may write: %s, promised: %s, a backup is due: %s',
	(unsaved, mayWrite, promised, due) => {
		expect(isBackupDue({ unsaved, mayWrite, promised })).toBe(due);
	}
);
