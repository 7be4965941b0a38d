import { euro, toCents } from '#lib/base/money.ts';
import { counted, inSentence } from '#lib/base/text.ts';
import { bockIn, type Book, type ContractRule, type Extra, type Figure, type LayingRule } from '../book.ts';
import { angesagtText, inThem, termOf, wordOf } from '../book-words.ts';
import { isTwoToTwo } from '../contract-kind.ts';
import { ALL_AUGEN, ANGESAGT } from '../vocabulary.ts';
import { grid, row, SECTION, under, type MakerTable, type Maybe } from './pieces.ts';
import { type TableRow } from './shape.ts';
import { amount, money, contractWords, fold, times } from './wording.ts';

const HALF = ALL_AUGEN / 2;

type Laufende = NonNullable<ContractRule['laufende']>;

const THREE =
	'Gespielt wird zu dritt mit dem kurzen Blatt: 24 Karten, ohne Siebener und Achter. Jeder der drei bekommt acht, zweimal vier, und es gibt acht Stiche. Einer spielt immer allein gegen die zwei anderen und rechnet mit jedem von ihnen ab.';

/** What games cost: base prices, what comes on top, and what multiplies. */
export const PRICES = {
	unit: {
		title: 'Einheit',
		write: ({ unit, pots, fees }) => [
			unit.points &&
				under(SECTION, {
					points:
						fees.evening || Object.keys(pots).length > 0
							? 'Gezählt wird in Punkten, um Geld geht es in den Spielen nicht. Was neben ihnen zu zahlen ist, steht in Euro und Cent dabei.'
							: 'Gezählt wird in Punkten, um Geld geht es nicht.'
				}),
			under(unit.large, {
				large: `Vor dem Abend sagt der Tisch, nach welchem Tarif gespielt wird. Hier steht der kleine; beim großen zählt jedes Spiel ${fold(unit.large)}.`
			}),
			unit.agreed &&
				under(SECTION, {
					worth: 'Gerechnet wird in Einheiten. Was eine wert ist, macht der Tisch vorher aus.',
					usual: `Ohne Absprache sind es ${euro(toCents(unit.cents))}. Alle Beträge in Klammern rechnen damit.`
				})
		]
	},
	/** The short pack. */
	pack: {
		title: 'Karten',
		told: { topic: 'deal' },
		write: ({ kurz }) => [
			kurz?.dritt
				? under(kurz, { three: THREE })
				: under(kurz, {
						short:
							'Gespielt wird mit dem kurzen Blatt: 24 Karten, ohne Siebener und Achter. Jeder der vier bekommt sechs, zweimal drei, und es gibt sechs Stiche.'
					})
		]
	},
	/** Every base price at a glance. */
	prices: {
		title: 'Grundpreise',
		write: (book) => {
			const rows = book.order.map((contract) => {
				const rule = book.contracts[contract];
				if (!rule) return null;
				const from = rule.laufende ? laufendeFrom(rule.laufende, rule.laufendeHeld) : '–';
				const schneider = rule.schneider ? 'ja' : '–';
				return row([wordOf(book, contract), amount(book, rule.base), schneider, from], rule.base);
			});
			return [grid('table', null, ['Spiel', 'Grundpreis', '{schneider}', '{laufende}'], rows)];
		}
	},
	/** What comes on top of the base price, and what multiplies the sum. */
	surcharges: {
		title: 'Aufschläge',
		write: (book) => [
			grid('table', null, [], surchargeRows(book)),
			under(SECTION, { sum: sumText(book) }),
			settledText(book) !== '' && under(SECTION, { settled: settledText(book) })
		]
	},
	/** Who has won, by Augen, and what the last Schuss changes. */
	won: {
		title: 'Wer gewonnen hat',
		write: (book) => {
			const { won, wonMuss, lastSchuss, drawn } = book.augen;
			// Level decides only where the declarer's side misses the win by one Auge.
			const level =
				lastSchuss && won.value === HALF + 1
					? `Bei ${HALF} : ${HALF} hat die Partei verloren, die {schuss:den} {schuss:letzten} {schuss} gegeben hat: „${book.words.spritze} übernimmt das Spiel“.${drawn ? '' : ' Wurde nicht gespritzt, haben die Spieler verloren.'}`
					: 'Daran ändert auch nichts, wer zuletzt verdoppelt hat.';
			return [
				under(won, {
					won: `Die Spielerpartei hat mit ${augen(won.value)} gewonnen, die Nichtspieler mit ${augen(ALL_AUGEN - won.value + 1)}.`
				}),
				under(wonMuss, {
					muss: `Wer spielen muss, hat mit ${augen(wonMuss?.value ?? 0)} gewonnen, die Nichtspieler dann mit ${augen(ALL_AUGEN + 1 - (wonMuss?.value ?? 0))}.`
				}),
				// Where nobody doubles nobody did so last.
				book.schuss.names.length > 0 && under(lastSchuss ?? won, { level: level }),
				drawn && under(drawn, { drawn: drawnText(book, drawn) })
			];
		}
	},
	/** Who is Schneider, who is Schwarz. */
	schneider: {
		title: '{schneider} und {schwarz}',
		write: (book) => {
			const { schneiderDeclarer: own, schneiderOpponents: others, lastSchuss } = book.augen;
			const at =
				own.value === others.value
					? `genau ${augen(own.value)}`
					: `genau so vielen Augen (die Spieler mit ${own.value}, die Nichtspieler mit ${others.value})`;
			return [
				under(own, {
					declarer:
						own.value > 0
							? `Verliert die Spielerpartei mit ${fewerThan(own.value)}, so ist sie {schneider}.`
							: 'Die Spielerpartei ist nach Augen nie {schneider}.'
				}),
				under(others, {
					opponents:
						others.value > 0
							? `Verlieren die Nichtspieler mit ${fewerThan(others.value)}, so sind sie {schneider}.`
							: 'Die Nichtspieler sind nach Augen nie {schneider}.'
				}),
				under(lastSchuss, {
					lastSchuss: `Wer {schuss:den} {schuss:letzten} {schuss} gegeben hat und verliert, ist schon mit ${at} {schneider}.`
				}),
				under(announcedSource(book), { announced: announcedRule(book) }),
				under(book.schwarz, {
					schwarz:
						'{schwarz} ist eine Partei ohne einen einzigen Stich; null Augen allein genügen nicht. Wer {schwarz} ist, ist immer auch {schneider}.'
				})
			];
		}
	},
	/** The Schüsse by name, in their order. */
	schuss: {
		title: ({ schuss }) => schuss.names.join(', ') || 'Verdoppeln',
		write: ({ schuss: { factor, names } }) => {
			if (names.length === 0) return [under(SECTION, { names: 'Verdoppelt wird während des Spiels nicht.' })];
			const [most, who] =
				names.length > 1
					? [
							`mehr als ${names.length} gibt es nicht`,
							'Den ersten gibt ein Nichtspieler, danach geht es abwechselnd.'
						]
					: ['mehr als einen gibt es nicht', 'Ihn gibt ein Nichtspieler.'];
			return [
				under(factor, {
					names: `Mit jedem Schritt zählt der Preis noch einmal ${fold(factor)}: ${names.join(' – ')}, ${most}. ${who}`
				})
			];
		}
	},
	bock: {
		title: 'Bock',
		write: ({ bock }) => [under(bock, { factor: `Bock heißt: Der Preis des Spiels zählt ${fold(bock)}.` })]
	},
	/** What happens to a price after everything that multiplies. */
	finalPrice: {
		title: 'Gerundet und begrenzt',
		write: ({ rounding, cap }) => [
			under(rounding, {
				rounding: `Zuletzt wird der Preis eines Spiels auf volle ${rounding?.to} Cent ${rounding && ROUNDED[rounding.way]}.`
			}),
			under(cap, {
				cap: `Mehr als ${money(cap)} zahlt kein Verlierer einem Gewinner für ein Spiel, was auch verdoppelt wurde${rounding ? '; das gilt nach dem Runden' : ''}.`
			})
		]
	}
} as const satisfies MakerTable;

