import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { CopiedFrom } from '#lib/storage/copier.ts';
import type { Group } from '#lib/storage/database.ts';
import { CopyDesk, type WantedGroups } from './copy-desk.ts';

const group = (id: string): Group => asId(id);

/** A desk that copies, or fails with the given error. */
function desk() {
	const copied: WantedGroups[] = [];
	const failed: boolean[] = [];
	const later: (() => void)[] = [];
	const open = { connections: 0 };
	const fault: { error: Error | null } = { error: null };
	const own = new CopyDesk({
		copier: {
			copy: async (_, wanted) => {
				await Promise.resolve();
				if (fault.error) throw fault.error;
				copied.push(wanted);
			},
			failed: (full) => failed.push(full)
		},
		open: () => {
			open.connections += 1;
			return { close: () => (open.connections -= 1) } as unknown as CopiedFrom & { close(): void };
		},
		later: (work) => later.push(work)
	});
	return { own, copied, failed, later, open, fault };
}

describe('the desk of the second copy', () => {
	it('copies many wishes at once in one go, one after the other', async () => {
		const { own, copied, open } = desk();
		const first = own.copy(new Set([group('a')]));
		void own.copy(new Set([group('b')]));
		await own.copy(new Set([group('c')]));
		await first;
		expect(copied).toEqual([new Set(['a']), new Set(['b', 'c'])]);
		expect(open.connections).toBe(0);
	});

	it('after an error wants everything again: with the next write, or by itself after a while', async () => {
		const { own, copied, failed, later, open, fault } = desk();
		fault.error = new DOMException('no room', 'QuotaExceededError');
		await own.copy(new Set([group('a')]));
		fault.error = new Error('dropped');
		await own.copy(new Set([group('b')]));
		expect([failed, copied, later.length, open.connections]).toEqual([[true, false], [], 2, 0]);
		fault.error = null;
		await own.copy(new Set([group('c')]));
		expect(copied).toEqual(['all']);
		later[0]?.();
		await own.copy('all');
		expect(copied.at(-1)).toBe('all');
	});
});
