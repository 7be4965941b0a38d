// Files of 50,000 entries of one kind each, as nobody would write them but somebody may send them: an audit must answer them.
import { members, opening, type Fields } from '../support/entries.ts';

const SIZE = 50_000;
const AT = '2026-11-20T19:30:00Z';
/** An id as the app writes it: 36 characters, rising. */
const idOf = (i: number): string =>
	`${(0x019a0000 + i).toString(16).padStart(8, '0')}-0000-7000-8000-00000000abcd`;
/** The same of somebody or something that entries name. */
const named = (name: string): string => `${name.padEnd(8, '0')}-0000-4000-8000-00000000abcd`;
const [A, B, C, D, F] = [named('a'), named('b'), named('c'), named('d'), named('f')];
const SEATS = [A, B, C, D];
const EVENING = { evening: named('e') };
const CHAMPIONSHIP = { championship: named('m') };
/** Kinds that say which entry stood last where they were written. */
const SEEING = ['game', 'passed', 'seats', 'incident', 'round', 'roundEnd', 'agreed', 'tariff'];
const rufspiel = { contract: 'rufspiel', declarer: A, partner: B, won: true };

type Written = readonly [kind: string, fields: Fields];

/** One entry of each kind first, then this many of the kind. */
function file(head: readonly Written[], make: (i: number) => Written, size = SIZE): string {
	const entries: unknown[] = [];
	const write = ([kind, fields]: Written): void =>
		void entries.push({
			...{ id: idOf(entries.length), at: AT, kind },
			...(SEEING.includes(kind) && entries.length > 0 ? { seen: idOf(entries.length - 1) } : {}),
			...fields
		});
	head.forEach(write);
	while (entries.length < size) write(make(entries.length));
	return JSON.stringify({ format: 'schafkopf-club', version: 1, club: named('v'), entries });
}

const known = (names: readonly string[]): readonly Written[] =>
	members(...names).map(({ kind, id: _id, at: _at, ...fields }) => [kind, fields]);

function open(fields: Fields = {}): Written {
	const {
		kind,
		id: _id,
		at: _at,
		...plain
	} = opening('', { ...EVENING, seats: SEATS, dealer: A, ...fields });
	return [kind, plain];
}
const four = known(SEATS);
const table: readonly Written[] = [...four, open()];

const nth = (i: number): string => named(`p${i.toString(36).padStart(6, '0')}`);
const crowd = (many: number): readonly string[] => Array.from({ length: many }, (_, i) => nth(i));
const meisterschaft = (players: readonly string[]): readonly Written[] => [
	...known(players),
	[
		'championship',
		{ ...CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players, numbers: {}, plan: [] }
	]
];
const tisch = open({ ...CHAMPIONSHIP, occasion: 'meisterschaft', partie: 1, table: 1 });
const two = (players: readonly string[], i: number): readonly [string, string] => {
	const at = (step: number): string => players[(i * 7919 + step) % players.length] ?? '';
	return [at(0), at(1 + (i % (players.length - 1)))];
};

function playoffs(players: number): string {
	const all = crowd(players);
	return file(meisterschaft(all), (i) => {
		const [winner, loser] = two(all, i);
		return ['playoff', { ...CHAMPIONSHIP, winner, loser }];
	});
}

const schule = open({ rulebook: 'schafkopfschule' });
const every = (kind: string, fields: Fields, head = table): string => file(head, () => [kind, fields]);
const half = (i: number): boolean => i % 2 === 0;
/** Each of them sits down once. */
const comers = crowd(12_000);
const cup = meisterschaft(crowd(1000));

/** A book of the club's own, and an evening by it. */
const own = (changes: Fields): readonly Written[] => [
	['rulebook', { rulebook: named('h'), base: 'allgaeu', name: 'Haus', changes }],
	open({ rulebook: named('h') })
];
const HOUSE = 'Hausregel';
const doubling = {
	nobodyPlays: 'passed',
	next: { passed: { value: 3, source: HOUSE } },
	sentences: {
		sentence1: { source: HOUSE, after: 'passed', of: null, each: null, opens: null, double: 20 }
	}
};

