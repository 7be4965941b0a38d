import { asId, type MemberId } from '#lib/base/ids.ts';
import { asSentence } from '#lib/base/refusal.ts';
import { euro, toCents, type Cents } from '#lib/base/money.ts';
import { totalOf, type Bill } from '../../bill.ts';
import { bockIn, inRound, type Book, type Figure, type RoundRule } from '../../book.ts';
import { checkGame } from '../../check.ts';
import { mungoOf, namesPartner, isAlwaysBock } from '../../contract-kind.ts';
import { wordOf } from '../../book-words.ts';
import type { Game } from '../../game.ts';
import { pointsBook } from '../../points.ts';
import { priceGame } from '../../price.ts';
import { passedPaysText, whenNobodyPlays } from '../../printed/wording.ts';
import { SENTENCES } from '../../occurrences.ts';
import { afterText, doublesText, followsText } from '../../sentences.ts';
import { ALL_AUGEN, ROUNDS, type Contract, type RoundKind } from '../../vocabulary.ts';
import { nameIn } from '../templates.ts';
import type { ToldExample, WorkedExample } from './field.ts';
import type { Desk } from './row.ts';

/** Four at an invented table. */
const FOUR = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
export const [A, B, C, D] = FOUR;

const played = (contract: Contract, says: string, rest: Partial<Game>): WorkedExample => ({
	says,
	game: { contract, declarer: A, ...(contract === 'rufspiel' ? { partner: B } : {}), ...rest }
});

export const won = (contract: Contract, says: string, rest: Partial<Game> = {}): WorkedExample =>
	played(contract, says, { won: true, ...rest });
export const lost = (contract: Contract, says: string, rest: Partial<Game> = {}): WorkedExample =>
	played(contract, says, { won: false, ...rest });

/** Games that show the figures on the slip at the table. */
export const ofTariff = (): readonly WorkedExample[] => [
	won('rufspiel', 'gewonnen, {schneider}, 3 {laufende}', { schneider: true, laufende: 3 }),
	won('solo', 'gewonnen'),
	lost('wenz', 'verloren mit 2 {laufenden}', { laufende: 2 })
];

/** What is kept for special rounds, as one of them counts it. */
const inItsRound = (book: Book, example: WorkedExample): WorkedExample =>
	isAlwaysBock(book, example.game.contract)
		? { ...example, says: `${example.says}, in besonderer Runde`, bock: true }
		: example;

/** Every game of two sides, won and no more. */
export const eachWon = (book: Book): readonly WorkedExample[] =>
	book.order.flatMap((contract) => {
		const { sides, goal } = book.contracts[contract] ?? {};
		if (!sides || sides === 'mungo') return [];
		const partner = namesPartner({ sides }) ? { partner: B } : {};
		const result = goal === 'hand' ? {} : { won: true };
		return [inItsRound(book, { says: 'gewonnen', game: { contract, declarer: A, ...partner, ...result } })];
	});

/** What one contract costs: lost, with all Laufende, as a Tout. */
export function ofContract({ book }: Desk, contract: Contract): readonly WorkedExample[] {
	const rule = book.contracts[contract];
	if (!rule) return [];
	if (rule.sides === 'mungo') return forHimself(book, contract);
	const partner = namesPartner(rule) ? { partner: B } : {};
	const most = rule.laufende && rule.laufendeHeld === 0 ? rule.laufende.most : 0;
	const plain =
		rule.goal === 'hand'
			? { says: 'immer gewonnen', game: { contract, declarer: A } }
			: lost(contract, 'verloren', partner);
	const all = [
		plain,
		...(most > 0 ? [won(contract, `gewonnen mit ${most} {laufenden}`, { laufende: most, ...partner })] : []),
		...(rule.tout ? [won(contract, `als ${book.words.tout} gewonnen`, { tout: true, ...partner })] : [])
	];
	return all.map((one) => inItsRound(book, one));
}

function forHimself(book: Book, contract: Contract): readonly WorkedExample[] {
	const losers = book.mungo?.pays === 'most' ? [D] : [C, D];
	const game: Game = { contract, losers };
	const jungfrau = { says: 'A ohne Stich', game: { ...game, jungfrau: [A] } };
	const all = { says: 'D macht alle Stiche', game: { contract, durchmarsch: D } };
	return [
		{ says: 'D hat die meisten Augen', game },
		...(book.mungo?.jungfrau ? [jungfrau] : []),
		...(book.mungo?.durchmarsch.price ? [all] : [])
	];
}

/** A Mungo, a Kreuz, or a Rufspiel of one who must. */
export function afterNobody({ book }: Desk): readonly WorkedExample[] {
	const mungo = mungoOf(book);
	if (mungo) return forHimself(book, mungo);
	if (book.contracts.kreuz) return [won('kreuz', 'A muss, gegenüber sitzt C')];
	return book.nobodyPlays === 'muss' ? [lost('rufspiel', 'A muss und verliert', { muss: true })] : [];
}

