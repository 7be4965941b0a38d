import { filledIn } from '#lib/base/collections.ts';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { AMOUNT_LIMIT, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import { assertNever, refused } from '#lib/base/result.ts';
import type { PotEvening } from '#lib/evening/pots.ts';
import { byDate } from '#lib/evening/stock-chain.ts';
import type { EveningAccount } from '#lib/kasse/account.ts';
import { bankOf } from '#lib/kasse/bank.ts';
import { whereItLies, yearEndOf, type YearEnd } from '#lib/kasse/box.ts';
import { cashOf, duesAmong, duesOf, type EveningDues } from '#lib/kasse/dues.ts';
import { ledgerOf } from '#lib/kasse/ledger.ts';
import { leviesOf, levyPayment, type Levy } from '#lib/kasse/levies.ts';
import { allOwed, nettedWith, struckWith, type Owed } from '#lib/kasse/owing.ts';
import { potMoves, potsOf, type PotMove } from '#lib/kasse/pots.ts';
import { sumsByKind, type KindSum } from '#lib/kasse/year-sums.ts';
import { closingFor, yearIn, yearsOf, type KasseYear } from '#lib/kasse/years.ts';
import type { BankEntry, BookingEntry, LevyEntry, NewEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { countingAt, voidsToLift } from '#lib/log/standing.ts';
import { isShown } from '#lib/transfer/roles.ts';
import type { KasseAnswer } from '#lib/workers/kasse-answer.ts';
import { Club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { Receipts, type Photo } from './receipts.svelte.ts';
import type { WorkerPort } from '../watched.ts';
import { ClubRelay } from '../relay/relay.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** The fields of a booking before it is written. */
export type NewBooking = Pick<
	BookingEntry,
	'date' | 'amount' | 'purpose' | 'member' | 'note' | 'championship' | 'levy' | 'counted' | 'account'
>;

/** What is asked of each of several members, before it is written. */
export type NewLevy = Pick<LevyEntry, 'purpose' | 'amount' | 'year' | 'pot'>;

const openWorker = (): WorkerPort =>
	new Worker(new URL('../../workers/kasse.worker.ts', import.meta.url), { type: 'module' });

/** The Kasse for its screens. A worker reads the whole log; the bookings come with the club, which every screen has. */
export class Kasse extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #clubRelay = this.session.of(ClubRelay);
	readonly #openWorker: () => WorkerPort;
	#worker: WorkerPort | null = null;
	#waiting: (() => void)[] = [];
	/** Taps whose result is not shown yet: a second tap on the same writes nothing. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked, never shown
	readonly #tapped = new Set<string>();
	/** Undefined until the worker has answered. */
	accounts: ReadonlyMap<EveningId, EveningAccount> | undefined = $state.raw();
	broken = $state(false);
	/** Whether every evening is counted. Before that only the newest are, and no sum over all evenings is known. */
	whole = $state(false);

	/** The ledger of the evenings counted so far: its lines are right, but its sums only once all are counted. */
	readonly soFar = $derived(
		this.accounts && this.#club.loaded ? ledgerOf(this.accounts.values(), this.#club.log) : undefined
	);
	/** Undefined until every evening is counted. */
	readonly ledger = $derived(this.whole ? this.soFar : undefined);
	readonly #dues: readonly EveningDues[] = $derived([...(this.accounts?.values() ?? [])].map(duesOf));
	/** Evenings with open or paid amounts, newest first. */
	readonly dues: readonly EveningDues[] = $derived(
		this.#dues
			.map((one) => this.#shown(one))
			.filter(({ dues }) => dues.length > 0)
			.sort((a, b) => byDate(b.account, a.account))
	);
	readonly #levies: readonly Levy[] = $derived(this.#club.loaded ? leviesOf(this.#club.log) : []);
	/** Dues and fines, the bookings of which come with the club. */
	readonly levies: readonly Levy[] = $derived(this.#levies.filter(({ entry }) => this.shows(entry.member)));
	/** All that members have to pay to the club, by the evenings counted so far. */
	readonly owed: readonly Owed[] = $derived(allOwed(this.dues, this.levies));
	/** The club's account; null where it has none. */
	readonly bank: BankEntry | null = $derived(this.#club.loaded ? bankOf(this.#club.log) : null);
	readonly potMoves: readonly PotMove[] = $derived(this.#club.loaded ? potMoves(this.#club.log) : []);
	readonly #pots = $derived(this.whole ? potsOf(this.accounts?.values() ?? [], this.potMoves) : null);
	/** What lies in the club's pots; null until every evening is counted. */
	readonly pots: ReadonlyMap<string, Cents> | null = $derived(this.#pots?.held ?? null);
	readonly cash = $derived(this.ledger && cashOf(this.ledger.balance, this.#dues));
	/** Where the money lies: in the box and on the account. */
	readonly lies = $derived(
		this.cash && whereItLies(this.cash.cash, this.#club.log, this.accounts?.values() ?? [])
	);
	/** Whether a part of the money lies, or may lie, on an account. */
	readonly hasAccount = $derived(this.bank !== null || (this.lies !== undefined && this.lies.account !== 0));
	/** The same where the club has an account; else null. */
	readonly apart = $derived(this.hasAccount ? (this.lies ?? null) : null);
	/** What is still to be paid of dues and fines: the books count it once it is paid. */
	readonly asked = $derived(sumOf(this.levies.map(({ open }) => toCents(Math.max(0, open)))));
	readonly years: readonly number[] = $derived(this.ledger ? yearsOf(this.ledger, this.session.today()) : []);

	constructor(session: Session, open: () => WorkerPort = openWorker) {
		super(session);
		this.#openWorker = open;
	}

	/** Begins to read, once for all screens, and goes on while the app runs. */
	open(): void {
		if (this.#worker && !this.broken) return;
		this.#worker?.terminate();
		this.broken = false;
		this.#worker = this.#openWorker();
		this.#worker.onmessage = ({ data }: MessageEvent<KasseAnswer>) => this.#hear(data);
		this.#worker.onerror = () => (this.broken = true);
		this.#worker.postMessage(this.session.store.name);
	}

	/** The year by the evenings counted so far. */
	yearSoFar(year: number): KasseYear | undefined {
		return this.soFar && yearIn(this.soFar, year);
	}

	yearIn(year: number): KasseYear | undefined {
		return this.ledger && yearIn(this.ledger, year);
	}

	/** What an evening did to the pots; nothing until every evening is counted. */
	potsOn(evening: EveningId): readonly PotEvening[] {
		return this.#pots?.evenings.get(evening) ?? [];
	}

	/** Answers even for an evening at which nobody has to pay. */
	duesOf(evening: EveningId): EveningDues | undefined {
		const account = this.accounts?.get(evening);
		return account && this.#shown(duesOf(account));
	}

	/** Whether this phone shows what a member has open; everything here that is open is only of those. */
	shows(member: MemberId): boolean {
		const { mayWrite, whose } = this.#clubRelay;
		return isShown('open', { may: mayWrite ? 'write' : 'read', whose }, member);
	}

	#shown(all: EveningDues): EveningDues {
		return duesAmong(all, (member) => this.shows(member));
	}

	/** What the year's bookings come to by what they were for. */
	kindsIn(year: KasseYear): readonly KindSum[] {
		return sumsByKind(year, this.#levies);
	}

	/** Where a year's end lies, or lay when it was over; once every evening is counted. */
	endOf(year: KasseYear): YearEnd {
		return yearEndOf(year, this.#club.log, this.accounts?.values() ?? []);
	}

	/** Books money in or out, with photos of its receipt; `replaces` names a booking that was wrong. */
	book(booking: NewBooking, replaces?: EntryId, photos: readonly Photo[] = []): Written {
		const entries = [{ kind: 'booking', ...booking, ...filledIn({ replaces }) } as const];
		return photos.length > 0
			? this.session.of(Receipts).write(entries, photos)
			: this.session.store.append(entries);
	}

	/** Brings cash to the bank, or fetches it from there if the amount is negative. */
	moveToAccount(account: Cents): Written {
		const purpose = account > 0 ? 'Aufs Konto gebracht' : 'Vom Konto geholt';
		return this.book({ date: this.session.today(), amount: 0, purpose, account });
	}

	/** Ticks off all these open amounts at once, paid in cash or `transferred`; null if the same was tapped just before. */
	settle(owed: readonly Owed[], transferred = false): Promise<Awaited<Written> | null> {
		const today = this.session.today();
		const entries = owed.map(({ member, open, of }): NewEntry => {
			const onAccount = transferred ? { account: open } : {};
			return 'levy' in of
				? { ...levyPayment(of.levy, open, today), ...onAccount }
				: { kind: 'paid', evening: of.evening, member, amount: open, ...onAccount };
		});
		return this.#once(owed.map(({ key }) => key).join(','), entries);
	}

	/** Asks the same of each of these members. */
	levy(who: readonly MemberId[], asked: NewLevy): Written {
		const date = this.session.today();
		return this.session.store.append(who.map((member) => ({ kind: 'levy', date, member, ...asked })));
	}

	/** A member pays another amount of a levy than the open one. */
	payLevy(levy: Levy, amount: Cents): Promise<Awaited<Written> | null> {
		const key = `${levy.place} ${levy.paid} ${amount}`;
		return this.#once(key, [levyPayment(levy, amount, this.session.today())]);
	}

	/** A member hands over another amount than the open one. */
	pay(evening: EveningId, member: MemberId, amount: Cents): Promise<Awaited<Written> | null> {
		return this.#once(`${evening} ${member} ${amount}`, [{ kind: 'paid', evening, member, amount }]);
	}

	/** Takes a payment or another booking back, with what was netted with it. */
	strike(place: EntryId): Promise<Awaited<Written> | null> {
		const targets = this.nettedWith(place).flatMap(countingAt);
		return this.#once(
			targets.join(','),
			targets.map((target) => ({ kind: 'void', target }))
		);
	}

	/** Brings a struck booking back, with what was netted with it and struck at once. */
	restore(place: EntryId): Written {
		const voids = this.struckWith(place).flatMap((one) => voidsToLift(one, one.strikes));
		return takeBack(this.session, voids);
	}

	/** A struck booking with what comes back with it. */
	struckWith(place: EntryId): readonly Place[] {
		const struck = this.#club.log.placeOf(place);
		return struck ? struckWith(struck, this.accounts?.values() ?? [], this.#club.log) : [];
	}

	/** A payment or another booking with what was netted with it, by the evenings counted so far. */
	nettedWith(place: EntryId): readonly Place[] {
		const netted = nettedWith(place, this.accounts?.values() ?? [], this.#levies);
		return netted.length > 0 ? netted : [this.#club.log.placeOf(place) ?? []].flat();
	}

	/** Pays each of these the same out of a pot, or takes it from each into the pot: so many cents, negative for what they get. */
	movePot(pot: string, who: readonly MemberId[], amount: Cents): Written {
		return this.session.store.append(
			who.map((member) => ({ kind: 'pot', date: this.session.today(), pot, member, amount }))
		);
	}

	/** Tells all phones of the club where money can be transferred to. */
	tellBank(bank: Pick<BankEntry, 'holder' | 'iban'>): Written {
		return this.session.store.append([{ kind: 'bank', ...bank, ...filledIn({ replaces: this.bank?.id }) }]);
	}

	/** Closes a year with its balance. */
	closeYear(year: KasseYear): Written {
		if (Math.abs(year.end) >= AMOUNT_LIMIT) return Promise.resolve(refused('lost'));
		return this.session.store.append([closingFor(year, this.session.today())]);
	}

	/** Writes a tap once; repeats of it are ignored until the screen shows the result. */
	async #once(key: string, entries: readonly NewEntry[]): Promise<Awaited<Written> | null> {
		if (entries.length === 0 || this.#tapped.has(key)) return null;
		this.#tapped.add(key);
		const written = await this.session.store.append(entries);
		if (written.ok && this.#worker && !this.broken)
			await new Promise<void>((done) => this.#waiting.push(done));
		this.#tapped.delete(key);
		return written;
	}

	#hear(answer: KasseAnswer): void {
		switch (answer.kind) {
			case 'accounts': {
				const news = answer.accounts.map((account) => [account.evening, account] as const);
				// eslint-disable-next-line svelte/prefer-svelte-reactivity -- put in whole
				this.accounts = new Map([...(this.accounts ?? []), ...news]);
				this.whole ||= answer.whole;
				break;
			}
			case 'broken':
				this.broken = true;
				break;
			default:
				return assertNever(answer);
		}
		for (const done of this.#waiting.splice(0)) done();
	}
}
