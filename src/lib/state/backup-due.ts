/** So many evenings may end before the next backup. */
const EVENINGS = 3;

interface Kept {
	/** Evenings that ended after the day of the last backup, or all of them where there was none. */
	readonly unsaved: number;
	/** Whether this phone holds the key to write; what it only reads is kept by those who write it, and by their relay. */
	readonly mayWrite: boolean;
	/** Whether the browser promised never to clear what the app keeps. */
	readonly promised: string;
}

/** Whether the start page asks for a backup. */
export const isBackupDue = ({ unsaved, mayWrite, promised }: Kept): boolean =>
	mayWrite && unsaved >= (promised === 'no' ? 1 : EVENINGS);
