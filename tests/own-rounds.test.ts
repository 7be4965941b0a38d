import { describe, expect, it } from 'vitest';
import { entry, type Fields } from './support/entries.ts';
import { opens } from './support/kasse.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { isOfTheCount } from '#lib/championship/lists/hands.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { contractsNow } from '#lib/evening/schafkopf/rounds.ts';
import { mustNowText, mustSaid, mustWhenPassed } from '#lib/evening/schafkopf/must-play.ts';
import { meaningText, runningText } from '#lib/evening/schafkopf/round-text.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import type { FieldValue } from '#lib/rules/house/editor/field.ts';
import { contractTemplate, roundTemplate } from '#lib/rules/house/templates.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import { whenNobodyPlays } from '#lib/rules/printed/wording.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';

// Rounds of a club's own, worked out by hand. "Nach jedem Herz-Solo kommt eine Kreuzrunde: viermal Kreuz zu 10, die zählen
// einfach. Nach vier Laufenden kommt eine Dreierrunde, da zählt alles dreifach."

const source = 'Hausregel';
const figure = (value: number) => ({ value, source });
const KREUZRUNDE: Patch<Book> = {
	id: 'allgaeu',
	nobodyPlays: 'kreuz',
	passedPays: null,
	rufspielStock: null,
	contracts: { kreuz: contractTemplate(muenchen, 'kreuz') },
	order: [...muenchen.order, 'kreuz'],
	rounds: {
		runde1: {
			...roundTemplate(muenchen, 'runde1'),
			...{ contracts: ['kreuz'], games: 4, factor: figure(1), prices: { kreuz: figure(10) } }
		},
		runde2: { ...roundTemplate(muenchen, 'runde2'), factor: figure(3) }
	},
	words: { contracts: { kreuz: 'Kreuz' }, rounds: { runde1: 'Kreuzrunde', runde2: 'Dreierrunde' } },
	sentences: {
		sentence1: {
			source,
			after: 'played',
			of: 'solo',
			suit: 'herz',
			each: null,
			double: null,
			opens: 'runde1'
		},
		sentence2: { source, after: 'laufende', of: null, laufende: 4, each: null, double: null, opens: 'runde2' }
	}
};
const book = patched(muenchen, KREUZRUNDE);

const solo = (suit: string): Fields => ({ contract: 'solo', declarer: 'dora', suit, won: true });
const kreuz: Fields = { contract: 'kreuz', declarer: 'anna', won: true };
const rufspiel = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', suit: 'eichel', won: true };

function folded(of: Book, ...plays: readonly Fields[]) {
	const entries = plays.map(({ kind = 'game', ...fields }, i): AnyEntry =>
		entry(`a ${i + 1}`, String(kind), { evening: 'a', ...(kind === 'game' ? { game: fields } : fields) })
	);
	const log = standing([opens('a', '2026-01-09'), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', of]]));
	if (!state) throw new Error('no evening');
	return state;
}
const gamesOf = (...all: Parameters<typeof folded>) =>
	folded(...all).rows.flatMap((row) => (row.type === 'game' ? [row] : []));
const pricesOf = (...all: Parameters<typeof folded>): readonly number[] =>
	gamesOf(...all).map(({ bill }) => bill.price);

describe('a round of the club’s own', () => {
	it('is a book that the check lets through', () => {
		expect(checkBook(book)).toMatchObject({ ok: true });
	});

	it('follows on a Herz-Solo and on no other, lasts four games, and has its own price', () => {
		// A Solo 20; a Kreuz 5, in the Kreuzrunde 10, four times; then 5 again.
		expect(pricesOf(book, solo('eichel'), kreuz)).toEqual([20, 5]);
		expect(pricesOf(book, solo('herz'), kreuz, kreuz, kreuz, kreuz, kreuz)).toEqual([20, 10, 10, 10, 10, 5]);
		const { rounds, roundLength } = folded(book, solo('herz'), kreuz);
		if (!rounds.running) throw new Error('no round runs');
		expect(runningText(book, rounds.running, roundLength)).toBe('Kreuzrunde, Spiel 2 von 4');
		expect(meaningText(folded(book, solo('herz')))).toBe('alles einfach');
		expect(contractsNow(book, rounds.running)).toEqual(['sie', 'kreuz']);
	});

	it('lasts as many games where five sit', () => {
		const five = { kind: 'seats', seats: ['anna', 'ben', 'carl', 'dora', 'emil'], dealer: 'emil' };
		const { roundLength } = folded(book, five, solo('herz'));
		expect(roundLength).toBe(4);
	});

	it('follows on so many Laufende, and multiplies by its own factor', () => {
		// A Rufspiel 5, with four Laufende 5 + 4 × 5; then × 3.
		const many = { ...rufspiel, laufende: 4 };
		expect(pricesOf(book, many, rufspiel)).toEqual([25, 15]);
		expect(pricesOf(book, { ...rufspiel, laufende: 3 }, rufspiel)).toEqual([20, 5]);
		expect(meaningText(folded(book, many))).toBe('alles ×\u00a03');
	});

	it('begins where the table asks for it', () => {
		expect(pricesOf(book, { kind: 'round', round: 'runde2' }, rufspiel)).toEqual([15]);
	});

	it('leads to no other, and warns of what it does not know', () => {
		const { rounds, warnings } = folded(book, solo('herz'), solo('herz'));
		expect([rounds.running?.kind, rounds.waiting.length]).toEqual(['runde1', 0]);
		expect(warnings.map(({ text }) => text)).toEqual(['In der Kreuzrunde gibt es kein Solo.']);
	});

	it('is printed with when it begins, how long it lasts and what it costs', () => {
		const said = printSchafkopf({ ...book, id: 'haus', parent: 'muenchen' }, muenchen)
			.flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.map(({ block }) => sentencesOf(block)))
			)
			.join('\n');
		for (const text of [
			'Von selbst nach Herz-Solo.',
			'4 Spiele, gleich wie viele am Tisch sitzen.',
			'Nur Kreuz.',
			'Kreuz 0,10 € statt des üblichen.',
			'Von selbst nach einem Spiel (4 Laufende oder mehr).',
			'Jedes Spiel zählt dreifach (× 3).',
			'Nach Herz-Solo folgt eine Kreuzrunde.'
		])
			expect(said).toContain(text);
	});
});

