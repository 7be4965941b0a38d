import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK_SCHEMA, type Schema } from '../../../../tests/support/published-schema.ts';
import { SPOKEN_OF } from '../../../../tests/support/spoken-of.ts';
import { madeBooks } from '../../../../tests/support/edited-books.ts';
import { often } from '../../../../tests/support/whole.ts';
import type { Book, LayingRule } from '../book.ts';
import { allgaeu } from '../books/allgaeu.ts';
import { BOOKS } from '../books/index.ts';
import { muenchen } from '../books/muenchen.ts';
import { weitnau } from '../books/weitnau.ts';
import { trumpsOf } from '../cards.ts';
import { surchargesOf, ofRound } from '../contract-kind.ts';
import { checkBook, ABOUT_MONEY } from '../house/check-book.ts';
import { drittPatch, packPatch } from '../house/editor/going-along.ts';
import { tidied } from '../house/house-book.ts';
import {
	CONTRACT_WORDS,
	contractTemplate,
	figure,
	mungoTemplate,
	pointsTemplate,
	ROUND_WORDS,
	roundTemplate
} from '../house/templates.ts';
import { patched, type Patch } from '../patch.ts';
import type { BookPlace } from '../book-path.ts';
import { endingsOf } from '../ending-prices.ts';
import { ENDINGS } from '../occurrences.ts';
import { ALL_AUGEN, ROUNDS, type Contract, type Pot, type RoundKind } from '../vocabulary.ts';
import { MAKERS } from './makers.ts';
import { printSchafkopf } from './outlines.ts';
import { sentencesOf } from './print.ts';
import type { Piece } from './shape.ts';
import { amount, gameSum, money, times } from './wording.ts';

// Every key of the book type, at every depth, of ours and of whatever the editor makes: with another value there the rules that
// speak of it must say something else, and a number must stand there as its kind is written (an amount in the book's unit,
// fines in cents, a factor with its sign).

const PLACES = Object.keys(SPOKEN_OF) as BookPlace[];

const said = (pieces: readonly Piece[]): string => pieces.map(({ block }) => sentencesOf(block)).join('\n');

const written = (book: Book, maker: string): string => {
	const found = MAKERS.get(maker);
	if (!found) throw new Error(`no maker ${maker}`);
	return said(found.write(book));
};

interface At {
	readonly place: BookPlace;
	/** With the contract, round or suit instead of the star. */
	readonly path: readonly string[];
	readonly star: string;
}

/** Where a place lies in this book: once, or once for each contract, round or suit that the schema lets stand there. */
function everyAt(place: BookPlace): readonly At[] {
	const keys = place.split('.');
	const star = keys.indexOf('*');
	if (star < 0) return [{ place, path: keys, star: '' }];
	const { schema } = schemaAt(keys.slice(0, star));
	// Of a second star one contract speaks for all.
	const [, second] = keys.filter((key) => key === '*');
	return Object.keys(schema.properties ?? {}).map((name) => ({
		place,
		path: keys.map((key, i) => (key !== '*' ? key : second && i > star ? 'solo' : name)),
		star: name
	}));
}

const inside = (value: unknown, path: readonly string[]): unknown =>
	path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);

const LIMIT = { of: 'player', per: 'evening', most: 3 } as const;
const LEGEN: LayingRule = { factor: figure(2), rule: { source: '§1' }, most: 4 };
const RAISE = { ...figure(3), by: 'factor' } as const;
const ANNOUNCING = { schneider: RAISE, schwarz: RAISE, missed: 'alike' } as const;
const POT = {
	source: '§1',
	name: 'Reuegeld',
	lostEinzelspiel: figure(50),
	passed: null,
	evening: null,
	takenBy: 'einzelspiel'
} as const;
const SENTENCE = { source: '§1', after: 'won', of: null, each: null, double: 3 } as const;
const DEFS: Readonly<Record<string, Schema>> = BOOK_SCHEMA.$defs;

