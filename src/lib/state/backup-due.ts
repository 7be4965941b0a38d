/** Whether the browser promised to keep the data: not known yet, yes, no, or it can't say. */
export type Promised = 'unknown' | 'yes' | 'no' | 'silent';

interface Keeps {
	/** What is said of it; how often to save is said once, with what is known of the second copy. */
	readonly text: string;
	/** So many evenings may end before the next backup. */
	readonly evenings: number;
}

export const PROMISES: Readonly<Record<Promised, Keeps>> = {
	unknown: { text: '', evenings: 3 },
	yes: { text: 'Der Browser hat zugesagt, die Daten auf diesem Handy zu behalten.', evenings: 3 },
	no: {
		text: 'Der Browser hat nicht zugesagt, die Daten zu behalten. Leg die App auf den Startbildschirm.',
		evenings: 1
	},
	silent: { text: 'Dieser Browser sagt nicht, ob er die Daten behält.', evenings: 1 }
};

interface Kept {
	/** Evenings that ended after the day of the last backup, or all of them where there was none. */
	readonly unsaved: number;
	/** Whether this phone holds the key to write; what it only reads is kept by those who write it, and by their relay. */
	readonly mayWrite: boolean;
	readonly promised: Promised;
	/** Whether a second copy can lie beside the database: without one, what breaks the database takes everything, whatever was promised. */
	readonly hasCopy: boolean;
}

const eveningsTo = ({ promised, hasCopy }: Pick<Kept, 'promised' | 'hasCopy'>): number =>
	hasCopy ? PROMISES[promised].evenings : 1;

/** Whether the start page asks for a backup. */
export const isBackupDue = ({ unsaved, mayWrite, ...safety }: Kept): boolean =>
	mayWrite && unsaved >= eveningsTo(safety);

/** What is told of it beforehand; empty where a backup may wait, or is not made here. */
export const backupAdvice = ({ mayWrite, ...safety }: Omit<Kept, 'unsaved'>): string =>
	mayWrite && eveningsTo(safety) === 1 ? 'Sichere nach jedem Abend.' : '';
