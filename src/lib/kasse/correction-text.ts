import { amountText, euro } from '#lib/base/money.ts';
import type { HeadCorrection, StockChange } from './corrected-evening.ts';

const games = (count: number, one: string, several: string): string =>
	count === 1 ? `1 Spiel ${one}` : `${count} Spiele ${several}`;

/** "3,00 statt 2,50 €" */
const instead = ({ from, to, inPoints }: Omit<StockChange, 'date'>): string =>
	`${amountText(to, inPoints).slice(0, -2)} statt ${amountText(from, inPoints)}`;

/** What a corrected head changes, in one German line; empty if it changes nothing. `dayText` writes a date. */
export function correctionText(
	{ date, repriced, lost, regained, own, kasse, later, left }: HeadCorrection,
	dayText: (date: string) => string
): string {
	return [
		...(repriced > 0 ? [games(repriced, 'kostet jetzt anders', 'kosten jetzt anders')] : []),
		...(lost > 0 ? [games(lost, 'zählt nicht mehr', 'zählen nicht mehr')] : []),
		...(regained > 0 ? [games(regained, 'zählt wieder', 'zählen wieder')] : []),
		...(own ? [`Stock zu Beginn ${instead(own)}`] : []),
		...(kasse === 0 ? [] : [`Kasse ${euro(kasse, true)}`]),
		...laterText(date, later, dayText),
		...(left && later.length === 0 ? [`im Stock bleiben ${instead(left)}`] : [])
	].join(', ');
}

function laterText(
	date: string,
	later: readonly StockChange[],
	dayText: (date: string) => string
): readonly string[] {
	const [first] = later;
	if (!first) return [];
	// If the evening itself moved behind others, those are not "the next ones".
	const when = first.date < date ? `vom ${dayText(first.date)}` : '';
	if (later.length === 1)
		return [`Stock des ${when ? 'Abends' : 'nächsten Abends'} ${when}${when && ' '}${instead(first)}`];
	const all = when ? `von ${later.length} Abenden` : `der nächsten ${later.length} Abende`;
	return [`Stock ${all}, zuerst ${instead(first)}`];
}