/** The schema of a place, and what kind of number it is by the schema's own names. */
function schemaAt(path: readonly string[]): { readonly schema: Schema; readonly kind: string } {
	let schema: Schema = BOOK_SCHEMA;
	let kind = '';
	for (const key of [...path, null]) {
		for (;;) {
			if (schema.$ref) {
				kind = schema.$ref.slice('#/$defs/'.length);
				schema = DEFS[kind] ?? {};
			} else if (schema.anyOf?.[0]) schema = schema.anyOf[0];
			else break;
		}
		if (key === null) break;
		const next: Schema | undefined = schema.properties?.[key] ?? Object.values(schema.properties ?? {})[0];
		if (key !== 'value') kind = '';
		if (!next) throw new Error(`the schema has no ${path.join('.')}`);
		schema = next;
	}
	return { schema, kind };
}

/** The patch that says something else at one place. */
const put = (path: readonly string[], value: unknown): Patch<Book> =>
	path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Patch<Book>;

/** What a place that was empty may say, where it is the same in every book. `*` is whatever name stands there. */
const SAYS: Readonly<Record<string, unknown>> = {
	'contracts.*.laufende': { from: figure(2), most: 4 },
	'contracts.*.tout': { ...figure(2), by: 'factor' },
	'contracts.*.trumps': { ranks: ['ober'], suit: 'schell' },
	'contracts.*.trumps.suit': 'schell',
	'contracts.*.schneiderPrice': figure(17),
	'contracts.*.schwarzPrice': figure(17),
	'contracts.*.laufenderPrice': figure(17),
	'contracts.*.counts': 'wenz',
	'contracts.*.toutCounts': 'schneider',
	'contracts.*.table': { won: figure(97) },
	...Object.fromEntries(ENDINGS.map((ending) => [`contracts.*.table.${ending}`, figure(97)])),
	'contracts.*.factor': figure(3),
	'rounds.*.contracts': ['solo'],
	'rounds.*.games': 7,
	'rounds.*.must': 'dealer',
	muss: { source: '§1', who: 'alte' },
	'rounds.*.factor': figure(7),
	'rounds.*.prices': { solo: figure(97) },
	'rounds.*.prices.*': figure(97),
	'sentences.*.suit': 'herz',
	'augen.wonMuss': figure(41),
	'augen.drawn': { source: '§1', of: null },
	'augen.drawn.of': 'rufspiel',
	angesagt: ANNOUNCING,
	'angesagt.schneider': RAISE,
	'angesagt.schwarz': RAISE,
	'angesagt.missed': 'plain',
	passedPays: figure(7),
	'mungo.spritze': figure(3),
	'mungo.jungfrau': figure(3),
	'mungo.durchmarsch.price': figure(41),
	'deckel.moment': 'allCards',
	'deckel.counts': 'once',
	'deckel.pays': 'layer',
	'deckel.limit': LIMIT,
	legen: LEGEN,
	'legen.moment': 'beforeCards',
	'legen.counts': 'once',
	'legen.pays': 'layer',
	'legen.limit': LIMIT,
	'next.passed': figure(3),
	'next.lostEinzelspiel': figure(3),
	'next.level': figure(3),
	'next.allTricks': figure(3),
	'sentences.*': SENTENCE,
	'sentences.*.of': 'solo',
	'unit.points': true,
	'unit.large': figure(2),
	rounding: { to: 5, way: 'up', source: '§1' },
	cap: figure(300),
	'stock.lostEinzelspiel': figure(60),
	'stock.wonBy': { source: '§1', game: 'any' },
	'fees.evening': figure(200),
	'fees.championship': figure(500),
	'fees.tournament': figure(500),
	'pots.*': POT,
	'pots.*.lostEinzelspiel': figure(41),
	'pots.*.misdealt': figure(44),
	'pots.*.lostOf': 'solo',
	'pots.*.takenOf': 'solo',
	'pots.*.championships': true,
	'pots.*.passed': figure(42),
	'pots.*.evening': figure(43),
	'words.terms.*': 'Wortneu',
	'points.contracts.*': figure(3)
};

