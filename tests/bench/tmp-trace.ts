import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { bigClub, seed } from './big-club.ts';
const app = await App.start(); const device = new Device(app.url);
const page0 = await device.open('/'); await offlineReady(page0); const club = bigClub(); await seed(page0, club); await page0.close();
for (const path of [`/abend/${club.lastEvening}`, '/gibtsnicht', '/sicherung']) for (let run = 0; run < 4; run++) {
	const page = await device.open('/icons/icon-192.png');
	const s = await device.context.newCDPSession(page); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await page.addInitScript(() => { const g = globalThis as any; g.marks = [];
		const open = IDBFactory.prototype.open; IDBFactory.prototype.open = function (...a: any) { g.marks.push(['idb open ' + a[0], performance.now()]); const r = open.apply(this, a as any); r.addEventListener('success', () => g.marks.push(['idb opened ' + a[0], performance.now()])); return r; };
		const ga = IDBIndex.prototype.getAll; IDBIndex.prototype.getAll = function (...a: any) { g.marks.push(['getAll', performance.now()]); const r = ga.apply(this, a as any); r.addEventListener('success', () => g.marks.push(['gotAll ' + r.result.length, performance.now()])); return r; };
		new MutationObserver(() => { if (!g.h1 && document.querySelector('h1')) { g.h1 = 1; g.marks.push(['h1', performance.now()]); } if (!g.us && document.querySelectorAll('ol .number').length >= 40 && document.querySelectorAll('[data-kept] .player').length >= 4) { g.us = 1; g.marks.push(['usable', performance.now()]); } }).observe(document, { childList: true, subtree: true }); });
	await page.goto(path); await page.waitForTimeout(2500);
	const out = await page.evaluate(() => { const g = globalThis as any; const nav = performance.getEntriesByType('navigation')[0] as any; const js = performance.getEntriesByType('resource').filter((e: any) => e.name.endsWith('.js')) as any[]; return { nav: [nav.workerStart, nav.responseStart, nav.responseEnd, nav.domInteractive].map(Math.round), firstjs: Math.round(Math.min(...js.map((e) => e.startTime))), js: js.map((e) => e.name.split('/').slice(-1)[0].slice(0, 6) + ':' + Math.round(e.startTime) + '-' + Math.round(e.responseEnd)).join(' '), marks: g.marks.map((m: any) => m[0] + ' ' + Math.round(m[1])) }; });
	if (run > 1) console.log(path.slice(0, 12), JSON.stringify(out, null, 1)); await page.close();
}
await device.end(); await app.end();
