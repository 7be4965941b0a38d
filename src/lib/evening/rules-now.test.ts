import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { type PrintedChapter, sentencesOf } from '#lib/rules/printed/print.ts';
import { printSaukopf } from '#lib/rules/printed/saukopf.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { ROUNDS, type RoundKind } from '#lib/rules/vocabulary.ts';
import { EVENING, type Fields, FOUR, game, opening, tonight } from '../../../tests/support/entries.ts';
import { saukopfToldInFull } from './saukopf/rules-now-text.ts';
import { foldEvening } from './schafkopf/fold.ts';
import { toldInFull } from './schafkopf/rules-now-text.ts';
import { SCHAFKOPF_TYPING } from './schafkopf/typing.ts';
import type { ToldLine } from './rules-now.ts';

// Every sentence that a table hears is one of its printed book, of the chapter that holds there, or names its own players.

const bookNamed = (id: string): Book => BOOKS.get(id) as Book;
const OCCASIONS = ['abend', 'ausflug', 'meisterschaft'] as const;
type Occasion = (typeof OCCASIONS)[number];

interface Table {
	readonly book: Book;
	readonly occasion?: Occasion;
	readonly round?: RoundKind | null;
	/** Whether any game wins the Stock of that round. */
	readonly agreed?: boolean;
	/** Games before it. */
	readonly played?: number;
	/** How many sit there. */
	readonly seated?: 4 | 5 | 6;
}

const NAMES = ['anna', 'ben', 'carl', 'dora', 'emil', 'fritz'];
const nameOf = (member: MemberId): string => member;
/** What is written of this table alone names a player, counts something, or says what may be played now. */
const isOfTable = (text: string): boolean =>
	NAMES.some((name) => text.includes(name)) ||
	/ · |^(Nach|Kein|Jetzt|Stock)|doppelt|(Spiel|Mungo|noch) \d/.test(text);

const PRINTED = new Map<Book, readonly PrintedChapter[]>();
function printed(book: Book): readonly PrintedChapter[] {
	const chapters = PRINTED.get(book) ?? printSchafkopf(book, BOOKS.get(book.parent ?? '') ?? null);
	PRINTED.set(book, chapters);
	return chapters;
}

const told = ({ book, occasion = 'abend', round = null, agreed = false, played = 0, seated = 4 }: Table) => {
	const champ = occasion === 'meisterschaft' ? { championship: 'koenig', partie: 1, table: 1 } : {};
	const seats = NAMES.slice(0, seated);
	const head: Fields = { rulebook: book.id, occasion, ...champ, seats, dealer: seats.at(-1) };
	const games = Array.from({ length: played }, (_, i) =>
		game(`${i + 2}`, {
			contract: 'rufspiel',
			declarer: 'anna',
			partner: 'ben',
			won: true,
			...(book.deckel ? { deckel: ['anna'] } : {})
		})
	);
	const any = agreed ? { anyContractWinsStock: true } : {};
	const rounds: readonly AnyEntry[] = round === null ? [] : [tonight('9', 'round', { round, ...any })];
	const log = standing([opening('1', head), ...games, ...rounds]);
	const state = foldEvening(log, asId(EVENING), new Map([...BOOKS, [book.id, book]]));
	if (!state) throw new Error('nothing opens the evening');
	const moment = SCHAFKOPF_TYPING.momentAt(state, null);
	const chapters = printed(book);
	return { chapters, told: toldInFull(state, moment, SCHAFKOPF_TYPING.fresh(moment), nameOf, chapters) };
};
const linesOf = (table: Table): readonly ToldLine[] => told(table).told.flatMap(({ lines }) => lines);
const textOf = (table: Table): string =>
	linesOf(table)
		.map(({ text }) => text)
		.join('\n');

/** The printed sentences by the fragment that leads to them. */
function printedAt(chapters: readonly PrintedChapter[]): ReadonlyMap<string, readonly string[]> {
	const at = new Map<string, string[]>();
	for (const { sections } of chapters)
		for (const { anchor, rules } of sections)
			for (const rule of rules) {
				const here = rule.anchor ?? anchor;
				at.set(here, [...(at.get(here) ?? []), sentencesOf(rule.block)]);
			}
	return at;
}

