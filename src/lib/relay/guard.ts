import type { Map as YMap } from 'yjs';
import { applyUpdate, decodeUpdate, Doc, encodeStateAsUpdate, Item } from 'yjs';
import type { Limits, Reason } from './limits.ts';

/** The one map of a document, and the only thing in it. */
export const ENTRIES = 'entries';

/**
 * Why an update may not be applied to a document; null if it may. Afterwards every key that was there must be there with the
 * same bytes, and there must be nothing but entries within their sizes.
 */
export function faultOf(document: Doc, update: Uint8Array, limits: Limits): Reason | null {
	try {
		if (addsOnly(document, update, limits)) return null;
		return faultAfter(document, update, limits);
	} catch {
		return 'malformed';
	}
}

/** Whether it only adds keys that are not there, which is how nearly every update is: then nothing has to be tried. */
function addsOnly(document: Doc, update: Uint8Array, limits: Limits): boolean {
	const { structs, ds } = decodeUpdate(update);
	if (ds.clients.size > 0) return false;
	const entries = document.getMap(ENTRIES);
	const added = new Set<string>();
	for (const struct of structs) {
		if (!(struct instanceof Item) || struct.parent !== (ENTRIES as unknown) || struct.parentSub === null)
			return false;
		const key = struct.parentSub;
		const [value, more] = struct.content.getContent() as unknown[];
		if (more !== undefined || !isEntry(key, value, limits) || entries.has(key) || added.has(key))
			return false;
		added.add(key);
	}
	return true;
}

function isEntry(key: string, value: unknown, limits: Limits): value is Uint8Array {
	return key.length <= limits.key && value instanceof Uint8Array && value.length <= limits.value;
}

/** The same, tried on a copy. */
function faultAfter(document: Doc, update: Uint8Array, limits: Limits): Reason | null {
	const tried = new Doc();
	try {
		applyUpdate(tried, encodeStateAsUpdate(document));
		applyUpdate(tried, update);
		return faultIn(tried, limits) ?? faultBetween(document, tried);
	} finally {
		tried.destroy();
	}
}

/** What is wrong with a whole document; null if nothing is. */
export function faultIn(document: Doc, limits: Limits): Reason | null {
	const entries = document.getMap(ENTRIES);
	if ([...document.share.keys()].some((name) => name !== ENTRIES)) return 'malformed';
	// A list hides behind the map's name.
	if (entries._start !== null) return 'malformed';
	for (const [key, value] of entries) {
		if (key.length > limits.key || !(value instanceof Uint8Array)) return 'malformed';
		if (value.length > limits.value) return 'too-large';
	}
	return null;
}

function faultBetween(before: Doc, after: Doc): Reason | null {
	const [old, now] = [before, after].map((document) => document.getMap(ENTRIES)) as [
		YMap<unknown>,
		YMap<unknown>
	];
	for (const [key, value] of old) {
		const kept = now.get(key);
		if (!(value instanceof Uint8Array) || !(kept instanceof Uint8Array)) return 'removed';
		if (Buffer.compare(value, kept) !== 0) return 'removed';
	}
	return null;
}
