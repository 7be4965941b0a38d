import { bigClub } from './big-club.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import { START } from './screens.ts';
import { onPhone, tapTimes, timesInTurns, type Usable } from './slow-phone.ts';

/** The year's box; sums over all evenings come a moment later. */
const KASSE: Usable = { '[aria-labelledby="year"] dd': 3 };
/** The balance as well, and what depends on it. */
const WHOLE: Usable = { ...KASSE, '[aria-labelledby="curve"]': 1 };
const LINK = 'Kasse';

/** The Kasse of a large club on a slow phone: a worker, which is not slowed down, reads the whole log. */
export function measureKasse(): Promise<readonly Measured[]> {
	const { entries } = bigClub();
	return onPhone(entries, async (device) => {
		const taps = await tapTimes(device, START, LINK, KASSE);
		const whole = await tapTimes(device, START, LINK, WHOLE);
		const [starts] = await timesInTurns(device, [['/kasse', KASSE]]);
		return [
			atMost(`tap to the usable Kasse, ${entries.length} entries`, median(taps), 500, 'ms'),
			told('  the nine of them', list(taps)),
			told('  until every evening is counted and the balance stands', list(whole)),
			told('warm start to the usable Kasse', `${median(starts).toFixed(0)} ms`)
		];
	});
}
