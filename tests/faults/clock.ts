import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { compare, hand, storedEvening } from './written.ts';

const HOUR = 3_600_000;
const EVENING = Date.UTC(2026, 10, 20, 19, 0);

/** The clock at one game after the other; a clock that stands makes several games in one millisecond. */
const CLOCK: readonly number[] = [
	EVENING,
	EVENING,
	EVENING + 3 * HOUR,
	EVENING - 3 * HOUR,
	EVENING - 3 * HOUR,
	0,
	EVENING,
	// The night in which an hour comes twice, before and after.
	Date.UTC(2026, 9, 25, 0, 59),
	Date.UTC(2026, 9, 25, 1, 1),
	Date.UTC(2099, 0, 1),
	0,
	EVENING
];

/** Clocks are wrong and jump: the games stay in the order in which they were written. */
export async function clock({ device }: Ground): Promise<Outcome> {
	const wrong: string[] = [];
	let table = await AtTable.start(device);
	const written = CLOCK.map((_, i) => hand(i));
	for (const [i, time] of CLOCK.entries()) {
		await table.page.clock.setFixedTime(time);
		// Half of them after a start under the new clock.
		if (i % 4 === 3) {
			await table.page.reload();
			table = await table.on(table.page);
		}
		await table.write(hand(i), i + 1);
		const stored = await storedEvening(table.page, table.evening);
		wrong.push(...compare(`the clock at ${new Date(time).toISOString()}`, written.slice(0, i + 1), stored));
	}
	await device.kill();
	table = await table.again(device);
	await table.listed(CLOCK.length);
	wrong.push(...compare('after a start', written, await storedEvening(table.page, table.evening)));
	const numbers = await table.page.locator('ol .number').allTextContents();
	const falling = CLOCK.map((_, i) => String(CLOCK.length - i));
	if (numbers.join() !== falling.join()) wrong.push('the list is in another order');
	return { runs: CLOCK.length, wrong };
}
