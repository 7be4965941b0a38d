import { RelayDesk, type RelayBegun } from './relay-desk.ts';

// Speaks with the relay that a club shares. It is told once which club that is; from then on it speaks with the pages of the
// club, whichever page began it.

self.addEventListener('message', ({ data }: MessageEvent<RelayBegun>) => {
	self.postMessage('there');
	const desk = new RelayDesk(data);
	// One page's worker does it, and the others wait until it goes.
	void navigator.locks.request(desk.name, () => desk.work());
});
