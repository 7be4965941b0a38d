/** Why something could not be written. No part of it was written, and what was typed is still there. */
const WRITE_FAILURES = [
	/** The disk, or the browser's share of it, is full. */
	'full',
	/** The connection to the database broke and could not be opened again. */
	'lost',
	/** Another tab runs a newer version of the app. */
	'outdated',
	/** The draft was already saved: by a first tap, or in another tab. */
	'spent',
	/** An entry of the same id with other content is already there. */
	'clash',
	/** This device has another club by now, begun in another tab. */
	'otherClub',
	/** A confirmed list would change, and no organizer approved it with a tick. */
	'unticked',
	/** This device holds the key to read alone. */
	'reads'
] as const;

export type WriteFailure = (typeof WRITE_FAILURES)[number];

export const isWriteFailure = (refusal: string): refusal is WriteFailure =>
	WRITE_FAILURES.some((failure) => failure === refusal);

interface Named {
	readonly name?: string;
	readonly inner?: unknown;
}

/** The names of an error and of every error it wraps: Dexie hides a full disk behind an AbortError. */
function namesOf(error: unknown): readonly string[] {
	const names: string[] = [];
	for (let at = error as Named | null | undefined; at && names.length < 5; at = at.inner as Named) {
		if (typeof at.name === 'string') names.push(at.name);
	}
	return names;
}

export function failureOf(error: unknown): WriteFailure {
	const names = namesOf(error);
	if (names.includes('QuotaExceededError')) return 'full';
	if (names.includes('VersionError') || names.includes('VersionChangeError')) return 'outdated';
	if (names.includes('ConstraintError') || names.includes('BulkError')) return 'clash';
	return 'lost';
}

/** Whether the system dropped the connection (iOS does so in the background): a new connection works again. */
export function isDropped(error: unknown): boolean {
	return namesOf(error).some((name) =>
		['UnknownError', 'InvalidStateError', 'DatabaseClosedError'].includes(name)
	);
}
