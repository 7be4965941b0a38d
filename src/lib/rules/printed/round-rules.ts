import { counted, inSentence } from '#lib/base/text.ts';
import { bockIn, type Book, type ContractRule, type RoundRule } from '../book.ts';
import { mungoOf, bettelHandicap } from '../contract-kind.ts';
import { anyOf, aRound, mungoWord, roundWord, wordOf } from '../book-words.ts';
import { SENTENCES } from '../occurrences.ts';
import { pluralOf } from '../words-in-text.ts';
import { ALL_AUGEN, ROUNDS, type Contract, type RoundKind } from '../vocabulary.ts';
import { afterText, mustText } from '../sentences.ts';
import { grid, ourOwn, row, under, type MakerTable, type Maybe, type Pieces } from './pieces.ts';
import { NOTHING_SAID, type Piece, type TableRow } from './shape.ts';
import { amount, money, contractWords, fold, times } from './wording.ts';

const HALF = ALL_AUGEN / 2;

/** Everything the book says of one round: how long, what is played, what counts double. */
export function roundRules(book: Book, kind: RoundKind): Pieces {
	const rule = book.rounds[kind];
	if (!rule) return [];
	const { words } = book;
	const owed = inSentence(contractWords(book, rule.stoeckle));
	return [
		grid(
			'facts',
			rule,
			[],
			[
				row(['Beginn', begin(book, kind, rule)]),
				row(['Dauer', lasts(book, rule)], rule),
				row(['Spiele', contracts(book, rule)]),
				row(['Preis', doubles(book, rule)], rule.doubles),
				rule.prices && row(['Grundpreise', prices(book, rule.prices)], Object.values(rule.prices)[0]),
				book.deckel && row([words.deckel, rule.deckel ? 'Werden gelegt wie immer.' : 'Werden nicht gelegt.']),
				rule.stoeckle.length > 0 && row([words.stoeckle, `Jeder muss einmal selbst spielen: ${owed}.`]),
				rule.must && row(['Wer muss', `Es muss spielen, ${mustText(book, rule.must)}.`]),
				rule.alteDeals &&
					row([
						'Geber',
						`Wer beim Spiel davor den Alten (${words.suits.eichel}-Ober) hatte, gibt das erste und das letzte Spiel.`
					])
			]
		)
	];
}

const prices = (book: Book, listed: NonNullable<RoundRule['prices']>): string => {
	const there = book.order.flatMap((one) => (listed[one] ? [[wordOf(book, one), listed[one]] as const] : []));
	return `${inSentence(there.map(([word, price]) => `${word} ${amount(book, price)}`))} statt des üblichen.`;
};

function begin(book: Book, kind: RoundKind, { onlyWithout }: RoundRule): string {
	const reasons = causes(book, kind);
	const asked =
		reasons.length > 0 ? `Von selbst ${reasons.join(', oder ')}.` : 'Wenn der Tisch sie spielen will.';
	const without = onlyWithout
		? ` Nur, wenn der Abend noch ${aRound(book, onlyWithout, 'keinen')} hatte.`
		: '';
	return asked + without;
}

/** After what the round begins without being asked for. */
function causes(book: Book, kind: RoundKind): readonly string[] {
	const { level, lostEinzelspiel, allTricks } = book.triggers;
	const sentences = SENTENCES.flatMap((key) => book.sentences[key] ?? []);
	return [
		level?.opens === kind && `nach einem Spiel, das ${endsText(level.at)} endet`,
		lostEinzelspiel?.opens === kind && 'nach einem verlorenen Einzelspiel',
		allTricks?.opens === kind && 'nach einem Spiel, in dem eine Partei alle Stiche gemacht hat',
		allTricks?.voteAgainst === kind && 'nach allen Stichen, wenn der Tisch für sie stimmt',
		...sentences.map((one) => one.opens === kind && afterText(book, one))
	].filter((reason) => reason !== false);
}

