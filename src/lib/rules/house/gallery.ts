import type { Book } from '../book.ts';
import { patched, type Patch } from '../patch.ts';
import { contractPatch, packPatch, wayPatch } from './editor/going-along.ts';
import { HOUSE, tidied } from './house-book.ts';
import { contractTemplate, figure, layingTemplate, roundTemplate } from './templates.ts';

/** A sheet that somebody plays by, worked into one of our books: a start for a club whose own is like it. */
export interface ExampleSheet {
	readonly key: string;
	readonly name: string;
	/** The id of the book it changes. */
	readonly base: string;
	/** In a line: what it is. */
	readonly says: string;
	/** Whose it is. */
	readonly from: string;
	readonly changes: (base: Book) => Patch<Book>;
}

const base = (value: number) => ({ base: figure(value) });
const alone = (value: number, contracts: readonly (keyof Book['contracts'])[]) =>
	Object.fromEntries(contracts.map((contract) => [contract, base(value)]));
const ALONE = ['solo', 'wenz', 'geier', 'farbwenz', 'farbgeier'] as const;
const together = (...patches: readonly Patch<Book>[]): Patch<Book> =>
	patches.reduce((all, patch) => patched<Patch<Book>>(all, patch as never), {});
const small = (value: number): Patch<Book> => ({
	schneider: figure(value),
	schwarz: figure(value),
	laufender: figure(value)
});
const ramsch = (book: Book, value: number): Patch<Book> =>
	together(wayPatch({ book, parent: book }, 'mungo'), { contracts: { mungo: base(value) } });

const without = (...contracts: readonly (keyof Book['contracts'])[]): Patch<Book> => ({
	contracts: Object.fromEntries(contracts.map((contract) => [contract, null]))
});
const NO_SCHUSS: Patch<Book> = { schuss: { names: [] }, augen: { lastSchuss: null } };

