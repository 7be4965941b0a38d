import * as v from 'valibot';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { ROUNDS } from '#lib/rules/vocabulary.ts';
import { OCCASIONS, type Entry, type EntryKind } from './entry.ts';
import {
	cents,
	centsNotOwed,
	count,
	date,
	distinct,
	fields,
	id,
	isFields,
	list,
	LIST_LIMIT,
	missing,
	moment,
	NAME_LENGTH,
	NOTE_LENGTH,
	oneOf,
	PURPOSE_LENGTH,
	TABLE_LIMIT,
	tally,
	text,
	yesOrNo
} from './schema-fields.ts';
import { anyGame } from './schema-game.ts';

const common = {
	id: id<EntryId>(),
	at: moment(),
	replaces: v.exactOptional(id<EntryId>()),
	note: v.exactOptional(text(NOTE_LENGTH))
};

/** Fields that are not named here are kept: they come from a later version. */
const entry = <K extends string, const T extends v.ObjectEntries>(kind: K, own: T) =>
	v.looseObject({ ...common, kind: v.literal(kind), ...own }, missing);

const evening = { evening: id<EveningId>() };
const atTable = { ...evening, seen: v.exactOptional(id<EntryId>()) };
const championship = { championship: id() };

/** More points than any game moves. */
const MANY_POINTS = 10_000;

/** Three to six, as the book has it, clockwise; the dealer is one of them. */
const seated = {
	seats: v.pipe(distinct(id<MemberId>(), 6), v.minLength(3, 'am Tisch sitzen mindestens drei')),
	dealer: id<MemberId>()
};

const dealerSits = <T extends { readonly seats: readonly MemberId[]; readonly dealer: MemberId }>() =>
	v.rawCheck<T>(({ dataset, addIssue }) => {
		// Also where another field is wrong: all faults of an entry are named at once.
		const { seats, dealer } = dataset.value as Readonly<Record<string, unknown>>;
		if (!Array.isArray(seats) || typeof dealer !== 'string' || seats.includes(dealer)) return;
		addIssue({
			message: 'der Geber sitzt nicht am Tisch',
			path: [{ type: 'unknown', origin: 'value', input: seats, key: 'dealer', value: dealer }]
		});
	});

