import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { entry, fileText, members } from '../../../../tests/support/entries.ts';
import { closes, opens, rufspiel } from '../../../../tests/support/kasse.ts';
import { type AtDevice, atDevice, fourMembers, write } from '../../../../tests/support/live.svelte.ts';
import { FilesDesk, type FilesAnswer, type FilesAsked } from '#lib/workers/files-desk.ts';
import { FileReading } from './file-reading.svelte.ts';
import type { WorkerPort } from '../watched.ts';
import { faultsIn, FileWork } from './file-work.svelte.ts';

const file = (name: string, text: string): File => new File([text], name);
const evening = (name: string, date: string) => [opens(name, date), rufspiel(name, '1'), closes(name, '2')];
const everybody = members('anna', 'ben', 'carl', 'dora');
const day = (date: string): string => `am ${date}`;

/** Works as a screen does, with a worker on this thread. */
function workFor({ session, store, device }: AtDevice, heard: FilesAnswer[] = []): FileWork {
	const work = new FileWork(session, () => {
		let ended = false;
		const port: WorkerPort = {
			onmessage: null,
			onerror: null,
			terminate: () => (ended = true),
			postMessage: (asked: FilesAsked) => void desk.ask(asked)
		};
		const desk = new FilesDesk(store.name, device, (answer) => {
			if (ended) return;
			heard.push(answer);
			// The second copy has no worker here.
			if (answer.kind !== 'touched')
				port.onmessage?.call(null as never, { data: structuredClone(answer) } as MessageEvent);
		});
		return port;
	});
	onTestFinished(() => work.end());
	return work;
}

async function readChosen(work: FileWork, files: readonly File[]) {
	const found = await work.read(files, day);
	if (!found) throw new Error('cancelled');
	return { ...found, faults: faultsIn(found, files.length) };
}

it('a screen shows the files that were chosen last, and nothing once they are in or it was cancelled', async () => {
	const device = await atDevice();
	const here = await write(device, ...fourMembers);
	const club = await device.store.clubId();
	const [a, b] = ['2026-01-09', '2026-01-16'].map((date, i) =>
		file(`${i}.json`, writeClubFile(club, [...here, ...evening(`e${i}`, date)]))
	) as [File, File];
	const reading = new FileReading(device.session, day, workFor(device));
	const looks = [reading.look([a]), reading.look([a, b])];
	expect(reading.busy).toBe('Dateien werden gelesen …');
	expect(await Promise.all(looks)).toEqual([false, true]);
	expect([reading.busy, reading.found?.read?.preview.added]).toEqual(['', 6]);
	reading.cancel();
	expect([reading.found, reading.said]).toEqual([null, 'Abgebrochen. Es bleibt alles, wie es war.']);
	await reading.look([b]);
	const taking = reading.take();
	expect(reading.busy).toBe('Wird übernommen …');
	expect(await taking).toEqual({ ok: true, value: null });
	// A second tap finds it taken still, until it is put away.
	expect(reading.busy).toBe('Wird übernommen …');
	reading.putAway();
	expect([reading.busy, reading.found]).toEqual(['', null]);
});

describe('files that were chosen', () => {
	it('are one preview, taken in at once, whatever their order; what is none of the club’s is named', async () => {
		const device = await atDevice();
		const work = workFor(device);
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
			const { read, faults } = await readChosen(work, files);
			// Three entries an evening; the four members are in both files and here already.
			expect(read).toMatchObject({ files: 2, missingInFile: 0, preview: { added: 6, known: 4 } });
			expect(faults).toEqual([
				'notiz.txt: Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt oder unvollständig. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.',
				'fremd.json: Das ist keine Vereinsdatei dieser App.'
			]);
		}
		const { read } = await readChosen(work, [a, b]);
		if (!read) throw new Error('nothing read');
		expect(read.news[0]?.lines.join()).toContain('am 2026-01-09');
		expect(await work.take()).toEqual({ ok: true, value: null });
		expect((await readChosen(work, [a])).read).toMatchObject({
			files: 1,
			// What came with the other file.
			missingInFile: 3,
			preview: { added: 0, known: 7 }
		});
	});

	it('are refused with their reasons alone where there is one, and none of several is taken', async () => {
		const work = workFor(await atDevice());
		expect(await readChosen(work, [file('notiz.txt', 'Bier kaufen')])).toMatchObject({
			read: null,
			faults: [
				'Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt oder unvollständig. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.'
			]
		});
		const { read, faults } = await readChosen(work, [file('a', ''), file('b', '[]')]);
		expect([read, faults.map((one) => one.slice(0, 3))]).toEqual([null, ['a: ', 'b: ']]);
	});

	it('of another club are read for that club, and refused beside one of this club', async () => {
		const device = await atDevice();
		const work = workFor(device);
		const here = await write(device, ...fourMembers);
		const club = await device.store.clubId();
		const emil = entry('0 emil', 'member', { member: 'emil', name: 'Emil' });
		const fritz = entry('0 fritz', 'member', { member: 'fritz', name: 'Fritz' });
		const [one, two] = [[emil], [emil, fritz]].map((of, i) =>
			file(`gast-${i}`, writeClubFile('gastverein', of))
		) as [File, File];
		const { read } = await readChosen(work, [one, two]);
		expect(read).toMatchObject({
			...{ files: 2, other: { isHere: false } },
			preview: { club: 'gastverein', added: 2, known: 0 }
		});
		const mixed = await readChosen(work, [one, file('wir', writeClubFile(club, here))]);
		expect(mixed.read).toMatchObject({ files: 1, other: null, preview: { added: 0, known: 4 } });
		expect(mixed.faults).toEqual([
			'gast-0: Diese Datei gehört zu einem anderen Verein. Unter „Sicherung“ kannst du ihn dazulegen.'
		]);
	});

	it('name a championship that they bring once', async () => {
		const work = workFor(await atDevice());
		const championship = entry('c1', 'championship', {
			...{ championship: 'm', year: 2026, system: 'zockmeisterschaft' },
			...{ players: ['anna', 'ben', 'carl', 'dora'], numbers: {}, plan: [] }
		});
		const members = ['anna', 'ben', 'carl', 'dora'].map((name) =>
			entry(`0 ${name}`, 'member', { member: name, name })
		);
		const text = writeClubFile('stammtisch', [...members, championship]);
		const { read } = await readChosen(work, [file('a', text), file('b', text)]);
		expect(read?.preview).toMatchObject({ club: 'stammtisch', added: 5, known: 0 });
		expect(read?.preview.newChampionships).toEqual([
			{ championship: 'm', year: 2026, system: 'zockmeisterschaft' }
		]);
	});
});

