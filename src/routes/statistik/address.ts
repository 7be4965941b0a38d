import { filledIn } from '#lib/base/collections.ts';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { Which, HowItEnded } from '#lib/statistics/games-behind.ts';
import type { CountKey } from '#lib/statistics/counts.ts';
import type { MemberFigures } from '#lib/statistics/figures.ts';
import type { PairKind } from '#lib/statistics/pairs.ts';
import type { AnyContract } from '#lib/statistics/played-games.ts';
import type { Terms } from '#lib/statistics/search.ts';
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
	return filledIn({ occasion, book });
}

function timeIn(span: Span): { readonly zeit: string } | { readonly abend: string } {
	if (span.span === 'evening') return { abend: span.evening };
	return { zeit: span.span === 'all' ? 'alles' : String(span.year) };
}

/** The query part of an address for these settings. */
export function searchOf({ span, member, other, games }: Asked): string {
	const params = new URLSearchParams();
	const { occasion, book } = span ? amongOf(span) : {};
	const said = {
		...(span ? timeIn(span) : {}),
		anlass: occasion,
		regeln: book,
		wer: member,
		neben: member && other,
		spiele: games
	};
	for (const [name, word] of Object.entries(said)) if (word) params.set(name, word);
	const text = params.toString();
	return text && `?${text}`;
}

/** The word in an address for the games of a figure. */
export const wordFor = {
	count: (key: CountKey, result?: HowItEnded): string => ['zahl', key, ...(result ? [result] : [])].join('.'),
	pair: (other: MemberId, kind: PairKind): string => `paar.${kind}.${other}`,
	run: (result: Exclude<HowItEnded, 'level'>): string => `serie.${result}`,
	contract: (contract: AnyContract): string => `art.${contract}`,
	search: (query: string): string => `suche.${query}`
} as const;

/** The figure that a word means; null if there is none. `seek` knows what the words of a search mean. */
export function whichOf(
	word: string,
	member: MemberFigures | null,
	seek: (query: string) => Terms = () => []
): Which | null {
	const [by = '', key = '', ...rest] = word.split('.');
	const end = rest.join('.');
	if (key === '') return null;
	if (by === 'suche') {
		const query = [key, ...rest].join('.');
		return { by: 'search', query, terms: seek(query) };
	}
	if (by === 'art') return { by: 'contract', contract: key as AnyContract };
	return (member && MEANT.get(by)?.(member, key, end)) ?? null;
}

type Meant = (of: MemberFigures, key: string, end: string) => Which | null;

/** What the words of a member's figures mean, by how they begin. */
const MEANT: ReadonlyMap<string, Meant> = new Map<string, Meant>([
	[
		'zahl',
		({ member }, key, end) => {
			const result = (['won', 'lost', 'level'] as const).find((one) => one === end);
			return { by: 'count', member, key: key as CountKey, ...filledIn({ result }) };
		}
	],
	[
		'paar',
		({ member }, kind, end) =>
			kind === 'together' || kind === 'against'
				? { by: 'pair', member, other: asId<MemberId>(end), kind }
				: null
	],
	[
		'serie',
		({ member, runs }, key) => {
			const run = key === 'won' || key === 'lost' ? runs[key] : null;
			return run && { by: 'run', member, run };
		}
	]
]);
