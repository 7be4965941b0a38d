import type { EntryGenerator } from './$types.ts';

// One page for every evening: what stands on it is read on the device, by the address.
export const ssr = true;
export const prerender = true;
export const entries: EntryGenerator = () => [{ evening: 'tisch' }];
