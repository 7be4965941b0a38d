import type { MemberId } from '#lib/base/ids.ts';
import { amountText, euro } from '#lib/base/money.ts';
import { besideOthers, plainDate } from '#lib/base/text.ts';
import type { HeadCorrection, StockChange } from './corrected-head.ts';
import type { BookingLine } from './ledger.ts';

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

/** How the reader writes an amount in cents with its sign, and calls a member. */
interface Wording {
	readonly amount: (cents: number) => string;
	readonly member: (member: MemberId) => string;
}

/** What a corrected booking said last before: "berichtigt, vorher −45,00 €, Pokale", and what else it said otherwise; empty if it was never corrected. */
export function saidBefore(
	{ booking, earlier }: Pick<BookingLine, 'booking' | 'earlier'>,
	{ amount, member }: Wording
): string {
	const last = earlier.at(-1);
	if (!last) return '';
	const said = [
		amount(last.amount),
		besideOthers(last.purpose) || 'ohne Zweck',
		last.date === booking.date ? '' : plainDate(last.date),
		last.member === booking.member ? '' : last.member === undefined ? 'kein Mitglied' : member(last.member),
		last.account === booking.account
			? ''
			: last.account === undefined
				? 'bar'
				: `Konto ${amount(last.account)}`
	];
	return `berichtigt, vorher ${said.filter(Boolean).join(', ')}`;
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
