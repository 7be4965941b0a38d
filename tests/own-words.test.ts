import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { TABLE_SENTENCES } from '#lib/evening/refusal-text.ts';
import { gameText } from '#lib/evening/schafkopf/game-text.ts';
import type { Book } from '#lib/rules/book.ts';
import { roundWord, stockWord, wordOf } from '#lib/rules/book-words.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { Game } from '#lib/rules/game.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { BOOK_SENTENCES } from '#lib/rules/house/refusal-text.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { patched } from '#lib/rules/patch.ts';
import { priceGame } from '#lib/rules/price.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { reasonsOf } from '#lib/rules/reasons.ts';
import { CONTRACTS, ROUNDS, SUITS, TERMS } from '#lib/rules/vocabulary.ts';
import { inWords } from '#lib/rules/words-in-text.ts';
import { repositoryFiles } from './support/files.ts';

// A book whose every word is another: no text that the app makes of it says an old one.

const PLAYERS = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));
const [A, B, C] = PLAYERS as [MemberId, MemberId, MemberId];

/** Nonsense for each key. */
const all = (keys: readonly string[], start: string): Record<string, string> =>
	Object.fromEntries(keys.map((key, i) => [key, `${start}${String.fromCharCode(97 + i)}`]));

function renamed(base: Book): Book {
	const words = {
		suits: all(SUITS, 'Qsu'),
		contracts: all(
			CONTRACTS.filter((one) => base.contracts[one]),
			'Qco'
		),
		rounds: all(
			ROUNDS.filter((one) => base.rounds[one]),
			'Qru'
		),
		terms: all(TERMS, 'Qte'),
		genders: { stock: 'die' },
		tout: 'Qtout',
		deckel: 'Qdeckel',
		spritze: 'Qspritze',
		stoeckle: 'Qstoeckle'
	};
	const changes = {
		words,
		schuss: { names: base.schuss.names.map((_, i) => `Qschuss${i}`) },
		legen: { factor: { value: 2 }, rule: { source: 'Hausregel' }, most: 4 },
		mungo: base.mungo && { jungfrau: { value: 2 } }
	};
	const book = houseBook(base, { id: 'haus', name: 'Haus', edition: '1', changes });
	expect(checkBook(book)).toMatchObject({ ok: true });
	return book;
}

/** Words that stood in the five books and may stand in no text now. */
const OLD =
	/(?<!\p{L})(?:Schneiders?|Schwarz|Laufende[rmn]?|Stocks?|Bockspiele?|Jungfrau|Deckeln?|Schuss|Tout|Spritze|Eichel|Laub|Gras|Herz|Schell(?:e?n)?)(?!\p{L})/u;

describe.each([...BOOKS.values()])('$name in other words', (base) => {
	const book = renamed(base);

	it('says them in every bill and line of a game', () => {
		const laid = { ...(book.deckel ? { deckel: [A] } : {}), legen: [B] };
		const games: readonly Game[] = book.order.flatMap((contract): readonly Game[] => {
			const rule = book.contracts[contract];
			if (!rule || rule.goal === 'hand') return [];
			if (rule.sides === 'mungo') return [{ contract, losers: [A, B], jungfrau: [C], ...laid }];
			return [
				{
					...{
						contract,
						declarer: A,
						...(rule.sides === 'rufspiel' ? { partner: B } : {}),
						won: true,
						...laid
					},
					...(rule.schneider ? { schneider: true, schwarz: true } : {}),
					...(rule.laufende ? { laufende: rule.laufende.most } : {}),
					...(rule.suits[0] ? { suit: rule.suits[0] } : {}),
					...(rule.schuss && book.schuss.names.length > 0 ? { schuss: 1 } : {})
				}
			];
		});
		expect(games.length).toBeGreaterThan(2);
		for (const game of games) {
			const checked = checkGame(book, game);
			if (!checked.ok) throw new Error(JSON.stringify([game, checked.error]));
			const circumstances = { players: PLAYERS, unit: 1, deckelCount: true, factors: [] };
			const bill = priceGame(book, checked.value, circumstances);
			const text = gameText(book, checked.value, { outOfTurn: true }, (member) => member);
			const said = [
				...bill.lines.map(({ label }) => label),
				...reasonsOf(book, checked.value, bill).map((one) => one.text)
			];
			for (const one of [...said, text.played, text.ending]) expect(one).not.toMatch(OLD);
			expect(text.played).toContain(wordOf(book, game.contract));
		}
	});

	it('says them in the editor, but for the part that asks for them', () => {
		const asked = (title: string): boolean => title === 'Eure Wörter';
		const said = sectionsOf(book, book).flatMap(({ title, says, fields, examples, told }) =>
			asked(title)
				? []
				: [
						...[title, says],
						...fields.flatMap((field) => [
							...[field.label, field.says],
							...(field.type === 'number' ? [field.unit] : []),
							...(field.type === 'choice' ? field.choices.map(({ text }) => text) : [])
						]),
						...examples.map((one) => one.says),
						...told.flatMap((one) => [one.says, one.comes])
					]
		);
		expect(said.length).toBeGreaterThan(100);
		// A club that has none yet must recognize what is meant.
		const explained = /Legen oder|und Legen|„Klopfer“/;
		expect(said.filter((one) => OLD.test(one) && !explained.test(one))).toEqual([]);
	});

	it('says them where a game or a change is refused', () => {
		const words = [...Object.values(TABLE_SENTENCES), ...Object.values(BOOK_SENTENCES)].map((text) =>
			inWords(book, text)
		);
		expect(words.length).toBeGreaterThan(80);
		expect(words.filter((one) => OLD.test(one))).toEqual([]);
	});

	it('calls the suits by them wherever the book is printed', () => {
		const said = printSchafkopf(book, base)
			.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
			.flatMap(({ block }) => sentencesOf(block).split('\n'));
		const suits = /(?<!\p{L})(?:Eichel|Laub|Gras|Herz|Schell(?:e?n)?)(?!\p{L})/u;
		// What a declarer may say for fun is the source’s own, and a list says which word stands for which.
		expect(said.filter((one) => suits.test(one) && !/zum Spaß|^Für „/.test(one))).toEqual([]);
	});

	it('says them in what the book prints of its own data', () => {
		const printed = printSchafkopf(book, base);
		const made = printed.flatMap(({ sections }) =>
			sections.flatMap(({ rules }) => rules.filter(({ key }) => key.includes('.')).map(({ block }) => block))
		);
		const said = made
			.flatMap((block) => sentencesOf(block).split('\n'))
			.filter((one) => !one.startsWith('Für „'));
		expect(
			said.filter((one) => /(?<!\p{L})(?:Schneiders?|Jungfrau|Laufende[rmn]?|Stocks?)(?!\p{L})/u.test(one))
		).toEqual([]);
	});
});

