import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { Given } from '#lib/state/handing/from-outside.ts';
import { GivenFiles } from '#lib/state/handing/file-reading.svelte.ts';
import { linkPlace } from '#lib/transfer/invitation.ts';
import { session } from '#lib/state/session.svelte.ts';

/** Opens a link of this app, or shows what files, or a text that is one, would change here. */
export async function takeGiven(coming: readonly Given[], text = ''): Promise<void> {
	// The app was opened without a file, or nothing was copied.
	if (coming.length === 0 && text.trim() === '') return;
	const files = await Promise.all(coming.map((one) => (one instanceof File ? one : one.getFile())));
	const link = files.length === 0 ? linkPlace(text) : null;
	// eslint-disable-next-line svelte/no-navigation-without-resolve -- resolved, with what the link brings
	if (link) return goto(`${resolve(link.place)}#${link.content}`);
	session.of(GivenFiles).files = files.length > 0 ? files : [new File([text], 'Eingefügt')];
	const takesIn = [resolve('/sicherung'), resolve('/lesen')].some((path) => path === location.pathname);
	if (!takesIn) await goto(resolve('/sicherung'));
}

/** Takes what another app shared with this one, as the service worker kept it (src/service-worker.ts). */
export async function takeShared(): Promise<void> {
	const files: File[] = [];
	const texts: string[] = [];
	const cache = await caches.open('geteilt');
	for (const request of await cache.keys()) {
		const kept = await cache.match(request);
		const name = new URL(request.url).searchParams.get('datei');
		if (kept) {
			if (name === null) texts.push(await kept.text());
			else files.push(new File([await kept.blob()], name));
		}
		await cache.delete(request);
	}
	const text = texts.find((one) => linkPlace(one)) ?? texts[0] ?? '';
	if (files.length > 0 || text !== '') await takeGiven(files, text);
}
