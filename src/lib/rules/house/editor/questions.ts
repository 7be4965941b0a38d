import type { Book } from '../../book.ts';
import { genderOf } from '../../book-words.ts';
import { patched, type Patch } from '../../patch.ts';
import { valueAt, type BookPath } from '../../book-path.ts';
import type { Contract } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { figure, layingTemplate, nameIn } from '../templates.ts';
import { ofTariff } from './examples.ts';
import type { Section } from './field.ts';
import { roundPatch, wayOf, wayPatch, WAYS } from './going-along.ts';
import {
	choice,
	number,
	price,
	SCHAFKOPF,
	sectionOf,
	type Desk,
	type FieldRow,
	type SectionRows
} from './row.ts';
import {
	counting,
	fewTrumps,
	laufendeFrom,
	laufendePatch,
	manyTrumps,
	schussCount,
	soloFirst
} from './tariff.ts';

// What a club is asked first. Each answer sets what the rest of the editor shows too; what is not answered stays as in the base.

const EIN = { der: 'einen', die: 'eine', das: 'ein' } as const;
const forOne =
	(contract: Contract) =>
	({ book, parent }: Desk): string =>
		`Was zahlt ihr für ${EIN[genderOf(book, contract)]} ${nameIn(contract, book, parent)}?`;

/**
 * The places that say the same as the first of them, and did in the book it came from: they go along with its answer. What
 * was set apart stays apart.
 */
const alike = (of: Book, { parent }: Desk, places: readonly BookPath[]): readonly BookPath[] =>
	places.filter((place) =>
		[of, parent].every((book) => {
			const value = valueAt(book, place);
			return value === undefined || value === valueAt(book, places[0] ?? place);
		})
	);

const PRICES: readonly FieldRow[] = [
	price('contracts.rufspiel.base.value', forOne('rufspiel'), 'Das zahlt ein Verlierer einem Gewinner.'),
	price(
		(of, desk) =>
			alike(
				of,
				desk,
				soloFirst(of).map((contract) => `contracts.${contract}.base.value` as const)
			),
		forOne('solo'),
		'Das zahlt jeder der {drei}. Was genauso viel kostet, geht mit.'
	),
	price('contracts.wenz.base.value', forOne('wenz'), 'Wenn er anders kostet als ein {solo}.'),
	price(
		'schneider.value',
		'Was kommt für {schneider} dazu?',
		'{schwarz} geht mit, wenn es genauso viel kostet.',
		{
			write: (value, { book: { schneider, schwarz } }) => ({
				schneider: figure(value),
				...(schneider.value === schwarz.value ? { schwarz: figure(value) } : {})
			})
		}
	),
	price('laufender.value', 'Was kommt für jeden {laufendenEinen} dazu?', 'Mit 0 zählen {laufende} nicht.', {
		read: (of) => (counting(of).length > 0 ? of.laufender.value : 0),
		write: (value, desk) => {
			const isNew = value > 0 && counting(desk.book).length === 0;
			return {
				...(isNew || value === 0 ? laufendePatch(desk, value > 0) : {}),
				...(value > 0 ? { laufender: figure(value) } : {})
			};
		}
	}),
	number(
		(of, desk) => alike(of, desk, manyTrumps(of).map(laufendeFrom)),
		'Ab wie vielen {laufenden}?',
		'So viele müssen es sein; dann zählen alle.',
		[1, 14, '{laufende}']
	),
	number(
		(of, desk) => alike(of, desk, fewTrumps(of).map(laufendeFrom)),
		({ book, parent }) => `Und beim ${nameIn(fewTrumps(book)[0] ?? 'wenz', book, parent)}?`,
		'Wo es höchstens vier gibt.',
		[1, 4, '{laufende}']
	)
];

const LAID = {
	none: 'nein',
	beforeCards: 'ja, vor den ersten vier Karten',
	firstFour: 'ja, nach den ersten vier Karten',
	allCards: 'ja, mit allen acht Karten'
} as const satisfies Readonly<Record<NonNullable<NonNullable<Book['deckel']>['moment']> | 'none', string>>;

const deckelOf = ({ deckel }: Book): keyof typeof LAID => (deckel ? (deckel.moment ?? 'firstFour') : 'none');

const laid: FieldRow = choice(
	'deckel',
	'Darf vor dem Spiel verdoppelt werden?',
	'Deckel, Legen oder Klopfen: jeder einmal, der Preis mal zwei.',
	LAID,
	{
		when: () => true,
		read: deckelOf,
		write: (moment, { book, parent }) => {
			if (moment === 'none') return { deckel: null };
			const rule = book.deckel ?? parent.deckel ?? layingTemplate;
			const said = moment === 'firstFour' && !parent.deckel?.moment ? null : moment;
			return { deckel: { ...rule, moment: said } } as Patch<Book>;
		}
	}
);