/** What stands in a place that was empty: as the sister books or the editor have it. */
function filled(book: Book, { place, path, star }: At): Patch<Book> | null {
	const contract = star as Contract;
	if (place in SAYS) return put(path, SAYS[place]);
	switch (place) {
		case 'contracts.*':
			return {
				contracts: { [contract]: contractTemplate(book, contract) },
				words: { contracts: { [contract]: CONTRACT_WORDS[contract] } },
				...(contract === 'mungo' ? { mungo: mungoTemplate } : {})
			};
		case 'kurz':
			return packPatch({ book, parent: book }, true);
		case 'kurz.dritt':
			return drittPatch({ book, parent: book }, true);
		case 'contracts.*.stoeckle':
			return put(path, book.order.find((one) => one !== contract) ?? null);
		case 'words.short.*':
			return book.contracts[contract] ? put(path, 'Kurz') : null;
		case 'rounds.*': {
			const kind = star as RoundKind;
			if (kind === 'gardareizrunde') return null;
			return {
				rounds: { [kind]: roundTemplate(book, kind) },
				words: { rounds: { [kind]: ROUND_WORDS[kind] } },
				bock: book.bock ?? figure(2)
			};
		}
		case 'rounds.*.also':
			return put(path, book.order.filter((one) => book.contracts[one]?.goal !== 'hand').slice(0, 1));
		case 'sentences.*.opens':
		case 'sentences.*.double': {
			const kind = ROUNDS.find((one) => book.rounds[one]) ?? null;
			return put(
				path.slice(0, -1),
				place.endsWith('opens') ? { opens: kind, double: null } : { opens: null, double: 3 }
			);
		}
		case 'sentences.*.must':
			return put(path.slice(0, -1), { must: 'alte', opens: null, double: null });
		case 'rounds.*.onlyWithout':
			return put(path, ROUNDS.find((kind) => book.rounds[kind]) ?? null);
		case 'mungo':
			return {
				contracts: { mungo: contractTemplate(book, 'mungo') },
				mungo: mungoTemplate,
				words: { contracts: { mungo: 'Ramsch' } }
			};
		case 'triggers.level':
		case 'triggers.lostEinzelspiel':
		case 'triggers.allTricks': {
			const opens = ROUNDS.find((kind) => book.rounds[kind]);
			const trigger = {
				level: { at: [60] },
				lostEinzelspiel: {},
				allTricks: { voteAgainst: null, afterKeinStich: false }
			};
			const name = place.slice('triggers.'.length) as keyof typeof trigger;
			return opens ? put(path, { ...trigger[name], opens, source: '§1' }) : null;
		}
		case 'triggers.allTricks.voteAgainst':
			return put(path, book.triggers.allTricks?.opens === 'bockrunde' ? 'mungorunde' : 'bockrunde');
		case 'points':
			return put(path, pointsTemplate(book));
		case 'gardareiz':
		case 'parent':
			return null;
		default: {
			// What a sister book has there.
			const sister = [allgaeu, weitnau].map((one) => inside(one, path)).find((one) => one != null);
			return put(path, sister ?? { source: '§1' });
		}
	}
}

/** What a place can't lose alone goes with what hangs on it. */
function emptied({ place, path, star }: At): Patch<Book> {
	if (place === 'mungo' || (place === 'contracts.*' && star === 'mungo'))
		return { mungo: null, contracts: { mungo: null } };
	if (place === 'gardareiz') return { gardareiz: null, rounds: { gardareizrunde: null } };
	return put(path, null);
}

/** Other values a place may have, each as a book that the check lets through. */
function others(book: Book, at: At): readonly Book[] {
	const now = inside(book, at.path);
	const { schema } = schemaAt(at.path);
	const patches: (Patch<Book> | null)[] = [];
	// What may not stand beside something else is tidied away again.
	const isOther = (other: Book): boolean =>
		JSON.stringify(inside(other, at.path)) !== JSON.stringify(now ?? null);
	if (now === undefined && inside(book, at.path.slice(0, -1)) == null) return [];
	if (now === null || now === undefined) patches.push(filled(book, at));
	else patches.push(...valuesBeside(now, schema).map((value) => put(at.path, value)), emptied(at));
	return patches.flatMap((patch) => {
		const other = patch && tidied(patched(book, patch));
		const isDecided = DECIDED.includes(at.place) && inside(other, at.path) !== null;
		return other && isOther(other) && (isDecided || checkBook(other).ok) ? [other] : [];
	});
}

/** A contract's name decides them: the check accepts nothing else. */
const DECIDED: readonly BookPlace[] = ['contracts.*.sides', 'contracts.*.goal'];

