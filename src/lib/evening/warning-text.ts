import type { NameOf } from './game-text.ts';
import type { Warning } from './state.ts';

const AS = {
	deals: 'gibt und setzt aus.',
	out: 'setzt aus.',
	away: 'sitzt nicht am Tisch.'
} as const;

/** A warning in German, with the name of whom it is about. */
export function warningText({ text, about }: Warning, nameOf: NameOf): string {
	if (!about) return text;
	return `${nameOf(about.member)} ${AS[about.as]}${about.buys ? ' Blatt gekauft?' : ''}`;
}
