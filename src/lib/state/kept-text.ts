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

/** The pages that stand there as they were drawn last, until they have come: see PagePicture. */
export type Pictured = 'start' | 'table';

/** Where the browser keeps the last picture of a page of the club in this database; of all tables, the one left last. */
const keyOf = (database: string, page: Pictured): string =>
	`schafkopf-${page === 'start' ? 'picture' : 'table'} ${database}`;

/**
 * Keeps a picture: `drawn` says by which version, of which address and in which list of clubs, `day` and `writes` what its
 * figures hold for. `routes/first-paint.js` reads it.
 */
export const keepPicture = (
	database: string,
	page: Pictured,
	{ drawn, day, writes, html }: Readonly<Record<'drawn' | 'day' | 'html', string> & { writes: number }>
): void => keepText(keyOf(database, page), JSON.stringify([drawn, day, writes, html]));

/** The page will not look like its last picture any more. It is no first start, though. */
export const forgetPicture = (database: string, page: Pictured): void =>
	keepText(keyOf(database, page), '[]');

/** The club is not on this device any more. */
export function removePictures(database: string): void {
	for (const page of ['start', 'table'] as const) keepText(keyOf(database, page), null);
}

/** What stands for a page until that has come. */
export const pictured = (): HTMLElement | null => document.getElementById('picture');

/** Nothing of it may stand beside what the app has to say. */
export function dropPicture(): void {
	pictured()?.remove();
	document.querySelector('[data-pictured]')?.removeAttribute('data-pictured');
}
