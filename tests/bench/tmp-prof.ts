import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { bigClub, seed } from './big-club.ts';
const app = await App.start(); const device = new Device(app.url);
const page0 = await device.open('/'); await offlineReady(page0); const club = bigClub(); await seed(page0, club); await page0.close();
const totals = new Map<string, number>();
for (let run = 0; run < 5; run++) {
	const page = await device.open('/icons/icon-192.png');
	const s = await device.context.newCDPSession(page); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 200 }); await s.send('Profiler.start');
	await page.goto(`/abend/${club.lastEvening}`); await page.waitForFunction(() => document.querySelectorAll('ol .number').length >= 40); await page.waitForTimeout(300);
	const { profile } = await s.send('Profiler.stop') as any; if (run < 2) { await page.close(); continue; }
	const nodes = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
	const parent = new Map<number, number>(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
	profile.samples.forEach((id: number, i: number) => { const dt = profile.timeDeltas[i] / 1000; const seen = new Set<string>(); let first = true; for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) { const f = nodes.get(at).callFrame; const k = `${f.functionName || '(anon)'} ${f.url.split('/').pop().slice(0, 8)}:${f.lineNumber}:${f.columnNumber}`; if (first) totals.set('SELF ' + k, (totals.get('SELF ' + k) ?? 0) + dt); first = false; if (!seen.has(k)) { seen.add(k); totals.set('TOT ' + k, (totals.get('TOT ' + k) ?? 0) + dt); } } });
	await page.close();
}
const top = (p: string, n: number) => [...totals].filter(([k]) => k.startsWith(p)).sort((a, b) => b[1] - a[1]).slice(0, n).forEach(([k, v]) => console.log((v / 3).toFixed(0), k));
top('SELF', 25); top('TOT', 45);
await device.end(); await app.end();
