import { figure } from '../templates.ts';
import { money } from '../../printed/wording.ts';
import { CENTS, number, optional, type SectionRows } from './row.ts';

/** What everybody pays for coming. */
export const fees: SectionRows = {
	key: 'beitraege',
	title: 'Beiträge und Startgeld',
	says: 'Je Kopf in die Kasse: Abend, Meisterschaft, Turnier',
	rows: [
		optional('fees.evening', 'Beitrag je Abend', 'Jeder zahlt ihn einmal in die Kasse.', () => figure(100)),
		number('fees.evening.value', 'Beitrag je Abend, wie viel', 'Je Kopf und Abend.', CENTS),
		number(
			'fees.from',
			'Beitrag ab',
			'So viele Spiele muss einer mitgespielt haben; 0: wer am Tisch saß.',
			[0, 99, 'Spielen'],
			{ when: ({ book }) => book.fees.evening !== null }
		),
		optional('fees.championship', 'Startgeld der Meisterschaft', 'Damit beginnt eine neue.', () =>
			figure(500)
		),
		number('fees.championship.value', 'Startgeld der Meisterschaft, wie viel', 'Je Spieler.', CENTS),
		optional('fees.tournament', 'Startgeld des Turniers', 'Damit beginnt ein neues.', () => figure(500)),
		number('fees.tournament.value', 'Startgeld des Turniers, wie viel', 'Je Spieler.', CENTS)
	],
	told: ({ book: { fees } }) => {
		const rows = [
			['Ein Abend', fees.evening],
			['Eine Meisterschaft', fees.championship],
			['Ein Turnier', fees.tournament]
		] as const;
		return rows.flatMap(([says, fee]) =>
			fee ? [{ says, comes: `${money(fee)} in die Kasse, je Kopf` }] : []
		);
	}
};