function valuesBeside(now: unknown, schema: Schema): readonly unknown[] {
	if (typeof now === 'boolean') return [!now];
	if (typeof now === 'number') {
		const { minimum = 0, maximum = 0 } = schema;
		return [now + 1, now - 1, 17].filter((value) => value !== now && value >= minimum && value <= maximum);
	}
	if (typeof now === 'string') return schema.enum ? schema.enum.filter((word) => word !== now) : ['Wortneu'];
	if (!Array.isArray(now)) return [];
	const list = now as readonly unknown[];
	const more = schema.items?.enum || schema.items?.$ref ? [] : [typeof list[0] === 'number' ? 41 : 'Wortneu'];
	return [
		...(list.length > 1 ? [list.slice(0, -1), list.slice(1), list.toReversed()] : []),
		...(more.length > 0 ? [[...list, ...more]] : [])
	];
}

/** How a number of this kind is written. */
function numberIn(book: Book, { place, path }: At): string | null {
	const value = inside(book, path);
	if (typeof value !== 'number') return null;
	// Said in words: its games count as ever.
	if (place === 'rounds.*.factor.value' && value === 1) return null;
	const { kind } = schemaAt(path);
	const by = !place.startsWith('points.') && inside(book, [...path.slice(0, -1), 'by']);
	if (kind === 'factor' || by === 'factor') return times({ value, source: '' });
	if (place.startsWith('points.') || kind === '') {
		if (place === 'unit.cents') return null;
		return place === 'mungo.roundUpTo' ? gameSum(book, value) : String(value);
	}
	return kind === 'cents' ? money({ value, source: '' }) : amount(book, { value, source: '' });
}

/** Whether a number stands in a text, and not as a part of another one. */
const stands = (text: string, number: string): boolean =>
	text.split(number).some((before, i, all) => {
		const after = all[i + 1];
		return after !== undefined && !/\d$/.test(before) && !/^\d/.test(after);
	});

const contractAt = (book: Book, { star }: At): NonNullable<Book['contracts'][Contract]> | undefined =>
	book.contracts[star as Contract];

