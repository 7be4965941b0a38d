import * as v from 'valibot';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTE_LENGTH } from '#lib/base/text.ts';
import { because, distinct, id, missing, moment, textUpTo } from './field-bounds.ts';

/** The fields that every entry carries. */
export const common = {
	id: id<EntryId>(),
	/** The device's clock in ISO 8601 with offset. It is never used to order entries. */
	at: moment(),
	/** The entry of the same kind whose place this one takes. */
	replaces: v.exactOptional(id<EntryId>()),
	note: v.exactOptional(textUpTo(NOTE_LENGTH))
};

/** Fields that are not named here are kept: they come from a later version. */
export const entry = <K extends string, const T extends v.ObjectEntries>(kind: K, own: T) =>
	v.looseObject({ ...common, kind: v.literal(kind), ...own }, missing);

export const evening = { evening: id<EveningId>() };
/** For the kinds that happen at the table, where the app notes what it had seen. */
export const tableFields = {
	...evening,
	/**
	 * The last entry of this evening when this one was written; absent on the first entry. Entries written in turn form
	 * one chain, on however many devices. Two entries that saw the same entry were written apart.
	 */
	seen: v.exactOptional(id<EntryId>()),
	/** The entry of this evening right before whose place this one belongs: it was forgotten then. */
	before: v.exactOptional(id<EntryId>()),
	/** The entry that this one says again, where a list was joined to another; what was ruled on that one holds for this. */
	copyOf: v.exactOptional(id<EntryId>())
};

/** Three to six members, as the book allows, clockwise. The dealer is one of them. */
export const seatedFields = {
	seats: v.pipe(distinct(id<MemberId>(), 6), v.minLength(3, because({ code: 'tooFewSeats' }))),
	dealer: id<MemberId>()
};

export const dealerSits = <T extends { readonly seats: readonly MemberId[]; readonly dealer: MemberId }>() =>
	v.rawCheck<T>(({ dataset, addIssue }) => {
		// Runs even if another field is wrong, so that all faults of an entry are named at once.
		const { seats, dealer } = dataset.value as Readonly<Record<string, unknown>>;
		if (!Array.isArray(seats) || typeof dealer !== 'string' || seats.includes(dealer)) return;
		addIssue({
			message: because({ code: 'dealerNotSeated' }),
			path: [{ type: 'unknown', origin: 'value', input: seats, key: 'dealer', value: dealer }]
		});
	});