describe('who must play', () => {
	const nameOf = (member: string): string =>
		({ anna: 'Anna', ben: 'Ben', carl: 'Carl', dora: 'Dora' })[member] ?? '';

	it.each([
		// dora deals the Herz-Solo, so anna deals in the round, and ben leads.
		['dealer', 'Anna muss spielen: Kreuzrunde.', 'Ben muss spielen: Kreuzrunde.'],
		['first', 'Ben muss spielen: Kreuzrunde.', 'Carl muss spielen: Kreuzrunde.'],
		[
			'alte',
			'Wer den Eichel-Ober hat, muss spielen: Kreuzrunde.',
			'Wer den Eichel-Ober hat, muss spielen: Kreuzrunde.'
		],
		['declarer', 'Dora muss spielen: Kreuzrunde.', 'Anna muss spielen: Kreuzrunde.'],
		// By dora's Solo anna, ben and carl lose alike; anna's lost Kreuz costs her and carl as much, and ben leads after her deal.
		['loser', 'Anna muss spielen: Kreuzrunde.', 'Carl muss spielen: Kreuzrunde.']
	] as const)('is %s in each game of a round, not before and not after', (must, first, second) => {
		const asked = patched(book, { rounds: { runde1: { must, games: 2 } } });
		expect(checkBook(asked)).toMatchObject({ ok: true });
		const lost = { ...kreuz, won: false };
		const said = (...plays: readonly Fields[]) => mustNowText(folded(asked, ...plays), nameOf);
		expect([said(), said(solo('herz')), said(solo('herz'), lost), said(solo('herz'), lost, lost)]).toEqual([
			...[null, first, second, null]
		]);
	});

	it('has his own goal there, where the book says so', () => {
		const eased = { augen: { wonMuss: figure(51) } };
		const asked = patched(book, { nobodyPlays: 'passed', ...eased, rounds: { runde1: { must: 'dealer' } } });
		expect(checkBook(asked)).toMatchObject({ ok: true });
		const at = (augen: number, muss: boolean) =>
			gamesOf(asked, solo('herz'), { contract: 'kreuz', declarer: 'anna', augen, muss }).at(-1)?.bill.won;
		expect([at(51, true), at(50, true), at(60, false)]).toEqual([true, false, false]);
		const nobody = checkBook(patched(book, { nobodyPlays: 'passed', ...eased }));
		expect(nobody.ok ? [] : nobody.error).toMatchObject([
			{ path: 'augen.wonMuss', refusal: { code: 'nobodyMust' } }
		]);
	});

	it('is said of a table where everybody passed', () => {
		const asked = patched(book, { muss: { source, who: 'alte' } });
		expect(checkBook(asked)).toMatchObject({ ok: true });
		const evening = folded(asked);
		const must = mustWhenPassed(evening);
		expect(must && mustSaid(evening, must, nameOf)).toBe(
			'Wer den Eichel-Ober hat, muss spielen: wenn alle passen.'
		);
		expect(whenNobodyPlays(asked)).toBe(
			'spielt, wer den Eichel-Ober hat, mit dem, der ihm gegenübersitzt (Kreuz)'
		);
		expect(whenNobodyPlays(patched(asked, { nobodyPlays: 'muss' }))).toBe(
			'muss spielen, wer den Eichel-Ober hat'
		);
		const refused = checkBook(patched(asked, { nobodyPlays: 'passed' }));
		expect(refused.ok ? [] : refused.error).toMatchObject([
			{ path: 'muss', refusal: { code: 'nobodyMust' } }
		]);
	});
});

