import type { Locator, Page } from '@playwright/test';
import type { Device } from '../e2e/support/device.ts';
import { fanChip } from '../e2e/support/fan.ts';
import { Table } from '../e2e/support/table.ts';
import { atMost, median, told, type Measured } from './measure.ts';
import { slowPage, timeToUsable, type Start } from './slow-phone.ts';

const ROUNDS = 5;
/** Milliseconds in which a tap is drawn and written, and no longer the first of two quick ones. */
const AT_REST = 700;

/** What the page heard since the last tap, in milliseconds. */
interface Heard {
	/** From the tap to its picture. */
	readonly picture: number;
	/** The longest piece of work that is no drawing. */
	readonly work: number;
}

/** Every kind of tap on the entry screen, each in its turn with what it needs; what was written is taken back again. */
function taps({ page, button, panel, rows, save, sheet }: Bound): readonly (readonly [string, Locator])[] {
	const seat = (number: number): Locator => panel.locator('.player').nth(number);
	const undo = rows.getByRole('button', { name: /zurücknehmen$/ }).first();
	const close = sheet.getByRole('button', { name: 'Schließen' });
	const everyTrick = [
		['seat', seat(0)],
		['partner', seat(1)],
		['Schwarz', button('Schwarz')],
		['save', save],
		['seat', seat(2)],
		['partner', seat(3)],
		['Schwarz', button('Schwarz')],
		['save', save]
	] as const;
	return [
		['contract', button('Wenz')],
		['contract', button('Rufspiel')],
		['suit', button('Eichel')],
		['seat', seat(0)],
		['partner', seat(1)],
		['Deckel', panel.getByRole('button', { name: /^Deckel von/ }).nth(2)],
		['lost', button('Verloren')],
		['Schneider', button('Schneider')],
		['Laufende', button('3 Laufende')],
		['Schuss', panel.getByRole('group', { name: 'Schuss' }).getByRole('button').first()],
		['fan', fanChip(page, 'Ausgang')],
		['number pad', button('Augen eingeben')],
		['digit', sheet.getByRole('button', { name: '4', exact: true })],
		['digit', sheet.getByRole('button', { name: '2', exact: true })],
		['OK', sheet.getByRole('button', { name: /^OK/ })],
		['fan', fanChip(page, 'Ausgang')],
		['count', button('Karten zählen')],
		['close', close],
		['more', panel.getByRole('button', { name: /^Mehr/ })],
		['close', close],
		['save', save],
		['undo', undo],
		['contract', button('Wenz')],
		['clear', button('Leeren')],
		['table', page.getByRole('button', { name: 'Plätze', exact: true })],
		['close', close],
		['what holds now', page.getByRole('button', { name: /Was jetzt gilt$/ })],
		['close', close],
		...everyTrick,
		['vote', page.getByRole('button', { name: /^4 für die Mungorunde/ })],
		['undo', undo],
		['undo', undo],
		['undo', undo],
		['a game', rows.filter({ hasText: '€' }).nth(2).getByRole('button').first()],
		['change', sheet.getByRole('button', { name: 'Ändern' })],
		['lost', button('Verloren')],
		['cancel', panel.getByRole('button', { name: 'Abbrechen' })]
	];
}

type Bound = Pick<Table, 'page' | 'panel' | 'rows' | 'save' | 'sheet'> & { readonly button: Table['button'] };

/** Taps on the entry screen of a slow phone. */
export async function measureTaps(device: Device, [path, usable]: Start): Promise<readonly Measured[]> {
	const page = await slowPage(device);
	await page.addInitScript(listen);
	await timeToUsable(page, path, usable);
	const table = new Table(page);
	const { panel, rows, save, sheet } = table;
	const button = (name: string): Locator => table.button(name);
	const heard = new Map<string, Heard[]>();
	for (let round = 0; round <= ROUNDS; round++) {
		for (const [what, where] of taps({ page, panel, rows, save, sheet, button })) {
			const told = await tap(page, where);
			// What is loaded with the first tap on it is there from then on.
			if (round > 0) heard.set(what, [...(heard.get(what) ?? []), told]);
		}
	}
	const slowest = (of: keyof Heard): readonly (readonly [string, number])[] =>
		[...heard]
			.map(([what, times]) => [what, median(times.map((one) => one[of]))] as const)
			.sort(([, one], [, other]) => other - one);
	const [pictures, work] = [slowest('picture'), slowest('work')];
	const worst = (ordered: typeof pictures): string =>
		ordered
			.slice(0, 8)
			.map(([what, time]) => `${what} ${time.toFixed(0)}`)
			.join(', ');
	return [
		atMost('slowest tap on the entry screen to its picture', pictures[0]?.[1] ?? Number.NaN, 50, 'ms'),
		told('  the slowest of them', worst(pictures)),
		atMost('longest task of a tap beside drawing', work[0]?.[1] ?? Number.NaN, 50, 'ms'),
		told('  the longest of them', worst(work))
	];
}

async function tap(page: Page, where: Locator): Promise<Heard> {
	await where.evaluate((element) => element.scrollIntoView({ block: 'start' }));
	const { x, y, width, height } = (await where.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.evaluate(() => (globalThis.heard = { picture: 0, work: 0 }));
	await page.mouse.click(x + width / 2, y + height / 2);
	await page.waitForTimeout(AT_REST);
	return page.evaluate(() => globalThis.heard);
}

declare global {
	var heard: { picture: number; work: number };
}

interface Frame extends PerformanceEntry {
	readonly scripts: readonly PerformanceEntry[];
}

/** Runs in the page from its first moment. A picture's time is told in steps of 8 ms. */
function listen(): void {
	globalThis.heard = { picture: 0, work: 0 };
	new PerformanceObserver((list) => {
		for (const event of list.getEntries()) {
			if ('interactionId' in event && event.interactionId)
				globalThis.heard.picture = Math.max(globalThis.heard.picture, event.duration);
		}
	}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
	new PerformanceObserver((list) => {
		for (const frame of list.getEntries() as Frame[]) {
			for (const { duration } of frame.scripts)
				globalThis.heard.work = Math.max(globalThis.heard.work, duration);
		}
	}).observe({ type: 'long-animation-frame' });
}
