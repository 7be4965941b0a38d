import { asSentence } from '#lib/base/refusal.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { roundWord, stockWord, termOf, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { bettelOf, handOf } from '#lib/rules/contract-kind.ts';
import { bettelHandicap } from '#lib/rules/gardareiz.ts';
import { whenNobodyPlays } from '#lib/rules/printed/wording.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import { dealAt } from '../deal.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState } from '../state.ts';
import type { Told } from '../told.ts';
import { causeOf, causeText } from './causes.ts';
import { dealerOf, deckelCount, type Moment, possibleTrades } from './moment.ts';
import { mustNowText } from './must-play.ts';
import { meaningText, runningText, stockWinner } from './round-text.ts';
import { contractsNow } from './rounds.ts';
import { sayings } from './sayings.ts';
import { isReshuffled, sayingText } from './sayings-text.ts';

/** What the sources say of dealing and announcing, which no book's data holds. */
const SOURCES = {
	allgaeu: { deal: '§2.3', order: '§4', first: 'gibt, wer beim Abheben die höchste Karte aufdeckt' },
	weitnau: { deal: '§2', order: '§3', first: 'gibt, wer beim Abheben die höchste Karte aufdeckt' },
	schafkopfschule: { deal: '§2.2.2', order: '§2.4.4', first: 'gibt Nummer 1, oder wer vorher bestimmt ist' },
	muenchen: { deal: 'Vorbereitungen', order: 'Vorbereitungen', first: null }
} as const;
type Printed = keyof typeof SOURCES;

/** The printed book that a book is, or was changed from. */
function printedOf({ id, parent }: Book): Printed | null {
	const found = [id, parent].find((one) => one !== null && Object.hasOwn(SOURCES, one));
	return (found as Printed | undefined) ?? null;
}

const withSource = (source: string | undefined): Pick<Told, 'source'> =>
	source === undefined ? {} : { source };

/** All that holds for the game that is dealt now: who does what, what may be played, and why the round is what it is. */
export function toldInFull(
	evening: EveningState,
	moment: Moment,
	typed: TypedGame,
	nameOf: NameOf
): readonly Told[] {
	return [
		...ofMust(evening, nameOf),
		...dealing(evening, moment, typed, nameOf),
		...ofRound(evening, moment, nameOf),
		...ofBids(moment, typed),
		...ofDeckel(moment, typed, nameOf),
		ranking(moment),
		...ofFirst(moment)
	];
}

/** Who must play, by a sentence of the club's own. */
function ofMust(evening: EveningState, nameOf: NameOf): readonly Told[] {
	const text = mustNowText(evening, nameOf);
	return text === null ? [] : [{ title: 'Wer spielen muss', lines: [text] }];
}

function dealing(
	{ opening }: EveningState,
	moment: Moment,
	typed: TypedGame,
	nameOf: NameOf
): readonly Told[] {
	const { book, seats, round, first } = moment;
	const printed = printedOf(book);
	const deal = dealAt(seats, dealerOf(moment, typed));
	const [dealer, cutter, leads] = [deal.dealer, deal.cutter, deal.first].map(nameOf);
	const knocks = printed === 'allgaeu' || printed === 'weitnau';
	const who = printed && SOURCES[printed].first;
	const lines = [
		isReshuffled({ book, opening })
			? `${dealer} mischt und gibt; abgehoben wird nicht: ${cutter} mischt nach, wenigstens dreimal von unten nach oben (§5.2.6).`
			: `${dealer} mischt und gibt, ${cutter} hebt ab.`,
		round?.kind === 'gardareizrunde'
			? `Jeder bekommt sieben Karten, erst vier, dann drei; die letzten vier liegen verdeckt in der Mitte.`
			: `Zweimal vier Karten für jeden, ${leads} bekommt die ersten.`,
		...(knocks && !round
			? [`Klopft ${cutter}, gibt es acht auf einmal, in der Reihenfolge, die ${cutter} sagt.`]
			: []),
		`${leads} sagt zuerst an und kommt heraus, dann geht es im Uhrzeigersinn.`,
		...(first && who ? [`Das erste Spiel ${who}.`] : []),
		...sayings(moment, typed).flatMap((saying) =>
			saying.code === 'bockspiel' ? [`${sayingText(book, saying, nameOf)}.`] : []
		)
	];
	return [
		{ title: 'Geben', lines, ...withSource(printed ? SOURCES[printed].deal : undefined) },
		...ofMore(book, seats, deal.dealer, nameOf)
	];
}

/** Who of five or six sits out, and whose hand he may buy. */
function ofMore(book: Book, seats: readonly MemberId[], dealer: MemberId, nameOf: NameOf): readonly Told[] {
	const trades = possibleTrades(seats, dealer);
	const [first, second] = trades;
	if (!first) return [];
	const [one, other] = [nameOf(first.buyer), second && nameOf(second.buyer)];
	const out = other === undefined ? `${one} setzt aus.` : `${one} und ${other} setzen aus.`;
	if (!book.boughtHand) return [{ title: 'Aussetzen', lines: [out] }];
	const lines = [
		out,
		`${one} kann das Blatt von ${nameOf(first.seller)} kaufen${other === undefined ? '' : `, sonst ${other}`}; wer kauft, spielt und rechnet ab.`,
		...(book.deckel ? [`Nur wer ungesehen kauft, darf einen ${book.words.deckel} legen.`] : [])
	];
	return [{ title: 'Aussetzen und Blatt kaufen', lines, source: book.boughtHand.source }];
}

