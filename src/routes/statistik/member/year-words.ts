import type { NameOf } from '#lib/evening/game-text.ts';
import type { Figures, MemberFigures } from '#lib/statistics/figures.ts';
import { personalYear, type Other } from '#lib/statistics/personal-year.ts';
import { shortDate } from '#lib/ui/dates.ts';
import { longDate } from '#lib/ui/long-dates.ts';
import type { FigureLine } from '../FigureList.svelte';
import { meaningOf, figureLine, linesOf } from '../figure-lines.ts';
import { contractWord, eveningsText, gameCountText, listedText, roundedMoney, share } from '../words.ts';

/** A member's year in lines to read, to print and to send. */
export function yearLines(figures: Figures, own: MemberFigures, nameOf: NameOf): readonly FigureLine[] {
	const { place, of, bestPartner, angstgegner, favourite } = personalYear(figures, own);
	const all = own.counts.all;
	const line = (label: string, value: string, hint = ''): FigureLine => figureLine(label, value, { hint });
	const other = (label: string, one: Other | null): FigureLine | null =>
		one && {
			...line(label, nameOf(one.other), `${one.won} von ${one.games} gewonnen`),
			meaning: enough(label)
		};
	return linesOf([
		line('Unterm Strich', roundedMoney(own.cents), `an ${eveningsText(own.evenings)}, ${place}. von ${of}`),
		all && line('Gewonnene Spiele', `${all.won} von ${all.games}`, share(all.won, all.games)),
		other('Bester Partner', bestPartner),
		other('Angstgegner', angstgegner),
		own.dearest &&
			line(
				'Teuerstes Spiel',
				roundedMoney(own.dearest.cents),
				`${listedText(own.dearest.game, nameOf)}, ${shortDate(own.dearest.game.date)}`
			),
		favourite &&
			line(
				'Am liebsten gespielt',
				contractWord(favourite.contract),
				`${favourite.count.games}-mal, ${favourite.count.won} gewonnen`
			),
		own.best &&
			own.best.cents > 0 &&
			own.evenings > 1 &&
			line('Mein bester Abend', roundedMoney(own.best.cents), longDate(own.best.date)),
		own.runs.won && line('Am Stück gewonnen', gameCountText(own.runs.won.length)),
		own.eveningsWon > 0 && line('Sieger des Abends', `${own.eveningsWon}-mal`)
	]);
}

const enough = (label: string): string =>
	label === 'Angstgegner'
		? `Gegen wen er den kleinsten Anteil gewonnen hat. ${meaningOf('share')}`
		: `Mit wem er zu zweit den größten Anteil gewonnen hat. ${meaningOf('share')}`;

/** The same as a message, without a link. */
export const yearText = (title: string, lines: readonly FigureLine[]): string =>
	[title, ...lines.map(({ label, value, hint }) => `${label}: ${value}${hint ? ` (${hint})` : ''}`)].join(
		'\n'
	);
