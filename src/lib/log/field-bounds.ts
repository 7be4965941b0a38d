import * as v from 'valibot';
import { ID_LENGTH } from '#lib/base/ids.ts';
import { AMOUNT_LIMIT } from '#lib/base/money.ts';
import { isFields } from '#lib/rules/patch.ts';
import type { EntryRefusal } from './refusal-text.ts';

// The bounds of the file format: what a field may hold, and why anything else is refused. Lengths count characters, not
// UTF-16 units, so that a name of 80 emoji is allowed.

/** The most members that one entry of an evening may list. Never more than six sit at a table. */
export const TABLE_LIMIT = 16;
/** The most members, numbers or tables that one entry of a championship may list. */
export const LIST_LIMIT = 1000;

/** valibot's reasons are texts, so a refusal is passed on as JSON. */
export const because = (refusal: EntryRefusal): string => JSON.stringify(refusal);

function isText(value: unknown, most: number): value is string {
	if (typeof value !== 'string' || value.length > 2 * most) return false;
	return value.length <= most || [...value].length <= most;
}

/** Whether the value may be an id: a text that is neither empty nor too long. */
export const isId = (value: unknown): value is string => isText(value, ID_LENGTH) && value !== '';

export const id = <T extends string>() => v.custom<T>(isId, because({ code: 'notId', most: ID_LENGTH }));

export const textUpTo = (most: number) =>
	v.custom<string>((value) => isText(value, most), because({ code: 'notText', most }));

export const count = (least: number, most: number) =>
	v.custom<number>(
		(value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
		because({ code: 'notNumber', least, most })
	);

/** Cents of either sign: a whole number between −10⁷ and 10⁷. */
export const centsEitherWay = () =>
	v.custom<number>(
		(value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < AMOUNT_LIMIT,
		because({ code: 'notCents' })
	);

/** Cents that are never negative: a Stock, a rate, an amount taken by mistake. */
export const centsNotOwed = () =>
	v.custom<number>(
		(value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < AMOUNT_LIMIT,
		because({ code: 'notCentsFromZero' })
	);

export const yesOrNo = () => v.boolean(because({ code: 'notYesOrNo' }));

export const oneOfWords = <const T extends readonly string[]>(words: T) =>
	v.picklist(words, because({ code: 'notOneOf', words: words.join(', ') }));

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the value is a date of the calendar, YYYY-MM-DD. */
export function isDate(value: unknown): boolean {
	const parts = typeof value === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
	if (!parts) return false;
	const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
	const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

const HOUR = '(?:[01]\\d|2[0-3])';
const TIME = new RegExp(`^T${HOUR}:[0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,9})?)?(?:Z|[+-]${HOUR}(?::?[0-5]\\d)?)$`);

/** Whether the value is a moment in ISO 8601 with its offset; without the offset the moment would be unknown. */
export const isMoment = (value: unknown): boolean =>
	typeof value === 'string' && isDate(value.slice(0, 10)) && TIME.test(value.slice(10));

/** A picture's name: its SHA-256 in base64url, without padding. */
export const sha256Name = () =>
	v.custom<string>(
		(value) => typeof value === 'string' && /^[\w-]{43}$/.test(value),
		because({ code: 'notPicture' })
	);

export const date = () => v.custom<string>(isDate, because({ code: 'notDate' }));

/** "19:30" */
export const timeOfDay = () =>
	v.custom<string>(
		(value) => typeof value === 'string' && new RegExp(`^${HOUR}:[0-5]\\d$`).test(value),
		because({ code: 'notTime' })
	);

/** What a member says of an event. */
export const COMING = ['yes', 'no', 'open'] as const;

/** What carries a motion (allgaeu §12): more yes than no, three quarters, or nobody against it. */
export const MAJORITIES = ['simple', 'threeQuarters', 'unanimous'] as const;
/** How a member votes. */
export const VOTE_CHOICES = ['yes', 'no', 'abstain'] as const;

export const moment = () => v.custom<string>(isMoment, because({ code: 'notMoment' }));

/** A group of fields; unknown fields are kept. */
export const groupOf = <const T extends v.ObjectEntries>(entries: T) =>
	v.pipe(
		v.custom<Record<string, unknown>>(isFields, because({ code: 'notFields' })),
		v.looseObject(entries, missing)
	);

/** What valibot says about a missing field. */
export const missing = because({ code: 'fieldMissing' });

/** A list of limited length. The length is checked first, so that a long forged list is never walked through. */
export const listUpTo = <const T extends v.GenericSchema>(item: T, most: number) =>
	v.pipe(
		v.custom<unknown[]>(
			(value) => Array.isArray(value) && value.length <= most,
			because({ code: 'notList', most })
		),
		v.array(item)
	);

/** A list in which no id stands twice. */
export const distinct = <const T extends v.GenericSchema<unknown, string>>(item: T, most: number) =>
	v.pipe(
		listUpTo(item, most),
		v.check((members) => new Set(members).size === members.length, because({ code: 'namedTwice' }))
	);

/** A map from member to whole number. The object has no prototype: a member may be called `__proto__` like any other. */
export const tally = (least: number, most: number, members: number) =>
	v.pipe(
		v.custom<Record<string, unknown>>(
			(value) => isFields(value) && Object.keys(value).length <= members,
			because({ code: 'tallyTooLong', most: members })
		),
		v.rawTransform(({ dataset, addIssue }): Readonly<Record<string, number>> => {
			const numbers = Object.create(null) as Record<string, number>;
			for (const [key, value] of Object.entries(dataset.value)) {
				const good =
					isId(key) && Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
				if (good) numbers[key] = value as number;
				else {
					addIssue({
						message: because({ code: 'tallyOutside', least, most }),
						path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }]
					});
				}
			}
			return numbers;
		})
	);
