import { timedChampionship } from '../support/big-championship.ts';
import { CHAMPIONSHIP } from '../support/championship.ts';
import { bigClub } from './big-club.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import { BARE, onPhone, tapTimes, timesInTurns, type Start, type Usable } from './slow-phone.ts';

const PLAYERS = 48;
const GAMES = 1920;
const HUB: Start = [`/meisterschaft/${CHAMPIONSHIP}`, { 'a[href$="/stand"]': 1 }];
/** Every place stands there with what decided it, and can be tapped. */
const STANDINGS: Usable = { 'ol .nth': PLAYERS };

/** The standings of a large Meisterschaft on a slow phone, in the database of a club that has played for fourteen years. */
export async function measureStandings(): Promise<readonly Measured[]> {
	const entries = timedChampionship(PLAYERS, 'meisterschaft');
	const games = entries.filter(({ kind }) => kind === 'game').length;
	if (games !== GAMES) throw new Error(`${games} games instead of ${GAMES}`);
	return onPhone([...bigClub().entries, ...entries], async (device) => {
		const taps = await tapTimes(device, HUB, 'Stand', STANDINGS);
		const [bare, starts] = await timesInTurns(device, [BARE, [`${HUB[0]}/stand`, STANDINGS]]);
		return [
			atMost(`tap to the usable standings, ${PLAYERS} players`, median(taps), 1000, 'ms'),
			told('  the nine of them', list(taps)),
			told('warm start to the usable standings', `${median(starts).toFixed(0)} ms`),
			told('  the nine of them', list(starts)),
			told('  a bare page of the app in the same minute', list(bare))
		];
	});
}
