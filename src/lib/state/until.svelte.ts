/** Waits until something live is so, at most so many milliseconds. */
export function until(isSo: () => boolean, most: number): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(done, most);
		const end = $effect.root(() => {
			$effect(() => {
				if (isSo()) done();
			});
		});
		function done(): void {
			clearTimeout(timer);
			// An effect that ends itself would go on following what it has just read.
			queueMicrotask(end);
			resolve();
		}
	});
}