describe('work with files', () => {
	const games = (many: number) =>
		Array.from({ length: many }, (_, i) => rufspiel('freitag', String(i).padStart(6, '0')));

	it('says how far it is, and takes in a packed file as it does a plain one', async () => {
		const device = await atDevice();
		const heard: FilesAnswer[] = [];
		const work = workFor(device, heard);
		const written = packClubFile('verein', [...everybody, opens('freitag', '2026-01-09'), ...games(3000)]);
		if (!written.ok) throw new Error('not written');
		const { read } = await readChosen(work, [new File([written.value.bytes], 'verein')]);
		expect(read).toMatchObject({ files: 1, preview: { added: 3005, known: 0 } });
		const steps = heard.flatMap((answer) => (answer.kind === 'step' ? [answer.done ?? 0] : []));
		expect(steps.length).toBeGreaterThan(3);
		expect(steps).toEqual(steps.toSorted((a, b) => a - b));
		expect((await work.take())?.ok).toBe(true);
		expect(await device.store.count()).toBe(3005);
		expect(heard.filter(({ kind }) => kind === 'touched')).toHaveLength(1);
	});

	it('that is cancelled leaves everything as it was, and nothing of it can be taken in', async () => {
		const device = await atDevice();
		const here = await write(device, ...fourMembers);
		const work = workFor(device);
		const club = await device.store.clubId();
		const more = file('a', writeClubFile(club, [...here, ...evening('e', '2026-01-09')]));
		const reading = work.read([more], day);
		expect(work.done).toBeNull();
		work.end();
		expect([await reading, work.done]).toEqual([null, undefined]);
		expect(await work.take()).toEqual({ ok: false, error: 'lost' });
		expect(await device.store.count()).toBe(4);
		// Chosen again it is read.
		expect((await readChosen(work, [more])).read?.preview.added).toBe(3);
	});

	it('is told when the worker breaks', async () => {
		const { session } = await atDevice();
		const port: WorkerPort = { onmessage: null, onerror: null, terminate: () => {}, postMessage: () => {} };
		const work = new FileWork(session, () => port);
		const reading = work.read([file('a', '{}')], day);
		port.onerror?.call(null as never, new Event('error') as ErrorEvent);
		expect((await reading)?.refused).toEqual([
			{
				name: 'a',
				why: ['Das hat dieses Handy nicht geschafft. Schließ andere Fenster und versuch es noch einmal.']
			}
		]);
	});
});

describe('a file that says something wrong', () => {
	it('is refused in a player’s words, without a field of it', async () => {
		const work = workFor(await atDevice());
		const book = (fields: object) =>
			entry('b', 'rulebook', {
				rulebook: 'haus',
				base: 'allgaeu',
				name: 'Hochzeitler',
				changes: {},
				...fields
			});
		const faults = async (...entries: readonly unknown[]) =>
			(await readChosen(work, [file('a', fileText([...everybody, ...entries]))])).faults;
		const changes = { contracts: { bettel: { base: { value: -1 } } } };
		expect(await faults(book({ changes }))).toEqual([
			'Regelbuch „Hochzeitler“, Bettel, Preis: hier steht eine ganze Zahl von 0 bis 10000.'
		]);
		expect(await faults(book({ base: 'gibtsnicht' }))).toEqual([
			'Regelbuch „Hochzeitler“: das Regelbuch dazu fehlt in der Datei, und diese Fassung der App kennt es nicht.'
		]);
		const solo = { contract: 'solo', declarer: 'anna', augen: 121 };
		expect(await faults(opens('e', '2026-01-09'), entry('g', 'game', { evening: 'e', game: solo }))).toEqual([
			'Spiel, Augen: hier steht eine ganze Zahl von 0 bis 120.'
		]);
		expect(await faults(7)).toEqual(['Ein Eintrag: ein Eintrag besteht aus Feldern.']);
	});
});
