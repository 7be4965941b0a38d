// Stands in the start page before anything else of it and asks for the page's last picture: what was drawn on it when
// nothing had been written since, on this day, by this version. It is real markup with real links, and the page itself
// takes its place (see StartPicture).
(() => {
	const [clubs, front] = chosen();
	const opening = window.indexedDB?.open(front);
	if (!opening) return;
	// There is no club yet, and none is made here.
	opening.onupgradeneeded = () => opening.transaction?.abort();
	opening.onsuccess = () => {
		const database = opening.result;
		try {
			ask(database.transaction('device').objectStore('device'));
		} catch {
			// What is wrong with it is said by the page.
		}
		// Closes with the answer, so it stands in nobody's way.
		database.close();
	};

	/** The list of clubs, and the database of the one in front: see front.ts. */
	function chosen() {
		try {
			const clubs = localStorage.getItem('schafkopf-clubs') ?? '';
			const listed = JSON.parse(clubs || '[]').map(
				(/** @type {any} */ { database, left }) => !left && database
			);
			const kept = [sessionStorage, localStorage].map((one) => one.getItem('schafkopf-front'));
			const front = [...kept, ...listed].find((one) => one && listed.includes(one));
			return [clubs, front ?? 'schafkopf'];
		} catch {
			return ['', 'schafkopf'];
		}
	}

	/** @param {IDBObjectStore} device */
	function ask(device) {
		const writes = device.get('writes');
		const kept = device.get('picture');
		kept.onsuccess = () => {
			const now = new Date();
			const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
			const drawn = `%version% ${day} ${writes.result?.value ?? 0}${clubs} `;
			const picture = kept.result?.value;
			if (picture?.startsWith(drawn)) show(picture.slice(drawn.length));
		};
	}

	/** @param {string} html */
	function show(html) {
		const [page, main] = [document.getElementById('app'), document.querySelector('main')];
		// The page is still being read.
		if (!page || !main) return requestAnimationFrame(() => show(html));
		// The page itself is there already, or was left.
		if (main.children.length > 0 || location.pathname !== '/') return;
		const picture = document.createElement('main');
		picture.id = 'picture';
		picture.className = main.className;
		picture.innerHTML = html;
		// A press would be lost with what it lies on: until when the page has to wait for it.
		/** @param {number} time milliseconds */
		const wait = (time) => (picture.dataset['pressed'] = String(performance.now() + time));
		picture.addEventListener('pointerdown', () => wait(2000));
		for (const end of ['pointerup', 'pointercancel']) picture.addEventListener(end, () => wait(100));
		// What can't be done yet is done by the page.
		picture.addEventListener('click', ({ target }) => {
			if (target instanceof Element) target.closest('button')?.setAttribute('data-tapped', '');
		});
		// Who comes back to it may have written meanwhile.
		addEventListener('pagehide', () => picture.replaceChildren());
		main.className = '';
		main.hidden = true;
		page.after(picture);
	}
})();