it('bends the article of the Stock as its word wants it', () => {
	const called = (stock: string, gender: 'der' | 'die' | 'das'): Book =>
		patched(allgaeu, { words: { terms: { stock }, genders: { stock: gender } } });
	expect(stockWord(allgaeu, 'in')).toBe('in den Stock');
	expect(stockWord(called('Kasse', 'die'), 'in')).toBe('in die Kasse');
	expect(stockWord(called('Haferl', 'das'), 'in')).toBe('ins Haferl');
	expect(stockWord(called('Kasse', 'die'), 'Im')).toBe('In der Kasse');
});

it('is entered word by word in the editor, and taken back', () => {
	const fields = sectionsOf(allgaeu, allgaeu).find(({ key }) => key === 'woerter')?.fields ?? [];
	const field = fields.find(({ label }) => label === 'Schneider heißt');
	const changed = field?.set('Scheps') ?? allgaeu;
	expect(changed.words.terms).toEqual({ schneider: 'Scheps' });
	const again = sectionsOf(changed, allgaeu).find(({ key }) => key === 'woerter')?.fields ?? [];
	expect(again.find(({ label }) => label === 'Schneider heißt')?.set('Schneider').words.terms).toEqual({});
	expect(roundWord(changed, 'bockrunde')).toBe('Bockrunde');
});

describe('a round of Mungos', () => {
	const called = (mungo: string, mungorunde?: string): Book =>
		houseBook(allgaeu, {
			...{ id: 'haus', name: 'Haus', edition: '1' },
			changes: { words: { contracts: { mungo }, ...(mungorunde ? { rounds: { mungorunde } } : {}) } }
		});

	it.each([
		[allgaeu, 'Mungorunde'],
		[called('Ramsch'), 'Ramschrunde'],
		[called('Gurke'), 'Gurkenrunde'],
		[called('Jeder für sich'), 'Mungorunde'],
		[called('Ramsch', 'Pfennigrunde'), 'Pfennigrunde']
	])('is called as they are, unless the book says otherwise', (book, word) => {
		expect(roundWord(book, 'mungorunde')).toBe(word);
		const asked = sectionsOf(book, allgaeu)
			.find(({ key }) => key === 'woerter')
			?.fields.find(({ places }) => places.includes('words.rounds.mungorunde'));
		expect(asked?.value).toBe(word);
	});

	it('is called so in print and in the editor', () => {
		const book = called('Ramsch');
		const printed = printSchafkopf(book, allgaeu).flatMap(({ sections }) =>
			sections.flatMap(({ title, rules }) => [title, ...rules.map(({ block }) => sentencesOf(block))])
		);
		expect(printed.filter((text) => text.includes('Mungorunde'))).toEqual([]);
		expect(printed).toContain('Geschobene Ramschrunde');
		const edited = sectionsOf(book, allgaeu)
			.filter(({ key }) => key !== 'woerter')
			.flatMap(({ fields, examples, told }) => [
				...fields.map(({ label }) => label),
				...examples.map(({ says }) => says),
				...told.map(({ comes }) => comes)
			]);
		expect(edited.filter((text) => text.includes('Mungorunde'))).toEqual([]);
		expect(edited).toContain('dann eine Ramschrunde');
	});
});

// A thing has one word on all screens: whoever reads "Telefon" here and "Handy" there asks whether they are two.

/** Files that may say another word, each with why. */
const MAY_SAY: Readonly<Record<string, string>> = {
	'src/lib/transfer/packed-lines.ts': 'words that every packed file of a club is read with',
	'src/lib/rules/printed/incident-rules.ts': 'as the rules have it',
	'src/lib/championship/system.ts': 'its printed title',
	'src/lib/cli/start.ts': 'laptops are meant, too',
	'src/routes/verein/connect/ConnectCard.svelte': 'laptops are connected, too',
	'src/routes/verein/connect/DevicesSheet.svelte': 'laptops are connected, too',
	'src/routes/meisterschaft/[championship]/leinwand/WallBar.svelte': 'mostly a laptop at a wall'
};

const shownIn = (file: string): string =>
	readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

it('calls the phone a Handy, the till a Kasse and the day a Meisterschaft on every screen', () => {
	const others = repositoryFiles()
		.filter((file) => /^src\/.*\.(ts|svelte|html)$/.test(file) && !file.endsWith('.test.ts'))
		.filter((file) => /Telefon|Gerät|Zockkasse|Zockmeisterschaft/.test(shownIn(file)));
	expect(others.sort()).toEqual(Object.keys(MAY_SAY).sort());
});
