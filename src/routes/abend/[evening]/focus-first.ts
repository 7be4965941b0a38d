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
