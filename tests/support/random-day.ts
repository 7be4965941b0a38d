// Random days of a championship: two Partien at two tables, lists in every state that a list can be in, with the state told
// by what was written and not by our own arithmetic.
import fc from 'fast-check';
import type { System } from '#lib/championship/system.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP } from './championship.ts';
import { entry, members, type Fields } from './entries.ts';
import { ruled } from './partie.ts';

/** Games that everybody is dealt in a Partie. */
const GAMES = 4;
export const SUBSTITUTE = 'udo';

/** How a table's list is written. */
const list = fc.record({
	/** Games that are missing: none, some, all; −1 is one too many. */
	missing: fc.constantFrom(0, 0, 0, 0, 1, 3, GAMES, -1),
	opened: fc.boolean(),
	/** Whether its last games stood on paper, as totals. */
	onPaper: fc.boolean(),
	/** Whether everybody confirmed, or all but one. */
	confirmed: fc.constantFrom('all', 'all', 'all', 'allButOne', 'nobody'),
	/** Whether the list was closed, and opened again at the end; two phones may have confirmed it in halves, and closed nothing. */
	closed: fc.constantFrom('not', 'closed', 'reopened'),
	/** What came after the confirmations. */
	after: fc.constantFrom('nothing', 'nothing', 'nothing', 'change', 'changeWithTick'),
	invalid: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
	/** Whether a second phone wrote the table, too. */
	second: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
	games: fc.array(fc.nat(), { minLength: 8, maxLength: 8 })
});
export type WrittenList = typeof list extends fc.Arbitrary<infer T> ? T : never;

const day = fc.record({
	system: fc.constantFrom<System>('zockmeisterschaft', 'schafkopfschule'),
	lists: fc.array(list, { minLength: 4, maxLength: 4 }),
	/** Nine play: the ninth leaves after the first Partie. */
	leaver: fc.boolean(),
	/** The player whose place somebody else takes after the first Partie; null if nobody goes. */
	out: fc.option(fc.constantFrom('p1', 'p6')),
	dismissed: fc.option(fc.constantFrom('p2', 'p8'), { freq: 4 }),
	beside: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
	complaint: fc.constantFrom('none', 'none', 'open', 'decided'),
	approvals: fc.constantFrom('all', 'all', 'none', 'refused'),
	/** Games of play-offs, or lots, between any players. */
	playoffs: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 40 })
});
export type RandomDay = typeof day extends fc.Arbitrary<infer T> ? T : never;

/** Days on which anything may have happened. */
export const anyDay = day;
/** Days on which every list is whole and confirmed; who is level may still be open. */
export const wholeDay = day.map((one): RandomDay => ({
	...one,
	lists: one.lists.map((written) => ({
		...written,
		...{ missing: 0, opened: true, confirmed: 'all', closed: 'closed', after: 'nothing', second: false }
	})),
	...{ beside: false, complaint: 'decided', approvals: 'all' }
}));

export interface TableOfDay {
	readonly partie: number;
	readonly table: number;
	readonly seats: readonly string[];
	readonly due: number;
	/** The list's evening. */
	readonly evening: string;
	/** Games written there, on paper or not. */
	readonly played: number;
	readonly written: WrittenList;
	/** What the board must say. */
	readonly stand: string;
}

export interface MadeDay {
	readonly system: System;
	readonly players: readonly string[];
	readonly tables: readonly TableOfDay[];
	readonly entries: readonly AnyEntry[];
	/** Games of the lists that count which wait for the referee. */
	readonly awaited: number;
}

const numbersOf = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Two Partien of eight, the numbers at each table. */
const PLAN = ['1234 5678', '1256 3478'];
const tablesIn = (partie: string): readonly (readonly number[])[] =>
	partie.split(' ').map((table) => [...table].map(Number));

/** As it was drawn: the ninth plays at every second table. */
const planOf = ({ leaver }: RandomDay) => PLAN.map((partie) => tablesIn(leaver ? `${partie}9` : partie));

/** The tables by Partie; after the first one the substitute sits for whom he came, and the leaver nowhere. */
function seatsIn(random: RandomDay): readonly (readonly (readonly string[])[])[] {
	const seatsOf = (numbers: readonly number[]): readonly string[] => numbers.map((one) => `p${one}`);
	const now = (one: string): string => (one === random.out ? SUBSTITUTE : one);
	const [first = []] = planOf(random);
	const then = tablesIn(PLAN[1] ?? '');
	return [first.map(seatsOf), then.map((numbers) => seatsOf(numbers).map(now))];
}

