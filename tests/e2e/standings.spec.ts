import type { Locator, Page, TestInfo } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP } from '../support/championship.ts';
import { shortMeisterschaft, shortTournament } from '../support/short-championships.ts';
import { complaintsOf } from './support/axe.ts';
import { Backup, readClub, takeEntries } from './support/backup.ts';
import { Hub } from './support/hub.ts';
import { mainButtons } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** A championship taken in from a file, and its screens. */
class Championship {
	readonly page: Page;
	readonly info: TestInfo;
	readonly places: Locator;

	constructor(page: Page, info: TestInfo) {
		this.page = page;
		this.info = info;
		this.places = page.getByRole('list', { name: 'Plätze' }).getByRole('listitem');
	}

	static async takenIn(page: Page, info: TestInfo, entries: readonly AnyEntry[]): Promise<Championship> {
		await takeEntries(page, entries);
		return new Championship(page, info);
	}

	open(
		screen: '' | 'stand' | 'leitung' | 'urkunde' | 'startgeld' | 'drucken' | 'aendern' | 'leinwand'
	): Promise<unknown> {
		return this.page.goto(`/meisterschaft/${CHAMPIONSHIP}/${screen}`);
	}

	/** Places as they are read: "1. Anna … +3 P". */
	async expectPlaces(...rows: readonly RegExp[]): Promise<void> {
		await expect(this.places).toHaveCount(rows.length);
		for (const [i, row] of rows.entries()) await expect(this.places.nth(i)).toHaveText(row);
	}

	card(name: string): Locator {
		return this.page.getByRole('region', { name });
	}

	async expectUsableByAll(): Promise<void> {
		expect(await complaintsOf(this.page)).toEqual([]);
		expect((await mainButtons(this.page).allInnerTexts()).slice(1)).toEqual([]);
	}

	/** The entries of one kind, as they are in the file. */
	async written(kind: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
		await this.page.goto('/sicherung');
		const path = await new Backup(this.page).save(this.info, `${kind}.json`);
		return readClub(path).entries.filter((entry) => entry.kind === kind);
	}
}

test('every place says what decided it, and every figure the games behind it', async ({ page }, info) => {
	const meisterschaft = await Championship.takenIn(page, info, shortMeisterschaft());
	await meisterschaft.open('stand');
	await meisterschaft.expectPlaces(
		/^1\. Dora\s*gleichauf mit Clemens; vor Anna durch Gesamtpunkte: 1 zu −1\s*\+1 P\s*8 Spiele$/,
		/^1\. Clemens\s*gleichauf mit Dora; vor Anna durch Gesamtpunkte: 1 zu −1\s*\+1 P/,
		/^3\. Anna\s*vor Berti durch gespielte Farbsoli: 2 zu 0\s*−1 P/,
		/^4\. Berti\s*hinter Anna durch gespielte Farbsoli: 0 zu 2\s*−1 P/
	);
	await meisterschaft.expectUsableByAll();

	await page.getByRole('button', { name: 'Stand nach Partie 1' }).click();
	await meisterschaft.expectPlaces(
		/^1\. Dora.*\+1 P\s*4 Spiele$/,
		/^1\. Clemens.*\+1 P/,
		/^3\. Anna\s*vor Berti durch gespielte Einzelspiele: 2 zu 0/,
		/^4\. Berti/
	);
	await page.getByRole('button', { name: 'Jetzt' }).click();

	await meisterschaft.places.nth(2).getByRole('button').click();
	const sheet = page.getByRole('dialog', { name: '3. Anna' });
	const figures = ['−1', '2', '1', '2', '1', '0', '0', '0', '0', '1'];
	await expect(sheet.locator('tbody .amount')).toHaveText(figures);
	await sheet.getByRole('button', { name: /Spiele zu: gespielte Farbsoli/ }).click();
	await expect(sheet.locator('.games li')).toHaveText([
		/Partie 1, Tisch 1, Spiel 1\s*Anna gewinnt: Solo.*\+15 P/,
		/Partie 1, Tisch 1, Spiel 2\s*Anna verliert: Solo.*−15 P/
	]);
	await meisterschaft.expectUsableByAll();
	await sheet.getByRole('button', { name: 'Schließen' }).click();

	await page.getByText('Alle Kriterien aller Spieler').click();
	const all = page.getByRole('region', { name: 'Alle Kriterien aller Spieler' });
	await expect(all.getByRole('row').nth(3).locator('td')).toHaveText(figures);
	await page.getByText('Verlauf als Tabelle').click();
	const curve = page.getByRole('table').filter({ hasText: 'Dora' }).first();
	await expect(curve.getByRole('row').last()).toHaveText(/8\s*\+1 P\s*\+1 P\s*−1 P/);
});

