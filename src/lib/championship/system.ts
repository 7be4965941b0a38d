import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { toutPenalties } from '#lib/rules/points.ts';

/** Whose rules a championship follows: the club's Zockmeisterschaft, or the Schafkopfschule's tournament. */
export type System = ChampionshipEntry['system'];

export const SYSTEM_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zockmeisterschaft',
	schafkopfschule: 'Schafkopfturnier'
};

/** "Zockmeisterschaft 2026" */
export const championshipName = ({ system, year }: Pick<ChampionshipEntry, 'system' | 'year'>): string =>
	`${SYSTEM_TEXTS[system]} ${year}`;

/** The name of a part with one seating. */
export const PARTIE_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Partie',
	schafkopfschule: 'Durchgang'
};

/** What stands before a Partie where this stands before a Durchgang. */
const BEFORE_PARTIE = { der: 'die', den: 'die', dem: 'der', im: 'in der' } as const;

type Article = keyof typeof BEFORE_PARTIE;

/** "die 2.", of a Durchgang "den 2.", where it is clear what is meant: `article` as it is before a Durchgang. */
export const theNth = (system: System, article: Article, partie: number): string =>
	`${system === 'schafkopfschule' ? article : BEFORE_PARTIE[article]} ${partie}.`;

/** "die 2. Partie", "den 2. Durchgang" */
export const thePartie = (system: System, article: Article, partie: number): string =>
	`${theNth(system, article, partie)} ${PARTIE_TEXTS[system]}`;

/** "in der 2. Partie", "im 2. Durchgang" */
export const inPartie = (system: System, partie: number): string => thePartie(system, 'im', partie);

/** "ab der 2. Partie", "ab dem 2. Durchgang" */
export const fromPartie = (system: System, partie: number): string =>
	`ab ${thePartie(system, 'dem', partie)}`;

/**
 * How many penalties in a Tout the cross sum of so many games on paper says: the tournament alone knows them (schafkopfschule
 * 3.4.17). Null if the sum is wrong.
 */
export function penaltiesOnPaper(system: System, crossSum: number, games: number): number | null {
	const many = toutPenalties(crossSum);
	const most = system === 'schafkopfschule' ? games : 0;
	return many !== null && many <= most ? many : null;
}

/** What is counted of the games on paper, from the first to the last of what decides between level players. */
export const COUNTS_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Soli und Rufspiele',
	schafkopfschule: 'Soli und Wenz'
};

/** What becomes of the entry fee of who is dismissed from a tournament (schafkopfschule 5.1.4). */
export const FEE_KEPT = 'Wer ausgeschlossen wird, bekommt sein Startgeld nicht zurück (§\u00a05.1.4).';

/** Why nobody may exchange a seat (allgaeu §11.2, schafkopfschule 5.2.2). */
export const SEATS_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Die Reihenfolge am Tisch ist ausgelost und bleibt (§\u00a011.2).',
	schafkopfschule: 'Tische und Plätze sind ausgelost und werden nicht getauscht (§\u00a05.2.2).'
};