const cellsOf = (table: string): readonly string[] => table.split(/[\t\n]/);

/** What is told of the book and stands at no such place in it, and what is told of neither the book nor this table. */
const strangers = (lines: readonly ToldLine[], chapters: readonly PrintedChapter[]): readonly string[] => {
	const printed = printedAt(chapters);
	return lines.flatMap(({ text, place }) =>
		(place && printed.get(place.anchor)?.some((said) => said === text || cellsOf(said).includes(text))) ||
		((place === null || printed.has(place.anchor)) && isOfTable(text))
			? []
			: [text]
	);
};

const house = (base: string, changes: Readonly<Record<string, unknown>> = {}): Book =>
	houseBook(bookNamed(base), { id: `haus-${base}`, name: 'Haus', edition: '1', changes });
const ALL_BOOKS = [...BOOKS.values(), ...[...BOOKS.keys()].map((id) => house(id))];

const TABLES = ALL_BOOKS.flatMap((book) =>
	OCCASIONS.flatMap((occasion) =>
		[null, ...ROUNDS.filter((kind) => book.rounds[kind])].flatMap((round) =>
			[0, 1].flatMap((played) =>
				([4, 5, 6] as const).map((seated) => ({ book, occasion, round, played, seated }))
			)
		)
	)
);
const nameOfTable = ({ book, occasion, round, played, seated }: Required<Omit<Table, 'agreed'>>): string =>
	`${book.id}, ${occasion}, ${round ?? 'keine Runde'}, Spiel ${played + 1}, zu ${seated}`;

describe('what the table is told is what its book prints', () => {
	it('at every table: each book and a club’s own of it, each occasion, each round, first game or not', () => {
		expect(TABLES.length).toBeGreaterThan(450);
		const wrong = TABLES.flatMap((table) => {
			const { chapters, told: heard } = told(table);
			const lines = heard.flatMap((one) => one.lines);
			return strangers(lines, chapters).map((text) => `${nameOfTable(table)}: ${text}`);
		});
		expect(wrong).toEqual([]);
	});

	it('of Saukopf, for three and four and while somebody fattens', () => {
		const chapters = printSaukopf(saukopf);
		const heard = (seats: readonly string[], typed: object): readonly ToldLine[] => {
			const members = seats.map((seat) => asId<MemberId>(seat));
			const dealer = asId<MemberId>(seats.at(-1) ?? '');
			const moment = { book: saukopf, unit: 0, seats: members, dealer };
			return saukopfToldInFull(moment, { contract: 'zucht', ...typed } as never, nameOf, chapters).flatMap(
				({ lines }) => lines
			);
		};
		for (const lines of [
			heard(FOUR, {}),
			heard(FOUR.slice(0, 3), {}),
			heard(FOUR, { contract: 'schwarte', declarer: 'ben', bid: 72 })
		]) {
			expect(lines.length).toBeGreaterThan(5);
			expect(strangers(lines, chapters)).toEqual([]);
		}
	});

	it('notices a sentence that the book does not say, or says elsewhere', () => {
		const { chapters } = told({ book: bookNamed('allgaeu') });
		const place = { source: '§2.3', anchor: '2.3' };
		const line = (text: string): ToldLine => ({ text, place, ours: null });
		expect(strangers([line('Klopfen darf jeder.')], chapters)).toEqual(['Klopfen darf jeder.']);
		expect(
			strangers([line('Alle vier spielen jedes Spiel mit. Aussteigen gibt es nicht.')], chapters)
		).toHaveLength(1);
	});
});

/** What a table must hear, and what it must not. */
type Heard = readonly [
	name: string,
	table: Table,
	hears: readonly string[],
	not: readonly (string | RegExp)[]
];
const [home, weitnau, school, munich] = ['allgaeu', 'weitnau', 'schafkopfschule', 'muenchen'].map(
	bookNamed
) as [Book, Book, Book, Book];
const KNOCK = 'Statt abzuheben, darf auf die Karten geklopft werden.';
const TWICE_FOUR = 'zweimal vier Karten';
const champ = 'meisterschaft' as const;

