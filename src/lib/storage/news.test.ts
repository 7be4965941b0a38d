import { expect, it, onTestFinished } from 'vitest';
import { NewsChannel } from './news.ts';

it('reads again what was written while it was read, and never shows what is older', async () => {
	const channel = new NewsChannel(crypto.randomUUID());
	onTestFinished(() => channel.close());
	let stored = 'old';
	const answers: (() => void)[] = [];
	const shown: string[] = [];
	const read = (): Promise<string> => {
		const found = stored;
		return new Promise((resolve) => answers.push(() => resolve(found)));
	};
	channel.watch({ key: 'word', read, touches: () => true }).subscribe((word) => shown.push(word));
	stored = 'new';
	channel.tell({ rows: null, drafts: false, device: false });
	answers[0]?.();
	await expect.poll(() => answers.length).toBe(2);
	expect(shown).toEqual([]);
	answers[1]?.();
	await expect.poll(() => shown).toEqual(['new']);
});
