import { MUST_PLAY } from '../../occurrences.ts';
import { somebodyMust } from '../check-book.ts';
import { mustText } from '../../sentences.ts';
import { MOST_AMOUNT } from '../../schema-shapes.ts';
import { mungoOf } from '../../contract-kind.ts';
import { STOCK_WINNERS } from '../../schema-money.ts';
import { ALL_AUGEN } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { figure, nameIn } from '../templates.ts';
import { afterNobody, paid, whenNobody } from './examples.ts';
import { wayOf, wayPatch, WAYS } from './going-along.ts';
import {
	choice,
	type Desk,
	factor,
	type FieldRow,
	number,
	optional,
	price,
	type SectionRows,
	unitOf,
	word
} from './row.ts';

const ANYBODY = 'anybody';

const knowsMungo = ({ book }: Desk): boolean => book.mungo !== null && book.contracts.mungo !== undefined;

/** What happens when nobody plays. */
export const nobodyPlays: SectionRows = {
	key: 'keiner',
	title: 'Wenn keiner spielt',
	says: 'Zusammenwerfen, {stock}, Ramsch, Muss oder Kreuz',
	rows: [
		choice('nobodyPlays', 'Wenn keiner spielt', 'Was geschieht, wenn alle {vier} weiter sagen.', WAYS, {
			read: wayOf,
			write: (way, desk) => wayPatch(desk, way)
		}),
		choice(
			'muss.who',
			'Wer dann muss',
			'Steht es fest, so sagt es der Tisch an.',
			({ book }) => ({
				[ANYBODY]: 'das weiß der Tisch',
				...Object.fromEntries(MUST_PLAY.map((who) => [who, mustText(book, who)]))
			}),
			{
				when: ({ book }) => book.nobodyPlays === 'muss' || book.nobodyPlays === 'kreuz',
				read: ({ muss }) => muss?.who ?? ANYBODY,
				write: (word) => {
					const who = MUST_PLAY.find((one) => one === word);
					return { muss: who ? { source: HOUSE, who } : null };
				}
			}
		),
		price('passedPays.value', 'Jeder zahlt {stock.in}', 'So viel legt jeder der {vier} hinein.'),
		optional(
			'rufspielStock',
			'Das nächste {rufspiel} spielt um {stock.den}',
			'Gewonnen: die Partei teilt ihn. Verloren: sie zahlt noch einmal so viel hinein.',
			undefined,
			({ book }) => (book.passedPays ?? book.rufspielStock) !== null
		),
		number(
			'augen.wonMuss.value',
			'Wer muss, gewinnt ab',
			'So viele Augen reichen dem, der spielen muss.',
			[1, ALL_AUGEN, 'Augen'],
			{
				when: ({ book }) => somebodyMust(book),
				read: ({ augen }) => (augen.wonMuss ?? augen.won).value,
				write: (value, { book }) => ({
					augen: { wonMuss: value === book.augen.won.value ? null : figure(value) }
				})
			}
		),
		price('contracts.kreuz.base.value', 'Kreuz', 'Was ein Verlierer dem Gewinner zahlt.'),
		word('words.contracts.mungo', 'Wie es heißt', '„Ramsch“ oder „Mungo“.', { when: knowsMungo }),
		price('contracts.mungo.base.value', '{mungo} kostet', 'Was ein Verlierer einem Gewinner zahlt.'),
		choice(
			'mungo.pays',
			'Wer zahlt',
			'Die zwei mit den meisten Augen an die zwei anderen, oder der Höchste allein an alle drei.',
			{ two: 'Zwei zahlen an zwei', most: 'Der Höchste zahlt alle' }
		),
		...(
			[
				['jungfrau', '{jungfrau}', 'Jeder ohne Stich macht das Spiel teurer.'],
				['spritze', '{spritze} im {mungo}', 'Jeder der vier darf einmal verdoppeln.']
			] as const
		).flatMap(([name, label, says]) => [
			optional(`mungo.${name}`, label, says, () => figure(2), knowsMungo),
			factor(`mungo.${name}.value`, `${label}, womit`, 'Damit wird der Preis malgenommen.')
		]),
		choice(
			'mungo.durchmarsch.wins',
			'Wer alle Stiche macht',
			'Ein Durchmarsch wird bezahlt oder bestraft.',
			{ pays: 'zahlt an alle', wins: 'bekommt von allen' },
			{
				when: knowsMungo,
				read: ({ mungo }) => (mungo?.durchmarsch.wins ? 'wins' : 'pays'),
				write: (value) => ({ mungo: { durchmarsch: { wins: value === 'wins', source: HOUSE } } })
			}
		),
		optional(
			'mungo.durchmarsch.price',
			'Alle Stiche: eigener Preis',
			'Sonst kostet es, was das Spiel auch sonst kostet.',
			({ book }) => figure(2 * (book.contracts[mungoOf(book) ?? 'mungo']?.base.value ?? 0)),
			({ book }) => book.mungo !== null
		),
		price(
			'mungo.durchmarsch.price.value',
			'Alle Stiche kosten',
			'Zwischen dem, der sie macht, und jedem der drei anderen.'
		),
		choice('mungo.ties.by', 'Bei gleichen Augen', 'Wer dann besser steht.', {
			spritze: 'wer nicht gespritzt hat',
			tricks: 'wer weniger Stiche hat'
		})
	],
	told: whenNobody,
	examples: afterNobody
};

