// Evaluated before the router starts: the database opens, and an evening's screen is fetched, while the rest still begins.
import '#lib/state/device.ts';

if (location.pathname.startsWith('/abend/')) void import('./routes/abend/[evening]/TableScreen.svelte');
