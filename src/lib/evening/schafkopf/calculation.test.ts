import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import { formula } from '#lib/rules/bill.ts';
import type { Book, LayingRule } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import { ANGESAGT, CONTRACTS, ROUNDS, SUITS, type RoundKind } from '#lib/rules/vocabulary.ts';
import { readCalculation, writeCalculation } from './calculation-link.ts';
import {
	answer,
	layingChoices,
	standInNames,
	type BookAnswer,
	type AskedBook,
	type Calculation
} from './calculation.ts';
import { STAND_INS } from '../link-words.ts';

const [one, two, three, four] = STAND_INS;
if (!one || !two || !three || !four) throw new Error('four stand-ins');

const source = 'Hausregel';
const twice: LayingRule = { factor: { value: 2, source }, rule: { source }, most: 2 };

const bookOf = (id: string) => {
	const book = BOOKS.get(id);
	if (!book) throw new Error(id);
	return book;
};

function ask(
	id: string,
	typed: TypedGame,
	round: RoundKind | null = null,
	unit: number | null = null
): BookAnswer {
	const asked = { id, unit };
	return answer(bookOf(id), asked, { first: asked, second: null, round, typed }, bookOf('weitnau'));
}

/** Price, sum and payoffs as one would note them. */
const told = ({ priced }: BookAnswer) =>
	priced && [
		priced.bill.price,
		formula(priced.bill.lines),
		...STAND_INS.map((member) => priced.bill.payoff.get(member))
	];

describe('a calculation', () => {
	const rufspiel: TypedGame = {
		contract: 'rufspiel',
		won: true,
		schneider: true,
		laufende: 3,
		schuss: 1,
		deckel: [one, two]
	};

	it('of the worked Rufspiel is 240 cents in the Allgäu (§6.1)', () => {
		expect(told(ask('allgaeu', rufspiel))).toEqual([240, '(10 + 5 + 15) × 2 × 2 × 2', 240, 240, -240, -240]);
	});

	it('goes without what a book does not know, and says so', () => {
		const asked = ask('muenchen', rufspiel);
		// 5 + 5 Schneider + 3 × 5, one Spritz
		expect(told(asked)).toEqual([50, '(5 + 5 + 15) × 2', 50, 50, -50, -50]);
		expect(asked.unknown).toEqual(['Das Regelbuch München kennt keine Deckel.']);
	});

	it('offers as many Deckel as the book lets lie, and those that are typed', () => {
		const own = { ...bookOf('allgaeu'), deckel: twice };
		const choices = (book: Book, deckel: readonly MemberId[] = []) =>
			layingChoices(book, { contract: 'solo', deckel }, 'deckel');
		expect(choices(bookOf('allgaeu'))).toEqual([1, 2, 3, 4]);
		expect(choices(own)).toEqual([1, 2]);
		expect(choices(own, [one, two, three])).toEqual([1, 2, 3]);
		expect(layingChoices(own, { contract: 'solo' }, 'legen')).toEqual([]);
		expect(layingChoices({ ...own, legen: twice }, { contract: 'solo' }, 'legen')).toEqual([1, 2]);
	});

	it('charges what was laid besides by a book that has it, and says so of one that has it not or less often', () => {
		const typed: TypedGame = { ...rufspiel, deckel: [one], legen: [one, two, three] };
		const asked = { id: 'allgaeu', unit: null };
		const calculation = { first: asked, second: null, round: null, typed };
		const own = { ...bookOf('allgaeu'), legen: { ...twice, most: 4 } };
		const answered = (book: Book) => answer(book, asked, calculation, own);
		// 10 + 5 Schneider + 3 × 5; one Schuss, one Deckel, three times Legen.
		expect(told(answered(own))?.slice(0, 2)).toEqual([960, '(10 + 5 + 15) × 2 × 2 × 2 × 2 × 2']);
		expect(answered(own).unknown).toEqual([]);
		expect(told(answered(bookOf('allgaeu')))?.[0]).toBe(120);
		expect(answered(bookOf('allgaeu')).unknown).toEqual(['Das Regelbuch Allgäu kennt kein Legen.']);
		const less = answered({ ...own, legen: twice });
		expect(told(less)?.[0]).toBe(480);
		expect(less.unknown).toEqual(['Höchstens 2 Legen, nicht 3.']);
	});

	it('takes as many Laufende and Schüsse as the book allows', () => {
		const typed: TypedGame = { contract: 'rufspiel', won: true, laufende: 10, schuss: 4 };
		expect(told(ask('weitnau', typed))?.slice(0, 2)).toEqual([960, '(10 + 50) × 2 × 2 × 2 × 2']);
		const asked = ask('muenchen', typed);
		expect(told(asked)?.slice(0, 2)).toEqual([180, '(5 + 40) × 2 × 2']);
		expect(asked.unknown).toEqual([
			'Bei Rufspiel sind höchstens 8 Laufende möglich, nicht 10.',
			'Bei Rufspiel sind höchstens 2 Spritzen möglich, nicht 4.'
		]);
	});

	it('counts the unit that was agreed, where one is', () => {
		// Schule 4.2.4: Solo 5 units, 3 Laufende, Contra
		const typed: TypedGame = { contract: 'solo', won: false, laufende: 3, schuss: 1 };
		expect(told(ask('schafkopfschule', typed, null, 20))).toEqual([
			320,
			'(100 + 60) × 2',
			-960,
			320,
			320,
			320
		]);
		expect(told(ask('schafkopfschule', typed))?.[0]).toBe(160);
		expect(told(ask('allgaeu', typed, null, 20))?.[0]).toBe(80);
	});

	it('doubles in a Bockrunde and in a Bockspiel where the book has them (§5.1, §8.4)', () => {
		const typed: TypedGame = { contract: 'wenz', won: true };
		expect(told(ask('allgaeu', typed, 'bockrunde'))?.[0]).toBe(50);
		expect(told(ask('allgaeu', { ...typed, outOfTurn: true }))?.[0]).toBe(50);
		const asked = ask('muenchen', { ...typed, outOfTurn: true }, 'bockrunde');
		expect(told(asked)?.[0]).toBe(20);
		expect(asked.unknown).toEqual([
			'München kennt keine Bockrunde.',
			'Das Regelbuch München kennt kein Bockspiel.'
		]);
	});

	it('has no price for a contract that the book does not know', () => {
		expect(ask('allgaeu', { contract: 'gargaraz', won: true })).toEqual({
			priced: null,
			missing: null,
			unknown: ['Allgäu kennt kein Spiel „Gargaraz“.']
		});
	});

	it('of a Mungo asks for what is missing', () => {
		expect(ask('allgaeu', { contract: 'mungo' }).missing).toBe('Wer verliert?');
		const whole = ask('allgaeu', { contract: 'mungo', losers: [two, four] });
		expect(whole.missing).toBeNull();
		expect(told(whole)).toEqual([10, '10', 10, -10, 10, -10]);
	});

	it('calls the stand-ins by their part', () => {
		const names = (contract: (typeof CONTRACTS)[number]) =>
			STAND_INS.map(standInNames(bookOf('allgaeu'), contract));
		expect(names('rufspiel')).toEqual(['Spieler', 'Mitspieler', 'Gegner 1', 'Gegner 2']);
		expect(names('solo')).toEqual(['Spieler', 'Gegner 1', 'Gegner 2', 'Gegner 3']);
		expect(names('mungo')).toEqual(['Nr. 1', 'Nr. 2', 'Nr. 3', 'Nr. 4']);
	});
});

