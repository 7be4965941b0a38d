// Random evenings: logs of everything that can be written at a table, sensible or not, valid for their book.
import fc from 'fast-check';
import type { AnyEntry } from '#lib/log/entry.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';
import { stockFamily } from '#lib/evening/stock-left.ts';
import { ROUNDS } from '#lib/rules/vocabulary.ts';
import { opening, strike, tonight, type Fields } from '../support/entries.ts';
import { legalGame } from '../support/legal-games.ts';
import { isLongRun } from '../support/whole.ts';

/** Few things are quickly counted; of up to thirty are the evenings of a long run. */
const LENGTH = { minLength: 1, maxLength: 30, size: isLongRun ? 'max' : 'small' } as const;

/** One entry before it has its place in a log. */
export interface Thing {
	readonly kind: string;
	readonly fields: Fields;
}

/** A thing, or something done to an earlier one: the `pick`th that can be. */
interface Done {
	readonly thing: Thing;
	readonly how: 'written' | 'corrects' | 'struck';
	readonly pick: number;
}

const SIX = [...'ABCDEF'];
const member = fc.constantFrom(...SIX);

/** What an evening adds to a game. */
interface Added {
	readonly bid?: number;
	readonly declarer?: string;
	readonly outOfTurn?: boolean;
	readonly dealtBy?: string;
	readonly bought?: { readonly buyer: string; readonly seller: string; readonly price: number };
	readonly foul?: { readonly player: string; readonly kind: string };
}

/** Any legal game of the book, of any of the six as hold cards. */
export function anyGame(book: Book): fc.Arbitrary<Thing> {
	const added: fc.Arbitrary<Added> = fc.record(
		{
			bid: fc.integer({ min: 31, max: 60 }).map((half) => half * 2),
			declarer: member,
			outOfTurn: fc.boolean(),
			dealtBy: member,
			bought: fc.record({ buyer: member, seller: member, price: fc.nat(200) }),
			foul: fc.record({ player: member, kind: fc.constantFrom('karte', 'verraten') })
		},
		{ requiredKeys: [] }
	);
	const hands = holdersIn(book);
	const four = fc.shuffledSubarray(SIX, { minLength: hands, maxLength: hands });
	return fc
		.tuple(legalGame(book), four, fc.oneof(added, fc.constant<Added>({})))
		.map(([written, names, { bid, declarer, bought, foul, ...outOfTurn }]): Thing => {
			const renamed = JSON.stringify(written).replace(
				/"([ABCD])"/g,
				(_, letter: string) => `"${names['ABCD'.indexOf(letter)]}"`
			);
			const isBidFor = book.rounds.gardareizrunde?.contracts?.includes(written.contract) ?? false;
			const legal = JSON.parse(renamed) as Fields;
			// A player who sold his hand plays no game.
			const own = declarer === undefined ? undefined : names[SIX.indexOf(declarer) % names.length];
			const plays = (who: string): boolean => renamed.includes(`"${who}"`) || who === own;
			// Four settle, and no fifth is named: who buys or is blamed is among them, or is a fourth whom nothing else names.
			const named = new Set(SIX.filter(plays));
			const joins = (who: string): boolean => named.has(who) || named.size < names.length;
			const sells = bought && bought.buyer !== bought.seller && !plays(bought.seller) && joins(bought.buyer);
			if (sells) named.add(bought.buyer);
			const pays = foul && joins(foul.player);
			const game = {
				...legal,
				...(bid !== undefined && isBidFor ? { bid } : {}),
				// One of the four whose Mungo it is.
				...(own !== undefined && written.contract === 'mungo' ? { declarer: own } : {}),
				...(sells ? { bought } : {}),
				...(pays ? { foul } : {}),
				...(book.bockspiel ? outOfTurn : {})
			};
			return { kind: 'game', fields: { game } };
		});
}

const vote = fc.tuple(fc.nat(3), fc.nat(3)).map(([mungorunde, bockrunde]): Thing => ({
	kind: 'round',
	fields: { round: bockrunde > mungorunde ? 'bockrunde' : 'mungorunde', vote: { mungorunde, bockrunde } }
}));

const asked = fc
	.record(
		{
			round: fc.constantFrom(...ROUNDS),
			geschoben: fc.boolean(),
			dealer: member,
			anyContractWinsStock: fc.boolean()
		},
		{ requiredKeys: ['round'] }
	)
	.map((fields): Thing => ({ kind: 'round', fields }));

const incident = fc
	.oneof(
		fc.record({ incident: fc.constantFrom('vergeben', 'verabhebt'), player: member }),
		fc
			.tuple(fc.shuffledSubarray(SIX, { minLength: 2 }), fc.nat(4), fc.nat(500))
			.map(([members, cut, amount]) => {
				const at = Math.min(cut + 1, members.length - 1);
				return { incident: 'falschKassiert', from: members.slice(0, at), to: members.slice(at), amount };
			})
	)
	.map((fields): Thing => ({ kind: 'incident', fields }));

