import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { Which, Ending } from '#lib/statistics/behind.ts';
import type { CountKey } from '#lib/statistics/counts.ts';
import type { MemberFigures } from '#lib/statistics/figures.ts';
import type { PairKind } from '#lib/statistics/pairs.ts';
import type { AnyContract } from '#lib/statistics/played.ts';
import type { Span } from '#lib/statistics/span.ts';

// The address holds what the screen shows, so that every figure is a link and the back button works: ?zeit=2026 | alles,
// &abend=id, &wer=member, &spiele=the figure whose games are shown.

/** What an address asks for; without a span the newest year is meant. */
export interface Asked {
	readonly span: Span | null;
	readonly member: MemberId | null;
	readonly games: string | null;
}

export function askedBy(params: URLSearchParams): Asked {
	const time = params.get('zeit');
	const evening = params.get('abend');
	const member = params.get('wer');
	return {
		span: evening ? { span: 'evening', evening: asId<EveningId>(evening) } : spanOf(time),
		member: member ? asId<MemberId>(member) : null,
		games: params.get('spiele')
	};
}

const spanOf = (time: string | null): Span | null => {
	if (time === 'alles') return { span: 'all' };
	return time !== null && /^\d{4}$/.test(time) ? { span: 'year', year: Number(time) } : null;
};

/** The query part of an address for these settings. */
export function searchOf({ span, member, games }: Asked): string {
	const params = new URLSearchParams();
	if (span?.span === 'all') params.set('zeit', 'alles');
	if (span?.span === 'year') params.set('zeit', String(span.year));
	if (span?.span === 'evening') params.set('abend', span.evening);
	if (member) params.set('wer', member);
	if (games) params.set('spiele', games);
	const text = params.toString();
	return text && `?${text}`;
}

/** The word in an address for the games of a figure. */
export const wordFor = {
	count: (key: CountKey, result?: Ending): string => ['zahl', key, ...(result ? [result] : [])].join('.'),
	pair: (other: MemberId, kind: PairKind): string => `paar.${kind}.${other}`,
	run: (result: Exclude<Ending, 'level'>): string => `serie.${result}`,
	contract: (contract: AnyContract): string => `art.${contract}`
} as const;

/** The figure that a word means; null if there is none. */
export function whichOf(word: string, member: MemberFigures | null): Which | null {
	const [by = '', key = '', ...rest] = word.split('.');
	const end = rest.join('.');
	if (key === '') return null;
	if (by === 'art') return { by: 'contract', contract: key as AnyContract };
	if (!member) return null;
	switch (by) {
		case 'zahl':
			return {
				by: 'count',
				member: member.member,
				key: key as CountKey,
				...(end === 'won' || end === 'lost' || end === 'level' ? { result: end } : {})
			};
		case 'paar':
			if (key !== 'together' && key !== 'against') return null;
			return { by: 'pair', member: member.member, other: asId<MemberId>(end), kind: key };
		case 'serie': {
			const run = key === 'won' ? member.runs.won : key === 'lost' ? member.runs.lost : null;
			return run && { by: 'run', member: member.member, run };
		}
		default:
			return null;
	}
}
