import type { Page } from '@playwright/test';
import { CHAMPIONSHIP, MEMBER, TABLES } from './club.ts';

/** A screen: where it is, and what is tapped until it looks as it is meant. */
export interface Screen {
	readonly name: string;
	readonly address: string;
	readonly open?: (page: Page) => Promise<void>;
	/** The least width it is made for, if that is no phone's. */
	readonly from?: number;
	/** How large its controls are, if larger than WCAG asks: thumbs at a loud table. */
	readonly least?: number;
}

const at = (address: string, name = address): Screen => ({ name, address });
const AT_TABLE = 44;

const seat = (page: Page, place: number) => page.locator('.panel .player').nth(place);
const tap = (page: Page, name: string | RegExp): Promise<void> =>
	page
		.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
		.first()
		.click();

/** What is opened at a table, one after the other. */
type Steps = (page: Page) => Promise<void>;

const sheet = async (page: Page): Promise<void> => page.getByRole('dialog').first().waitFor();
const then =
	(...names: readonly (string | RegExp)[]): Steps =>
	async (page) => {
		for (const name of names) await tap(page, name);
	};
const row: Steps = async (page) => {
	await page.getByRole('list', { name: 'Spiele, das neueste zuerst' }).getByRole('button').first().click();
	await sheet(page);
};
const both: Steps = async (page) => {
	await seat(page, 0).click();
	await seat(page, 1).click();
};

/** What is typed at a table is kept: the size before left it, and a second tap on a player would take him back. */
const afresh =
	(steps: Steps): Steps =>
	async (page) => {
		const left = page.getByRole('button', { name: /^(Leeren|Abbrechen)$/, disabled: false });
		if ((await left.count()) > 0) await left.click();
		await steps(page);
	};

const OPENED: readonly (readonly [name: string, steps: Steps])[] = [
	['Rufspiel typed', both],
	[
		'Solo typed',
		async (page) => {
			await tap(page, 'Solo');
			await seat(page, 0).click();
		}
	],
	['a game', row],
	[
		'a game changed',
		async (page) => {
			await row(page);
			await tap(page, 'Ändern');
		}
	],
	['sheet Mehr', then(/^Mehr:/)],
	['sheet of seats', then('Plätze')],
	['somebody comes', then('Plätze', 'Jemand kommt oder geht')],
	['sheet Stand', then('Plätze', 'Stand zeigen')],
	['sheet dealer', then(/Geber ändern$/)],
	['what holds now', then(/Was jetzt gilt/)]
];

const opened = (table: string): readonly Screen[] =>
	OPENED.map(([name, open]) => ({
		name: `${table}, ${name}`,
		address: `/abend/${table}`,
		open: afresh(open),
		least: AT_TABLE
	}));

/** Every table as it is found, and what is opened at three of them. */
export const TABLE_SCREENS: readonly Screen[] = [
	...TABLES.flatMap(([book, numbers]) =>
		numbers.map((players): Screen => ({
			...at(`/abend/${book}-${players}`, `${book}-${players}`),
			least: AT_TABLE
		}))
	),
	...opened('allgaeu-4'),
	...opened('allgaeu-6'),
	...opened('weitnau-5').slice(0, 2),
	...opened('muenchen-4').slice(0, 2),
	{
		...{ name: 'ansage-4, Schneider and Schwarz announced', address: '/abend/ansage-4', least: AT_TABLE },
		open: afresh(async (page) => {
			await tap(page, 'Solo');
			await seat(page, 0).click();
			await tap(page, /^Mehr/);
			await tap(page, 'Schneider angesagt');
		})
	}
];

const M = `/meisterschaft/${CHAMPIONSHIP}`;

/** The wall hangs in a room: no phone is one. */
const byAddress = (address: string): Screen => ({
	...at(address),
	...(address.endsWith('/leinwand') ? { from: 800 } : {})
});

