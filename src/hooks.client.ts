// Evaluated before the router starts: the database opens while the rest still begins.
import type { HandleClientError } from '@sveltejs/kit';
import { hearFromOutside } from '#lib/state/handing/from-outside.ts';
import { dropPicture } from '#lib/state/kept-text.ts';
import { start } from '#lib/state/start.ts';

start(location.pathname);
hearFromOutside((given, text) =>
	import('./routes/handing/take-given.ts').then(({ takeGiven }) => takeGiven(given, text))
);
const { sheets } = (history.state ?? {}) as { readonly sheets?: number };
if (sheets) void import('#lib/ui/going-back.ts').then(({ followHistory }) => followHistory());

/** An address that leads nowhere is said on the screen, and is no error of the app. */
export const handleError: HandleClientError = ({ error, status }) => {
	dropPicture();
	if (status !== 404) console.error(error);
};
