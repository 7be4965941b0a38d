import type { MemberId } from '#lib/base/ids.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { KingEntry } from './entry.ts';

/** Somebody who need not be a member: a king of old, a referee. Exactly one of `member` and `name` is set. */
export type Person = KingEntry['who'];

/** His name, ready to be shown beside others. */
export const personName = ({ member, name }: Person, nameOf: (member: MemberId) => string): string =>
	member === undefined ? besideOthers(name ?? '') || '?' : nameOf(member);