const FINE = [0, MOST_AMOUNT, 'Cent'] as const;

function fineRows(name: 'vergeben' | 'verabhebt', label: string): readonly FieldRow[] {
	return [
		optional(name, label, 'Kostet etwas {stock.in}.', () => ({ first: figure(50), further: figure(100) })),
		number(`${name}.first.value`, `${label}, das erste Mal`, 'An einem Abend.', FINE),
		number(`${name}.further.value`, `${label}, jedes weitere Mal`, 'An einem Abend.', FINE)
	];
}

const lostSolo = ({ book, parent }: Desk): string => {
	const suit = book.gardareiz ? `${book.words.suits[book.gardareiz.suit]}-` : '';
	return `Verlorenes ${suit}${nameIn('solo', book, parent)} zahlt höchstens`;
};

const NONE = 'none';
const WINNERS = {
	[NONE]: 'wie es oben steht',
	rufspiel: 'das nächste gewonnene Rufspiel',
	einzelspiel: 'das nächste gewonnene Einzelspiel',
	herzSolo: 'das nächste gewonnene {herz}-{solo}',
	any: 'das nächste gewonnene Spiel'
} as const satisfies Record<(typeof STOCK_WINNERS)[number] | typeof NONE, string>;

/** Fines and what goes into the Kasse. */
export const stockAndKasse: SectionRows = {
	key: 'stock',
	title: '{stock}, Strafen, Kasse',
	says: 'Vergeben, falsch kassiert, wohin der Gewinn geht',
	rows: [
		...fineRows('vergeben', 'Vergeben'),
		...fineRows('verabhebt', 'Verabhebt'),
		optional(
			'stock.lostEinzelspiel',
			'Verlorenes Einzelspiel zahlt {stock.in}',
			'Wer allein verliert, legt etwas hinein.',
			({ book }) => figure(unitOf(book) === 'Cent' ? 50 : 5)
		),
		price('stock.lostEinzelspiel.value', 'Verlorenes Einzelspiel, wie viel', 'So viel kommt {stock.in}.'),
		choice('stock.wonBy', 'Wer {stock.den} gewinnt', 'Ein gewonnenes Spiel nimmt alles.', WINNERS, {
			read: (of) => of.stock.wonBy?.game ?? NONE,
			write: (game, { book, parent }) => {
				const winner = STOCK_WINNERS.find((one) => one === game);
				return winner === undefined
					? { stock: { wonBy: null }, rufspielStock: parent.rufspielStock }
					: { stock: { wonBy: { source: HOUSE, game: winner } }, rufspielStock: book.rufspielStock && null };
			}
		}),
		number('gardareiz.payMost.value', lostSolo, 'In der {gardareizrunde} so viel {stock.in}.', FINE),
		optional('falschKassiert', 'Falsch kassiert kostet doppelt', 'Zu viel kassiert geht doppelt zurück.'),
		optional('boughtHand', 'Blatt kaufen', 'Zu fünft und sechst darf der Geber ein Blatt kaufen.'),
		optional(
			'winningsToKasse',
			'Gewinne in die Kasse',
			'An gewöhnlichen Abenden geht der Gewinn in die Kasse.'
		)
	],
	told: paid
};
