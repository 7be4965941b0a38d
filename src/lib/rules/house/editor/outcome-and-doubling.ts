import type { Book } from '../../book.ts';
import { ALL_AUGEN, HANDS } from '../../vocabulary.ts';
import { joined, schussWord } from '../../printed/wording.ts';
import { HOUSE } from '../house-book.ts';
import { figure } from '../templates.ts';
import type { Desk, Field, Section } from './field.ts';
import { A, B, C, D, won } from './players.ts';
import { MOST_AMOUNT } from './tariff.ts';

export const FACTOR = [1, 10, 'mal'] as const;

/** When a game is won, and what Schneider and Schwarz cost. */
export function outcome(desk: Desk): Section {
	const amount = [0, MOST_AMOUNT, desk.unit] as const;
	const augen = [0, ALL_AUGEN, 'Augen'] as const;
	const limit = (
		name: 'won' | 'schneiderDeclarer' | 'schneiderOpponents',
		label: string,
		says: string
	): Field =>
		desk.number(
			label,
			says,
			augen,
			(of) => of.augen[name].value,
			(value) => ({ augen: { [name]: figure(value) } })
		);
	return {
		key: 'ausgang',
		title: 'Gewonnen, Schneider, Schwarz',
		says: 'Ab wie vielen Augen, und was es kostet',
		fields: [
			desk.number(
				'Schneider',
				'Kommt dazu, wenn die Verlierer Schneider sind.',
				amount,
				(of) => of.schneider.value,
				(value) => ({ schneider: figure(value) })
			),
			desk.number(
				'Schwarz',
				'Kommt zum Schneider noch dazu, wenn die Verlierer keinen Stich haben.',
				amount,
				(of) => of.schwarz.value,
				(value) => ({ schwarz: figure(value) })
			),
			limit('won', 'Gewonnen ab', 'So viele Augen braucht, wer spielt.'),
			limit(
				'schneiderDeclarer',
				'Spieler Schneider unter',
				'Hat die Spielerpartei weniger, ist sie Schneider.'
			),
			limit('schneiderOpponents', 'Gegner Schneider unter', 'Haben die Gegner weniger, sind sie Schneider.'),
			desk.switch(
				`Wer zuletzt verdoppelt, entscheidet (${schussWord(desk.book)})`,
				'Bei 60 : 60 verliert, wer zuletzt verdoppelt hat; an der Schneidergrenze ist er Schneider.',
				(of) => of.augen.lastSchuss !== null,
				(on) => ({ augen: { lastSchuss: on ? { source: HOUSE } : null } })
			)
		],
		examples: [
			won('rufspiel', 'gewonnen, Schneider', { schneider: true }),
			won('rufspiel', 'gewonnen, Schwarz', { schwarz: true }),
			{
				says: `mit 60 Augen und ${schussWord(desk.book)}`,
				game: { contract: 'rufspiel', declarer: A, partner: B, augen: 60, schuss: 1 }
			},
			{ says: 'mit 60 Augen', game: { contract: 'solo', declarer: A, augen: 60 } }
		]
	};
}

/** What a doubling is called one after the other, where the book names fewer. */
const NAMES = ['Kontra', 'Re', 'Sub', 'Hirsch', 'Fünfter', 'Sechster', 'Siebter', 'Achter'];
/** Words of a text, divided by commas; each once. */
const wordsOf = (text: string): readonly string[] =>
	[
		...new Set(
			text
				.split(',')
				.map((word) => word.trim().slice(0, 40))
				.filter((word) => word !== '')
		)
	].slice(0, NAMES.length);

const longer = (names: readonly string[], count: number): readonly string[] =>
	[...new Set([...names, ...NAMES])].slice(0, count);

/** How often and by how much is doubled. */
export function doubling(desk: Desk): Section {
	const { book } = desk;
	const fields: Field[] = [
		desk.number(
			'Wie oft verdoppelt werden kann',
			'Abwechselnd, der erste kommt von den Gegnern.',
			[0, NAMES.length, 'mal'],
			(of) => of.schuss.names.length,
			(count) => ({ schuss: { names: longer(book.schuss.names, count) } })
		),
		desk.text(
			'Wie das Verdoppeln heißt',
			'Der Reihe nach, mit Komma: „Kontra, Re“. So oft geht es, wie Wörter dastehen.',
			(of) => of.schuss.names.join(', '),
			(text) => ({ schuss: { names: wordsOf(text) } })
		),
		desk.number(
			`Je ${schussWord(book)}`,
			'Damit wird der Preis malgenommen.',
			FACTOR,
			(of) => of.schuss.factor.value,
			(value) => ({ schuss: { factor: figure(value) } })
		),
		...beforehand(desk),
		...bock(desk)
	];
	return {
		key: 'doppeln',
		title: 'Doppeln',
		says: `${schussWord(book)}, ${book.deckel ? book.words.deckel : 'Klopfen'}, Bock: wie oft und womit`,
		fields,
		examples: [
			won('rufspiel', `gewonnen, ${joined(book.schuss.names.slice(0, 2))}`, {
				schuss: Math.min(2, book.schuss.names.length)
			}),
			won('rufspiel', `gewonnen, zweimal ${book.words.deckel}`, { deckel: [C, D] })
		]
	};
}

function beforehand(desk: Desk): readonly Field[] {
	const { book, parent } = desk;
	const fields: Field[] = [
		desk.switch(
			'Klopfen, Legen oder Deckel',
			'Vor dem Spiel kann jeder einmal verdoppeln.',
			(of) => of.deckel !== null,
			(on) => ({
				deckel: on ? (parent.deckel ?? { factor: figure(2), rule: { source: HOUSE }, most: HANDS }) : null
			})
		)
	];
	if (!book.deckel) return fields;
	return [
		...fields,
		desk.text(
			'Wie das heißt',
			'„Klopfer“, „Leger“ oder „Deckel“: so steht es auf dem Knopf.',
			(of) => of.words.deckel,
			(text) => ({ words: { deckel: text.slice(0, 40) } })
		),
		desk.number(
			'Jeder davon',
			'Damit wird der Preis malgenommen.',
			FACTOR,
			(of) => of.deckel?.factor.value,
			(value) => ({ deckel: { factor: figure(value) } })
		),
		desk.number(
			'Wie viele höchstens',
			'Jeder der vier kann es einmal.',
			[1, HANDS, 'Spieler'],
			(of) => of.deckel?.most,
			(most) => ({ deckel: { most } })
		)
	];
}

function bock(desk: Desk): readonly Field[] {
	const fields: Field[] = [];
	if (desk.book.bock) {
		fields.push(
			desk.number(
				'Bock',
				'Damit werden Spiele einer Runde malgenommen, die doppelt zählt.',
				FACTOR,
				(of) => of.bock?.value,
				(value) => ({ bock: figure(value) })
			)
		);
	}
	const on = (of: Book): boolean => of.bockspiel !== null;
	fields.push(
		desk.switch(
			'Bockspiel',
			'Wer außer der Reihe gibt, gibt ein Spiel, das doppelt zählt.',
			on,
			(wanted) => ({
				bockspiel: wanted ? (desk.parent.bockspiel ?? figure(2)) : null
			})
		)
	);
	return fields;
}
