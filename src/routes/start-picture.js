// Stands in the start page before anything else of it and shows the page's last picture with the first paint: what was drawn
// on it last by this version, or, to somebody who comes for the first time, what an empty club is shown. It is real markup
// with real links, and the page itself takes its place (see StartPicture). Its figures are seen only once the database
// says that nothing was written since. The app's scripts begin when it is painted.
(() => {
	const [clubs, front] = chosen();
	const known = kept();
	const [drawn, day, writes, html] = known ?? [];
	/** @type {HTMLElement | undefined} */
	let picture;
	let holds = false;
	const isFirst = known === null && clubs === '' && !navigator.serviceWorker?.controller;
	if (drawn === `%version% ${clubs}` || isFirst)
		window.draw = () =>
			new Promise((done) => {
				show();
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
			return JSON.parse(localStorage.getItem(`schafkopf-picture ${front}`) ?? 'null');
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
				};
			} catch {
				// What is wrong with it is said by the page.
			}
			// Closes with the answer, so it stands in nobody's way.
			database.close();
		};
	}

	function show() {
		const [page, main] = [document.getElementById('app'), document.querySelector('main')];
		const first = document.querySelector('template');
		if (!page || !main || !first) return;
		picture = document.createElement('main');
		picture.id = 'picture';
		picture.className = main.className;
		picture.innerHTML = isFirst ? first.innerHTML : html;
		picture.toggleAttribute('data-unsure', !isFirst && !holds);
		// A press would be lost with what it lies on: until when the page has to wait for it.
		/** @param {number} time milliseconds */
		const wait = (time) => picture && (picture.dataset['pressed'] = String(performance.now() + time));
		picture.addEventListener('pointerdown', () => wait(2000));
		for (const end of ['pointerup', 'pointercancel']) picture.addEventListener(end, () => wait(100));
		// What can't be done yet is done by the page.
		picture.addEventListener('click', ({ target }) => {
			if (target instanceof Element) target.closest('button')?.setAttribute('data-tapped', '');
		});
		// Who comes back to it may have written meanwhile.
		addEventListener('pagehide', () => picture?.replaceChildren());
		main.className = '';
		main.hidden = true;
		page.after(picture);
	}
})();
