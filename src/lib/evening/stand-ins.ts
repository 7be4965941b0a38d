import { asId, type MemberId } from '#lib/base/ids.ts';

/** Four who stand for anybody: the declarer first, after him his partner where he has one. */
export const STAND_INS: readonly MemberId[] = ['1', '2', '3', '4'].map((name) => asId<MemberId>(name));