/** What every kind of entry holds, in the order of the file format's table. */
export const SCHEMAS = {
	club: entry('club', { name: text(NAME_LENGTH) }),
	member: entry('member', {
		member: id<MemberId>(),
		name: text(NAME_LENGTH),
		left: v.exactOptional(date()),
		joined: v.exactOptional(date()),
		nickname: v.exactOptional(text(NAME_LENGTH))
	}),
	rulebook: entry('rulebook', {
		replaces: v.exactOptional(
			v.custom<EntryId>(() => false, 'ein Regelbuch wird nie ersetzt: ein geändertes ist ein neues')
		),
		rulebook: id(),
		base: id(),
		name: text(NAME_LENGTH),
		changes: v.custom<Readonly<Record<string, unknown>>>(isFields, 'hier stehen mehrere Felder')
	}),
	evening: v.pipe(
		entry('evening', {
			...evening,
			...seated,
			date: date(),
			occasion: oneOf(OCCASIONS),
			rulebook: id(),
			stock: v.exactOptional(centsNotOwed()),
			rate: v.exactOptional(centsNotOwed()),
			championship: v.exactOptional(id()),
			partie: v.exactOptional(count(1, LIST_LIMIT)),
			table: v.exactOptional(count(1, LIST_LIMIT))
		}),
		dealerSits()
	),
	seats: v.pipe(entry('seats', { ...atTable, ...seated }), dealerSits()),
	game: entry('game', { ...atTable, game: anyGame() }),
	passed: entry('passed', atTable),
	agreed: entry('agreed', { ...atTable, anyContractWinsStock: yesOrNo() }),
	incident: v.variant(
		'incident',
		[
			entry('incident', {
				...atTable,
				incident: v.picklist(['vergeben', 'verabhebt']),
				player: id<MemberId>()
			}),
			entry('incident', {
				...atTable,
				incident: v.literal('falschKassiert'),
				from: list(id<MemberId>(), TABLE_LIMIT),
				to: list(id<MemberId>(), TABLE_LIMIT),
				amount: centsNotOwed()
			})
		],
		'möglich ist hier nur: vergeben, verabhebt, falschKassiert'
	),
	round: entry('round', {
		...atTable,
		round: oneOf(ROUNDS),
		geschoben: v.exactOptional(yesOrNo()),
		dealer: v.exactOptional(id<MemberId>()),
		anyContractWinsStock: v.exactOptional(yesOrNo()),
		vote: v.exactOptional(fields({ mungorunde: count(0, TABLE_LIMIT), bockrunde: count(0, TABLE_LIMIT) }))
	}),
	roundEnd: entry('roundEnd', atTable),
	close: entry('close', evening),
	// What a void replaces is nobody's business: the field is not looked at, and kept.
	void: v.looseObject(
		{ id: common.id, at: common.at, note: common.note, kind: v.literal('void'), target: id<EntryId>() },
		missing
	),
	booking: entry('booking', {
		date: date(),
		amount: cents(),
		purpose: text(PURPOSE_LENGTH),
		member: v.exactOptional(id<MemberId>()),
		// The year a treasurer closed, and the balance in cents he signed.
		closes: v.exactOptional(fields({ year: count(1, 9999), balance: cents() }))
	}),
	championship: entry('championship', {
		...championship,
		year: count(1, 9999),
		system: oneOf(['zockmeisterschaft', 'schafkopfschule']),
		players: distinct(id<MemberId>(), LIST_LIMIT),
		games: v.exactOptional(count(1, LIST_LIMIT)),
		previousPlaces: v.exactOptional(tally(1, LIST_LIMIT, LIST_LIMIT)),
		numbers: tally(1, LIST_LIMIT, LIST_LIMIT),
		plan: list(list(list(count(1, LIST_LIMIT), TABLE_LIMIT), LIST_LIMIT), TABLE_LIMIT)
	}),
	dispute: entry('dispute', {
		...championship,
		game: id<EntryId>(),
		swing: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT),
		best: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT)
	}),
	substitute: entry('substitute', { ...championship, out: id<MemberId>(), in: id<MemberId>() }),
	confirm: entry('confirm', { ...evening, member: id<MemberId>() }),
	draw: entry('draw', {
		...championship,
		what: oneOf(['numbers', 'seats', 'lots']),
		partie: v.exactOptional(count(1, LIST_LIMIT)),
		table: v.exactOptional(count(1, LIST_LIMIT)),
		result: distinct(id<MemberId>(), LIST_LIMIT),
		again: v.exactOptional(text(NOTE_LENGTH))
	}),
	tick: entry('tick', { ...evening, remark: text(NOTE_LENGTH) }),
	paid: entry('paid', { ...evening, member: id<MemberId>(), amount: cents() }),
	event: entry('event', {
		date: date(),
		title: text(NOTE_LENGTH),
		place: v.exactOptional(text(NOTE_LENGTH)),
		// Ours, beside the table.
		occasion: v.exactOptional(oneOf(OCCASIONS)),
		until: v.exactOptional(date())
	}),
	playoff: entry('playoff', { ...championship, winner: id<MemberId>(), loser: id<MemberId>() }),
	approval: entry('approval', { ...championship, game: id<EntryId>(), approved: yesOrNo() }),
	// Ours, beside the table: `entry.ts` says what they do, and by which paragraph.
	disqualify: entry('disqualify', { ...championship, member: id<MemberId>(), reason: text(NOTE_LENGTH) }),
	invalid: entry('invalid', { ...championship, ...evening, reason: text(NOTE_LENGTH) }),
	announced: entry('announced', { ...atTable, round: oneOf(ROUNDS) })
} as const satisfies Readonly<Record<EntryKind, v.GenericSchema>>;

/** A kind from a later version: nothing else of it is looked at. */
export const UNKNOWN = v.looseObject({ id: common.id, at: common.at, kind: id() }, missing);

/** The fields of a type alone: without brands' wrapping, without the index that says unknown ones are kept. */
type Shape<T> = T extends string | number | boolean
	? T
	: T extends readonly (infer Item)[]
		? readonly Shape<Item>[]
		: { readonly [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]: Shape<T[K]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<T extends Readonly<Record<EntryKind, true>>> = T;
/** Does not compile where a schema and its type in `entry.ts` say different things. */
export type SchemasSayWhatTypesSay = Holds<{
	readonly [K in EntryKind]: Same<
		Shape<v.InferOutput<(typeof SCHEMAS)[K]>>,
		Shape<Extract<Entry, { kind: K }>>
	>;
}>;
