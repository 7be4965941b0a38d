import type { Count } from '#lib/statistics/counts.ts';
import type { MemberFigures } from '#lib/statistics/figures.ts';
import { said } from '#lib/state/club/club-words.svelte.ts';
import { roundedMoney } from './words.ts';
import { session } from '#lib/state/session.svelte.ts';

const wonOf = (count: Count | undefined): string => (count ? `${count.won} von ${count.games}` : '–');

const COLUMNS: readonly (readonly [string, (figures: MemberFigures) => string])[] = [
	['Abende', ({ evenings }) => String(evenings)],
	['Spiele', ({ counts }) => String(counts.all?.games ?? 0)],
	['gewonnen', ({ counts }) => String(counts.all?.won ?? 0)],
	['verloren', ({ counts }) => String(counts.all?.lost ?? 0)],
	['Bilanz', ({ cents }) => roundedMoney(cents)],
	['je Spiel', ({ average }) => (average === null ? '–' : roundedMoney(average))],
	['Abende gewonnen', ({ eveningsWon }) => String(eveningsWon)],
	['je Abend', ({ cents, evenings }) => roundedMoney(cents / evenings)],
	['bester Abend', ({ best }) => (best ? roundedMoney(best.cents) : '–')],
	['schlechtester', ({ worst }) => (worst ? roundedMoney(worst.cents) : '–')],
	['Siegesserie', ({ runs }) => String(runs.won?.length ?? 0)],
	['Pechsträhne', ({ runs }) => String(runs.lost?.length ?? 0)],
	['Alleinspiele gewonnen', ({ counts }) => wonOf(counts.einzelspiel)],
	['Alleinspiele', ({ counts }) => (counts.einzelspiel ? roundedMoney(counts.einzelspiel.cents) : '–')],
	['Alleinspiele, Punkte', ({ counts }) => String(counts.einzelspiel?.points ?? 0).replace('-', '−')],
	['als Spieler', ({ counts }) => wonOf(counts.declarer)],
	['als Mitspieler', ({ counts }) => wonOf(counts.partner)],
	['als Gegner', ({ counts }) => wonOf(counts.opponent)],
	[
		'{mungo} verloren',
		({ counts: { 'contract mungo': mungo } }) => (mungo ? `${mungo.lost} von ${mungo.games}` : '–')
	],
	['{deckel} gewonnen', ({ counts }) => wonOf(counts.deckel)],
	['{deckel}', ({ counts }) => (counts.deckel ? roundedMoney(counts.deckel.cents) : '–')],
	['{schuss} gewonnen', ({ counts }) => wonOf(counts.schussGiven)],
	['{schuss}', ({ counts }) => (counts.schussGiven ? roundedMoney(counts.schussGiven.cents) : '–')],
	['Bußen', ({ fines }) => roundedMoney(fines, false)]
];

/** What is said of every member, in the order of a table's columns, each with its title. */
export const memberColumns = (): typeof COLUMNS => COLUMNS.map(([title, of]) => [said(session, title), of]);
