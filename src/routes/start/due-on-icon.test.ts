import { describe, expect, it } from 'vitest';
import { showDue, type OnIcon } from './DueOnIcon.svelte';

const NOTHING: OnIcon = { date: false, backup: false, debt: false };

/** What was said on an icon. */
function icon() {
	const said: (number | undefined)[] = [];
	return {
		said,
		setAppBadge: async (many?: number) => void said.push(many),
		clearAppBadge: async () => void said.push(0)
	};
}

describe('the number on the icon', () => {
	it('is how many things wait, and goes when none does', async () => {
		const one = icon();
		await showDue({ date: true, backup: false, debt: true }, one);
		await showDue({ ...NOTHING, backup: true }, one);
		await showDue(NOTHING, one);
		expect(one.said).toEqual([2, 1, 0]);
	});

	it('is left alone where a system has none, or refuses it', async () => {
		const refused = { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
		await expect(showDue({ ...NOTHING, date: true }, refused)).resolves.toBeUndefined();
		await expect(showDue(NOTHING, {})).resolves.toBeUndefined();
	});
});
