import { atMost, type Measured } from './measure.ts';
import { built } from './built.ts';
import type * as Work from './audit-work.ts';

/** The audit of files of 50,000 entries of every kind, without a browser. */
export async function measureAudit(): Promise<readonly Measured[]> {
	return built<typeof Work, readonly Measured[]>('tests/bench/audit-work.ts', (work) =>
		[...work.auditTimes()].map(([kind, seconds]) => atMost(`auditing 50,000 ${kind}`, seconds, 10, 's', 1))
	);
}
