import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { writeClubFile } from '#lib/transfer/club-file.ts';
import { entry } from '../../../tests/support/entries.ts';
import { closes, opens, rufspiel } from '../../../tests/support/kasse.ts';
import { atDevice, fourMembers, write } from '../../../tests/support/live.svelte.ts';
import { readChosen, takeIn } from './exchange.ts';

const file = (name: string, text: string): File => new File([text], name);
const evening = (name: string, date: string) => [opens(name, date), rufspiel(name, '1'), closes(name, '2')];
const day = (date: string): string => date;

describe('files that were chosen', () => {
	it('are one preview, taken in at once, whatever their order; what is none of the club’s is named', async () => {
		const device = await atDevice();
		const here = await write(device, ...fourMembers);
		const club = await device.store.clubId();
		const [a, b] = (['2026-01-09', '2026-01-16'] as const).map((date, i) =>
			file(`${i}.json`, writeClubFile(club, [...here, ...evening(`e${i}`, date)]))
		) as [File, File];
		const bad = [file('notiz.txt', 'Bier kaufen'), file('fremd.json', '{"format":"x"}')];
		for (const files of [
			[a, b, ...bad],
			[...bad, b, a]
		]) {
			const { read, faults } = await readChosen(files, day);
			// Three entries an evening; the four members are in both files and here already.
			expect(read).toMatchObject({ files: 2, missingInFile: 0, preview: { added: 6, known: 4 } });
			expect(faults).toEqual([
				'notiz.txt: Die Datei ist beschädigt oder unvollständig: Das ist kein JSON.',
				'fremd.json: Das ist keine Vereinsdatei dieser App.'
			]);
		}
		const { read } = await readChosen([a, b], day);
		if (!read) throw new Error('nothing read');
		expect((await takeIn(read.preview)).ok).toBe(true);
		expect((await readChosen([a], day)).read).toMatchObject({
			files: 1,
			// What came with the other file.
			missingInFile: 3,
			preview: { added: 0, known: 7 }
		});
	});

	it('are refused with their reasons alone where there is one, and none of several is taken', async () => {
		await atDevice();
		expect(await readChosen([file('notiz.txt', 'Bier kaufen')], day)).toEqual({
			read: null,
			faults: ['Die Datei ist beschädigt oder unvollständig: Das ist kein JSON.']
		});
		const { read, faults } = await readChosen([file('a', ''), file('b', '[]')], day);
		expect([read, faults.map((one) => one.slice(0, 3))]).toEqual([null, ['a: ', 'b: ']]);
	});

	it('of another club are read for that club, and refused beside one of this club', async () => {
		const device = await atDevice();
		const here = await write(device, ...fourMembers);
		const club = await device.store.clubId();
		const emil = entry('0 emil', 'member', { member: 'emil', name: 'Emil' });
		const fritz = entry('0 fritz', 'member', { member: 'fritz', name: 'Fritz' });
		const [one, two] = [[emil], [emil, fritz]].map((of, i) =>
			file(`gast-${i}`, writeClubFile('gastverein', of))
		) as [File, File];
		const { read } = await readChosen([one, two], day);
		expect(read).toMatchObject({
			...{ files: 2, other: { isHere: false } },
			preview: { club: 'gastverein', added: 2, known: 0 }
		});
		const mixed = await readChosen([one, file('wir', writeClubFile(club, here))], day);
		expect(mixed.read).toMatchObject({ files: 1, other: null, preview: { added: 0, known: 4 } });
		expect(mixed.faults).toEqual([
			'gast-0: Diese Datei gehört zu einem anderen Verein. Unter „Sicherung“ kannst du ihn dazulegen.'
		]);
	});

	it('name a championship that they bring once', async () => {
		await atDevice();
		const championship = entry('c1', 'championship', {
			...{ championship: 'm', year: 2026, system: 'zockmeisterschaft' },
			...{ players: ['anna', 'ben', 'carl', 'dora'], numbers: {}, plan: [] }
		});
		const members = ['anna', 'ben', 'carl', 'dora'].map((name) =>
			entry(`0 ${name}`, 'member', { member: name, name })
		);
		const text = writeClubFile('stammtisch', [...members, championship]);
		const { read } = await readChosen([file('a', text), file('b', text)], day);
		expect(read?.preview).toMatchObject({ club: 'stammtisch', added: 5, known: 0 });
		expect(read?.preview.newChampionships).toEqual([
			{ championship: 'm', year: 2026, system: 'zockmeisterschaft' }
		]);
	});
});
