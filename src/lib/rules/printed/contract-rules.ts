import { assertNever } from '#lib/base/result.ts';
import { counted, inSentence } from '#lib/base/text.ts';
import type { Book, ContractRule, Extra } from '../book.ts';
import { termOf, withinRounds, wordOf } from '../book-words.ts';
import { countedInTout, surchargesOf, type CountsAs, ofRound } from '../contract-kind.ts';
import { trumpCount, trumpsOf } from '../cards.ts';
import { ALL_TRICKS, ROUNDS, type Contract, type Rank } from '../vocabulary.ts';
import { notFirstText } from '../price.ts';
import { endingsOf, summedPrice } from '../ending-prices.ts';
import { endingText } from '../price-table.ts';
import { grid, ourOwn, row, SECTION, told, under, type MakerTable, type Pieces } from './pieces.ts';
import { type Piece, type TableRow } from './shape.ts';
import { sumsOf } from './worked-sums.ts';
import { amount, contractWords, suitWords, times } from './wording.ts';

/** Everything the book says of one contract, as the printed rules do: a name and a value in each row, then the sums. */
export function contractRules(book: Book, contract: Contract): Pieces {
	const rule = book.contracts[contract];
	if (!rule) return [];
	const { words, deckel } = book;
	return [
		grid(
			'facts',
			null,
			[],
			[
				row(['Wer gegen wen', SIDES[rule.sides]]),
				row(['Trümpfe', trumps(book, contract, rule)]),
				goal(book, rule),
				row(['{schneider}', schneider(book, rule)]),
				laufende(book, rule),
				row(['Grundpreis', amount(book, rule.base)], rule.base),
				rule.tout && row([words.tout, toutText(book, rule, rule.tout)], rule.tout),
				rule.factor && row(['Endpreis', `Die Summe ${times(rule.factor)}.`], rule.factor),
				rule.goal === 'hand' &&
					book.sieNotFirst &&
					row(['Erstes Spiel', `${notFirstText(book, contract)}.`], book.sieNotFirst),
				knowsDoubling(book, rule) && row([termOf(book, 'schuss'), schuss(book, rule)]),
				deckel &&
					isPlayedWithDeckel(book, contract, rule) &&
					row([`Ohne ${words.deckel}`, withoutDeckel(book, rule)], deckel.rule),
				...elsewhere(book, rule)
			]
		),
		...listOf(book, contract, rule),
		...sumsOf(book, contract)
	];
}

/** The contract's prices by how it ends; where the list has none, what they sum up to. */
function listOf(book: Book, contract: Contract, rule: ContractRule): Pieces {
	if (!rule.table) return [];
	const endings = endingsOf(rule).map((ending) => {
		const listed = rule.table?.[ending];
		const summed = { value: summedPrice(book, rule, ending), source: '' };
		// What a sum multiplies it multiplies its Laufende by, too.
		const each = rule.laufende ? summedPrice(book, rule, ending, 1) - summed.value : 1;
		const laufende = each === 1 ? '' : `; {laufende} × ${each}`;
		const price = listed ? amount(book, listed) : `${amount(book, summed)}, zusammengezählt${laufende}`;
		return row([endingText(book, contract, ending), price], listed);
	});
	const [first] = Object.values(rule.table);
	const still = rule.laufende ? '{laufende} kommen dazu; danach' : 'Danach';
	return [
		under(first ?? SECTION, {
			list: `Es gilt die Preisliste: was jeder Verlierer jedem Gewinner zahlt, statt Grundpreis und Aufschlägen. ${still} wird malgenommen wie sonst.`
		}),
		grid('prices', first, ['Ausgang', 'Preis'], endings)
	];
}

/** When it is played, and as what it counts elsewhere. */
const elsewhere = (book: Book, rule: ContractRule) => [
	rule.place === 'specialRounds' && row(['Wann', 'Nur in Runden, die dieses Spiel kennen.']),
	rule.stoeckle && row([book.words.stoeckle, `Zählt als ${wordOf(book, rule.stoeckle)}.`]),
	rule.counts && row(['Meisterschaft', `Zählt ${COUNTED_AS[rule.counts]}.`])
];

const knowsDoubling = (book: Book, rule: ContractRule): boolean =>
	book.schuss.names.length > 0 || rule.sides === 'mungo';

const SIDES = {
	rufspiel: 'Zwei gegen zwei: der Spieler und wer die gerufene Sau hat.',
	kreuz: 'Zwei gegen zwei: der Spieler und wer ihm gegenübersitzt.',
	hochzeit: 'Zwei gegen zwei: der Spieler und wer die angebotene Karte nimmt.',
	einzelspiel: 'Einer gegen die {drei} anderen.',
	mungo: 'Jeder für sich.'
} as const satisfies Record<ContractRule['sides'], string>;

const COUNTED_AS = {
	rufspiel: 'als Rufspiel',
	solo: 'als Farbsolo',
	wenz: 'als Wenz',
	bettel: 'als Bettel',
	sie: 'als Sie',
	nothing: 'bei Gleichstand nicht mit'
} as const satisfies Record<CountsAs, string>;

