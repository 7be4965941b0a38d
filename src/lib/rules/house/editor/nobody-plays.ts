import type { Book } from '../../book.ts';
import { wordOf } from '../../fields.ts';
import type { Patch } from '../../patch.ts';
import { passedPaysText, whenNobodyPlays } from '../../printed/wording.ts';
import { ALL_AUGEN } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { CONTRACT_WORDS, contractTemplate, figure, mungoTemplate } from '../templates.ts';
import type { Desk, Field, Section } from './field.ts';
import { FACTOR } from './outcome-and-doubling.ts';
import { A, B, C, D } from './players.ts';
import { MOST_AMOUNT } from './tariff.ts';

/** What happens when nobody plays. */
export function nobodyPlays(desk: Desk): Section {
	const { book } = desk;
	const fields: Field[] = [
		desk.choice('Wenn keiner spielt', 'Was geschieht, wenn alle vier weiter sagen.', WAYS, wayOf, (way) =>
			wayPatch(desk, way)
		),
		...stock(desk),
		...muss(desk),
		...kreuz(desk),
		...mungo(desk)
	];
	const most = book.mungo?.pays === 'most';
	const comesThen = [whenNobodyPlays(book), passedPaysText(book)].filter((text) => text !== null).join('; ');
	return {
		key: 'keiner',
		title: 'Wenn keiner spielt',
		says: 'Zusammenwerfen, Stock, Ramsch, Muss oder Kreuz',
		fields,
		told: [{ says: 'Alle vier sagen weiter', comes: comesThen }],
		examples: book.contracts.mungo
			? [
					{ says: 'D hat die meisten Augen', game: { contract: 'mungo', losers: most ? [D] : [C, D] } },
					...(book.mungo?.jungfrau
						? [
								{
									says: 'A ohne Stich',
									game: { contract: 'mungo' as const, losers: most ? [D] : [C, D], jungfrau: [A] }
								}
							]
						: [])
				]
			: book.contracts.kreuz
				? [{ says: 'A muss, gegenüber sitzt C', game: { contract: 'kreuz', declarer: A, won: true } }]
				: book.nobodyPlays === 'muss'
					? [
							{
								says: 'A muss und verliert',
								game: { contract: 'rufspiel', declarer: A, partner: B, muss: true, won: false }
							}
						]
					: []
	};
}

const WAYS = {
	passed: 'Zusammenwerfen, der Nächste gibt',
	stock: 'Zusammenwerfen und in den Stock zahlen',
	mungo: 'Ramsch oder Mungo: jeder gegen jeden',
	muss: 'Muss: einer muss spielen',
	kreuz: 'Kreuz: wer muss, spielt mit dem Gegenüber'
} as const;

const wayOf = (book: Book): string =>
	book.nobodyPlays === 'passed' && book.passedPays ? 'stock' : book.nobodyPlays;

/** What another way needs that the book does not have yet; what the old one had goes. */
function wayPatch(desk: Desk, way: string): Patch<Book> {
	const { book, parent } = desk;
	const withMungo = way === 'mungo';
	const withKreuz = way === 'kreuz';
	const changed: Patch<Book> = {
		nobodyPlays: way === 'stock' ? 'passed' : (way as Book['nobodyPlays']),
		passedPays: null,
		rufspielStock: null,
		augen: { wonMuss: null },
		mungo: withMungo ? (book.mungo ?? parent.mungo ?? mungoTemplate) : null,
		contracts: {
			kreuz: withKreuz ? (parent.contracts.kreuz ?? contractTemplate(book, 'kreuz')) : null,
			mungo: withMungo
				? (book.contracts.mungo ?? parent.contracts.mungo ?? contractTemplate(book, 'mungo'))
				: null
		},
		words: {
			contracts: {
				...(withKreuz ? { kreuz: CONTRACT_WORDS.kreuz } : {}),
				...(withMungo ? { mungo: book.words.contracts.mungo ?? CONTRACT_WORDS.mungo } : {})
			}
		}
	};
	if (way !== 'stock') return changed;
	return {
		...changed,
		passedPays: parent.passedPays ?? figure(desk.unit === 'Cent' ? 10 : 1),
		rufspielStock: book.contracts.rufspiel ? { source: HOUSE } : null
	};
}

