import { assertNever } from '#lib/base/result.ts';
import type { Book, ContractRule, Extra } from '../book.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { ROUNDS, type Contract } from '../vocabulary.ts';
import type { Piece, Row } from './shape.ts';
import { sumsOf } from './worked-sums.ts';
import { amount, contractWords, joined, schussWord, suitWords, times } from './wording.ts';

/** Everything the book says of one contract, as the printed rules do: a name and a value in each row, then the sums. */
export function contractRules(book: Book, contract: Contract): readonly Piece[] {
	const rule = book.contracts[contract];
	if (!rule) return [];
	const rows: Row[] = [
		{ cells: ['Wer gegen wen', SIDES[rule.sides]] },
		{ cells: ['Trümpfe', trumps(book, contract, rule)] },
		goal(book, rule),
		{ cells: ['Schneider', schneider(book, rule)] },
		laufende(book, rule),
		{ cells: ['Grundpreis', amount(book, rule.base)], source: rule.base.source },
		...(rule.tout
			? [{ cells: [book.words.tout, tout(book, rule, rule.tout)], source: rule.tout.source }]
			: []),
		...(rule.factor
			? [{ cells: ['Endpreis', `Die Summe ${times(rule.factor)}.`], source: rule.factor.source }]
			: []),
		...(rule.goal === 'hand' && book.sieNotFirst
			? [
					{
						cells: ['Erstes Spiel', 'Ist es das allererste Spiel eines Abends, so zählt es nicht.'],
						source: book.sieNotFirst.source
					}
				]
			: []),
		...(book.schuss.names.length > 0 || rule.sides === 'mungo'
			? [{ cells: [schussWord(book), schuss(book, rule)] }]
			: []),
		...(book.deckel && isPlayedWithDeckel(book, contract, rule)
			? [{ cells: [`Ohne ${book.words.deckel}`, withoutDeckel(book, rule)], source: book.deckel.rule.source }]
			: []),
		...(rule.place === 'specialRounds'
			? [{ cells: ['Wann', 'Nur in Runden, die dieses Spiel kennen.'] }]
			: [])
	];
	return [{ slot: 'facts', block: { type: 'table', head: [], rows } }, ...sumsOf(book, contract)];
}

const SIDES = {
	rufspiel: 'Zwei gegen zwei: der Spieler und wer die gerufene Sau hat.',
	kreuz: 'Zwei gegen zwei: der Spieler und wer ihm gegenübersitzt.',
	einzelspiel: 'Einer gegen die drei anderen.',
	mungo: 'Jeder für sich.'
} as const satisfies Record<ContractRule['sides'], string>;

function trumps(book: Book, contract: Contract, rule: ContractRule): string {
	const herz = book.words.suits.herz;
	const choice = rule.suits.length > 0 ? ` (${joined(suitWords(book, rule.suits), 'oder')})` : '';
	switch (contract) {
		case 'rufspiel':
			return `14: die Ober, die Unter, dann ${herz}. Gerufen wird eine Sau${choice}.`;
		case 'kreuz':
			return `14: die Ober, die Unter, dann ${herz}.`;
		case 'solo':
			return `14: die Ober, die Unter, dann die angesagte Farbe${choice}.`;
		case 'wenz':
			return '4: nur die Unter.';
		case 'geier':
			return '4: nur die Ober.';
		case 'farbwenz':
			return `11: die Unter, dann die angesagte Farbe${choice}.`;
		case 'farbgeier':
			return `11: die Ober, dann die angesagte Farbe${choice}.`;
		case 'gargaraz':
			return 'Was hier Trumpf ist, sagt die Vorlage nicht.';
		case 'bettel':
			return `14: die Ober, die Unter und ${herz}.`;
		case 'mungo':
		case 'sie':
			return '8: nur Ober und Unter.';
		default:
			return assertNever(contract);
	}
}

