import { euro, toCents } from '#lib/base/money.ts';
import type { Book, RoundRule } from '../../book.ts';
import { wordOf } from '../../fields.ts';
import type { Patch } from '../../patch.ts';
import { ALL_AUGEN, ROUNDS, type RoundKind } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { figure, LASTS, lastsUntilMungos, ROUND_WORDS, roundTemplate } from '../templates.ts';
import type { Desk, Field, Section, ToldExample, WorkedExample } from './field.ts';
import { A } from './players.ts';
import { MOST_AMOUNT } from './tariff.ts';

/** Rounds that any club may have; the others hang on more rules and stay with the books that know them. */
const ANY: readonly RoundKind[] = ['bockrunde', 'mungorunde', 'abschlussrunde'];
const word = ({ book, parent }: Desk, kind: RoundKind): string =>
	book.words.rounds[kind] ?? parent.words.rounds[kind] ?? ROUND_WORDS[kind];
const offered = ({ parent, book }: Desk): readonly RoundKind[] =>
	ROUNDS.filter(
		(kind) =>
			parent.rounds[kind] !== undefined ||
			(ANY.includes(kind) && (kind !== 'mungorunde' || book.contracts.mungo))
	);

/** Which rounds there are, and what each counts. */
export function rounds(desk: Desk): Section {
	const fields = offered(desk).flatMap((kind): readonly Field[] => {
		const there = desk.switch(
			word(desk, kind),
			'Eine Runde mit eigenen Regeln.',
			(of) => of.rounds[kind] !== undefined,
			(on) => roundPatch(desk, kind, on)
		);
		const rule = desk.book.rounds[kind];
		return rule ? [there, ...roundFields(desk, kind, rule)] : [there];
	});
	return {
		key: 'runden',
		title: 'Runden',
		says: 'Bockrunde und andere: wie lang, was doppelt',
		fields,
		examples: inRounds(desk)
	};
}

/** A Solo in each round there is: Einzelspiele double in all of them. */
function inRounds(desk: Desk): readonly WorkedExample[] {
	const alone = desk.book.order.find(
		(contract) => desk.book.contracts[contract]?.sides === 'einzelspiel' && contract !== 'sie'
	);
	if (alone === undefined) return [];
	return ROUNDS.filter((kind) => desk.book.rounds[kind] !== undefined).map((kind) => ({
		says: `gewonnen, ${word(desk, kind)}`,
		game: { contract: alone, declarer: A, won: true },
		bock: true
	}));
}

function roundPatch(desk: Desk, kind: RoundKind, on: boolean): Patch<Book> {
	const { book, parent } = desk;
	const gardareiz = kind === 'gardareizrunde' ? { gardareiz: on ? parent.gardareiz : null } : {};
	if (!on) return { rounds: { [kind]: null }, triggers: withoutRound(book, kind), ...gardareiz };
	return {
		rounds: { [kind]: parent.rounds[kind] ?? roundTemplate(book, kind) },
		words: { rounds: { [kind]: word(desk, kind) } },
		bock: book.bock ?? parent.bock ?? figure(2),
		...gardareiz
	};
}

/** What opened a round that is gone opens nothing. */
function withoutRound({ triggers }: Book, kind: RoundKind): Patch<Book['triggers']> {
	const { level, lostEinzelspiel, allTricks } = triggers;
	return {
		...(level?.opens === kind ? { level: null } : {}),
		...(lostEinzelspiel?.opens === kind ? { lostEinzelspiel: null } : {}),
		...(allTricks?.opens === kind
			? { allTricks: null }
			: allTricks?.voteAgainst === kind
				? { allTricks: { voteAgainst: null } }
				: {})
	};
}