test(
	'a play-off is written and taken back, and leads to the podium, the certificate and the list of kings',
	WHOLE,
	async ({ page }, info) => {
		const meisterschaft = await Championship.takenIn(page, info, shortMeisterschaft());
		await meisterschaft.open('stand');
		const playoffs = meisterschaft.card('Entscheidungsspiele');
		await expect(playoffs).toContainText('Dora gegen Clemens');
		await expect(playoffs).toContainText('Noch ist nicht gezogen, wer zuerst ansagen darf.');
		await expect(playoffs).toContainText('Dora sagt zuerst an');
		const undone = meisterschaft.card('Vor der Siegerehrung');
		await expect(undone.getByRole('listitem')).toHaveText(
			'Dora und Clemens sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden'
		);
		await meisterschaft.open('urkunde');
		await expect(undone).toContainText('Dora und Clemens');
		await expect(page.getByRole('button', { name: /drucken/ })).toHaveCount(0);

		// What the organizer asks for is ticked off, and stands in the Kasse; one who paid after all not is taken back.
		await meisterschaft.open('startgeld');
		const fees = meisterschaft.card('Startgeld');
		await fees.getByLabel('Startgeld je Spieler').fill('fünf');
		await fees.getByRole('button', { name: 'Speichern' }).click();
		await expect(fees.getByRole('alert')).toHaveText('Schreib einen Betrag, zum Beispiel 5 oder 5,50.');
		await fees.getByLabel('Startgeld je Spieler').fill('5,50');
		await fees.getByRole('button', { name: 'Speichern' }).click();
		await expect(fees.getByRole('status')).toHaveText('0 von 4 haben bezahlt, 22,00 € fehlen.');
		await fees.getByRole('button', { name: 'Anna hat 5,50 € bezahlt' }).dblclick();
		await expect(fees.getByRole('status')).toHaveText('1 von 4 hat bezahlt, 16,50 € fehlen.');
		await fees.getByRole('button', { name: 'Alle 3 haben bezahlt' }).click();
		await expect(fees.getByRole('status')).toHaveText('Alle 4 haben bezahlt.');
		await fees.getByRole('button', { name: 'Berti hat doch nicht bezahlt' }).click();
		await expect(fees.getByRole('status')).toHaveText('3 von 4 haben bezahlt, 5,50 € fehlen.');
		const prizes = meisterschaft.card('Preise');
		await prizes.getByRole('button', { name: 'Preise eintragen' }).click();
		await prizes.getByLabel('Geld für den 1. Platz').fill('12,50');
		await prizes.getByLabel('Sachpreis für den 1. Platz').fill('Schinken');
		await prizes.getByRole('button', { name: 'Preise speichern' }).click();
		await expect(prizes.getByRole('listitem')).toHaveText(/1\. Platz\s*12,50 € und Schinken/);
		await expect(prizes).toContainText('Ausgezahlt wird, wenn vor der Siegerehrung nichts mehr offen ist.');
		await meisterschaft.expectUsableByAll();

		await meisterschaft.open('stand');
		// Three of five; a tap too many in one go is one game.
		const forClemens = playoffs.getByRole('button', { name: 'Clemens gewinnt ein Spiel gegen Dora' });
		await forClemens.dblclick();
		await expect(playoffs).toContainText('0 : 1');
		await playoffs.getByRole('button', { name: 'Dora gewinnt ein Spiel gegen Clemens' }).click();
		await expect(playoffs).toContainText('1 : 1');
		await forClemens.click();
		await expect(playoffs).toContainText('1 : 2');
		await expect(undone).toBeVisible();
		await forClemens.click();
		await expect(playoffs).toContainText('1 : 3');
		// Who announces first is no question any more.
		await expect(playoffs).not.toContainText('Noch ist nicht gezogen');
		await meisterschaft.expectPlaces(
			/^1\. Clemens\s*vor Dora durch Entscheidungsspiel/,
			/^2\. Dora\s*vor Anna/,
			/^3\. Anna/,
			/^4\. Berti/
		);
		const podium = page.getByRole('region', { name: 'Siegerehrung', exact: true });
		await expect(podium).toContainText('Zock-König 2026: Clemens');
		await expect(mainButtons(page)).toHaveText(['Urkunden drucken']);
		await expect(podium.getByRole('listitem')).toHaveText([
			/Dora.*Silber/s,
			/Clemens.*Gold/s,
			/Anna.*Bronze/s
		]);
		await meisterschaft.expectUsableByAll();

		await playoffs.getByRole('button', { name: 'Zurücknehmen' }).first().click();
		await meisterschaft.expectPlaces(/^1\. Dora/, /^1\. Clemens/, /^3\. Anna/, /^4\. Berti/);
		await expect(podium).toHaveCount(0);
		await playoffs.getByRole('button', { name: 'Doch gelten lassen' }).click();
		await meisterschaft.expectPlaces(/^1\. Clemens/, /^2\. Dora/, /^3\. Anna/, /^4\. Berti/);

		// Four games are one line.
		await expect(playoffs.getByText('Entscheidungsspiel: Clemens gegen Dora 3 : 1')).toBeVisible();
		await expect(playoffs.getByRole('button', { name: 'Letztes Spiel zurücknehmen' })).toHaveCount(1);
		// By key: what is still drawn above moves it.
		await page.getByText('Auslosung im nächsten Jahr').press('Enter');
		await expect(page.locator('details[open] ol li')).toHaveText(['Berti', 'Anna', 'Dora', 'Clemens']);

		await page.getByRole('link', { name: 'Urkunden drucken' }).click();
		const king = page.getByRole('article', { name: 'Urkunde für Clemens Zott' });
		for (const line of [
			'Zockmeisterschaft 2026',
			'1. Platz',
			'Zock-König',
			'mit 1 Punkt aus 8 Spielen',
			'Preis: 12,50 € und Schinken'
		]) {
			await expect(king).toContainText(line);
		}
		const pages = async (): Promise<number> => {
			const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
			return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
		};
		expect(await pages()).toBe(4);
		await page.getByLabel('Wessen Urkunde').selectOption({ label: '1. Clemens Zott' });
		await expect(page.getByRole('article')).toHaveCount(1);
		expect(await pages()).toBe(1);

		await meisterschaft.open('startgeld');
		await prizes.getByRole('button', { name: '12,50 € an Clemens ausgezahlt' }).click();
		await expect(meisterschaft.card('In der Kasse')).toContainText(
			/Startgelder\s*16,50 €.*−12,50 €\s*Bleibt\s*\+4,00 €/s
		);
		// The button beside it books only what is still open.
		await prizes.getByRole('button', { name: 'Preise ändern' }).click();
		await prizes.getByLabel('Geld für den 1. Platz').fill('20');
		await prizes.getByRole('button', { name: 'Preise speichern' }).click();
		await expect(prizes.getByRole('listitem')).toContainText('12,50 € davon ausgezahlt, offen 7,50 €');
		await expect(prizes.getByRole('button', { name: '7,50 € an Clemens ausgezahlt' })).toBeVisible();

		await meisterschaft.open('');
		await expect(page.getByRole('region', { name: 'So steht es' })).toContainText('Zock-König 2026: Clemens');
		await expect(mainButtons(page)).toHaveText(['Zur Siegerehrung']);
		await meisterschaft.open('drucken');
		await expect(mainButtons(page)).toHaveText(['Zu den Urkunden']);
		await page.goto('/meisterschaft');
		await expect(meisterschaft.card('Die Könige')).toContainText(/2026\s*Clemens\s*Zock-König\s*\+1 P/);
		expect((await meisterschaft.written('playoffGame')).map(({ winner }) => winner)).toEqual([
			...['clemens', 'dora', 'clemens', 'clemens']
		]);
		const bookings = (await meisterschaft.written('booking')).filter(
			(one) => one['championship'] === CHAMPIONSHIP
		);
		expect(bookings.map(({ member, amount }) => [member, amount])).toEqual([
			...[
				['anna', 550],
				['berti', 550],
				['clemens', 550],
				['dora', 550]
			],
			['clemens', -1250]
		]);
		await page.goto('/kasse');
		await expect(page.getByText('Startgeld Zockmeisterschaft 2026').first()).toBeVisible();
	}
);