function stock(desk: Desk): readonly Field[] {
	if (!desk.book.passedPays) return [];
	return [
		desk.number(
			'Jeder zahlt in den Stock',
			'So viel legt jeder der vier hinein.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.passedPays?.value,
			(value) => ({ passedPays: figure(value) })
		),
		desk.switch(
			`Das nächste ${wordOf(desk.book, 'rufspiel')} spielt um den Stock`,
			'Gewonnen: die Partei teilt ihn. Verloren: sie zahlt noch einmal so viel hinein.',
			(of) => of.rufspielStock !== null,
			(on) => ({ rufspielStock: on ? { source: HOUSE } : null })
		)
	];
}

function muss(desk: Desk): readonly Field[] {
	if (desk.book.nobodyPlays !== 'muss') return [];
	return [
		desk.number(
			'Wer muss, gewinnt ab',
			'So viele Augen reichen dem, der spielen muss.',
			[1, ALL_AUGEN, 'Augen'],
			(of) => (of.augen.wonMuss ?? of.augen.won).value,
			(value) => ({
				augen: { wonMuss: value === desk.book.augen.won.value ? null : figure(value) }
			})
		)
	];
}

function kreuz(desk: Desk): readonly Field[] {
	if (!desk.book.contracts.kreuz) return [];
	return [
		desk.number(
			'Kreuz',
			'Was ein Verlierer dem Gewinner zahlt.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.contracts.kreuz?.base.value,
			(value) => ({ contracts: { kreuz: { base: figure(value) } } })
		)
	];
}

function mungo(desk: Desk): readonly Field[] {
	const { book } = desk;
	if (!book.contracts.mungo || !book.mungo) return [];
	const word = wordOf(book, 'mungo');
	const optional = (name: 'jungfrau' | 'spritze', label: string, says: string): readonly Field[] => [
		desk.switch(
			label,
			says,
			(of) => of.mungo?.[name] != null,
			(on) => ({ mungo: { [name]: on ? figure(2) : null } })
		),
		...(book.mungo?.[name]
			? [
					desk.number(
						`${label}, womit`,
						'Damit wird der Preis malgenommen.',
						FACTOR,
						(of) => of.mungo?.[name]?.value,
						(value) => ({ mungo: { [name]: figure(value) } })
					)
				]
			: [])
	];
	return [
		desk.text(
			'Wie es heißt',
			'„Ramsch“ oder „Mungo“.',
			(of) => of.words.contracts.mungo,
			(text) => ({ words: { contracts: { mungo: text.slice(0, 40) } } })
		),
		desk.number(
			`${word} kostet`,
			'Was ein Verlierer einem Gewinner zahlt.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.contracts.mungo?.base.value,
			(value) => ({ contracts: { mungo: { base: figure(value) } } })
		),
		desk.choice(
			'Wer zahlt',
			'Die zwei mit den meisten Augen an die zwei anderen, oder der Höchste allein an alle drei.',
			{ two: 'Zwei zahlen an zwei', most: 'Der Höchste zahlt alle' },
			(of) => of.mungo?.pays,
			(value) => ({ mungo: { pays: value === 'most' ? 'most' : 'two' } })
		),
		...optional('jungfrau', 'Jungfrau', 'Jeder ohne Stich macht das Spiel teurer.'),
		...optional('spritze', `${book.words.spritze} im ${word}`, 'Jeder der vier darf einmal verdoppeln.'),
		desk.choice(
			'Wer alle Stiche macht',
			'Ein Durchmarsch wird bezahlt oder bestraft.',
			{ pays: 'zahlt an alle', wins: 'bekommt von allen' },
			(of) => (of.mungo?.durchmarsch.wins ? 'wins' : 'pays'),
			(value) => ({ mungo: { durchmarsch: { wins: value === 'wins', source: HOUSE } } })
		),
		desk.choice(
			'Bei gleichen Augen',
			'Wer dann besser steht.',
			{ spritze: 'wer nicht gespritzt hat', tricks: 'wer weniger Stiche hat' },
			(of) => of.mungo?.ties.by,
			(value) => ({ mungo: { ties: { by: value === 'tricks' ? 'tricks' : 'spritze', source: HOUSE } } })
		)
	];
}
