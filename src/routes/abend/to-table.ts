import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { EveningId } from '#lib/base/ids.ts';

/** Leads to an evening's table; its title is read aloud there, and keys go on from it. */
export async function toTable(
	evening: EveningId,
	how: { readonly replaceState?: boolean } = {}
): Promise<void> {
	await goto(resolve('/abend/[evening]', { evening }), how);
	document.querySelector('h1')?.focus({ preventScroll: true });
}
