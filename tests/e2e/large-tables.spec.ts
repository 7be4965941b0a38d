import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { readClub, takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	EIGHT,
	idOf,
	onePartie,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import { bar, download, Hub } from './support/hub.ts';
import { euro, expectSeats, pointsText, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// With five or six at a table of the Meisterschaft everybody still gets 40 hands (§7, §11.2).

const HUB = `/meisterschaft/${CHAMPIONSHIP}`;

/** A game by the places of the four who hold cards, clockwise from the dealer's left: `1` to `4`. */
interface Dealt {
	readonly taps: string;
	readonly sum: string;
	readonly cents: readonly number[];
	readonly points: readonly number[];
}

const DEALT: readonly Dealt[] = [
	// 10 × 2 cents; 2 points, the Deckel does not count in them (§11.4).
	{ taps: '1 · 2 · +1', sum: '10 × 2 = 20', cents: [20, 20, -20, -20], points: [2, 2, -2, -2] },
	// 25 cents of each of three; 5 points.
	{ taps: 'Solo · Herz · 4', sum: '25', cents: [-25, -25, -25, 75], points: [-5, -5, -5, 15] },
	// 25 + 2 × 5 cents; the source's own example: −21, +7 each.
	{
		taps: 'Wenz · 2 · Verloren · 2 Laufende',
		sum: '25 + 10 = 35',
		cents: [35, -105, 35, 35],
		points: [7, -21, 7, 7]
	},
	// (10 + 5) × 2 cents; the source's own example: ±3.
	{
		taps: '3 · 1 · Schneider · +3',
		sum: '(10 + 5) × 2 = 30',
		cents: [30, -30, 30, -30],
		points: [3, -3, 3, -3]
	},
	{ taps: 'Bettel · 1', sum: '25', cents: [75, -25, -25, -25], points: [15, -5, -5, -5] },
	{
		taps: '2 · 4 · Verloren · +4',
		sum: '10 × 2 = 20',
		cents: [20, -20, 20, -20],
		points: [2, -2, 2, -2]
	}
];

/** The four who hold cards, clockwise from the left of the dealer: the one to his right sits out, or he himself. */
const holders = (seats: readonly string[], dealer: number): readonly string[] =>
	[1, 2, 3, 4].map((place) => seats[(dealer + place) % seats.length] ?? '');

/** Takes the championship in, draws the table's seats and opens its list; who sits where, clockwise. */
async function begin(page: Page, club: Parameters<typeof asUpload>[1]): Promise<readonly string[]> {
	await takeFile(page, asUpload('meisterschaft', club));
	await page.goto(HUB);
	const hub = new Hub(page);
	await hub.table(1).getByRole('button', { name: 'Plätze auslosen' }).click();
	await expect(hub.table(1)).toContainText('schreibt');
	const seats = await hub.seatsAt(1);
	await hub.table(1).getByRole('button', { name: 'Partie beginnen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: `${seats.at(-1)} gibt` }).click();
	await dialog.getByRole('button', { name: 'Los geht’s' }).click();
	await expect(bar(page)).toBeVisible();
	return seats;
}

const [players, deals] = [6, 60] as const;

test(
	'a table of six plays 60 deals, 40 each, confirms them and hands them over',
	WHOLE,
	async ({ page }, info) => {
		test.slow();
		const names = EIGHT.slice(0, players);
		const writer = new Writer(55);
		const club = onePartie(writer, names, [names.map((_, i) => i + 1)]);
		const seats = await begin(page, club);
		expect([...seats].sort()).toEqual([...names].sort());
		await expect(bar(page)).toContainText(`noch ${deals} Spiele, jeder noch 40`);
		const table = new Table(page, seats);
		const out = page.getByRole('button', { name: /setzt aus/ });

		const cents = new Map(seats.map((name) => [name, 0]));
		const points = new Map(seats.map((name) => [name, 0]));
		const played = new Map(seats.map((name) => [name, 0]));
		for (const [deal, game] of DEALT.slice(0, players).entries()) {
			const dealer = (players - 1 + deal) % players;
			const four = holders(seats, dealer);
			await expect(out).toHaveCount(players - 4);
			for (const name of seats.filter((one) => !four.includes(one)))
				await expect(out.filter({ hasText: name })).toBeVisible();
			await table.tap(
				game.taps
					.split(' · ')
					.map((word) =>
						word.replace(/^\+?[1-4]$/, (place) => place.replace(/\d/, (at) => four[Number(at) - 1] ?? ''))
					)
					.join(' · ')
			);
			await table.expectPrice(Number(game.sum.split(' = ').at(-1)), game.sum.split(' = ')[0] ?? '');
			await table.saveGame();
			for (const [i, name] of four.entries()) {
				cents.set(name, (cents.get(name) ?? 0) + (game.cents[i] ?? 0));
				points.set(name, (points.get(name) ?? 0) + (game.points[i] ?? 0));
				played.set(name, (played.get(name) ?? 0) + 1);
			}
			const next = holders(seats, dealer + 1);
			await expectSeats(
				page,
				next,
				next.map((name) => cents.get(name) ?? 0),
				next.map((name) => points.get(name) ?? 0)
			);
			const left = seats.map((name) => `${name} ${40 - (played.get(name) ?? 0)}`);
			if (deal < players - 1) for (const text of left) await expect(bar(page)).toContainText(text);
		}
		// After one round everybody has held four hands.
		await expect(bar(page)).toContainText(`noch ${deals - players} Spiele, jeder noch 36`);
		await expect(bar(page)).toContainText('Runde 1: Quersumme 0 ✓');

		// The other rounds change nothing in the end: in each everybody wins twice and loses twice.
		const evening = new URL(page.url()).pathname.split('/').at(-1) ?? '';
		const others = Array.from({ length: deals - players }, (_, deal) =>
			rufspiel(evening, holders(seats, (players - 1 + deal) % players))
		);
		await page.goto(HUB);
		const rest = clubFile([...club.entries, ...writer.sign(others, Date.now())]);
		await new Hub(page).take(
			[asUpload('rest', rest)],
			[`Tisch 1, 1. Partie: ${deals} Spiele, noch nicht bestätigt`]
		);
		await page.getByRole('link', { name: 'Liste und Bestätigung' }).click();
		await expect(page.getByText(`${deals} Spiele: fertig, bitte bestätigen`)).toBeVisible();
		const standings = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
		await expect(standings).toHaveCount(players);
		for (const name of seats) {
			const row = standings.filter({ hasText: name });
			await expect(row).toContainText(euro(cents.get(name) ?? 0, true));
			await expect(row).toContainText(pointsText(points.get(name) ?? 0));
		}
		const confirm = page.getByRole('group', { name: 'Ich stehe zu der Liste' });
		for (const name of seats) await confirm.getByRole('button', { name }).click();
		await expect(page.getByText(`bestätigt von allen sechs`)).toBeVisible();
		// The last one closes it.
		await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
		const file = await download(page, 'Tisch abgeben: als Datei', info, 'tisch.json');
		const byId = (of: ReadonlyMap<string, number>) =>
			Object.fromEntries([...of].map(([name, value]) => [idOf(name), value]));
		expect(audit(file).evenings[evening]).toMatchObject({ balance: byId(cents), points: byId(points) });
		expect(readClub(file).entries.filter(({ kind }) => kind === 'game')).toHaveLength(deals);
	}
);
