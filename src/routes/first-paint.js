// Stands in the start page and in that of a table before anything else of it, and shows the page's last picture with the
// first paint: what was drawn on it last by this version, or, to somebody who comes for the first time, what an empty club
// is shown. It is real markup with real links, and the page itself takes its place (see PagePicture). Its figures are seen
// only once the database says that nothing was written since. The app's scripts begin when it is painted.
(() => {
	const isStart = location.pathname === '/';
	const [clubs, front] = chosen();
	const known = kept();
	const [drawn, day, writes, html] = known ?? [];
	/** @type {HTMLElement | undefined} */
	let picture;
	/** Whether nothing was written since; undefined until the database has answered. @type {boolean | undefined} */
	let holds;
	const isFirst = isStart && known === null && clubs === '' && !navigator.serviceWorker?.controller;
	const isOurs = drawn === `%version% ${location.pathname}${location.hash} ${clubs}`;
	// Of a table that was written at since, not even who sits there is sure.
	const mayStand = () => isStart || (day === today() && holds !== false);
	if (isFirst || (isOurs && mayStand()))
		window.draw = () =>
			new Promise((done) => {
				if (mayStand()) show();
				requestAnimationFrame(() => setTimeout(done));
				// A page that is not looked at is not painted.
				setTimeout(done, document.hidden ? 0 : 1000);
			});
	if (!isFirst && day === today()) ask();

	/** The list of clubs, and the database of the one in front: see front.ts. */
	function chosen() {
		let clubs = '';
		try {
			clubs = localStorage.getItem('schafkopf-clubs') ?? '';
			const listed = JSON.parse(clubs || '[]').map(
				(/** @type {any} */ { database, left }) => !left && database
			);
			const kept = [sessionStorage, localStorage].map((one) => one.getItem('schafkopf-front'));
			const front = [...kept, ...listed].find((one) => one && listed.includes(one));
			return [clubs, front ?? 'schafkopf'];
		} catch {
			return [clubs, 'schafkopf'];
		}
	}

	// What is kept of the club in front: by what it was drawn, the day and the writes its figures hold for, the markup; an
	// empty list if it has no picture now, null if it never had one.
	function kept() {
		try {
			return JSON.parse(
				localStorage.getItem(`schafkopf-${isStart ? 'picture' : 'table'} ${front}`) ?? 'null'
			);
		} catch {
			return [];
		}
	}

	/** By this device's clock. */
	function today() {
		const now = new Date();
		return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
	}

	/** Whether anything was written since. */
	function ask() {
		const opening = window.indexedDB?.open(front);
		if (!opening) return;
		// There is no club yet, and none is made here.
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onsuccess = () => {
			const database = opening.result;
			try {
				const asked = database.transaction('device').objectStore('device').get('writes');
				asked.onsuccess = () => {
					holds = Number(asked.result?.value ?? 0) === writes;
					picture?.toggleAttribute('data-unsure', !holds);
					if (!mayStand()) drop();
				};
			} catch {
				// What is wrong with it is said by the page.
			}
			// Closes with the answer, so it stands in nobody's way.
			database.close();
		};
	}

	function show() {
		const app = document.getElementById('app');
		const page = isStart ? document.querySelector('main') : app;
		const first = document.querySelector('template');
		if (!app || !page || (isFirst && !first)) return;
		picture = document.createElement(isStart ? 'main' : 'div');
		picture.id = 'picture';
		picture.className = page.className;
		picture.innerHTML = isFirst ? (first?.innerHTML ?? '') : html;
		for (const one of picture.querySelectorAll('[data-style]'))
			if (one instanceof HTMLElement) one.style.cssText = one.dataset['style'] ?? '';
		picture.toggleAttribute('data-unsure', !isFirst && !holds);
		// A press would be lost with what it lies on: until when the page has to wait for it.
		/** @param {number} time milliseconds */
		const wait = (time) => picture && (picture.dataset['pressed'] = String(performance.now() + time));
		picture.addEventListener('pointerdown', () => wait(2000));
		for (const end of ['pointerup', 'pointercancel']) picture.addEventListener(end, () => wait(100));
		// What can't be done yet is done by the page.
		let taps = 0;
		picture.addEventListener('click', ({ target }) => {
			const tapped = target instanceof Element ? target.closest('button') : null;
			if (tapped && !tapped.dataset['tapped']) tapped.dataset['tapped'] = String(++taps);
		});
		// Who comes back to it may have written meanwhile.
		addEventListener('pagehide', () => picture?.replaceChildren());
		page.className = '';
		page.dataset['pictured'] = '';
		app.after(picture);
	}

	/** The page is seen as it comes. */
	function drop() {
		picture?.remove();
		document.querySelector('[data-pictured]')?.removeAttribute('data-pictured');
	}
})();
