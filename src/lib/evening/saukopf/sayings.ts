import type { MemberId } from '#lib/base/ids.ts';
import { SCHWARZ } from '#lib/rules/saukopf/vocabulary.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { type Deal, dealAt, seatAfter } from '../seats.ts';
import type { NameOf } from '../game-text.ts';
import type { SaukopfTyped } from './typing.ts';

/** Something the table should hear of a game of Saukopf; the chapters are Sepp Worsch's. */
type SaukopfSaying =
	/** Mästen: the bidding goes on over the bid, `first` beginning; who wins it plays along (Mastkartenversteigerung). */
	| { readonly code: 'mast'; readonly first: MemberId; readonly over: number | null }
	/** Who leads is another with Aufschlag or Hinterhalt, who deals is not (Haxnspalter). */
	| ({ readonly code: 'deal'; readonly leads: MemberId } & Deal);

/** What the table should hear of the game that is dealt now, the most urgent first; the deal is the last. */
export function saukopfSayings(
	{ seats, dealer, book }: SaukopfTyped['moment'],
	{ contract, declarer, partner, bid, stellung }: TypedSaukopf
): readonly SaukopfSaying[] {
	const said: SaukopfSaying[] = [];
	const deal = dealAt(seats, dealer);
	let leads = deal.first;
	if (declarer !== undefined) {
		const after = seatAfter(seats, declarer);
		if (book.contracts[contract].kind === 'mastspiel' && partner === undefined && bid !== SCHWARZ) {
			said.push({ code: 'mast', first: after, over: bid ?? null });
		}
		if (stellung) leads = stellung === 'aufschlag' ? declarer : after;
	}
	return [...said, { code: 'deal', ...deal, leads }];
}

/** The same in a few German words without a full stop: they stand in one line. */
export function saukopfSayingText(saying: SaukopfSaying, nameOf: NameOf): string {
	const first = nameOf(saying.first);
	if (saying.code === 'mast') {
		return `Mast: ${first} bietet zuerst${saying.over === null ? '' : `, über ${saying.over}`}`;
	}
	const { cutter, leads } = saying;
	const lead = leads === saying.first ? ' und kommt heraus' : `, ${nameOf(leads)} kommt heraus`;
	// Who deals stands beside the line.
	return `${nameOf(cutter)} hebt ab, ${first} bietet zuerst${lead}`;
}
