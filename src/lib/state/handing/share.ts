/** What became of a file that was to be shared or saved. */
export type Handed = 'done' | 'dismissed' | 'failed';

/** The sentence for a share sheet that did not take a file. */
export const NOT_SHARED = 'Teilen hat hier nicht geklappt. Sichere stattdessen als Datei.';

/** Whether the user closed the share sheet: an error that is none. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a text by the system's share sheet, or by the clipboard if there is none. */
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

/** What a screen says after `shareText` or `sharePicture`. */
export const SHARED = {
	shared: 'Geteilt.',
	saved: 'Das Bild liegt bei den Downloads.',
	copied: 'In die Zwischenablage kopiert.',
	dismissed: '',
	failed: 'Teilen geht in diesem Browser nicht.'
} as const satisfies Record<Awaited<ReturnType<typeof shareText | typeof sharePicture>>, string>;

/** What the app writes, as every system knows it: a file that is packed. */
const PACKED = { ending: '.schafkopf.json.gz', type: 'application/gzip' } as const;

/** What a chosen file may be called: packed or plain, by every name that systems and messengers give it. */
export const CHOSEN_TYPES =
	'.json,.txt,.gz,application/json,text/plain,application/gzip,application/x-gzip,application/octet-stream';

/**
 * Whether a club's file is handed on plain: Chromium's share sheet refuses all but common types, and takes no second try
 * after one.
 */
export const goesPlain = (by: 'download' | 'share'): boolean =>
	by === 'share' && 'userAgentData' in navigator;

const sharedFile = (name: string, bytes: Uint8Array<ArrayBuffer>): File =>
	goesPlain('share')
		? new File([bytes], `${name}.schafkopf.json.txt`, { type: 'text/plain' })
		: new File([bytes], name + PACKED.ending, { type: PACKED.type });

/** Whether the system's share sheet takes files. */
export const canShareFiles = (): boolean =>
	navigator.canShare?.({ files: [sharedFile('probe', new Uint8Array())] }) ?? false;

/** Shares a file by the system's share sheet, with a text if one is given. */
export async function shareFile(file: File, text?: string): Promise<Handed> {
	try {
		await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) });
		return 'done';
	} catch (error) {
		return isDismissed(error) ? 'dismissed' : 'failed';
	}
}

/** Shares a picture where the share sheet takes one, and saves it to the downloads elsewhere. */
export async function sharePicture(file: File): Promise<'shared' | 'saved' | 'dismissed'> {
	if (navigator.canShare?.({ files: [file] })) {
		const handed = await shareFile(file);
		if (handed !== 'failed') return handed === 'done' ? 'shared' : 'dismissed';
	}
	downloadFile(file.name, file, file.type);
	return 'saved';
}

/** Draws a picture and shares it; the sentence that a screen says then. */
export async function shareDrawn(draw: () => Promise<File>): Promise<string> {
	try {
		return SHARED[await sharePicture(await draw())];
	} catch {
		return 'Ein Bild geht in diesem Browser nicht.';
	}
}

/** Saves a club's file to the downloads, or gives it to the share sheet; plain where `goesPlain` says so. */
export async function handOn(
	name: string,
	bytes: Uint8Array<ArrayBuffer>,
	by: 'download' | 'share'
): Promise<Handed> {
	if (by === 'share') return shareFile(sharedFile(name, bytes));
	downloadFile(name + PACKED.ending, new Blob([bytes]), PACKED.type);
	return 'done';
}

/** How long a download's address stays valid, in milliseconds: iOS asks the user first, who may take a while. */
const DOWNLOAD_STARTS = 300_000;

/** Saves a file to the device's downloads. */
export function downloadFile(name: string, content: string | Blob, type = 'application/json'): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([content], { type }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTS);
}
