import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { Debt } from '#lib/kasse/debts.ts';
import type { SheetWriting } from '#lib/state/writing.svelte.ts';

/** What lies open over the Kasse. */
type KasseSheet =
	| { readonly sheet: 'new' | 'close' | 'bank' | 'move' }
	/** `into`: the year whose end it is counted for, which is closed next. */
	| { readonly sheet: 'count'; readonly into: number | null }
	| { readonly sheet: 'booking' | 'change'; readonly order: string }
	| { readonly sheet: 'receipt'; readonly order: string; readonly place: EntryId }
	| { readonly sheet: 'evening'; readonly evening: EveningId }
	| { readonly sheet: 'pot'; readonly pot: string };

export type KasseWriting = SheetWriting<KasseSheet>;

/** What lies open over what is still to be paid. */
type OwedSheet =
	| { readonly sheet: 'part'; readonly debt: Debt }
	| { readonly sheet: 'evening'; readonly evening: EveningId }
	| { readonly sheet: 'levy'; readonly place: EntryId }
	/** One debt by its key, or all of the member. */
	| { readonly sheet: 'transfer'; readonly member: MemberId; readonly key: string | null }
	| { readonly sheet: 'ask' };

export type OwedWriting = SheetWriting<OwedSheet>;
