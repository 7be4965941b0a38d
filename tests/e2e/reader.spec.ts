import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CHAMPIONSHIP as SPOILED } from '../support/championship.ts';
import { spoiledMeisterschaft } from '../support/spoiled-championship.ts';
import { takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	EIGHT,
	eightPlayers,
	idOf,
	opening,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import { connect, invited } from './support/joined.ts';
import { expect, joinedTest as test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// A phone that only reads: every screen, and on none of them anything that writes.

const FOUR = EIGHT.slice(0, 4);
const evening = (id: string, date: string, occasion = 'abend') => ({
	kind: 'evening',
	evening: id,
	date,
	occasion,
	rulebook: 'allgaeu',
	seats: FOUR.map(idOf),
	dealer: 'dora'
});
const writer = new Writer(7);
/** A club in which everything could be written on: open and closed evenings, debts, bookings, dates, a pot, kings, a list. */
const CLUB = clubFile([
	...eightPlayers(writer).entries,
	...writer.sign([
		{ kind: 'club', name: 'Stammtisch' },
		{ kind: 'rulebook', rulebook: 'krone', base: 'allgaeu', name: 'Krone', changes: {} },
		evening('freitag', '2026-01-02'),
		rufspiel('freitag', FOUR),
		{ kind: 'close', evening: 'freitag' },
		evening('reise', '2026-01-03', 'ausflug'),
		rufspiel('reise', FOUR),
		{ kind: 'close', evening: 'reise' },
		evening('heute', '2026-01-10'),
		rufspiel('heute', FOUR),
		{ kind: 'booking', date: '2026-01-02', amount: 5000, purpose: 'Einlage' },
		{ kind: 'event', date: '2099-01-08', title: 'Nächster Abend', occasion: 'abend' },
		{ kind: 'motion', date: '2026-01-09', question: 'Geier?', majority: 'simple', voters: FOUR.map(idOf) },
		{ kind: 'king', year: 2025, who: { name: 'Der Alte' } },
		opening('tisch-1', 1, FOUR),
		rufspiel('tisch-1', FOUR)
	])
]);

/** The same phone accepts its own invitation to read. */
async function readsOnly(page: Page, club = CLUB): Promise<void> {
	await takeFile(page, asUpload('verein', club));
	await page.goto('/verein');
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await page.getByRole('button', { name: 'Nur zum Lesen' }).click();
	const link = await page.getByLabel('Der Link').inputValue();
	await page.goto('/');
	await page.goto(link);
	await expect(page.getByText('Dieses Handy darf schon schreiben.')).toBeVisible();
	await page.getByRole('button', { name: 'Zugang wechseln' }).click();
	await page.getByRole('link', { name: 'Zum Start', exact: true }).click();
}

const OF_CHAMPIONSHIP = `/meisterschaft/${CHAMPIONSHIP}`;
/** Every screen of the app, and a word that stands there once it has all that it shows. */
const SCREENS: readonly (readonly [string, RegExp])[] = [
	['/', /Stammtisch[^]*Dieses Handy liest mit/],
	['/abend', /2026/],
	['/abend/heute', /Dieses Handy liest mit/],
	['/abend/heute/abrechnung', /Spiele/],
	['/abend/freitag', /Dieser Abend ist abgeschlossen/],
	['/abend/freitag/abrechnung', /Spiele/],
	['/abend/tisch-1', /Dieses Handy liest mit/],
	['/abend/tisch-1/abrechnung', /Spiele/],
	['/abend/heute/sie', /hatte keiner/],
	['/abend/neu', /liest nur mit/],
	['/kasse', /Offen: wer zahlt noch/],
	['/kasse/ausgleich', /Untereinander/],
	['/kasse/stand', /Stand/],
	['/kasse/teilen', /Link/],
	['/mitglieder', /Anna/],
	['/mitglieder/anna', /Letzte Abende/],
	['/termine', /Nächster Abend/],
	['/termine/abstimmung', /Geier/],
	['/meisterschaft', /Der Alte/],
	['/meisterschaft/neu', /liest nur mit/],
	['/meisterschaft/ergebnis', /Ergebnis/],
	[OF_CHAMPIONSHIP, /Tisch 1/],
	[`${OF_CHAMPIONSHIP}/aendern`, /liest nur mit/],
	[`${OF_CHAMPIONSHIP}/auslosung`, /Die Nummern/],
	[`${OF_CHAMPIONSHIP}/drucken`, /Tische drucken/],
	[`${OF_CHAMPIONSHIP}/leinwand`, /Partie/],
	[`${OF_CHAMPIONSHIP}/leitung`, /liest nur mit/],
	[`${OF_CHAMPIONSHIP}/listen`, /drucken/],
	[`${OF_CHAMPIONSHIP}/papier?partie=1&tisch=2`, /liest nur mit/],
	[`${OF_CHAMPIONSHIP}/sitzplan`, /Drucken/],
	[`${OF_CHAMPIONSHIP}/stand`, /Berti/],
	[`${OF_CHAMPIONSHIP}/startgeld`, /Preise/],
	[`${OF_CHAMPIONSHIP}/urkunde`, /Vor der Siegerehrung/],
	['/statistik', /Anna/],
	['/jahrbuch/2026', /Jahrbuch/],
	['/rechner', /Spiel/],
	['/rechner/saukopf', /Trog|Saukopf/],
	['/regeln', /Krone/],
	['/regeln/krone', /Fassung|Weitergeben/],
	['/regeln/krone/tarif', /Rufspiel/],
	['/regeln/eigene', /Krone/],
	['/regeln/eigene/krone', /liest nur mit/],
	['/regeln/nehmen', /Hier steht kein Regelbuch/],
	['/regeln/vergleich', /Allgäu/],
	['/sicherung', /Datei auswählen/],
	['/lesen', /Bekommen/],
	['/stand', /Stand/],
	['/verein', /Verein verlassen/]
];

/** What may be tapped or filled in by who only reads, by its name: it looks, sorts, prints, hands on, or concerns this phone alone. */
const READS: readonly RegExp[] = [
	/^(Wer bist du\?.*|Nicht fragen|Das bin ich)$/,
	/^(Was heißt „.*|.*\? Was jetzt gilt|Kein (älteres|neueres) Jahr)$/,
	/^(Drucken|.*(Listen?|Tische|Tischkarten|Stand) drucken.*|Drucken: .*|CSV-Datei|In den Kalender)$/,
	/^(Teilen|Link teilen|Als (Text|Bild) teilen|Stand zeigen|((Stand|Meisterschaft|Liste) w|W)eitergeben|Code für Tisch \d|Tisch abgeben: .*|Der Link)$/,
	/^(Name|20\d\d|Alle Jahre|Namen|Nummern|Initialen|Keine|Wer noch zu zahlen hat|Nach Nummern|Wie gezogen|Jetzt|Stand nach Partie \d)$/,
	/^(\d\. Partie|Alle Tische|Tisch \d|Was geschrieben ist|Leere Listen|Tische|Wen treffe ich\?|Begegnungen)$/,
	/^(Nach Personen|Nach Abenden|Code zum Überweisen)$/,
	/ Danach sortieren$/,
	// A row that opens what stands behind it.
	/^(\d Anna mit Berti gewinnen|[A-Z]\w+ › seit |Fr\., 02\.01\.2026 ›|Einlage |Gewinne des Abends|\d\. [A-Z]\w+ (gleichauf|.* Spiele$)).*$/,
	/^(Nur diese \d+ zeigen|Gleiches zeigen \(\d+ Zeilen\)|Im Regelbuch suchen|Nur Unterschiede zu Allgäu|Das eine Regelbuch|Das andere)/,
	/^(Alles in eine Datei sichern|Datei auswählen|Code mit der Kamera lesen|Link oder Einladung|Öffnen)$/,
	// Another club, and this phone's own place in this one.
	/^(Neuer Verein|Nur zum Lesen|Für ein Mitglied|Nicht mehr verbinden|Verein verlassen …)$/
];
/** Screens that write nothing on any phone: whatever is chosen there is only asked or shown. */
const ONLY_ASKS = ['/statistik', '/rechner', '/rechner/saukopf', `${OF_CHAMPIONSHIP}/leinwand`];
/** Where something is written and nothing else: no link leads there. */
const WRITING = /\/neu$|\/aendern|\/leitung|\/papier|\/regeln\/eigene\/|\/nehmen/;

/** The names of all that can be tapped or filled in on the screen, and the addresses that its links lead to. */
const controlsOn = (page: Page): Promise<{ names: readonly string[]; links: readonly string[] }> =>
	page.evaluate(() => {
		const shown = (selector: string): HTMLElement[] =>
			[...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
		const nameOf = (one: HTMLElement): string => {
			const label = one instanceof HTMLInputElement ? one.labels?.[0] : one.closest('label');
			return (one.getAttribute('aria-label') ?? label?.innerText ?? one.innerText)
				.replace(/\s+/g, ' ')
				.trim();
		};
		return {
			names: shown(':is(button, input, select, textarea):enabled').map(nameOf),
			links: shown('a[href]').map((one) => one.getAttribute('href') ?? '')
		};
	});

/** What on this screen would write. */
async function writingOn(page: Page, address: string): Promise<readonly string[]> {
	// A row that is just being drawn has no name yet.
	await expect.poll(async () => (await controlsOn(page)).names).not.toContain('');
	const { names, links } = await controlsOn(page);
	const wrong = names.filter((name) => !READS.some((one) => one.test(name)));
	return [...(ONLY_ASKS.includes(address) ? [] : wrong), ...links.filter((href) => WRITING.test(href))];
}

/** What on each of these screens would write; a screen where nothing does is left out. */
async function writingIn(
	page: Page,
	screens: readonly (readonly [string, RegExp])[]
): Promise<Readonly<Record<string, readonly string[]>>> {
	const found: Record<string, readonly string[]> = {};
	for (const [address, word] of screens) {
		// Within the app, as a tap on a link: a new page would cost half a second.
		await page.evaluate((href) => {
			const link = document.body.appendChild(document.createElement('a'));
			link.href = href;
			link.click();
			link.remove();
		}, address);
		await page.waitForURL(address);
		await expect(page.locator('body')).toHaveText(word);
		const writing = await writingOn(page, address);
		if (writing.length > 0) found[address] = writing;
	}
	return found;
}

/** The addresses of a folder of `src/routes`: a part in brackets is anything, in two of them it may be missing. */
const addressesOf = (folder: string): RegExp =>
	new RegExp(`^${`/${folder}`.replace(/\/\[\[\w+\]\]/, '(/[^/]+)?').replace(/\[\w+\]/g, '[^/]+')}(\\?|$)`);

test('no screen of the app is left out', () => {
	const folders = readdirSync('src/routes', { recursive: true, encoding: 'utf8' }).flatMap(
		(path) =>
			/^(?:(.*)\/)?\+page\.svelte$/
				.exec(path)
				?.slice(1, 2)
				.map((folder = '') => folder) ?? []
	);
	expect(folders.length).toBeGreaterThan(30);
	// It leads on at once.
	const ONWARD = 'meisterschaft/[championship]/dazu';
	const isShown = (folder: string): boolean =>
		folder === ONWARD || SCREENS.some(([address]) => addressesOf(folder).test(address));
	expect(folders.filter((folder) => !isShown(folder))).toEqual([]);
});

test('a phone that only reads shows every screen, and on none of them anything that writes', async ({
	page
}) => {
	await readsOnly(page);
	await expect(page.getByText('Bitte sichern')).toBeHidden();
	expect(await writingIn(page, SCREENS)).toEqual({});

	// What opens over a screen.
	for (const [at, rows, sheet] of [
		['/kasse', [/^Einlage/], 'Einlage'],
		['/kasse/ausgleich', [/^Clemens/, /^Abend /], 'Freitag, 2. Januar 2026']
	] as const) {
		await page.goto(at);
		for (const row of rows) await page.getByRole('button', { name: row }).click();
		const dialog = page.getByRole('dialog', { name: sheet });
		await expect(dialog.getByRole('button')).toHaveText(['✕']);
		await dialog.getByRole('button').click();
	}
	await page.goto('/abend/heute');
	await page.getByRole('button', { name: /^Anna mit Berti|Anna mit Berti gewinnen/ }).click();
	await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['✕']);
});

test('a phone that only reads a club without anything is told so, and not to write', async ({ page }) => {
	await readsOnly(page, clubFile(writer.sign([{ kind: 'club', name: 'Frisch gegründet' }])));
	await page.goto('/verein');
	await expect(page.getByText('Alles ist hier angekommen.')).toBeVisible();
	await page.goto('/regeln/eigene');
	await expect(page.getByText('Der Verein hat keine eigenen Regeln.')).toBeVisible();
	await page.goto('/kasse');
	await expect(page.getByText('Noch ist nichts in der Kasse.')).toBeVisible();
	await expect(page.getByText('buchst du')).toBeHidden();
});

test('a member’s own phone knows whose it is, shows nobody else’s open money, and sends whether he comes', async ({
	page,
	browser,
	app
}) => {
	await takeFile(page, asUpload('verein', CLUB));
	await connect(page);
	await page.getByRole('button', { name: 'Für ein Mitglied' }).click();
	await page.getByRole('button', { name: 'Clemens' }).click();
	await expect(page.getByRole('dialog', { name: 'Einladung für Clemens' })).toContainText('nur das eigene');
	const own = await invited(browser, app, await page.getByLabel('Der Link').inputValue());

	await own.getByRole('link', { name: 'Zum Start', exact: true }).click();
	await own.getByRole('link', { name: /^Deine Bilanz.*Offen.*0,20 €/s }).click();
	const hero = own.getByRole('region', { name: 'Wie du stehst' });
	await expect(hero).toContainText(/Platz 3 von 4[^]*In die Kasse zahlst du\s*0,20 €[^]*An andere zahlst du/);
	await hero.getByRole('link', { name: /^Offen/ }).click();
	await expect(own.getByText('Dieses Handy zeigt nur, was bei dir offen ist.')).toBeVisible();
	await expect(own.getByRole('button', { name: /^Clemens/ })).toBeVisible();
	await expect(own.locator('main')).not.toContainText('Dora');
	// The same club on the phone that writes.
	await page.goto('/kasse/ausgleich');
	await expect(page.getByRole('button', { name: 'Dora hat 0,20 € bezahlt' })).toBeVisible();

	await own.goto('/termine');
	await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await own.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
	await own.getByRole('button', { name: 'Ich komme', exact: true }).click();
	await expect(own.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const [words = '', link = ''] = (await own.evaluate(() => navigator.clipboard.readText())).split('\n');
	expect(words).toContain('Clemens kommt. Nächster Abend');
	await page.goto(link);
	await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
	await expect(page.getByText('Das steht schon hier.')).toBeVisible();
	// It comes back by the relay as what the club has written.
	await expect(own.getByRole('button', { name: 'Ich komme', exact: true, pressed: true })).toBeVisible();
});

/** Solos counted on paper leave Anna and Emil level in everything: they owe a play-off (allgaeu §11.3). */
const OPEN_PLAYOFF = spoiledMeisterschaft().map((one) =>
	one.kind === 'paper' ? { ...one, counts: { solo: { anna: 4 }, soloWon: { anna: 4 } } } : one
);
const OF_SPOILED = `/meisterschaft/${SPOILED}`;

for (const [what, entries, said] of [
	[
		'lists with the wrong players, a wrong clock and counts missing on paper',
		spoiledMeisterschaft(),
		/vom Papier/
	],
	['an open play-off', OPEN_PLAYOFF, /Emil sagt zuerst an|Anna sagt zuerst an/]
] as const)
	test(`a phone that only reads shows ${what}, and nothing to put it right with`, WHOLE, async ({ page }) => {
		await readsOnly(page, clubFile(entries.map((one) => ({ ...one }))));
		expect(
			await writingIn(page, [
				[OF_SPOILED, /Luis sitzt statt Berti[^]*Die Uhr von Tisch 2/],
				[`${OF_SPOILED}/stand`, /Vor der Siegerehrung[^]*Luis sitzt statt Berti/],
				[`${OF_SPOILED}/urkunde`, /Vor der Siegerehrung/],
				[`${OF_SPOILED}/startgeld`, /Vor der Siegerehrung/]
			])
		).toEqual({});
		await page.goto(`${OF_SPOILED}/stand`);
		await expect(page.locator('main')).toHaveText(said);
		// What is folded away of the play-offs, too.
		await page
			.getByRole('region', { name: 'Entscheidungsspiele' })
			.locator('details')
			.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
		await expect(page.getByText('Noch ist nicht gezogen').first()).toBeVisible();
		expect(await writingOn(page, `${OF_SPOILED}/stand`)).toEqual([]);
	});

test('a phone that only reads is shown what was written and ruled apart, and is not asked about it', async ({
	page
}) => {
	const start = eightPlayers(new Writer(7)).entries;
	const {
		id,
		at: _at,
		...setUp
	} = start.find(({ kind }) => kind === 'championship') ?? { id: '', at: '', kind: '' };
	// Two phones wrote the same list, one organizer set a fee and another the prizes; nobody has begun at the other table.
	const apart = [{ fee: 500 }, { prizes: [{ place: 1, thing: 'Pokal' }] }].flatMap((fields, i) =>
		new Writer(8 + i).sign(
			[
				{ ...setUp, ...fields, replaces: id, seen: id },
				opening(`liste-${i}`, 1, FOUR),
				...Array.from({ length: i + 1 }, () => rufspiel(`liste-${i}`, FOUR))
			],
			Date.UTC(2026, 0, 9, 20)
		)
	);
	const other = new Writer(10).sign([opening('leer', 2, EIGHT.slice(4))]);
	await readsOnly(page, clubFile([...start, ...apart, ...other]));
	expect(
		await writingIn(page, [
			[OF_CHAMPIONSHIP, /zweimal geschrieben[^]*Angaben der Meisterschaft/],
			[`${OF_CHAMPIONSHIP}/stand`, /Tisch 1, 1. Partie: zweimal geschrieben/],
			['/abend/leer', /Dieses Handy liest mit/]
		])
	).toEqual({});
	await expect(page.getByText('Noch kein Spiel.', { exact: true })).toBeVisible();
	await page.goto(`${OF_CHAMPIONSHIP}/stand`);
	await expect(page.getByText('Bis zur Entscheidung zählt').first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Entscheiden' })).toHaveCount(0);
	await page.goto(OF_CHAMPIONSHIP);
	const list = page.getByRole('region', { name: 'Tisch 1, 1. Partie: zweimal geschrieben' });
	await expect(list).toContainText('zählt einstweilen');
	await expect(list.getByText(/^Oder |Andersherum|Zusammen/)).toHaveCount(0);
});
