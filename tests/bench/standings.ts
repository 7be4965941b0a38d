import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { timedChampionship } from '../support/big-championship.ts';
import { CHAMPIONSHIP } from '../support/championship.ts';
import { bigClub, seed } from './big-club.ts';
import { atMost, median, told, type Measured } from './measure.ts';
import { BARE, list, timesInTurns, type Usable } from './screens.ts';

const PLAYERS = 48;
const GAMES = 1920;
/** Every place stands there with what decided it, and can be tapped. */
const STANDINGS: Usable = { 'ol .place': PLAYERS };
/** 1 s where a bare page takes 0.5 s: what is left of the bound on a machine of another speed. */
const BOUND = 2;

/** The standings of a large Meisterschaft on a slow phone, in the database of a club that has played for fourteen years. */
export async function measureStandings(): Promise<readonly Measured[]> {
	const entries = timedChampionship(PLAYERS, 'meisterschaft');
	const games = entries.filter(({ kind }) => kind === 'game').length;
	if (games !== GAMES) throw new Error(`${games} games instead of ${GAMES}`);
	const app = await App.start();
	const device = new Device(app.url);
	try {
		const page = await device.open('/');
		await offlineReady(page);
		await seed(page, [...bigClub().entries, ...entries]);
		await page.close();
		const [bare, starts] = await timesInTurns(device, [
			['/gibt-es-nicht', BARE],
			[`/meisterschaft/${CHAMPIONSHIP}/stand`, STANDINGS]
		]);
		return [
			atMost(`start to the usable standings, ${PLAYERS} players`, median(starts), 1000, 'ms'),
			told('  the five of them', list(starts)),
			told('  a bare page of the app in the same minute', list(bare)),
			atMost('  as a multiple of the bare page', median(starts) / median(bare), BOUND, 'times', 2)
		];
	} finally {
		await device.end();
		await app.end();
	}
}
