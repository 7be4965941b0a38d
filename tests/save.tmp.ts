import { writeFileSync } from 'node:fs';
import { bigClub } from './bench/big-club.ts';
import { onPhone, slowPage } from './bench/slow-phone.ts';
const club = bigClub(Number(process.env.SIZE ?? 300));
await onPhone(club.entries, async (device) => {
	const page = await slowPage(device);
	await page.addInitScript(`
const w = window; w.log = [];
const open = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode, o) { const t0 = performance.now(); const tx = open.call(this, stores, mode, o); const row = ['tx ' + mode + ' ' + [].concat([...stores].length ? stores : []).toString().slice(0, 60), t0, 0]; w.log.push(row); tx.addEventListener('complete', () => (row[2] = performance.now())); return tx; };
`);
	await page.goto(`/abend/${club.lastEvening}`);
	await page.waitForTimeout(6000);
	const seats = page.locator('[data-kept] .player');
	const cdp = await page.context().newCDPSession(page);
	for (let run = 0; run < Number(process.env.RUNS ?? 8); run++) {
		await seats.nth(run % 4).click();
		await seats.nth((run + 1) % 4).click();
		await page.locator('[data-kept="kept"]').waitFor();
		await page.waitForTimeout(1200);
		const prof = process.env.PROF && run === 5;
		if (prof) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start'); }
		const time = page.evaluate(() => new Promise((resolve) => {
			const w = window as any; w.log.length = 0;
			const rows = document.querySelectorAll('ol .number').length;
			addEventListener('click', (event) => {
				const t0 = event.timeStamp; const heard = performance.now() - t0;
				const watching = new MutationObserver(() => {
					if (document.querySelectorAll('ol .number').length <= rows) return;
					watching.disconnect();
					const now = performance.now();
					setTimeout(() => resolve({ heard, total: now - t0, log: w.log.map(([n, a, b]: any) => `${n} ${Math.round(a - t0)}-${Math.round(b - t0)}`) }), 300);
				});
				watching.observe(document, { childList: true, subtree: true });
			}, { capture: true, once: true });
		}));
		await page.locator('[data-kept="kept"] .save').click();
		const r: any = await time;
		console.log('heard', Math.round(r.heard), 'total', Math.round(r.total), r.log.join(' | '));
		if (prof) { const { profile } = await cdp.send('Profiler.stop'); writeFileSync('/tmp/save.cpuprofile', JSON.stringify(profile)); }
	}
});
process.exit(0);