/** Every route but the table itself, in a house that has all of it. */
export const HOUSE_SCREENS: readonly Screen[] = [
	...['/', '/abend', '/abend/neu', '/abend/offen/abrechnung', '/abend/herbst', '/abend/herbst/abrechnung'],
	...[
		'/abend/p1t1',
		'/abend/p1t1/abrechnung',
		'/jahrbuch/2026',
		'/kasse',
		'/kasse/ausgleich',
		'/kasse/stand'
	],
	...[
		'/kasse/teilen',
		'/lesen',
		'/meisterschaft',
		'/meisterschaft/neu',
		'/mitglieder',
		`/mitglieder/${MEMBER}`
	],
	...['/rechner', '/rechner/saukopf', '/regeln', '/regeln/allgaeu', '/regeln/saukopf', '/regeln/haus'],
	...[
		'/regeln/allgaeu/tarif',
		'/regeln/eigene',
		'/regeln/eigene/haus',
		'/regeln/nehmen',
		'/regeln/vergleich'
	],
	...[
		'/sicherung',
		'/stand',
		'/statistik',
		'/termine',
		'/termine/abstimmung',
		'/verein',
		'/meisterschaft/bald/aendern'
	],
	...['/abend/offen/sie', '/meisterschaft/ergebnis'],
	...['/meisterschaft/bald', '/meisterschaft/bald/auslosung', '/nirgends'],
	...['', '/auslosung', '/drucken', '/leinwand', '/leitung', '/listen', '/papier?partie=1&tisch=1'].map(
		(one) => M + one
	),
	...['/aendern', '/sitzplan', '/stand', '/startgeld', '/urkunde'].map((one) => M + one)
]
	.map(byAddress)
	.concat([
		{ name: '/termine, new', address: '/termine', open: then('Neuer Termin') },
		{ name: '/termine/abstimmung, new', address: '/termine/abstimmung', open: then('Neue Abstimmung') },
		{ name: '/kasse, a booking', address: '/kasse', open: then('Buchen') },
		{ name: '/kasse, to the account', address: '/kasse', open: then('Aufs Konto oder vom Konto') },
		{ name: '/kasse, counting', address: '/kasse', open: then('Kasse zählen') },
		{
			...{ name: '/meisterschaft/ergebnis, a link', address: M },
			open: async (page) => {
				await tap(page, 'Ergebnis teilen');
				await page.getByRole('link', { name: 'Ansehen und drucken' }).click();
				await page.getByRole('list', { name: 'Plätze der Mannschaften' }).waitFor();
			}
		},
		{ name: `${M}, prizes typed`, address: `${M}/startgeld`, open: then('Preise ändern') }
	]);

/** What looks otherwise while a Meisterschaft is played. */
export const HALF_WAY_SCREENS: readonly Screen[] = [
	at('/', 'start, half-way'),
	...['', '/leinwand', '/leitung', '/sitzplan', '/stand', '/drucken', '/startgeld'].map((one) => ({
		...byAddress(M + one),
		name: `${M}${one}, half-way`
	})),
	{ name: `${M}/leitung, its times`, address: `${M}/leitung`, open: then('Beginn und Pause') },
	{
		...{ name: `${M}/leitung, somebody comes late`, address: `${M}/leitung` },
		open: async (page) => {
			await page.getByLabel('Fällt aus').selectOption('niemand, einer kommt dazu');
			await page.getByLabel('Steigt ein').selectOption('ein neuer Name …');
			await page.getByLabel('Name', { exact: true }).fill('Ä'.repeat(80));
			await page.getByRole('region', { name: '4. Partie' }).waitFor();
		}
	},
	{
		...{ name: `${M}/leitung, who sat here`, address: `${M}/leitung` },
		open: async (page) => {
			const card = page.getByRole('region', { name: 'Wer saß hier?' });
			await card.getByRole('button', { name: 'Liste wählen' }).click();
			await card.getByLabel('Liste').selectOption({ index: 1 });
			await card.getByLabel('Geschrieben').selectOption({ index: 1 });
			await card.getByLabel('Gesessen hat').selectOption({ index: 6 });
		}
	}
];
