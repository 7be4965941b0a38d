import type { Book } from '../book.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { CONTRACTS, ROUNDS, SUITS, type Contract, type RoundKind } from '../vocabulary.ts';
import { contractRules, deckelRules, orderRules, priceTable, withoutDeckelRules } from './contract-rules.ts';
import * as incident from './incident-rules.ts';
import { hinlegerRules, mungoRules } from './mungo-rules.ts';
import {
	bockRules,
	schneiderRules,
	schussRules,
	surchargeRules,
	unitRules,
	wonRules
} from './price-rules.ts';
import {
	allTricksRules,
	gardareizRules,
	levelRules,
	lostEinzelspielRules,
	roundRules,
	roundTable
} from './round-rules.ts';
import { pointRules } from './point-rules.ts';
import type { Piece, Row } from './shape.ts';
import { contractWords, joined, suitWords } from './wording.ts';

/** Writes one rule from a book's data; nothing where the book does not know it. */
export interface Maker {
	readonly title: (book: Book) => string;
	readonly write: (book: Book) => readonly Piece[];
	/** Whether another word alone is a difference here; elsewhere the words of the two books are taken as one. */
	readonly ownWords?: true;
}

const named = (title: Maker['title'], write: Maker['write']): Maker => ({ title, write });
const maker = (title: string, write: Maker['write']): Maker => named(() => title, write);

const SINGLE = {
	order: maker('Reihenfolge der Spiele', orderRules),
	unit: maker('Einheit', unitRules),
	prices: maker('Grundpreise', priceTable),
	surcharges: maker('Aufschläge', surchargeRules),
	won: maker('Wer gewonnen hat', wonRules),
	schneider: maker('Schneider und Schwarz', schneiderRules),
	schuss: named(({ schuss }) => schuss.names.join(', ') || 'Verdoppeln', schussRules),
	deckel: named(({ words }) => words.deckel, deckelRules),
	withoutDeckel: named(({ words }) => `Ohne ${words.deckel}`, withoutDeckelRules),
	nobodyPlays: maker('Keiner spielt', incident.nobodyPlaysRules),
	rufspielStock: maker('Der Stock', incident.rufspielStockRules),
	mungoTies: named((book) => `Sieger im ${wordOf(book, 'mungo')}`, mungoRules),
	hinleger: named((book) => `Im ${wordOf(book, 'mungo')} falsch hingelegt`, hinlegerRules),
	bock: maker('Bock', bockRules),
	rounds: maker('Die Runden im Überblick', roundTable),
	level: maker('Sechzig zu sechzig', levelRules),
	lostEinzelspiel: maker('Ein verlorenes Einzelspiel', lostEinzelspielRules),
	allTricks: maker('Alle Stiche', allTricksRules),
	gardareiz: maker('Reizen', gardareizRules),
	bockspiel: maker('Es gibt der Falsche', incident.bockspielRules),
	vergeben: maker('Vergeben', incident.vergebenRules),
	verabhebt: maker('Verabhebt', incident.verabhebtRules),
	falschKassiert: maker('Falsch kassiert', incident.falschKassiertRules),
	verraten: maker('Spiel verraten', incident.verratenRules),
	wrongCard: maker('Regelwidrige Karte', incident.wrongCardRules),
	foulPenalty: maker('Strafen für falsches Spiel', incident.foulPenaltyRules),
	boughtHand: maker('Blatt abkaufen', incident.boughtHandRules),
	kasse: maker('Kasse', incident.kasseRules),
	points: maker('Punkte', pointRules),
	words: { ...maker('Wie die Dinge hier heißen', wordRules), ownWords: true }
} as const satisfies Record<string, Maker>;

/** A maker that a book has once. */
export type MakerName = keyof typeof SINGLE;

const ofContract = (contract: Contract): Maker => ({
	title: (book) => wordOf(book, contract),
	write: (book) => contractRules(book, contract)
});

const ofRound = (kind: RoundKind): Maker => ({
	title: (book) => roundWord(book, kind),
	write: (book) => roundRules(book, kind)
});

/** Every maker by the name an outline calls it: a contract's and a round's are "contract:solo", "round:bockrunde". */
export const MAKERS: ReadonlyMap<string, Maker> = new Map([
	...Object.entries(SINGLE),
	...CONTRACTS.map((contract) => [`contract:${contract}`, ofContract(contract)] as const),
	...ROUNDS.map((kind) => [`round:${kind}`, ofRound(kind)] as const)
]);

function wordRules(book: Book): readonly Piece[] {
	const { words } = book;
	const rounds = ROUNDS.flatMap((kind) => (book.rounds[kind] ? [roundWord(book, kind)] : []));
	const rows: Row[] = [
		{ cells: ['Farben', joined(suitWords(book, SUITS))] },
		{ cells: ['Spiele', joined(contractWords(book, book.order))] },
		{ cells: ['Alle Stiche angesagt', words.tout] },
		...(book.schuss.names.length > 0 ? [{ cells: ['Verdoppeln', book.schuss.names.join(' – ')] }] : []),
		...(book.mungo?.spritze ? [{ cells: [`Verdoppeln im ${wordOf(book, 'mungo')}`, words.spritze] }] : []),
		...(book.deckel ? [{ cells: ['Vorher verdoppeln', words.deckel] }] : []),
		...(rounds.length > 0 ? [{ cells: ['Runden', joined(rounds)] }] : []),
		...(book.rounds.stoecklesrunde || book.rounds.megastoecklesrunde
			? [{ cells: ['Geschuldete Spiele', words.stoeckle] }]
			: [])
	];
	return [{ slot: 'table', block: { type: 'table', head: [], rows } }];
}
