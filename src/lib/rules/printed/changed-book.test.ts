import { describe, expect, it } from 'vitest';
import { allgaeu } from '../books/allgaeu.ts';
import { muenchen } from '../books/muenchen.ts';
import { weitnau } from '../books/weitnau.ts';
import { at, type Book } from '../book.ts';
import { houseBook } from '../house/house-book.ts';
import { roundTemplate } from '../house/templates.ts';
import { saukopf } from '../saukopf/book.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { printSchafkopf, writersOf } from './outlines.ts';
import type { Contract } from '../vocabulary.ts';
import { printSaukopf } from './saukopf.ts';
import { sentencesOf, type PrintedRule } from './print.ts';
import { tariffOf } from './tariff.ts';

/** A club's own book as it is printed. */
function rulesOf(parent: Book, change: object): readonly PrintedRule[] {
	return printSchafkopf(clubs(parent, change), parent).flatMap(({ sections }) =>
		sections.flatMap(({ rules }) => rules)
	);
}

const clubs = (parent: Book, change: object): Book =>
	houseBook(parent, { id: 'haus', name: 'Haus', edition: '1', changes: change as Record<string, unknown> });

const textOf = (rules: readonly PrintedRule[]): string =>
	rules.map(({ block }) => sentencesOf(block)).join('\n');
const house = (value: number) => at(value, 'Hausregel');