/** What costs and changes nothing in these books, so that nothing has to be said of it: place, maker, and why. */
const SILENT: readonly {
	readonly places: readonly BookPlace[];
	readonly maker?: string;
	readonly where: (book: Book, at: At, other: Book) => boolean;
}[] = [
	// Every amount is 0, whatever a unit is worth.
	{
		places: ['unit.cents', 'unit.agreed'],
		maker: 'prices',
		where: (book) => Object.values(book.contracts).every(({ base }) => base.value === 0)
	},
	// A contract that is never played out ranks above all others, and special rounds have their own list.
	{
		places: ['order'],
		where: (book, _, other) => {
			const usual = ({ order, contracts }: Book): string =>
				order.filter((one) => contracts[one]?.goal !== 'hand' && contracts[one]?.place === 'always').join();
			return usual(book) === usual(other);
		}
	},
	// A contract that only special rounds know is ranked in their list.
	{ places: ['contracts.*.laufende.most'], where: (book, at, other) => most(book, at) === most(other, at) },
	// Who always holds enough of them needs not be told from how many on they count.
	{
		places: ['contracts.*.laufende.from.value'],
		where: (book, at, other) =>
			[book, other].every((one) => {
				const { laufende, laufendeHeld = 0 } = contractAt(one, at) ?? {};
				return laufendeHeld >= (laufende?.from.value ?? 0);
			})
	},
	{
		places: ['contracts.*.laufendeHeld'],
		where: (book, at) => !contractAt(book, at)?.laufende || contractAt(book, at)?.laufendeHeld === 0
	},
	{
		places: ['contracts.*.trumps'],
		where: (book, { star }, other) => {
			const trumps = ({ contracts }: Book) => trumpsOf(star as Contract, contracts[star as Contract]);
			return JSON.stringify(trumps(book)) === JSON.stringify(trumps(other));
		}
	},
	{
		places: ['contracts.*.schneiderPrice', 'contracts.*.schwarzPrice'],
		where: (book, at) => !contractAt(book, at)?.schneider
	},
	{ places: ['contracts.*.laufenderPrice'], where: (book, at) => !contractAt(book, at)?.laufende },
	// A price of its own that is the book's.
	{
		places: ['contracts.*.schneiderPrice', 'contracts.*.schwarzPrice', 'contracts.*.laufenderPrice'],
		where: (book, at, other) => surcharges(book, at) === surcharges(other, at)
	},
	// How the contract never ends.
	{
		places: ENDINGS.flatMap(
			(ending) => [`contracts.*.table.${ending}`, `contracts.*.table.${ending}.value`] as const
		),
		where: (book, at) => {
			const rule = contractAt(book, at);
			return !rule || !endingsOf(rule).some((ending) => at.path[3] === ending);
		}
	},
	{
		places: ['contracts.*.toutCounts'],
		where: (book, at) => !contractAt(book, at)?.tout || !contractAt(book, at)?.schneider
	},
	{ places: ['contracts.*.schuss'], where: ({ schuss }) => schuss.names.length === 0 },
	{
		places: ['contracts.*.factor', 'contracts.*.goal'],
		where: ({ contracts }, { star }) => contracts[star as Contract]?.sides === 'mungo'
	},
	{
		places: ['contracts.*.withoutDeckel'],
		where: (book, at, other) =>
			!book.deckel || (goesBare(book, at) === goesBare(other, at) && !contractAt(book, at)?.tout)
	},
	{
		places: ['contracts.*.withoutDeckel'],
		where: (book, at) =>
			contractAt(book, at)?.place === 'specialRounds' &&
			!Object.values(book.rounds).some(
				(round) => round.deckel && ofRound(round).includes(at.star as Contract)
			)
	},
	{
		places: ['contracts.*.withoutDeckel'],
		maker: 'withoutDeckel',
		where: (book, at) => contractAt(book, at)?.place === 'specialRounds'
	},
	// 60 : 60 is decided by the last Schuss only where one Auge is missing.
	{ places: ['augen.lastSchuss'], maker: 'won', where: ({ augen }) => augen.won.value !== ALL_AUGEN / 2 + 1 },
	{ places: ['schuss.factor.value'], where: ({ schuss }) => schuss.names.length === 0 },
	{ places: ['passedPays.value'], maker: 'rufspielStock', where: ({ rufspielStock }) => !rufspielStock },
	{ places: ['mungo.roundUpTo'], where: ({ mungo }) => mungo?.pays === 'most' },
	{ places: ['points.roundUpTo'], where: ({ mungo }) => mungo?.pays !== 'two' },
	{ places: ['bock.value'], where: ({ rounds }) => Object.keys(rounds).length === 0 },
	{ places: ['sieNotFirst'], where: ({ contracts }) => !contracts.sie },
	// A round with a list of its own has nothing besides.
	{
		places: ['rounds.*.also'],
		where: ({ rounds }, { star }) => rounds[star as RoundKind]?.contracts !== null
	},
	{ places: ['rounds.*.deckel'], where: ({ deckel }) => !deckel },
	{ places: ['triggers.allTricks.afterKeinStich'], where: ({ contracts }) => !contracts.bettel },
	{
		places: ['gardareiz.bettelOpenUpTo', 'gardareiz.bettelUpTo'],
		where: ({ contracts }) => !contracts.bettel
	},
	{ places: ['gardareiz.suit', 'gardareiz.payMost.value'], where: ({ contracts }) => !contracts.solo },
	{
		places: ['points.contracts.*', 'points.contracts.*.value', 'words.contracts.*', 'words.short.*'],
		where: ({ contracts }, { star }) => !contracts[star as Contract]
	},
	{
		places: ['points.tout.value'],
		where: ({ contracts }) => Object.values(contracts).every(({ tout }) => !tout)
	},
	// Where prices are points the tariff is the list, and of a list beside it only says whether a Schuss counts.
	{ places: ['points'], where: ({ unit, points }) => (unit.points ?? false) && points?.schuss !== false },
	{
		places: PLACES.filter((place) => place.startsWith('points.') && place !== 'points.schuss'),
		where: ({ unit }) => unit.points ?? false
	},
	// For what nobody pays, and whom nobody asks.
	{
		places: ['pots.*.lostOf'],
		where: ({ pots }, { star }) => !pots[star as Pot]?.lostEinzelspiel
	},
	{ places: ['pots.*.takenOf'], where: ({ pots }, { star }) => pots[star as Pot]?.takenBy === 'treasurer' },
	// Where one contract takes a pot it matters no more of which kind it is.
	{ places: ['pots.*.takenBy'], where: ({ pots }, { star }) => pots[star as Pot]?.takenOf != null },
	{ places: ['points.schuss'], where: ({ schuss }) => schuss.names.length === 0 },
	{ places: ['words.rounds.*'], where: ({ rounds }, { star }) => !rounds[star as RoundKind] },
	{ places: ['words.deckel'], where: ({ deckel }) => !deckel },
	{ places: ['fees.from'], where: ({ fees }) => !fees.evening },
	{ places: ['words.spritze'], where: ({ mungo }) => !mungo?.spritze },
	{
		places: ['words.stoeckle'],
		where: ({ rounds }) => !rounds.stoecklesrunde && !rounds.megastoecklesrunde
	}
];

