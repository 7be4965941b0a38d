import { asId, type MemberId } from '#lib/base/ids.ts';
import { signedText } from '#lib/base/money.ts';
import { HOUSE } from '#lib/rules/house/house-book.ts';
import {
	changeSentence,
	isChanged,
	sharedNames,
	type ChangedPart,
	type Section
} from '#lib/rules/house/editor/field.ts';
import { sectionOf, type FieldRow, type Range, type SectionRows } from '#lib/rules/house/editor/row.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook } from './book-type.ts';
import { saukopf } from './book.ts';
import { MOST_FOR_SCHWEIN, MOST_POINTS, MOST_SCHNEIDER } from './check-own.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { priceSaukopf } from './price.ts';
import { STELLUNGEN, VIERHAXER } from './vocabulary.ts';

// What a club may change of Saukopf, as the editor shows it.

type SaukopfRow = FieldRow<SaukopfBook>;
/** A game that shows what the figures come to. */
export interface SaukopfExample {
	readonly says: string;
	readonly game: Omit<SaukopfGame, 'declarer'>;
}
export type SaukopfSection = Section<SaukopfBook, SaukopfExample>;

const POINTS: Range = [0, MOST_POINTS, 'Punkte'];

type FigureRow = Extract<SaukopfRow, { readonly type: 'number' }>;

const figure = (
	at: string,
	label: string,
	says: string,
	range = POINTS,
	more: Pick<FigureRow, 'read' | 'write'> = {}
): FigureRow => ({ type: 'number', at: `${at}.value`, label, says, range, ...more });

const KOPFGELD: readonly SaukopfRow[] = [
	figure('kopfgeld.sieg', 'Sieg', 'Zählt bei jedem Spiel.'),
	figure('kopfgeld.huftritt', 'Huftritt', 'Die Nichtspieler haben gestoßen.'),
	figure('kopfgeld.gegenhieb', 'Gegenhieb', 'Die Spieler haben zurückgestoßen.'),
	figure('kopfgeld.offen', 'Offen', 'Allein mit aufgedeckten Karten gespielt.'),
	figure('kopfgeld.schneider', 'Schneider', 'Die Verlierer haben zu wenige Augen.'),
	figure('schneiderUnder', 'Schneider unter', 'Mit weniger Augen sind die Verlierer Schneider.', [
		1,
		MOST_SCHNEIDER,
		'Augen'
	]),
	figure('kopfgeld.schwarz', 'Schwarz', 'Mit allen Stichen gewonnen, im Ramsch ohne Stich.'),
	figure('kopfgeld.ohne', 'Ohne', 'Für jeden Laufenden, den die Verlierer haben.'),
	figure(
		'kopfgeld.gluecksschwein',
		'Glücksschwein, Abzug',
		'Wird abgezogen, wenn mit vielen Laufenden gewonnen ist.',
		POINTS,
		// Stored below 0, and entered without its sign.
		{
			read: ({ kopfgeld }) => 0 - kopfgeld.gluecksschwein.value,
			write: (value) => ({ kopfgeld: { gluecksschwein: { value: 0 - value, source: HOUSE } } })
		}
	),
	figure('gluecksschweinFrom', 'Glücksschwein ab', 'So viele Laufende haben die Gewinner.', [
		1,
		MOST_FOR_SCHWEIN,
		'Laufende'
	]),
	figure(
		'kopfgeld.saukopf',
		'Saukopf',
		'Die Herz-Sau der Gegner abgestochen; haben es die Verlierer, wird abgezogen.'
	),
	figure(
		'kopfgeld.mueller',
		'Müller',
		'Den letzten Stich mit dem Eichel-Unter; haben ihn die Verlierer, wird abgezogen.'
	)
];

const PENALTIES: readonly SaukopfRow[] = [
	figure('penalties.quieker', 'Quieker', 'Am Spieß gespielt und verloren.'),
	figure('penalties.stallgeruch', 'Stallgeruch', 'Unreine Sauerei verloren.'),
	figure('penalties.rauborstigkeit', 'Rauborstigkeit', 'Echten Paarhufer mit hohem Gebot verloren.'),
	figure('rauborstigFrom', 'Rauborstig ab', 'So hoch war geboten.', [
		saukopf.bid.least,
		saukopf.bid.most,
		'Augen'
	]),
	figure('penalties.bolzenschuss', 'Bolzenschuss', 'Großkopferten verloren.'),
	figure('penalties.trogsauger', 'Trogsauger', 'Mit Trog gespielt und verloren.'),
	figure('penalties.haxnspalter', 'Haxnspalter', 'Mit Aufschlag oder im Hinterhalt verloren.')
];

/** Words that stand in the bill and on a button. */
const BOTH = ['schwarz', 'offen', 'huftritt', 'gegenhieb', 'saukopf', 'mueller'] as const;
const BILL_ALONE = ['sieg', 'schneider', 'ohne', 'gluecksschwein'] as const;
const BUTTON_ALONE = ['spiess', 'trog', 'unecht'] as const;
const PENALTY_KEYS = Object.keys(saukopf.penalties) as (keyof SaukopfBook['penalties'])[];

/** A word, at every place where the book has it. */
const word = (at: readonly string[], label: string): SaukopfRow => ({
	...{ type: 'text', at, label, says: 'Auf Knöpfen, in Rechnungen und im Buch.' }
});

