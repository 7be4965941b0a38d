import { describe, expect, it } from 'vitest';
import { sizesText } from './plan.ts';

describe('the sizes of the tables in words', () => {
	it.each([
		[[4], 'einem Tisch zu viert'],
		[[6], 'einem Tisch zu sechst'],
		[[4, 4], '2 Tischen zu viert'],
		[[5, 4, 4], '3 Tischen, einer zu fünft, 2 zu viert'],
		[[5, 5, 5, 4], '4 Tischen, 3 zu fünft, einer zu viert'],
		[[6, 4], '2 Tischen, einer zu sechst, einer zu viert']
	])('%j', (sizes, text) => {
		expect(sizesText(sizes)).toBe(text);
	});
});