test(
	'a disputed game is decided by lots, counts in favour of each, and moves a place until it is taken back',
	WHOLE,
	async ({ page }, info) => {
		const meisterschaft = await Championship.takenIn(page, info, shortMeisterschaft());
		await meisterschaft.open('stand');
		await meisterschaft.places.nth(3).getByRole('button').click();
		const sheet = page.getByRole('dialog', { name: '4. Berti' });
		await sheet.getByRole('button', { name: /Spiele zu: Gesamtpunkte/ }).click();
		const game = sheet.locator('.games li').filter({ hasText: 'Partie 2, Tisch 1, Spiel 3' });
		await game.getByRole('link', { name: 'strittig?' }).click();

		const dispute = meisterschaft.card('Strittiges Spiel');
		await expect(dispute).toContainText('Geschrieben ist: Anna −2, Berti −2, Clemens +2, Dora +2');
		const drawIt = dispute.getByRole('button', { name: 'Das Los entscheiden lassen' });
		await expect(drawIt).toBeDisabled();
		await dispute.getByRole('button', { name: 'Berti', exact: true }).click();
		await dispute.getByRole('button', { name: 'Clemens', exact: true }).click();
		await expect(dispute).toContainText('2 Ausgänge sind möglich');
		await meisterschaft.expectUsableByAll();
		await drawIt.dblclick();
		const protocol = meisterschaft.card('Protokoll');
		await expect(protocol).toContainText('Für die Plätze zählt: Berti +2, Clemens +2');

		// Berti −1 + 4; Clemens has 2 already.
		await meisterschaft.open('stand');
		await meisterschaft.expectPlaces(
			/^1\. Berti\s*strittig.*\+3 P/,
			/^2\. Dora/,
			/^2\. Clemens\s*strittig/,
			/^4\. Anna/
		);
		await meisterschaft.places.nth(0).getByRole('button').click();
		const both = page.getByRole('dialog', { name: '1. Berti' });
		await expect(both).toContainText(/gezählt \+3 P, nach den Losen (\+3|−1) P/);
		await both.getByRole('button', { name: 'Schließen' }).click();

		await meisterschaft.open('leitung');
		await protocol.getByRole('button', { name: 'Zurücknehmen' }).click();
		await expect(protocol.getByRole('button', { name: 'Doch gelten lassen' })).toBeVisible();
		await meisterschaft.open('stand');
		await meisterschaft.expectPlaces(/^1\. Dora/, /^1\. Clemens/, /^3\. Anna/, /^4\. Berti/);
		const disputes = await meisterschaft.written('dispute');
		expect(disputes).toHaveLength(1);
		const { swing, best } = disputes[0] ?? {};
		expect(best).toEqual({ berti: 2, clemens: 2 });
		expect([
			{ berti: -2, clemens: 2 },
			{ berti: 2, clemens: -2 }
		]).toContainEqual(swing);
	}
);

