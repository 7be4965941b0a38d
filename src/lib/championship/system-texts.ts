import type { System } from './criteria.ts';

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
