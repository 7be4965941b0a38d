// Says why the app can't run here. For old browsers: no module, nothing after ECMAScript 5.
(function () {
	function problem() {
		if (window.isSecureContext === false)
			return (
				'Diese Adresse ist nicht verschlüsselt. So kann die App auf diesem Gerät nichts sicher behalten. ' +
				'Öffne sie mit https:// am Anfang, oder frag, wer sie bei euch eingerichtet hat.'
			);
		if (!window.indexedDB)
			return 'Dieser Browser behält hier nichts. Öffne die Seite in einem gewöhnlichen Fenster, nicht in einem privaten.';
		var known =
			'noModule' in document.createElement('script') &&
			typeof Array.prototype.toReversed === 'function' &&
			typeof window.structuredClone === 'function' &&
			typeof window.HTMLDialogElement === 'function' &&
			typeof window.crypto.randomUUID === 'function';
		return known
			? ''
			: 'Dieser Browser ist zu alt für die App. Sie braucht wenigstens Safari 16, Chrome 110, Edge 110 oder Firefox 115. ' +
					'Bring ihn auf den neuesten Stand oder nimm einen anderen; was du geschrieben hast, bleibt auf diesem Gerät.';
	}

	function show(text) {
		var page = document.createElement('main');
		var line = document.createElement('p');
		page.setAttribute('role', 'alert');
		page.style.cssText =
			'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99;overflow:auto;padding:48px 24px;background:#f6efdf;color:#2a2018;' +
			'font:18px/1.5 system-ui,sans-serif';
		line.style.cssText = 'max-width:34em;margin:0 auto';
		line.appendChild(document.createTextNode(text));
		page.appendChild(line);
		document.body.appendChild(page);
	}

	var text = problem();
	if (text) show(text);
})();
