import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change } from '#lib/rules/typed-game.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { saukopfContracts, type TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { SIDES, STELLUNGEN } from '#lib/rules/saukopf/vocabulary.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import {
	atTableOf,
	freshCalculation,
	seatsOf,
	partNames,
	pointsOfParts,
	saukopfAnswers,
	seatedSaukopf,
	type PlayerCount,
	type SaukopfCalculation
} from './calculation.ts';
import { readSaukopf, writeSaukopf } from './calculation-link.ts';

const asked = (
	typed: TypedSaukopf,
	players: PlayerCount = 4,
	more: Partial<SaukopfCalculation> = {},
	unecht = false
): SaukopfCalculation => ({
	...freshCalculation(players),
	typed: seatedSaukopf(typed, players, unecht),
	...more
});

/** Won or lost, Kopfgeld, penalty, and what the parts get, as one would note them. */
const told = (calculation: SaukopfCalculation) =>
	saukopfAnswers(calculation).map(({ priced }) => {
		if (!priced) throw new Error('no price');
		const { won, kopfgeld, penalty } = priced.bill;
		const parts = pointsOfParts(priced.bill, calculation.typed).map(
			({ name, points }) => `${name} ${points}`
		);
		return [won, kopfgeld, penalty, parts.join(', ')];
	});

// "Großkopferter. Sepp bietet 80 Augen … Sie kommen zusammen nur auf 77 Augen und verlieren."
const sepp: TypedSaukopf = {
	contract: 'grosskopferter',
	suit: 'laub',
	bid: 80,
	augen: 77,
	saukopf: ['declarer'],
	mueller: 'declarer'
};

describe('Saukopf in the calculator', () => {
	it('bills the source’s Großkopferter: je Nichtspieler +3, Sepp −6', () => {
		expect(told(asked(sepp))).toEqual([[false, 0, 3, 'Spieler -6, Mitspieler 0, Jeder Gegner 3']]);
	});

	it('shows the same announcement won beside it: Sieg 2, Saukopf 1, Müller 1', () => {
		expect(told(asked(sepp, 4, { both: true }))).toEqual([
			[true, 4, 0, 'Spieler 4, Mitspieler 4, Jeder Gegner -4'],
			[false, 0, 3, 'Spieler -6, Mitspieler 0, Jeder Gegner 3']
		]);
		const [won, lost] = saukopfAnswers(asked(sepp, 4, { both: true }));
		expect([won?.assumed, lost?.assumed]).toEqual([true, false]);
		expect(won?.priced?.game.outcome.augen).toBeNull();
	});

	it('keeps Schneider and Schwarz the other way only where nobody counted', () => {
		// Eber: Sieg 2, Schneider 1, either way
		const entered: TypedSaukopf = { contract: 'eber', bid: 61, won: true, schneider: true };
		expect(told(asked(entered, 4, { both: true })).map(([, kopfgeld]) => kopfgeld)).toEqual([3, 3]);
		// 95 of 120 Augen leave 25: Schneider; lost it is Sieg 2 alone.
		const counted: TypedSaukopf = { contract: 'eber', bid: 61, augen: 95 };
		expect(told(asked(counted, 4, { both: true })).map(([, kopfgeld]) => kopfgeld)).toEqual([3, 2]);
	});

	it('bills an unechten Großkopferter without Rauborstigkeit, and a Trogsauger at three', () => {
		// 2 + Bolzenschuss 2 from one alone to three
		const unecht: TypedSaukopf = { contract: 'grosskopferter', bid: 80, won: false };
		expect(told(asked(unecht, 4, {}, true))).toEqual([[false, 2, 2, 'Spieler -12, Jeder Gegner 4']]);
		const hansi: TypedSaukopf = { contract: 'hybridschwein', bid: 61, trog: true, won: false };
		expect(told(asked(hansi, 3))).toEqual([[false, 2, 2, 'Spieler -8, Jeder Gegner 4']]);
	});

	it('says why a game has no price', () => {
		const [refused] = saukopfAnswers(asked({ contract: 'eber', bid: 61, augen: 50, won: true }));
		expect(refused).toEqual({
			priced: null,
			faults: ['Mit 50 Augen bei Gebot 61 ist das Spiel verloren.'],
			assumed: false
		});
	});

	it('leaves a Paarhufer when only three play, and whose Augen they were', () => {
		const three = atTableOf(3, asked(sepp));
		expect(three.typed).toMatchObject({ contract: 'zucht', bid: 80, augen: 77 });
		expect(three.typed.partner).toBeUndefined();
		const feige = asked({ contract: 'feigeSau', bid: 85, augen: { '1': 20, '2': 30 } });
		expect(atTableOf(3, feige).typed).toMatchObject({ contract: 'feigeSau', won: true });
		expect(atTableOf(3, feige).typed.augen).toBeUndefined();
	});

	it('leaves Laufende that only a hand with the Trog can hold', () => {
		const laufende = { side: 'declarer', count: 12 } as const;
		const three = asked({ contract: 'zucht', bid: 61, won: true, trog: true, laufende }, 3);
		expect(three.typed.laufende).toEqual(laufende);
		const { typed } = atTableOf(4, three);
		expect([typed.trog, typed.laufende]).toEqual([undefined, undefined]);
	});

	it('calls the stand-ins by their part', () => {
		const names = (typed: TypedSaukopf, players: PlayerCount = 4) =>
			seatsOf(players).map(partNames(asked(typed, players).typed));
		expect(names({ contract: 'sauerei' })).toEqual(['Spieler', 'Mitspieler', 'Gegner 1', 'Gegner 2']);
		expect(names({ contract: 'eber' })).toEqual(['Spieler', 'Gegner 1', 'Gegner 2', 'Gegner 3']);
		expect(names({ contract: 'eber' }, 3)).toEqual(['Spieler', 'Gegner 1', 'Gegner 2']);
	});
});

