import { writeFileSync } from 'node:fs';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { CLUB_SHEETS } from '../support/club-sheets.ts';
import { entry, fileText, members } from '../support/entries.ts';
import { audit } from './support/audit.ts';
import { Backup, readClub } from './support/backup.ts';
import { Editor } from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const FROM = { muenchen: 'Aus München', schafkopfschule: 'Aus Schafkopfschule' } as const;
const seats = ['A', 'B', 'C', 'D'];

for (const { name, from, base, strokes, games } of CLUB_SHEETS) {
	test(`a sheet is entered, and its five games cost what it says: ${from}`, WHOLE, async ({ page }, info) => {
		const editor = await Editor.open(page, FROM[base]);
		for (const stroke of strokes) await editor.enter(stroke);
		await editor.saveAs(name, 'Herbst');
		await page.goto('/sicherung');
		const { entries } = readClub(await new Backup(page).save(info, 'club.json'));
		const book = entries.find(({ kind }) => kind === 'rulebook') as unknown as RulebookEntry;
		const evening = 'freitag';
		const played = info.outputPath('played.json');
		writeFileSync(
			played,
			fileText([
				...entries,
				...members(...seats),
				entry('~', 'evening', {
					...{ evening, rulebook: book.rulebook, seats, date: '2026-11-20', occasion: 'abend', dealer: 'D' }
				}),
				...games.map(([game], at) => entry(`~${at}`, 'game', { evening, game }))
			])
		);
		const audited = audit(played).evenings[evening]?.games ?? [];
		// Points have no price: it is what each of those got or gave who are more than one.
		const prices = audited.map(({ price, points }) =>
			points ? Math.min(...Object.values(points).map(Math.abs)) : price
		);
		expect(prices).toEqual(games.map(([, price]) => price));
	});
}
