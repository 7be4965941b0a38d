/** Files that came to the app from outside, whatever screen was open, until the screen that reads them has taken them. */
export class GivenFiles {
	files: readonly File[] = $state.raw([]);
}
