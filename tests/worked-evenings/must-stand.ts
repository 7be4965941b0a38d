// What must stand after every row of a worked evening, put together from what its rows say; nothing here knows a rule.
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Fields } from '../support/entries.ts';
import { countsPoints, type Evening, type Row, type Stands, type Told } from './protocol.ts';
import { idOf, logOf } from './written.ts';

/** An evening as it stands after a row, by whoever says it. */
export interface Standings extends Required<Omit<Stands, 'must' | 'announced'>> {
	readonly games: readonly GameTold[];
	readonly balance: Fields;
	readonly winnings: number;
	/** Entry and rule, sorted: the order of one entry's rules does not matter. */
	readonly warnings: readonly string[];
}

interface GameTold {
	readonly entry: string;
	readonly price: number;
	readonly payoff: Fields;
	readonly opens: string;
	readonly stock: Fields;
	readonly hand: Fields;
}

/** What the fold alone says. */
export interface Aside {
	readonly must: string | null;
	readonly announced: string;
	/** What every incident moved, by its entry. */
	readonly incidents: Fields;
	readonly owes: Readonly<Record<string, string>>;
}

export interface Step {
	/** The row that was written last; 0 before the first. */
	readonly row: number;
	readonly log: readonly AnyEntry[];
	readonly must: Standings;
	readonly aside: Aside;
}

interface Place extends Told {
	/** The number of the row whose entry counts in this place. */
	readonly by: number;
}

/** 'A+20 B-20'. */
export function amountsOf(text = ''): Readonly<Record<string, number>> {
	const words = text.split(' ').filter((word) => word !== '');
	return Object.fromEntries(
		words.map((word) => {
			if (!/^[A-F][+-]\d+$/.test(word)) throw new Error(`no amount: ${word}`);
			return [word.slice(0, 1), Number(word.slice(1)) + 0];
		})
	);
}

/** What must stand before the first row, and after every one. */
export function stepsOf(evening: Evening): readonly Step[] {
	const log = logOf(evening);
	const opened = log.length - evening.rows.length;
	const { dealer, out = '', stock = 0, rows } = evening;
	let stands: Required<Stands> = {
		...{ round: null, queue: '', votes: 0, stock, dealer, out, must: null, announced: '' }
	};
	const places = new Map<number, Place>();
	const step = (row: number): Step => ({
		row,
		log: log.slice(0, opened + row),
		must: mustStand(evening, rows.slice(0, row), places, stands),
		aside: {
			must: stands.must,
			announced: stands.announced,
			incidents: incidentsOf(rows, places),
			owes: rows[row - 1]?.owes ?? {}
		}
	});
	const steps = [step(0)];
	rows.forEach((row, i) => {
		take(rows, places, row, i + 1);
		const { round = stands.round, must = stands.must } = row;
		stands = { ...stands, ...definedOf(row), round, must };
		steps.push(step(i + 1));
	});
	return steps;
}

/** What a row says of the table; whom it seats is what was written. */
function definedOf({ queue, votes, stock, dealer, out, announced }: Row): Stands {
	const said = Object.entries({ queue, votes, stock, dealer, out, announced });
	return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** Puts what a row comes to in its place, and what earlier ones come to from now on. */
function take(rows: readonly Row[], places: Map<number, Place>, row: Row, number: number): void {
	const rootOf = (at: number): number => {
		const { correct } = rows[at - 1] ?? {};
		return correct === undefined ? at : rootOf(correct);
	};
	if ('strike' in row) places.delete(rootOf(row.strike));
	else places.set(rootOf(number), { ...toldBy(row), by: number });
	for (const [at, told] of Object.entries(row.now ?? {})) {
		const root = rootOf(Number(at));
		places.set(root, { ...told, by: places.get(root)?.by ?? Number(at) });
	}
}

const toldBy = ({ price, pays, opens, fromStock, hand, warns }: Row): Told =>
	Object.fromEntries(
		Object.entries({ price, pays, opens, fromStock, hand, warns }).filter(([, told]) => told !== undefined)
	);

function mustStand(
	evening: Evening,
	rows: readonly Row[],
	places: ReadonlyMap<number, Place>,
	{ must: _must, announced: _announced, ...stands }: Required<Stands>
): Standings {
	const ordered = [...places].sort(([one], [other]) => one - other).map(([, place]) => place);
	const seated = [...evening.seats, ...rows.flatMap((row) => ('seats' in row ? [...row.seats] : []))];
	const balance: Record<string, number> = Object.fromEntries(seated.map((member) => [member, 0]));
	for (const { pays, fromStock, hand } of ordered) {
		for (const text of [pays, fromStock, hand]) {
			for (const [member, cents] of Object.entries(amountsOf(text))) {
				balance[member] = (balance[member] ?? 0) + cents;
			}
		}
	}
	const isGame = ({ by }: Place): boolean => 'play' in (rows[by - 1] ?? {});
	return {
		...stands,
		games: ordered.filter(isGame).map(({ by, price = 0, pays, opens = '', fromStock, hand }) => ({
			...{ entry: idOf(by), price, payoff: amountsOf(pays), opens },
			...{ stock: amountsOf(fromStock), hand: amountsOf(hand) }
		})),
		balance,
		// Points are no money that could go anywhere.
		winnings: countsPoints(evening.book)
			? 0
			: Object.values(balance).reduce((sum, cents) => sum + Math.max(0, cents), 0),
		warnings: ordered
			.flatMap(({ by, warns = '' }) =>
				warns.split(' ').flatMap((rule) => (rule === '' ? [] : [`${idOf(by)} ${rule}`]))
			)
			.sort()
	};
}

function incidentsOf(rows: readonly Row[], places: ReadonlyMap<number, Place>): Fields {
	const paid = [...places.values()].flatMap(({ by, pays }) =>
		'play' in (rows[by - 1] ?? {}) || pays === undefined ? [] : [[idOf(by), amountsOf(pays)] as const]
	);
	return Object.fromEntries(paid);
}