/** A Solo in each round there is: Einzelspiele double in all of them. */
export function inRounds({ book, parent }: Desk): readonly WorkedExample[] {
	const alone = book.order.find(
		(contract) =>
			book.contracts[contract]?.sides === 'einzelspiel' && book.contracts[contract].goal !== 'hand'
	);
	if (alone === undefined) return [];
	const kinds = ROUNDS.filter((kind) => book.rounds[kind] !== undefined);
	return kinds.map((kind) => ({ ...won(alone, `gewonnen, ${nameIn(kind, book, parent)}`), round: kind }));
}

export const whenNobody = ({ book }: Desk): readonly ToldExample[] => {
	const comes = [whenNobodyPlays(book), passedPaysText(book)].filter((text) => text !== null).join('; ');
	return [{ says: 'Alle {vier} sagen weiter', comes }];
};

const NOTHING = 'nichts weiter';

/** What follows on what, in the words of the book. */
export function openedBy({ book, parent }: Desk): readonly ToldExample[] {
	const { next, triggers } = book;
	const { level, lostEinzelspiel, allTricks } = triggers;
	const after = (opens: RoundKind | undefined, double: Figure | null): string => {
		const comes = [
			...(opens === undefined ? [] : [`dann eine ${nameIn(opens, book, parent)}`]),
			...(double ? [doublesText(double.value)] : [])
		];
		return comes.join('; ') || NOTHING;
	};
	const even = ALL_AUGEN / 2;
	const ends = [...new Set([...(next.level || !level ? [even] : []), ...(level?.at ?? [])])];
	return [
		...ends.map((augen) => ({
			says: `Ein Spiel endet ${augen} : ${ALL_AUGEN - augen}`,
			comes: after(level?.at.includes(augen) ? level.opens : undefined, augen === even ? next.level : null)
		})),
		{ says: 'Ein Einzelspiel geht verloren', comes: after(lostEinzelspiel?.opens, next.lostEinzelspiel) },
		{ says: 'Eine Partei macht alle Stiche', comes: after(allTricks?.opens, next.allTricks) }
	];
}

/** Whatever lets something follow, the club's own sentences too; all that might where nothing does. */
export function whatFollows(desk: Desk): readonly ToldExample[] {
	const { next, nobodyPlays, sentences } = desk.book;
	const passed = next.passed ? doublesText(next.passed.value) : NOTHING;
	const said = SENTENCES.flatMap((key) => sentences[key] ?? []);
	const told = [
		...(nobodyPlays === 'passed' ? [{ says: 'Alle passen', comes: passed }] : []),
		...openedBy(desk),
		...said.map((one) => ({
			says: asSentence(afterText(desk.book, one)).slice(0, -1),
			comes: followsText(desk.book, one)
		}))
	];
	const something = told.filter(({ comes }) => comes !== NOTHING);
	return something.length > 0 ? something : told;
}

/** What mishaps cost, and where the winnings go. */
export function paid({ book }: Desk): readonly ToldExample[] {
	const { vergeben, verabhebt, falschKassiert, winningsToKasse } = book;
	const coins = book.unit.points ? 'Punkte' : 'Cent';
	const fine = (rule: Book['vergeben']): string =>
		rule ? `${euro(toCents(rule.further.value))} {stock.in}` : 'kostet nichts';
	return [
		{ says: 'Einer vergibt sich zum zweiten Mal', comes: fine(vergeben) },
		{ says: 'Einer verabhebt zum zweiten Mal', comes: fine(verabhebt) },
		{
			says: `Einer kassiert 5 ${coins} zu viel`,
			comes: falschKassiert ? `10 ${coins} zurück` : 'kostet nichts'
		},
		{ says: 'Anna gewinnt am Abend 3,00 €', comes: winningsToKasse ? 'in die Kasse' : 'Anna behält sie' }
	];
}

/** An example as the book prices it: what was played, and what that comes to. */
export interface Worked {
	readonly says: string;
	readonly bill: Bill;
	readonly points: boolean;
	/** Who moves what, in cents or points: "jeder Verlierer 20". */
	readonly price: Cents;
}

function bockFactors(book: Book, example: WorkedExample, round: RoundRule | undefined) {
	const bock = round ? bockIn(book, round) : example.bock && book.bock;
	return bock ? [{ label: 'Bock', factor: bock.value, source: bock.source }] : [];
}

/** Null where the book does not know what the example shows. */
export function worked(book: Book, example: WorkedExample): Worked | null {
	const counting = example.points ? pointsBook(book) : book;
	const checked = checkGame(book, example.game);
	if (!counting?.contracts[example.game.contract] || !checked.ok) return null;
	const round = example.round && book.rounds[example.round];
	const bill = priceGame(inRound(counting, round, example.game.contract), checked.value, {
		players: FOUR,
		unit: counting.unit.cents,
		deckelCount: !example.points,
		factors: bockFactors(book, example, round)
	});
	const says = `${wordOf(book, example.game.contract)}, ${example.says}`;
	return {
		says,
		bill,
		points: example.points ?? book.unit.points ?? false,
		price: toCents(totalOf(bill.lines))
	};
}
