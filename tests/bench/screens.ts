import type { Device } from '../e2e/support/device.ts';
import { bigClub } from './big-club.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import {
	BARE,
	onPhone,
	slowed,
	slowPage,
	THROTTLE,
	timesInTurns,
	timeToUsable,
	type Start,
	type Usable
} from './slow-phone.ts';

const RUNS = 5;
const TABLE: Usable = { '[data-kept] .player': 4, '[data-kept] .save': 1, 'ol .number': 40 };
/** The table's bound is 0.8 s where a bare page takes 0.5 s: on a machine, or in a minute, that is slower, as much more. */
const BARE_PAGES = 1.6;
/** An evening runs, so the start page leaves the log alone. */
export const START: Start = ['/', { 'a.running': 1, 'a.past': 3 }];

/** Starts and saving on a slow phone with a large club, the service worker at work. */
export function measureScreens(): Promise<readonly Measured[]> {
	const club = bigClub();
	const table = `/abend/${club.lastEvening}`;
	return onPhone(club.entries, async (device) => {
		const [bare, starts] = await timesInTurns(device, [BARE, [table, TABLE]]);
		const [fronts] = await timesInTurns(device, [START]);
		const saves = await savingTimes(device, table);
		return [
			atMost(
				`warm start to the usable table, ${club.entries.length} entries`,
				median(starts),
				Math.max(800, median(bare) * BARE_PAGES),
				'ms'
			),
			told('  the five of them', list(starts)),
			told('  a bare page of the app in the same minute', list(bare)),
			told('warm start to the usable start page', `${median(fronts).toFixed(0)} ms`),
			told('  the five of them', list(fronts)),
			atMost('tap on save to the game listed and durable', median(saves), 100, 'ms', 1),
			told('  the five of them', list(saves)),
			// On a machine that is not quiet the browser does not get to slow anything down.
			told(`the page computed slower, ${THROTTLE} wanted`, `${median(slowed).toFixed(1)} times`)
		];
	});
}

/** Milliseconds from the tap on save until the row is there: it appears only after the transaction completed. */
async function savingTimes(device: Device, path: string): Promise<readonly number[]> {
	const page = await slowPage(device);
	await timeToUsable(page, path, TABLE);
	const seats = page.locator('[data-kept] .player');
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run++) {
		await seats.nth(run % 4).click();
		await seats.nth((run + 1) % 4).click();
		await page.locator('[data-kept="kept"]').waitFor();
		const time = page.evaluate(timeSaving);
		await page.locator('[data-kept="kept"] .save').click();
		times.push(await time);
	}
	return times.slice(1);
}

/** Runs in the page: from the next tap to the next row. */
function timeSaving(): Promise<number> {
	return new Promise((resolve) => {
		const rows = document.querySelectorAll('ol .number').length;
		addEventListener(
			'click',
			(event) => {
				const watching = new MutationObserver(() => {
					if (document.querySelectorAll('ol .number').length <= rows) return;
					watching.disconnect();
					resolve(performance.now() - event.timeStamp);
				});
				watching.observe(document, { childList: true, subtree: true });
			},
			{ capture: true, once: true }
		);
	});
}
