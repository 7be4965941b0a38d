import { euro } from '#lib/base/money.ts';
import { settlementAmongPlayers, settlementIntoKasse, winningsGoToKasse, type Party } from './settlement.ts';
import type { EveningBase } from './state.ts';

/** The evening's result as a message to send: who stands how, and who pays what to whom. */
export function settlementText(
	evening: EveningBase,
	dateText: string,
	partyName: (party: Party) => string
): string {
	const payments = winningsGoToKasse(evening)
		? settlementIntoKasse(evening)
		: settlementAmongPlayers(evening);
	const standings = [...evening.balance]
		.sort((a, b) => b[1] - a[1])
		.map(([member, cents]) => `${partyName(member)} ${euro(cents, true)}`);
	return [
		`${evening.type === 'saukopf' ? 'Saukopf' : 'Schafkopf'}, ${dateText}: ${evening.games} ${evening.games === 1 ? 'Spiel' : 'Spiele'}`,
		...standings,
		...(payments.length > 0 ? ['', 'Zu zahlen:'] : []),
		...payments.map(({ from, to, amount }) => `${partyName(from)} an ${partyName(to)}: ${euro(amount)}`)
	].join('\n');
}
