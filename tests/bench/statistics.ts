import type { Device } from '../e2e/support/device.ts';
import { bigClub, OF_30_000_GAMES } from './big-club.ts';
import { atMost, median, told, type Measured } from './measure.ts';
import { onPhone, THROTTLE } from './slow-phone.ts';

const RUNS = 3;

/** The times of a run, in milliseconds. */
interface Run {
	/** From the start of the navigation until the first picture was drawn, and until all games were counted. */
	readonly picture: number;
	readonly all: number;
	/** The longest tasks once the screen was there, still counting: those that drew a picture, and all others. */
	readonly drawing: number;
	readonly other: number;
}

/** The figures of a club of 30,000 games: how soon the first picture stands, and whether the screen answers meanwhile. */
export function measureStatistics(): Promise<readonly Measured[]> {
	const { entries } = bigClub(OF_30_000_GAMES);
	const games = entries.filter(({ kind }) => kind === 'game').length;
	if (games !== 30_000) throw new Error(`${games} games instead of 30,000`);
	return onPhone(entries, async (device) => {
		const fast = await runs(device, 1);
		const slow = await runs(device, THROTTLE);
		const longest = (of: (run: Run) => number): number => Math.max(...slow.map(of));
		return [
			atMost(
				'first picture over 30,000 games, median',
				median(fast.map(({ picture }) => picture)),
				1000,
				'ms'
			),
			told('  until all of them are counted', `${median(fast.map(({ all }) => all)).toFixed(0)} ms`),
			told(
				`  first picture, computing ${THROTTLE} times slower`,
				`${median(slow.map(({ picture }) => picture)).toFixed(0)} ms`
			),
			atMost(
				`  longest task there beside drawing, ${THROTTLE} times slower`,
				longest(({ other }) => other),
				50,
				'ms'
			),
			told('  longest task that drew a picture', `${longest(({ drawing }) => drawing).toFixed(0)} ms`)
		];
	});
}

/** This many runs, after one that does not count. */
async function runs(device: Device, throttle: number): Promise<readonly Run[]> {
	const all: Run[] = [];
	for (let turn = 0; turn <= RUNS; turn++) {
		const page = await device.open('/icons/icon-192.png');
		const session = await device.context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
		await page.addInitScript(watchTasks);
		await page.goto('/statistik?zeit=alles');
		// Asked of the browser: a locator looks through the whole page again and again, in long tasks of its own.
		const end = performance.now() + 60_000;
		while (!(await session.send('Runtime.evaluate', { expression: 'watched.all' })).result.value) {
			if (performance.now() > end) throw new Error('not all games counted in a minute');
			await page.waitForTimeout(100);
		}
		// The last tasks are reported a little later.
		await page.waitForTimeout(2500);
		const run = runOf(await page.evaluate(readTasks));
		if (turn > 0) all.push(run);
		await page.close();
	}
	return all;
}

interface Watched {
	drawn: number[];
	tasks: { readonly start: number; readonly end: number }[];
	shown: number;
	all: number;
}

/** Runs in the page from its first moment: notes every long task, when pictures are drawn, and what stands on the screen. */
function watchTasks(): void {
	const watched: Watched = { drawn: [], tasks: [], shown: 0, all: 0 };
	(globalThis as unknown as { watched: Watched }).watched = watched;
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			watched.tasks.push({ start: startTime, end: startTime + duration });
	}).observe({ type: 'longtask', buffered: true });
	// A task that draws on a canvas, or measures text for one, draws a picture.
	const { measureText, stroke } = CanvasRenderingContext2D.prototype;
	CanvasRenderingContext2D.prototype.measureText = function (text: string) {
		watched.drawn.push(performance.now());
		return measureText.call(this, text);
	};
	CanvasRenderingContext2D.prototype.stroke = function (this: CanvasRenderingContext2D, ...path: unknown[]) {
		watched.drawn.push(performance.now());
		return stroke.apply(this, path as [Path2D]);
	};
	new MutationObserver(() => {
		if (watched.shown === 0 && document.querySelector('.counting')) watched.shown = performance.now();
		const sum = document.querySelector('main [aria-live="polite"]')?.textContent;
		if (watched.all === 0 && /30\.?000 Spiele/.test(sum ?? '')) watched.all = performance.now();
	}).observe(document, { childList: true, subtree: true, characterData: true });
}

/** As it stands in the page; what follows from it is computed here, where functions keep their names. */
const readTasks = (): Watched => (globalThis as unknown as { watched: Watched }).watched;

function runOf({ drawn, tasks, shown, all }: Watched): Run {
	const after = tasks.filter(({ start }) => start >= shown);
	const draws = ({ start, end }: Watched['tasks'][number]): boolean =>
		drawn.some((at) => at >= start && at <= end);
	const longest = (some: Watched['tasks']): number =>
		Math.max(0, ...some.map(({ start, end }) => end - start));
	return {
		picture: drawn[0] ?? Number.NaN,
		all,
		drawing: longest(after.filter(draws)),
		other: longest(after.filter((task) => !draws(task)))
	};
}
