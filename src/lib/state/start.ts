import { formatISO } from 'date-fns/formatISO';
import { asId } from '#lib/base/ids.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { ClubStore } from '#lib/storage/club-store.ts';
import { FIRST_EVENINGS } from '#lib/storage/read-groups.ts';
import type { Device } from '#lib/storage/sign.ts';
import { afterWrite } from './second-copy.svelte.ts';
import { CLUBS, FRONT, frontDatabase } from './club/front-club.ts';
import { ClubRelay } from './relay/relay.svelte.ts';
import { untilFetched } from './phone.ts';
import { session, SETTLED } from './session.svelte.ts';

/**
 * Opens the club's database in this browser, and gives all live objects the device's clock and random source. What the
 * screen of this address will ask for is read while the rest still begins.
 */
export function start(path: string): void {
	const device: Device = {
		now: () => Date.now(),
		at: () => formatISO(new Date()),
		random: () => crypto.getRandomValues(new Uint8Array(8)),
		token: () => crypto.randomUUID()
	};
	// A page stays in its club: what another tab brings to the front is opened with the next page.
	const store = new ClubStore(frontDatabase(), device, (rows) =>
		afterWrite(
			session,
			new Set(rows.map(({ group }) => group)),
			rows.map(({ entry }) => entry)
		)
	);
	session.standOn({ device, store });
	const evening = /^\/abend\/(?!neu$)([^/]+)$/.exec(path)?.[1];
	// A page that keeps its picture says what that holds for.
	if (path === '/' || evening !== undefined) store.countWrites();
	if (path === '/') void beginEvenings(store);
	if (evening !== undefined) store.beginEvening(asId(evening));
	for (const touch of ['pointerdown', 'keydown'])
		addEventListener(touch, () => void store.prepareToWrite(), { once: true, capture: true, passive: true });
	// iOS drops the connection while the app is in the background; it is opened again when the app returns.
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') void store.probe();
	});
	session.of(ClubRelay).recall(store.name);
	// What is looked at there is how the club stands with it.
	setTimeout(() => followRelay(store), path === '/verein' ? 0 : SETTLED);
	// Another tab has changed to another club, or left one.
	addEventListener('storage', (event) => {
		if (event.key === FRONT || event.key === CLUBS)
			void import('./club/clubs.ts').then(({ hear }) => hear(store.name, event));
	});
	// A page that was left and kept whole hears nothing of other tabs.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) void store.catchUp();
	});
}

/** Brings what speaks with a relay where the club shares one, as soon as it does. */
function followRelay(store: ClubStore): void {
	let last: string | null = null;
	let end = Promise.resolve(() => {});
	store.watchKept('relay').subscribe((kept) => {
		if (kept === last) return;
		last = kept;
		session.of(ClubRelay).learn(store.name, kept);
		end = end.then(async (end) => {
			end();
			if (kept === null) return () => {};
			const { follow } = await untilFetched(() => import('./relay/relay-line.svelte.ts'));
			return follow(session, store.name, JSON.parse(kept) as Joining);
		});
	});
}

async function beginEvenings(store: ClubStore): Promise<void> {
	// A new club has nothing to fold.
	if (await store.beginEvenings(FIRST_EVENINGS)) await import('./club/fold-evenings.ts');
}
