// Small, because every screen listens from the start; what is done with it is loaded when something comes.

/** A file, or what leads to one that was opened with the app. */
export type Given = File | { getFile(): Promise<File> };

type Take = (files: readonly Given[], text: string) => unknown;

/** The browser's offer to install the app, until it was used. */
export const install: { offer: Event | null } = { offer: null };

/**
 * Hears of files dropped on the window, of what is pasted outside a field, of files opened with the app, and of the
 * browser's offer to install it. Called once.
 */
export function hearFromOutside(take: Take): void {
	const hear = (event: Event & Partial<DragEvent & ClipboardEvent>): void => {
		const { type, target } = event;
		const data = event.dataTransfer ?? event.clipboardData;
		if (data) {
			const files = [...data.files];
			const inField = target instanceof Element && target.closest('input,textarea');
			const text = type === 'paste' && !inField ? data.getData('text') : '';
			// What is dragged shows its files only when it is dropped.
			if (!data.types.includes('Files') && !text.trim()) return;
			if (type !== 'dragover') take(files, text);
		} else if (type === 'beforeinstallprompt') install.offer = event;
		event.preventDefault();
	};
	for (const kind of ['dragover', 'drop', 'paste', 'beforeinstallprompt']) addEventListener(kind, hear);
	(
		window as { launchQueue?: { setConsumer(take: (launch: { files: Given[] }) => void): void } }
	).launchQueue?.setConsumer(({ files }) => files.length > 0 && take(files, ''));
}
