import { describe, expect, it } from 'vitest';
import { failureOf, isDropped } from './failure.ts';

const NOTHING_KNOWN = [null, undefined, 'QuotaExceededError', 'UnknownError', 0, {}, []];

describe('why something could not be written', () => {
	it.each([
		['QuotaExceededError', 'full'],
		['VersionError', 'outdated'],
		['ConstraintError', 'clash'],
		['UnknownError', 'lost'],
		['AbortError', 'lost'],
		['InvalidStateError', 'lost'],
		['TypeError', 'lost']
	])('%s: %s', (name, failure) => {
		expect(failureOf({ name })).toBe(failure);
		expect(failureOf(new DOMException('', name))).toBe(failure);
	});

	it.each(NOTHING_KNOWN)('%o: lost', (thrown) => {
		expect(failureOf(thrown)).toBe('lost');
	});
});

describe('whether the connection was dropped', () => {
	it.each([
		['UnknownError', true],
		['InvalidStateError', true],
		['AbortError', false],
		['QuotaExceededError', false],
		['ConstraintError', false],
		['VersionError', false]
	])('%s: %s', (name, dropped) => {
		expect(isDropped(new DOMException('', name))).toBe(dropped);
	});

	it.each(NOTHING_KNOWN)('%o: no', (thrown) => {
		expect(isDropped(thrown)).toBe(false);
	});
});
