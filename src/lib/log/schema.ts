import * as v from 'valibot';
import { ID_LENGTH } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { isFields } from '#lib/rules/patch.ts';
import type { AnyEntry, EntryKind } from './entry.ts';
import type { EntryRefusal } from './refusal-text.ts';
import { SCHEMAS, UNKNOWN } from './schema-kinds.ts';

/** The most faults named for one entry; a forged one may have millions. */
const FAULTS_NAMED = 100;
/** Deeper than the entries of any version. */
const DEPTH = 32;

/**
 * Checks the form of one entry from outside: bounds, dates, unions. Returns a copy. Fields of this version have the
 * types of `entry.ts`; unknown fields are kept, and so is every field of an unknown kind. Fields called `__proto__`,
 * `prototype` or `constructor` are left out: no version has them, and they could reach into other objects. Faults carry
 * a dotted path into the entry. Never throws.
 */
export function checkEntry(value: unknown): Result<AnyEntry, readonly Fault<EntryRefusal>[]> {
	if (!isFields(value)) return refused([{ path: '', refusal: { code: 'notEntry' } }]);
	const parsed = v.safeParse(schemaFor(value), value);
	if (!parsed.success) return refused(parsed.issues.slice(0, FAULTS_NAMED).map(faultOf));
	const copy = copyOf(parsed.output, DEPTH);
	return copy === TOO_DEEP ? refused([{ path: '', refusal: { code: 'tooDeep' } }]) : ok(copy as AnyEntry);
}

function schemaFor(value: Readonly<Record<string, unknown>>): v.GenericSchema {
	const { kind } = value;
	if (typeof kind !== 'string' || !Object.hasOwn(SCHEMAS, kind)) return UNKNOWN;
	return SCHEMAS[kind as EntryKind];
}

function faultOf(issue: v.BaseIssue<unknown>): Fault<EntryRefusal> {
	const keys = issue.path?.map(({ key }) => String(key).slice(0, ID_LENGTH)) ?? [];
	return { path: keys.join('.'), refusal: JSON.parse(issue.message) as EntryRefusal };
}

const TOO_DEEP = Symbol('too deep');

/** A copy of JSON data; what lies deeper than `depth` levels becomes `TOO_DEEP`. */
function copyOf(value: unknown, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (depth === 0) return TOO_DEEP;
	// Made by `tally`: its keys are members, and it has no prototype.
	if (Object.getPrototypeOf(value) === null) return value;
	if (!Array.isArray(value)) return copyOfFields(value, depth);
	const items = value.map((item) => copyOf(item, depth - 1));
	return items.includes(TOO_DEEP) ? TOO_DEEP : items;
}

function copyOfFields(value: object, depth: number): unknown {
	const copy: Record<string, unknown> = {};
	for (const [key, inner] of Object.entries(value)) {
		if (key === '__proto__' || key === 'prototype' || key === 'constructor') continue;
		const kept = copyOf(inner, depth - 1);
		if (kept === TOO_DEEP) return TOO_DEEP;
		copy[key] = kept;
	}
	return copy;
}
