import { expect, it } from 'vitest';
import { backupAdvice, isBackupDue, PROMISES } from './backup-due.ts';

it.each([
	[2, true, 'yes', true, false],
	[3, true, 'yes', true, true],
	[2, true, 'unknown', true, false],
	[0, true, 'no', true, false],
	// A browser that may clear everything leaves no time for two more evenings.
	[1, true, 'no', true, true],
	[1, true, 'silent', true, true],
	[5, false, 'no', true, false],
	// What is promised is that nothing is cleared, not that nothing breaks.
	[1, true, 'yes', false, true],
	[0, true, 'yes', false, false],
	[5, false, 'yes', false, false]
] as const)(
	'after %i evenings, may write: %s, promised: %s, with a second copy: %s, a backup is due: %s',
	(unsaved, mayWrite, promised, hasCopy, due) => {
		expect(isBackupDue({ unsaved, mayWrite, promised, hasCopy })).toBe(due);
	}
);

const ADVICE = 'Sichere nach jedem Abend.';

it.each([
	['yes', true, true, ''],
	['unknown', true, true, ''],
	['no', true, true, ADVICE],
	['silent', true, true, ADVICE],
	['yes', true, false, ADVICE],
	['unknown', true, false, ADVICE],
	// Neither says it of its own, or a card would say it twice.
	['silent', true, false, ADVICE],
	['no', false, false, ''],
	['yes', false, false, '']
] as const)(
	'promised: %s, may write: %s, with a second copy: %s, the advice is %j',
	(promised, mayWrite, hasCopy, said) => {
		expect(backupAdvice({ promised, mayWrite, hasCopy })).toBe(said);
		expect(PROMISES[promised].text).not.toMatch(/sichere/i);
	}
);
