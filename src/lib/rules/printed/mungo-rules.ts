import type { MemberId } from '#lib/base/ids.ts';
import { asId } from '#lib/base/ids.ts';
import { euro, NOTHING } from '#lib/base/money.ts';
import type { Book } from '../book.ts';
import { checkGame } from '../check.ts';
import { wordOf } from '../book-words.ts';
import type { Game } from '../game.ts';
import { priceGame } from '../price.ts';
import { plain, type Piece } from './shape.ts';
import { cents, fold } from './wording.ts';

const PLAYERS = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));

/** Who wins a Mungo, what ties come to, and who pays alone. */
export function mungoRules(book: Book): readonly Piece[] {
	const { mungo } = book;
	if (!mungo || !book.contracts.mungo) return [];
	const word = wordOf(book, 'mungo');
	const { spritze } = book.words;
	const base = book.contracts.mungo.base.source;
	const third = `Sind drei gleichauf, so rechnet jeder von ihnen ein Drittel des Preises mit dem vierten ab, aufgerundet auf volle ${cents(mungo.roundUpTo)}.`;
	const better =
		mungo.ties.by === 'spritze'
			? `Bei gleich vielen Augen steht besser, wer nicht gespritzt hat; die ${spritze} übernimmt das Spiel.`
			: 'Bei gleich vielen Augen steht besser, wer weniger Stiche hat; gleichauf ist nur, wer gleich viele Augen und gleich viele Stiche hat.';
	return [
		{
			slot: 'won',
			source: base,
			block: plain(
				mungo.pays === 'most'
					? 'Wer die meisten Augen hat, zahlt jedem der drei anderen den Preis.'
					: 'Die zwei mit den wenigsten Augen gewinnen. Jeder der zwei anderen zahlt einmal den Preis, jeder Gewinner bekommt ihn einmal.'
			)
		},
		{ slot: 'better', source: mungo.ties.source, block: plain(better) },
		...(mungo.pays === 'two'
			? [
					{
						slot: 'pair',
						source: mungo.ties.source,
						block: plain(
							'Sind der Zweite und der Dritte gleichauf, so verrechnen die beiden nichts: Der Vierte zahlt dem Ersten.'
						)
					},
					{ slot: 'third', source: mungo.ties.source, block: plain(third) },
					...thirdSum(book),
					{
						slot: 'four',
						ours: 'die Vorlage schweigt',
						block: plain('Sind alle vier gleichauf, zahlt niemand.')
					}
				]
			: [
					{
						slot: 'level',
						source: mungo.ties.source,
						block: plain(
							'Sind mehrere mit den meisten Augen gleichauf, so zahlt jeder von ihnen den Preis an jeden der anderen.'
						)
					}
				]),
		{
			slot: 'durchmarsch',
			source: mungo.durchmarsch.source,
			block: plain(
				mungo.durchmarsch.wins
					? 'Wer alle Stiche macht, bekommt von jedem der drei anderen den Preis.'
					: 'Wer alle Stiche macht, zahlt allein an jeden der drei anderen den Preis.'
			)
		},
		...(mungo.spritze
			? [
					{
						slot: 'spritze',
						source: mungo.spritze.source,
						block: plain(
							`Jeder der vier darf im ${word} eine ${spritze} geben; jede rechnet den Preis ${fold(mungo.spritze)}. Sie muss auf die erste Karte gegeben werden.`
						)
					}
				]
			: []),
		...(mungo.jungfrau
			? [
					{
						slot: 'jungfrau',
						source: mungo.jungfrau.source,
						block: plain(
							`Wer keinen Stich hat, ist Jungfrau: Jede rechnet den Preis ${fold(mungo.jungfrau)}.`
						)
					}
				]
			: [])
	];
}

/** Three level before a fourth: the third that each of them gets, priced. */
function thirdSum(book: Book): readonly Piece[] {
	const [level, most] = [20, 60];
	const deckel = book.deckel ? { deckel: PLAYERS.slice(0, 2) } : {};
	const game: Game = { contract: 'mungo', augen: { A: level, B: level, C: level, D: most }, ...deckel };
	const checked = checkGame(book, game);
	if (!checked.ok) return [];
	const circumstances = { players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] };
	const bill = priceGame(book, checked.value, circumstances);
	const [share = NOTHING, , , loss = NOTHING] = PLAYERS.map((player) => bill.payoff.get(player));
	const sum = `Preis ${euro(bill.price)}, ein Drittel aufgerundet: A, B und C je ${euro(share, true)}, D ${euro(loss, true)}`;
	const laid = book.deckel ? `, 2 ${book.words.deckel}` : '';
	const label = `A, B und C haben ${level} Augen, D ${most}${laid}`;
	return [
		{ slot: 'thirdSum', source: book.mungo?.ties.source ?? '', block: { type: 'example', label, sum } }
	];
}

/** Laid down wrongly. */
export function hinlegerRules(book: Book): readonly Piece[] {
	if (!book.mungo) return [];
	const word = wordOf(book, 'mungo');
	const text = `Legt im ${word} einer seine Karten hin, weil er alle Stiche zu machen glaubt, und stimmt das nicht: Stehen die Verlierer nach Augen schon fest, bleibt es ohne Folgen. Hat er damit jemandem geschadet oder geholfen, so zahlt er jedem der drei anderen den vollen Preis.`;
	return [{ slot: 'pays', source: book.mungo.hinleger.source, block: plain(text) }];
}
