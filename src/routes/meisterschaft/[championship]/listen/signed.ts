import type { MemberId } from '#lib/base/ids.ts';
import type { Confirmations } from '#lib/championship/lists/confirmations.ts';

/** What stands on the line of whoever confirmed the list in the app: he stands by it (schafkopfschule 5.3.2). */
export const signedIn = (confirmations: Confirmations | null): ReadonlyMap<MemberId, string> =>
	new Map(
		[...(confirmations?.by ?? [])].flatMap(([member, stands]): (readonly [MemberId, string])[] =>
			stands === 'now' ? [[member, 'bestätigt']] : []
		)
	);
