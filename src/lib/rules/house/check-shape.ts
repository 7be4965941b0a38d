import type { Schema } from '../json-schema.ts';
import type { BookFault, BookRefusal } from './refusal-text.ts';

/** So many faults of one book are named. */
const NAMED = 50;

type Note = (path: string, refusal: BookRefusal) => void;
type Defs = Readonly<Record<string, Schema>>;

/** What the walk through a value carries along: what its schema refers to, and where faults go. */
interface By {
	readonly defs: Defs;
	readonly note: Note;
}

/** What is wrong with the shape of what should be a book, or a change to one, by a JSON Schema and what it refers to. */
export function shapeFaults(value: unknown, schema: Schema, defs: Defs = {}): readonly BookFault[] {
	const faults: BookFault[] = [];
	const note: Note = (path, refusal) => {
		if (faults.length < NAMED) faults.push({ path, refusal });
	};
	check(value, schema, '', { defs, note });
	return faults;
}

/** Parts of books that were found in order, by their schema: a book shares with its base what it does not change. */
const sound = new WeakMap<object, Schema>();

function check(value: unknown, schema: Schema, path: string, by: By): void {
	if (typeof value !== 'object' || value === null) return checkPart(value, schema, path, by);
	if (sound.get(value) === schema) return;
	let isSound = true;
	const note: Note = (at, refusal) => {
		isSound = false;
		by.note(at, refusal);
	};
	checkPart(value, schema, path, { ...by, note });
	if (isSound) sound.set(value, schema);
}

function checkPart(value: unknown, schema: Schema, path: string, by: By): void {
	if (schema.$ref) return check(value, by.defs[schema.$ref.slice('#/$defs/'.length)] ?? {}, path, by);
	if (schema.anyOf) {
		// Here only ever: this, or null.
		const [given] = schema.anyOf;
		if (value !== null && given) check(value, given, path, by);
		return;
	}
	switch (schema.type) {
		case 'object':
			return checkFields(value, schema, path, by);
		case 'array':
			return checkList(value, schema, path, by);
		case 'string':
			return checkText(value, schema, path, by);
		case 'integer': {
			const { minimum = 0, maximum = 0 } = schema;
			if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum) return;
			return by.note(path, { code: 'notNumber', least: minimum, most: maximum });
		}
		case 'boolean':
			if (typeof value !== 'boolean') by.note(path, { code: 'notYesOrNo' });
			return;
		case 'null':
		case undefined:
	}
}

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function checkFields(value: unknown, schema: Schema, path: string, by: By): void {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return by.note(path, { code: 'notFields' });
	}
	const { properties = {}, required = [] } = schema;
	for (const key of required)
		if (!Object.hasOwn(value, key)) by.note(within(path, key), { code: 'fieldMissing' });
	for (const [key, inner] of Object.entries(value)) {
		const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
		if (known) check(inner, known, within(path, key), by);
		else by.note(within(path, key.slice(0, 64)), { code: 'bookFieldUnknown' });
	}
}

function checkList(value: unknown, schema: Schema, path: string, by: By): void {
	const { minItems = 0, maxItems = 0, items = {} } = schema;
	if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
		return by.note(path, { code: 'bookList', least: minItems, most: maxItems });
	}
	value.forEach((item, i) => check(item, items, within(path, String(i)), by));
	if (new Set(value).size < value.length) by.note(path, { code: 'bookListTwice' });
}

function checkText(value: unknown, schema: Schema, path: string, by: By): void {
	const { minLength = 0, maxLength = 0 } = schema;
	if (schema.enum) {
		if (!schema.enum.some((word) => word === value)) {
			by.note(path, { code: 'notOneOf', words: schema.enum.join(', ') });
		}
	} else if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) {
		by.note(path, { code: 'bookText', least: minLength, most: maxLength });
	}
}