const player = fc.constantFrom(...STAND_INS);
const some = fc.subarray([...STAND_INS], { minLength: 1 });
const flag = fc.constant(true);
const laid = fc.integer({ min: 0, max: 4 }).map((count) => STAND_INS.slice(0, count));
const counts = (most: number) =>
	fc.dictionary(player, fc.integer({ min: 0, max: most })).map((given) => ({ ...given }));

const typedGames: fc.Arbitrary<TypedGame> = fc.record(
	{
		contract: fc.constantFrom(...CONTRACTS),
		suit: fc.constantFrom(...SUITS),
		tout: flag,
		won: fc.boolean(),
		augen: fc.oneof(fc.integer({ min: 0, max: 120 }), counts(120)),
		schneider: flag,
		schwarz: flag,
		laufende: fc.integer({ min: 0, max: 14 }),
		schuss: fc.integer({ min: 0, max: 8 }),
		deckel: laid,
		legen: laid,
		bid: fc.integer({ min: 0, max: 120 }),
		by: fc.constantFrom('losers', 'augen', 'durchmarsch', 'hinleger'),
		losers: some,
		durchmarsch: player,
		hinleger: player,
		tricks: counts(8),
		spritzen: some,
		jungfrau: some,
		muss: flag,
		angesagt: fc.constantFrom(...ANGESAGT),
		declarer: player,
		outOfTurn: flag
	},
	{ requiredKeys: ['contract'] }
);

function calculations(ids: fc.Arbitrary<string>): fc.Arbitrary<Calculation> {
	const asked: fc.Arbitrary<AskedBook> = fc.record({
		id: ids,
		unit: fc.option(fc.integer({ min: 1, max: 1000 }))
	});
	return fc.record({
		first: asked,
		second: fc.option(asked),
		round: fc.option(fc.constantFrom(...ROUNDS)),
		typed: typedGames
	});
}