/** Everything that was written that day. */
export function madeDay(random: RandomDay): MadeDay {
	const { system, leaver, out, dismissed, beside, complaint } = random;
	const players = numbersOf(leaver ? 9 : 8).map((one) => `p${one}`);
	const tables = seatsIn(random).flatMap((round, partie) =>
		round.map((seats, table) => tableOf(seats, partie + 1, table + 1, random))
	);
	const entries: AnyEntry[] = [
		...members(...players, SUBSTITUTE),
		entry('1 championship', 'championship', {
			...{ championship: CHAMPIONSHIP, year: 2026, system, players, games: GAMES },
			numbers: Object.fromEntries(players.map((player, i) => [player, i + 1])),
			plan: planOf(random)
		}),
		...when(leaver, ruled('25', 'leave', { member: 'p9', from: 2, plan: PLAN.slice(1).map(tablesIn) })),
		...(out === null ? [] : [ruled('26', 'substitute', { out, in: SUBSTITUTE })]),
		...tables.flatMap((table) => entriesOf(table, system)),
		// Games of a table that is in no plan.
		...when(
			beside,
			...tables.slice(0, 1).flatMap((table) => begun('60', { ...table, table: 7 }, 'daneben', system))
		),
		...(dismissed === null ? [] : [ruled('80', 'disqualify', { member: dismissed, reason: 'laut' })]),
		...when(
			complaint !== 'none',
			ruled('85', 'complaint', {
				text: 'Falsch bedient',
				...(complaint === 'decided' ? { decided: [{ by: 'referee', text: 'Abgelehnt' }] } : {})
			})
		),
		...approvalsOf(tables, random),
		...playoffsOf(random, players)
	];
	const awaited =
		system === 'schafkopfschule' && random.approvals === 'none' ? tables.flatMap(touts).length : 0;
	return { system, players, tables, entries, awaited };
}

function tableOf(seats: readonly string[], partie: number, table: number, { lists }: RandomDay): TableOfDay {
	const written = lists[(partie - 1) * 2 + table - 1] as WrittenList;
	// At a table of five everybody sits out once in five games (§7).
	const due = seats.length;
	const played = written.opened ? Math.max(0, due - written.missing) : 0;
	const made = { partie, table, seats, due, evening: `liste ${partie} ${table}`, played, written };
	return { ...made, stand: standOf(made) };
}

function standOf({ played, due, written }: Omit<TableOfDay, 'stand'>): string {
	const { opened, second, invalid, confirmed, closed, after } = written;
	if (played > 0 && second) return 'twice';
	if (opened && invalid) return 'invalid';
	if (played === 0) return 'notBegun';
	if (played !== due) return played < due ? 'running' : 'tooMany';
	if (confirmed !== 'all' || after === 'change') return 'unconfirmed';
	return closed === 'closed' ? 'confirmed' : 'unclosed';
}

function openedBy(id: string, of: TableOfDay, evening: string, system: System): AnyEntry {
	const { partie, table, seats } = of;
	return entry(id, 'evening', {
		...{ evening, championship: CHAMPIONSHIP, partie, table, seats, dealer: seats.at(-1) },
		...{ date: '2026-11-20', occasion: 'meisterschaft' },
		rulebook: system === 'zockmeisterschaft' ? 'allgaeu' : 'schafkopfschule'
	});
}

/** The four who hold cards in the i-th game: at five the dealer sits out. */
const holdersIn = (seats: readonly string[], i: number): readonly string[] =>
	seats.length === 4 ? seats : seats.filter((_, at) => at !== (seats.length - 1 + i) % seats.length);

/** Any game; each of the four declares in turn, so that nobody comes to a fifth Solo. A Tout is never the first. */
export function anyGame(seats: readonly string[], i: number, random: number): Fields {
	const four = holdersIn(seats, i);
	const declarer = four[(i + (random % 2)) % 4] ?? '';
	const others = four.filter((one) => one !== declarer);
	const won = random % 3 > 0;
	switch (Math.floor(random / 6) % 5) {
		case 0:
			return { contract: 'solo', declarer, won, tout: i > 0 };
		case 1:
			return { contract: 'wenz', declarer, won };
		case 2:
			return { contract: 'solo', declarer, won };
		default:
			return { contract: 'rufspiel', declarer, partner: others[random % 3], won };
	}
}

/** How many of a list's games were written one by one. */
const typedOf = ({ played, written }: TableOfDay): number =>
	written.onPaper ? Math.max(0, played - 2) : played;

const gameIds = (table: TableOfDay): readonly string[] =>
	numbersOf(typedOf(table)).map((i) => `${table.partie + 1}1 ${table.table} game ${i}`);

/** These entries, if so. */
const when = (so: boolean, ...entries: readonly AnyEntry[]): readonly AnyEntry[] => (so ? entries : []);

