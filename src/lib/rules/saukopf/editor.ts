import { asId, type MemberId } from '#lib/base/ids.ts';
import { HOUSE } from '#lib/rules/house/house-book.ts';
import { changeSentence, isChanged, type ChangedPart, type Field } from '#lib/rules/house/editor/field.ts';
import { patched } from '#lib/rules/patch.ts';
import { valueAt } from '#lib/rules/place.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook } from './book-type.ts';
import { saukopf } from './book.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { MOST_FOR_SCHWEIN, MOST_POINTS, MOST_SCHNEIDER } from './check-own.ts';
import { priceSaukopf } from './price.ts';
import { STELLUNGEN, VIERHAXER } from './vocabulary.ts';

// What a club may change of Saukopf, as the editor shows it.

type SaukopfField = Field<SaukopfBook>;

/** A game that shows what the figures come to. */
interface SaukopfExample {
	readonly says: string;
	/** "2 + 1", each line of the bill. */
	readonly sum: string;
	/** What the declarer gets or pays, in points. */
	readonly points: number;
	/** The same by the book that is being changed; null where nothing is different. */
	readonly was: number | null;
}

export interface SaukopfSection {
	readonly key: 'kopfgeld' | 'strafen' | 'worte';
	readonly title: string;
	readonly says: string;
	readonly fields: readonly SaukopfField[];
	readonly examples: readonly SaukopfExample[];
}

/** Writes one value at several dotted paths. */
function withValue(book: SaukopfBook, paths: readonly string[], value: unknown): SaukopfBook {
	return paths.reduce((changed, path) => {
		const patch = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
		return patched<SaukopfBook>(changed, patch as object);
	}, book);
}

/** Makes the fields of a book that is changed from another. */
function makers(book: SaukopfBook, parent: SaukopfBook) {
	/** A figure; a deducted one is stored below 0 and entered without its sign. */
	const number = (
		path: string,
		label: string,
		says: string,
		[least, most, unit]: readonly [number, number, string] = [0, MOST_POINTS, 'Punkte'],
		sign: 1 | -1 = 1
	): SaukopfField => {
		const read = (of: SaukopfBook): number => Number(valueAt(of, `${path}.value`)) * sign + 0;
		return {
			...{ type: 'number', key: path, label, places: [path] },
			...{ says, least, most, unit, value: read(book), before: read(parent) },
			set: (value) =>
				typeof value === 'number' ? withValue(book, [path], { value: value * sign + 0, source: HOUSE }) : book
		};
	};
	/** A word, at every place where the book has it. */
	const word = (paths: readonly [string, ...string[]], label: string): SaukopfField => {
		const read = (of: SaukopfBook): string => String(valueAt(of, paths[0]));
		return {
			...{
				type: 'text',
				key: paths[0],
				label,
				places: paths,
				says: 'Auf Knöpfen, in Rechnungen und im Buch.'
			},
			...{ value: read(book), before: read(parent) },
			set: (value) => (typeof value === 'string' ? withValue(book, paths, value.trim().slice(0, 40)) : book)
		};
	};
	return { number, word };
}

type Makers = ReturnType<typeof makers>;

const kopfgeldFields = ({ number }: Makers): readonly SaukopfField[] => [
	number('kopfgeld.sieg', 'Sieg', 'Zählt bei jedem Spiel.'),
	number('kopfgeld.huftritt', 'Huftritt', 'Die Nichtspieler haben gestoßen.'),
	number('kopfgeld.gegenhieb', 'Gegenhieb', 'Die Spieler haben zurückgestoßen.'),
	number('kopfgeld.offen', 'Offen', 'Allein mit aufgedeckten Karten gespielt.'),
	number('kopfgeld.schneider', 'Schneider', 'Die Verlierer haben zu wenige Augen.'),
	number('schneiderUnder', 'Schneider unter', 'Mit weniger Augen sind die Verlierer Schneider.', [
		1,
		MOST_SCHNEIDER,
		'Augen'
	]),
	number('kopfgeld.schwarz', 'Schwarz', 'Mit allen Stichen gewonnen, im Ramsch ohne Stich.'),
	number('kopfgeld.ohne', 'Ohne', 'Für jeden Laufenden, den die Verlierer haben.'),
	number(
		'kopfgeld.gluecksschwein',
		'Glücksschwein, Abzug',
		'Wird abgezogen, wenn mit vielen Laufenden gewonnen ist.',
		undefined,
		-1
	),
	number('gluecksschweinFrom', 'Glücksschwein ab', 'So viele Laufende haben die Gewinner.', [
		1,
		MOST_FOR_SCHWEIN,
		'Laufende'
	]),
	number('kopfgeld.saukopf', 'Saukopf', 'Die Herz-Sau der Gegner abgestochen; den Verlierern zählt es ab.'),
	number('kopfgeld.mueller', 'Müller', 'Den letzten Stich mit dem Eichel-Unter; den Verlierern zählt es ab.')
];

