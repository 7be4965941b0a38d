import { appUpdate } from '#lib/state/app-update.svelte.ts';

export const init = () => appUpdate.start();
