import { oneLine } from '#lib/base/text.ts';
import type { Described } from '#lib/state/members.svelte.ts';

/** What a file may hold, in characters. */
const LONGEST = 80;

/** What is wrong with what was typed of a member, in one sentence; empty where nothing is. */
export function problemIn({ name, nickname, joined, left }: Described): string {
	if (oneLine(name) === '') return 'Ohne Namen geht es nicht.';
	if ([...name].length > LONGEST || [...nickname].length > LONGEST)
		return `Ein Name hat höchstens ${LONGEST} Zeichen.`;
	if (joined !== '' && left !== '' && left < joined) return 'Der Austritt liegt vor dem Eintritt.';
	return '';
}
