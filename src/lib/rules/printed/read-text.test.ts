import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOOK_SCHEMA, type Schema } from '../../../../tests/support/published-schema.ts';
import { BOOKS } from '../books/index.ts';
import { MAKERS } from './makers.ts';
import { outlineOf } from './outlines.ts';
import { readText } from './read-text.ts';
import type { Outline } from './shape.ts';

/** Whether a book may have something there, whatever it is. */
function isPlace(place: string): boolean {
	const defs: Readonly<Record<string, Schema>> = BOOK_SCHEMA.$defs;
	/** What a name of the schema or a value that may be null stands for. */
	const meant = (schema: Schema | undefined): Schema | undefined =>
		schema?.$ref
			? meant(defs[schema.$ref.slice('#/$defs/'.length)])
			: schema?.anyOf
				? meant(schema.anyOf.find(({ type }) => type !== 'null'))
				: schema;
	const found = place
		.split('.')
		.reduce<Schema | undefined>((schema, key) => meant(schema?.properties?.[key]), BOOK_SCHEMA);
	return found !== undefined;
}

const read = (text: string, others: Readonly<Record<string, Outline>> = {}): Outline =>
	readText('probe.md', text, { makers: MAKERS, others, isPlace });

describe('the texts of the sources', () => {
	it.each([...BOOKS.keys()])('of %s are read, and need what a book can have', (id) => {
		const text = readFileSync(new URL(`texts/${id}.md`, import.meta.url), 'utf8');
		const allgaeu = outlineOf('allgaeu') ?? [];
		const outline = readText(`${id}.md`, text, { makers: MAKERS, others: { allgaeu }, isPlace });
		expect(outline).toEqual(outlineOf(id));
		expect(text).toMatch(/\n> needs: /);
	});
});