function goal(book: Book, rule: ContractRule): Row {
	const { won } = book.augen;
	if (rule.sides === 'mungo') {
		const most = book.mungo?.pays === 'most';
		return {
			cells: ['Sieger', most ? 'Alle außer dem mit den meisten Augen.' : 'Die zwei mit den wenigsten Augen.']
		};
	}
	switch (rule.goal) {
		case 'augen':
			return { cells: ['Sieger', `Die Spielerpartei gewinnt mit ${won.value} Augen.`], source: won.source };
		case 'keinStich':
			return { cells: ['Sieger', 'Der Spieler darf keinen einzigen Stich machen.'] };
		case 'hand':
			return { cells: ['Sieger', 'Wer alle acht auf der Hand hat. Ausgespielt wird nicht.'] };
		default:
			return assertNever(rule.goal);
	}
}

const schneider = (book: Book, rule: ContractRule): string =>
	rule.schneider
		? `Ja: ${amount(book, book.schneider)} mehr, Schwarz noch einmal ${amount(book, book.schwarz)}.`
		: 'Gibt es hier nicht.';

function laufende(book: Book, rule: ContractRule): Row {
	if (!rule.laufende) return { cells: ['Laufende', 'Gibt es hier nicht.'] };
	const { from, most } = rule.laufende;
	const each = `je ${amount(book, book.laufender)}`;
	const { laufendeHeld: held } = rule;
	const always = most > held ? `Mindestens ${held}, höchstens ${most}` : `Immer ${held}`;
	const count =
		held > 0
			? `${always}, ${each}; gezahlt wird ab ${from.value}.`
			: `Ab ${from.value}, höchstens ${most}, ${each}.`;
	return { cells: ['Laufende', count], source: from.source };
}

