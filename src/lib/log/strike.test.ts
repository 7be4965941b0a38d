import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { entry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from './entry.ts';
import type { Place } from './place.ts';
import { standing } from './standing.ts';
import { countingAt, voidsToLift } from './strike.ts';

const booking = (id: string, amount: number, replaces?: string): AnyEntry =>
	entry(id, 'booking', {
		...{ date: '2026-02-01', amount, purpose: 'Pokale' },
		...(replaces === undefined ? {} : { replaces })
	});

/** A log that strikes and restores as the Kasse does, id after id. */
class Log {
	readonly entries: AnyEntry[];
	#next = 50;
	constructor(...entries: readonly AnyEntry[]) {
		this.entries = [...entries];
	}
	get place(): Place {
		const [place] = standing(this.entries).places;
		if (!place) throw new Error('empty');
		return place;
	}
	get amount(): unknown {
		const { entry } = this.place;
		return entry?.kind === 'booking' ? entry.amount : null;
	}
	strike(): this {
		for (const id of countingAt(this.place, this.entries)) this.#void(id);
		return this;
	}
	restore(): this {
		for (const id of voidsToLift(this.place, this.entries)) this.#void(id);
		return this;
	}
	#void(target: string): void {
		this.entries.push(strike(String(this.#next++), target));
	}
}

describe('striking a place', () => {
	it('takes out all that counts there, and one tap brings it back', () => {
		const log = new Log(booking('1', -1500), booking('2', -1550, '1'));
		expect(log.strike().amount).toBeNull();
		expect(log.restore().amount).toBe(-1550);
	});

	it('brings back what stood there, not a correction that was taken back before', () => {
		const log = new Log(booking('1', -1500), booking('2', -1550, '1'), strike('3', '2'));
		expect(log.amount).toBe(-1500);
		expect(log.strike().amount).toBeNull();
		expect(log.restore().amount).toBe(-1500);
	});

	it('brings back what two devices struck', () => {
		const log = new Log(booking('1', -1500), strike('3', '1'), strike('4', '1'));
		expect(log.restore().amount).toBe(-1500);
	});

	it('has nothing to bring back where nothing was struck', () => {
		expect(voidsToLift(new Log(booking('1', 5)).place, [booking('1', 5)])).toEqual([]);
		expect(countingAt(new Log(booking('1', 5)).place, [])).toEqual([asId('1')]);
	});
});
