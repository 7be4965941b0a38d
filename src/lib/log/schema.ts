import * as v from 'valibot';
import { ID_LENGTH } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { isFields } from '#lib/rules/patch.ts';
import type { AnyEntry, EntryKind } from './entry.ts';
import type { EntryRefusal } from './refusal-text.ts';
import { SCHEMAS, UNKNOWN } from './schema-kinds.ts';

/** So many faults of one entry are named; a forged one may have millions. */
const FAULTS_NAMED = 100;
/** No entry of any version nests so deep. */
const DEPTH = 32;

/**
 * Checks one entry from outside by its form: bounds, dates, unions. What it returns is a copy. Fields of this version are
 * typed as in `entry.ts`, unknown ones are kept, and so is everything of an unknown kind. Left out are fields called
 * `__proto__`, `prototype` or `constructor`, which no version has and which could reach into every other object.
 * Faults carry a dotted path into the entry. Never throws.
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

/** A copy of what JSON can say, `TOO_DEEP` below `depth` levels. */
function copyOf(value: unknown, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (depth === 0) return TOO_DEEP;
	// Made by `tally`: its keys are members, and it has no prototype to reach.
	if (Object.getPrototypeOf(value) === null) return value;
	if (Array.isArray(value)) {
		const items = value.map((item) => copyOf(item, depth - 1));
		return items.includes(TOO_DEEP) ? TOO_DEEP : items;
	}
	const copy: Record<string, unknown> = {};
	for (const [key, inner] of Object.entries(value)) {
		if (key === '__proto__' || key === 'prototype' || key === 'constructor') continue;
		const kept = copyOf(inner, depth - 1);
		if (kept === TOO_DEEP) return TOO_DEEP;
		copy[key] = kept;
	}
	return copy;
}