test(
	'the referee approves, draws lots, dismisses, and declares a list invalid',
	WHOLE,
	async ({ page }, info) => {
		const tournament = await Championship.takenIn(page, info, shortTournament());
		await tournament.open('stand');
		// Without the Tout, which nobody approved.
		await tournament.expectPlaces(
			/^1\. Berti.*\+5 P/,
			/^2\. Dora\s*gleichauf mit Clemens.*\+1 P/,
			/^2\. Clemens/,
			/^4\. Anna.*−7 P/
		);

		await tournament.open('leitung');
		const approvals = tournament.card('Genehmigungen: 1 offen');
		await expect(approvals).toContainText('Durchgang 1, Tisch 1, Spiel 2');
		await expect(approvals).toContainText(
			'wenigstens drei Laufende und eine Sau oder Sau und Zehn einer Farbe'
		);
		await expect(approvals).toContainText('zählt noch nicht');
		await expect(tournament.card('Strafen')).toContainText(/Durchgang 2, Tisch 1, Spiel 2\s*Anna.*−4 P/);
		await expect(tournament.card('Strafen')).toContainText('im Tout sind es 18, und die anderen bekommen 0');
		await tournament.expectUsableByAll();
		await approvals.getByRole('button', { name: 'Genehmigen' }).click();
		await expect(tournament.card('Protokoll')).toContainText('Durchgang 1, Tisch 1, Spiel 2: genehmigt');
		await tournament.open('stand');
		await tournament.expectPlaces(
			/^1\. Anna\s*vor Berti durch Punkte: 11 zu −1.*\+11 P/,
			/^2\. Berti.*−1 P/,
			/^3\. Dora.*−5 P/,
			/^3\. Clemens.*−5 P/
		);

		const lots = tournament.card('Das Los entscheidet');
		await lots.getByRole('button', { name: 'Losen', exact: true }).dblclick();
		await expect(tournament.places.nth(2)).toHaveText(/^3\. (Dora|Clemens)\s*vor (Clemens|Dora) durch Los/);
		await expect(tournament.places.nth(3)).toHaveText(/^4\./);
		await lots.getByText('Noch einmal losen').first().click();
		const again = lots.getByRole('button', { name: 'Noch einmal losen' });
		await expect(again).toBeDisabled();
		await lots.getByLabel(/Warum/).fill('Zettel lag offen');
		await again.click();
		await expect(lots).toContainText('noch einmal, weil: Zettel lag offen');

		await tournament.open('leitung');
		const dismiss = tournament.card('Ausschluss');
		await dismiss.getByLabel('Wer').selectOption({ label: 'Anna' });
		await expect(dismiss.getByRole('button')).toBeDisabled();
		await dismiss.getByLabel('Grund').fill('absichtlich falsch geschrieben');
		await dismiss.getByRole('button').click();
		const protocol = tournament.card('Protokoll');
		await expect(protocol).toContainText('Anna ist ausgeschlossen: absichtlich falsch geschrieben');
		await tournament.open('stand');
		await tournament.expectPlaces(
			/^1\. Berti/,
			/^2\./,
			/^3\./,
			/^–\s*Anna\s*ausgeschlossen: absichtlich falsch geschrieben\s*\+11 P/
		);

		await tournament.open('leitung');
		const substitute = tournament.card('Ersatz und Nachzügler');
		await substitute.getByLabel('Fällt aus').selectOption({ label: 'Anna' });
		await substitute.getByLabel('Spielt weiter').selectOption({ label: 'Emil Kern' });
		await substitute.getByRole('button').click();
		await expect(protocol).toContainText('Emil Kern spielt für Anna weiter');
		const invalid = tournament.card('Liste ungültig');
		await invalid.getByLabel('Liste').selectOption({ label: 'Durchgang 1, Tisch 1' });
		await invalid.getByLabel('Grund').fill('nicht zu lesen');
		await invalid.getByRole('button').click();
		await expect(protocol).toContainText('Durchgang 1, Tisch 1: Liste ungültig: nicht zu lesen');
		await tournament.open('stand');
		// The second stage alone; Emil has Anna's number and points.
		await tournament.expectPlaces(/^1\. Berti.*\+5 P/, /^2\./, /^3\./, /^4\. Emil Kern.*−7 P/);
		expect(await tournament.written('draw')).toHaveLength(2);
		await tournament.open('');
		await page.getByRole('heading', { name: '1. Durchgang' }).click();
		await expect(new Hub(page).table(1)).toContainText('für ungültig erklärt');
	}
);

