import { toCents, type Cents } from '#lib/base/money.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import type { System } from './system.ts';

/** The entry fee that a new championship begins with, in cents: the one that its book names; null if it names none. */
export function usualFee(system: System, { fees }: Pick<Book, 'fees'>): Cents | null {
	const field = system === 'zockmeisterschaft' ? 'championship' : 'tournament';
	const fee = fees[field];
	return fee ? toCents(fee.value) : null;
}

/** The entry of a new championship with that fee. */
export const withFee = (entry: NewEntry, fee: Cents): NewEntry =>
	entry.kind === 'championship' ? { ...entry, fee } : entry;