function tout(book: Book, rule: ContractRule, extra: Extra): string {
	const what = rule.laufende ? 'Grundpreis und Laufende' : 'Der Grundpreis';
	const cost = extra.by === 'factor' ? times(extra) : `und ${amount(book, extra)} dazu`;
	const none = rule.schneider ? '; Schneider und Schwarz entfallen' : '';
	return `Angesagt: alle Stiche, sonst verloren. ${what} ${cost}${none}.`;
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
	Object.values(book.rounds).some((round) => round.deckel && round.contracts?.includes(contract));

function withoutDeckel(book: Book, rule: ContractRule): string {
	switch (rule.withoutDeckel) {
		case 'yes':
			return 'Darf gespielt werden.';
		case 'tout':
			return rule.tout ? `Nur als ${book.words.tout}.` : 'Darf nicht gespielt werden.';
		case 'no':
			return 'Darf nicht gespielt werden.';
		default:
			return assertNever(rule.withoutDeckel);
	}
}

/** Contracts, highest first: the hand that is never played out, every Tout, then the rest. */
export function orderRules(book: Book): readonly Piece[] {
	const listed = (isIn: (rule: ContractRule) => boolean): readonly Contract[] =>
		book.order.filter((contract) => {
			const rule = book.contracts[contract];
			return rule !== undefined && isIn(rule);
		});
	const isUsual = (rule: ContractRule): boolean => rule.place === 'always';
	const hands = contractWords(
		book,
		listed((rule) => rule.goal === 'hand')
	);
	const touts = listed((rule) => rule.tout !== null && isUsual(rule)).map(
		(contract) => `${wordOf(book, contract)}-${book.words.tout}`
	);
	const usual = contractWords(
		book,
		listed((rule) => rule.goal !== 'hand' && isUsual(rule))
	);
	const all = contractWords(
		book,
		listed((rule) => rule.goal !== 'hand')
	);
	const pieces: Piece[] = [
		{ slot: 'usual', block: { type: 'list', ordered: true, items: [...hands, ...touts, ...usual] } }
	];
	if (all.length > usual.length) {
		const before = joined([...hands, ...(touts.length > 0 ? [`jedem ${book.words.tout}`] : [])]);
		const lead = `Mit den Spielarten der besonderen Runden ist die Reihenfolge, nach ${before}:`;
		pieces.push({ slot: 'lead', block: { type: 'text', text: lead } });
		pieces.push({ slot: 'all', block: { type: 'list', ordered: true, items: all } });
	}
	return pieces;
}

/** Every base price at a glance. */
export function priceTable(book: Book): readonly Piece[] {
	const rows = book.order.flatMap((contract): Row[] => {
		const rule = book.contracts[contract];
		if (!rule) return [];
		const from = rule.laufende ? `ab ${rule.laufende.from.value}` : '–';
		const cells = [wordOf(book, contract), amount(book, rule.base), rule.schneider ? 'ja' : '–', from];
		return [{ cells, source: rule.base.source }];
	});
	const head = ['Spiel', 'Grundpreis', 'Schneider', 'Laufende'];
	return [{ slot: 'table', block: { type: 'table', head, rows } }];
}

/** What may be played with no Deckel out. */
export function withoutDeckelRules(book: Book): readonly Piece[] {
	if (!book.deckel) return [];
	const usual = book.order.filter((contract) => book.contracts[contract]?.place === 'always');
	const withTout = usual.filter((contract) => book.contracts[contract]?.tout);
	const going = (of: readonly Contract[], how: ContractRule['withoutDeckel']): readonly string[] =>
		contractWords(
			book,
			of.filter((contract) => book.contracts[contract]?.withoutDeckel === how)
		);
	const free = going(usual, 'yes');
	const touts = going(withTout, 'tout').map((word) => `${word}-${book.words.tout}`);
	const { deckel } = book.words;
	const where = inRounds(book);
	return [
		{
			slot: 'allowed',
			source: book.deckel.rule.source,
			block: { type: 'text', text: allowedText(deckel, [...free, ...touts], free.length === usual.length) }
		},
		...(where === ''
			? []
			: [
					{
						slot: 'where',
						ours: `die Vorlage schweigt; wo keiner liegen darf, fehlt auch keiner`,
						block: { type: 'text', text: where } as const
					}
				])
	];
}

function allowedText(deckel: string, allowed: readonly string[], isAll: boolean): string {
	if (isAll) return `Auch wenn kein ${deckel} liegt, gehen alle Spiele.`;
	const only =
		allowed.length > 0 ? `so dürfen nur ${joined(allowed)} gespielt werden` : 'so wird nicht gespielt';
	return `Liegt kein ${deckel}, ${only}; mit mindestens einem ${deckel} gehen alle Spiele.`;
}

/** Where it holds too, and where it does not: in rounds with Deckel, in those without, in a Bockspiel. */
function inRounds(book: Book): string {
	const { deckel } = book.words;
	const kinds = ROUNDS.filter((kind) => book.rounds[kind]);
	const laid = kinds.filter((kind) => book.rounds[kind]?.deckel).map((kind) => roundWord(book, kind));
	const not = [
		...(laid.length < kinds.length ? [`in den Runden ohne ${deckel}`] : []),
		...(book.bockspiel ? ['im Bockspiel'] : [])
	];
	if (laid.length === 0 && not.length === 0) return '';
	if (laid.length === 0) return `So ist es nicht ${joined(not, 'oder')}.`;
	const except = not.length > 0 ? `, nicht aber ${not.join(' und nicht ')}` : '';
	return `So ist es auch in einer ${joined(laid, 'oder')}${except}.`;
}

/** What each Deckel does. */
export function deckelRules(book: Book): readonly Piece[] {
	if (!book.deckel) return [];
	const { deckel } = book.words;
	const text = `Jeder ${deckel} vervielfacht den Preis des Spiels: ${times(book.deckel.factor)}. Jeder, der Karten hält, darf einen legen, also liegen höchstens ${book.deckel.most}.`;
	return [{ slot: 'factor', source: book.deckel.factor.source, block: { type: 'text', text } }];
}