test(
	'teams are named in the middle of the day, and their sum has places and a prize of its own',
	WHOLE,
	async ({ page }, info) => {
		const meisterschaft = await Championship.takenIn(page, info, shortMeisterschaft());
		await meisterschaft.open('stand');
		await expect(meisterschaft.places).toHaveCount(4);
		await expect(meisterschaft.card('Mannschaften')).toHaveCount(0);
		await meisterschaft.open('aendern');
		await page.locator('summary', { hasText: 'Mannschaften' }).click();
		const form = page.getByRole('form', { name: 'Mannschaften' });
		await form.getByRole('textbox', { name: '1. Mannschaft' }).fill('Die Alten');
		for (const name of ['Anna', 'Clemens'])
			await form.getByRole('combobox', { name }).selectOption('Die Alten');
		await form.getByRole('button', { name: 'Mannschaften speichern' }).click();
		await expect(form.getByRole('alert')).toHaveText(
			'Mit einer Mannschaft allein gibt es nichts zu gewinnen: Es braucht zwei.'
		);
		for (const name of ['Berti', 'Dora'])
			await form.getByRole('combobox', { name }).selectOption('2. Mannschaft');
		await form.getByRole('button', { name: 'Mannschaften speichern' }).click();
		await expect(form.getByRole('alert')).toHaveText('Wie heißt die 2. Mannschaft?');
		await form.getByRole('textbox', { name: '2. Mannschaft' }).fill('Die Jungen');
		await form.getByRole('button', { name: 'Mannschaften speichern' }).click();
		await expect(form.getByRole('alert')).toHaveCount(0);
		await expect(form.getByRole('status')).toHaveText('Gespeichert.');
		await meisterschaft.expectUsableByAll();

		// Anna and Clemens, Berti and Dora have −1 + 1; Anna's two Farbsoli decide (§11.3).
		await meisterschaft.open('stand');
		const teams = page.getByRole('list', { name: 'Plätze der Mannschaften' }).getByRole('listitem');
		await expect(teams).toHaveText([
			/^1\.\s*Die Alten\s*Clemens, Anna\s*vor Die Jungen durch gespielte Farbsoli: 2 zu 0\s*0 P$/,
			/^2\.\s*Die Jungen\s*Dora, Berti\s*hinter Die Alten durch gespielte Farbsoli: 0 zu 2\s*0 P$/
		]);
		await meisterschaft.expectUsableByAll();
		await meisterschaft.open('startgeld');
		const prizes = meisterschaft.card('Preise');
		await prizes.getByRole('button', { name: 'Preise eintragen' }).click();
		await prizes.getByLabel('Geld für die Siegermannschaft').fill('zwölf');
		await prizes.getByRole('button', { name: 'Preise speichern' }).click();
		await expect(prizes.getByRole('alert')).toHaveText(
			'Siegermannschaft: Schreib einen Betrag, zum Beispiel 20 oder 12,50.'
		);
		await prizes.getByLabel('Geld für die Siegermannschaft').fill('12,51');
		await prizes.getByRole('button', { name: 'Preise speichern' }).click();
		await expect(prizes.getByRole('listitem')).toHaveText(/Siegermannschaft\s*12,51 €/);

		await meisterschaft.open('stand');
		const won = meisterschaft
			.card('Entscheidungsspiele')
			.getByRole('button', { name: 'Clemens gewinnt ein Spiel gegen Dora' });
		for (const score of ['0 : 1', '0 : 2', '0 : 3']) {
			await won.click();
			await expect(meisterschaft.card('Entscheidungsspiele')).toContainText(score);
		}
		// 12,51 between two: 6,25 each, and the cent stays.
		await meisterschaft.open('startgeld');
		await expect(prizes.getByRole('listitem')).toHaveText([/1\. Clemens\s*6,25 €/, /3\. Anna\s*6,25 €/]);
		const paid = prizes.getByRole('button', { name: '6,25 € an Anna ausgezahlt' });
		await paid.click();
		// Whoever leaves before it is acknowledged has not paid.
		await expect(paid).toHaveCount(0);
		await meisterschaft.open('leinwand');
		const scene = page.getByRole('region', { name: 'Mannschaften' });
		// From the podium, which stays until somebody steps on.
		for (const before of ['Siegerehrung', 'Stand']) {
			await expect(page.getByRole('region', { name: before, exact: true })).toBeVisible();
			await page.keyboard.press('ArrowRight');
		}
		await expect(scene.getByRole('listitem')).toHaveText([/1\.\s*Die Alten\s*0/, /2\.\s*Die Jungen\s*0/]);
		await meisterschaft.open('');
		await page.getByRole('button', { name: 'Ergebnis teilen' }).click();
		await page.getByRole('link', { name: 'Ansehen und drucken' }).click();
		await expect(teams).toHaveText([/Die Alten.*Preis: 12,51 €/s, /Die Jungen/]);
		const [booking] = await meisterschaft.written('booking');
		expect(booking).toMatchObject({ amount: -625, purpose: 'Preis der Mannschaft, Zockmeisterschaft 2026' });
	}
);
