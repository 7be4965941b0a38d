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
	for (const kind of ['dragover', 'drop', 'paste', 'beforeinstallprompt'])
		addEventListener(kind, (event: Event & Partial<DragEvent & ClipboardEvent>) => {
			const data = event.dataTransfer ?? event.clipboardData;
			if (!data) install.offer = event;
			// What is dragged shows its files only when it is dropped.
			else if (!data.types.includes('Files')) {
				const inField = event.target instanceof Element && event.target.closest('input,textarea');
				if (kind === 'paste' && !inField) take([], data.getData('text'));
				return;
			} else if (kind !== 'dragover') take([...data.files], '');
			event.preventDefault();
		});
	(
		window as { launchQueue?: { setConsumer(take: (launch: { files: Given[] }) => void): void } }
	).launchQueue?.setConsumer(({ files }) => take(files, ''));
}
