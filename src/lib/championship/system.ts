import type { ChampionshipEntry } from '#lib/log/entry.ts';

/** Whose rules a championship follows: the club's Zockmeisterschaft, or the Schafkopfschule's tournament. */
export type System = ChampionshipEntry['system'];

export const SYSTEM_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zockmeisterschaft',
	schafkopfschule: 'Schafkopfturnier'
};

/** The name of a part with one seating. */
export const PARTIE_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Partie',
	schafkopfschule: 'Durchgang'
};

/** The title of the winner. */
export const KING_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zock-König',
	schafkopfschule: 'Turniersieger'
};

/** What becomes of the entry fee of who is dismissed from a tournament (schafkopfschule 5.1.4). */
export const FEE_KEPT = 'Wer ausgeschlossen wird, bekommt sein Startgeld nicht zurück (§5.1.4).';

/** Why nobody may exchange a seat (allgaeu §11.2, schafkopfschule 5.2.2). */
export const SEATS_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Die Reihenfolge am Tisch ist ausgelost und bleibt (§11.2).',
	schafkopfschule: 'Tische und Plätze sind ausgelost und werden nicht getauscht (§5.2.2).'
};