const seatedAt = (book: Book): fc.Arbitrary<Thing> =>
	fc
		.shuffledSubarray(SIX, { minLength: holdersIn(book) })
		.chain((seats) => fc.tuple(fc.constant(seats), fc.constantFrom(...seats)))
		.map(([seats, dealer]): Thing => ({ kind: 'seats', fields: { seats, dealer } }));

/** Another tariff for what comes: some of the books know of any, some of none. */
const tariff = fc.integer({ min: 1, max: 30 }).map((rate): Thing => ({ kind: 'tariff', fields: { rate } }));

const announced = fc
	.constantFrom(...ROUNDS)
	.map((round): Thing => ({ kind: 'announced', fields: { round } }));

const dealtAgain: fc.Arbitrary<Thing> = fc.constant({ kind: 'dealtAgain', fields: {} });

const roundEnd: fc.Arbitrary<Thing> = fc.constant({ kind: 'roundEnd', fields: {} });

const passed: fc.Arbitrary<Thing> = fc.constant({ kind: 'passed', fields: {} });

/** Incidents that the book knows. */
const incidentsOf = (book: Book): fc.Arbitrary<Thing> =>
	incident.filter(
		({ fields }) => book[fields['incident'] as 'vergeben' | 'verabhebt' | 'falschKassiert'] !== null
	);

export const anyThing = (book: Book): fc.Arbitrary<Thing> =>
	fc.oneof(
		{ weight: 14, arbitrary: anyGame(book) },
		...(book.nobodyPlays === 'passed' ? [{ weight: 3, arbitrary: passed }] : []),
		...(book.falschKassiert ? [{ weight: 2, arbitrary: incidentsOf(book) }] : []),
		{ weight: 3, arbitrary: asked },
		{ weight: 1, arbitrary: vote },
		{ weight: 1, arbitrary: seatedAt(book) },
		{ weight: 1, arbitrary: roundEnd },
		{ weight: 1, arbitrary: announced },
		{ weight: 1, arbitrary: tariff },
		{ weight: 1, arbitrary: dealtAgain }
	);

export const anyThings = (book: Book): fc.Arbitrary<readonly Thing[]> => fc.array(anyThing(book), LENGTH);

export interface AnyEvening {
	/** Cents that were carried in; 0 by a book without a Stock, whatever its head says. */
	readonly stock: number;
	readonly entries: readonly AnyEntry[];
}

/** The entry that opens the evening for four, five or six; what is carried in stands in the first. */
const opened = (book: Book): fc.Arbitrary<readonly [number, AnyEntry]> =>
	fc
		.tuple(fc.integer({ min: 4, max: 6 }), fc.nat(500), fc.constantFrom('abend', 'ausflug', 'meisterschaft'))
		.map(([size, stock, occasion]) => {
			const seats = SIX.slice(0, holdersIn(book) === 3 ? 3 : size);
			// A championship has no rounds, so most evenings belong to none.
			const often = stock % 4 === 0 ? occasion : 'abend';
			const brought = stockFamily(book) === null ? 0 : stock;
			return [brought, opening('000', { rulebook: book.id, seats, dealer: 'B', stock, occasion: often })];
		});

export const idOf = (i: number): string => String(i + 1).padStart(3, '0');

export const entriesOf = (things: readonly Thing[]): readonly AnyEntry[] =>
	things.map(({ kind, fields }, i) => tonight(idOf(i), kind, fields));

/** An evening of which every prefix is one too: nothing in it was corrected or struck. */
export const plainEvening = (book: Book): fc.Arbitrary<AnyEvening> =>
	fc.tuple(opened(book), anyThings(book)).map(([[stock, first], things]) => ({
		stock,
		entries: [first, ...entriesOf(things)]
	}));

/** An evening in which entries correct earlier ones, and strike them. */
export function anyEvening(book: Book): fc.Arbitrary<AnyEvening> {
	const done = fc.record({
		thing: anyThing(book),
		how: fc.oneof(
			{ weight: 5, arbitrary: fc.constant('written' as const) },
			{ weight: 1, arbitrary: fc.constantFrom('corrects' as const, 'struck' as const) }
		),
		pick: fc.nat()
	});
	return fc
		.tuple(opened(book), fc.array(done, LENGTH))
		.map(([[stock, first], list]) => ({ stock, entries: [first, ...doneTo(list)] }));
}

function doneTo(list: readonly Done[]): readonly AnyEntry[] {
	const entries: AnyEntry[] = [];
	list.forEach(({ thing, how, pick }, i) => {
		const before = entries.filter(({ kind }) => how === 'struck' || kind === thing.kind);
		const target = before[pick % Math.max(1, before.length)];
		if (how === 'struck' && target) entries.push(strike(idOf(i), target.id));
		else {
			const replaces = how === 'corrects' && target ? { replaces: target.id } : {};
			entries.push(tonight(idOf(i), thing.kind, { ...thing.fields, ...replaces }));
		}
	});
	return entries;
}
