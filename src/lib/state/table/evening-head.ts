import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { foldingOf } from '#lib/evening/any-evening.ts';
import type { Stale } from '#lib/evening/stock-chain.ts';
import {
	correctedHead,
	headsAlong,
	staleAfter,
	type ClubEvenings,
	type HeadChanges,
	type HeadCorrection
} from '#lib/kasse/corrected-head.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { Session } from '../session.svelte.ts';

// Correcting an evening's head concerns all evenings: its Stock came from an earlier one and goes to a later one.

async function allEvenings(session: Session): Promise<ClubEvenings> {
	const [club, evenings] = await Promise.all([session.store.readClub(), session.store.readEvenings()]);
	return {
		logs: new Map(evenings.map(({ evening, entries }) => [evening, entries])),
		folding: foldingOf(standing(club))
	};
}

/** What these changes would lead to; null if no entry opens the evening. Writes nothing. */
export const foreseeHead = async (
	session: Session,
	evening: EveningId,
	changes: HeadChanges
): Promise<HeadCorrection | null> => correctedHead(await allEvenings(session), evening, changes);

export interface Corrected {
	readonly correction: HeadCorrection;
	readonly entries: readonly AnyEntry[];
}

/** Writes the corrected head, and the heads of later evenings that follow from it, in one transaction. */
export async function correctHead(
	session: Session,
	evening: EveningId,
	changes: HeadChanges
): Promise<Result<Corrected, WriteFailure>> {
	const all = await allEvenings(session);
	if (isConfirmed(all.logs.get(evening) ?? [])) return refused('unticked');
	const correction = correctedHead(all, evening, changes);
	if (!correction) return refused('lost');
	const written = await session.store.append(correction.heads);
	return written.ok ? ok({ correction, entries: written.value }) : written;
}

/** What is taken back with a corrected head: those of later evenings that followed from it, and the head, which is waited for. */
export const headsWith = async (session: Session, head: AnyEntry): Promise<readonly EntryId[]> => [
	...headsAlong(await allEvenings(session), head, isConfirmed),
	head.id
];

/** Whether somebody confirmed the evening's list; its head can't change then. */
export const isSettled = async (session: Session, evening: EveningId): Promise<boolean> =>
	isConfirmed(await session.store.readGroup(evening));

const isConfirmed = (entries: readonly AnyEntry[]): boolean =>
	standing(entries).places.some(({ entry }) => entry?.kind === 'confirm');

/** The next evening, if its Stock no longer equals what this one leaves; see `staleIn`. */
export async function staleNext(session: Session, evening: EveningId): Promise<Stale | null> {
	// Usually this is the newest evening, which has none after it.
	const newest = (await session.store.readEvenings(1)).at(-1);
	if (newest?.evening === evening) return null;
	return staleAfter(await allEvenings(session), evening);
}