/** With Saukopf, which is a book of its own, ten ways to play that a club can take at one tap. */
export const GALLERY: readonly ExampleSheet[] = [
	{
		key: '10-50',
		name: 'Verein 10/50',
		base: 'muenchen',
		says: 'Rufspiel 10, Solo und Wenz 50, Bettel 30, sonst Ramsch 20: der Höchste zahlt alle, Jungfrau doppelt',
		from: 'Nach dem Tarif, den der Bayerische Schafkopf-Verein empfahl (raschesspiele.de, Anhang E)',
		changes: (book) =>
			together(small(10), ramsch(book, 20), {
				contracts: { rufspiel: base(10), ...alone(50, ALONE), bettel: base(30) },
				mungo: { pays: 'most', jungfrau: figure(2) }
			})
	},
	{
		key: '10-20-50',
		name: 'Wirtshaus 10/20/50',
		base: 'muenchen',
		says: 'Grundtarif 10, Rufspiel 20, Solo und Wenz 50; wenn alle passen, wird neu gegeben',
		from: 'Nach dem Sondertarif 10/20/50 für Rufspiele (online-schafkopf-lernen.de)',
		changes: (book) =>
			together(small(10), wayPatch({ book, parent: book }, 'passed'), {
				contracts: { rufspiel: base(20), ...alone(50, ALONE) }
			})
	},
	{
		key: 'turnier',
		name: 'Turnier nach Punkten',
		base: 'schafkopfschule',
		says: 'Rufspiel 1, mit Schneider 2, schwarz 3; Solo und Wenz 6, 9, 12 von dreien; kein Kontra; wer die Alte hat, muss',
		from: 'Nach den Turnierregeln von Rainer und Klaus (krschafkopfen.de.tl)',
		changes: (book) =>
			together(
				wayPatch({ book, parent: book }, 'muss'),
				contractPatch({ book, parent: book }, 'farbwenz', true),
				small(1),
				{
					laufender: figure(0),
					schuss: { names: [] },
					augen: { lastSchuss: null },
					contracts: {
						sie: null,
						rufspiel: { ...base(1), laufende: null },
						...Object.fromEntries(
							(['solo', 'wenz', 'farbwenz'] as const).map((contract) => [
								contract,
								{
									...base(2),
									laufende: null,
									tout: { ...figure(4), by: 'factor' }
								}
							])
						)
					}
				}
			)
	},
	{
		key: 'klopfen',
		name: 'Wirtshaus mit Bock',
		base: 'muenchen',
		says: 'Rufspiel 20, Solo 60, Wenz 50; Klopfen vor den ersten Karten; Bockrunde nach einem verlorenen Solo',
		from: 'Ausgedacht, wie viele Wirtshausrunden spielen',
		changes: (book) =>
			together(small(10), ramsch(book, 30), {
				contracts: { rufspiel: base(20), ...alone(60, ALONE), wenz: base(50) },
				deckel: { ...layingTemplate, moment: 'beforeCards' },
				words: { deckel: 'Klopfer', rounds: { bockrunde: 'Bockrunde' } },
				bock: figure(2),
				rounds: { bockrunde: roundTemplate(book, 'bockrunde') },
				triggers: { lostEinzelspiel: { source: HOUSE, opens: 'bockrunde' } }
			})
	},
	{
		key: 'klopfer',
		name: 'Klopfer 10/20/50',
		base: 'muenchen',
		says: 'Rufspiel 20, Solo und Wenz 50, Grundtarif 10; jeder Klopfer und jedes Kontra verdoppelt; passen alle, wird neu gegeben',
		from: 'Nach der Spielabrechnung, Tarif 10-20-50 (sauspiel.de)',
		changes: (book) =>
			together(small(10), wayPatch({ book, parent: book }, 'passed'), {
				contracts: { rufspiel: base(20), ...alone(50, ALONE) },
				deckel: layingTemplate,
				schuss: { names: ['Kontra', 'Re'] },
				words: { deckel: 'Klopfer' }
			})
	},
	{
		key: 'kreuz',
		name: 'Über Kreuz 10/50',
		base: 'muenchen',
		says: 'Rufspiel 10, Solo und Wenz 50, sonst nichts; kein Kontra; spielt keiner, so geht es über Kreuz um 10',
		from: 'Nach den Turnierregeln des Schafkopfcups, Nr. 1, 3 bis 5 (donauries-schafkopfcup.de)',
		changes: (book) =>
			together(
				small(10),
				NO_SCHUSS,
				wayPatch({ book, parent: book }, 'kreuz'),
				without('geier', 'farbwenz', 'farbgeier', 'bettel'),
				{ contracts: { rufspiel: base(10), solo: base(50), wenz: base(50), sie: base(50), kreuz: base(10) } }
			)
	},
	{
		key: 'kurz',
		name: 'Kurze Karte 5/20',
		base: 'muenchen',
		says: '24 Karten; Rufspiel 5, Schneider 10, Schwarz 15; Solo, Geier, Wenz und Bettel 20; ab 2 Laufenden je 5; kein Kontra; sonst über Kreuz',
		from: 'Nach den Regeln des Preisschafkopfs, ohne das eigene Herz-Solo (tv-oberwallenstadt.de)',
		changes: (book) => {
			const plain = { ...base(20), schneider: false };
			const from2 = { laufende: { from: figure(2) } };
			return together(
				packPatch({ book, parent: book }, true),
				small(5),
				NO_SCHUSS,
				wayPatch({ book, parent: book }, 'kreuz'),
				without('farbwenz', 'farbgeier', 'sie'),
				{
					augen: { schneiderDeclarer: { value: 31 } },
					contracts: {
						...{ rufspiel: { ...base(5), ...from2 }, kreuz: { ...base(5), ...from2 }, bettel: base(20) },
						...{ solo: { ...plain, ...from2 }, wenz: { ...plain, ...from2 }, geier: { ...plain, ...from2 } }
					}
				}
			);
		}
	},
	{
		key: 'alter',
		name: 'Der Alte muss 10/50',
		base: 'muenchen',
		says: 'Rufspiel 10, Solo und Wenz 50, Grundtarif 10; zweimal Kontra; passen alle, so muss, wer den Eichel-Ober hat',
		from: 'Ausgedacht, wie viele Wirtshausrunden spielen',
		changes: (book) =>
			together(small(10), wayPatch({ book, parent: book }, 'muss'), {
				contracts: { rufspiel: base(10), ...alone(50, ALONE) },
				schuss: { names: ['Kontra', 'Re'] },
				muss: { source: HOUSE, who: 'alte' }
			})
	},
	{
		key: 'hochzeit',
		name: 'Vereinsheim mit Hochzeit',
		base: 'allgaeu',
		says: 'Allgäuer Regeln mit Rufspiel 20, Solo und Wenz 50 und einer Hochzeit zu 30; ein Abend kostet 1 € in die Kasse',
		from: 'Ausgedacht',
		changes: (book) => ({
			contracts: {
				rufspiel: base(20),
				...alone(
					50,
					ALONE.filter((one) => book.contracts[one])
				),
				eigen1: { ...contractTemplate(book, 'rufspiel'), ...base(30), sides: 'hochzeit', suits: [] }
			},
			words: { contracts: { eigen1: 'Hochzeit' }, short: { eigen1: 'Hochz.' } },
			fees: { evening: figure(100) }
		})
	}
];

/** The sheet as a book to begin with: what it changes, in the book it changes. */
export const sheetBook = (parent: Book, sheet: ExampleSheet): Book =>
	tidied(patched(parent, sheet.changes(parent)));
