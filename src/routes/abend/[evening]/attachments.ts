import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TapQueue } from '#lib/state/table/tap-queue.svelte.ts';

/** Taps on what is in this element wait while something is written. */
export const whenFree =
	(taps: Pick<TapQueue, 'held' | 'tap'>): Attachment<HTMLElement> =>
	(panel) => {
		function wait(event: MouseEvent): void {
			const button = event.target instanceof Element ? event.target.closest('button') : null;
			if (!button || !taps.held) return;
			event.stopPropagation();
			taps.tap(() => tapAgain(panel, button), button.matches('.save'));
		}
		panel.addEventListener('click', wait, { capture: true });
		return () => panel.removeEventListener('click', wait, { capture: true });
	};

/** What is scrolled begins at the top again when a game that was begun is gone, wherever it ended. */
export const fromTopAfter =
	(begun: boolean): Attachment<HTMLElement> =>
	(rows) =>
		begun ? () => void requestAnimationFrame(() => (rows.scrollTop = 0)) : undefined;

function tapAgain(panel: HTMLElement, button: HTMLButtonElement): void {
	flushSync();
	const name = nameOf(button);
	const meant = button.isConnected
		? button
		: [...panel.querySelectorAll('button')].find((one) => nameOf(one) === name);
	meant?.click();
}

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;

/** After "Los geht’s" nothing has the focus: the heading gets it, with the frame, as that costs a layout anyway. */
export function focusFirst(screen: HTMLElement): () => void {
	const frame = requestAnimationFrame(() => {
		if (document.activeElement && document.activeElement !== document.body) return;
		const heading = screen.querySelector('h1');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus({ preventScroll: true });
	});
	return () => cancelAnimationFrame(frame);
}

/** The same for the whole page, and with each change of this: the button that was pressed is gone with what it did. */
export const focusAfter =
	(_isDone: boolean): (() => () => void) =>
	() =>
		focusFirst(document.body);
