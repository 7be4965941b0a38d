import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { phone } from './phone.ts';

/** A phone, upright and on its side, and a laptop. */
const SIZES = [phone.viewport, { width: 844, height: 390 }, { width: 1280, height: 800 }] as const;

/** Every rule there is: AAA and what axe itself still tries out among them. */
const ALL_RULES = [
	...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
	...['best-practice', 'experimental']
];
/** What stands on a button may be a digit or a sign; its name says it in words. */
const NOT_ASKED = ['label-content-name-mismatch'];
/** The stricter of the two rules about contrast, which asks of every text; by itself it leaves out what the other one would find. */
const CONTRAST = 'color-contrast-enhanced';
const WHATEVER_IT_IS = { minThreshold: 0 };
const ALL_CONTRASTS = {
	checks: { [CONTRAST]: { options: { contrastRatio: { normal: WHATEVER_IT_IS, large: WHATEVER_IT_IS } } } }
};

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const OPTIONS = {
	all: {
		runOnly: { type: 'tag', values: ALL_RULES },
		rules: Object.fromEntries([...NOT_ASKED, 'color-contrast'].map((rule) => [rule, { enabled: false }])),
		...ALL_CONTRASTS
	},
	colours: { runOnly: { type: 'rule', values: [CONTRAST] }, ...ALL_CONTRASTS }
} as const satisfies Record<string, Axe.RunOptions>;

/** Runs in the page. Of what is in order nobody wants to know where it stands: that would take as long as all else. */
async function askAxe(options: Axe.RunOptions): Promise<readonly Axe.Result[]> {
	const { axe } = globalThis as unknown as { axe: typeof Axe };
	const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
	return violations;
}

/** What axe finds on the present screen, by all its rules or only by those about colours. */
export async function complaintsOf(page: Page, what: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
	// At the end of the page a sticky bar lies in its own place and covers nothing that could be tapped.
	const at = await page.evaluate(() => {
		const before = scrollY;
		scrollTo(0, document.documentElement.scrollHeight);
		return before;
	});
	// Put into a page once: it is larger than the app.
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
	const violations = await page.evaluate(askAxe, OPTIONS[what]);
	await page.evaluate((top) => scrollTo(0, top), at);
	return violations.flatMap(({ id, impact, nodes }) =>
		nodes.map(({ target, html }) => `${id} (${impact}): ${target.join(' ')} ${html.slice(0, 120)}`)
	);
}

/** The same at one of the three sizes, the `turn`th in their circle; afterwards the window is a phone again. */
export async function complaintsInTurn(
	page: Page,
	turn: number,
	what?: 'all' | 'colours'
): Promise<readonly string[]> {
	const size = SIZES[turn % SIZES.length] ?? phone.viewport;
	await page.setViewportSize(size);
	const found = await complaintsOf(page, what);
	await page.setViewportSize(phone.viewport);
	return found.map((one) => `${size.width}×${size.height}: ${one}`);
}
