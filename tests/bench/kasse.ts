import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { bigClub, seed } from './big-club.ts';
import { atMost, median, told, type Measured } from './measure.ts';
import { list, slowPage, timesInTurns, type Usable } from './screens.ts';

const RUNS = 5;

/** The evenings that somebody still has to pay, and the year's lines; sums over all evenings come a moment later. */
const KASSE: Usable = { '[aria-labelledby="open"] li': 1, '[aria-labelledby="year"] li': 1 };
/** The balance too, and what is known only with it. */
const WHOLE: Usable = { ...KASSE, '[aria-labelledby="treasurer"]': 1 };

/** The Kasse of a large club on a slow phone: a worker, which is not slowed down, reads the whole log. */
export async function measureKasse(): Promise<readonly Measured[]> {
	const app = await App.start();
	const device = new Device(app.url);
	try {
		const page = await device.open('/');
		await offlineReady(page);
		const club = bigClub();
		await seed(page, club.entries);
		await page.close();
		const taps = await tapTimes(device, KASSE);
		const whole = await tapTimes(device, WHOLE);
		const [starts] = await timesInTurns(device, [['/kasse', KASSE]]);
		return [
			atMost(`tap to the usable Kasse, ${club.entries.length} entries`, median(taps), 500, 'ms'),
			told('  the five of them', list(taps)),
			told('  until every evening is counted and the balance stands', list(whole)),
			told('warm start to the usable Kasse', `${median(starts).toFixed(0)} ms`)
		];
	} finally {
		await device.end();
		await app.end();
	}
}

/** Milliseconds from the tap on the start page until the Kasse stands, each in a new tab: the worker starts with the tap. */
async function tapTimes(device: Device, usable: Usable): Promise<readonly number[]> {
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run++) {
		const page = await slowPage(device);
		await page.goto('/');
		// An evening runs, so the start page leaves the log alone.
		await page.locator('a.running').waitFor();
		// What it does once it stands is not the Kasse's.
		await page.waitForTimeout(1000);
		const time = page.evaluate(timeOpening, usable);
		await page.getByRole('link', { name: 'Zockkasse' }).click();
		times.push(await time);
		await page.close();
	}
	return times.slice(1);
}

/** Runs in the page, where functions have no names: from the next tap until all is there and drawn. */
function timeOpening(usable: Usable): Promise<number> {
	return new Promise((resolve) => {
		addEventListener(
			'click',
			(event) => {
				const watching = new MutationObserver(() => {
					for (const [selector, count] of Object.entries(usable)) {
						if (document.querySelectorAll(selector).length < count) return;
					}
					watching.disconnect();
					requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
				});
				watching.observe(document, { childList: true, subtree: true });
			},
			{ capture: true, once: true }
		);
	});
}
