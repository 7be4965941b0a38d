// What runs in the page: what is cut off, what lies upon a control, and where the focus is not seen.

/** Runs in the page. Content that is larger than its box, controls that are not hit in their middle. */
export async function hiddenOnScreen(letters: number): Promise<readonly string[]> {
	const { documentElement: root } = document;
	root.style.fontSize = `${letters}%`;
	for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
	const CONTROLS = 'a[href], button, input, select, textarea, summary';
	const SLACK = 1.5;
	const found = new Set<string>();
	const nameOf = (element: Element): string => {
		const kind = [...element.classList].filter((one) => !one.startsWith('svelte-'));
		const words = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '';
		return `${[element.localName, ...kind].join('.')} "${words
			.replace(/\s+/g, ' ')
			.replace(/(.)\1{5,}/g, '$1…')
			.slice(0, 40)}"`;
	};
	const isShown = (element: Element): boolean => {
		const { width, height } = element.getBoundingClientRect();
		return (
			width > 1 &&
			height > 1 &&
			element.checkVisibility({
				visibilityProperty: true,
				opacityProperty: true,
				contentVisibilityAuto: true
			})
		);
	};
	const within = document.querySelector('dialog:modal') ?? document.body;

	const isDrawn = (element: Element): boolean => {
		const { backgroundColor, borderLeftWidth } = getComputedStyle(element);
		return !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || parseFloat(borderLeftWidth) > 0;
	};
	const over = new Map<Element, number>();
	for (const element of within.querySelectorAll<HTMLElement>('*')) {
		if (element.clientWidth <= 1 || element.closest('svg, canvas') || !isShown(element)) continue;
		const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(element);
		// Cut on purpose, by style: what opens all of it is a button around it.
		if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || display === 'inline') continue;
		if (['auto', 'scroll'].includes(overflowX) || element.matches('input, textarea, select')) continue;
		// Where nothing is seen of a box, nothing sticks out of it: what leaves the page is found otherwise.
		const isBox =
			element.matches(CONTROLS) ||
			overflowX !== 'visible' ||
			isDrawn(element) ||
			element.childElementCount === 0;
		const wide = isBox ? element.scrollWidth - element.clientWidth : 0;
		const isCut = ['hidden', 'clip'].includes(overflowY);
		const high = isCut ? element.scrollHeight - element.clientHeight : 0;
		if (wide > SLACK || high > SLACK) over.set(element, Math.max(wide, high));
	}
	for (const [element, by] of over) {
		// Its own content is told, not everything around it.
		if ([...over.keys()].some((other) => other !== element && element.contains(other))) continue;
		found.add(`content ${Math.round(by)}px larger than its box: ${nameOf(element)}`);
	}

	/** What is in the middle of a control instead of it. */
	const covered = new Map<Element | null, readonly string[]>();
	const { scrollX: left, scrollY: top } = window;
	for (const control of within.querySelectorAll<HTMLElement>(CONTROLS)) {
		if (!isShown(control) || control.closest('[inert]')) continue;
		control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		const boxes = [...control.getClientRects()];
		const { x, y, width, height } = boxes[0] ?? control.getBoundingClientRect();
		const [atX, atY] = [x + width / 2, y + height / 2];
		const hit = document.elementFromPoint(atX, atY);
		// What a label holds is tapped with it.
		const isOwn =
			hit && (control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit));
		if (!isOwn) covered.set(hit, [...(covered.get(hit) ?? []), nameOf(control)]);
	}
	for (const [over, [first = '', ...others]] of covered) {
		const names = others.length > 0 ? `${first} and ${others.length} more` : first;
		found.add(over ? `${nameOf(over)} lies over ${names}` : `out of reach: ${names}`);
	}
	scrollTo({ left, top, behavior: 'instant' });
	return [...found];
}

/** Runs in the page, after a key was pressed: every control takes the focus, and its ring is seen. */
export function unseenFocus(): readonly string[] {
	const within = document.querySelector('dialog:modal') ?? document.body;
	const found = new Set<string>();
	/** Whose ring is cut on these sides. */
	const cut = new Map<string, readonly string[]>();
	const FOCUSED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
	for (const control of within.querySelectorAll<HTMLElement>(FOCUSED)) {
		if (control.matches(':disabled') || control.closest('[inert]') || !control.checkVisibility()) continue;
		control.focus();
		if (document.activeElement !== control) continue;
		const name = (control.getAttribute('aria-label') ?? control.innerText).replace(/\s+/g, ' ').slice(0, 40);
		// Where the control itself is read aloud alone, its label shows the ring.
		const shown = control.matches('.for-readers') ? (control.closest('label') ?? control) : control;
		const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
		const width = parseFloat(outlineWidth);
		if (outlineStyle === 'none' || width < 2) {
			found.add(`no ring round ${shown.localName} "${name}"`);
			continue;
		}
		// The ring's inner edge: a side is gone where that is cut off already.
		const inner = parseFloat(outlineOffset);
		const ring = shown.getBoundingClientRect();
		const gone = new Set<string>();
		for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
			const { overflowX: x, overflowY: y, contentVisibility } = getComputedStyle(at);
			// What is left out while it is out of sight is cut at its edge.
			const [overflowX, overflowY] = contentVisibility === 'auto' ? ['clip', 'clip'] : [x, y];
			const box = at.getBoundingClientRect();
			if (overflowX !== 'visible') {
				if (ring.left - inner <= box.left - 0.5) gone.add('left');
				if (ring.right + inner >= box.right + 0.5) gone.add('right');
			}
			if (overflowY !== 'visible') {
				if (ring.top - inner <= box.top - 0.5) gone.add('top');
				if (ring.bottom + inner >= box.bottom + 0.5) gone.add('bottom');
			}
		}
		if (gone.size < 2) continue;
		const where = [...gone].toSorted().join(', ');
		cut.set(where, [...(cut.get(where) ?? []), `${shown.localName} "${name}"`]);
	}
	for (const [where, all] of cut)
		found.add(`the ring is cut ${where}: ${all.slice(0, 3).join('; ')}, ${all.length} in all`);
	return [...found];
}