/** Each is called here as the source calls it. */
const WORDS: readonly SaukopfRow[] = [
	...saukopf.order.map((contract) =>
		word([`contracts.${contract}.word`], `${saukopf.contracts[contract].word} heißt`)
	),
	...SUITS.map((suit) => word([`words.suits.${suit}`], `${saukopf.words.suits[suit]} heißt`)),
	...BOTH.map((term) =>
		word([`words.${term}`, `kopfgeld.${term}.word`], `${saukopf.kopfgeld[term].word}, als Wort`)
	),
	...BILL_ALONE.map((term) =>
		word([`kopfgeld.${term}.word`], `${saukopf.kopfgeld[term].word}, in der Rechnung`)
	),
	...BUTTON_ALONE.map((term) => word([`words.${term}`], `„${saukopf.words[term]}“ heißt`)),
	...STELLUNGEN.map((stellung) =>
		word([`words.stellungen.${stellung}`], `„${saukopf.words.stellungen[stellung]}“ heißt`)
	),
	...PENALTY_KEYS.map((penalty) =>
		word([`penalties.${penalty}.word`], `${saukopf.penalties[penalty].word} heißt`)
	)
];

const SEATS = Array.from({ length: VIERHAXER }, (_, i) => asId<MemberId>(String(i + 1)));
const [DECLARER = asId<MemberId>('1'), PARTNER = asId<MemberId>('2')] = SEATS;

const KOPFGELD_EXAMPLES: readonly SaukopfExample[] = [
	{ says: 'gewonnen', game: { contract: 'zucht', bid: 61, won: true } },
	{
		says: 'gewonnen ohne 2, mit Huftritt',
		game: {
			...{ contract: 'zucht', bid: 61, won: true, huftritt: true },
			laufende: { side: 'opponents', count: 2 }
		}
	},
	{
		says: 'mit 95 Augen und 4 Laufenden',
		game: { contract: 'zucht', bid: 61, augen: 95, laufende: { side: 'declarer', count: 4 } }
	}
];
const PENALTY_EXAMPLES: readonly SaukopfExample[] = [
	{ says: '75 geboten und verloren', game: { contract: 'sauerei', partner: PARTNER, bid: 75, won: false } },
	{
		says: '72 geboten und verloren',
		game: { contract: 'grosskopferter', partner: PARTNER, bid: 72, won: false }
	},
	{
		says: 'am Spieß mit Aufschlag, verloren',
		game: { contract: 'zucht', bid: 61, won: false, spiess: true, stellung: 'aufschlag' }
	}
];

const SECTIONS: readonly SectionRows<SaukopfBook, SaukopfExample>[] = [
	{
		key: 'kopfgeld',
		title: 'Kopfgeld',
		says: 'Was jeder Verlierer jedem Gewinner zahlt',
		rows: KOPFGELD,
		examples: () => KOPFGELD_EXAMPLES
	},
	{
		key: 'strafen',
		title: 'Strafen',
		says: 'Was der Spieler allein zahlt, wenn er verliert',
		rows: PENALTIES,
		examples: () => PENALTY_EXAMPLES
	},
	{ key: 'worte', title: 'Worte', says: 'Wie bei euch heißt, was gespielt und gezahlt wird', rows: WORDS }
];

/** The parts of the editor; `parent` is the book that is being changed. */
export const saukopfSections = (book: SaukopfBook, parent: SaukopfBook): readonly SaukopfSection[] =>
	SECTIONS.map((rows) =>
		sectionOf(rows, { book, parent }, { tidied: (changed) => changed, inWords: (text) => text })
	);

/** An example as the book prices it, in points for the declarer; null where it can't be played. */
export function workedSaukopf(book: SaukopfBook, { says, game }: SaukopfExample) {
	const checked = checkSaukopf(book, { ...game, declarer: DECLARER });
	const bill = checked.ok ? priceSaukopf(book, checked.value, SEATS, 0) : null;
	const points = bill?.points.get(DECLARER);
	if (!bill || points === undefined) return null;
	const sum = bill.lines.map(({ label, amount }) => `${label} ${signedText(amount)}`).join(', ');
	return { says: `${book.contracts[game.contract].word} ${says}`, sum, points };
}

/** What stands on buttons, and in a bill. */
const namesIn = ({ words, kopfgeld, penalties }: SaukopfBook) => {
	const { suits, stellungen, ...terms } = words;
	const lines = [...Object.values(kopfgeld), ...Object.values(penalties)];
	return [
		SUITS.map((suit) => suits[suit]),
		[...Object.values(terms), ...Object.values(stellungen)],
		lines.map(({ word }) => word)
	];
};

/** What a club should look at once more before it keeps its book, a sentence each. */
export const saukopfDoubts = (parent: SaukopfBook, book: SaukopfBook): readonly string[] =>
	sharedNames(namesIn(parent), namesIn(book));

/** What differs from `parent`, part by part: "Sieg: 3 Punkte statt 2." */
export const saukopfChanges = (parent: SaukopfBook, book: SaukopfBook): readonly ChangedPart[] =>
	saukopfSections(book, parent).flatMap(({ title, fields }) => {
		const sentences = fields.filter(isChanged).map(changeSentence);
		return sentences.length === 0 ? [] : [{ title, sentences }];
	});
