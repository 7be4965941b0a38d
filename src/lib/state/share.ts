/** What became of a file that was to be handed on. */
export type Handed = 'done' | 'dismissed' | 'failed';

/** What is said where the share sheet would not take a file. */
export const NOT_SHARED = 'Teilen hat hier nicht geklappt. Sichere stattdessen als Datei.';

/** Whether somebody thought better of sharing: the one error of the share sheet that is none. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands a text on: the system's share sheet, the clipboard where there is none. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
	if ('share' in navigator) {
		try {
			await navigator.share({ text });
			return 'shared';
		} catch (error) {
			if (isDismissed(error)) return 'dismissed';
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

/** Hands a file to the system's share sheet, with a text beside it where one is given. */
export async function shareFile(file: File, text?: string): Promise<Handed> {
	try {
		await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) });
		return 'done';
	} catch (error) {
		return isDismissed(error) ? 'dismissed' : 'failed';
	}
}

/** Saves a club's file to the downloads, or hands it to the share sheet. */
export async function handOn(name: string, text: string, by: 'download' | 'share'): Promise<Handed> {
	if (by === 'share') return shareFile(asText(name, text));
	downloadFile(name, text);
	return 'done';
}

/** How long the address of a download holds, in milliseconds: iOS asks first, and somebody may think about it. */
const DOWNLOAD_STARTS = 300_000;

/** Saves a file to the device's downloads. */
export function downloadFile(name: string, text: string, type = 'application/json'): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTS);
}
