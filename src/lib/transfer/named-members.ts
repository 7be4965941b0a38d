import type { MemberId } from '#lib/base/ids.ts';
import type { Entry, EntryKind } from '#lib/log/entry.ts';
import { isSchafkopf, type AnyGame, type Game } from '#lib/rules/game.ts';
import { valueAt } from '#lib/rules/book-path.ts';

/** A member that an entry names, and the field that names him. */
export interface Named {
	readonly path: string;
	readonly member: MemberId;
}

/** The fields of each kind that name members: one, a list of them, or something for each of them. */
const FIELDS: {
	readonly [K in Exclude<EntryKind, 'game' | 'incident'>]: readonly (
		| keyof Extract<Entry, { kind: K }>
		| `${'who' | 'referee' | 'instead'}.member`
		| 'instead.out'
		| 'counted.by'
	)[];
} = {
	evening: ['seats', 'dealer', 'writer'],
	seats: ['seats', 'dealer'],
	round: ['dealer'],
	booking: ['member', 'counted.by'],
	levy: ['member'],
	receipt: [],
	bank: [],
	confirm: ['member'],
	paid: ['member'],
	settled: ['from', 'to'],
	pot: ['member'],
	disqualify: ['member'],
	championship: ['players', 'numbers', 'previousPlaces', 'fixed', 'apart', 'referee.member', 'teamOf'],
	dispute: ['swing', 'best'],
	substitute: ['out', 'in'],
	draw: ['result'],
	sat: ['instead.member', 'instead.out'],
	leave: ['member'],
	join: ['member'],
	playoff: ['winner', 'loser'],
	playoffGame: ['winner', 'loser'],
	complaint: ['by'],
	king: ['who.member'],
	trophy: ['who.member'],
	club: [],
	member: [],
	rulebook: [],
	passed: [],
	agreed: [],
	tariff: [],
	roundEnd: [],
	announced: [],
	dealtAgain: [],
	paper: ['points', 'money'],
	close: [],
	void: [],
	tick: [],
	event: [],
	answer: ['member'],
	motion: ['voters', 'king'],
	ballot: ['member'],
	approval: [],
	invalid: []
};

const IN_GAME: readonly (keyof AnyGame)[] = ['declarer', 'partner', 'augen'];
/** What only a game of Schafkopf can name. */
const IN_SCHAFKOPF: readonly (keyof Game | 'bought.buyer' | 'bought.seller' | 'foul.player')[] = [
	...([
		'durchmarsch',
		'hinleger',
		'dealtBy',
		'deckel',
		'legen',
		'losers',
		'spritzen',
		'jungfrau',
		'tricks'
	] as const),
	...(['bought.buyer', 'bought.seller', 'foul.player'] as const)
];

function fieldsOf(entry: Entry): readonly string[] {
	if (entry.kind === 'incident') return entry.incident === 'falschKassiert' ? ['from', 'to'] : ['player'];
	if (entry.kind !== 'game') return FIELDS[entry.kind];
	const fields = isSchafkopf(entry.game) ? [...IN_GAME, ...IN_SCHAFKOPF] : IN_GAME;
	return fields.map((field) => `game.${field}`);
}

/** Everybody an entry names, whether he sits at the table or not. */
export const membersNamedIn = (entry: Entry): readonly Named[] =>
	fieldsOf(entry).flatMap((path) => namedBy(path, valueAt(entry, path)));

function namedBy(path: string, value: unknown): readonly Named[] {
	if (typeof value === 'string') return [{ path, member: value as MemberId }];
	if (Array.isArray(value)) return value.flatMap((one, i) => namedBy(`${path}.${i}`, one));
	if (typeof value !== 'object' || value === null) return [];
	return Object.keys(value).map((key) => ({ path: `${path}.${key}`, member: key as MemberId }));
}
