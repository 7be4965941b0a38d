import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { Which, HowItEnded } from '#lib/statistics/games-behind.ts';
import type { CountKey } from '#lib/statistics/counts.ts';
import type { MemberFigures } from '#lib/statistics/figures.ts';
import type { PairKind } from '#lib/statistics/pairs.ts';
import type { AnyContract } from '#lib/statistics/played.ts';
import { amongOf, type Among, type Span } from '#lib/statistics/span.ts';
import { OCCASIONS } from '#lib/rules/vocabulary.ts';

// The address holds what the screen shows, so that every figure is a link and the back button works: ?zeit=2026 | alles,
// &anlass=occasion, &regeln=book, &abend=id, &wer=member, &neben=another member, &spiele=the figure whose games are shown.

/** What an address asks for; without a span the newest year is meant. */
export interface Asked {
	readonly span: Span | null;
	readonly member: MemberId | null;
	/** The member beside him. */
	readonly other: MemberId | null;
	readonly games: string | null;
}

export function askedBy(params: URLSearchParams): Asked {
	const time = params.get('zeit');
	const evening = params.get('abend');
	const [member, other] = [params.get('wer'), params.get('neben')];
	return {
		span: evening
			? { span: 'evening', evening: asId<EveningId>(evening) }
			: spanOf(time, amongIn(params.get('anlass'), params.get('regeln'))),
		member: member ? asId<MemberId>(member) : null,
		other: member && other ? asId<MemberId>(other) : null,
		games: params.get('spiele')
	};
}

const spanOf = (time: string | null, among: Among): Span | null => {
	if (time === 'alles') return { span: 'all', ...among };
	return time !== null && /^\d{4}$/.test(time) ? { span: 'year', year: Number(time), ...among } : null;
};

function amongIn(said: string | null, book: string | null): Among {
	const occasion = OCCASIONS.find((one) => one === said);
	return { ...(occasion ? { occasion } : {}), ...(book ? { book } : {}) };
}

/** The query part of an address for these settings. */
export function searchOf({ span, member, other, games }: Asked): string {
	const params = new URLSearchParams();
	if (span?.span === 'all') params.set('zeit', 'alles');
	if (span?.span === 'year') params.set('zeit', String(span.year));
	if (span?.span === 'evening') params.set('abend', span.evening);
	const { occasion, book } = span ? amongOf(span) : {};
	if (occasion) params.set('anlass', occasion);
	if (book) params.set('regeln', book);
	if (member) params.set('wer', member);
	if (member && other) params.set('neben', other);
	if (games) params.set('spiele', games);
	const text = params.toString();
	return text && `?${text}`;
}

/** The word in an address for the games of a figure. */
export const wordFor = {
	count: (key: CountKey, result?: HowItEnded): string => ['zahl', key, ...(result ? [result] : [])].join('.'),
	pair: (other: MemberId, kind: PairKind): string => `paar.${kind}.${other}`,
	run: (result: Exclude<HowItEnded, 'level'>): string => `serie.${result}`,
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
