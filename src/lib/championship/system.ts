import type { ChampionshipEntry } from '#lib/log/entry.ts';

/** By whose rules a championship is played: the club's Zockmeisterschaft, or the Schafkopfschule's tournament. */
export type System = ChampionshipEntry['system'];

export const SYSTEM_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zockmeisterschaft',
	schafkopfschule: 'Schafkopfturnier'
};

/** A part of it at one seating. */
export const PARTIE_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Partie',
	schafkopfschule: 'Durchgang'
};

/** Who wins it. */
export const KING_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zock-König',
	schafkopfschule: 'Turniersieger'
};

/** Why nobody exchanges a seat (allgaeu §11.2, schafkopfschule 5.2.2). */
export const SEATS_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Die Reihenfolge am Tisch ist ausgelost und bleibt (§11.2).',
	schafkopfschule: 'Tische und Plätze sind ausgelost und werden nicht getauscht (§5.2.2).'
};
