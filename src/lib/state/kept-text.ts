// What the browser keeps as text beside the database. It may be full, or forbid to keep anything: then nothing is kept, and
// nothing of a club depends on it.

/** Empty where nothing is kept. */
export function keptText(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

/** Null takes it away. `where` is asked here: a browser may forbid even that. */
export function keepText(key: string, text: string | null, where = (): Storage => localStorage): void {
	try {
		if (text === null) where().removeItem(key);
		else where().setItem(key, text);
	} catch {
		return;
	}
}

/** Where the browser keeps the start page's last picture of the club in this database: see StartPicture. */
const keyOf = (database: string): string => `schafkopf-picture ${database}`;

/**
 * Keeps a picture: `drawn` says by which version and in which list of clubs, `day` and `writes` what its figures hold for.
 * `routes/start-picture.js` reads it.
 */
export const keepPicture = (
	database: string,
	{ drawn, day, writes, html }: Readonly<Record<'drawn' | 'day' | 'html', string> & { writes: number }>
): void => keepText(keyOf(database), JSON.stringify([drawn, day, writes, html]));

/** The page will not look like its last picture any more. It is no first start, though. */
export const forgetPicture = (database: string): void => keepText(keyOf(database), '[]');

/** The club is not on this device any more. */
export const removePicture = (database: string): void => keepText(keyOf(database), null);

/** What stands for the start page until that has come. */
export const pictured = (): HTMLElement | null => document.getElementById('picture');

/** Nothing of it may stand beside what the app has to say. */
export function dropPicture(): void {
	pictured()?.remove();
}