describe('a text', () => {
	it('is read sentence by sentence, with what stands below each', () => {
		const outline = read(
			[
				'<!-- A word to whoever edits it. -->',
				'# 4 Spielarten',
				'## §4.1 Rufspiel',
				'> needs: contracts.rufspiel?',
				'',
				'[rufsau] Wer sie hat, spielt mit.',
				'> needs: contracts.solo.tout?, schuss.names',
				'> told: deal, at evening, first game, not in bockrunde gardareizrunde',
				'> alike',
				'> ours: die Vorlage schweigt: so ist es einfacher',
				'',
				'[§4.1.2] Mit Nummer.',
				'',
				'[suits]',
				'1. Eichel',
				'2. Laub',
				'> source: §2',
				'',
				'[terms]',
				'| | |',
				'| --- | --- |',
				'| Quando | Ein Wenz. | needs: contracts.wenz? |',
				'| Sauen | Die Asse. |',
				'',
				'{{made order}}',
				'> ours usual: wie im Allgäu',
				'',
				'## Begriffe',
				'> id: 4-begriffe'
			]
				.join('\n')
				.replaceAll(/\n(?=#)/g, '\n\n')
		);
		expect(outline).toEqual([
			{
				title: '4 Spielarten',
				sections: [
					{
						source: '§4.1',
						title: 'Rufspiel',
						needs: ['contracts.rufspiel?'],
						rules: [
							{
								kind: 'said',
								key: 'rufsau',
								block: { type: 'text', text: 'Wer sie hat, spielt mit.' },
								needs: ['contracts.solo.tout?', 'schuss.names'],
								told: { topic: 'deal', at: 'evening', first: true, notIn: ['bockrunde', 'gardareizrunde'] },
								alike: true,
								ours: 'die Vorlage schweigt: so ist es einfacher'
							},
							{
								kind: 'said',
								key: '4.1.2',
								source: '§4.1.2',
								block: { type: 'text', text: 'Mit Nummer.' }
							},
							{
								kind: 'said',
								key: 'suits',
								source: '§2',
								block: { type: 'list', ordered: true, items: ['Eichel', 'Laub'] }
							},
							{
								kind: 'said',
								key: 'terms',
								block: {
									type: 'table',
									head: [],
									rows: [{ cells: ['Quando', 'Ein Wenz.'] }, { cells: ['Sauen', 'Die Asse.'] }]
								},
								rowNeeds: { Quando: ['contracts.wenz?'] }
							},
							{ kind: 'made', maker: 'order', ours: { usual: 'wie im Allgäu' } }
						]
					},
					{ source: 'Begriffe', id: '4-begriffe', title: 'Begriffe', rules: [] }
				]
			}
		]);
	});

	it('takes over what another says, with what that needs and tells', () => {
		const other = read('# A\n\n## §1 B\n\n[trick] Vier Karten.\n> needs: id\n> told: deal\n> ours: so');
		const [chapter] = read('# C\n\n## §2 D\n\n{{probe trick}}\n> source: §3', { probe: other });
		expect(chapter?.sections[0]?.rules).toEqual([
			{
				...{ kind: 'said', key: 'trick', source: '§3', block: { type: 'text', text: 'Vier Karten.' } },
				...{ needs: ['id'], told: { topic: 'deal' }, ours: 'so' }
			}
		]);
	});
});

describe('refused, with file and line, is', () => {
	const after = (...lines: readonly string[]): string => ['# A', '', '## §1 B', '', ...lines].join('\n');
	it.each([
		['a place that no book has', after('[a] A.', '> needs: contracts.tarock?'), 6, 'contracts.tarock'],
		[
			'a place of a row that no book has',
			after('[a]', '| |', '| --- |', '| B | needs: tarock |'),
			8,
			'tarock'
		],
		['what is no place at all', after('[a] A.', '> needs: the Solo'), 6, '"the Solo" is no place'],
		['a maker that is unknown', after('{{made weather}}'), 5, 'no maker is called weather'],
		['a rule that the other source has not', after('{{allgaeu weather}}'), 5, 'allgaeu has no rule weather'],
		[
			'an id that stands there twice',
			after('[a] A.', '', '[b] B.', '', '[a] C.'),
			9,
			'[a] stands here twice'
		],
		['a maker that stands there twice', after('{{made bock}}', '', '{{made bock}}'), 7, '{{made bock}}'],
		['an attribute that is unknown', after('[a] A.', '> need: id'), 6, 'need is nothing that is known here'],
		['an attribute of another thing', after('{{made bock}}', '> alike'), 6, 'alike is nothing'],
		['an attribute twice', after('[a] A.', '> needs: id', '> needs: id'), 7, 'needs stands here twice'],
		['an attribute that says nothing', after('[a] A.', '> ours:'), 6, 'no attribute'],
		['a topic that the sheet has not', after('[a] A.', '> told: weather'), 6, '"weather" is none of deal'],
		['a round that is unknown', after('[a] A.', '> told: deal, in nachtrunde'), 6, '"nachtrunde"'],
		['a condition that is unknown', after('[a] A.', '> told: deal, at noon'), 6, '"noon" is none of'],
		['a word that no book has', after('[a] Ein {stok} liegt.'), 5, '{stok} is no word of a book'],
		['a word in a form that it has not', after('[a]', '- B', '- {stock.xyz}'), 7, '{stock.xyz}'],
		['a sentence without an id', after('Vier Karten.'), 5, 'neither a sentence with an id'],
		['a sentence of two lines', after('[a] Vier', 'Karten.'), 6, 'one line'],
		['an id without words', after('[a]'), 5, '[a] says nothing'],
		['a row with a cell too few', after('[a]', '| | |', '| --- | --- |', '| B |'), 8, 'not 2 cells'],
		['a list that counts wrongly', after('[a]', '1. B', '3. C'), 7, 'not "2. …"'],
		['a rule before the first section', '# A\n\n[a] A.', 3, 'a rule stands in a section'],
		['a section before the first chapter', '## §1 B', 1, 'a text begins with a chapter']
	])('%s', (_, text, line, why) => {
		let said = '';
		try {
			read(text);
		} catch (error) {
			said = String(error);
		}
		expect(said).toContain(`probe.md:${line}: `);
		expect(said).toContain(why);
	});
});
