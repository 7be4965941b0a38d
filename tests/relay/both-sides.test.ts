import { describe, expect, it } from 'vitest';
import { NOTHING_YET } from '#lib/live/status.ts';
import { ROW_MOST } from '#lib/live/seal.ts';
import { LIMITS } from '#lib/relay/limits.ts';
import { STATUS } from '#lib/relay/refusals.ts';
import { relayText } from '#lib/state/relay/relay-text.ts';

// What phone and relay say by themselves, because neither brings the other's code along, is one.

describe('phone and relay', () => {
	it('mean the same longest row', () => {
		expect(ROW_MOST).toBe(LIMITS.row);
	});

	/** Answered by the phone itself, or by another than a phone of the club. */
	const UNSEEN = ['unknown-room', 'behind', 'wrong-origin'];
	const said = (refused: string): string => relayText({ ...NOTHING_YET, refused });

	it.each(Object.keys(STATUS).filter((word) => !UNSEEN.includes(word)))(
		'have a sentence for "%s"',
		(word) => {
			expect(said(word)).not.toBe(said('a word that no relay says'));
		}
	);
});
