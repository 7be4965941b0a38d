import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Backup, readClub, textOf, type ClubFile } from './support/backup.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { narrowest, sideways } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const SENTENCES = {
	torn: 'Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt oder unvollständig. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.',
	notOurs: 'Das ist keine Vereinsdatei dieser App.',
	newer:
		'Diese Datei stammt aus einer neueren Fassung der App. Bitte die App aktualisieren und die Datei noch einmal öffnen.',
	large: 'Die Datei ist entpackt größer als 64 MB und wird nicht gelesen.',
	cut: 'Die Datei ist beschädigt oder unvollständig: Sie lässt sich nicht entpacken. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.',
	augen: 'Spiel, Augen: hier steht eine ganze Zahl von 0 bis 120.'
};

const asFile = (content: string | ClubFile) => ({
	name: 'verein.schafkopf.json',
	mimeType: 'application/json',
	buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
});

const AT = '2026-01-09T20:00:00+01:00';

/** A club of four with one evening and two games, as another phone would hand it on. */
const smallClub = (): ClubFile => ({
	format: 'schafkopf-club',
	version: 1,
	club: 'stammtisch',
	entries: [
		...FOUR.map((name) => ({ id: `m-${name}`, at: AT, kind: 'member', member: name.toLowerCase(), name })),
		{
			id: 'n-1',
			at: AT,
			kind: 'evening',
			evening: 'freitag',
			date: '2026-01-09',
			occasion: 'abend',
			rulebook: 'allgaeu',
			seats: FOUR.map((name) => name.toLowerCase()),
			dealer: 'dora'
		},
		{
			id: 'n-2',
			at: AT,
			kind: 'game',
			evening: 'freitag',
			game: { contract: 'rufspiel', declarer: 'anna', partner: 'berti', won: true, deckel: ['anna'] }
		},
		{
			id: 'n-3',
			at: AT,
			kind: 'game',
			evening: 'freitag',
			game: { contract: 'solo', declarer: 'clemens', augen: 75, deckel: ['berti'] }
		}
	]
});

/** The last game with more Augen than there are. */
function withTooManyAugen(club: ClubFile): ClubFile {
	const game = club.entries.findLast(({ kind }) => kind === 'game')?.['game'] as { augen: number };
	game.augen = 121;
	return club;
}

test('a file that is broken, foreign or wrong is told and changes nothing', async ({ page }, testInfo) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await table.tap('Solo · Herz · Clemens · Augen eingeben · 7 · 5 · OK · +Berti');
	await table.saveGame();
	const address = page.url();
	await page.goto('/sicherung');
	const backup = new Backup(page);
	const file = await backup.save(testInfo, 'verein.json');

	const text = textOf(file);
	// A small file of which 65 MB come.
	const large = testInfo.outputPath('gross.json');
	writeFileSync(large, gzipSync(text + ' '.repeat(65_000_000)));
	const cut = testInfo.outputPath('halb.json.gz');
	writeFileSync(cut, gzipSync(text).subarray(0, -20));
	const bad: readonly [string | ReturnType<typeof asFile>, string][] = [
		[asFile(text.slice(0, text.length / 2)), SENTENCES.torn],
		[asFile('Servus'), SENTENCES.torn],
		[asFile(''), SENTENCES.torn],
		[asFile('[]'), SENTENCES.notOurs],
		[asFile('{"format":"kochrezepte"}'), SENTENCES.notOurs],
		[asFile({ ...readClub(file), version: 2 }), SENTENCES.newer],
		[asFile(withTooManyAugen(readClub(file))), SENTENCES.augen],
		[large, SENTENCES.large],
		[cut, SENTENCES.cut]
	];
	for (const [content, sentence] of bad) {
		await backup.choose(content);
		await expect(backup.problem).toContainText('Daraus wird nichts übernommen');
		await expect(backup.problem.getByRole('listitem')).toHaveText(sentence);
		await expect(backup.preview).toBeHidden();
	}
	// Another club's file is offered as a club of its own, and nothing of it comes into this one.
	for (const foreign of [{ ...readClub(file), club: 'ein-anderer' }, smallClub()]) {
		await backup.choose(asFile(foreign));
		await expect(backup.problem).toBeHidden();
		await expect(backup.preview).toContainText('Diese Datei ist von einem anderen Verein');
		await backup.preview.getByRole('button', { name: 'Verwerfen' }).click();
	}
	// A good file afterwards: all of it is here already, and nothing else.
	await backup.choose(file);
	await expect(backup.problem).toBeHidden();
	await expect(backup.preview).toContainText('Nichts Neues.');
	await expect(backup.preview).toContainText('Die Datei enthält alles, was auf diesem Handy steht.');
	await backup.preview.getByRole('button', { name: 'Gut' }).click();
	await expect(backup.preview).toBeHidden();

	await page.goto(address);
	await table.expectBalances(FOUR, [20 - 50, 20 - 50, -20 + 150, -20 - 50]);
	await expect(table.rows).toHaveCount(2);
});

