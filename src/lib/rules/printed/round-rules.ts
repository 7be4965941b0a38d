import { assertNever } from '#lib/base/result.ts';
import { type Book, type RoundRule, bettelHandicap } from '../book.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { ALL_AUGEN, ROUNDS, type RoundKind } from '../vocabulary.ts';
import { NOTHING_SAID, plain, type Piece, type Row } from './shape.ts';
import { cents, contractWords, fold, joined, times } from './wording.ts';

const HALF = ALL_AUGEN / 2;

/** Everything the book says of one round: how long, what is played, what counts double. */
export function roundRules(book: Book, kind: RoundKind): readonly Piece[] {
	const rule = book.rounds[kind];
	if (!rule) return [];
	const rows: Row[] = [
		{ cells: ['Beginn', begin(book, kind, rule)] },
		{ cells: ['Dauer', lasts(book, rule)], source: rule.source },
		{ cells: ['Spiele', contracts(book, rule)] },
		{ cells: ['Preis', doubles(book, rule)], source: rule.doubles.source },
		...(book.deckel ? [{ cells: [book.words.deckel, deckel(rule)] }] : []),
		...(rule.stoeckle.length > 0 ? [{ cells: [book.words.stoeckle, stoeckle(book, rule)] }] : []),
		...(rule.alteDeals ? [{ cells: ['Geber', alteDeals(book)] }] : [])
	];
	return [{ slot: 'facts', source: rule.source, block: { type: 'table', head: [], rows } }];
}

function begin(book: Book, kind: RoundKind, { onlyWithout }: RoundRule): string {
	const { level, lostEinzelspiel, allTricks } = book.triggers;
	const reasons = [
		...(level?.opens === kind ? [`nach einem Spiel, das ${endsText(level.at)} endet`] : []),
		...(lostEinzelspiel?.opens === kind ? ['nach einem verlorenen Einzelspiel'] : []),
		...(allTricks?.opens === kind ? ['nach einem Spiel, in dem eine Partei alle Stiche gemacht hat'] : []),
		...(allTricks?.voteAgainst === kind ? ['wenn der Tisch nach allen Stichen für sie stimmt'] : [])
	];
	const asked =
		reasons.length > 0 ? `Von selbst ${reasons.join(', oder ')}.` : 'Wenn der Tisch sie spielen will.';
	const without = onlyWithout ? ` Nur, wenn der Abend noch keine ${roundWord(book, onlyWithout)} hatte.` : '';
	return asked + without;
}

function lasts(book: Book, { lasts, canBeGeschoben }: RoundRule): string {
	const mungo = book.contracts.mungo ? wordOf(book, 'mungo') : 'Mungo';
	const pushed = canBeGeschoben
		? ` Sind sich vorher alle einig, wird sie geschoben: Sie dauert, bis so viele ${mungo}s gespielt sind, wie Spieler am Tisch sitzen; jedes Einzelspiel verlängert sie um ein Spiel.`
		: '';
	switch (lasts) {
		case 'round':
			return `Eine Runde: so viele Spiele, wie Spieler am Tisch sitzen.${pushed}`;
		case 'roundAndOne':
			return `Ein Spiel mehr, als Spieler am Tisch sitzen.${pushed}`;
		case 'twoRounds':
			return `Zwei Runden: zwei Spiele für jeden Spieler am Tisch.${pushed}`;
		case 'mungos':
			return `Bis so viele ${mungo}s gespielt sind, wie Spieler am Tisch sitzen.${pushed}`;
		case 'fourMungos':
			return `Bis vier ${mungo}s gespielt sind, gleich wie viele am Tisch sitzen.${pushed}`;
		case 'stoeckle':
			return `Bis alle ihre ${book.words.stoeckle} abgespielt haben.${pushed}`;
		case 'stock':
			return `Eine Runde; liegt Geld im Stock, dann so lange, bis er gewonnen ist.${pushed}`;
		default:
			return assertNever(lasts);
	}
}

function contracts(book: Book, rule: RoundRule): string {
	const hand = book.order.filter((contract) => book.contracts[contract]?.goal === 'hand');
	if (rule.contracts === null) return 'Alles, was sonst auch gespielt wird.';
	const always = hand.length > 0 ? ` Ein ${joined(contractWords(book, hand), 'oder')} geht immer.` : '';
	return `Nur ${joined(contractWords(book, rule.contracts))}.${always}`;
}

function doubles(book: Book, { doubles }: RoundRule): string {
	if (!book.bock) return 'Wie immer.';
	return doubles.games === 'every'
		? `Jedes Spiel ist ein Bockspiel und zählt ${fold(book.bock)}.`
		: `Einzelspiele sind Bockspiele und zählen ${fold(book.bock)}, alles andere einfach.`;
}

