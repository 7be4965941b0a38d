/** What stands for the start page until that has come: see StartPicture. */
export const pictured = (): HTMLElement | null => document.getElementById('picture');

/** Nothing of it may stand beside what the app has to say. */
export function dropPicture(): void {
	pictured()?.remove();
}
