import type { System } from '#lib/championship/criteria.ts';

export const SYSTEM_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: 'Zockmeisterschaft',
	schafkopfschule: 'Schafkopfturnier'
};