const flag = fc.constant(true);

function calculations(): fc.Arbitrary<SaukopfCalculation> {
	const given = (players: PlayerCount): fc.Arbitrary<TypedSaukopf> =>
		fc.record(
			{
				contract: fc.constantFrom(...saukopfContracts(saukopf, players)),
				suit: fc.constantFrom(...SUITS),
				card: fc
					.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
					.filter((text) => text.length <= 80),
				bid: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constant('schwarz' as const)),
				offen: flag,
				huftritt: flag,
				gegenhieb: flag,
				spiess: flag,
				stellung: fc.constantFrom(...STELLUNGEN),
				trog: flag,
				trogAugen: fc.integer({ min: 0, max: 22 }),
				augen: fc.oneof(
					fc.integer({ min: 0, max: 120 }),
					fc
						.dictionary(fc.constantFrom(...seatsOf(players)), fc.integer({ min: 0, max: 120 }), {
							minKeys: 1
						})
						.map((each) => ({ ...each }))
				),
				won: fc.boolean(),
				schneider: flag,
				schwarz: flag,
				laufende: fc.record({ side: fc.constantFrom(...SIDES), count: fc.integer({ min: 1, max: 15 }) }),
				saukopf: fc.constantFrom(...SIDES).map((side) => [side]),
				mueller: fc.constantFrom(...SIDES)
			},
			{ requiredKeys: ['contract'] }
		);
	return fc.constantFrom<PlayerCount>(3, 4).chain((players) =>
		fc
			.record({
				typed: given(players),
				unecht: fc.boolean(),
				unit: fc.integer({ min: 0, max: 1000 }),
				both: fc.boolean()
			})
			.map(({ typed, unecht, unit, both }) => asked(typed, players, { unit, both }, unecht))
	);
}

