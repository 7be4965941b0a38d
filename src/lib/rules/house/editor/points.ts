import type { Book } from '../../book.ts';
import { wordOf } from '../../fields.ts';
import type { Contract } from '../../vocabulary.ts';
import { schussWord } from '../../printed/wording.ts';
import { figure, pointsTemplate } from '../templates.ts';
import type { Desk, Field, Section } from './field.ts';
import { FACTOR } from './outcome-and-doubling.ts';
import { lost, won } from './players.ts';

const POINTS = [0, 1000, 'Punkte'] as const;

/** What games are worth in a championship. */
export function points(desk: Desk): Section {
	const { book } = desk;
	const fields: Field[] = [
		desk.switch(
			'Punkte für Meisterschaften',
			'Eine Punktliste neben dem Geld; jeder Gegner zählt einzeln.',
			(of) => of.points !== null,
			(on) => ({
				points: on ? (desk.parent.points ?? pointsTemplate(book)) : null
			})
		)
	];
	if (book.points) fields.push(...values(desk));
	const examples = book.points
		? [
				won('rufspiel', 'gewonnen, Schneider', { schneider: true }),
				lost('solo', 'verloren'),
				won('solo', `als ${book.words.tout} gewonnen`, { tout: true })
			]
		: [];
	return {
		key: 'punkte',
		title: 'Punkte',
		says: 'Für Meisterschaften und Turniere',
		fields,
		examples: examples.map((example) => ({ ...example, points: true }))
	};
}

function values(desk: Desk): readonly Field[] {
	const { book } = desk;
	const contract = (name: Contract): Field =>
		desk.number(
			`${wordOf(book, name)}, Punkte`,
			'Was es gegen jeden Gegner zählt; 0 heißt nichts.',
			POINTS,
			(of) => (of.points ? (of.points.contracts[name]?.value ?? 0) : undefined),
			(value) => ({ points: { contracts: { [name]: figure(value) } } })
		);
	const more = (name: 'schneider' | 'schwarz' | 'laufender', label: string): Field =>
		desk.number(
			label,
			'Kommt dazu.',
			POINTS,
			(of) => of.points?.[name].value,
			(value) => ({ points: { [name]: figure(value) } })
		);
	const shown = (of: Book): readonly Contract[] => of.order;
	return [
		...shown(book).map(contract),
		more('schneider', 'Schneider, Punkte'),
		more('schwarz', 'Schwarz, Punkte'),
		more('laufender', 'Je Laufendem, Punkte'),
		desk.number(
			`${book.words.tout}, Punkte`,
			'Damit werden die Punkte malgenommen.',
			FACTOR,
			(of) => of.points?.tout.value,
			(value) => ({ points: { tout: figure(value) } })
		),
		desk.switch(
			`${schussWord(book)} zählt in den Punkten`,
			'Ob das Verdoppeln auch für die Punkte gilt.',
			(of) => of.points?.schuss,
			(schuss) => ({ points: { schuss } })
		)
	];
}
