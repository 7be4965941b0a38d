import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import {
	fitSaukopf,
	freshSaukopf,
	missingInSaukopf,
	isUnecht,
	saukopfGameOf,
	withSaukopfStandIns,
	type TypedSaukopf
} from '#lib/rules/saukopf/typed-saukopf.ts';
import { SAUKOPF_CONTRACTS } from '#lib/rules/saukopf/vocabulary.ts';
import type { Typing } from '../typing.ts';
import type { SaukopfTableRefusal } from './refusal-text.ts';
import type { SaukopfState } from '../state.ts';
import { priceSaukopfAtTable, type PricedSaukopf } from './take-game.ts';

/** How Saukopf is typed. */
export interface SaukopfTyped {
	readonly typed: TypedSaukopf;
	readonly state: Pick<SaukopfState, 'book' | 'unit' | 'seats' | 'dealer' | 'rows'>;
	readonly moment: {
		readonly book: SaukopfBook;
		readonly unit: number;
		readonly seats: readonly MemberId[];
		readonly dealer: MemberId;
	};
	readonly priced: PricedSaukopf;
	readonly refusal: SaukopfTableRefusal;
}

export const SAUKOPF_TYPING: Typing<SaukopfTyped> = {
	isTyped: (typed): typed is TypedSaukopf =>
		SAUKOPF_CONTRACTS.some((contract) => contract === typed.contract),
	momentAt: (state, past) => {
		const { seats, dealer } = past ?? state;
		return { book: state.book, unit: state.unit, seats, dealer };
	},
	fresh: (moment) => freshSaukopf(moment?.seats.length ?? 0),
	fit: ({ book, seats }, typed) => fitSaukopf(book, typed, seats.length),
	players: ({ seats }) => seats,
	missing: ({ book }, typed, players) => missingInSaukopf(book, typed, players),
	price: (moment, typed, players) => {
		const game = withSaukopfStandIns(moment.book, typed, players);
		return game && priceSaukopfAtTable(moment, game, asId<EntryId>('preview'));
	},
	// The cast is safe: the panel saves nothing while something is missing.
	gameOf: ({ book, seats }, typed, players) =>
		saukopfGameOf(book, fitSaukopf(book, typed, seats.length), players) as SaukopfGame,
	typedOf: (game) => (isSchafkopf(game) ? null : typedOf(game))
};

/**
 * A written game as it was typed. One without a partner also says that this was meant; which contracts have one is the same in
 * every book.
 */
const typedOf = (game: SaukopfGame): TypedSaukopf =>
	isUnecht(saukopf, game) ? { ...game, unecht: true } : game;
