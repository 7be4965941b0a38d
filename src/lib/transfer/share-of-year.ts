import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { oneLine } from '#lib/base/text.ts';
import { eveningTitle } from '#lib/kasse/ledger.ts';
import { cutTo, type KasseShare, SHARED_NAME, type SharedBooking, sharedName } from './shared-stand.ts';
import { initialsOf } from './initials.ts';

/** The part of a year of the Kasse that may be shared. */
export interface YearToShare {
	readonly year: number;
	/** The balance now, or at the end of the year. */
	readonly end: Cents;
	readonly lines: readonly LineToShare[];
}

type LineToShare = { readonly date: string; readonly amount: Cents } & (
	| { readonly type: 'evening'; readonly account: Parameters<typeof eveningTitle>[0] }
	| {
			readonly type: 'booking';
			readonly struck: boolean;
			readonly booking: { readonly purpose: string; readonly member?: MemberId };
	  }
);

/** How members are named in a link. */
export const NAMINGS = ['names', 'initials', 'none'] as const;
export type Naming = (typeof NAMINGS)[number];

/**
 * Every member's name in a link. All of the club's members are named at once, so that a member has the same name in
 * every link. Empty if nobody is named.
 */
export function namesFor(
	naming: Naming,
	members: Iterable<{ readonly member: MemberId; readonly name: string; readonly shown: string }>
): ReadonlyMap<MemberId, string> {
	const all = [...members];
	switch (naming) {
		case 'names':
			return toldApart(all);
		case 'initials': {
			const initials = initialsOf(all.map(({ name }) => name));
			return new Map(all.map(({ member }, i) => [member, initials[i] ?? '?']));
		}
		case 'none':
			return new Map();
	}
}

/** Names as short as a link carries them; if cutting made two equal, the later ones get numbers. */
function toldApart(
	all: readonly { readonly member: MemberId; readonly shown: string }[]
): ReadonlyMap<MemberId, string> {
	const names = new Map<MemberId, string>();
	const taken = new Set<string>();
	for (const { member, shown } of all) {
		let name = sharedName(shown);
		for (let number = 2; taken.has(name); number++) {
			const end = ` (${number})`;
			name = cutTo(SHARED_NAME - end.length, oneLine(shown)) + end;
		}
		taken.add(name);
		names.set(member, name);
	}
	return names;
}

/**
 * The part of a year that others may see: what moved the Kasse, without notes, ids and voided entries. `owed` is what
 * each member still has to pay, in the order to show, given only if it shall be shown; a member without a name is left out.
 */
export function shareOfYear(
	{ year, end, lines }: YearToShare,
	today: string,
	names: ReadonlyMap<MemberId, string>,
	owed: Iterable<readonly [MemberId, Cents]> = []
): KasseShare {
	const last = `${year}-12-31`;
	return {
		date: today < last ? today : last,
		balance: end,
		leftOut: 0,
		bookings: lines.flatMap((line) => shared(line, names)),
		owing: [...owed].flatMap(([member, open]) => {
			const name = names.get(member);
			return name === undefined || open === 0 ? [] : [{ member: name, open }];
		})
	};
}

function shared(line: LineToShare, names: ReadonlyMap<MemberId, string>): readonly SharedBooking[] {
	const { date, amount } = line;
	switch (line.type) {
		case 'evening':
			// An evening that was taken back moves nothing.
			return amount === 0 ? [] : [{ date, amount, purpose: eveningTitle(line.account), member: null }];
		case 'booking': {
			const { purpose, member } = line.booking;
			const name = member === undefined ? undefined : names.get(member);
			return line.struck ? [] : [{ date, amount, purpose, member: name ?? null }];
		}
	}
}
