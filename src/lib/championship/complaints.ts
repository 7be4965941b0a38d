import type { ComplaintEntry } from '#lib/log/entry.ts';
import type { JUDGES } from '#lib/log/entry-words.ts';

// Complaints at a tournament: in case of disagreements the referee decides; a complaint against that goes to the tribunal,
// and nobody decides after it (schafkopfschule 5.1.3).

type Judge = keyof typeof JUDGES;

/** Who may decide next; null after the tribunal. */
export function nextJudge({ decided = [] }: Pick<ComplaintEntry, 'decided'>): Judge | null {
	if (decided.length === 0) return 'referee';
	return decided.some(({ by }) => by === 'tribunal') ? null : 'tribunal';
}

/** Whether nobody has decided it yet. */
export const isOpen = ({ decided = [] }: Pick<ComplaintEntry, 'decided'>): boolean => decided.length === 0;