function entriesOf(table: TableOfDay, system: System): readonly AnyEntry[] {
	const { partie, table: number, seats, evening, played, written } = table;
	const at = `${partie + 1}`;
	if (!written.opened) return [];
	const typed = typedOf(table);
	const games = gameIds(table).map((id, i) =>
		entry(id, 'game', { evening, game: anyGame(seats, i, written.games[i] ?? 0) })
	);
	const confirming = { all: seats, allButOne: seats.slice(1), nobody: [] }[written.confirmed];
	// Nobody confirms, and nothing is changed, before the last game.
	const isOver = played >= table.due;
	const changed = entry(`${at}4 ${number}`, 'game', {
		...{ evening, replaces: games[0]?.id },
		game: { contract: 'rufspiel', declarer: seats[0], partner: seats[1], won: true }
	});
	const tick = entry(`${at}5 ${number}`, 'tick', { evening, remark: `Tisch ${number}` });
	const close = entry(`${at}35 ${number}`, 'close', { evening });
	const open = entry(`${at}36 ${number}`, 'void', { target: close.id });
	return [
		openedBy(`${at}0 ${number}`, table, evening, system),
		...games,
		...when(typed < played, paperOf(`${at}2 ${number}`, table, played - typed)),
		...when(
			isOver,
			...confirming.map((member) => entry(`${at}3 ${number} ${member}`, 'confirm', { evening, member })),
			...when(written.closed !== 'not', close),
			...when(written.closed === 'reopened', open),
			...when(written.after !== 'nothing', changed),
			...when(written.after === 'changeWithTick', tick)
		),
		...when(written.invalid, ruled(`70 ${evening}`, 'invalid', { evening, reason: 'unleserlich' })),
		...when(played > 0 && written.second, ...begun(`${at}6 ${number}`, table, `${evening} zweite`, system))
	];
}

function paperOf(id: string, { seats, evening, written }: TableOfDay, games: number): AnyEntry {
	const [one = '', other = ''] = seats;
	const points = (written.games[7] ?? 0) % 60;
	return entry(id, 'paper', { evening, games, points: { [one]: points, [other]: -points }, counts: {} });
}

/** A list that has begun. */
const begun = (id: string, table: TableOfDay, evening: string, system: System): readonly AnyEntry[] => [
	openedBy(id, table, evening, system),
	entry(`${id} game`, 'game', { evening, game: anyGame(table.seats, 0, 12) })
];

/** The Touts of a list that counts: in a tournament the referee approves them (schafkopfschule 5.2.14). */
function touts(table: TableOfDay): readonly string[] {
	const { written, seats } = table;
	if (written.invalid) return [];
	return gameIds(table).filter((_, i) => {
		const isChanged = i === 0 && written.after !== 'nothing';
		return !isChanged && anyGame(seats, i, written.games[i] ?? 0)['tout'] === true;
	});
}

function approvalsOf(tables: readonly TableOfDay[], { system, approvals }: RandomDay): readonly AnyEntry[] {
	if (system !== 'schafkopfschule' || approvals === 'none') return [];
	return tables
		.flatMap(touts)
		.map((game) => ruled(`82 ${game}`, 'approval', { game, approved: approvals === 'all' }));
}

const playoffsOf = ({ playoffs, system }: RandomDay, players: readonly string[]): readonly AnyEntry[] =>
	playoffs.flatMap(([one, other], i) => {
		const [winner, loser] = [players[one], players[other]];
		if (winner === loser) return [];
		const id = `90 ${String(i).padStart(2, '0')}`;
		return system === 'zockmeisterschaft'
			? ruled(id, i % 2 ? 'playoff' : 'playoffGame', { winner, loser })
			: ruled(id, 'draw', { what: 'lots', result: [winner, loser] });
	});

/** The dearest game that one opponent can be made to pay, or nearly (§11.5). */
const DEAREST: Fields = { contract: 'solo', tout: true, laufende: 8, schuss: 4 };

/** What is still to be played at every table: `next` says by whom each game is won, and how dear it is. */
export function restOf({ tables, system }: MadeDay, next: () => number): readonly AnyEntry[] {
	const isOwn = system === 'zockmeisterschaft';
	return tables.flatMap((table): readonly AnyEntry[] => {
		const { written, due, evening, partie, table: number, seats, played } = table;
		const opened = written.opened ? [] : [openedBy(`${partie + 1}0 ${number}`, table, evening, system)];
		const games = numbersOf(Math.max(0, due - played)).map((_, i) => {
			const random = next();
			const at = played + i;
			const declarer = holdersIn(seats, at)[random % 4];
			// A Sie is always won.
			const dear = isOwn
				? { ...DEAREST, declarer, won: Math.floor(random / 4) % 4 > 0 }
				: { contract: 'sie', declarer };
			const game = random % 5 === 0 ? anyGame(seats, at, random) : dear;
			return entry(`${partie + 1}8 ${number} ${i}`, 'game', { evening, game });
		});
		const approved = games.map(({ id }) => ruled(`95 ${id}`, 'approval', { game: id, approved: true }));
		return [...opened, ...games, ...when(!isOwn, ...approved)];
	});
}