const augen = (count: number): string => counted(count, 'Auge', 'Augen');

/** Fewer than one is none. */
const fewerThan = (limit: number): string => (limit === 1 ? augen(0) : `weniger als ${augen(limit)}`);

/** Where nobody has won at 60 : 60, and the same player deals once more. */
function drawnText(book: Book, { of }: NonNullable<Book['augen']['drawn']>): string {
	const { wonMuss, lastSchuss } = book.augen;
	const game = of ? ` bei ${wordOf(book, of)}` : '';
	const unless = [
		lastSchuss && 'hat keiner verdoppelt',
		wonMuss && wonMuss.value <= HALF && 'musste keiner spielen'
	].filter((one) => typeof one === 'string');
	const when = unless.length > 0 ? ` und ${inSentence(unless)}` : '';
	return `Steht es${game} ${HALF} : ${HALF}${when}, so ist das Spiel unentschieden: Es zählt nichts, und derselbe gibt noch einmal.`;
}

const announcedSource = ({ angesagt }: Book): Extra | null =>
	angesagt?.schneider ?? angesagt?.schwarz ?? null;

/** What may be announced, and what it costs to miss it. */
function announcedRule({ angesagt }: Book): string {
	const words = ANGESAGT.filter((what) => angesagt?.[what]).map((what) => `{${what}}`);
	const missed =
		angesagt?.missed === 'plain'
			? 'und zahlt, als hätte keiner etwas gesagt'
			: 'und zahlt so viel, wie sie bekommen hätte';
	const counts = angesagt?.missed === 'plain' ? 'Geschafft zählt' : 'Gewonnen wie verloren zählt';
	return `Vor der ersten Karte kann die Spielerpartei ${inSentence(words, 'oder')} ansagen, wo es zählt und kein {tout} gespielt wird. ${counts} dann das Angesagte und, was das Ansagen kostet. Schafft sie es nicht, so hat sie verloren ${missed}.`;
}

