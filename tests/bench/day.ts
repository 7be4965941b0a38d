import type { Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { Hub } from '../e2e/support/hub.ts';
import { timedChampionship } from '../support/big-championship.ts';
import { CHAMPIONSHIP } from '../support/championship.ts';
import { asEntry, fieldsOf, fileText } from '../support/entries.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import { onPhone, slowPage } from './slow-phone.ts';

const PLAYERS = 48;
const TABLES = 12;
const HUB = `/meisterschaft/${CHAMPIONSHIP}`;
const BOARD = 'details[open] li';
const WALL = 'section[aria-label="Wie weit die Tische sind"] li';

/**
 * The last Partie of a large Meisterschaft comes together, a table at a time: from the tap that takes a list in until a
 * slow laptop's board says so, and until the wall beside it does.
 */
export async function measureDay(): Promise<readonly Measured[]> {
	const entries = confirmed(timedChampionship(PLAYERS, 'meisterschaft'));
	const isLast = (evening: unknown): boolean => String(evening).startsWith('partie 4 ');
	const before = entries.filter((entry) => !isLast(fieldsOf(entry)['evening']));
	return onPhone(before, async (device) => {
		const page = await slowPage(device);
		await page.goto(HUB);
		const take = page.getByRole('button', { name: 'Übernehmen' });
		const boards: number[] = [];
		const walls: number[] = [];
		const choose = async (table: number): Promise<void> => {
			const of = `partie 4 tisch ${table}`;
			const news = entries.filter(
				(entry) => ['member', 'championship'].includes(entry.kind) || fieldsOf(entry)['evening'] === of
			);
			const buffer = Buffer.from(fileText(news, { club: 'big-club' }));
			await new Hub(page).choose([{ name: 'tisch.json', mimeType: 'application/json', buffer }]);
			await take.waitFor();
		};
		// The first is not counted; with it the wall shows how far the tables are.
		await choose(1);
		await take.click();
		const wall = await windowBeside(page, `${HUB}/leinwand`);
		await page.bringToFront();
		for (let table = 2; table < TABLES; table++) {
			await choose(table);
			const done = [said(page, BOARD, table), said(wall, WALL, table)];
			const tapped = page.evaluate(firstTap);
			await take.click();
			const [board = 0, onWall = 0] = await Promise.all(done);
			boards.push(board - (await tapped));
			walls.push(onWall - (await tapped));
			// What is done after it is drawn must not count for the next one.
			await page.waitForTimeout(1500);
		}
		return [
			atMost(
				`a table's list taken in, until the board says so, ${PLAYERS} players`,
				median(boards),
				300,
				'ms'
			),
			told('  each of them', list(boards)),
			atMost('  until the wall beside it does', median(walls), 500, 'ms'),
			told('  each of them', list(walls))
		];
	});
}

/** A window of its own, as tabs behind another are slowed down; held where the tables are shown. */
async function windowBeside(page: Page, path: string): Promise<Page> {
	const opening = page.context().waitForEvent('page');
	const session = await page.context().newCDPSession(page);
	await session.send('Target.createTarget', { url: new URL(path, page.url()).href, newWindow: true });
	const wall = await opening;
	await wall.locator('section').first().waitFor();
	await wall.keyboard.press('Space');
	for (let turn = 0; turn < 20 && !(await wall.locator(WALL).first().isVisible()); turn++)
		await wall.keyboard.press('ArrowRight');
	return wall;
}

/** Every list with the confirmations of all who sat there. */
function confirmed(entries: readonly AnyEntry[]): readonly AnyEntry[] {
	return entries.flatMap((entry, i) => {
		const { evening, game } = fieldsOf(entry);
		const next = entries[i + 1];
		if (!game || (next && fieldsOf(next)['evening'] === evening)) return [entry];
		const opening = entries.find((one) => one.kind === 'evening' && one.evening === evening);
		const seats = opening?.kind === 'evening' ? opening.seats : [];
		const by = seats.map((member, at) =>
			asEntry({ id: `${entry.id}-${at}`, at: entry.at, kind: 'confirm', evening, member })
		);
		return [entry, ...by];
	});
}

/** When the next tap comes, in milliseconds of the clock. */
const firstTap = (): Promise<number> =>
	new Promise((resolve) =>
		addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
			capture: true,
			once: true
		})
	);

/** When all games of a table stand there, in milliseconds of the clock. */
const said = (page: Page, rows: string, table: number): Promise<number> =>
	page.evaluate(
		([rows, table]) =>
			new Promise<number>((resolve) => {
				const watching = new MutationObserver(() => {
					const row = [...document.querySelectorAll(rows)].find(({ textContent }) =>
						new RegExp(`Tisch ${table}\\b[^]*(40 Spiele, bestätigt|fertig)`).test(textContent)
					);
					if (!row) return;
					watching.disconnect();
					// Laid out, too; a window behind another draws nothing.
					document.body.getBoundingClientRect();
					resolve(performance.timeOrigin + performance.now());
				});
				watching.observe(document, { childList: true, subtree: true, characterData: true });
			}),
		[rows, table] as const
	);
