import type { MemberId } from '#lib/base/ids.ts';
import { capital, inSentence } from '#lib/base/text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { kingText } from '#lib/log/entry-words.ts';
import { isFinished, type BoardTable } from './board-table.ts';
import { roundText, undoneText } from './board-text.ts';
import { stepAt } from './day-text.ts';
import type { Undone } from './left-to-do.ts';
import { theNth, thePartie, type System } from './system.ts';

/**
 * What comes next in a championship, so that its screen has one main button: draw the numbers, write at the device's own
 * table, put right what is wrong, draw the seats of all tables, bring phones to them, bring files together, remind those who
 * have to confirm, or crown the king. Null while nothing can be done but wait, and while versions have to be decided between:
 * of these none is the likelier one.
 */
export type Lead = 'draw' | 'own' | 'wrong' | 'seats' | 'invite' | 'files' | 'remind' | 'king' | null;

interface Table extends Pick<BoardTable, 'stand' | 'progress'> {
	readonly drawn: boolean;
	/** Null while numbers are missing. */
	readonly members: readonly MemberId[] | null;
}

export interface DayNow {
	readonly system: System;
	readonly year: number;
	/** Whether numbers can still be drawn, and are not. */
	readonly undrawn: boolean;
	/** The tables by Partie. */
	readonly rounds: readonly (readonly Table[])[];
	/** The Partie that the device is at, from 1; null once all is played. */
	readonly partie: number | null;
	/** The device's own table in it; null if nothing says which. */
	readonly own: Table | null;
	/** How much is written in two versions. */
	readonly clashes: number;
	/** What is left before the king. */
	readonly undone: readonly Undone[];
	/** Who has the first place; several if they share it. */
	readonly first: readonly MemberId[];
	/** Whether the lists of the other tables come by a relay. */
	readonly joined: boolean;
}

export function leadOf(day: DayNow): Lead {
	if (day.undrawn) return 'draw';
	if (hasStep(day)) return 'own';
	if (day.clashes > 0) return null;
	if (day.undone.length === 0) return 'king';
	return wrongIn(day.undone) ? 'wrong' : leadAtTables(day);
}

function leadAtTables(day: DayNow): Lead {
	const { system, own, joined } = day;
	const round = roundNow(day);
	// By file a table that plays is known late: another one may long be drawn on its own phone.
	const mayBeDrawn = !joined && round.some(hasList);
	if (!own && !mayBeDrawn && undrawnTables(round, system).length > 0) return 'seats';
	const isSeated = areSeated(round, system);
	// Lists that are still out, of this Partie or of the one before, come first.
	if (!joined) return isSeated && !round.some(hasList) ? 'invite' : 'files';
	// Later on phones that a relay joins are there already.
	if (isSeated && partieTold(day) === 1 && !round.every(hasList)) return 'invite';
	return onlyLacksWord(round) ? 'remind' : null;
}

/** Whether every table has played, and some have not confirmed it yet. */
function onlyLacksWord(round: ReturnType<typeof roundNow>): boolean {
	const unconfirmed = round.filter(({ stand }) => stand === 'unconfirmed');
	return unconfirmed.length > 0 && round.every((table) => isFinished(table) || unconfirmed.includes(table));
}

/** Where the day stands, in one sentence without its full stop. */
export function dayText(day: DayNow, nameOf: NameOf): string {
	const { system, year, undone } = day;
	if (day.undrawn) return 'Die Nummern sind noch nicht ausgelost';
	if (undone.length === 0) return kingText({ system, year }, day.first.map(nameOf));
	const wrong = leadOf(day) === 'wrong' ? wrongIn(undone) : day.partie === null ? undone[0] : undefined;
	if (wrong) return undoneText(wrong, nameOf, system);
	const round = roundNow(day);
	if (!round.every(({ stand }) => stand === 'notBegun')) return capital(roundText(round));
	const partie = partieTold(day) ?? 1;
	if (partie > 1 && reachedIn(day.rounds) >= partie - 1)
		return `${capital(thePartie(system, 'der', partie - 1))} ist fertig, ${theNth(system, 'der', partie)} kann beginnen`;
	return (
		busyText(busyIn(day, partie).map(nameOf), system, partie - 1) ||
		`${capital(thePartie(system, 'der', partie))} kann beginnen`
	);
}

/** "Anna und Emil spielen noch die 1. Partie"; empty where nobody does. */
function busyText(busy: readonly string[], system: System, partie: number): string {
	if (busy.length === 0) return '';
	return `${inSentence(busy)} ${busy.length === 1 ? 'spielt' : 'spielen'} noch ${thePartie(system, 'den', partie)}`;
}

/** Who of the device's own table still plays at one of the Partie before. */
function busyIn({ rounds, own }: DayNow, partie: number): readonly MemberId[] {
	const playing = (rounds[partie - 2] ?? []).filter(({ stand }) => stand === 'running');
	const busy = new Set(playing.flatMap(({ members }) => members ?? []));
	return (own?.members ?? []).filter((member) => busy.has(member));
}

/** Whether something is to be done at the device's own table. */
const hasStep = ({ own }: DayNow): boolean => own !== null && stepAt(own).next !== 'look';

/**
 * The Partie that is spoken of, from 1: the first with a table that is not finished. A phone may be on ahead of it, and hears
 * of its own one while it has something to do there. Null once all is played.
 */
export function partieTold(day: DayNow): number | null {
	const { rounds, partie } = day;
	if (partie === null || hasStep(day)) return partie;
	return Math.min(partie, reachedIn(rounds) + 1);
}

/** How many Partien are finished before the first that is not. */
export const reachedIn = (rounds: DayNow['rounds']): number => {
	const at = rounds.findIndex((round) => !round.every(isFinished));
	return at < 0 ? rounds.length : at;
};

const roundNow = (day: DayNow): readonly Table[] => day.rounds[(partieTold(day) ?? 0) - 1] ?? [];

/** The first of what somebody has to put right now, beside what two devices wrote apart; what the tables still play is none. */
export const wrongIn = (undone: readonly Undone[]): Undone | undefined =>
	undone.find((one) =>
		one.what === 'table' ? one.table.stand === 'tooMany' : one.what !== 'clashes' && one.what !== 'hands'
	) ?? undone.find(({ what }) => what === 'hands');

/** What is done about it: what waits for the referee or for lots is not wrong. */
export const wrongStepText = ({ what }: Undone): string =>
	what === 'level' || what === 'approvals' || what === 'complaints' ? 'Entscheiden' : 'Richtigstellen';

/** Whether a table was opened before the plan changed, and nothing is written there yet. */
export const opensAnew = ({ progress: { list, warnings } }: Pick<BoardTable, 'progress'>): boolean =>
	warnings.length > 0 && list?.evening.rows.every(({ type }) => type === 'voided') === true;

/** Whether a phone is at the table: it opened its list. */
const hasList = ({ progress }: Table): boolean => progress.list !== null;

/** Whether everybody knows where to sit. */
const areSeated = (round: readonly Table[], system: System): boolean =>
	round.length > 0 &&
	undrawnTables(round, system).length === 0 &&
	round.every(({ members }) => members !== null);

/** Tables whose seats can be drawn at once by whoever writes none of them; in a tournament the numbers say them. */
export const undrawnTables = <T extends Table>(round: readonly T[], system: System): readonly T[] =>
	system === 'schafkopfschule'
		? []
		: round.filter(({ drawn, members, progress }) => !drawn && members && !progress.list);