describe('what a club changed', () => {
	it.each<readonly [string, Book, object, says: readonly string[], not: readonly string[]]>([
		[
			'bids where nobody can play a Solo',
			allgaeu,
			{ contracts: { solo: null } },
			['Dann holt ihn jedes Spiel, das sein Spieler gewinnt.'],
			['undefined', 'Das Solo']
		],
		[
			'a round that only a vote opens',
			allgaeu,
			{ triggers: { level: null } },
			['Von selbst nach allen Stichen, wenn der Tisch für sie stimmt.'],
			[]
		],
		[
			'a Mungo in which nobody may give a Spritze',
			allgaeu,
			{ mungo: { spritze: null } },
			['Sind drei gleichauf, so rechnet', 'Sind alle vier gleichauf, zahlt niemand.'],
			['wer nicht gespritzt hat', 'wenn einer der drei gespritzt hat', 'nur manche gespritzt']
		],
		[
			'a loser who is Schneider only without Augen, or by Augen never',
			allgaeu,
			{
				augen: {
					won: house(120),
					schneiderDeclarer: house(1),
					schneiderOpponents: house(0)
				}
			},
			[
				'Die Spielerpartei hat mit 120 Augen gewonnen, die Nichtspieler mit 1 Auge.',
				'Verliert die Spielerpartei mit 0 Augen, so ist sie Schneider.',
				'Die Nichtspieler sind nach Augen nie Schneider.',
				'(die Spieler mit 1, die Nichtspieler mit 0)'
			],
			['weniger als 0', 'weniger als 1 ', '1 Augen']
		],
		[
			'a Meisterschaft at a table where nobody buys a hand',
			allgaeu,
			{ boughtHand: null },
			['Ein Bockspiel zählt nicht mit.'],
			['verkauftes Blatt']
		],
		[
			'fewer Deckel than players',
			allgaeu,
			{ deckel: { most: 2 } },
			['Jeder, der Karten hält, darf einen legen, zusammen höchstens 2.'],
			['also liegen']
		],
		[
			'one game alone without a Deckel',
			weitnau,
			{ contracts: { sie: null } },
			['Liegt kein Deckel, so darf nur Mungo gespielt werden'],
			[]
		],
		[
			'a Bock that multiplies by more than a Bockspiel',
			allgaeu,
			{ bock: house(3) },
			['Jedes Spiel zählt dreifach (× 3).', 'so ist dieses Spiel ein Bockspiel: Es zählt doppelt (× 2)'],
			['Jedes Spiel ist ein Bockspiel', 'Einzelspiele Bockspiele', 'Einzelspiele sind Bockspiele']
		],
		['a word for the Tout', allgaeu, { words: { tout: 'Du' } }, ['sagt es mit Du an'], ['Gesprochen']],
		[
			'a second chance to double',
			muenchen,
			{ legen: { factor: house(2), rule: { source: 'Hausregel' }, most: 4 } },
			['Jedes Legen verdoppelt den Preis'],
			['Jeder Legen']
		],
		[
			'names of rounds',
			weitnau,
			{
				words: {
					rounds: { bockrunde: 'Goaßgang', stoecklesrunde: 'Pflicht', riminirunde: 'Lagogang' }
				}
			},
			['Wie die Pflicht', 'im Lagogang reihen sich', 'so folgt ein Goaßgang'],
			['Wie die Stecklesrunde', 'in der Rimini Runde', 'eine Goaßgang']
		]
	])('is told so: %s', (_, parent, change, says, not) => {
		const text = textOf(rulesOf(parent, change));
		expect(says.filter((one) => !text.includes(one))).toEqual([]);
		expect(not.filter((one) => text.includes(one))).toEqual([]);
	});

	it('has its name in headings, too', () => {
		const rounds = { bockrunde: 'Goaßgang', gardareizrunde: 'Lagorunde' };
		const book = clubs(allgaeu, { words: { rounds } });
		const titles = printSchafkopf(book, allgaeu).flatMap(({ sections }) =>
			sections.map(({ title }) => title)
		);
		expect(titles).toEqual(expect.arrayContaining(Object.values(rounds)));
		expect(titles).not.toContain('Bockrunde');
	});

	it('is told beside the word that the source has for it', () => {
		const text = textOf(
			rulesOf(allgaeu, {
				words: {
					contracts: { sie: 'Königsblatt' },
					rounds: { bockrunde: 'Goaßrunde' },
					suits: { eichel: 'Eckern' }
				}
			})
		);
		for (const row of ['„Sie“\tKönigsblatt', '„Bockrunde“\tGoaßrunde', '„Eichel“\tEckern'])
			expect(text).toContain(`Für ${row}`);
		expect(textOf(rulesOf(weitnau, { winningsToKasse: null }))).not.toContain('Für „Si“');
	});

	it('is not explained by what the source left open', () => {
		const why = (change: object): string | null | undefined =>
			rulesOf(muenchen, change).find(({ block }) => sentencesOf(block).startsWith('Will keiner spielen'))
				?.ours;
		expect(why({ bockspiel: null })).toContain('wer nach einem Spiel gibt');
		expect(why({ nobodyPlays: 'muss', passedPays: null, rufspielStock: null })).toBeNull();
	});

	it('counts Vergeben apart from Verabheben only where both cost', () => {
		const fine = { first: house(50), further: house(100) };
		expect(textOf(rulesOf(muenchen, { vergeben: fine }))).toContain('für jeden Spieler getrennt.');
		expect(textOf(rulesOf(muenchen, { vergeben: fine, verabhebt: fine }))).toContain(
			'für jeden Spieler und für Vergeben und Verabheben getrennt.'
		);
	});

	it('does not say of a Sie among the games of a round that it goes besides', () => {
		const games = (contracts: readonly Contract[]): string => {
			const round = { ...roundTemplate(allgaeu, 'runde1'), contracts };
			const changes = { rounds: { runde1: round }, words: { rounds: { runde1: 'Wenzrunde' } } };
			const own = houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '1', changes });
			const blocks = writersOf(own).get('round:runde1')?.write() ?? [];
			return blocks.map(({ block }) => sentencesOf(block)).join('\n');
		};
		expect(games(['wenz', 'sie'])).toContain('Spiele\tNur Wenz und Sie.\n');
		expect(games(['wenz'])).toContain('Spiele\tNur Wenz. Ein Sie geht immer.\n');
	});

	it('says without a comma after what a game counts double', () => {
		const text = textOf(rulesOf(muenchen, { next: { lostEinzelspiel: house(1), passed: house(2) } }));
		expect(text).toContain('Nach einem verlorenen Einzelspiel zählt danach 1 Spiel doppelt.');
		expect(text).toContain('Wenn keiner spielen will, zählen danach 2 Spiele doppelt.');
	});

	it('has no sum with a Deckel that counts between two alone, and the sheet says for whom it does', () => {
		const book = clubs(weitnau, { deckel: { pays: 'layer' } });
		const sheet = tariffOf(book)
			.flatMap(({ blocks }) => blocks)
			.map(sentencesOf)
			.join('\n');
		expect(sheet).toContain(
			'Solo, Schneider, 3 Laufende, Schuss: (25 + 5 + 15) × 2 = 0,90 €; der Spieler bekommt das dreimal: 2,70 €'
		);
		expect(sheet).toContain('Je Deckel\t× 2, nur für den, der legt');
		// A third of 10, rounded up to 10, from each of three.
		expect(textOf(rulesOf(allgaeu, { deckel: { pays: 'layer' } }))).toContain(
			'A, B und C haben 20 Augen, D 60: Preis 0,10 €, ein Drittel aufgerundet: A, B und C je +0,10 €, D −0,30 €'
		);
	});

	it('has its sums where only one may lay a Deckel', () => {
		const text = textOf(rulesOf(allgaeu, { deckel: { most: 1 } }));
		// (10 + 5 + 15) × 2 × 2; 10 × 2 × 2; 10 × 2, a third of it rounded up to 10.
		expect(text).toContain(
			'Rufspiel, Schneider, 3 Laufende, Schuss, 1 Deckel: (10 + 5 + 15) × 2 × 2 = 1,20 €'
		);
		expect(text).toContain('Mungo, 1 Spritze, 1 Deckel: 10 × 2 × 2 = 0,40 €');
		expect(text).toContain(
			'D 60, 1 Deckel: Preis 0,20 €, ein Drittel aufgerundet: A, B und C je +0,10 €, D −0,30 €'
		);
	});

	it('says in its list of prices by what a sum multiplies the Laufende', () => {
		const text = textOf(rulesOf(allgaeu, { contracts: { solo: { table: {} }, sie: { table: {} } } }));
		// With three: (25 + 3 × 5) × 2 = 80 = 50 + 3 × 5 × 2. A Sie: (25 + 8 × 5) × 4 = 260 = 100 + 8 × 5 × 4.
		expect(text).toContain('Solo gewonnen\t0,25 €, zusammengezählt\n');
		expect(text).toContain('Solo-Tout verloren\t0,50 €, zusammengezählt; Laufende × 2');
		expect(text).toContain('Sie gewonnen\t1,00 €, zusammengezählt; Laufende × 4');
	});

	it('shares the Stock among two only where two can win it', () => {
		const won = (game: string): string =>
			textOf(rulesOf(allgaeu, { stock: { wonBy: { game, source: 'Hausregel' } } }));
		expect(won('any')).toContain('Der Spieler nimmt alles; zu zweit wird geteilt');
		expect(won('einzelspiel')).toContain('Der Spieler nimmt alles.');
		expect(won('herzSolo')).not.toContain('zu zweit');
	});

	it('does not tell of a called As where nobody calls one', () => {
		const text = textOf(
			rulesOf(muenchen, { contracts: { rufspiel: null }, rufspielStock: null }).filter(
				({ differs }) => differs !== 'entfällt'
			)
		);
		expect(text).not.toMatch(/[Gg]erufen/);
	});

	it('says who sits out where nobody may buy a hand', () => {
		const text = textOf(rulesOf(allgaeu, { boughtHand: null }));
		expect(text).toContain('Der Geber teilt an die vier anderen aus und setzt aus.');
		expect(text).toContain('außer dem Geber setzt auch der Abheber aus, sein rechter Nachbar.');
		expect(text).not.toContain('darf es der Abheber');
		expect(text).not.toContain('Zu sechst');
		expect(textOf(rulesOf(weitnau, { boughtHand: null }))).not.toContain('wenn er nicht kauft');
	});

	it('does not say of a Tout that it is gone where it costs something else', () => {
		const tout = { tout: house(3) };
		for (const change of [
			{ contracts: { solo: { laufende: null } } },
			{ contracts: { solo: tout, wenz: tout } }
		]) {
			const rules = rulesOf(weitnau, change);
			expect(
				rules.filter(({ differs }) => differs === 'entfällt').map(({ block }) => sentencesOf(block))
			).toEqual([]);
			expect(textOf(rules)).toContain('sagt es mit Durch an');
		}
	});

	it('does not lack a doubling of another name, however often it doubles', () => {
		const rules = rulesOf(allgaeu, { schuss: { names: ['Kontra', 'Re'] } });
		const rows = rules.filter(({ key }) => key.endsWith('.facts')).flatMap((rule) => rule.rows);
		expect(rows.map(({ cells }) => cells[0])).toContain('Kontra');
		expect(rows.filter(({ differs }) => differs !== null)).toEqual([]);
		expect(rules.find(({ key }) => key === 'schneider.lastSchuss')?.differs).toBeNull();
		expect(rules.find(({ key }) => key === 'schuss.names')?.differs).toBe('anders');
	});

	it('has an order of games where nothing stands above them all', () => {
		const without = Object.fromEntries(
			(['solo', 'wenz', 'geier', 'farbwenz', 'farbgeier'] as const).map((one) => [one, { tout: null }])
		);
		const text = textOf(rulesOf(allgaeu, { contracts: { ...without, sie: null } }));
		expect(text).toContain('Mit den Spielarten der besonderen Runden ist die Reihenfolge:');
	});

	it('does not say of prices and points that they are as they were', () => {
		const alone = 'Den höheren kostet jedes Spiel, in dem einer allein spielt.';
		const like = 'so zählen sie wie ein Wenz';
		const points = { contracts: { farbwenz: house(9) } };
		const always = { farbwenz: { place: 'always' } };
		expect(textOf(rulesOf(muenchen, { bock: house(2) }))).toContain(alone);
		expect(textOf(rulesOf(muenchen, { contracts: { rufspiel: { base: house(10) } } }))).not.toContain(alone);
		expect(textOf(rulesOf(muenchen, { contracts: { bettel: { base: house(30) } } }))).not.toContain(alone);
		expect(textOf(rulesOf(allgaeu, { deckel: { most: 2 } }))).toContain(like);
		expect(textOf(rulesOf(allgaeu, { points }))).not.toContain(like);
		// Of the Wenz, or of a variant of it, other Laufende count.
		const wenz = 'wie im Wenz';
		for (const parent of [allgaeu, weitnau]) {
			expect(textOf(rulesOf(parent, { deckel: { most: 2 } }))).toContain(wenz);
			for (const one of ['wenz', 'farbgeier']) {
				const contracts = { [one]: { laufende: { from: house(1) } } };
				expect(textOf(rulesOf(parent, { contracts })), one).not.toContain(wenz);
			}
		}
		expect(textOf(rulesOf(allgaeu, { contracts: always }))).not.toContain('haben hier keinen Platz');
	});

	it('guesses no article for what a club made up', () => {
		const text = textOf(
			rulesOf(weitnau, {
				contracts: { eigen1: { ...weitnau.contracts.bettel } },
				rounds: { runde1: { ...roundTemplate(weitnau, 'runde1'), deckel: true } },
				words: { contracts: { eigen1: 'Hochzeit' }, rounds: { runde1: 'Großer Bock' } }
			})
		);
		expect(text).toContain(
			'Ist ein Bettel oder „Hochzeit“ gewonnen, so zählt das mit: Da haben die Gegner alle Stiche.'
		);
		expect(text).toContain('So ist es auch in einer Bockrunde oder in „Großer Bock“, nicht aber');
		const notAfter = textOf(
			rulesOf(allgaeu, {
				contracts: { eigen1: { ...allgaeu.contracts.bettel } },
				words: { contracts: { eigen1: 'Hochzeit' } }
			})
		);
		expect(notAfter).toContain('nicht nach einem Bettel, „Hochzeit“ oder einem Mungo.');
	});
});

it('a changed Saukopf tells no story that its own sums contradict', () => {
	const text = (book: SaukopfBook): string =>
		textOf(printSaukopf(book, saukopf).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)));
	const STORIES = [
		'kostet das Gebot ab 75',
		'heben den Sieg der anderen auf',
		'fiele das Kopfgeld unter 0',
		'kostet es sogar'
	];
	const { kopfgeld } = saukopf;
	const changed: SaukopfBook = {
		...{ ...saukopf, id: 'haus', name: 'Haus', parent: 'saukopf', rauborstigFrom: house(80) },
		kopfgeld: {
			...kopfgeld,
			sieg: { ...kopfgeld.sieg, value: 5 },
			gluecksschwein: { ...kopfgeld.gluecksschwein, value: 0 }
		}
	};
	expect(STORIES.filter((one) => !text(saukopf).includes(one))).toEqual([]);
	expect(STORIES.filter((one) => text(changed).includes(one))).toEqual([]);
});