const penaltyFields = ({ number }: Makers): readonly SaukopfField[] => [
	number('penalties.quieker', 'Quieker', 'Am Spieß gespielt und verloren.'),
	number('penalties.stallgeruch', 'Stallgeruch', 'Unreine Sauerei verloren.'),
	number('penalties.rauborstigkeit', 'Rauborstigkeit', 'Echten Paarhufer mit hohem Gebot verloren.'),
	number('rauborstigFrom', 'Rauborstig ab', 'So hoch war geboten.', [
		saukopf.bid.least,
		saukopf.bid.most,
		'geboten'
	]),
	number('penalties.bolzenschuss', 'Bolzenschuss', 'Großkopferten verloren.'),
	number('penalties.trogsauger', 'Trogsauger', 'Mit Trog gespielt und verloren.'),
	number('penalties.haxnspalter', 'Haxnspalter', 'Mit Aufschlag oder im Hinterhalt verloren.')
];

/** Words that stand in the bill and on a button. */
const BOTH = ['schwarz', 'offen', 'huftritt', 'gegenhieb', 'saukopf', 'mueller'] as const;
const BILL_ALONE = ['sieg', 'schneider', 'ohne', 'gluecksschwein'] as const;
const BUTTON_ALONE = ['spiess', 'trog', 'unecht'] as const;
const PENALTIES = Object.keys(saukopf.penalties) as (keyof SaukopfBook['penalties'])[];

/** Each is called here as the source calls it. */
const wordFields = ({ word }: Makers): readonly SaukopfField[] => [
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
	...PENALTIES.map((penalty) =>
		word([`penalties.${penalty}.word`], `${saukopf.penalties[penalty].word} heißt`)
	)
];

const SEATS = Array.from({ length: VIERHAXER }, (_, i) => asId<MemberId>(String(i + 1)));
const [DECLARER = asId<MemberId>('1'), PARTNER = asId<MemberId>('2')] = SEATS;

type Example = readonly [says: string, game: Omit<SaukopfGame, 'declarer'>];
const KOPFGELD_EXAMPLES: readonly Example[] = [
	['gewonnen', { contract: 'zucht', bid: 61, won: true }],
	[
		'gewonnen ohne 2, mit Huftritt',
		{
			...{ contract: 'zucht', bid: 61, won: true, huftritt: true },
			laufende: { side: 'opponents', count: 2 }
		}
	],
	[
		'mit 95 Augen und 4 Laufenden',
		{
			...{ contract: 'zucht', bid: 61, augen: 95 },
			laufende: { side: 'declarer', count: 4 }
		}
	]
];
const PENALTY_EXAMPLES: readonly Example[] = [
	['75 geboten und verloren', { contract: 'sauerei', partner: PARTNER, bid: 75, won: false }],
	['72 geboten und verloren', { contract: 'grosskopferter', partner: PARTNER, bid: 72, won: false }],
	[
		'am Spieß mit Aufschlag, verloren',
		{
			contract: 'zucht',
			bid: 61,
			won: false,
			spiess: true,
			stellung: 'aufschlag'
		}
	]
];

/** A game with what it comes to for the declarer, in both books. */
function worked(book: SaukopfBook, parent: SaukopfBook, [says, game]: Example): readonly SaukopfExample[] {
	const billBy = (of: SaukopfBook) => {
		const checked = checkSaukopf(of, { ...game, declarer: DECLARER });
		return checked.ok ? priceSaukopf(of, checked.value, SEATS, 0) : null;
	};
	const [now, before] = [billBy(book), billBy(parent)];
	const points = now?.points.get(DECLARER);
	const was = before?.points.get(DECLARER);
	if (!now || points === undefined || was === undefined) return [];
	const sum = now.lines.map(({ label, amount }) => `${label} ${amount}`).join(', ');
	const { word } = book.contracts[game.contract];
	return [{ says: `${word} ${says}`, sum, points, was: was === points ? null : was }];
}

/** The parts of the editor; `parent` is the book that is being changed. */
export function saukopfSections(book: SaukopfBook, parent: SaukopfBook): readonly SaukopfSection[] {
	const make = makers(book, parent);
	const examples = (of: readonly Example[]) => of.flatMap((one) => worked(book, parent, one));
	return [
		{
			...{ key: 'kopfgeld', title: 'Kopfgeld', says: 'Was jeder Verlierer jedem Gewinner zahlt' },
			...{ fields: kopfgeldFields(make), examples: examples(KOPFGELD_EXAMPLES) }
		},
		{
			...{ key: 'strafen', title: 'Strafen', says: 'Was der Spieler allein zahlt, wenn er verliert' },
			...{ fields: penaltyFields(make), examples: examples(PENALTY_EXAMPLES) }
		},
		{
			...{ key: 'worte', title: 'Worte', says: 'Wie bei euch heißt, was gespielt und gezahlt wird' },
			...{ fields: wordFields(make), examples: [] }
		}
	];
}

/** What differs from `parent`, part by part: "Sieg: 3 Punkte statt 2." */
export const saukopfChanges = (parent: SaukopfBook, book: SaukopfBook): readonly ChangedPart[] =>
	saukopfSections(book, parent).flatMap(({ title, fields }) => {
		const sentences = fields.filter(isChanged).map(changeSentence);
		return sentences.length === 0 ? [] : [{ title, sentences }];
	});