function most(book: Book, at: At): number {
	const rule = contractAt(book, at);
	return Math.max(rule?.laufende?.most ?? 0, rule?.laufendeHeld ?? 0);
}

function surcharges(book: Book, at: At): string {
	const rule = contractAt(book, at);
	if (!rule) return '';
	const { schneider, schwarz, laufender } = surchargesOf(book, rule);
	return [schneider, schwarz, laufender].map(({ value }) => value).join();
}

const goesBare = (book: Book, at: At): boolean => contractAt(book, at)?.withoutDeckel === 'yes';

const isSilent = (maker: string, book: Book, at: At, other: Book): boolean =>
	SILENT.some(
		(rule) =>
			rule.places.includes(at.place) &&
			(rule.maker === undefined || rule.maker === maker) &&
			rule.where(book, at, other)
	);

/** The makers that speak of a place here, by their full names. */
function makersOf(at: At): readonly string[] {
	return SPOKEN_OF[at.place].map((maker) =>
		maker === 'contract' || maker === 'round' ? `${maker}:${at.star}` : maker
	);
}

const textOf = (book: Book, maker: string): string =>
	maker === 'eachRound'
		? ROUNDS.map((kind) => written(book, `round:${kind}`)).join('\n')
		: written(book, maker);

/** What is printed otherwise than the place says; empty if all is well. */
function faultsAt(book: Book, at: At): { readonly tried: number; readonly faults: readonly string[] } {
	let tried = 0;
	const faults: string[] = [];
	for (const other of others(book, at)) {
		for (const maker of makersOf(at)) {
			if (isSilent(maker, book, at, other)) continue;
			tried++;
			const where = `${at.path.join('.')} in ${maker}: ${JSON.stringify(inside(book, at.path))} → ${JSON.stringify(inside(other, at.path))}`;
			const text = textOf(other, maker);
			if (text === textOf(book, maker)) faults.push(`same text, ${where}`);
			const number = maker === 'rufspielStock' ? null : numberIn(other, at);
			if (number !== null && !stands(text, number)) faults.push(`no ${number}, ${where}`);
		}
	}
	return { tried, faults };
}

const allAt = PLACES.flatMap(everyAt);