function lasts(book: Book, { lasts, games, canBeGeschoben }: RoundRule): string {
	if (games) return `${counted(games, 'Spiel', 'Spiele')}, gleich wie viele am Tisch sitzen.`;
	const mungos = pluralOf(mungoOf(book) ? mungoWord(book) : 'Mungo');
	const pushed = canBeGeschoben
		? ` Sind sich vorher alle einig, wird sie geschoben: Sie dauert, bis so viele ${mungos} gespielt sind, wie Spieler am Tisch sitzen; jedes Einzelspiel verlängert sie um ein Spiel.`
		: '';
	const length: Readonly<Record<RoundRule['lasts'], string>> = {
		round: 'Eine Runde: so viele Spiele, wie Spieler am Tisch sitzen.',
		roundAndOne: 'Ein Spiel mehr, als Spieler am Tisch sitzen.',
		twoRounds: 'Zwei Runden: zwei Spiele für jeden Spieler am Tisch.',
		mungos: `Bis so viele ${mungos} gespielt sind, wie Spieler am Tisch sitzen.`,
		fourMungos: `Bis vier ${mungos} gespielt sind, gleich wie viele am Tisch sitzen.`,
		stoeckle: 'Bis alle ihre {stoeckle.plural} abgespielt haben.',
		stock: 'Eine Runde; liegt Geld {stock.im}, dann so lange, bis {stock:er} gewonnen ist.'
	};
	return length[lasts] + pushed;
}

const handsIn = ({ order, contracts }: Book): readonly Contract[] =>
	order.filter((contract) => contracts[contract]?.goal === 'hand');

function contracts(book: Book, rule: RoundRule): string {
	if (rule.contracts === null) {
		const also = rule.also?.length ? `, und dazu ${inSentence(contractWords(book, rule.also))}` : '';
		return `Alles, was sonst auch gespielt wird${also}.`;
	}
	// What is named among the others goes anyway.
	const listed = rule.contracts;
	const hands = handsIn(book).filter((one) => !listed.includes(one));
	const always = hands.length > 0 ? ` ${anyOf(book, hands, 'Ein')} geht immer.` : '';
	return `Nur ${inSentence(contractWords(book, listed))}.${always}`;
}

function doubles(book: Book, rule: RoundRule): string {
	const isEvery = rule.doubles.games === 'every';
	const bock = bockIn(book, rule);
	if (!bock || rule.factor?.value === 1) return 'Wie immer.';
	// What counts otherwise than a Bockspiel is not called one.
	if (rule.factor || (book.bockspiel && bock.value !== book.bockspiel.value)) {
		return isEvery
			? `Jedes Spiel zählt ${fold(bock)}.`
			: `Einzelspiele zählen ${fold(bock)}, alles andere einfach.`;
	}
	return isEvery
		? `Jedes Spiel ist {bockspiel.ein} und zählt ${fold(bock)}.`
		: `Einzelspiele sind {bockspiel.plural} und zählen ${fold(bock)}, alles andere einfach.`;
}

/** "60 : 60 oder 30 : 90". */
const endsText = (at: readonly number[]): string =>
	inSentence(
		at.map((augen) => `${augen} : ${ALL_AUGEN - augen}`),
		'oder'
	);

