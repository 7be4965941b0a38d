import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { Debt } from '#lib/kasse/debts.ts';
import type { SheetWriting } from '#lib/state/writing.svelte.ts';

/** What lies open over what is still to be paid. */
type OwedSheet =
	| { readonly sheet: 'part'; readonly debt: Debt }
	| { readonly sheet: 'evening'; readonly evening: EveningId }
	| { readonly sheet: 'levy'; readonly place: EntryId }
	/** One debt by its key, or all of the member. */
	| { readonly sheet: 'transfer'; readonly member: MemberId; readonly key: string | null }
	| { readonly sheet: 'ask' };

export type OwedWriting = SheetWriting<OwedSheet>;
