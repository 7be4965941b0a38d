import type { EveningId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import { ownTableIn, type Phone } from '#lib/championship/draw/own-table.ts';
import type { TablePlace } from '#lib/championship/draw/seats.ts';
import type { Partie } from '#lib/championship/lists/partie.ts';
import type { Rulings } from '#lib/championship/rulings.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { Live } from '../watched.ts';
import { Me } from '../club/me.svelte.ts';
import { OfSession } from '../session.svelte.ts';

type Done = Promise<Result<void, WriteFailure>>;

/** As many lines as a few championships need; the oldest are forgotten. */
const LINES = 60;

const linesOf = (kept: string | null | undefined): readonly string[] => kept?.split('\n') ?? [];
const grown = (lines: readonly string[], line: string): string =>
	[...lines.filter((one) => one !== line), line].slice(-LINES).join('\n');

/**
 * Which tables this device writes. Kept on it alone and never in the club's log: the table that it chose or opened in
 * each Partie, and the lists of other tables that it may write in because somebody said so.
 */
export class OwnTables extends OfSession {
	readonly #me = this.session.of(Me);
	readonly #tables = new Live(() => this.session.store.watchKept('own-tables'));
	readonly #others = new Live(() => this.session.store.watchKept('other-lists'));

	/** Whether the database has answered. */
	readonly known = $derived(this.#tables.answered && this.#others.answered && this.#me.member !== undefined);

	/** What this device knows of itself in a championship. */
	phoneIn(championship: string): Phone {
		const chosen = linesOf(this.#tables.current).flatMap((line): [number, number][] => {
			const [partie, table, ...of] = line.split(' ');
			return of.join(' ') === championship ? [[Number(partie), Number(table)]] : [];
		});
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- put in whole
		return { chosen: new Map(chosen), member: this.#me.member ?? null };
	}

	/** The number of its table in a Partie; null if nothing says so. `lists` are those of the Partie before. */
	tableIn(rulings: Rulings, partie: number, lists?: readonly Partie[]): number | null {
		return ownTableIn(rulings, this.phoneIn(rulings.entry?.championship ?? ''), partie, lists);
	}

	/** Whether a list may be written here without a question. */
	mayWrite(rulings: Rulings, { evening, partie, table }: EveningEntry): boolean {
		if (!this.known || !rulings.entry || partie === undefined || table === undefined) return true;
		return linesOf(this.#others.current).includes(evening) || this.tableIn(rulings, partie) === table;
	}

	/** From now on this is its table in that Partie; `wrong` is one of another Partie that it never was. */
	choose(championship: string, place: TablePlace, wrong: TablePlace | null = null): Done {
		const lineOf = ({ partie, table }: TablePlace): string => `${partie} ${table} ${championship}`;
		const others = linesOf(this.#tables.current).filter((line) => !wrong || line !== lineOf(wrong));
		return this.session.store.keep('own-tables', grown(others, lineOf(place)));
	}

	/** From now on another table's list may be written here too. */
	writeIn(evening: EveningId): Done {
		return this.session.store.keep('other-lists', grown(linesOf(this.#others.current), evening));
	}
}
