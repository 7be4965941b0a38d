import type { EntryId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import { feesIn, type BookingLine, type LedgerLine } from './ledger.ts';
import type { Levy } from './levies.ts';
import type { KasseYear } from './years.ts';

/** What moved the Kasse, by kind, in the order of a treasurer's report. */
const KINDS = {
	winnings: 'Gewinne der Abende',
	dues: 'Beiträge',
	fines: 'Strafen und Umlagen',
	entryFees: 'Startgeld',
	other: 'Andere Einnahmen',
	prizes: 'Preise',
	spent: 'Ausgaben',
	counted: 'Beim Zählen berichtigt'
} as const;

type Kind = keyof typeof KINDS;

/** A kind that moved anything, in German, and what it came to in cents. */
export interface KindSum {
	readonly label: string;
	readonly amount: Cents;
}

/** A year by kinds. What it began with and all of these come to what it ended with. */
export function sumsByKind({ lines }: Pick<KasseYear, 'lines'>, levies: readonly Levy[]): readonly KindSum[] {
	const pays = new Map<EntryId, Levy>(
		levies.flatMap((levy) => levy.payments.map(({ place }) => [place, levy] as const))
	);
	const sums = new Map<Kind, number>();
	const add = (kind: Kind, cents: number): unknown =>
		cents !== 0 && sums.set(kind, (sums.get(kind) ?? 0) + cents);
	for (const line of lines) {
		const fees = feesIn(line);
		add('dues', fees);
		add(kindOf(line, pays), line.amount - fees);
	}
	return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
		const amount = sums.get(kind);
		return amount === undefined ? [] : [{ label: KINDS[kind], amount: toCents(amount) }];
	});
}

const kindOf = (line: LedgerLine, pays: ReadonlyMap<EntryId, Levy>): Kind =>
	line.type === 'evening' ? 'winnings' : bookedAs(line, pays.get(line.order));

function bookedAs({ booking, amount }: BookingLine, levy: Levy | undefined): Kind {
	if (levy) return levy.entry.year === undefined ? 'fines' : 'dues';
	if (booking.counted) return 'counted';
	if (booking.championship !== undefined) return amount > 0 ? 'entryFees' : 'prizes';
	return amount > 0 ? 'other' : 'spent';
}