function roundFields(desk: Desk, kind: RoundKind, rule: RoundRule): readonly Field[] {
	const name = word(desk, kind);
	const write = (patch: Patch<RoundRule>): Patch<Book> => ({ rounds: { [kind]: patch } });
	const untilMungos = desk.book.contracts.mungo && (rule.contracts?.includes('mungo') ?? true);
	const choices = { ...LASTS, ...(untilMungos ? lastsUntilMungos(wordOf(desk.book, 'mungo')) : {}) };
	const length: readonly Field[] =
		rule.lasts in choices
			? [
					desk.choice(
						`${name} dauert`,
						'Eine Runde sind so viele Spiele, wie Spieler am Tisch sitzen.',
						choices,
						(of) => of.rounds[kind]?.lasts,
						(lasts) => write({ lasts: lasts as RoundRule['lasts'] })
					)
				]
			: [];
	return [
		...length,
		desk.choice(
			`${name}: doppelt`,
			'Welche Spiele mehr kosten.',
			{ every: 'jedes Spiel', einzelspiel: 'nur Einzelspiele' },
			(of) => of.rounds[kind]?.doubles.games,
			(games) => write({ doubles: { games: games === 'every' ? 'every' : 'einzelspiel', source: HOUSE } })
		),
		...(desk.book.deckel
			? [
					desk.switch(
						`${name}: mit ${desk.book.words.deckel}`,
						'Ob in dieser Runde auch vorher verdoppelt wird.',
						(of) => of.rounds[kind]?.deckel,
						(deckel) => write({ deckel })
					)
				]
			: [])
	];
}

/** What opens a round by itself. */
export function triggers(desk: Desk): Section | null {
	const { book } = desk;
	const there = offered(desk).filter((kind) => book.rounds[kind]);
	if (there.length === 0) return null;
	const choices = {
		none: 'keine Runde',
		...Object.fromEntries(there.map((kind) => [kind, word(desk, kind)]))
	};
	type Name = keyof Book['triggers'];
	const opening = (
		name: Name,
		label: string,
		says: string,
		make: (opens: RoundKind) => Patch<Book['triggers']>
	): Field =>
		desk.choice(
			label,
			says,
			choices,
			(of) => of.triggers[name]?.opens ?? 'none',
			(opens) => ({
				triggers: opens === 'none' ? { [name]: null } : make(opens as RoundKind)
			})
		);
	const base = { source: HOUSE };
	const level = book.triggers.level;
	const fields: Field[] = [
		opening('level', 'Nach 60 : 60', 'Welche Runde folgt, wenn beide gleich viele Augen haben.', (opens) => ({
			level: level ? { opens } : { ...base, opens, at: [60] }
		}))
	];
	if (level) {
		fields.push(
			desk.switch(
				'Auch nach 30 : 90',
				'Dasselbe, wenn eine Partei genau 30 Augen hat.',
				(of) => of.triggers.level?.at.includes(30),
				(on) => ({ triggers: { level: { at: on ? [60, 30] : [60] } } })
			)
		);
	}
	fields.push(
		opening(
			'lostEinzelspiel',
			'Nach einem verlorenen Einzelspiel',
			'Welche Runde folgt, wenn einer allein gegen drei verliert.',
			(opens) => ({ lostEinzelspiel: { ...base, opens } })
		),
		opening(
			'allTricks',
			'Nach allen Stichen',
			'Welche Runde folgt, wenn eine Partei jeden Stich gemacht hat.',
			(opens) => ({
				allTricks: {
					...(book.triggers.allTricks ?? { ...base, afterKeinStich: false }),
					voteAgainst: null,
					opens
				}
			})
		)
	);
	return {
		key: 'anlass',
		title: 'Was eine Runde auslöst',
		says: '60 : 60, verlorenes Solo, alle Stiche',
		fields,
		examples: [],
		told: openedBy(desk)
	};
}