describe('a link', () => {
	const typed: TypedGame = {
		contract: 'rufspiel',
		won: true,
		schneider: true,
		laufende: 3,
		schuss: 1,
		deckel: [one, two]
	};
	const text = '1;allgaeu;weitnau;rufspiel;gewonnen;schneider;laufende=3;schuss=1;deckel=2;ende';
	const calculation: Calculation = {
		first: { id: 'allgaeu', unit: null },
		second: { id: 'weitnau', unit: null },
		round: null,
		typed
	};

	it('can be read by people', () => {
		expect(writeCalculation(calculation)).toBe(text);
		expect(readCalculation(text, BOOKS)).toEqual({ ok: true, value: calculation });
		expect(readCalculation(encodeURIComponent(text), BOOKS)).toEqual({ ok: true, value: calculation });
	});

	it('of a Mungo says the Augen of each', () => {
		const mungo = '1;schafkopfschule,20;-;mungo;augen=20,,40,60;wie=augen;spritzen=1,3;runde=mungorunde;ende';
		expect(readCalculation(mungo, BOOKS)).toEqual({
			ok: true,
			value: {
				first: { id: 'schafkopfschule', unit: 20 },
				second: null,
				round: 'mungorunde',
				typed: {
					contract: 'mungo',
					augen: { [one]: 20, [three]: 40, [four]: 60 },
					by: 'augen',
					spritzen: [one, three]
				}
			}
		});
	});

	it('brings back what was written, under books of any name', () => {
		const ids = fc.oneof(
			fc.string({ minLength: 1, unit: 'grapheme' }),
			fc.constantFrom('a;b', 'a,5', '50%', '%3B')
		);
		fc.assert(
			fc.property(calculations(ids.filter((id) => id !== '-')), (written) => {
				const known = new Map([written.first, written.second].map((book) => [book?.id ?? '', book]));
				const link = writeCalculation(written);
				expect(link).toMatch(/^[\w;,=.!~*'()%-]+$/);
				expect(readCalculation(link, known)).toEqual({ ok: true, value: written });
			})
		);
	});

	it('is answered in a price or a sentence by every book, whatever stands in it', () => {
		const ids = fc.constantFrom(...BOOKS.keys());
		fc.assert(
			fc.property(calculations(ids), (written) => {
				for (const asked of [written.first, written.second ?? written.first]) {
					const { priced, missing, unknown } = answer(
						bookOf(asked.id),
						asked,
						written,
						bookOf(written.first.id)
					);
					expect(priced !== null || missing !== null || unknown.length > 0).toBe(true);
					const sum = [...(priced?.bill.payoff.values() ?? [])].reduce((all, cents) => all + cents, 0);
					expect(sum).toBe(0);
				}
			})
		);
	});

	const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
	const notRead = (word: string): string => `Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`;

	it.each([
		['', CUT_OFF],
		['hallo', CUT_OFF],
		['%', CUT_OFF],
		['1;allgaeu;weitnau;rufspiel;gewonnen;laufende=1', CUT_OFF],
		[
			'2;allgaeu;-;rufspiel;ende',
			'Der Link kommt aus einer anderen Fassung der App, die dieses Handy nicht hat.'
		],
		['1;hinterwald;-;rufspiel;ende', 'Der Link nennt Regeln, die es hier nicht gibt: „hinterwald“.'],
		['1;allgaeu;;rufspiel;ende', 'Der Link nennt Regeln, die es hier nicht gibt: „“.'],
		['1;schafkopfschule,0;-;rufspiel;ende', notRead('schafkopfschule,0')],
		['1;schafkopfschule,1001;-;rufspiel;ende', notRead('schafkopfschule,1001')],
		['1;schafkopfschule,10,5;-;rufspiel;ende', notRead('schafkopfschule,10,5')],
		['1;allgaeu;-;skat;ende', notRead('skat')],
		['1;allgaeu;-;rufspiel;laufende=x;ende', notRead('laufende=x')],
		['1;allgaeu;-;rufspiel;laufende=15;ende', notRead('laufende=15')],
		['1;allgaeu;-;rufspiel;laufende=03;ende', notRead('laufende=03')],
		['1;allgaeu;-;rufspiel;laufende;ende', notRead('laufende')],
		['1;allgaeu;-;rufspiel;augen=121;ende', notRead('augen=121')],
		['1;allgaeu;-;rufspiel;gewonnen=1;ende', notRead('gewonnen=1')],
		['1;allgaeu;-;rufspiel;gewonnen;verloren;ende', notRead('verloren')],
		['1;allgaeu;-;rufspiel;constructor;ende', notRead('constructor')],
		['1;allgaeu;-;rufspiel;;ende', notRead('')],
		['1;allgaeu;-;mungo;verlierer=1,1;ende', notRead('verlierer=1,1')],
		['1;allgaeu;-;mungo;verlierer=5;ende', notRead('verlierer=5')],
		['1;allgaeu;-;mungo;augen=1,2,3;ende', notRead('augen=1,2,3')],
		['1;allgaeu;-;mungo;augen=1,2,x,3;ende', notRead('augen=1,2,x,3')],
		['1;allgaeu;-;mungo;wie=gar nicht;ende', notRead('wie=gar nicht')]
	])('that is damaged is refused in one sentence: %s', (link, sentence) => {
		expect(readCalculation(link, BOOKS)).toEqual({ ok: false, error: sentence });
	});

	it('of any characters is read or refused', () => {
		const letters = fc.string({ unit: fc.constantFrom(...'1;=,-%aegilmnoruw') });
		fc.assert(
			fc.property(fc.oneof(letters, fc.string()), (rest) => {
				expect(readCalculation(`1;allgaeu;-;${rest}`, BOOKS).ok).toBeTypeOf('boolean');
			})
		);
	});
});
