import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { cashOf, duesOf } from '#lib/kasse/dues.ts';
import { memberMoney } from '#lib/kasse/member-money.ts';
import { bookingLines, ledgerOf } from '#lib/kasse/ledger.ts';
import { booksOf } from '#lib/log/books.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { replacedBy, standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { countedEvenings } from './support/counted-club.ts';
import { entry } from './support/entries.ts';
import { member } from './support/kasse.ts';
import { GOLDEN_EVENINGS, GOLDEN_YEARS, goldenClub } from './support/golden-club.ts';

const entries = goldenClub();
const read = readClubFile(writeClubFile('golden', entries));
const audit = auditOf(read.ok ? read.value.entries : []);
const counted = countedEvenings(JSON.parse(JSON.stringify(entries)) as readonly unknown[]);

describe('the golden club', () => {
	it('is the same from the same seed, another from another', () => {
		expect(JSON.stringify(goldenClub())).toBe(JSON.stringify(entries));
		expect(JSON.stringify(goldenClub('anders'))).not.toBe(JSON.stringify(entries));
	});

	it('is a club file of three years of 40 evenings, by six books and at a trip with eight Partien', () => {
		expect(read.ok).toBe(true);
		for (const year of GOLDEN_YEARS) {
			expect(counted.filter(({ date }) => date.startsWith(String(year)))).toHaveLength(GOLDEN_EVENINGS);
		}
		expect([...new Set(counted.map(({ book }) => book))].sort()).toEqual(
			['allgaeu', 'muenchen', 'saukopf', 'schafkopfschule', 'stammtisch', 'weitnau'].sort()
		);
		const occasions = counted.map(({ occasion }) => occasion);
		expect(occasions.filter((one) => one === 'meisterschaft')).toHaveLength(8);
		expect(occasions.filter((one) => one === 'ausflug')).toHaveLength(1);
	});

	it('holds what makes counting hard: games struck, brought back and changed', () => {
		const voids = entries.filter((one) => one.kind === 'void').map(({ target }) => target);
		const ofVoids = entries.filter(({ id, kind }) => kind === 'void' && voids.includes(id));
		expect(voids.length).toBeGreaterThan(20);
		expect(ofVoids.length).toBeGreaterThan(5);
		expect(entries.filter((one) => replacedBy(one) !== undefined).length).toBeGreaterThan(20);
	});

	it('costs by hand what the audit says: every game, every balance', () => {
		expect(Object.keys(audit.evenings)).toHaveLength(counted.length);
		for (const { evening, games, balance } of counted) {
			const said = audit.evenings[evening];
			expect(said?.games.map(({ entry, price, payoff }) => ({ entry, price, payoff }))).toEqual(
				games.map(({ entry, price, cents }) => ({ entry, price, payoff: cents }))
			);
			expect(said?.balance).toEqual(balance);
		}
	});
});

/** A void strikes something of the same evening. */
const byId = new Map(entries.map((one) => [one.id, one]));
function belongs(one: AnyEntry, evening: string): boolean {
	const target = one.kind === 'void' ? byId.get(one.target) : undefined;
	return target ? belongs(target, evening) : eveningOf(one) === evening;
}

describe('the golden club’s money', () => {
	const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
	/** Only the Allgäu's winnings and those of the club's own book on it are the Kasse's, at ordinary evenings (§10). */
	const forKasse = counted.filter(
		({ book, occasion }) => occasion === 'abend' && ['allgaeu', 'stammtisch'].includes(book)
	);
	const winnings = ({ balance }: (typeof counted)[number]): number =>
		sum(Object.values(balance).map((cents) => Math.max(0, cents)));
	/** His loss less what of it lies in the Stock (§8.1). */
	const ownPart = ({ balance, fines }: (typeof counted)[number], name: string): number =>
		Math.max(0, -(balance[name] ?? 0) - (fines[name] ?? 0));
	/** Whether nobody put more into the Stock than he lost; otherwise another player gives the rest back. */
	const isExact = ({ balance, fines }: (typeof counted)[number]): boolean =>
		Object.entries(fines).every(([name, fine]) => fine <= Math.max(0, -(balance[name] ?? 0)));
	/** Every third evening is paid, and half of every other third. */
	const payments = forKasse.flatMap((evening, i) =>
		Object.keys(evening.balance).flatMap((name) => {
			const amount =
				i % 3 === 2 || !isExact(evening) ? 0 : Math.floor(ownPart(evening, name) / ((i % 3) + 1));
			return amount > 0 ? [{ evening: evening.evening, member: name, amount }] : [];
		})
	);
	const all = [...entries, ...payments.map((fields, i) => entry(`z${i}`, 'paid', fields))];
	const log = standing(all);
	const folding = { books: booksOf(log, BOOKS), saukopf: foldSaukopf };
	const accounts = counted.flatMap(({ evening }) => {
		const own = all.filter((one) => belongs(one, evening));
		return accountOf(own, asId<EveningId>(evening), folding) ?? [];
	});
	const bookings = entries.filter((one) => one.kind === 'booking');
	const booked = sum(bookings.map(({ amount }) => amount));
	const paid = sum(payments.map(({ amount }) => amount));

	it('is by hand what the audit, the ledger and the box say, fines left out', () => {
		const balance = booked + sum(forKasse.map(winnings));
		expect(auditOf(all).kasse.balance).toBe(balance);
		expect(audit.kasse.balance).toBe(balance);
		expect(ledgerOf(accounts, log).balance).toBe(balance);
		expect(cashOf(balance as never, accounts.map(duesOf)).cash).toBe(booked + paid);
		expect(sum(forKasse.map(({ fines }) => sum(Object.values(fines))))).toBeGreaterThan(500);
	});

	it('is owed by each as his loss less his fines, where nobody put in more than he lost', () => {
		let exact = 0;
		for (const evening of forKasse) {
			const account = accounts.find((one) => one.evening === evening.evening);
			if (!account) throw new Error(`no account of ${evening.evening}`);
			const { dues } = duesOf(account);
			expect(sum(dues.map(({ owed }) => owed))).toBe(winnings(evening));
			if (!isExact(evening)) continue;
			exact += 1;
			const owed = Object.fromEntries(dues.map((due) => [due.member, due.owed]));
			for (const name of Object.keys(evening.balance)) expect(owed[name] ?? 0).toBe(ownPart(evening, name));
		}
		expect(exact).toBeGreaterThan(40);
		expect(exact).toBeLessThan(forKasse.length);
	});

	it('was brought in by each as what he paid and deposited', () => {
		const figures = memberMoney(accounts, bookingLines(log), 2026);
		for (const [name, own] of figures) {
			const byHand = payments.filter((one) => one.member === name).map(({ amount }) => amount);
			expect({ name, paid: own.paid }).toEqual({ name, paid: sum(byHand) });
		}
		expect(figures.get(member('anna'))?.paid).toBeGreaterThan(0);
	});

	it('sums over the members to what the evenings come to, as the statistics do', () => {
		const figures = memberMoney(accounts, bookingLines(log), 2026);
		for (const [name, own] of figures) {
			const evenings = counted.filter(({ balance }) => Object.hasOwn(balance, name));
			expect({ name, evenings: own.evenings, balance: own.balance }).toEqual({
				...{ name, evenings: evenings.length },
				balance: sum(evenings.map(({ balance }) => balance[name] ?? NaN))
			});
		}
	});
});