/** What follows on what, in the words of the book. */
function openedBy(desk: Desk): readonly ToldExample[] {
	const { level, lostEinzelspiel, allTricks } = desk.book.triggers;
	const after = (opens: RoundKind | undefined): string =>
		opens === undefined ? 'nichts weiter' : `dann eine ${word(desk, opens)}`;
	const ends = level?.at ?? [HALF];
	return [
		...ends.map((augen) => ({
			says: `Ein Spiel endet ${augen} : ${ALL_AUGEN - augen}`,
			comes: after(level?.opens)
		})),
		{ says: 'Ein Einzelspiel geht verloren', comes: after(lostEinzelspiel?.opens) },
		{ says: 'Eine Partei macht alle Stiche', comes: after(allTricks?.opens) }
	];
}

const HALF = ALL_AUGEN / 2;

/** What mishaps cost, and where the winnings go. */
function paid(book: Book): readonly ToldExample[] {
	const { vergeben, verabhebt, falschKassiert, winningsToKasse } = book;
	const fine = (rule: Book['vergeben']): string =>
		rule ? `${euro(toCents(rule.further.value))} in den Stock` : 'kostet nichts';
	return [
		{ says: 'Einer vergibt sich zum zweiten Mal', comes: fine(vergeben) },
		{ says: 'Einer verabhebt zum zweiten Mal', comes: fine(verabhebt) },
		{ says: 'Einer kassiert 5 Cent zu viel', comes: falschKassiert ? '10 Cent zurück' : 'kostet nichts' },
		{ says: 'Anna gewinnt am Abend 3,00 €', comes: winningsToKasse ? 'in die Kasse' : 'Anna behält sie' }
	];
}

/** Fines and what goes into the Kasse. */
export function stockAndKasse(desk: Desk): Section {
	const fine = (name: 'vergeben' | 'verabhebt', label: string): readonly Field[] => [
		desk.switch(
			label,
			'Kostet etwas in den Stock.',
			(of) => of[name] !== null,
			(on) => ({
				[name]: on ? (desk.parent[name] ?? { first: figure(50), further: figure(100) }) : null
			})
		),
		...(desk.book[name]
			? [
					desk.number(
						`${label}, das erste Mal`,
						'An einem Abend.',
						[0, MOST_AMOUNT, 'Cent'],
						(of) => of[name]?.first.value,
						(value) => ({ [name]: { first: figure(value) } })
					),
					desk.number(
						`${label}, jedes weitere Mal`,
						'An einem Abend.',
						[0, MOST_AMOUNT, 'Cent'],
						(of) => of[name]?.further.value,
						(value) => ({ [name]: { further: figure(value) } })
					)
				]
			: [])
	];
	const rule = (
		name: 'falschKassiert' | 'boughtHand' | 'winningsToKasse',
		label: string,
		says: string
	): Field =>
		desk.switch(
			label,
			says,
			(of) => of[name] !== null,
			(on) => ({ [name]: on ? { source: HOUSE } : null })
		);
	return {
		key: 'stock',
		title: 'Stock, Strafen, Kasse',
		says: 'Vergeben, falsch kassiert, wohin der Gewinn geht',
		fields: [
			...fine('vergeben', 'Vergeben'),
			...fine('verabhebt', 'Verabhebt'),
			...(desk.book.gardareiz
				? [
						desk.number(
							`Verlorenes ${desk.book.words.suits[desk.book.gardareiz.suit]}-${wordOf(desk.book, 'solo')} zahlt höchstens`,
							`In der ${word(desk, 'gardareizrunde')} so viel in den Stock.`,
							[0, MOST_AMOUNT, 'Cent'],
							(of) => of.gardareiz?.payMost.value,
							(value) => ({ gardareiz: { payMost: figure(value) } })
						)
					]
				: []),
			rule('falschKassiert', 'Falsch kassiert kostet doppelt', 'Zu viel kassiert geht doppelt zurück.'),
			rule('boughtHand', 'Blatt kaufen', 'Zu fünft und sechst darf der Geber ein Blatt kaufen.'),
			rule(
				'winningsToKasse',
				'Gewinne in die Kasse',
				'An gewöhnlichen Abenden geht der Gewinn in die Vereinskasse.'
			)
		],
		examples: [],
		told: paid(desk.book)
	};
}
