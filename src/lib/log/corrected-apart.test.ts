import { describe, expect, it } from 'vitest';
import { Phone } from '../../../tests/support/devices.ts';
import { correctedApart } from './corrected-apart.ts';
import type { AnyEntry } from './entry.ts';
import { standing } from './standing.ts';

// club-file.md, Entries: "the last replacement wins", and a `void` "takes out just its target". Both are right for what one knew of
// the other; what was done apart is "a clash to be shown".

const sie = { game: { contract: 'sie' } };
const solo = { game: { contract: 'solo' } };
const wenz = { game: { contract: 'wenz' } };

/** Two phones that both have one game; the second one's clock is later. */
function twoPhones() {
	const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
	const { id } = one.write('game', sie);
	two.take(one.entries);
	return { one, two, id };
}

/** The contract of each version of the only game, "gestrichen" where it counts no longer; the one that counts first. */
function versions(...phones: readonly Phone[]): readonly string[] | null {
	const { places } = standing(phones.flatMap(({ entries }): readonly AnyEntry[] => entries));
	const found = places.flatMap((place) => correctedApart(place, 'game') ?? []);
	return found[0]?.versions.map(({ entry }) => (entry ? JSON.stringify(entry.game) : 'gestrichen')) ?? null;
}

describe('a game that two phones', () => {
	it('corrected, the one striking it and the other changing it, has both versions', () => {
		const { one, two, id } = twoPhones();
		two.write('game', { ...solo, replaces: id });
		one.write('void', { target: id });
		expect(versions(one, two)).toEqual(['{"contract":"solo"}', 'gestrichen']);
	});

	it('changed differently has both versions, the last one first', () => {
		const { one, two, id } = twoPhones();
		one.write('game', { ...solo, replaces: id });
		two.write('game', { ...wenz, replaces: id });
		expect(versions(one, two)).toEqual(['{"contract":"wenz"}', '{"contract":"solo"}']);
	});

	it('changed alike has one', () => {
		const { one, two, id } = twoPhones();
		one.write('game', { ...solo, replaces: id });
		two.write('game', { ...solo, replaces: id });
		expect(versions(one, two)).toBeNull();
	});

	it('changed in turn, or one struck with the other’s change, has one', () => {
		const { one, two, id } = twoPhones();
		const changed = two.write('game', { ...solo, replaces: id });
		one.take(two.entries);
		one.write('game', { ...wenz, replaces: changed.id });
		expect(versions(one, two)).toBeNull();
		two.take(one.entries);
		for (const { id } of two.entries) two.write('void', { target: id });
		expect(versions(one, two)).toBeNull();
	});

	it('changed apart has one again once a version is struck', () => {
		const { one, two, id } = twoPhones();
		const other = one.write('game', { ...solo, replaces: id });
		two.write('game', { ...wenz, replaces: id });
		two.take(one.entries);
		two.write('void', { target: other.id });
		expect(versions(one, two)).toBeNull();
	});
});