/** By what most of the file is. */
export const BIG_FILES: Readonly<Record<string, () => string>> = {
	games: () => every('game', { ...EVENING, game: rufspiel }),
	'games at five': () =>
		file([...known([...SEATS, F]), open({ seats: [...SEATS, F] })], () => [
			'game',
			{ ...EVENING, game: rufspiel }
		]),
	'games of a Partie': () =>
		file([...meisterschaft(SEATS), tisch], () => ['game', { ...EVENING, game: rufspiel }]),
	'games of Saukopf': () =>
		file([...four, open({ rulebook: 'saukopf', rate: 10 })], () => [
			'game',
			{ ...EVENING, game: { contract: 'wutz', declarer: A, bid: 61, won: true } }
		]),
	'games each in its evening': () =>
		file(four, (i) =>
			half(i) ? open({ evening: idOf(i) }) : ['game', { evening: idOf(i - 1), game: rufspiel }]
		),
	'games among 12,000 who come and go': () =>
		file([...known([...SEATS, ...comers]), open()], (i) =>
			half(i)
				? ['seats', { ...EVENING, seats: [A, B, C, comers[i % comers.length]], dealer: A }]
				: ['game', { ...EVENING, game: rufspiel }]
		),
	'games that open votes': () =>
		every('game', { ...EVENING, game: { contract: 'solo', declarer: A, won: true, schwarz: true } }),
	'games of five books': () =>
		file([...four, open(), open({ rulebook: 'weitnau' }), schule, open({ rulebook: 'muenchen' })], () => [
			'game',
			{ ...EVENING, game: rufspiel }
		]),
	'games with Deckel, of which a player may lay so many': () =>
		file([...four, ...own({ deckel: { limit: { of: 'player', per: 'evening', most: 99 } } })], () => [
			'game',
			{ ...EVENING, game: { ...rufspiel, deckel: [A] } }
		]),
	'passes that let games count double': () => file([...four, ...own(doubling)], () => ['passed', EVENING]),
	'corrections of one game': () =>
		file([...table, ['game', { ...EVENING, game: rufspiel }]], (i) => [
			'game',
			{ ...EVENING, game: rufspiel, replaces: idOf(i - 1) }
		]),
	rounds: () => every('round', { ...EVENING, round: 'bockrunde' }),
	'rounds that end at once': () =>
		file(table, (i) =>
			i < SIZE / 2 ? ['round', { ...EVENING, round: 'stoecklesrunde' }] : ['roundEnd', EVENING]
		),
	'geschobene Mungorunden': () => every('round', { ...EVENING, round: 'mungorunde', geschoben: true }),
	votes: () => every('round', { ...EVENING, round: 'mungorunde', vote: { mungorunde: 2, bockrunde: 2 } }),
	roundEnds: () => every('roundEnd', EVENING),
	dealtAgain: () => every('dealtAgain', EVENING),
	announced: () => every('announced', { ...EVENING, round: 'abschlussrunde' }),
	tariff: () => every('tariff', { ...EVENING, rate: 2 }),
	agreed: () =>
		file([...table, ['round', { ...EVENING, round: 'gardareizrunde' }]], (i) => [
			'agreed',
			{ ...EVENING, anyContractWinsStock: half(i) }
		]),
	passed: () => every('passed', EVENING, [...four, open({ rulebook: 'muenchen' })]),
	seats: () => every('seats', { ...EVENING, seats: SEATS, dealer: B }),
	incidents: () => every('incident', { ...EVENING, incident: 'vergeben', player: A }),
	falschKassiert: () =>
		every('incident', { ...EVENING, incident: 'falschKassiert', from: [A], to: [B, C], amount: 5 }),
	confirms: () => every('confirm', { ...EVENING, member: A }),
	ticks: () => every('tick', { ...EVENING, remark: 'so' }),
	paid: () => every('paid', { ...EVENING, member: A, amount: 50 }),
	closes: () => every('close', EVENING),
	'voids of one another': () => file(table, (i) => ['void', { target: idOf(i - 1) }]),
	'evenings of one day': () => file(four, (i) => open({ evening: idOf(i) })),
	'openings of one evening': () => file(table, () => open()),
	members: () => file([], (i) => ['member', { member: idOf(i), name: idOf(i) }]),
	'entries of one member': () => file(table, () => ['member', { member: A, name: 'Anna' }]),
	bookings: () => every('booking', { date: '2026-11-20', amount: -50, purpose: 'Brotzeit' }),
	levies: () => every('levy', { date: '2026-11-20', member: A, amount: 50, purpose: 'Beitrag' }),
	receipts: () => every('receipt', { booking: idOf(1), picture: 'A'.repeat(43), bytes: 80_000 }),
	answers: () => every('answer', { event: idOf(1), member: A, coming: 'yes' }),
	motions: () =>
		every('motion', {
			date: '2026-11-20',
			question: 'Mehr Mungo?',
			majority: 'simple',
			voters: SEATS,
			king: A
		}),
	ballots: () => every('ballot', { motion: idOf(1), member: A, choice: 'yes' }),
	events: () => every('event', { date: '2026-11-20', title: 'Ausflug' }),
	clubs: () => every('club', { name: 'Verein' }),
	rulebooks: () =>
		file(four, (i) => [
			'rulebook',
			{ rulebook: idOf(i), base: 'allgaeu', name: 'Haus', changes: { schneider: { value: 10 } } }
		]),
	'rulebooks that change nothing': () =>
		file(four, (i) => ['rulebook', { rulebook: idOf(i), base: 'allgaeu', name: 'Haus', changes: {} }]),
	'rulebooks of their own prices': () =>
		file(four, (i) => [
			'rulebook',
			{
				rulebook: idOf(i),
				base: 'weitnau',
				name: `Haus ${i}`,
				changes: { contracts: { wenz: { base: { value: 10 + (i % 900) } } }, schneider: { value: i % 50 } }
			}
		]),
	'rulebooks each on the one before': () =>
		file(four, (i) => [
			'rulebook',
			{
				rulebook: idOf(i),
				base: i > 4 ? idOf(i - 1) : 'allgaeu',
				name: 'Haus',
				changes: { schwarz: { value: 9 } }
			}
		]),
	championships: () =>
		file(four, (i) => [
			'championship',
			{
				...{ championship: idOf(i), year: 2026, system: 'zockmeisterschaft' },
				...{ players: [A], numbers: {}, plan: [] }
			}
		]),
	'play-offs of 500': () => playoffs(500),
	'play-offs of 1,000': () => playoffs(1000),
	lots: () =>
		file(
			[
				...known(SEATS),
				[
					'championship',
					{ ...CHAMPIONSHIP, year: 2026, system: 'schafkopfschule', players: SEATS, numbers: {}, plan: [] }
				]
			],
			() => ['draw', { ...CHAMPIONSHIP, what: 'lots', result: [A, B] }]
		),
	'lots of 1,000': () => {
		const all = crowd(1000);
		const system = 'schafkopfschule';
		return file(
			[
				...known(all),
				['championship', { ...CHAMPIONSHIP, year: 2026, system, players: all, numbers: {}, plan: [] }]
			],
			(i) => ['draw', { ...CHAMPIONSHIP, what: 'lots', result: two(all, i) }]
		);
	},
	draws: () =>
		file(cup, () => [
			'draw',
			{ ...CHAMPIONSHIP, what: 'seats', partie: 1, table: 1, result: [nth(0), nth(1)] }
		]),
	substitutes: () =>
		file(cup, (i) => [
			'substitute',
			{ ...CHAMPIONSHIP, out: half(i) ? nth(0) : nth(1), in: half(i) ? nth(1) : nth(0) }
		]),
	'substitutes of one': () =>
		file([...known([...SEATS, F]), ...meisterschaft(SEATS)], (i) => [
			'substitute',
			{ ...CHAMPIONSHIP, out: half(i) ? F : A, in: half(i) ? A : F }
		]),
	disputes: () =>
		file([...meisterschaft(SEATS), tisch, ['game', { ...EVENING, game: rufspiel }]], () => [
			'dispute',
			{ ...CHAMPIONSHIP, game: idOf(6), swing: { [A]: 2 }, best: { [A]: 2 } }
		]),
	approvals: () =>
		file(meisterschaft(SEATS), () => ['approval', { ...CHAMPIONSHIP, game: 'x', approved: true }]),
	disqualified: () => file(cup, () => ['disqualify', { ...CHAMPIONSHIP, member: nth(0), reason: 'so' }]),
	invalid: () =>
		file([...meisterschaft(SEATS), tisch], () => ['invalid', { ...CHAMPIONSHIP, ...EVENING, reason: 'so' }]),
	'kinds nobody knows': () => every('later', EVENING)
};
