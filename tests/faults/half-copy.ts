import { setTimeout as sleep } from 'node:timers/promises';
import { eveningOf } from '#lib/log/entry.ts';
import { expect, type Page } from '@playwright/test';
import { writeClubFile } from '#lib/transfer/club-file.ts';
import { Backup } from '../e2e/support/backup.ts';
import { goldenClub } from '../support/golden-club.ts';
import type { Ground, Outcome } from './fault.ts';
import { wipeDatabase } from './profile.ts';

const CLUB = goldenClub();

/** A club of three years and 120 evenings, as a file; one more evening was opened by mistake. */
const BIG_CLUB = {
	name: 'verein.schafkopf.json',
	mimeType: 'application/json',
	buffer: Buffer.from(writeClubFile('golden', CLUB))
};
const EVENINGS = 121;

/** When the browser is killed, or the page left, after a whole club was taken in. */
type Interruption = 'killed at once' | 'left at once' | 'killed after 2 s' | 'killed in mid-copy';

/** Takes the big club in on a new phone; comes back as soon as that is said. */
async function takeBigClub({ device }: Ground): Promise<Page> {
	const page = await device.open('/sicherung');
	const backup = new Backup(page);
	await backup.choose(BIG_CLUB);
	await backup.take();
	return page;
}

/**
 * The copying of a whole club is interrupted. The app then says truly what the copy holds, the next start finishes it,
 * and after a loss all of it comes back.
 */
export async function halfCopy(ground: Ground, interruption: Interruption): Promise<Outcome> {
	const { device } = ground;
	const wrong: string[] = [];
	const page = await takeBigClub(ground);
	if (interruption === 'left at once') await page.goto('/manifest.webmanifest');
	if (interruption === 'killed after 2 s') await sleep(2_000);
	if (interruption === 'killed in mid-copy') await begun(page);
	if (interruption === 'left at once') await device.close();
	else await device.kill();

	const then = await shareOfCopy(ground);
	const start = await device.open('/');
	await sleep(3_000);
	await start.close();
	await device.close();
	const after = await shareOfCopy(ground);
	if (after < 1) wrong.push(`${interruption}: ${percent(after)} after the next start`);

	wipeDatabase(ground);
	const emptied = await device.open('/');
	const offer = emptied.getByRole('region', { name: 'Der Browser hat die Daten verloren' });
	await expect(offer).toContainText(`${EVENINGS} Abende`);
	await offer.getByRole('button', { name: 'Zurückholen', exact: true }).click();
	await expect(offer).toBeHidden();
	await expect(emptied.getByLabel('Was noch fehlt')).toBeHidden();
	const back = await storedEntries(emptied);
	if (back !== CLUB.length) wrong.push(`${interruption}: ${CLUB.length - back} entries lost`);
	return {
		runs: 1,
		wrong,
		remark: `${interruption}: ${percent(then)} of the copy, ${percent(after)} after the next start`
	};
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Waits until something of the copy is there. */
async function begun(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const root = await navigator.storage.getDirectory();
		for (let turn = 0; turn < 2_000; turn++) {
			const size = await root
				.getDirectoryHandle('log')
				.then((log) => log.getDirectoryHandle('golden'))
				.then((club) => club.getFileHandle('held.jsonl'))
				.then((file) => file.getFile())
				.then((file) => file.size)
				.catch(() => 0);
			if (size > 0) return;
			await new Promise((resolve) => setTimeout(resolve));
		}
	});
}

/** How much of the club the copy holds, 0 to 1; looked at from a page on which the app does not run. */
async function shareOfCopy({ device }: Ground): Promise<number> {
	const page = await device.open('/manifest.webmanifest');
	const ids = await page.evaluate(async () => {
		const root = await navigator.storage.getDirectory();
		const text = await root
			.getDirectoryHandle('log')
			.then((log) => log.getDirectoryHandle('golden'))
			.then((club) => club.getFileHandle('held.jsonl'))
			.then((file) => file.getFile())
			.then((file) => file.text())
			.catch(() => '');
		return text.split('\n').flatMap((line) => {
			try {
				return [(JSON.parse(line) as { entry: { id: string } }).entry.id];
			} catch {
				return [];
			}
		});
	});
	await page.close();
	await device.close();
	return new Set(ids).size / CLUB.length;
}