describe('nothing it is told contradicts what holds there', () => {
	it.each<Heard>([
		[
			'allgaeu §2.3',
			{ book: home },
			[KNOCK, TWICE_FOUR, 'nennt zuerst der Letzte in der Runde'],
			['wenigstens drei']
		],
		['a trip plays as ever', { book: home, occasion: 'ausflug' }, [KNOCK, TWICE_FOUR], ['wenigstens drei']],
		[
			'a Meisterschaft: no knocking, at least three cards (§11.2), no rounds (§11.4)',
			{ book: home, occasion: champ },
			[
				'Geklopft wird in der Meisterschaft nicht',
				'wenigstens drei Karten',
				TWICE_FOUR,
				'Spezielle Runden (§5) gibt es nicht'
			],
			[KNOCK]
		],
		[
			'a club’s own book has it from its base',
			{ book: house('allgaeu'), occasion: champ },
			['Geklopft wird in der Meisterschaft nicht'],
			[KNOCK]
		],
		[
			'no Bockrunde nor Abschlussrunde is spoken of in a Meisterschaft (§11.4)',
			{ book: home, occasion: champ },
			['Liegt kein Deckel, so dürfen nur Sie, Mungo'],
			['So ist es auch', 'Bockrunde']
		],
		[
			'at an evening the Bockrunde is (§4.4, ours)',
			{ book: home },
			['So ist es auch in einer Bockrunde oder Abschlussrunde'],
			[]
		],
		[
			'five at the table: who sits out, whose hand, and a Deckel only unseen (§7.1)',
			{ book: home, seated: 5 },
			[
				'emil setzt aus.',
				'Zu kaufen ist das Blatt von dora.',
				'Der Geber teilt an die vier anderen aus und setzt aus, wenn er nicht kauft.',
				'Einen Deckel darf der Käufer nur legen'
			],
			['Wie zu fünft', 'rechts vom Abheber']
		],
		[
			'six: the cutter too, and the hand is his right neighbour’s (§7.2)',
			{ book: home, seated: 6 },
			[
				'fritz und emil setzen aus.',
				'Zu kaufen ist das Blatt von dora.',
				'Will der Geber nicht kaufen, darf es der Abheber.',
				'dem Spieler rechts vom Abheber'
			],
			[]
		],
		[
			'in a round without Deckel no buyer lays one (§5)',
			{ book: home, seated: 5, round: 'riminirunde' },
			['Jetzt wird ohne Deckel gespielt.', 'das Blatt abkaufen'],
			[/Deckel (darf der Käufer|legen)/]
		],
		['weitnau §6', { book: weitnau, seated: 5 }, ['Der Geber hält die letzten vier Karten dessen'], []],
		[
			'schafkopfschule: nobody buys a hand',
			{ book: school, seated: 6 },
			['fritz und emil setzen aus.', 'Zu fünft setzt der Geber aus, zu sechst auch der Abheber.'],
			['kauf']
		],
		['a Bockrunde deals as ever', { book: home, round: 'bockrunde' }, [KNOCK, TWICE_FOUR], []],
		[
			'a Stöcklesrunde goes by chapters 2 and 3 (§5.4)',
			{ book: home, round: 'stoecklesrunde' },
			[KNOCK, 'nach den Regeln der Kapitel 2 und 3', 'so muss der Letzte in der Runde'],
			['Will keiner spielen, so wird ein Mungo']
		],
		['so does a Megastöcklesrunde (§5.5)', { book: home, round: 'megastoecklesrunde' }, [KNOCK], []],
		['weitnau §2, §4.4', { book: weitnau, round: 'stoecklesrunde' }, [KNOCK, TWICE_FOUR], []],
		[
			'a Gardareizrunde deals seven and bids (§5.3)',
			{ book: home, round: 'gardareizrunde' },
			['nur sieben Karten', 'Gereizt wird ab 62 Augen', 'Reizt keiner'],
			[KNOCK, TWICE_FOUR, 'Will keiner spielen']
		],
		[
			'and what was agreed on its Stock',
			{ book: home, round: 'gardareizrunde', agreed: true },
			['Ausgemacht: Den Stock gewinnt jedes gewonnene Spiel.'],
			[]
		],
		[
			'weitnau swaps from 78 on (§4.3)',
			{ book: weitnau, round: 'gardareizrunde' },
			['Bei 78, 80 und 82'],
			[KNOCK, TWICE_FOUR]
		],
		['weitnau knows no Meisterschaft', { book: weitnau, occasion: champ }, [KNOCK, TWICE_FOUR], []],
		[
			'schafkopfschule 2.2, 2.3',
			{ book: school, played: 1 },
			['mindestens drei Karten müssen liegen bleiben', TWICE_FOUR, 'Die Farbe macht ein Solo nicht höher'],
			['viermal zwei', 'genehmigt', 'Contra ist nicht erlaubt', 'allererst']
		],
		[
			'the very first game: no Sie (2.9.1), who deals (2.2.2)',
			{ book: school },
			['Im allerersten Spiel zählt ein Sie nicht.', 'Zuerst gibt der Spieler mit der Nummer 1'],
			['sind Tout und Schwarz nicht erlaubt']
		],
		[
			'a tournament: four times two, no cutting, approvals (5.2.3, 5.2.6, 5.2.14, 5.2.16)',
			{ book: school, occasion: champ, played: 1 },
			[
				'Gegeben werden viermal zwei Karten.',
				'Abgehoben wird nicht.',
				'Jeder Tout und jeder Sie muss vor dem Spielen genehmigt sein.',
				'Ab dem fünften Solo oder Wenz',
				'Contra ist nicht erlaubt.'
			],
			[TWICE_FOUR, 'hebt ab', 'sind Tout und Schwarz nicht erlaubt']
		],
		[
			'its first game: neither Tout nor Schwarz (5.2.15)',
			{ book: house('schafkopfschule'), occasion: champ },
			['Im ersten Spiel eines Durchgangs sind Tout und Schwarz nicht erlaubt.', 'viermal zwei'],
			[TWICE_FOUR, 'hebt ab']
		],
		[
			'münchen',
			{ book: munich, occasion: champ },
			['zweimal herum, bis jeder acht hat', 'Solo und Wenz, beide gleich'],
			['klopf', /[Zz]weimal vier/]
		]
	])('%s', (_, table, hears, not) => {
		const text = textOf(table);
		for (const said of hears) expect(text).toContain(said);
		for (const said of not) expect(text).not.toMatch(said);
	});

	it('lists the games in the printed order, those that the round knows', () => {
		for (const book of BOOKS.values()) {
			// A first game of the Schafkopfschule knows no Sie (2.9.1).
			const { chapters, told: heard } = told({ book, played: 1 });
			const rules = chapters.flatMap(({ sections }) => sections.flatMap((one) => one.rules));
			const printed = rules.find(({ key }) => key === 'order.usual');
			const texts = heard.flatMap(({ lines }) => lines.map(({ text }) => text));
			expect(texts).toContain(printed && sentencesOf(printed.block).replaceAll('\n', ' · '));
		}
	});

	it.each<[string, Table, string]>([
		[
			'the Schule’s very first game: no Sie (2.9.1)',
			{ book: school },
			'Solo-Tout · Wenz-Tout · Solo · Wenz · Rufspiel'
		],
		[
			'a tournament’s first game: neither Tout nor Sie (5.2.15, 2.9.1)',
			{ book: school, occasion: champ },
			'Solo · Wenz · Rufspiel'
		],
		[
			'a club’s own book of it',
			{ book: house('schafkopfschule'), occasion: champ },
			'Solo · Wenz · Rufspiel'
		],
		[
			'its second game',
			{ book: school, occasion: champ, played: 1 },
			'Sie · Solo-Tout · Wenz-Tout · Solo · Wenz · Rufspiel'
		]
	])('lists what may be played in %s', (_, table, listed) => {
		expect(linesOf(table).map(({ text }) => text)).toContain(listed);
	});

	it('says nothing of a Deckel where none is laid, nor what a club took out of its book', () => {
		const without = house('allgaeu', { deckel: null });
		expect(textOf({ book: without })).not.toContain('Deckel');
		expect(textOf({ book: home, round: 'riminirunde' })).not.toContain('darf jeder einen Deckel hinauslegen');
		const cut = house('allgaeu', { championshipShuffle: { source: 'Hausregel' } });
		expect(textOf({ book: cut, occasion: champ })).not.toContain('mindestens einmal abgehoben');
	});
});
