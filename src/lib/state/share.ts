/** Hands a text on: the system's share sheet, the clipboard where there is none. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
	if ('share' in navigator) {
		try {
			await navigator.share({ text });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
		}
	}
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'failed';
	}
}

/** Hands a file on, by the share sheet where it takes such files, else as a download. */
export async function shareFile(name: string, text: string): Promise<void> {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
