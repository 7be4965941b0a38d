import { describe, expect, it } from 'vitest';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { whereItLies, yearEndOf } from '#lib/kasse/box.ts';
import { countsIn } from '#lib/kasse/counting.ts';
import { yearAsCsv } from '#lib/kasse/csv.ts';
import { cashOf, duesOf } from '#lib/kasse/dues.ts';
import { ledgerOf } from '#lib/kasse/ledger.ts';
import { leviesOf } from '#lib/kasse/levies.ts';
import { allOwed, owingOf } from '#lib/kasse/owing.ts';
import { potMoves, potsOf } from '#lib/kasse/pots.ts';
import { sumsByKind } from '#lib/kasse/year-sums.ts';
import { yearIn } from '#lib/kasse/years.ts';
import { booksOf } from '#lib/log/books.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile } from '#lib/transfer/club-file.ts';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { fileText, type Fields } from './support/entries.ts';
import { countedYear, EVENINGS, POT, treasurerYear, YEAR_SEED } from './support/treasurer-year.ts';

// A treasurer's year from a file of twenty evenings, every figure beside a second computation (`support/treasurer-year.ts`).

const LAST = '2026-12-31';

/** A year as the app reads it from its file, and as it is counted from the same text. */
function told(seed: string) {
	const text = fileText(treasurerYear(seed));
	const read = readClubFile(text);
	if (!read.ok) throw new Error(`${seed}: the file is refused`);
	const { entries } = read.value;
	const log = standing(entries);
	const folding = { books: booksOf(log, BOOKS), saukopf: foldSaukopf };
	const byId = new Map(entries.map((one) => [one.id, one]));
	const belongs = (one: AnyEntry, evening: EveningId): boolean => {
		const target = one.kind === 'void' ? byId.get(one.target) : undefined;
		return target ? belongs(target, evening) : eveningOf(one) === evening;
	};
	const accounts = Array.from({ length: EVENINGS }, (_, i) => {
		const evening = asId<EveningId>(`e${String(i).padStart(2, '0')}`);
		const own = entries.filter((one) => belongs(one, evening));
		const account = accountOf(own, evening, folding);
		if (!account) throw new Error(`${seed}: no account of ${evening}`);
		return account;
	});
	const ledger = ledgerOf(accounts, log);
	const file = (JSON.parse(text) as { entries: Fields[] }).entries;
	return { entries, log, accounts, ledger, year: yearIn(ledger, 2026), file };
}

describe.each([YEAR_SEED, 'zwei', 'drei', 'vier', 'fünf'])('a treasurer’s year: %s', (seed) => {
	const { entries, log, accounts, ledger, year, file } = told(seed);
	const [counted, now] = [countedYear(file, LAST), countedYear(file, '2027-12-31')];

	it('begins and ends as counted, in the ledger and in the audit', () => {
		expect(year.carried).toBe(12_345);
		expect(year.winnings).toBe(counted.winnings);
		expect(year.end).toBe(counted.end);
		expect(ledger.balance).toBe(now.end);
		expect(auditOf(entries).kasse.balance).toBe(now.end);
		expect(year.closing).toMatchObject({ signed: counted.end, moved: 0 });
	});

	it('has the dues, the fines and the difference of the count as kinds of their own', () => {
		const kinds = Object.fromEntries(
			sumsByKind(year, leviesOf(log)).map(({ label, amount }) => [label, amount])
		);
		expect(kinds).toEqual({
			'Gewinne der Abende': counted.winnings,
			Beiträge: counted.dues,
			'Strafen und Umlagen': counted.fines,
			// Pokale, Brotzeit and the corrected Karten.
			Ausgaben: -4505 - 990 - 550,
			'Beim Zählen berichtigt': -35 + 120
		});
		expect([counted.dues, counted.fines]).toEqual([5000, 200]);
	});

	it('is owed by each what he lost and was asked for, less what he paid', () => {
		const owing = owingOf(allOwed(accounts.map(duesOf), leviesOf(log)));
		const owed = Object.fromEntries(owing.map(({ member, open }) => [member, open]));
		for (const [name, cents] of Object.entries(now.owing)) expect(owed[name] ?? 0).toBe(cents);
	});

	it('lies in the box and on the account as counted, on the last day and now', () => {
		const parts = ({ box, account, open, over }: ReturnType<typeof yearEndOf>) => ({
			box,
			account,
			open: open - over
		});
		const { box, account, open } = counted;
		expect(parts(yearEndOf(year, log, accounts))).toEqual({ box, account, open });
		const { cash } = cashOf(ledger.balance, accounts.map(duesOf));
		expect(whereItLies(cash, log, accounts)).toEqual({ box: now.box, account: now.account });
		// What two counted is what the books say from then on.
		expect(countsIn(year).at(-1)?.booking.counted).toMatchObject({ cash: box, account });
	});

	it('has in its pot what lost Soli and a fine paid in and was paid out', () => {
		expect(potsOf(accounts, potMoves(log)).held.get(POT)).toBe(counted.pot);
	});

	it('is a table that a spreadsheet sums to the same cent, twice', () => {
		const rows = yearAsCsv(year, yearEndOf(year, log, accounts), (member) => member)
			.split('\r\n')
			.slice(1);
		const column = (at: number): number =>
			rows.reduce((sum, row) => sum + Number((row.split(';')[at] ?? '').replace(',', '')), 0);
		expect([column(4), column(6)]).toEqual([counted.end, counted.end]);
		expect(rows).toHaveLength(1 + year.lines.length + 1 + 3 + 1);
	});
});