test('a phone without a club takes nothing of a wrong file either', async ({ page }) => {
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(asFile(withTooManyAugen(smallClub())));
	await expect(backup.problem.getByRole('listitem')).toHaveText(SENTENCES.augen);
	await page.goto('/');
	await expect(page.getByText('Setz vier Leute an den Tisch')).toBeVisible();
});

test.describe('on the narrowest phone', () => {
	test.use({ viewport: narrowest });

	test('of a file that two phones wrote on, only what is new is taken', WHOLE, async ({ page }) => {
		await page.goto('/sicherung');
		const backup = new Backup(page);
		await backup.choose(asFile(smallClub()));
		await backup.take();
		await page.goto('/abend/freitag');
		const table = new Table(page);
		await table.expectBalances(FOUR, [20 - 50, 20 - 50, -20 + 150, -20 - 50]);

		// The other phone wrote a Wenz and struck the Rufspiel meanwhile.
		const later = smallClub();
		const wenz = { contract: 'wenz', declarer: 'dora', won: true, deckel: ['anna'] };
		later.entries.push(
			{ id: 'n-4', at: AT, kind: 'game', evening: 'freitag', game: wenz },
			{ id: 'n-5', at: AT, kind: 'void', target: 'n-2' },
			{ id: 'n-6', at: AT, kind: 'member', member: 'berti', name: 'Berti', joined: '2020-01-06' },
			{ id: 'n-7', at: AT, kind: 'club', name: 'Stammtisch Kreuzwirt' },
			...Array.from({ length: 7 }, (_, i) => ({
				...{ id: `n-8${i}`, at: AT, kind: 'booking', date: '2026-01-10' },
				...{ amount: -100 * (i + 1), purpose: `Brotzeit ${i + 1}` }
			}))
		);
		await page.goto('/sicherung');
		await backup.choose(asFile(later));
		await expect(backup.preview).toContainText('11 neue Einträge, 7 stehen schon hier.');
		await expect(backup.preview).toContainText('Fr., 09.01.2026: 1 Spiel dazu, 1 Spiel gestrichen');
		await expect(backup.preview).toContainText('Berti: dabei seit Mo., 06.01.2020');
		await expect(backup.preview).toContainText('„Stammtisch Kreuzwirt“');
		await expect(backup.preview).toContainText('7 Buchungen, zusammen −28,00 €');
		await expect(backup.preview.getByText('Brotzeit 7')).toBeHidden();
		await backup.preview.getByText('… und 2 weitere').click();
		await expect(backup.preview.getByText('Sa., 10.01.2026: Brotzeit 7, −7,00 €')).toBeVisible();
		expect(await sideways(page)).toBe(0);
		// Looked at is not yet taken.
		await backup.preview.getByRole('button', { name: 'Verwerfen' }).click();
		await page.goto('/abend/freitag');
		await expect(table.rows).toHaveCount(2);
		await page.goto('/sicherung');
		await backup.choose(asFile(later));
		await backup.take();
		await page.goto('/abend/freitag');
		// The Solo and the Wenz, 25 × 2 each.
		await table.expectBalances(FOUR, [-50 - 50, -50 - 50, 150 - 50, -50 + 150]);
		await expect(table.rows.last()).toContainText('gestrichen');
	});
});