const deckel = (rule: RoundRule): string =>
	rule.deckel ? 'Werden gelegt wie immer.' : 'Werden nicht gelegt.';

const stoeckle = (book: Book, rule: RoundRule): string =>
	`Jeder muss einmal selbst spielen: ${joined(contractWords(book, rule.stoeckle))}.`;

const alteDeals = (book: Book): string =>
	`Wer beim Spiel davor den Alten (${book.words.suits.eichel}-Ober) hatte, gibt das erste und das letzte Spiel.`;

/** All rounds at a glance. */
export function roundTable(book: Book): readonly Piece[] {
	const rows = ROUNDS.flatMap((kind): Row[] => {
		const rule = book.rounds[kind];
		if (!rule) return [];
		const double = rule.doubles.games === 'every' ? 'alles' : 'Einzelspiele';
		const laid = book.deckel ? [rule.deckel ? 'ja' : 'nein'] : [];
		return [{ cells: [roundWord(book, kind), double, ...laid], source: rule.source }];
	});
	if (rows.length === 0) return [];
	const head = [
		'Runde',
		`Bock${book.bock ? ` (${times(book.bock)})` : ''}`,
		...(book.deckel ? [book.words.deckel] : [])
	];
	const without = ROUNDS.some((kind) => book.rounds[kind]?.deckel === false);
	return [
		{ slot: 'table', block: { type: 'table', head, rows } },
		{
			slot: 'size',
			ours: 'die Vorlage schweigt',
			block: plain(
				'Eine Runde behält die Länge, die sie bei ihrem Beginn hat, auch wenn einer dazukommt oder geht.'
			)
		},
		...(book.deckel && without
			? [
					{
						slot: 'laid',
						ours: book.bockspiel ? 'die Vorlage schweigt; so ist es im Bockspiel' : 'die Vorlage schweigt',
						block: plain(`Liegt in einer Runde ohne ${book.words.deckel} doch einer, so zählt er nicht.`)
					}
				]
			: [])
	];
}

/** A game that ends level. */
export function levelRules(book: Book): readonly Piece[] {
	const { level } = book.triggers;
	if (!level) return [];
	const text = `Endet ein Spiel ${endsText(level.at)}, so folgt eine ${roundWord(book, level.opens)}.`;
	const both =
		'Das gilt, welche Partei auch die kleinere Zahl hat, und auch mitten in einer solchen Runde: Die neue folgt dann auf sie.';
	return [
		{ slot: 'opens', source: level.source, block: plain(text) },
		{ slot: 'inside', ours: 'die Vorlage macht keinen Unterschied', block: plain(both) }
	];
}

/** "60 : 60 oder 30 : 90". */
const endsText = (at: readonly number[]): string =>
	joined(
		at.map((augen) => `${augen} : ${ALL_AUGEN - augen}`),
		'oder'
	);

/** A game of one against three that is lost. */
export function lostEinzelspielRules(book: Book): readonly Piece[] {
	const { lostEinzelspiel } = book.triggers;
	if (!lostEinzelspiel) return [];
	const { opens, source } = lostEinzelspiel;
	const alone = book.order.filter((contract) => book.contracts[contract]?.sides === 'einzelspiel');
	// A Sie is never lost.
	const played = alone.filter((contract) => book.contracts[contract]?.goal !== 'hand');
	const text = `Verliert der Spieler ein Einzelspiel (${joined(contractWords(book, played), 'oder')}), so folgt eine ${roundWord(book, opens)}.`;
	return [{ slot: 'opens', source, block: plain(text) }];
}

/** A game in which one side took every trick. */
export function allTricksRules(book: Book): readonly Piece[] {
	const { allTricks } = book.triggers;
	if (!allTricks) return [];
	const { opens, voteAgainst, afterKeinStich, source } = allTricks;
	const round = roundWord(book, opens);
	const except = [
		...(afterKeinStich || !book.contracts.bettel ? [] : [wordOf(book, 'bettel')]),
		...(book.contracts.mungo ? [wordOf(book, 'mungo')] : [])
	];
	const bettel =
		afterKeinStich && book.contracts.bettel
			? ` Ein gewonnener ${wordOf(book, 'bettel')} zählt mit: Da haben die Gegner alle Stiche.`
			: '';
	const pieces: Piece[] = [
		{
			slot: 'opens',
			source,
			block: plain(
				`Macht eine Partei alle Stiche, so folgt eine ${round}${except.length > 0 ? `; nicht nach einem ${joined(except, 'oder')}` : ''}.${bettel}`
			)
		}
	];
	const hands = contractWords(
		book,
		book.order.filter((contract) => book.contracts[contract]?.goal === 'hand')
	);
	if (hands.length > 0) {
		const text = `Ein ${joined(hands, 'oder')} öffnet keine ${round}.`;
		pieces.push({
			slot: 'hand',
			ours: 'er wird nicht gespielt, also macht keiner einen Stich',
			block: plain(text)
		});
	}
	if (voteAgainst) {
		const other = roundWord(book, voteAgainst);
		const text = `Das gilt zwingend nur beim ersten Mal am Abend. Danach stimmt der Tisch jedes Mal ab: ${round} oder ${other}. Bei Gleichstand wird es eine ${round}.`;
		pieces.push({ slot: 'vote', source, block: plain(text) });
	}
	return pieces;
}