async function storedEntries(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const opening = indexedDB.open('schafkopf');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const counting = opening.result.transaction('entries').objectStore('entries').count();
		await new Promise((resolve) => (counting.onsuccess = resolve));
		opening.result.close();
		return counting.result;
	});
}

/**
 * Killed after a whole club was taken in, the next start finishes its copy. After a loss that holds just a part: it says
 * how much of how much, and what was taken back says what is missing on each start, until a file brings it.
 */
export async function partTakenBack(ground: Ground): Promise<Outcome> {
	const { device } = ground;
	await takeBigClub(ground);
	await device.kill();
	const page = await device.open('/sicherung');
	await expect(page.getByText('zweite Kopie auf diesem Handy ist vollständig')).toBeVisible();
	const evenings = await cutCopy(page);
	await device.close();
	wipeDatabase(ground);

	const emptied = await device.open('/');
	const offer = emptied.getByRole('region', { name: 'Der Browser hat die Daten verloren' });
	await expect(offer).toContainText(`${evenings} von ${EVENINGS} Abenden`);
	await expect(offer).toContainText(/Stand heute, \d\d:\d\d Uhr/);
	await offer.getByRole('button', { name: 'Den Teil zurückholen' }).click();
	const said = `Von ${EVENINGS} Abenden fehlen ${EVENINGS - evenings}.`;
	await expect(emptied.getByLabel('Was noch fehlt')).toContainText(said);

	await device.kill();
	const again = await device.open('/kasse');
	await expect(again.getByLabel('Was noch fehlt')).toContainText(said);
	await again.goto('/sicherung');
	const backup = new Backup(again);
	await backup.choose(BIG_CLUB);
	await backup.take();
	await again.goto('/kasse');
	await expect(again.getByRole('region', { name: 'Stand der Kasse' })).toContainText('€');
	await expect(again.getByLabel('Was noch fehlt')).toBeHidden();
	const lost = CLUB.length - (await storedEntries(again));
	return { runs: 1, wrong: lost > 0 ? [`${lost} entries did not come`] : [] };
}

/** Takes the last six tenths off what the copy holds; how many evenings are then still whole in it. */
async function cutCopy(page: Page): Promise<number> {
	const text = await page.evaluate(async () => {
		const root = await navigator.storage.getDirectory();
		const club = await (await root.getDirectoryHandle('log')).getDirectoryHandle('golden');
		const file = await club.getFileHandle('held.jsonl');
		const text = await (await file.getFile()).text();
		const kept = text.slice(0, Math.round(0.4 * text.length));
		const stream = await file.createWritable();
		await stream.write(kept);
		await stream.close();
		return kept;
	});
	const held = CLUB.filter(({ id }) => text.includes(`"entry":{"id":"${id}"`) && isWhole(text, id));
	const heldIds = new Set(held.map(({ id }) => id));
	const lacking = new Set(CLUB.filter(({ id }) => !heldIds.has(id)).map((one) => eveningNamed(one.id)));
	const all = new Set(CLUB.flatMap((one) => (one.kind === 'evening' ? [one['evening']] : [])));
	return [...all].filter((evening) => !lacking.has(evening)).length;
}

/** Whether the line of the entry got to its end. */
function isWhole(text: string, id: string): boolean {
	const from = text.indexOf(`"entry":{"id":"${id}"`);
	return text.indexOf('\n', from) > 0;
}

/** A void belongs to the evening of what it strikes. */
function eveningNamed(id: string): unknown {
	const entry = CLUB.find((one) => one.id === id);
	if (entry?.kind === 'void') return eveningNamed(entry.target);
	return entry && eveningOf(entry);
}