const BOCK = {
	never: 'nach nichts',
	level: 'nach 60 : 60',
	levels: 'nach 60 : 60 und nach 30 : 90',
	lost: 'nach einem verlorenen Einzelspiel',
	both: 'nach 60 : 60 und nach einem verlorenen Einzelspiel'
} as const;
/** What the question has no words for. */
const OTHER = { other: 'anders, siehe unten' } as const;

type BockAfter = keyof typeof BOCK | keyof typeof OTHER;
const isBockAfter = (after: string): after is BockAfter => after in BOCK || after in OTHER;

function bockOf({ triggers: { level, lostEinzelspiel, allTricks } }: Book): BockAfter {
	if (allTricks?.opens === 'bockrunde') return 'other';
	const after = level?.opens === 'bockrunde' ? level.at.join() : '';
	const [alone, withLost] = BOCK_AFTER[after] ?? ['other', 'other'];
	return lostEinzelspiel?.opens === 'bockrunde' ? withLost : alone;
}

/** The answer by the Augen after which it opens: alone, and where a lost Einzelspiel opens it too. */
const BOCK_AFTER: Readonly<Record<string, readonly [alone: BockAfter, withLost: BockAfter]>> = {
	'': ['never', 'lost'],
	'60': ['level', 'both'],
	'60,30': ['levels', 'other']
};

/** What opens a Bockrunde by an answer, or as in the book it came from; what opens another round stays. */
function bockTriggers({ book, parent }: Desk, after: BockAfter): Patch<Book['triggers']> {
	const opens = 'bockrunde' as const;
	const isBock = (of: Book, name: keyof Book['triggers']) => of.triggers[name]?.opens === opens;
	const at = { level: [60], both: [60], levels: [60, 30], never: null, lost: null, other: null }[after];
	const answered: Patch<Book['triggers']> = {
		...(at ? { level: { source: HOUSE, at, opens } } : {}),
		...(after === 'lost' || after === 'both' ? { lostEinzelspiel: { source: HOUSE, opens } } : {})
	};
	const names = ['level', 'lostEinzelspiel', 'allTricks'] as const;
	const asBefore = after === bockOf(parent);
	return Object.fromEntries(
		names.flatMap((name) => {
			const before = isBock(parent, name) ? parent.triggers[name] : undefined;
			const rule = asBefore ? before : answered[name];
			return rule || isBock(book, name) ? [[name, rule ?? null]] : [];
		})
	);
}

const bock: FieldRow = choice(
	[],
	'Wonach gibt es eine Bockrunde?',
	'Eine Runde, in der jedes Spiel doppelt zählt.',
	({ book, parent }) => ({
		...BOCK,
		...([book, parent].some((of) => bockOf(of) === 'other') ? OTHER : {})
	}),
	{
		when: () => true,
		read: bockOf,
		write: (after, desk) => (isBockAfter(after) ? withBock(desk, bockTriggers(desk, after)) : {})
	}
);

/** The triggers, with the round they open if it is not there yet; a round of the club's own that nothing opens is gone. */
function withBock(desk: Desk, triggers: Patch<Book['triggers']>): Patch<Book> {
	const { book, parent } = desk;
	const there = book.rounds.bockrunde !== undefined;
	const wanted = parent.rounds.bockrunde !== undefined || bockOf(patched(book, { triggers })) !== 'never';
	if (wanted) return { ...(there ? {} : roundPatch(desk, 'bockrunde', true)), triggers };
	const others = Object.keys(book.rounds).some((kind) => kind !== 'bockrunde');
	return {
		...roundPatch(desk, 'bockrunde', false),
		...(others ? {} : { bock: parent.bock }),
		words: { rounds: { bockrunde: null } },
		triggers
	};
}

/** The first questions of a new book, with what an answer asks besides. */
const questions: SectionRows = {
	key: 'fragen',
	title: 'Die ersten Fragen',
	says: 'Was ihr nicht beantwortet, bleibt, wie es dasteht',
	rows: [
		...PRICES,
		laid,
		schussCount(
			'Wie oft darf im Spiel verdoppelt werden?',
			'Schuss, Kontra, Re: abwechselnd, die Gegner zuerst.'
		),
		bock,
		choice('nobodyPlays', 'Was ist, wenn alle passen?', 'Wenn keiner der {vier} spielen will.', WAYS, {
			read: wayOf,
			write: (way, desk) => wayPatch(desk, way)
		}),
		price('passedPays.value', 'Was legt dann jeder {stock.in}?', 'So viel zahlt jeder der {vier}.'),
		price(
			'contracts.mungo.base.value',
			({ book, parent }) => `Was kostet der ${nameIn('mungo', book, parent)}?`,
			'Das zahlt ein Verlierer einem Gewinner.'
		),
		price('contracts.kreuz.base.value', 'Was kostet das {kreuz}?', 'Das zahlt ein Verlierer einem Gewinner.')
	],
	examples: ofTariff
};

/**
 * The questions a club answers first, as fields: a book shows its answers in them, an answer sets its places, and what is not
 * answered stays as in `parent`.
 */
export const questionsOf = (book: Book, parent: Book): Section =>
	sectionOf(questions, { book, parent }, SCHAFKOPF);