describe('the editor', () => {
	const set = (of: Book, label: string, value: FieldValue): Book => {
		const field = sectionsOf(of, muenchen)
			.flatMap(({ fields }) => fields)
			.find((one) => one.label === label);
		if (!field) throw new Error(`no field ${label}`);
		return field.set(value);
	};

	it('begins the list of what is played there with the game that nobody chose, where there is one', () => {
		const limited = (of: Book): readonly unknown[] => {
			const made = set(set(of, 'Eigene Runde 1', true), 'Eigene Runde 1: nur bestimmte Spiele', true);
			return made.rounds.runde1?.contracts ?? [];
		};
		expect(limited(set(muenchen, 'Wenn keiner spielt', 'kreuz'))).toEqual(['kreuz']);
		expect(limited(set(muenchen, 'Wenn keiner spielt', 'mungo'))).toEqual(['mungo']);
		expect(limited(muenchen)).toEqual(expect.arrayContaining(['rufspiel', 'solo', 'wenz']));
	});

	it('makes one in eight strokes', () => {
		const strokes: readonly (readonly [string, FieldValue])[] = [
			['Eigene Runde 1', true],
			['Eigene Runde 1 heißt', 'Herzrunde'],
			['Herzrunde dauert', 'games'],
			['Herzrunde: wie viele Spiele', 3],
			['Herzrunde: was mehr zählt', 'nothing'],
			['Herzrunde: eigene Preise', true],
			['Herzrunde: Solo kostet', 60],
			['Satz 1: nach etwas anderem', true],
			['Satz 1: wonach', 'played'],
			['Satz 1: in welcher Farbe', 'herz'],
			['Satz 1: was dann', 'runde1']
		];
		const made = strokes.reduce((of, [label, value]) => set(of, label, value), muenchen);
		expect(checkBook(made)).toMatchObject({ ok: true });
		const { runde1 } = made.rounds;
		expect([runde1?.games, runde1?.factor?.value, runde1?.prices?.solo?.value]).toEqual([3, 1, 60]);
		const played = { ...made, id: 'allgaeu' };
		expect(pricesOf(played, solo('herz'), solo('laub'), solo('laub'), solo('laub'), solo('laub'))).toEqual([
			...[20, 60, 60, 60, 20]
		]);
		// What is taken out takes along what opened it.
		const gone = set(made, 'Eigene Runde 1', false);
		expect([gone.rounds.runde1, gone.sentences.sentence1]).toEqual([undefined, undefined]);
		expect(checkBook(gone)).toMatchObject({ ok: true });
	});
});

it('is refused where it could not be meant', () => {
	const faults = (patch: Patch<Book>) => {
		const checked = checkBook(patched(book, patch));
		return checked.ok ? [] : checked.error.map(({ path, refusal }) => [path, refusal.code]);
	};
	expect(faults({ rounds: { runde1: { lasts: 'twoRounds' } } })).toEqual([
		['rounds.runde1.games', 'roundGames']
	]);
	expect(faults({ rounds: { runde1: { factor: null } } })).toEqual([['bock', 'bockMissing']]);
	expect(faults({ rounds: { runde1: { prices: { mungo: figure(1) } } } })).toEqual([
		['rounds.runde1.prices', 'sentenceUnknown']
	]);
	expect(faults({ sentences: { sentence1: { suit: 'herz', of: 'wenz' } } })).toEqual([
		['sentences.sentence1.suit', 'sentenceSuit']
	]);
	expect(faults({ sentences: { sentence2: { laufende: null } } })).toEqual([
		['sentences.sentence2.laufende', 'sentenceLaufende']
	]);
	expect(faults({ sentences: { sentence2: { of: 'bettel' } } })).toEqual([
		['sentences.sentence2.of', 'sentenceNoLaufende']
	]);
});

it('counts no drawn game towards a Partie, as that is dealt again', () => {
	const drawn = patched(book, { augen: { drawn: { source, of: null } } });
	const level = { ...kreuz, won: undefined, augen: 60 };
	expect(gamesOf(drawn, level, kreuz).map(isOfTheCount)).toEqual([false, true]);
});
