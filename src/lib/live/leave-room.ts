import type { Renewal } from '#lib/transfer/invitation.ts';
import type { RoomKeys } from './keys.ts';
import { RelayRefusal, type Page, type RelayLine } from './line.ts';
import { openRow, sealLeave } from './seal.ts';

/**
 * Says in a room that the club has another one now: whoever still has this one's key hears that he must be invited anew.
 * Returns what others have said there before. Fails where the line is cut.
 */
export async function leaveRoom(
	keys: RoomKeys,
	line: RelayLine,
	leave: Renewal
): Promise<readonly Renewal[]> {
	const row = await sealLeave(keys, leave);
	const others: Renewal[] = [];
	let at = '-1';
	for (;;) {
		try {
			for (let isTail = false; !isTail;) {
				const page = await line.page(at);
				others.push(...(await leavesIn(keys, page.rows)));
				({ next: at, isTail } = page);
			}
			// It was said before, and only the answer was lost.
			if (!others.some((other) => isSame(other, leave))) await line.push([row], at);
			return others.filter((other) => !isSame(other, leave));
		} catch (error) {
			const word = error instanceof RelayRefusal ? error.word : '';
			if (word === 'behind') continue;
			if (at !== '-1') throw error;
			// A room that was ended hears nothing, and has nobody who would.
			if (word === 'gone') return others;
			if (word !== 'unknown-room') throw error;
			await line.push([row], null);
			return [];
		}
	}
}

async function leavesIn(keys: RoomKeys, rows: Page['rows']): Promise<readonly Renewal[]> {
	const opened = await Promise.all(rows.map((row) => openRow(keys, row)));
	return opened.flatMap((one) => (one?.kind === 'leave' ? [one.leave] : []));
}

const isSame = (one: Renewal, other: Renewal): boolean => one.by === other.by && one.at === other.at;
