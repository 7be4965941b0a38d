import { allgaeu } from '../books/allgaeu.ts';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../../../tests/support/formatted.ts';
import { BOOK_SCHEMA } from '../../../../tests/support/published-schema.ts';
import type { Book } from '../book.ts';
import { BOOKS } from '../books/index.ts';

import { checkBook } from './check-book.ts';
import { houseBook } from './house-book.ts';

const books = [...BOOKS.values()];
const bookNamed = (id: string): Book => books.find((book) => book.id === id) as Book;

/** Paths of what is wrong with a book after these changes. */
function faultsOf(base: string, changes: Readonly<Record<string, unknown>>): readonly string[] {
	const book = houseBook(bookNamed(base), { id: 'haus', name: 'Haus', edition: '1', changes });
	const checked = checkBook(book);
	return checked.ok ? [] : checked.error.map(({ path }) => path);
}

describe('the schema', () => {
	it.each(books)('lets $name through, key by key', (book) => {
		expect(checkBook(book)).toEqual({ ok: true, value: book });
		const { required = [], properties = {} } = BOOK_SCHEMA;
		const optional = Object.keys(properties).filter((key) => !required.includes(key));
		const always = Object.keys(book).filter((key) => !optional.includes(key));
		expect([...required].toSorted()).toEqual(always.toSorted());
	});

	it('is what the app publishes', async () => {
		const published = resolve('static/schema/book.schema.json');
		const text = JSON.stringify(BOOK_SCHEMA, null, '\t');
		await expect(await formatted(published, text)).toMatchFileSnapshot(published);
	});
});