/** Bidding for a Solo with cards from the middle, and the Stock. */
export function gardareizRules(book: Book): readonly Piece[] {
	const rule = book.gardareiz;
	if (!rule) return [];
	const { least, step, payMost, source } = rule;
	const herzSolo = book.contracts.solo && `${book.words.suits[rule.suit]}-${wordOf(book, 'solo')}`;
	const bid = `Gereizt wird ab ${least} Augen, immer um ${step} höher, bis ${ALL_AUGEN}. Das Solo ist gewonnen, wenn der Spieler mindestens so viele Augen macht, wie er gereizt hat.`;
	const bettel = `Ein ${wordOf(book, 'bettel')} geht bis ${rule.bettelUpTo}, darüber nicht. Bis ${rule.bettelOpenUpTo} deckt der Spieler für jede Reizstufe eine Karte auf.`;
	const stock = `Liegt Geld im Stock, so gewinnt ihn, wer ein ${herzSolo} gewinnt; damit ist die Runde aus. Wer ein ${herzSolo} verliert, zahlt noch einmal so viel in den Stock, wie darin liegt, höchstens ${cents(payMost.value)}.`;
	const pays: readonly Piece[] = herzSolo
		? [{ slot: 'stock', source: payMost.source, block: plain(stock) }]
		: [];
	const bettels: readonly Piece[] = book.contracts.bettel
		? [{ slot: 'bettel', source, block: plain(bettel) }, ...bettelTable(book)]
		: [];
	return [
		{ slot: 'bid', source, block: plain(bid) },
		...bettels,
		...pays,
		{
			slot: 'any',
			source,
			block: plain(
				'Dauert das zu lange, kann der Tisch ausmachen, auch mitten in der Runde, dass andere Spiele den Stock ebenfalls holen.'
			)
		},
		{
			slot: 'anyWon',
			ours: 'die Vorlage sagt nur, dass auch andere Spiele den Stock bekommen können',
			block: plain(
				`Dann holt ihn jedes Spiel, das sein Spieler gewinnt. Einzahlen muss weiter nur das verlorene ${herzSolo}.`
			)
		},
		{
			slot: 'length',
			ours: 'die Vorlage sagt nur, wann die Runde mit einem Stock endet',
			block: plain(
				'Ohne Geld im Stock dauert sie eine Runde. Kommt erst in ihr Geld hinein, so geht sie weiter, bis es gewonnen ist.'
			)
		},
		{
			slot: 'nobody',
			ours: 'die Vorlage schweigt',
			block: plain(
				'Reizt keiner, so werden die Karten zusammengeworfen, und der Nächste gibt; in der Runde zählt das nicht als Spiel.'
			)
		},
		...(book.contracts.solo?.tout
			? [
					{
						slot: 'tout',
						ours: 'die Vorlage schweigt; wer alle Stiche macht, erreicht jedes Gebot',
						block: plain(`Das Solo darf auch als ${book.words.tout} gespielt werden.`)
					}
				]
			: [])
	];
}

function bettelTable(book: Book): readonly Piece[] {
	const rule = book.gardareiz;
	if (!rule || rule.step <= 0) return [];
	const swaps = rule.bettelUpTo > rule.bettelOpenUpTo;
	const rows: Row[] = [];
	for (let bid = rule.least; bid <= rule.bettelUpTo && rows.length < HALF; bid += rule.step) {
		const { open, swap } = bettelHandicap(rule, bid);
		const change = swap > 0 ? `${swap} Karten` : NOTHING_SAID;
		rows.push({ cells: [String(bid), `${open} offen`, ...(swaps ? [change] : [])] });
	}
	const head = ['Gereizt', 'Der Spieler deckt auf', ...(swaps ? ['Die Gegner tauschen'] : [])];
	return [{ slot: 'bettelTable', source: rule.source, block: { type: 'table', head, rows } }];
}
