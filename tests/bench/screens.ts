import type { Device } from '../e2e/support/device.ts';
import { bigClub } from './big-club.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import { measureTaps } from './taps.ts';
import {
	BARE,
	onPhone,
	SETTLED,
	slowed,
	slowPage,
	startsInTurns,
	THROTTLE,
	timeToUsable,
	visit,
	type Start,
	type Usable
} from './slow-phone.ts';

const RUNS = 9;
const FEW = 300;
/** Its picture counts: what is tapped on it is done. */
const TABLE: Usable = { '[data-kept] .player': 4, '[data-kept] .save': 1, 'ol .number': 5 };
/** The page itself. The last evenings of both clubs have equally many games. */
const LIVE: Usable = { 'body:not(:has(#picture)) [data-kept] .save': 1, 'ol .number': 40 };
/** An evening is open, so the start page does not read the log. Its picture counts: the links on it are real. */
export const START: Start = ['/', { 'a[href^="/abend/"]:not([href$="/neu"])': 4 }];

/** Starts and saves on a slow phone with the service worker: in a large club, and at the same table in a small one. */
export function measureScreens(): Promise<readonly Measured[]> {
	const [large, small] = [bigClub(), bigClub(FEW)];
	const tableOf = ({ lastEvening }: typeof large, usable = TABLE): Start => [`/abend/${lastEvening}`, usable];
	return onPhone(large.entries, (device) =>
		onPhone(small.entries, async (other) => {
			// The start page then keeps its picture, whose figures hold until somebody writes; a table that for both.
			for (const one of [device, other]) await visit(one, START[0]);
			await countWrite(other);
			await visit(device, tableOf(large)[0]);
			await visit(other, tableOf(small)[0]);
			const [bare, front, written, table, few, live] = await startsInTurns([
				[device, BARE],
				[device, START],
				[other, START],
				[device, tableOf(large)],
				[other, tableOf(small)],
				[device, tableOf(large, LIVE)]
			]);
			// Before anything is saved: the taps count on the evening as it was made.
			const taps = await measureTaps(device, tableOf(large, LIVE));
			const saves = await savingTimes(device, tableOf(large)[0]);
			const [page, most] = [median(bare.usable), large.entries.length];
			return [
				told('a bare page of the app, slowed down', `${page.toFixed(0)} ms`),
				told(`  the ${RUNS} of them`, list(bare.usable)),
				atMost('warm start to the usable start page', median(front.usable) / page, 1, 'bare pages', 2),
				told(`  the ${RUNS} of them`, list(front.usable)),
				atMost('  after something was written', median(written.usable) / page, 1, 'bare pages', 2),
				atMost(
					`warm start to the usable table, ${most} entries`,
					median(table.usable) / page,
					1.15,
					'bare pages',
					2
				),
				told(`  the ${RUNS} of them`, list(table.usable)),
				atMost('  first paint of its frame', median(table.painted) / page, 0.6, 'bare pages', 2),
				atMost('  until the page has taken its place', median(live.usable) / page, 2, 'bare pages', 2),
				told(`  the ${RUNS} of them`, list(live.usable)),
				atMost(
					`  over the table with ${FEW} entries`,
					median(table.usable) / median(few.usable),
					1.1,
					'times',
					2
				),
				atMost('tap on save to the game listed and durable', median(saves), 50, 'ms', 1),
				told(`  the ${RUNS} of them`, list(saves)),
				...taps,
				// On a busy machine the browser's throttling has no effect.
				told(`the page computed slower, ${THROTTLE} wanted`, `${median(slowed).toFixed(1)} times`)
			];
		})
	);
}

/** As if a game had been written: the count of writes alone tells the start page of it. */
async function countWrite(device: Device): Promise<void> {
	const page = await device.open('/regeln');
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const opening = indexedDB.open('schafkopf');
				opening.onsuccess = () => {
					const transaction = opening.result.transaction('device', 'readwrite');
					transaction.objectStore('device').put({ key: 'writes', value: '1000000' });
					transaction.oncomplete = () => resolve();
					opening.result.close();
				};
			})
	);
	await page.close();
}

/** Milliseconds from the tap on save until the row is there: it appears only after the transaction completed. */
async function savingTimes(device: Device, path: string): Promise<readonly number[]> {
	const page = await slowPage(device);
	await timeToUsable(page, path, LIVE);
	// Nobody has played a game in the second in which the table was opened.
	await page.waitForTimeout(SETTLED);
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