const RANK_WORDS: Readonly<Record<Rank, string>> = {
	sau: 'Sauen',
	zehn: 'Zehner',
	koenig: 'Könige',
	ober: 'Ober',
	unter: 'Unter',
	neun: 'Neuner',
	acht: 'Achter',
	sieben: 'Siebener'
};

function onlyRanks(count: number, ranks: readonly string[]): string {
	const [only, ...more] = ranks;
	if (only === undefined) return 'Keine.';
	return `${count}: nur ${more.length > 0 ? inSentence(ranks) : `die ${only}`}.`;
}

function trumps(book: Book, contract: Contract, rule: ContractRule): string {
	const trumps = trumpsOf(contract, rule);
	if (!trumps) return 'Was hier Trumpf ist, sagt die Vorlage nicht.';
	const count = trumpCount(book, trumps);
	const ranks = trumps.ranks.map((rank) => RANK_WORDS[rank]);
	if (!trumps.suit) return onlyRanks(count, ranks);
	const choice = rule.suits.length > 0 ? ` (${inSentence(suitWords(book, rule.suits), 'oder')})` : '';
	const suit = trumps.suit === 'chosen' ? `die angesagte Farbe${choice}` : book.words.suits[trumps.suit];
	const called = rule.sides === 'rufspiel' ? ` Gerufen wird eine Sau${choice}.` : '';
	const link = rule.goal === 'keinStich' ? ' und' : ', dann';
	const before = ranks.length > 0 ? `${ranks.map((rank) => `die ${rank}`).join(', ')}${link} ` : '';
	return `${count}: ${before}${suit}.${called}`;
}

function goal(book: Book, rule: ContractRule): TableRow {
	const { won } = book.augen;
	if (rule.sides === 'mungo') {
		const most = book.mungo?.pays === 'most';
		return row([
			'Sieger',
			most ? 'Alle außer dem mit den meisten Augen.' : 'Die zwei mit den wenigsten Augen.'
		]);
	}
	switch (rule.goal) {
		case 'augen':
			return row(['Sieger', `Die Spielerpartei gewinnt mit ${counted(won.value, 'Auge', 'Augen')}.`], won);
		case 'keinStich':
			return row(['Sieger', 'Der Spieler darf keinen einzigen Stich machen.']);
		case 'alleStiche':
			return row(['Sieger', 'Die Spielerpartei muss alle Stiche machen.']);
		case 'hand':
			return row([
				'Sieger',
				`Wer ${rule.laufendeHeld === ALL_TRICKS ? 'alle acht' : `die ${rule.laufendeHeld} höchsten`} auf der Hand hat. Ausgespielt wird nicht.`
			]);
		default:
			return assertNever(rule.goal);
	}
}

const schneider = (book: Book, rule: ContractRule): string =>
	rule.schneider
		? `Ja: ${amount(book, surchargesOf(book, rule).schneider)} mehr, {schwarz} noch einmal ${amount(book, surchargesOf(book, rule).schwarz)}.`
		: 'Gibt es hier nicht.';

function laufende(book: Book, rule: ContractRule): TableRow {
	const { laufende, laufendeHeld: held } = rule;
	if (!laufende) return row(['{laufende}', 'Gibt es hier nicht.']);
	const { from, most } = laufende;
	const each = `je ${amount(book, surchargesOf(book, rule).laufender)}`;
	const always = most > held ? `Mindestens ${held}, höchstens ${most}` : `Immer ${held}`;
	// Who always has enough of them is not told from how many on they count.
	const enough = held >= from.value ? '' : `; gezahlt wird ab ${from.value}`;
	const count = held > 0 ? `${always}, ${each}${enough}.` : `Ab ${from.value}, höchstens ${most}, ${each}.`;
	return row(['{laufende}', count], from);
}

/** What a Tout of this contract costs, words in braces. */
export function toutText(book: Book, rule: ContractRule, extra: Extra): string {
	const counted = countedInTout(rule).map((one) => `{${one}}`);
	const parts = ['Grundpreis', ...counted, ...(rule.laufende ? ['{laufende}'] : [])];
	const what = parts.length > 1 ? inSentence(parts) : 'Der Grundpreis';
	const cost = extra.by === 'factor' ? times(extra) : `und ${amount(book, extra)} dazu`;
	const left = ['{schneider}', '{schwarz}'].filter((one) => rule.schneider && !counted.includes(one));
	const none = left.length > 0 ? `; ${inSentence(left)} ${left.length > 1 ? 'entfallen' : 'entfällt'}` : '';
	const alike = counted.length > 0 ? ', gewonnen wie verloren' : '';
	return `Angesagt: alle Stiche, sonst verloren. ${what} ${cost}${alike}${none}.`;
}

function schuss(book: Book, rule: ContractRule): string {
	if (rule.schuss) return 'Kann gegeben werden.';
	return rule.sides === 'mungo' && book.mungo?.spritze
		? 'Jeder der vier darf selbst spritzen.'
		: 'Gibt es hier nicht.';
}

