import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import { questioned, type Said, type TriedPlay, type TriedQuestion } from '#lib/rules/house/editor/trying.ts';
import type { SaukopfBook } from './book-type.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { priceSaukopf } from './price.ts';
import { STELLUNGEN, VIERHAXER, type SaukopfContract, type Side } from './vocabulary.ts';

// A game of Saukopf that is tried while a book is being changed, one against three or two against two.

const SEATS = Array.from({ length: VIERHAXER }, (_, i) => asId<MemberId>(String(i + 1)));
const [DECLARER = asId<MemberId>('1'), PARTNER = asId<MemberId>('2')] = SEATS;
/** The usual bid: more than half of all Augen. */
const USUAL_BID = 61;

/** What an option says of the game. */
type Says = Partial<SaukopfGame>;
interface Option {
	readonly value: string;
	readonly text: string;
	readonly says: Says;
}
interface Asking {
	readonly key: string;
	readonly label: string;
	readonly options: (book: SaukopfBook, isWon: boolean) => readonly Option[];
	/** Only of two against two. */
	readonly ofTwo?: true;
}

const NOTHING: Option = { value: '', text: 'nichts', says: {} };
const one = (value: string, text: string, says: Says): Option => ({ value, text, says });

const sidesOf = (isWon: boolean): Readonly<Record<'winners' | 'losers', Side>> =>
	isWon ? { winners: 'declarer', losers: 'opponents' } : { winners: 'opponents', losers: 'declarer' };

/** "mit 4": the winners have so many; "ohne 2": the losers. */
function laufendeOf(held: string, isWon: boolean): Says {
	const [word = '', count] = held.split(' ');
	const { winners, losers } = sidesOf(isWon);
	return word === '' ? {} : { laufende: { side: word === 'mit' ? winners : losers, count: Number(count) } };
}

const ASKINGS: readonly Asking[] = [
	{
		key: 'end',
		label: 'Ausgang',
		options: () => [one('won', 'gewonnen', { won: true }), one('lost', 'verloren', { won: false })]
	},
	{
		key: 'bid',
		label: 'Gebot',
		// It makes no game of one alone dearer.
		ofTwo: true,
		options: ({ rauborstigFrom }) =>
			[...new Set([USUAL_BID, rauborstigFrom.value])].map((bid) => one(String(bid), String(bid), { bid }))
	},
	{
		key: 'by',
		label: 'Wie',
		options: ({ kopfgeld }) => [
			one('', 'einfach', {}),
			...(['schneider', 'schwarz'] as const).map((by) => one(by, `mit ${kopfgeld[by].word}`, { [by]: true }))
		]
	},
	{
		key: 'hit',
		label: 'Gestoßen',
		options: ({ words }) => [
			one('', 'nicht', {}),
			one('huftritt', words.huftritt, { huftritt: true }),
			one('gegenhieb', `${words.huftritt}, ${words.gegenhieb}`, { huftritt: true, gegenhieb: true })
		]
	},
	{
		key: 'laufende',
		label: 'Laufende',
		options: ({ gluecksschweinFrom }, isWon) => [
			one('', 'keine', {}),
			...[`mit ${gluecksschweinFrom.value}`, 'ohne 1', 'ohne 2', 'ohne 3'].map((held) =>
				one(held, held, laufendeOf(held, isWon))
			)
		]
	},
	{
		key: 'more',
		label: 'Außerdem',
		options: ({ words, kopfgeld }, isWon) => {
			const { winners, losers } = sidesOf(isWon);
			return [
				NOTHING,
				one('offen', words.offen, { offen: true }),
				one('spiess', words.spiess, { spiess: true }),
				...STELLUNGEN.map((stellung) => one(stellung, words.stellungen[stellung], { stellung })),
				one('trog', words.trog, { trog: true }),
				one('saukopf', kopfgeld.saukopf.word, { saukopf: [winners] }),
				one('losersSaukopf', `${kopfgeld.saukopf.word} der Verlierer`, { saukopf: [losers] }),
				one('mueller', kopfgeld.mueller.word, { mueller: winners }),
				one('losersMueller', `${kopfgeld.mueller.word} der Verlierer`, { mueller: losers })
			];
		}
	}
];

const contractOf = (book: SaukopfBook, said: Said): SaukopfContract =>
	book.order.find((contract) => contract === said['contract']) ?? 'zucht';

/** A plain game of the contract, and what an option says of it. */
function checkedWith(book: SaukopfBook, contract: SaukopfContract, says: Says) {
	const isAlone = book.contracts[contract].kind === 'solo';
	return checkSaukopf(book, {
		...{ contract, declarer: DECLARER, bid: USUAL_BID, won: true },
		...(isAlone ? {} : { partner: PARTNER }),
		...says
	});
}

/** The options that this contract knows. */
function optionsOf(book: SaukopfBook, contract: SaukopfContract, asking: Asking, isWon: boolean) {
	if (asking.ofTwo && book.contracts[contract].kind === 'solo') return [];
	return asking
		.options(book, isWon)
		.filter(({ says }) => checkedWith(book, contract, { won: isWon, ...says }).ok);
}

const isWonBy = (said: Said): boolean => said['end'] !== 'lost';

function asked(book: SaukopfBook, said: Said): readonly TriedQuestion[] {
	const contract = contractOf(book, said);
	const games = book.order.map((value) => ({ value, text: book.contracts[value].word }));
	const questions = ASKINGS.map((asking) => ({
		...asking,
		options: optionsOf(book, contract, asking, isWonBy(said))
	}));
	return [
		questioned({ key: 'contract', label: 'Spiel', options: games }, { contract }),
		...questions.filter(({ options }) => options.length > 1).map((question) => questioned(question, said))
	];
}

/** What each of the others pays or gets: the Kopfgeld and, of a lost game, what the declarer pays besides. */
function bill(book: SaukopfBook, said: Said) {
	const isWon = isWonBy(said);
	const { bid = USUAL_BID, laufende = '' } = said;
	const chosen = ASKINGS.flatMap(
		(asking) => asking.options(book, isWon).find(({ value }) => value === said[asking.key])?.says ?? []
	);
	// Bid and Laufende are numbers of the book that asks, whichever answers.
	const numbers = { bid: Number(bid), ...laufendeOf(laufende, isWon) };
	const says = chosen.reduce((all, some) => ({ ...all, ...some }), {});
	const checked = checkedWith(book, contractOf(book, said), { ...says, ...numbers });
	if (!checked.ok) return null;
	const { lines, kopfgeld, penalty } = priceSaukopf(book, checked.value, SEATS, 0);
	return {
		lines: lines.map(({ label, amount, source }) => ({ label, amount: toCents(amount), source })),
		price: toCents(kopfgeld + penalty)
	};
}

export const saukopfTried: TriedPlay<SaukopfBook> = {
	asked,
	bill,
	total: 'je Gegner',
	inPoints: () => true,
	lacked: () => 'So gab es das nicht.'
};