const ROUNDED = {
	up: 'aufgerundet',
	down: 'abgerundet',
	nearest: 'gerundet, von der Mitte an nach oben'
} as const satisfies Record<NonNullable<Book['rounding']>['way'], string>;

function surchargeRows(book: Book): readonly Maybe<TableRow>[] {
	const { schneider, schwarz, laufender, schuss, deckel, legen, mungo, bock, bockspiel, words } = book;
	const plus = (name: string, figure: Figure, more = ''): TableRow =>
		row([name, `+ ${amount(book, figure)}${more}`], figure);
	const factor = (name: string, figure: Figure | null | undefined, more = ''): Maybe<TableRow> =>
		figure && row([name, `${times(figure)}${more}`], figure);
	const isDoubled = schuss.names.length > 0;
	return [
		plus('{schneider}', schneider),
		plus('{schwarz}', schwarz, ', immer {schneider.zum} dazu'),
		plus('Je {laufender}', laufender),
		...ANGESAGT.map((what): Maybe<TableRow> => {
			const raise = book.angesagt?.[what];
			const name = angesagtText(book, what);
			return raise && (raise.by === 'factor' ? factor(name, raise) : plus(name, raise));
		}),
		isDoubled && factor(`Je ${termOf(book, 'schuss')}`, schuss.factor, ` (${schuss.names.join(', ')})`),
		factor(`Je ${words.deckel}`, deckel?.factor, laidFor(deckel)),
		factor(`Je ${termOf(book, 'legen')}`, legen?.factor, laidFor(legen)),
		factor('Je {spritze} {mungo.im}', mungo?.spritze),
		factor('Je {jungfrau} {mungo.im}', mungo?.jungfrau),
		factor('Im Bock', bock),
		bockspiel?.value !== bock?.value && factor('{bockspiel.Im}', bockspiel)
	];
}

const laidFor = (rule: LayingRule | null | undefined): string =>
	`${rule?.counts === 'once' ? ', einmal für den Tisch' : ''}${rule?.pays === 'layer' ? ', nur für den, der legt' : ''}`;

function sumText(book: Book): string {
	const isFixed = Object.values(book.contracts).some(({ tout }) => tout?.by === 'amount');
	const summed = `Grundpreis, {schneider}, {schwarz}${isFixed ? ', {tout.ein}' : ''} und {laufende}.`;
	const price = 'Das ist der Preis, den ein Verlierer an einen Gewinner zahlt.';
	return isEverMultiplied(book)
		? `Zuerst wird zusammengezählt: ${summed} Dann wird die Summe mit allem malgenommen, was vervielfacht. ${price}`
		: `Zusammengezählt wird: ${summed} ${price}`;
}

/** By a row of the table, a contract, a round, or what follows on a game. */
const isEverMultiplied = (book: Book): boolean =>
	surchargeRows(book).some((row) => row && row.cells[1]?.startsWith('×')) ||
	Object.values(book.contracts).some(({ factor, tout }) => factor ?? tout?.by === 'factor') ||
	[book.bockspiel, ...Object.values(book.next)].some(Boolean) ||
	Object.values(book.rounds).some((rule) => (bockIn(book, rule)?.value ?? 1) > 1) ||
	Object.values(book.sentences).some(({ double }) => double);

/** From how many on they count; who always holds enough has always as many. */
const laufendeFrom = ({ from }: Laufende, held: number): string =>
	held >= from.value ? `immer ${held}` : `ab ${from.value}`;

/** Who pays whom, two against two and one against three. */
function settledText(book: Book): string {
	const two = book.order.filter((contract) => isTwoToTwo(book.contracts[contract]));
	const called =
		two.length > 0
			? `${inThem(book, two)} ${inSentence(contractWords(book, two))} zahlt jeder der zwei Verlierer an einen der zwei Gewinner. `
			: '';
	const alone = Object.values(book.contracts).some(({ sides }) => sides === 'einzelspiel')
		? 'Im Einzelspiel rechnet der Spieler mit jedem der {drei} anderen ab: Er bekommt oder zahlt den Preis {dreimal}.'
		: '';
	return `${called}${alone}`.trim();
}