/** In a round with Deckel too, where it is one of a special round alone. */
const isPlayedWithDeckel = (book: Book, contract: Contract, rule: ContractRule): boolean =>
	rule.place === 'always' ||
	Object.values(book.rounds).some((round) => round.deckel && ofRound(round).includes(contract));

function withoutDeckel({ words }: Book, { withoutDeckel, tout }: ContractRule): string {
	if (withoutDeckel === 'yes') return 'Darf gespielt werden.';
	return withoutDeckel === 'tout' && tout ? `Nur als ${words.tout}.` : 'Darf nicht gespielt werden.';
}

/** The contracts whose rules are like that, highest first. */
const listed = (book: Book, isIn: (rule: ContractRule) => boolean): readonly Contract[] =>
	book.order.filter((contract) => {
		const rule = book.contracts[contract];
		return rule !== undefined && isIn(rule);
	});
const isUsual = ({ place }: ContractRule): boolean => place === 'always';
const asTouts = (book: Book, contracts: readonly Contract[]): readonly string[] =>
	contractWords(book, contracts).map((word) => `${word}-${book.words.tout}`);

/** What stands above what, and what goes without Deckel. */
export const CONTRACT_TABLES = {
	/** Contracts, highest first: the hand that is never played out, every Tout, then the rest. */
	order: {
		title: 'Reihenfolge der Spiele',
		write: (book) => {
			const wordsOf = (isIn: (rule: ContractRule) => boolean) => contractWords(book, listed(book, isIn));
			const hands = wordsOf(({ goal }) => goal === 'hand');
			const touts = asTouts(
				book,
				listed(book, (rule) => rule.tout !== null && isUsual(rule))
			);
			const usual = wordsOf((rule) => rule.goal !== 'hand' && isUsual(rule));
			const all = wordsOf(({ goal }) => goal !== 'hand');
			const before = inSentence([...hands, ...(touts.length > 0 ? ['{tout.jedem}'] : [])]);
			const after = before === '' ? '' : `, nach ${before}`;
			const hasMore = all.length > usual.length;
			return [
				ordered('usual', [...hands, ...touts, ...usual]),
				hasMore &&
					under(SECTION, {
						lead: `Mit den Spielarten der besonderen Runden ist die Reihenfolge${after}:`
					}),
				hasMore && ordered('all', all)
			];
		}
	},
	/** What may be played with no Deckel out. */
	withoutDeckel: {
		title: ({ words }) => `Ohne ${words.deckel}`,
		write: (book) => {
			const going = (how: ContractRule['withoutDeckel'], isIn = isUsual) =>
				listed(book, (rule) => isUsual(rule) && isIn(rule) && rule.withoutDeckel === how);
			const free = going('yes');
			const touts = asTouts(
				book,
				going('tout', ({ tout }) => tout !== null)
			);
			const where = inRounds(book);
			const isAll = free.length === listed(book, isUsual).length;
			const allowed = [...contractWords(book, free), ...touts];
			return [
				told({ topic: 'laying' }, under(book.deckel?.rule, { allowed: allowedText(allowed, isAll) })),
				// A Meisterschaft knows no rounds (allgaeu §11.4).
				book.deckel &&
					where !== '' &&
					told(
						{ topic: 'laying', at: 'evening' },
						ourOwn('die Vorlage schweigt; wo keiner liegen darf, fehlt auch keiner', { where })
					)
			];
		}
	}
} as const satisfies MakerTable;

const ordered = (slot: string, items: readonly string[]): Piece => ({
	slot,
	block: { type: 'list', ordered: true, items }
});

function allowedText(allowed: readonly string[], isAll: boolean): string {
	if (isAll) return 'Auch wenn {deckel.kein} liegt, gehen alle Spiele.';
	const may = allowed.length === 1 ? 'darf' : 'dürfen';
	const only =
		allowed.length > 0 ? `so ${may} nur ${inSentence(allowed)} gespielt werden` : 'so wird nicht gespielt';
	return `Liegt {deckel.kein}, ${only}; mit mindestens {deckel.einem} gehen alle Spiele.`;
}

/** Where it holds too, and where it does not: in rounds with Deckel, in those without, in a Bockspiel. */
function inRounds(book: Book): string {
	const { deckel } = book.words;
	const kinds = ROUNDS.filter((kind) => book.rounds[kind]);
	const laid = withinRounds(
		book,
		kinds.filter((kind) => book.rounds[kind]?.deckel)
	);
	const not = [
		...(laid.length < kinds.length ? [`in den Runden ohne ${deckel}`] : []),
		...(book.bockspiel ? ['{bockspiel.im}'] : [])
	];
	if (laid.length === 0) return not.length === 0 ? '' : `So ist es nicht ${inSentence(not, 'oder')}.`;
	const except = not.length > 0 ? `, nicht aber ${not.join(' und nicht ')}` : '';
	return `So ist es auch ${inSentence(laid, 'oder')}${except}.`;
}
