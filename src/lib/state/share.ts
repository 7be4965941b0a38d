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

/** Chromium's share sheet lets only common types through, so a shared club goes as plain text. */
const asText = (name: string, text: string): File => new File([text], `${name}.txt`, { type: 'text/plain' });

/** Whether the system's share sheet takes files. */
export const canShareFiles = (): boolean => navigator.canShare?.({ files: [asText('probe', '')] }) ?? false;

/** Hands a file to the system's share sheet; false where the user thought better of it. */
export async function shareFile(name: string, text: string): Promise<boolean> {
	try {
		await navigator.share({ files: [asText(name, text)] });
		return true;
	} catch {
		return false;
	}
}

/** How long a download may take to start before its address is given up, in milliseconds. */
const DOWNLOAD_STARTS = 10_000;

/** Saves a file to the device's downloads. */
export function downloadFile(name: string, text: string, type = 'application/json'): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTS);
}
