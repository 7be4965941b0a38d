// Each open sheet has an entry in the browser's history, so going back closes it and leaves the page where it is. These
// entries are twins of the page's own one with a number added. The router sees nothing in going from one to another: with
// an entry of its own for each sheet it would scroll, and bring back the address of before.

interface Entry {
	/** The router's number of the page's entry. */
	readonly page: unknown;
	/** How many sheets are open in it. */
	readonly sheets: number;
}

/** Closes each open sheet, the topmost last. */
const open: (() => void)[] = [];
let at: Entry = { page: undefined, sheets: 0 };
/** The page's address while a sheet is open: what is typed in a sheet may change it. */
let address = '';
/** Whether a step of ours through the history is under way. */
let stepping = false;

function here(): Entry {
	const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
	return { page: state['sveltekit:history'], sheets: Number(state['sheets'] ?? 0) };
}

/** Makes the history follow a sheet while it is open. Returns what is to be called when it is gone. */
export function closesByGoingBack(close: () => void): () => void {
	addEventListener('popstate', arrive);
	open.push(close);
	settle();
	return () => {
		open.splice(open.indexOf(close), 1);
		// A sheet may follow at once.
		queueMicrotask(settle);
	};
}

/** To be called at the start where a sheet's entry is there already: the page was loaded anew while it was open. */
export function followHistory(): void {
	at = here();
	noteAddress();
	addEventListener('popstate', arrive);
}

/** To be called whenever the address may have changed while a sheet is open. */
export function noteAddress(): void {
	address = location.href;
}

/** Brings the history to as many entries as sheets are open. */
function settle(): void {
	if (stepping) return;
	// A page that was left took its sheets along.
	if (at.page !== here().page) at = here();
	if (at.sheets > open.length) step(open.length - at.sheets);
	while (at.sheets < open.length) {
		at = { page: here().page, sheets: at.sheets + 1 };
		// The router replaces the method of the object while developing, to warn of what it does not know of.
		History.prototype.pushState.call(history, { ...history.state, sheets: at.sheets }, '');
	}
}

function step(by: number): void {
	// What closed the sheet may have changed it just now.
	noteAddress();
	stepping = true;
	history.go(by);
}

function arrive(): void {
	const before = at;
	at = here();
	if (at.page !== before.page) return void (stepping = false);
	// The entry below still has the address that the sheet was opened at.
	if (before.sheets > at.sheets && location.href !== address)
		History.prototype.replaceState.call(history, history.state, '', address);
	if (stepping) {
		stepping = false;
		settle();
	} else if (at.sheets < open.length) {
		for (const close of open.slice(at.sheets).reverse()) close();
		queueMicrotask(settle);
	} else if (at.sheets > before.sheets) step(before.sheets - at.sheets);
	// Back from another page, or after the page was loaded anew, the sheet is gone and its entry is still there. Nothing
	// waits for this step: where the page is the first one there is nowhere to go.
	else if (at.sheets < before.sheets) history.go(-1);
}
