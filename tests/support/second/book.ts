// A book with a club’s changes, and its list of points, from docs/from-book-to-price.md alone.
import { at, entries, except, type Fields, isObject, number, type Names, names, yes } from './reading.ts';

const mapped = (of: unknown, change: (value: unknown, key: string) => unknown): Fields =>
	Object.fromEntries(entries(of).map(([key, value]) => [key, change(value, key)]));
const changed = (of: unknown, changes: Fields): Fields => ({ ...(isObject(of) ? of : {}), ...changes });

/** What a championship's list counts, marked as that. */
export function secondPoints(book: Fields): Fields | null {
	const points = at(book, 'points');
	if (!isObject(points)) return yes(book, 'unit.points') ? changed(book, { championship: true }) : null;
	const schuss = changed(at(book, 'schuss'), yes(points, 'schuss') ? {} : { factor: { value: 1 } });
	if (yes(book, 'unit.points')) return changed(book, { schuss, championship: true });
	const contracts = mapped(at(book, 'contracts'), (rule, name) => {
		const tout = yes(rule, 'tout') ? { value: number(points, 'tout'), by: 'factor' } : null;
		const kept = entries(rule).filter(([key]) => !/Price$|^table$|^toutCounts$/.test(key));
		return { ...Object.fromEntries(kept), base: { value: number(points, `contracts.${name}`) }, tout };
	});
	const durchmarsch = changed(at(book, 'mungo.durchmarsch'), { price: null });
	const mungo = changed(at(book, 'mungo'), { durchmarsch, roundUpTo: at(points, 'roundUpTo') });
	const amounts = entries(points).filter(([key]) => ['schneider', 'schwarz', 'laufender'].includes(key));
	const rest = {
		championship: true,
		unit: { points: true },
		deckel: null,
		legen: null,
		rounding: null,
		cap: null
	};
	const once = (raise: unknown): unknown => (isObject(raise) ? { ...raise, value: 1, by: 'factor' } : raise);
	const angesagt = mapped(at(book, 'angesagt'), once);
	const parts = { ...Object.fromEntries(amounts), ...rest, contracts, schuss, angesagt };
	return changed(book, yes(book, 'mungo') ? { ...parts, mungo } : parts);
}
/** RFC 7396, but that null stays. */
function merge(target: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const kept = entries(target).filter(([key]) => at(patch, key) === undefined);
	const merged = entries(patch).map(([key, value]) => [key, merge(at(target, key), value)] as const);
	return Object.fromEntries([...kept, ...merged]);
}

export function secondBook(base: Fields, changes: Fields): Fields {
	const book = merge(base, changes);
	const left = (of: unknown, path: string): Names =>
		names(of, path).filter((name) => at(changes, `contracts.${name}`) !== null);
	const order = left(book, 'order');
	const all = entries(at(book, 'contracts')).map(([name]) => name);
	const rounds = mapped(at(book, 'rounds'), (round) =>
		isObject(round) ? mapped(round, (list, key) => (Array.isArray(list) ? left(round, key) : list)) : round
	);
	return changed(book, { order: [...order, ...except(all, order)], rounds });
}
