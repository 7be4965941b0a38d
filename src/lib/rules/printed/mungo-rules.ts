import { asId, type MemberId } from '#lib/base/ids.ts';
import { NOTHING } from '#lib/base/money.ts';
import type { Book } from '../book.ts';
import { checkGame } from '../check.ts';
import { mungoOf } from '../contract-kind.ts';
import type { Game } from '../game.ts';
import { priceGame } from '../price.ts';
import { ourOwn, sumLine, under, type MakerTable, type Pieces } from './pieces.ts';
import type { Piece } from './shape.ts';
import { amount, gameSum, fold, roundedUpTo } from './wording.ts';

const PLAYERS = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));

/** Who wins a Mungo, what ties come to, and who pays alone. */
export const MUNGO = {
	mungoTies: {
		title: 'Sieger {mungo.im}',
		write: (book) => {
			const { mungo, contracts, words } = book;
			const played = mungoOf(book);
			if (!mungo || !played) return [];
			const two = mungo.pays === 'two';
			const { ties, durchmarsch, spritze, jungfrau } = mungo;
			const bySpritze = ties.by === 'spritze';
			return [
				under(contracts[played]?.base, {
					won: two
						? 'Die zwei mit den wenigsten Augen gewinnen. Jeder der zwei anderen zahlt einmal den Preis, jeder Gewinner bekommt ihn einmal.'
						: 'Wer die meisten Augen hat, zahlt jedem der drei anderen den Preis.'
				}),
				under(bySpritze && !spritze ? null : ties, {
					better: bySpritze
						? `${two ? 'Haben zwei gleich viele Augen, so' : 'Bei gleich vielen Augen'} steht besser, wer nicht gespritzt hat: „${words.spritze} übernimmt das Spiel“.`
						: 'Bei gleich vielen Augen steht besser, wer weniger Stiche hat; gleichauf ist nur, wer gleich viele Augen und gleich viele Stiche hat.'
				}),
				...(two
					? levelOfTwo(book, mungo, bySpritze && spritze !== null)
					: [under(ties, { level: LEVEL_WITH_MOST })]),
				under(durchmarsch, {
					durchmarsch: durchmarsch.wins
						? `Wer alle Stiche macht, bekommt von jedem der drei anderen ${tookAllCosts(book)}.`
						: `Wer alle Stiche macht, zahlt allein an jeden der drei anderen ${tookAllCosts(book)}.`
				}),
				under(spritze, {
					spritze: `{mungo.Im} darf jeder der vier spritzen („${words.spritze}“), und zwar auf die erste Karte; jedes Mal zählt der Preis ${fold(spritze)}.`
				}),
				under(jungfrau, {
					jungfrau: `Wer keinen Stich hat, ist {jungfrau}: {jungfrau:Jeder} rechnet den Preis ${fold(jungfrau)}.`
				})
			];
		}
	},
	hinleger: {
		title: '{mungo.Im} falsch hingelegt',
		write: (book) => [
			under(book.mungo?.hinleger, {
				pays: 'Legt {mungo.im} einer seine Karten hin, weil er alle Stiche zu machen glaubt, und stimmt das nicht: Stehen die Verlierer nach Augen schon fest, bleibt es ohne Folgen. Hat er damit jemandem geschadet oder geholfen, so zahlt er jedem der drei anderen den vollen Preis.'
			})
		]
	}
} as const satisfies MakerTable;

/** What everybody settles with who took every trick. */
const tookAllCosts = (book: Book): string => {
	const price = book.mungo?.durchmarsch.price;
	return price
		? `${amount(book, price)} statt des Grundpreises; was ihn vervielfacht, vervielfacht auch das`
		: 'den Preis';
};

const LEVEL_WITH_MOST =
	'Sind mehrere mit den meisten Augen gleichauf, so zahlt jeder von ihnen den Preis an jeden der anderen.';

/** What level players come to where two pay two. */
const levelOfTwo = (
	book: Book,
	{ ties, roundUpTo }: NonNullable<Book['mungo']>,
	bySpritze: boolean
): Pieces => [
	under(ties, {
		pair: 'Sind der Zweite und der Dritte gleichauf, so verrechnen die beiden nichts: Der Vierte zahlt dem Ersten.',
		third: `${bySpritze ? 'Haben drei gleich viele Augen' : 'Sind drei gleichauf'}, so rechnet jeder von ihnen ein Drittel des Preises mit dem vierten ab, aufgerundet ${roundedUpTo(book, roundUpTo)}.`
	}),
	thirdSum(book),
	...(bySpritze ? exceptOneOfThree(ties) : []),
	ourOwn('die Vorlage schweigt', {
		four: `Sind alle vier gleichauf, zahlt niemand${bySpritze ? '; haben bei gleich vielen Augen nur manche gespritzt, stehen die anderen besser' : ''}.`
	})
];

/** Three with equal Augen of whom just one gave no Spritze (allgaeu §4.3.2). */
const exceptOneOfThree = (ties: NonNullable<Book['mungo']>['ties']): Pieces => [
	under(ties, {
		thirdSpritze:
			'So auch, wenn einer der drei gespritzt hat oder alle drei. Nur wenn zwei gespritzt haben und der dritte nicht, gewinnt er, und die zwei haben verloren.'
	}),
	ourOwn('wörtlich gelesen gewönne dort, wer die meisten Augen hat', {
		thirdFewest:
			'Haben die drei weniger Augen als der vierte und nur einer von ihnen hat nicht gespritzt, so zahlt ihm der vierte den Preis, und die zwei anderen verrechnen nichts.'
	})
];

/** Three level before a fourth: the third that each of them gets, priced. */
function thirdSum(book: Book): Piece | null {
	const [level, most] = [20, 60];
	// What is between two of them has no price that all pay alike.
	const deckel = book.deckel?.pays === 'layer' ? [] : PLAYERS.slice(0, Math.min(2, book.deckel?.most ?? 0));
	const game: Game = {
		contract: mungoOf(book) ?? 'mungo',
		augen: { A: level, B: level, C: level, D: most },
		deckel
	};
	const checked = checkGame(book, game);
	if (!checked.ok) return null;
	const circumstances = { players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] };
	const bill = priceGame(book, checked.value, circumstances);
	const [share = NOTHING, , , loss = NOTHING] = PLAYERS.map((player) => bill.payoff.get(player));
	const laid = deckel.length > 0 ? `, ${deckel.length} ${book.words.deckel}` : '';
	return sumLine(
		'thirdSum',
		book.mungo?.ties,
		`A, B und C haben ${level} Augen, D ${most}${laid}`,
		`Preis ${gameSum(book, bill.price)}, ein Drittel aufgerundet: A, B und C je ${gameSum(book, share, true)}, D ${gameSum(book, loss, true)}`
	);
}