function ofRound(evening: EveningState, { book, round }: Moment, nameOf: NameOf): readonly Told[] {
	const { rows, rounds, roundLength, mustPlay } = evening;
	if (!round) {
		const meaning = meaningText(evening);
		return meaning && rounds.running === null
			? [{ title: termOf(book, 'stock'), lines: [`${meaning}.`] }]
			: [];
	}
	const opener = rows.find(
		(row) => (row.type === 'game' || row.type === 'passed') && row.entry.id === round.opener
	);
	const because =
		opener?.type === 'game'
			? [causeText(causeOf(book, opener, round.kind))]
			: opener && ['nach dem Zusammenwerfen'];
	const now = round.opener === rounds.running?.opener ? `${runningText(book, round, roundLength)}.` : '';
	const lines = [
		...(because ?? []).map(asSentence),
		...(now ? [now, `${meaningText(evening)}.`] : []),
		...(mustPlay && now ? [`Will keiner spielen, muss ${nameOf(mustPlay)}.`] : [])
	];
	return [{ title: roundWord(book, round.kind), lines, source: round.rule.source }];
}

function ofBids({ book, round }: Moment, { bid }: TypedGame): readonly Told[] {
	const rule = book.gardareiz;
	if (!rule || round?.kind !== 'gardareizrunde') return [];
	const { least, step, bettelOpenUpTo, bettelUpTo } = rule;
	const bettel = wordOf(book, bettelOf(book));
	const { swap } = bettelHandicap(rule, bettelUpTo);
	const at = bid === undefined ? null : bettelHandicap(rule, Math.min(bid, bettelUpTo));
	const lines = [
		`Gereizt wird ab ${least}, immer um ${step} mehr: ${least}, ${least + step}, ${least + 2 * step} …`,
		'Wer am höchsten reizt, nimmt drei der vier Karten aus der Mitte und legt zwei hinein; die drei, die dort liegen, bekommen die anderen.',
		'Er spielt ein Solo und braucht so viele Augen, wie gereizt sind.',
		`Oder einen ${bettel}, bis ${bettelUpTo}: Für jede Stufe liegt eine seiner Karten offen, bei ${least} eine, bei ${bettelOpenUpTo} alle acht.`,
		...(swap > 0
			? [
					`Ab ${bettelOpenUpTo + step} tauschen die Mitspieler verdeckt untereinander, in Spielrichtung: zwei, vier, bei ${bettelUpTo} ${swap} Karten.`
				]
			: []),
		...(at && bid !== undefined && bid <= bettelUpTo
			? [`Bei ${bid}: ${at.open} offen${at.swap > 0 ? `, ${at.swap} getauscht` : ''}.`]
			: []),
		`${stockWord(book, 'Den')} gewinnt ${stockWinner(book, round.anyContractWinsStock)}.`
	];
	return [{ title: 'Reizen', lines, source: rule.source }];
}

function ofDeckel(moment: Moment, typed: TypedGame, nameOf: NameOf): readonly Told[] {
	const { book } = moment;
	if (!book.deckel) return [];
	const { deckel } = book.words;
	const { factor, rule } = book.deckel;
	const lines = deckelCount(moment, typed)
		? [
				`Wer erst vier seiner Karten gesehen hat, kann einen ${deckel} hinauslegen, einen Bierdeckel. Jeder rechnet den Preis × ${factor.value}.`,
				...sayings(moment, { ...typed, contract: 'rufspiel', deckel: [] }).flatMap((saying) =>
					saying.code === 'noDeckel' ? [`${sayingText(book, { ...saying, asks: false }, nameOf)}.`] : []
				)
			]
		: [`Jetzt wird ohne ${deckel} gespielt.`];
	return [{ title: deckel, lines, source: rule.source }];
}

/** What outranks what: a Sie, then what is announced as a Tout, then the rest. */
function ranking({ book, round }: Moment): Told {
	const printed = printedOf(book);
	const now = contractsNow(book, round);
	const isHand = (one: Contract): boolean => book.contracts[one]?.goal === 'hand';
	const touts = now
		.filter((one) => book.contracts[one]?.tout)
		.map((one) => `${wordOf(book, one)}-${book.words.tout}`);
	const suits = printed === 'allgaeu' || printed === 'weitnau' ? (book.contracts.solo?.suits ?? []) : [];
	const solo = suits.length > 0 ? ` (${suits.map((suit) => book.words.suits[suit]).join(', ')})` : '';
	const rest = now
		.filter((one) => !isHand(one))
		.map((one) => `${wordOf(book, one)}${one === 'solo' ? solo : ''}`);
	const hands = now.filter(isHand).map((one) => wordOf(book, one));
	// Nobody bids: the next player deals, as where a deal is thrown in (the source is silent).
	const nobody =
		round?.kind === 'gardareizrunde'
			? 'werden die Karten zusammengeworfen, und der Nächste gibt'
			: whenNobodyPlays(book);
	const equal =
		printed === 'muenchen'
			? 'Solo und Wenz sind gleich hoch.'
			: 'Bei gleichem Spiel geht vor, wer zuerst an der Reihe ist.';
	const lines = [
		[...hands, ...touts, ...rest].join(' · '),
		equal,
		...(round?.stoeckle.size ? [] : [`Will keiner spielen, so ${nobody}.`])
	];
	const source = printed ? SOURCES[printed].order : undefined;
	return { title: 'Was gespielt werden kann, das Höchste zuerst', lines, ...withSource(source) };
}

/** A Sie counts nothing as an evening's first game (schafkopfschule 2.9.1). */
function ofFirst({ book, first }: Moment): readonly Told[] {
	if (!first || !book.sieNotFirst) return [];
	const lines = [`Im ersten Spiel zählt ein ${wordOf(book, handOf(book))} nicht.`];
	return [{ title: wordOf(book, handOf(book)), lines, source: book.sieNotFirst.source }];
}
