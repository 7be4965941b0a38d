import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { entry, fileText } from '../../../tests/support/entries.ts';
import { started } from '../../../tests/support/program.ts';
import type { Audit } from '#lib/transfer/audit.ts';
import { abrechnung } from './abrechnung.ts';

const GOLDEN = 'tests/golden/allgaeu-evening.schafkopf.json';
const folder = mkdtempSync(join(tmpdir(), 'abrechnung-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], input: string | Buffer = '') =>
	abrechnung(args, Readable.from([Buffer.from(input)]));

function file(name: string, content: string | Buffer): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const refusedWith = (line: string) => ({ status: 2, stdout: '', stderr: `${line}\n` });

describe('npm run -s abrechnung', () => {
	it('is a program of its own', async () => {
		expect(started('abrechnung', [GOLDEN])).toEqual(await run([GOLDEN]));
		expect(started('abrechnung', ['-'], readFileSync(GOLDEN))).toEqual(await run([GOLDEN]));
		expect(started('abrechnung', ['-'], 'kein JSON')).toEqual(await run(['-'], 'kein JSON'));
	});

	it('prints the audit of a file as JSON', async () => {
		const { status, stdout, stderr } = await run([GOLDEN]);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const audit = JSON.parse(stdout) as Audit;
		expect(Object.keys(audit)).toEqual(['evenings', 'championships', 'kasse', 'warnings']);
		expect(audit.evenings['freitag']).toMatchObject({ stock: 250, winnings: 913, dealer: 'ben' });
	});

	it('reads standard input for -, and passes over a byte order mark', async () => {
		const golden = readFileSync(GOLDEN);
		const piped = await run(['-'], Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), golden]));
		expect(piped).toEqual(await run([GOLDEN]));
		expect(piped.status).toBe(0);
	});

	it('reads a packed file by its content, from a file of any name and from standard input', async () => {
		const packed = gzipSync(readFileSync(GOLDEN));
		const plain = await run([GOLDEN]);
		expect(await run([file('verein.schafkopf.json', packed)])).toEqual(plain);
		expect(await run(['-'], packed)).toEqual(plain);
	});

	it('refuses a handed-on book that cannot be priced, as the editor does', async () => {
		const book = { rulebook: 'haus', base: 'allgaeu', name: 'Haus' };
		const bad = entry('b', 'rulebook', {
			...book,
			changes: { contracts: { solo: null, wenz: { goal: 'hand' } } }
		});
		const { status, stdout, stderr } = await run([file('book.json', fileText([bad]))]);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toMatch(/^b: changes\.contracts\.wenz\.goal: bei Wenz gewinnt man anders$/m);
		const sound = entry('b', 'rulebook', { ...book, changes: {} });
		expect((await run([file('sound.json', fileText([sound]))])).status).toBe(0);
	});

	it('names every fault in a line of its own, and prints nothing else', async () => {
		const bad = fileText([entry('x', 'close', { note: 5 }), { ...entry('y', 'club'), at: 'heute' }, 7]);
		expect(await run([file('bad.json', bad)])).toEqual(
			refusedWith(
				[
					'x: note: hier steht ein Text von höchstens 500 Zeichen',
					'x: evening: das Feld fehlt',
					'y: at: hier steht ein Zeitpunkt mit Zeitzone wie 2026-11-20T19:30:00+01:00',
					'y: name: das Feld fehlt',
					'-: entries.2: ein Eintrag besteht aus Feldern'
				].join('\n')
			)
		);
	});

	it('lets nothing of a file reach the terminal but letters', async () => {
		const id = 'a\nb\u001b[2J\u202ec';
		const swing = { 'd\re\u0007f': 0.5 };
		const bad = fileText([
			entry(id, 'dispute', { championship: 'c', game: 'g', swing, best: {} }),
			entry('\u0000', 'club')
		]);
		expect(await run(['-'], bad)).toEqual(
			refusedWith(
				[
					'ab[2Jc: swing.def: hier steht je Mitspieler eine ganze Zahl von -10000 bis 10000',
					'-: name: das Feld fehlt'
				].join('\n')
			)
		);
	});

	const usage = '-: -: Aufruf: npm run -s abrechnung -- DATEI   (oder - für die Standardeingabe)';
	const unreadable = '-: -: Die Datei lässt sich nicht lesen.';
	it.each<readonly [string, readonly string[], string | Buffer, string]>([
		['no file named', [], '', usage],
		['two files named', [GOLDEN, GOLDEN], '', usage],
		['a file that is not there', [join(folder, 'none')], '', unreadable],
		['a folder', [folder], '', unreadable],
		[
			'nothing on standard input',
			['-'],
			'',
			'-: -: Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt oder unvollständig. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.'
		],
		[
			'no UTF-8',
			['-'],
			Buffer.from([0xff, 0xfe, 0x00]),
			'-: -: Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt.'
		],
		[
			'over 64 MB',
			['-'],
			Buffer.alloc(64_000_001, 32),
			'-: -: Die Datei ist entpackt größer als 64 MB und wird nicht gelesen.'
		],
		[
			'over 64 MB in 80 kB',
			['-'],
			gzipSync(Buffer.alloc(80_000_000, 32)),
			'-: -: Die Datei ist entpackt größer als 64 MB und wird nicht gelesen.'
		],
		[
			'the half of a packed file',
			['-'],
			gzipSync(readFileSync(GOLDEN)).subarray(0, 500),
			'-: -: Die Datei ist beschädigt oder unvollständig: Sie lässt sich nicht entpacken. Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.'
		]
	])('%s', async (_, args, input, line) => {
		expect(await run(args, input)).toEqual(refusedWith(line));
	});
});
