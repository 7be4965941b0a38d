import type { RelaySaid } from '#lib/live/status.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { untilGot } from '../phone.ts';
import { Me } from '../club/me.svelte.ts';
import { ClubRelay } from './relay.svelte.ts';
import type { Session } from '../session.svelte.ts';

function openWorker(): Worker {
	return new Worker(new URL('../../workers/relay.worker.ts', import.meta.url), { type: 'module' });
}

/** Keeps the club of this database level with its relay until `end` is called: a worker does it, which all pages share. */
export function follow(session: Session, database: string, joining: Joining): () => void {
	let worker: Worker | null = null;
	let ended = false;
	const pages = new BroadcastChannel(`${database}-relay`);
	const tell = (said: RelaySaid): void => pages.postMessage(said);
	const tellHere = (): void =>
		tell({
			here: { evening: session.of(ClubRelay).writes ?? undefined, member: session.of(Me).member ?? undefined }
		});
	pages.onmessage = ({ data }: MessageEvent<RelaySaid>) => {
		if ('status' in data) session.of(ClubRelay).status = data.status;
		else if ('ask' in data) tellHere();
	};
	const unwatch = $effect.root(() => {
		$effect(tellHere);
	});
	const wake = (): void => {
		if (document.visibilityState === 'visible') tell({ wake: true });
	};
	addEventListener('online', wake);
	document.addEventListener('visibilitychange', wake);
	tell({ ask: true });
	const begun = { database, joining, device: deviceName(database) };
	void untilGot(async () => {
		if (ended) return true;
		worker = openWorker();
		worker.postMessage(begun);
		return isThere(worker);
	});
	return () => {
		ended = true;
		removeEventListener('online', wake);
		document.removeEventListener('visibilitychange', wake);
		unwatch();
		worker?.terminate();
		pages.close();
		session.of(ClubRelay).status = null;
	};
}

/** Null if its script did not come. */
const isThere = (worker: Worker): Promise<true | null> =>
	new Promise((resolve) => {
		worker.onmessage = () => resolve(true);
		worker.onerror = () => resolve(null);
	});

/** By which other devices of the club tell this one from the rest. */
function deviceName(database: string): string {
	const key = `${database}-device`;
	const name = localStorage.getItem(key) ?? crypto.randomUUID();
	localStorage.setItem(key, name);
	return name;
}
