import { assertNever } from '#lib/base/result.ts';
import type { Book, ContractRule, Extra } from '../book.ts';
import { wordOf } from '../fields.ts';
import type { Contract } from '../vocabulary.ts';
import type { Piece, Row } from './shape.ts';
import { sumsOf } from './worked-sums.ts';
import { amount, contractWords, joined, suitWords, times } from './wording.ts';

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
			? [
					{
						cells: [book.words.tout, tout(rule.laufende !== null, toutCost(book, rule.tout))],
						source: rule.tout.source
					}
				]
			: []),
		...(rule.factor
			? [{ cells: ['Endpreis', `Die Summe ${times(rule.factor)}.`], source: rule.factor.source }]
			: []),
		{ cells: [book.schuss.names[0] ?? 'Schuss', rule.schuss ? 'Kann gegeben werden.' : schussNone(rule)] },
		...(book.deckel && rule.place === 'always'
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
	const count =
		rule.laufendeHeld > 0
			? `Immer ${rule.laufendeHeld}, ${each}; gezahlt wird ab ${from.value}.`
			: `Ab ${from.value}, höchstens ${most}, ${each}.`;
	return { cells: ['Laufende', count], source: from.source };
}

const toutCost = (book: Book, extra: Extra): string =>
	extra.by === 'factor' ? times(extra) : `und ${amount(book, extra)} dazu`;

const tout = (hasLaufende: boolean, factor: string): string =>
	`Angesagt: alle Stiche, sonst verloren. ${hasLaufende ? 'Grundpreis und Laufende' : 'Der Grundpreis'} ${factor}; Schneider und Schwarz entfallen.`;

const schussNone = (rule: ContractRule): string =>
	rule.sides === 'mungo' ? 'Jeder der vier darf selbst spritzen.' : 'Gibt es hier nicht.';

function withoutDeckel(book: Book, rule: ContractRule): string {
	switch (rule.withoutDeckel) {
		case 'yes':
			return 'Darf gespielt werden.';
		case 'tout':
			return `Nur als ${book.words.tout}.`;
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
	const going = (how: ContractRule['withoutDeckel']): readonly string[] =>
		contractWords(
			book,
			usual.filter((contract) => book.contracts[contract]?.withoutDeckel === how)
		);
	const touts = going('tout').map((word) => `${word}-${book.words.tout}`);
	const allowed = joined([...going('yes'), ...touts]);
	const { deckel } = book.words;
	const text = `Liegt kein ${deckel}, so dürfen nur ${allowed} gespielt werden; mit mindestens einem ${deckel} gehen alle Spiele. So ist es auch in einer Bockrunde, nicht aber in den Runden ohne ${deckel} und nicht im Bockspiel.`;
	return [{ slot: 'allowed', source: book.deckel.rule.source, block: { type: 'text', text } }];
}

/** What each Deckel does. */
export function deckelRules(book: Book): readonly Piece[] {
	if (!book.deckel) return [];
	const { deckel } = book.words;
	const text = `Jeder ${deckel} vervielfacht den Preis des Spiels: ${times(book.deckel.factor)}. Jeder, der Karten hält, darf einen legen, also liegen höchstens ${book.deckel.most}.`;
	return [{ slot: 'factor', source: book.deckel.factor.source, block: { type: 'text', text } }];
}
