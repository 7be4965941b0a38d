import { describe, expect, it } from 'vitest';
import { failureOf, isDropped } from './failure.ts';

const error = (name: string, inner?: unknown): object => ({ name, inner });
const circle: { name: string; inner?: unknown } = { name: 'AbortError' };
circle.inner = circle;

describe('why something could not be written', () => {
	it.each([
		['QuotaExceededError', 'full'],
		['VersionError', 'outdated'],
		['VersionChangeError', 'outdated'],
		['ConstraintError', 'clash'],
		['BulkError', 'clash'],
		['UnknownError', 'lost'],
		['AbortError', 'lost'],
		['DatabaseClosedError', 'lost'],
		['TypeError', 'lost']
	])('%s: %s', (name, failure) => {
		expect(failureOf(error(name))).toBe(failure);
		expect(failureOf(new DOMException('', name))).toBe(failure);
		expect(failureOf(error('AbortError', error(name)))).toBe(failure);
		expect(failureOf(error('AbortError', error('OtherError', error(name))))).toBe(failure);
	});

	it.each([null, undefined, 'QuotaExceededError', 0, {}, [], circle, error('AbortError', null)])(
		'%o: lost',
		(thrown) => {
			expect(failureOf(thrown)).toBe('lost');
		}
	);

	it('is the full disk before anything else', () => {
		expect(failureOf(error('BulkError', error('QuotaExceededError')))).toBe('full');
	});
});

describe('whether the connection was dropped', () => {
	it.each([
		['UnknownError', true],
		['InvalidStateError', true],
		['DatabaseClosedError', true],
		['AbortError', false],
		['QuotaExceededError', false],
		['ConstraintError', false],
		['VersionError', false]
	])('%s: %s', (name, dropped) => {
		expect(isDropped(error(name))).toBe(dropped);
		expect(isDropped(error('AbortError', error(name)))).toBe(dropped);
	});

	it.each([null, undefined, 'UnknownError', {}, circle])('%o: no', (thrown) => {
		expect(isDropped(thrown)).toBe(false);
	});
});
