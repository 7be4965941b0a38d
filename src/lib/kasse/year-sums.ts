import type { EntryId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import { feesIn, type BookingLine, type LedgerLine } from './ledger.ts';
import type { Levy } from './levies.ts';
import type { KasseYear } from './years.ts';

const BOOKED_IN = 'Einnahmen';

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

/**
 * A year by kinds. What it began with and all of these come to what it ended with. All that was booked in is called as in
 * `yearSums` where nothing of it is of another kind.
 */
export function sumsByKind(
	{ lines, bookedIn }: Pick<KasseYear, 'lines' | 'bookedIn'>,
	levies: readonly Levy[]
): readonly KindSum[] {
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
		if (amount === undefined) return [];
		const label = kind === 'other' && amount === bookedIn ? BOOKED_IN : KINDS[kind];
		return [{ label, amount: toCents(amount) }];
	});
}

/** What moved the Kasse in a year, in few lines: the evenings always, the rest where anything moved. */
export function yearSums({ winnings, fees, bookedIn, bookedOut }: KasseYear): readonly KindSum[] {
	const rest = [
		{ label: 'Beiträge der Abende', amount: fees },
		{ label: BOOKED_IN, amount: bookedIn },
		{ label: KINDS.spent, amount: bookedOut }
	];
	return [{ label: KINDS.winnings, amount: winnings }, ...rest.filter(({ amount }) => amount !== 0)];
}

const kindOf = (line: LedgerLine, pays: ReadonlyMap<EntryId, Levy>): Kind =>
	line.type === 'evening' ? 'winnings' : bookedAs(line, pays.get(line.order));

function bookedAs({ booking, amount }: BookingLine, levy: Levy | undefined): Kind {
	if (levy) return levy.entry.year === undefined ? 'fines' : 'dues';
	if (booking.counted) return 'counted';
	if (booking.championship !== undefined) return amount > 0 ? 'entryFees' : 'prizes';
	return amount > 0 ? 'other' : 'spent';
}
