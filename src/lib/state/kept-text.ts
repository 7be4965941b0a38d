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
