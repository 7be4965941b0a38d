import type { EntryId } from '#lib/base/ids.ts';
import type { SeatsEntry } from '#lib/log/entry.ts';
import type { GameText, NameOf } from './game-text.ts';
import type { RowBase, SeatsRow, Warning } from './state.ts';

/** A row of an evening as a list shows it. */
export interface ListItem {
	readonly place: EntryId;
	/** The entry that counts. */
	readonly entry: EntryId;
	readonly text: string;
	readonly voided: boolean;
	/** What the book did not foresee; usually empty. */
	readonly mark: string;
	/** More about a game: `price` is written with its unit. Null for other rows. */
	readonly game: {
		readonly number: number;
		readonly played: string;
		readonly price: string;
	} | null;
}

/** A hand that was dealt anew. */
export const DEALT_AGAIN = 'Neu gegeben, es gibt derselbe';

/** How is marked what broke a rule. */
const BROKEN = '⚠\u00a0gegen\u00a0die\u00a0Regel';

interface ListedRow extends RowBase {
	readonly type: string;
	readonly warnings?: readonly Warning[];
	readonly entry: { readonly id: EntryId };
}

/** The list item of a row that is not a game. */
export const lineItem = ({ place, entry, type, warnings = [] }: ListedRow, text: string): ListItem => ({
	place,
	entry: entry.id,
	text,
	mark: warnings.length > 0 ? BROKEN : '',
	game: null,
	voided: type === 'voided'
});

/** The list item of a game of either kind. `without`: the only rule it broke is that this was not laid. */
export const gameItem = (
	row: ListedRow & { readonly number: number },
	{ ending, played }: GameText,
	price: string,
	without = ''
): ListItem => ({
	...lineItem(row, ending),
	...(without ? { mark: without } : {}),
	game: { number: row.number, played, price }
});

const staySeated = ({ seats, entry }: SeatsRow): boolean => entry.seats.join() === seats.join();

/** Whether a list shows a row: not the dealer that later games merely keep. */
export const isListed = (row: { readonly type: string }): boolean =>
	row.type !== 'seats' || (row as SeatsRow).entry.before === undefined || !staySeated(row as SeatsRow);

/** Who sits at the table and who deals, in German; only the dealer if nobody changes seats. */
export function seatsText(row: SeatsRow, nameOf: NameOf): string {
	const { entry, counts } = row;
	if (!counts) return 'Plätze an einem anderen Tisch, sie zählen hier nicht';
	return staySeated(row) ? dealerText(entry, nameOf) : seatedText(entry, nameOf);
}

const dealerText = ({ dealer }: SeatsEntry, nameOf: NameOf): string => `${nameOf(dealer)} gibt`;

/** The same without what was before, as of a struck row. */
export const seatedText = (entry: SeatsEntry, nameOf: NameOf): string =>
	`Am Tisch: ${entry.seats.map(nameOf).join(', ')}; ${dealerText(entry, nameOf)}`;

/** A warning in German, with the name of whom it is about. */
export const warningText = ({ text, about }: Warning, nameOf: NameOf): string =>
	about ? `${nameOf(about.member)} ${about.says}` : text;
