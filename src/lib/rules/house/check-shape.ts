import { BOOK_SCHEMA } from '../book-schema.ts';
import type { Schema } from '../json-schema.ts';
import type { BookFault, BookRefusal } from './refusal-text.ts';

/** So many faults of one book are named. */
const NAMED = 50;

type Note = (path: string, refusal: BookRefusal) => void;
const DEFS: Readonly<Record<string, Schema>> = BOOK_SCHEMA.$defs;

/** What is wrong with the shape of what should be a book, by its JSON Schema. */
export function shapeFaults(value: unknown): readonly BookFault[] {
	const faults: BookFault[] = [];
	check(value, BOOK_SCHEMA, '', (path, refusal) => {
		if (faults.length < NAMED) faults.push({ path, refusal });
	});
	return faults;
}

/** Parts of books that were found in order, by their schema: a book shares with its base what it does not change. */
const sound = new WeakMap<object, Schema>();

function check(value: unknown, schema: Schema, path: string, note: Note): void {
	if (typeof value !== 'object' || value === null) return checkPart(value, schema, path, note);
	if (sound.get(value) === schema) return;
	let isSound = true;
	checkPart(value, schema, path, (at, refusal) => {
		isSound = false;
		note(at, refusal);
	});
	if (isSound) sound.set(value, schema);
}

function checkPart(value: unknown, schema: Schema, path: string, note: Note): void {
	if (schema.$ref) return check(value, DEFS[schema.$ref.slice('#/$defs/'.length)] ?? {}, path, note);
	if (schema.anyOf) {
		// Here only ever: this, or null.
		const [given] = schema.anyOf;
		if (value !== null && given) check(value, given, path, note);
		return;
	}
	switch (schema.type) {
		case 'object':
			return checkFields(value, schema, path, note);
		case 'array':
			return checkList(value, schema, path, note);
		case 'string':
			return checkText(value, schema, path, note);
		case 'integer': {
			const { minimum = 0, maximum = 0 } = schema;
			if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum) return;
			return note(path, { code: 'notNumber', least: minimum, most: maximum });
		}
		case 'boolean':
			if (typeof value !== 'boolean') note(path, { code: 'notYesOrNo' });
			return;
		case 'null':
		case undefined:
	}
}

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function checkFields(value: unknown, schema: Schema, path: string, note: Note): void {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return note(path, { code: 'notFields' });
	}
	const { properties = {}, required = [] } = schema;
	for (const key of required)
		if (!Object.hasOwn(value, key)) note(within(path, key), { code: 'fieldMissing' });
	for (const [key, inner] of Object.entries(value)) {
		const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
		if (known) check(inner, known, within(path, key), note);
		else note(within(path, key.slice(0, 64)), { code: 'bookFieldUnknown' });
	}
}

function checkList(value: unknown, schema: Schema, path: string, note: Note): void {
	const { minItems = 0, maxItems = 0, items = {} } = schema;
	if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
		return note(path, { code: 'bookList', least: minItems, most: maxItems });
	}
	value.forEach((item, i) => check(item, items, within(path, String(i)), note));
	if (new Set(value).size < value.length) note(path, { code: 'bookListTwice' });
}

function checkText(value: unknown, schema: Schema, path: string, note: Note): void {
	const { minLength = 0, maxLength = 0 } = schema;
	if (schema.enum) {
		if (!schema.enum.some((word) => word === value)) {
			note(path, { code: 'notOneOf', words: schema.enum.join(', ') });
		}
	} else if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) {
		note(path, { code: 'bookText', least: minLength, most: maxLength });
	}
}
