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
	/** A confirmed list would change, and no organizer approved it with a tick. */
	'unticked'
] as const;

export type WriteFailure = (typeof WRITE_FAILURES)[number];

export const isWriteFailure = (refusal: string): refusal is WriteFailure =>
	WRITE_FAILURES.some((failure) => failure === refusal);

/** An error's name; some browsers throw what is no `Error`. */
const nameOf = (error: unknown): unknown => (error as { readonly name?: unknown } | null | undefined)?.name;

export function failureOf(error: unknown): WriteFailure {
	switch (nameOf(error)) {
		case 'QuotaExceededError':
			return 'full';
		case 'VersionError':
			return 'outdated';
		case 'ConstraintError':
			return 'clash';
		default:
			return 'lost';
	}
}

/** Whether the system dropped the connection (iOS does so in the background): a new connection works again. */
export const isDropped = (error: unknown): boolean =>
	['UnknownError', 'InvalidStateError'].some((name) => name === nameOf(error));