/** What the editor can make and random changes seldom do. */
const RARE: readonly Book[] = [
	patched(muenchen, {
		name: 'with a Muss',
		nobodyPlays: 'muss',
		passedPays: null,
		rufspielStock: null,
		augen: { wonMuss: figure(41) }
	}),
	patched(allgaeu, {
		name: 'with a Jungfrau, a Durchmarsch, a Stock and a round after a lost Einzelspiel',
		stock: { lostEinzelspiel: figure(61), wonBy: { source: '§1', game: 'herzSolo' } },
		mungo: { jungfrau: figure(2), durchmarsch: { price: figure(30) } },
		triggers: { lostEinzelspiel: { opens: 'bockrunde', source: '§1' } },
		sentences: {
			sentence1: SENTENCE,
			sentence2: { ...SENTENCE, after: 'schwarz', double: null, opens: 'bockrunde' }
		}
	}),
	patched(allgaeu, {
		name: 'with prices and trumps of its own in one contract',
		contracts: {
			solo: {
				trumps: { ranks: ['unter', 'ober'], suit: 'chosen' },
				schneiderPrice: figure(11),
				schwarzPrice: figure(12),
				laufenderPrice: figure(13)
			}
		}
	}),
	patched(allgaeu, {
		name: 'with a list of prices',
		contracts: {
			solo: {
				table: {
					won: figure(20),
					wonSchneider: figure(30),
					wonSchwarz: figure(60),
					wonTout: figure(200),
					lost: figure(21),
					lostSchneider: figure(31),
					lostSchwarz: figure(61),
					lostTout: figure(300)
				}
			}
		}
	}),
	patched(allgaeu, {
		name: 'with Legen, limits, fees and words',
		deckel: { limit: LIMIT },
		legen: { ...LEGEN, limit: LIMIT },
		angesagt: ANNOUNCING,
		fees: { evening: figure(200), from: 2, championship: figure(500), tournament: figure(1000) },
		words: { terms: { schneider: 'Scheps' } }
	}),
	patched(muenchen, {
		name: 'with games that count double, prices rounded, a limit, a pot and two tariffs',
		unit: { large: figure(3) },
		augen: { drawn: { source: '§1', of: 'wenz' } },
		rounding: { to: 5, way: 'down', source: '§1' },
		cap: figure(400),
		pots: { pot1: { ...POT, passed: figure(20), evening: figure(30), misdealt: figure(10) } },
		next: { passed: figure(1), lostEinzelspiel: figure(2), level: figure(4), allTricks: figure(5) },
		sentences: {
			sentence1: SENTENCE,
			sentence2: { ...SENTENCE, after: 'every', each: 9 },
			sentence3: { ...SENTENCE, of: 'wenz' }
		}
	}),
	{
		...patched(muenchen, {
			...Object.fromEntries(
				ABOUT_MONEY.filter((place) => !place.includes('.')).map((place) => [place, null])
			),
			unit: { points: true }
		}),
		name: 'counted in points'
	},
	patched(muenchen, {
		name: 'with rounds of its own',
		nobodyPlays: 'muss',
		passedPays: null,
		rufspielStock: null,
		muss: { source: '§1', who: 'dealer' },
		rounds: {
			runde1: {
				...roundTemplate(muenchen, 'runde1'),
				games: 5,
				prices: { solo: figure(97), wenz: figure(98) }
			},
			runde2: { ...roundTemplate(muenchen, 'runde2'), contracts: ['solo', 'wenz'] }
		},
		words: { rounds: { runde1: 'Kreuzrunde', runde2: 'Solorunde' } },
		sentences: {
			sentence1: { ...SENTENCE, after: 'played', of: 'solo', suit: 'herz', double: null, opens: 'runde1' },
			sentence2: { ...SENTENCE, after: 'laufende', laufende: 5 }
		}
	}),
	{
		...patched(tidied(patched(muenchen, drittPatch({ book: muenchen, parent: muenchen }, true))), {
			contracts: { sie: { laufendeHeld: 6 } }
		}),
		name: 'with the short pack and nothing but games of one alone',
		kurz: { source: '§1' }
	},
	{ ...weitnau, name: 'with points, one contract without', points: allgaeu.points }
];

describe.each([...BOOKS.values(), ...RARE])('$name', (book) => {
	it('prints whatever stands anywhere in it, as it is computed', () => {
		expect(allAt.flatMap((at) => faultsAt(book, at).faults)).toEqual([]);
	});
});

describe('a book that the editor made', () => {
	it('prints whatever stands anywhere in it, as it is computed', () => {
		fc.assert(
			fc.property(madeBooks, ({ book }) => {
				expect(allAt.flatMap((at) => faultsAt(book, at).faults)).toEqual([]);
			}),
			{ numRuns: often(12) }
		);
	});

	it('has a place on the page for every rule it knows', () => {
		fc.assert(
			fc.property(madeBooks, ({ parent, book }) => {
				const printed = printSchafkopf({ ...book, id: 'haus', parent: parent.id }, parent);
				const keys = new Set(
					printed.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules.map(({ key }) => key)))
				);
				const wanted = [...MAKERS].flatMap(([name, { write }]) =>
					write(book).map(({ slot }) => `${name}.${slot}`)
				);
				expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
			}),
			{ numRuns: often(12) }
		);
	});
});

describe('the test itself', () => {
	it('tries every place of the book type that anything speaks of', () => {
		const books = [...BOOKS.values(), ...RARE];
		const untried = PLACES.filter(
			(place) =>
				SPOKEN_OF[place].length > 0 &&
				!everyAt(place).some((at) => books.some((book) => faultsAt(book, at).tried > 0))
		);
		expect(untried).toEqual([]);
	});
});
