import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import { saukopf } from './book.ts';
import type { SaukopfBook } from './book-type.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { checkOwnSaukopf } from './check-own.ts';
import { priceSaukopf, type SaukopfBill } from './price.ts';

const made = (changes: Readonly<Record<string, unknown>>) =>
	checkOwnSaukopf(saukopf, { id: 'krone', name: 'Krone', edition: '20.11.2026', changes });

function book(changes: Readonly<Record<string, unknown>>): SaukopfBook {
	const own = made(changes);
	if (!own.ok) throw new Error(JSON.stringify(own.error));
	return own.value;
}

const FOUR = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));
const [A = asId<MemberId>('A'), B] = FOUR;

function bill(by: SaukopfBook, game: Omit<SaukopfGame, 'declarer'>): SaukopfBill {
	const checked = checkSaukopf(by, { ...game, declarer: A });
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	return priceSaukopf(by, checked.value, FOUR, 0);
}

const pointsOf = ({ points }: SaukopfBill): readonly number[] => [...points.values()];

describe('a book that a club made of Saukopf', () => {
	it('is the source’s book with another name where nothing is changed', () => {
		expect(book({})).toEqual({
			...saukopf,
			id: 'krone',
			name: 'Krone',
			edition: '20.11.2026',
			parent: 'saukopf'
		});
	});

	it('counts Kopfgeld by its own figures, and says that they are the club’s (Kopfgeld berechnen)', () => {
		const own = book({ kopfgeld: { sieg: { value: 3 }, ohne: { value: 2 }, huftritt: { value: 4 } } });
		// Sieg 3 + Huftritt 4 = 7 to each of the three.
		const lost = bill(own, { contract: 'eber', bid: 61, won: false, huftritt: true });
		expect([lost.kopfgeld, pointsOf(lost)]).toEqual([7, [-21, 7, 7, 7]]);
		// Won without 3: Sieg 3 + 3 × Ohne 2 = 9.
		const won = bill(own, {
			contract: 'eber',
			bid: 61,
			won: true,
			laufende: { side: 'opponents', count: 3 }
		});
		expect(won.lines).toEqual([
			{ label: 'Sieg', amount: 3, source: 'Hausregel' },
			{ label: 'Ohne 3', amount: 6, source: 'Hausregel' }
		]);
		expect(pointsOf(won)).toEqual([27, -9, -9, -9]);
	});

	it('is Schneider and has a Glücksschwein from its own limits (Kopfgeld berechnen)', () => {
		const own = book({
			schneiderUnder: { value: 20 },
			gluecksschweinFrom: { value: 3 },
			kopfgeld: { gluecksschwein: { value: -2 } }
		});
		const with3 = { side: 'declarer', count: 3 } as const;
		// 95 against 25: no Schneider under 20. Sieg 2 − Glücksschwein 2 = 0.
		const game = { contract: 'eber', bid: 61, augen: 95, laufende: with3 } as const;
		expect([bill(saukopf, game).kopfgeld, bill(own, game).kopfgeld]).toEqual([3, 0]);
	});

	it('charges its own penalties from its own bid on (Grobschlächterstrafpunkte)', () => {
		const own = book({
			penalties: { rauborstigkeit: { value: 4 }, bolzenschuss: { value: 5, word: 'Fehlschuss' } },
			rauborstigFrom: { value: 70 }
		});
		// Two against two at 72, lost: Sieg 2 from each loser, then Rauborstigkeit 4 + Fehlschuss 5 from the declarer to both.
		const lost = bill(own, { contract: 'grosskopferter', bid: 72, won: false, ...(B ? { partner: B } : {}) });
		expect(lost.penalties.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
			'Rauborstigkeit 4',
			'Fehlschuss 5'
		]);
		expect(pointsOf(lost)).toEqual([-2 - 18, -2, 2 + 9, 2 + 9]);
	});

	it.each([
		[{ pig: 1 }, 'pig', 'dieses Feld kennt ein Regelbuch nicht'],
		[
			{ contracts: { zucht: { trumps: 3 } } },
			'contracts.zucht.trumps',
			'dieses Feld kennt ein Regelbuch nicht'
		],
		[{ contracts: null }, 'contracts', 'Felder'],
		[{ kopfgeld: { sieg: { value: 101 } } }, 'kopfgeld.sieg.value', '0 bis 100'],
		[{ kopfgeld: { gluecksschwein: { value: 1 } } }, 'kopfgeld.gluecksschwein.value', '-100 bis 0'],
		[{ penalties: { quieker: { value: 1.5 } } }, 'penalties.quieker.value', '0 bis 100'],
		[{ schneiderUnder: { value: 61 } }, 'schneiderUnder.value', '1 bis 60'],
		[{ words: { suits: { laub: '' } } }, 'words.suits.laub', '1 bis 40 Zeichen'],
		[{ contracts: { wutz: { word: 'Eber' } } }, 'contracts.wutz.word', 'Eber heißt schon'],
		[
			{
				kopfgeld: Object.fromEntries(
					[
						'sieg',
						'huftritt',
						'gegenhieb',
						'offen',
						'schneider',
						'schwarz',
						'ohne',
						'saukopf',
						'mueller'
					].map((key) => [key, { value: 0 }])
				)
			},
			'kopfgeld.sieg.value',
			'so kostet kein Spiel etwas'
		]
	])('is refused with %j', (changes, path, says) => {
		const own = made(changes);
		const [fault] = own.ok ? [] : own.error;
		expect(fault?.path).toBe(path);
		expect(fault && bookSentence(fault.refusal)).toContain(says);
	});
});
