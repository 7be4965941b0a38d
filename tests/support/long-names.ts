/** Names that nobody has, in pairs that are alike for most of their length; the last ones are from other scripts. */
export const LONG_NAMES: readonly string[] = [
	'Maximilian Emanuel Freiherr von Hubertshofen und zu Oberstaufen der Ältere',
	'Maximilian Emanuel Freiherr von Hubertshofen und zu Oberstaufen der Jüngere',
	`${'W'.repeat(79)}a`,
	`${'W'.repeat(79)}b`,
	'Franz\u202eJosef +8,70',
	`Zo${'\u0336'.repeat(30)}e`,
	'אברהם בן יצחק 3',
	'محمد 12'
];
