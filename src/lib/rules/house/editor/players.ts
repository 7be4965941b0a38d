import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '../../game.ts';
import type { Contract } from '../../vocabulary.ts';
import type { WorkedExample } from './field.ts';

/** Four at an invented table, for worked examples. */
export const FOUR: readonly [MemberId, MemberId, MemberId, MemberId] = [
	asId<MemberId>('A'),
	asId<MemberId>('B'),
	asId<MemberId>('C'),
	asId<MemberId>('D')
];
export const [A, B, C, D] = FOUR;

const played = (contract: Contract, says: string, rest: Partial<Game>): WorkedExample => ({
	says,
	game: { contract, declarer: A, ...(contract === 'rufspiel' ? { partner: B } : {}), ...rest }
});

export const won = (contract: Contract, says: string, rest: Partial<Game> = {}): WorkedExample =>
	played(contract, says, { won: true, ...rest });
export const lost = (contract: Contract, says: string, rest: Partial<Game> = {}): WorkedExample =>
	played(contract, says, { won: false, ...rest });
