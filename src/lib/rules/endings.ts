/** How a game can end for the declarer's side, as a list of prices tells it. */
export const ENDINGS = [
	'won',
	'wonSchneider',
	'wonSchwarz',
	'wonTout',
	'lost',
	'lostSchneider',
	'lostSchwarz',
	'lostTout'
] as const;
export type Ending = (typeof ENDINGS)[number];
