import { takeFile, type ClubFile } from './support/backup.ts';
import { asUpload, clubFile, Writer } from './support/championship-file.ts';
import { today } from './support/phone.ts';
import { bar, Hub } from './support/hub.ts';
import { clubLog, drawAll, setUp, tablesShown } from './support/meisterschaft.ts';
import { euro, expectSeats, pointsText, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const NAMES = ['Anna', 'Berti', 'Clemens', 'Dora'] as const;

/** What four seats have after a game, clockwise from the first; worked out by hand from 4.2 and 5.2. */
interface After {
	readonly taps: string;
	readonly price: readonly [cents: number, sum: string];
	readonly cents: readonly number[];
	readonly points: readonly number[];
	/** What the table hears before it is saved. */
	readonly hears?: string;
}

const [TOUT, ...OTHERS]: readonly [After, ...After[]] = [
	// In a stage's first game a Tout is a simple Solo on the list: 6 and 2 (2.9.1). Money: 5 × 2 units of each.
	{
		taps: 'Solo · Herz · 1 · Tout',
		price: [100, '50 × 2'],
		cents: [300, -100, -100, -100],
		points: [6, -2, -2, -2],
		hears: 'Im ersten Spiel eines Durchgangs ist Tout nicht erlaubt'
	},
	// Rufspiel with Schneider: 2 points, 1 + 1 units.
	{
		taps: '2 · 3 · Schneider',
		price: [20, '10 + 10'],
		cents: [280, -80, -80, -120],
		points: [4, 0, 0, -4]
	},
	// Wenz lost Schwarz: 12 and 4 points, 5 + 2 units of each.
	{
		taps: 'Wenz · 4 · Verloren · Schwarz',
		price: [70, '50 + 10 + 10'],
		cents: [350, -10, -10, -330],
		points: [8, 4, 4, -16]
	},
	{
		taps: '1 · 4 · Verloren',
		price: [10, '10'],
		cents: [340, 0, 0, -340],
		points: [7, 5, 5, -17]
	}
];

test(
	'a table of the Schafkopfschule’s tournament writes both stages, and lots decide who is level',
	WHOLE,
	async ({ page }, info) => {
		test.slow();
		await setUp(page, NAMES, 'Schafkopfturnier');
		await drawAll(page);
		const hub = await Hub.afterDraw(page);
		const seats = await hub.seatsAt(1);
		const address = page.url();
		expect([...seats].sort()).toEqual([...NAMES]);
		await page.getByRole('button', { name: 'Durchgang beginnen' }).first().click();
		// Number 1 deals first (2.2.2), and nobody exchanges a drawn seat (5.2.2), here or later.
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText(
			'werden nicht getauscht (§ 5.2.2). Wer die 1 hat, gibt zuerst (§ 2.2.2).'
		);
		for (const [i, name] of seats.entries()) {
			const seat = `Platz ${i + 1}: ${name}${i === 0 ? ', gibt' : ''}`;
			await expect(dialog.getByRole('button', { name: seat, exact: true })).toBeDisabled();
		}
		await expect(dialog.getByRole('button', { name: /gibt$/ })).toHaveCount(1);
		// The first is proposed to write the list; the referee may choose another (5.3.1).
		await expect(dialog.getByRole('button', { name: `${seats[0]} schreibt` })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await dialog.getByRole('button', { name: `${seats[1]} schreibt` }).click();
		await dialog.getByRole('button', { name: 'Los geht’s' }).click();
		await expect(bar(page)).toContainText('Tisch 1, 1. Durchgang · noch 32 Spiele');

		const table = new Table(page, seats);
		const deals = page.getByRole('button', { name: /gibt. Geber ändern$/ });
		await expect(deals).toHaveAccessibleName(new RegExp(`^${seats[0]}`));
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await table.tap('Jemand fällt aus');
		await expect(dialog).toContainText('§ 5.2.2');
		await expect(dialog.getByRole('button', { name: /^Platz/ })).toHaveCount(0);
		// A substitute takes the seat of the player he replaces.
		const [one, out, three, four] = seats;
		await table.tap(out ?? '');
		await page.getByLabel('Neuer Name').fill('Xaver');
		await table.tap('Dazu');
		await expect(table.rows.first()).toContainText(`Am Tisch: ${one}, Xaver, ${three}, ${four}; ${one} gibt`);
		await table.open(table.rows.first());
		await table.tap('Streichen');
		// Dealt and cut as the tournament's chapter has it, not as on an evening (5.2.3, 5.2.6).
		await page.getByRole('button', { name: /Was jetzt gilt$/ }).click();
		await expect(table.sheet).toContainText('Gegeben werden viermal zwei Karten.');
		await expect(table.sheet).toContainText('Jeder Tout und jeder Sie muss vor dem Spielen genehmigt sein.');
		await expect(table.sheet).not.toContainText('zweimal vier');
		await table.tap('Schließen');
		// No Contra in a tournament (5.2).
		const play = async ({ taps, price, cents, points, hears }: After): Promise<void> => {
			const words = taps.replace(/\b[1-4]\b/g, (place) => seats[Number(place) - 1] ?? '');
			await table.tap(words);
			await expect(table.panel.getByRole('button', { name: 'Contra' })).toBeDisabled();
			await table.expectPrice(...price);
			if (hears) await expect(page.getByText(hears)).toBeVisible();
			await table.saveGame();
			await expectSeats(page, seats, cents, points);
		};
		await play(TOUT);
		await expect(bar(page)).toContainText('noch 31 Spiele');
		// Thrown in: the next one deals, and no game is written for it (5.2).
		await table.panel.getByRole('button', { name: /^Keiner spielt/ }).click();
		await expect(table.rows.first()).toContainText('Keiner spielt');
		await expect(bar(page)).toContainText('noch 31 Spiele');
		for (const game of OTHERS) await play(game);
		await expect(bar(page)).toContainText('noch 28 Spiele');
		// A complaint is brought forward at once (5.1.3).
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await table.tap('Beschwerde');
		await dialog.getByLabel('Beschwerde', { exact: true }).fill('Falsch bedient');
		await dialog.getByLabel('Von wem').selectOption(three ?? '');
		await dialog.getByLabel('Worum es geht').selectOption('Spiel 3');
		await dialog.getByRole('button', { name: 'Beschwerde eintragen' }).click();
		await expect(dialog).toBeHidden();
		await expect(bar(page)).toContainText('Runde 1: Quersumme 0 ✓');

		// The rest of this stage and all of the other change nothing: every pair wins as often as it loses.
		const evening = new URL(page.url()).pathname.split('/').at(-1) ?? '';
		const club = await clubLog(page, info, 'turnier');
		await page.goto(address);
		await hub.take(
			[asUpload('rest', withTheRest(club, seats, evening))],
			[
				'Tisch 1, 1. Durchgang: 32 Spiele, noch nicht bestätigt',
				'Tisch 1, 2. Durchgang: 32 Spiele, bestätigt von allen vier'
			]
		);

		await page.goto(`/abend/${evening}/abrechnung`);
		const standings = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
		const last = OTHERS.at(-1);
		for (const [i, name] of seats.entries()) {
			const row = standings.filter({ hasText: name });
			await expect(row).toContainText(euro(last?.cents[i] ?? 0, true));
			await expect(row).toContainText(pointsText(last?.points[i] ?? 0));
		}
		const confirm = page.getByRole('group', { name: 'Ich stehe zu der Liste' });
		for (const name of seats) await confirm.getByRole('button', { name }).click();
		await expect(page.getByText('bestätigt von allen vier')).toBeVisible();

		await page.goto(`${address}/stand`);
		const lots = page.getByRole('region', { name: 'Das Los entscheidet' });
		await expect(lots.getByText('Gelost wird, sobald nichts mehr offen ist: 1 Beschwerde')).toBeVisible();
		await expect(lots.getByRole('button', { name: 'Losen' })).toBeHidden();
		await page.getByRole('link', { name: '1 Beschwerde ist noch nicht entschieden' }).click();
		const complaints = page.getByRole('region', { name: /^Beschwerden/ });
		await expect(complaints).toContainText('Beschwerden: 1 offen');
		await expect(complaints).toContainText(`Durchgang 1, Tisch 1, Spiel 3 · ${three}`);
		await complaints.getByLabel('Schiedsrichter zu: Falsch bedient').fill('Abgelehnt');
		await complaints.getByRole('button', { name: 'Entscheiden' }).click();
		await expect(page.getByLabel('Schiedsgericht zu: Falsch bedient')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Protokoll' })).toContainText(
			`Spiel 3: Beschwerde von ${three}: Falsch bedient. Schiedsrichter: Abgelehnt`
		);
		// What the tribunal says is taken back: that stays to be read.
		await complaints.getByLabel('Schiedsgericht zu: Falsch bedient').fill('Stattgegeben');
		await complaints.getByRole('button', { name: 'Entscheiden' }).click();
		const protocol = page.getByRole('region', { name: 'Protokoll' }).getByRole('listitem');
		await expect(protocol.first()).toContainText('Schiedsgericht: Stattgegeben');
		await protocol.first().getByRole('button', { name: 'Zurücknehmen' }).click();
		await expect(protocol).toHaveText([
			/Schiedsgericht: Stattgegeben.*zurückgenommen.*Doch gelten lassen/,
			/Schiedsrichter: Abgelehnt .*Zurücknehmen/,
			/spielt für/
		]);
		const referee = page.getByRole('region', { name: 'Schiedsrichter', exact: true });
		await referee.getByLabel('Wer ist es?').selectOption('ein anderer …');
		await referee.getByLabel('Name des Schiedsrichters').fill('Herr Huber');
		await referee.getByRole('button', { name: 'Eintragen' }).click();
		await expect(referee.getByRole('strong')).toHaveText('Herr Huber');
		await referee.getByRole('button', { name: 'Austragen' }).click();
		await expect(referee.getByText('Noch ist keiner eingetragen.')).toBeVisible();
		await expect(referee.getByText('Herr Huber ist nicht mehr Schiedsrichter.')).toBeVisible();
		await referee.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(referee.getByRole('strong')).toHaveText('Herr Huber');

		// The two in the middle played no Solo, no Wenz, no Tout and no Sie: nothing tells them apart but lots (5.4).
		await page.goto(`${address}/stand`);
		const places = page.getByRole('list', { name: 'Plätze' }).getByRole('listitem');
		await expect(places).toHaveText([
			new RegExp(`^1\\. ${seats[0]}.*\\+7 P`, 's'),
			/^2\. .*gleichauf mit .*\+5 P/s,
			/^2\. .*\+5 P/s,
			new RegExp(`^4\\. ${seats[3]}.*−17 P`, 's')
		]);
		await expect(page.getByRole('region', { name: 'Vor der Siegerehrung' })).toContainText(
			'Das Los muss entscheiden'
		);
		await lots.getByRole('button', { name: 'Losen' }).click();
		await expect(places.nth(1)).toHaveText(/^2\. .*durch Los/s);
		await expect(places.nth(2)).toHaveText(/^3\. /);
		await expect(page.getByText(`Turniersieger ${new Date().getFullYear()}: ${seats[0]}`)).toBeVisible();
		await page.goto(address);
		await expect(page.getByText('Schiedsrichter: Herr Huber')).toBeVisible();
		await page.goto('/meisterschaft/neu');
		await page.getByRole('button', { name: 'Schafkopfturnier' }).click();
		await expect(page.getByText('mindestens 16 Jahre alt (§ 5.2.12)')).toBeVisible();
	}
);

/** Fills the first stage's list up to its 32 games, and adds the second stage's. */
function withTheRest(club: ClubFile, seats: readonly string[], evening: string): ClubFile {
	const members = club.entries.filter(({ kind }) => kind === 'member');
	const idOf = (name: string): unknown => members.find((one) => one['name'] === name)?.['member'];
	const four = seats.map(idOf);
	const championship = club.entries.findLast(({ kind }) => kind === 'championship')?.['championship'];
	const drawn = club.entries.find(
		({ kind, what, partie }) => kind === 'draw' && what === 'seats' && partie === 2
	);
	const second = drawn?.['result'] as readonly string[];
	const games = (of: string, count: number) =>
		Array.from({ length: count }, (_, i) => ({
			kind: 'game',
			evening: of,
			game: {
				contract: 'rufspiel',
				declarer: four[i % 2 === 0 ? 0 : 2],
				partner: four[i % 2 === 0 ? 1 : 3],
				won: true
			}
		}));
	const opened = {
		kind: 'evening',
		evening: 'zweiter-durchgang',
		date: today(),
		occasion: 'meisterschaft',
		rulebook: 'schafkopfschule',
		seats: second,
		dealer: second[0],
		championship,
		partie: 2,
		table: 1
	};
	const confirmed = [
		...four.map((member) => ({ kind: 'confirm', evening: 'zweiter-durchgang', member })),
		{ kind: 'close', evening: 'zweiter-durchgang' }
	];
	const written = [...games(evening, 28), opened, ...games('zweiter-durchgang', 32), ...confirmed];
	return { ...clubFile([...club.entries, ...new Writer(66).sign(written, Date.now())]), club: club.club };
}

test('a stage that stood on paper keeps its penalty in a Tout (3.4.17)', WHOLE, async ({ page }) => {
	await setUp(page, NAMES, 'Schafkopfturnier');
	await drawAll(page);
	const hub = await Hub.afterDraw(page);
	await hub.table(1).getByRole('link', { name: 'Vom Papier eintragen' }).click();
	const paper = page.getByRole('main');
	const typed = async (points: readonly string[]): Promise<void> => {
		for (const [i, name] of NAMES.entries()) {
			await paper.getByRole('textbox', { name: `${name}: Punkte` }).fill(points[i] ?? '');
		}
	};
	const sum = paper.getByRole('status');
	await typed(['12', '-5', '-7', '-17']);
	await expect(sum).toContainText(
		'stimmt noch nicht: es muss 0 oder 18 weniger je Strafe im Tout (§ 3.4.17) sein'
	);
	// Dora played wrongly in a Tout: −18, and 0 for all others.
	await typed(['12', '-5', '-7', '-18']);
	await expect(sum).toContainText('Quersumme −18');
	await expect(sum).toContainText('stimmt mit 1 Strafe im Tout (§ 3.4.17)');
	await paper.getByRole('button', { name: '32 Spiele vom Papier eintragen' }).click();
	await expect(hub.table(1)).toContainText('32 Spiele vom Papier');
	await expect(hub.table(1)).not.toContainText('Quersumme');
});

test('a tournament’s tables stand under its name, as lists, among evenings, in the year and at their ends', async ({
	page
}) => {
	await takeFile(page, 'tests/golden/schule-turnier-8.schafkopf.json');
	await page.goto('/abend');
	const line = page.getByRole('main').getByRole('listitem');
	await expect(line).toHaveText([/^Schafkopfturnier 2026.*4 Listen$/s]);
	await page.goto('/jahrbuch/2026');
	const year = page.getByRole('main');
	await expect(year.getByRole('heading', { name: 'Schafkopfturnier', exact: true })).toBeVisible();
	await expect(year).toContainText('Schafkopfturnier 2026: läuft noch, vorn liegt Franzi.');
	await expect(year.getByRole('rowheader', { name: /Schafkopfturnier 2026$/ })).toHaveCount(4);
	await year.getByRole('rowheader', { name: 'Do., 01.10.' }).first().getByRole('link').click();
	await expect(page.locator('header.head')).toContainText(
		/[1-2]\. Durchgang, Tisch [12] · Schafkopfturnier 2026 · 32 Spiele/
	);
	await page.goto('/statistik');
	const evening = page.getByRole('combobox', { name: /^Abend/ });
	await expect(evening).toContainText('· 1. Durchgang, Tisch 2 · Schafkopfturnier 2026');
	await expect(evening).not.toContainText('Meisterschaft');
});

test('the plan names who sat in each Durchgang, also of one who was replaced later', async ({ page }) => {
	await takeFile(page, 'tests/golden/schule-turnier-8.schafkopf.json');
	await page.goto('/meisterschaft/meisterschaft-2026/sitzplan');
	const [first, second] = await tablesShown(page);
	// Peppi came for Dori in the middle of the second one.
	expect(first?.flat()).toEqual(expect.arrayContaining([expect.stringContaining('Dori')]));
	expect(first?.flat().join()).not.toContain('Peppi');
	expect(second?.flat().join()).toContain('Peppi');
});
