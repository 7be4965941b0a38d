// What is evaluated in the page: each function is sent there as its own text, so it uses nothing from outside itself.

export interface Wanted {
	/** Where to look: in the last open one of these; without any, in the whole page. */
	readonly within?: string;
	readonly selector: string;
	/** The accessible name's pattern, as far as it has one here: its label, or else its text. */
	readonly name?: string;
	/** The last one that fits, instead of the first. */
	readonly last?: boolean;
}

interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Where a finger would hit it; an error while none could. */
export async function spotOf({ within, selector, name, last }: Wanted): Promise<Spot> {
	const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
	const textOf = (node: Node): string => {
		if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
		if (node instanceof Text) return node.data;
		const inner = [...node.childNodes].map(textOf).join('');
		return node instanceof Element && getComputedStyle(node).display !== 'inline' ? ` ${inner} ` : inner;
	};
	const nameOf = (element: Element): string => {
		const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const labels = [...((element as HTMLInputElement).labels ?? [])];
		const others = [...labelled.map((id) => document.getElementById(id)), ...labels];
		const said = others.map((other) => (other ? textOf(other) : '')).join(' ');
		return tidy(element.getAttribute('aria-label') ?? (said || textOf(element)));
	};
	const seen = (element: Element): boolean => {
		const { width, height } = element.getBoundingClientRect();
		return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
	};
	const rooms = within === undefined ? [document] : [...document.querySelectorAll(within)].filter(seen);
	const all = [...(rooms.at(-1)?.querySelectorAll(selector) ?? [])].filter(seen);
	const pattern = new RegExp(name ?? '');
	const fitting = all.filter((element) => pattern.test(nameOf(element)));
	const element = fitting.at(last ? -1 : 0);
	if (!element) throw new Error(`there is only ${all.map((one) => `“${nameOf(one)}”`).join(', ')}`);
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const before = element.getBoundingClientRect();
	// Long enough for a late picture or list to have moved it.
	await new Promise((resolve) => setTimeout(resolve, 250));
	const { left, top, width, height } = element.getBoundingClientRect();
	if (left !== before.left || top !== before.top) throw new Error('it still moves');
	const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
	const hit = document.elementFromPoint(x, y);
	if (!hit || !(element.contains(hit) || hit.contains(element))) throw new Error(`${hit?.tagName} covers it`);
	return { x, y };
}

/** The names of all buttons there, in their order. */
export function buttonNames(within: string): string[] {
	return [...document.querySelectorAll(`${within} button`)].map((button) =>
		(button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/g, ' ').trim()
	);
}

/** The text of each visible one, its white space made single; of one that is not drawn while out of sight, too. */
export function textsOf(selector: string): string[] {
	return [...document.querySelectorAll<HTMLElement>(selector)]
		.filter((element) => element.getClientRects().length > 0)
		.map((element) => (element.innerText || element.textContent).replace(/\s+/g, ' ').trim());
}

/** Selects the text of the focused field, so that typing replaces it. */
export function selectFocused(): void {
	(document.activeElement as HTMLInputElement).select();
}

/** Chooses an entry of a list by its text. */
export function choose({ label, option }: { label: string; option: string }): void {
	const list = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
	const entry = [...(list?.options ?? [])].find(({ text }) => text.trim() === option);
	if (!list || !entry) throw new Error(`no ${option} in ${label}`);
	list.value = entry.value;
	for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Waits until the app on this page would open without a network. */
export async function offlineReady(): Promise<void> {
	const { serviceWorker } = navigator;
	await serviceWorker.ready;
	if (serviceWorker.controller) return;
	await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Whether it keeps files for a page; a private window may not. */
export const hasPrivateFiles = async (): Promise<boolean> =>
	(await navigator.storage?.getDirectory?.().catch(() => undefined)) !== undefined;

/** Deletes the database, as a browser that is short of space may. */
export function loseDatabase(): Promise<void> {
	return new Promise((resolve, reject) => {
		const deleting = indexedDB.deleteDatabase('schafkopf');
		deleting.onsuccess = () => resolve();
		deleting.onerror = () => reject(new Error('not deleted'));
		deleting.onblocked = () => reject(new Error('still open'));
	});
}
