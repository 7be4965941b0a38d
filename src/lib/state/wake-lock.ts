/** Keeps the screen on while it is called for; the browser drops the lock whenever the page is hidden. Returns the release. */
export function keepAwake(): () => void {
	let lock: WakeLockSentinel | null = null;
	let wanted = true;
	const ask = async (): Promise<void> => {
		if (!wanted || document.visibilityState !== 'visible') return;
		// Absent on some browsers, refused when the battery is low: the screen then goes dark as ever.
		lock = await navigator.wakeLock?.request('screen').catch(() => null);
		if (!wanted) await lock?.release();
	};
	void ask();
	document.addEventListener('visibilitychange', ask);
	return () => {
		wanted = false;
		document.removeEventListener('visibilitychange', ask);
		void lock?.release();
	};
}
