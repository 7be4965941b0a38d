import { error } from '@sveltejs/kit';
import type { PageLoad } from './$types';

/** A year has four digits; anything else leads nowhere. */
export const load: PageLoad = ({ params }) => {
	if (!/^\d{4}$/.test(params.year)) error(404);
};