/** The rounds at a glance, and what opens them. */
export const ROUND_TABLES = {
	rounds: {
		title: 'Die Runden im Überblick',
		write: (book) => {
			const { deckel, bock, words } = book;
			const there = ROUNDS.flatMap((kind) => (book.rounds[kind] ? [[kind, book.rounds[kind]] as const] : []));
			if (there.length === 0) return [];
			const rows = there.map(([kind, rule]): TableRow => {
				const { factor = null } = rule;
				const games = rule.doubles.games === 'every' ? 'alles' : 'Einzelspiele';
				const double = factor?.value === 1 ? 'nichts' : `${games}${factor ? ` ${times(factor)}` : ''}`;
				return row([roundWord(book, kind), double, ...(deckel ? [rule.deckel ? 'ja' : 'nein'] : [])], rule);
			});
			const head = ['Runde', `Bock${bock ? ` (${times(bock)})` : ''}`, ...(deckel ? [words.deckel] : [])];
			return [
				grid('table', null, head, rows),
				ourOwn('die Vorlage schweigt', {
					size: 'Eine Runde behält die Länge, die sie bei ihrem Beginn hat, auch wenn einer dazukommt oder geht.'
				}),
				deckel &&
					there.some(([, rule]) => !rule.deckel) &&
					ourOwn(book.bockspiel ? 'die Vorlage schweigt; so ist es im Bockspiel' : 'die Vorlage schweigt', {
						laid: `Liegt in einer Runde ohne ${words.deckel} doch {deckel:einer}, so zählt {deckel:er} nicht.`
					})
			];
		}
	},
	/** A game that ends level. */
	level: {
		title: 'Sechzig zu sechzig',
		write: (book) => {
			const { level } = book.triggers;
			return [
				level &&
					under(level, {
						opens: `Endet ein Spiel ${endsText(level.at)}, so folgt ${aRound(book, level.opens)}.`
					}),
				level &&
					ourOwn('die Vorlage macht keinen Unterschied', {
						inside:
							'Das gilt, welche Partei auch die kleinere Zahl hat, und auch mitten in einer solchen Runde: Die neue folgt dann auf sie.'
					})
			];
		}
	},
	/** A game of one against three that is lost; a Sie never is. */
	lostEinzelspiel: {
		title: 'Ein verlorenes Einzelspiel',
		write: (book) => {
			const played = book.order.filter((contract) => {
				const { sides, goal } = book.contracts[contract] ?? {};
				return sides === 'einzelspiel' && goal !== 'hand';
			});
			const games = inSentence(contractWords(book, played), 'oder');
			const { lostEinzelspiel } = book.triggers;
			return [
				lostEinzelspiel &&
					under(lostEinzelspiel, {
						opens: `Verliert der Spieler ein Einzelspiel (${games}), so folgt ${aRound(book, lostEinzelspiel.opens)}.`
					})
			];
		}
	},
	/** A game in which one side took every trick. */
	allTricks: {
		title: 'Alle Stiche',
		write: (book) => {
			const { allTricks } = book.triggers;
			if (!allTricks) return [];
			const { voteAgainst, afterKeinStich } = allTricks;
			const round = roundWord(book, allTricks.opens);
			const listed = (isIn: (rule: ContractRule) => boolean): readonly Contract[] =>
				book.order.filter((one) => book.contracts[one] && isIn(book.contracts[one]));
			const without = listed(({ goal }) => goal === 'keinStich');
			const except = [...(afterKeinStich ? [] : without), ...listed(({ sides }) => sides === 'mungo')];
			const notAfter = except.length > 0 ? `; nicht nach ${anyOf(book, except, 'einem')}` : '';
			const counts =
				without.length > 0 && afterKeinStich
					? ` Ist ${anyOf(book, without, 'ein')} gewonnen, so zählt das mit: Da haben die Gegner alle Stiche.`
					: '';
			const hands = handsIn(book);
			return [
				under(allTricks, {
					opens: `Macht eine Partei alle Stiche, so folgt ${aRound(book, allTricks.opens)}${notAfter}.${counts}`
				}),
				hands.length > 0 &&
					ourOwn('er wird nicht gespielt, also macht keiner einen Stich', {
						hand: `${anyOf(book, hands, 'Ein')} öffnet ${aRound(book, allTricks.opens, 'keinen')}.`
					}),
				voteAgainst &&
					under(allTricks, {
						vote: `Das gilt zwingend nur beim ersten Mal ${book.parent === null ? 'am Zocktag oder Zockabend' : 'am selben Tag'}. Danach stimmt der Tisch jedes Mal ab: ${round} oder ${roundWord(book, voteAgainst)}. Bei Gleichstand wird es ${aRound(book, allTricks.opens)}.`
					})
			];
		}
	},
	/** Bidding for a Solo with cards from the middle, and the Stock. */
	gardareiz: {
		title: 'Reizen',
		told: { topic: 'bids', in: ['gardareizrunde'] },
		write: (book) => {
			const rule = book.gardareiz;
			if (!rule) return [];
			const { least, step, payMost, suit, bettelUpTo, bettelOpenUpTo } = rule;
			const { solo, bettel } = book.contracts;
			const herzSolo = solo && `${book.words.suits[suit]}-${wordOf(book, 'solo')}`;
			return [
				under(rule, {
					bid: `Gereizt wird ab ${least} Augen, immer um ${step} höher.${solo ? ' Das Solo ist gewonnen, wenn der Spieler mindestens so viele Augen macht, wie er gereizt hat.' : ''}`
				}),
				under(rule, { most: `Höher als ${ALL_AUGEN} geht es nicht.` }),
				bettel &&
					under(rule, {
						bettel: `${anyOf(book, ['bettel'], 'Ein')} geht bis ${bettelUpTo}, darüber nicht. Bis ${bettelOpenUpTo} deckt der Spieler für jede Reizstufe eine Karte auf.`
					}),
				bettel && bettelTable(rule),
				solo &&
					under(payMost, {
						stock: `Liegt Geld {stock.im}, so gewinnt {stock:ihn}, wer ein ${herzSolo} gewinnt; damit ist die Runde aus. Wer ein ${herzSolo} verliert, zahlt noch einmal so viel {stock.in}, wie darin liegt, höchstens ${money(payMost)}.`
					}),
				solo &&
					ourOwn('die Vorlage sagt nur „aufgedoppelt (max. 2 €)“, nicht, was davon 2 € sind', {
						cap: 'Gemeint ist, was dabei höchstens eingezahlt wird; {stock.im} darf mehr liegen.'
					}),
				under(rule, {
					any: 'Dauert das zu lange, kann der Tisch ausmachen, auch mitten in der Runde, dass andere Spiele {stock.den} ebenfalls holen.'
				}),
				ourOwn('die Vorlage sagt nur, dass auch andere Spiele den Stock bekommen können', {
					anyWon: `Dann holt {stock:ihn} jedes Spiel, das sein Spieler gewinnt.${herzSolo ? ` Einzahlen muss weiter nur das verlorene ${herzSolo}.` : ''}`
				}),
				ourOwn('die Vorlage sagt nur, wann die Runde mit einem Stock endet', {
					length:
						'Ohne Geld {stock.im} dauert sie eine Runde. Kommt erst in ihr Geld hinein, so geht sie weiter, bis es gewonnen ist.'
				}),
				ourOwn('die Vorlage schweigt; wer sein Gebot verfehlt, kann mehr Augen haben als die Gegner', {
					schneider: '{schneider} kann dabei nur sein, wer verloren hat.'
				}),
				ourOwn('die Vorlage schweigt', {
					nobody:
						'Reizt keiner, so werden die Karten zusammengeworfen, und der Nächste gibt; in der Runde zählt das nicht als Spiel.'
				}),
				solo?.tout &&
					ourOwn('die Vorlage schweigt; wer alle Stiche macht, erreicht jedes Gebot', {
						tout: `Das Solo darf auch als ${book.words.tout} gespielt werden.`
					})
			];
		}
	}
} as const satisfies MakerTable;

/** What a Bettel costs at each bid. */
function bettelTable(rule: NonNullable<Book['gardareiz']>): Maybe<Piece> {
	if (rule.step <= 0) return null;
	const swaps = rule.bettelUpTo > rule.bettelOpenUpTo;
	const rows: TableRow[] = [];
	for (let bid = rule.least; bid <= rule.bettelUpTo && rows.length < HALF; bid += rule.step) {
		const { open, swap } = bettelHandicap(rule, bid);
		const change = swap > 0 ? `${swap} Karten` : NOTHING_SAID;
		rows.push(row([String(bid), `${open} offen`, ...(swaps ? [change] : [])]));
	}
	const head = ['Gereizt', 'Der Spieler deckt auf', ...(swaps ? ['Die Gegner tauschen'] : [])];
	return grid('bettelTable', rule, head, rows);
}