describe('a house book', () => {
	it('keeps the paragraphs of what stays and names the house for what is changed', () => {
		const changes = { schneider: { value: 10 }, contracts: { bettel: null } };
		const book = houseBook(bookNamed('allgaeu'), { id: 'haus', name: 'Haus', edition: '1', changes });
		expect(book).toMatchObject({
			id: 'haus',
			parent: 'allgaeu',
			schneider: { value: 10, source: 'Hausregel' },
			schwarz: { value: 5, source: '§6.1' }
		});
		expect(book.order).not.toContain('bettel');
		expect(book.contracts.bettel).toBeUndefined();
		expect(book.rounds.stoecklesrunde?.stoeckle).toEqual(['solo', 'wenz', 'rufspiel', 'mungo']);
		expect(checkBook(book).ok).toBe(true);
	});

	it.each<[string, string, Readonly<Record<string, unknown>>, readonly string[]]>([
		['half a cent', 'allgaeu', { schneider: { value: 2.5 } }, ['schneider.value']],
		['a text for a number', 'allgaeu', { schneider: { value: '5' } }, ['schneider.value']],
		[
			'a negative price',
			'allgaeu',
			{ contracts: { solo: { base: { value: -5 } } } },
			['contracts.solo.base.value']
		],
		['a factor of nothing', 'allgaeu', { bock: { value: 0 } }, ['bock.value']],
		['half a factor', 'allgaeu', { schuss: { factor: { value: 1.5 } } }, ['schuss.factor.value']],
		['an unknown key', 'allgaeu', { schneidr: { value: 5 } }, ['schneidr']],
		['an unknown contract', 'allgaeu', { contracts: { skat: {} } }, ['contracts.skat']],
		['a key taken out', 'allgaeu', { words: null }, ['words']],
		['a list for a book', 'allgaeu', { contracts: [] }, ['contracts']],
		['Augen beyond the pack', 'allgaeu', { augen: { won: { value: 121 } } }, ['augen.won.value']],
		[
			'half a contract',
			'schafkopfschule',
			{ contracts: { geier: { schuss: true } }, words: { contracts: { geier: 'Geier' } } },
			[
				'sides',
				'base',
				'goal',
				'schneider',
				'laufende',
				'laufendeHeld',
				'tout',
				'factor',
				'suits',
				'place',
				'withoutDeckel'
			].map((field) => `contracts.geier.${field}`)
		],
		[
			'Laufende that never count',
			'allgaeu',
			{ contracts: { wenz: { laufende: { from: { value: 5 } } } } },
			['contracts.wenz.laufende.from.value']
		],
		[
			'five Unter',
			'allgaeu',
			{ contracts: { wenz: { laufende: { most: 5 } } } },
			['contracts.wenz.laufende.most']
		],
		[
			'Laufende in a Bettel',
			'allgaeu',
			{ contracts: { bettel: { laufende: { from: { value: 3 }, most: 8 } } } },
			['contracts.bettel.laufende']
		],
		[
			'a Tout in a Bettel',
			'allgaeu',
			{ contracts: { bettel: { tout: { value: 2, by: 'factor' } } } },
			['contracts.bettel.tout']
		],
		[
			'always Schneider',
			'allgaeu',
			{ augen: { schneiderDeclarer: { value: 61 } } },
			['augen.schneiderDeclarer.value']
		],
		[
			'opponents always Schneider',
			'allgaeu',
			{ augen: { schneiderOpponents: { value: 60 } } },
			['augen.schneiderOpponents.value']
		],
		['the last of no Schuss', 'allgaeu', { schuss: { names: [] } }, ['augen.lastSchuss']],
		['a Mungo in a book without', 'schafkopfschule', { nobodyPlays: 'mungo' }, ['nobodyPlays']],
		['a Kreuz in a book without', 'schafkopfschule', { nobodyPlays: 'kreuz' }, ['nobodyPlays']],
		[
			'no Mungo where nobody plays',
			'allgaeu',
			{ contracts: { mungo: null } },
			['contracts.mungo', 'nobodyPlays', 'rounds.mungorunde.canBeGeschoben']
		],
		['Stock without passing', 'allgaeu', { passedPays: { value: 10 } }, ['passedPays']],
		[
			'a Stock that only grows',
			'schafkopfschule',
			{ stock: { lostEinzelspiel: { value: 5 } } },
			['stock.lostEinzelspiel']
		],
		[
			'a Stock won in two ways',
			'muenchen',
			{ stock: { wonBy: { source: 'x', game: 'any' } } },
			['stock.wonBy']
		],
		[
			'a Stock for a Rufspiel that there is not',
			'schafkopfschule',
			{ contracts: { rufspiel: null }, stock: { wonBy: { source: 'x', game: 'rufspiel' } } },
			['stock.wonBy']
		],
		['Stock without Rufspiel', 'muenchen', { contracts: { rufspiel: null } }, ['rufspielStock']],
		[
			'a round that is not there',
			'muenchen',
			{ triggers: { lostEinzelspiel: { opens: 'bockrunde', source: 'Hausregel' } } },
			['triggers.lostEinzelspiel.opens']
		],
		[
			'a vote without its round',
			'allgaeu',
			{ rounds: { bockrunde: null }, triggers: { level: null } },
			['triggers.allTricks.voteAgainst']
		],
		['nothing to multiply with', 'allgaeu', { bock: null }, ['bock']],
		[
			'a million for a game',
			'allgaeu',
			{ schuss: { factor: { value: 10 }, names: ['1', '2', '3', '4', '5', '6'] } },
			['schuss']
		]
	])('is refused with %s', (_, base, changes, paths) => {
		expect(faultsOf(base, changes)).toEqual(paths);
	});
});

it('refuses what is no part of a book however often it is looked at, and wherever it was right', () => {
	const { augen, mungo } = allgaeu;
	const damaged = { ...allgaeu, augen: { ...augen, won: { ...augen.won, source: '' } } };
	for (let time = 0; time < 2; time++) expect(checkBook(damaged).ok).toBe(false);
	expect(checkBook(allgaeu).ok).toBe(true);
	expect(checkBook({ ...allgaeu, augen: mungo }).ok).toBe(false);
	expect(checkBook({ ...allgaeu, mungo: augen }).ok).toBe(false);
});