describe('a link of Saukopf', () => {
	const text =
		'1;vierhaxer;grosskopferter;farbe=laub;gebot=80;augen=77;saukopf=spieler;mueller=spieler;beides;ende';

	it('can be read by people', () => {
		const calculation = asked(sepp, 4, { both: true });
		expect(writeSaukopf(calculation)).toBe(text);
		expect(readSaukopf(text)).toEqual({ ok: true, value: calculation });
		expect(readSaukopf(encodeURIComponent(text))).toEqual({ ok: true, value: calculation });
	});

	it('of a Ramsch says the Augen of each', () => {
		const feige = { contract: 'feigeSau', bid: 85, augen: { '1': 17, '2': 53 } } as const;
		const link = '1;dreihaxer;feigeSau;gebot=85;augen=17,53,;punkt=10;ende';
		expect(writeSaukopf(asked(feige, 3, { unit: 10 }))).toBe(link);
		expect(readSaukopf(link)).toEqual({ ok: true, value: asked(feige, 3, { unit: 10 }) });
	});

	it('brings back what was written', () => {
		fc.assert(
			fc.property(calculations(), (written) => {
				const link = writeSaukopf(written);
				expect(link).toMatch(/^[\w;,=.!~*'()%-]+$/);
				expect(readSaukopf(link)).toEqual({ ok: true, value: written });
			})
		);
	});

	it('is answered in a bill that sums to 0, or in a sentence', () => {
		fc.assert(
			fc.property(calculations(), (written) => {
				for (const { priced, faults } of saukopfAnswers(written)) {
					expect(priced !== null || faults.length > 0).toBe(true);
					const sum = [...(priced?.bill.points.values() ?? [])].reduce((all, points) => all + points, 0);
					expect(sum).toBe(0);
				}
			})
		);
	});

	it('holds a card whose last sign was cut in half', () => {
		const halved = asked(change(sepp, { card: 'Ober \ud83d' }));
		const read = readSaukopf(writeSaukopf(halved));
		expect(read.ok && read.value.typed.card).toBe('Ober \ufffd');
	});

	const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
	const APART = 'Der Link ist beschädigt: Was darin steht, passt nicht zusammen.';
	const notRead = (word: string): string => `Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`;

	it.each([
		['', CUT_OFF],
		['%', CUT_OFF],
		[text.slice(0, -5), CUT_OFF],
		[
			'2;vierhaxer;eber;ende',
			'Der Link kommt aus einer anderen Fassung der App, die dieses Handy nicht hat.'
		],
		['1;allgaeu;-;rufspiel;ende', notRead('allgaeu')],
		['1;vierhaxer;rufspiel;ende', notRead('rufspiel')],
		['1;vierhaxer;eber;gebot=0;ende', notRead('gebot=0')],
		['1;vierhaxer;eber;gebot=121;ende', notRead('gebot=121')],
		['1;vierhaxer;eber;gewonnen;verloren;ende', notRead('verloren')],
		['1;vierhaxer;eber;laufende=spieler;ende', notRead('laufende=spieler')],
		['1;vierhaxer;eber;laufende=beide,2;ende', notRead('laufende=beide,2')],
		['1;vierhaxer;eber;punkt=0;ende', notRead('punkt=0')],
		['1;vierhaxer;knorpel;karte=;ende', notRead('karte=')],
		['1;vierhaxer;feigeSau;augen=1,2,3;ende', notRead('augen=1,2,3')],
		['1;dreihaxer;eber;trog;trogaugen=23;ende', notRead('trogaugen=23')],
		['1;vierhaxer;eber;constructor;ende', notRead('constructor')],
		['1;dreihaxer;sauerei;gewonnen;ende', APART],
		['1;vierhaxer;eber;trog;ende', APART],
		['1;vierhaxer;eber;unecht;ende', APART],
		['1;vierhaxer;eber;saukopf=spieler;ende', APART],
		['1;vierhaxer;eber;laufende=spieler,5;ende', APART],
		['1;vierhaxer;sauerei;gegenhieb;ende', APART],
		['1;vierhaxer;feigeSau;augen=20;ende', APART]
	])('that is damaged is refused in one sentence: %s', (link, sentence) => {
		expect(readSaukopf(link)).toEqual({ ok: false, error: sentence });
	});

	it('of any characters is read or refused', () => {
		const letters = fc.string({ unit: fc.constantFrom(...'1;=,-%aegilmnoruw') });
		fc.assert(
			fc.property(fc.oneof(letters, fc.string()), (rest) => {
				expect(readSaukopf(`1;vierhaxer;eber;${rest};ende`).ok).toBeTypeOf('boolean');
			})
		);
	});
});
