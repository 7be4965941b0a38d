import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeBooks } from '../../../../tests/support/edited-books.ts';
import { legalGame, PLAYERS } from '../../../../tests/support/legal-games.ts';
import { often } from '../../../../tests/support/whole.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { namesPartner } from '#lib/rules/contract-kind.ts';
import { roundWord, wordOf } from '#lib/rules/book-words.ts';
import type { CheckedGame, SidesGame } from '#lib/rules/game.ts';
import { outcomeOfAugen } from '#lib/rules/outcome.ts';
import { priceGame } from '#lib/rules/price.ts';
import { MAKERS } from '#lib/rules/printed/makers.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { ALL_AUGEN, ROUNDS } from '#lib/rules/vocabulary.ts';
import { opensAfter } from './triggers.ts';

// A reader of the printed sentences, who knows nothing of the data, beside what is computed.

const read = (book: Book, maker: string): string =>
	(MAKERS.get(maker)?.write(book) ?? []).map(({ block }) => sentencesOf(block)).join('\n');

const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
	[...text.matchAll(pattern)].map(([, number]) => Number(number));

/** Which round a sentence of an opening rule says follows; null where nothing is said. */
function roundSaid(book: Book, text: string): string | null {
	const said = /so folgt eine (.+?)(?:, auch mitten|; nicht nach|\.(?:\s|$))/.exec(text)?.[1];
	const known = ROUNDS.filter((kind) => book.rounds[kind]).map((kind) => roundWord(book, kind));
	expect(said === undefined || known.includes(said)).toBe(true);
	return said ?? null;
}

/** What the sentences say that a game opens: rounds by their words, or a vote. */
function openedAsSaid(book: Book, game: CheckedGame, before: number): readonly string[] {
	// A club's word may have a comma or a full stop in it: in lists a sign stands for it.
	const names = [...new Set(book.order.map((one) => wordOf(book, one)))].sort((a, b) => b.length - a.length);
	const signed = (text: string): string =>
		names.reduce((signs, name, i) => signs.replaceAll(name, `#${i}#`), text);
	const word = `#${names.indexOf(wordOf(book, game.contract))}#`;
	const [level, lost, tricks] = [read(book, 'level'), read(book, 'lostEinzelspiel'), read(book, 'allTricks')];
	const opened: (string | null)[] = [];
	if (game.type !== 'sides') return [];
	const { augen, won, schwarz } = game.outcome;
	const ends = [...level.matchAll(/(\d+) : (\d+)/g)].flatMap(([, one, other]) => [
		Number(one),
		Number(other)
	]);
	if (augen !== null && ends.includes(augen)) opened.push(roundSaid(book, level));
	const lostContracts = /\((.*)\)/.exec(signed(lost))?.[1]?.split(/, | oder /) ?? [];
	if (lostContracts.includes(word) && !won) opened.push(roundSaid(book, lost));
	const signsIn = (text: string | undefined): readonly string[] => text?.match(/#\d+#/g) ?? [];
	const except = signsIn(/nicht nach ([^.]*)\./.exec(signed(tricks))?.[1]);
	const also = signsIn(/Ist ([^.]*) gewonnen, so zählt das mit/.exec(signed(tricks))?.[1]);
	const goal = book.contracts[game.contract]?.goal;
	const all =
		goal === 'keinStich'
			? won && also.includes(word)
			: schwarz || (won && (game.tout || goal === 'alleStiche'));
	if (tricks !== '' && all && !except.includes(word)) {
		opened.push(before > 0 && tricks.includes('stimmt der Tisch') ? 'vote' : roundSaid(book, tricks));
	}
	return opened.filter((one) => one !== null);
}

describe('what a book made by the editor says', () => {
	it('opens the rounds that a game opens, and no others', () => {
		fc.assert(
			fc.property(
				madeBooks.chain(({ book }) =>
					fc.tuple(fc.constant(book), fc.array(legalGame(book), { minLength: 8, maxLength: 8 }), fc.nat(1))
				),
				([book, games, before]) => {
					for (const game of [...games, ...ends(book)]) {
						const checked = checkGame(book, game);
						if (!checked.ok) continue;
						const computed = opensAfter(book, checked.value, before).map((one) =>
							one === 'vote' ? one : roundWord(book, one)
						);
						expect(openedAsSaid(book, checked.value, before)).toEqual(computed);
					}
				}
			),
			{ numRuns: often(40) }
		);
	});

	it('is opened where the round’s own table says it begins', () => {
		fc.assert(
			fc.property(madeBooks, ({ book }) => {
				for (const kind of ROUNDS) {
					const begin = /Beginn\t(.*)/.exec(read(book, `round:${kind}`))?.[1] ?? '';
					const { level, lostEinzelspiel, allTricks } = book.triggers;
					expect(begin.includes(' : ')).toBe(level?.opens === kind);
					expect(begin.includes('verlorenen Einzelspiel')).toBe(lostEinzelspiel?.opens === kind);
					expect(begin.includes('in dem eine Partei alle Stiche')).toBe(allTricks?.opens === kind);
					if (level?.opens === kind)
						expect(numbersIn(begin, /(\d+) : \d+/g).toSorted()).toEqual([...level.at].toSorted());
				}
			})
		);
	});

	it('wins and loses as the Augen are counted', () => {
		fc.assert(
			fc.property(
				madeBooks,
				fc.integer({ min: 0, max: ALL_AUGEN }),
				fc.nat(2),
				fc.boolean(),
				({ book }, augen, shots, isMuss) => {
					const schuss = Math.min(shots, book.schuss.names.length);
					const muss = isMuss && book.nobodyPlays === 'muss';
					const { won, schneider } = outcomeOfAugen(book, augen, { schuss, muss });
					expect(outcomeAsSaid(book, augen, schuss, muss)).toEqual({ won, schneider });
				}
			),
			{ numRuns: often(200) }
		);
	});

	it('asks of a foul what is written beside the contract', () => {
		fc.assert(
			fc.property(madeBooks, ({ book }) => {
				// Of two contracts that a club calls the same nobody can tell which is meant.
				const called = [book.words.tout, ...Object.values(book.words.contracts)];
				fc.pre(new Set(called).size === called.length);
				const rows = read(book, 'foulPenalty')
					.split('\n')
					.map((row) => row.split('\t'));
				const said = rows
					.filter((row) => row.length === 3)
					.slice(1)
					.flatMap(([names = '', , sum = '']) => {
						// A club's word may have a comma in it.
						const whole = called.reduce((text, one) => text.replaceAll(one, one.replaceAll(',', ';')), names);
						return whole.split(', ').map((name) => [name.replaceAll(';', ','), sumOf(sum)] as const);
					});
				expect(said.map(([name]) => [name, penalty(book, name)])).toEqual(said);
			}),
			{ numRuns: often(100) }
		);
	});
});

/** Games that end just where rules begin. */
const ends = (book: Book) =>
	book.order.flatMap((contract) => {
		const rule = book.contracts[contract];
		if (!rule || rule.goal !== 'augen' || rule.sides === 'mungo') return [];
		const [declarer = PLAYERS[0], partner] = PLAYERS;
		const base = {
			contract,
			...(declarer ? { declarer } : {}),
			...(namesPartner(rule) && partner ? { partner } : {})
		};
		return [0, 30, 59, 60, 61, 90, 120].map((augen) => ({ ...base, augen }));
	});

/** Reads who has won and who is Schneider. */
function outcomeAsSaid(book: Book, augen: number, schuss: number, muss: boolean) {
	const won = read(book, 'won');
	const [needed = 0] = numbersIn(
		won,
		muss && won.includes('Wer spielen muss') ? /muss, hat mit (\d+)/g : /Spielerpartei hat mit (\d+)/g
	);
	const last = schuss === 0 ? null : schuss % 2 === 1 ? 'opponents' : 'declarer';
	const isLevel = augen === 60 && last !== null && /Bei 60 : 60 hat die Partei verloren/.test(won);
	// The sentence is about whoever needs 61; a player who must play and needs fewer has them too.
	const hasWon = isLevel && needed === 61 ? last === 'opponents' : augen >= needed;
	const limits = read(book, 'schneider');
	const [own = 0] = numbersIn(limits, /Spielerpartei mit weniger als (\d+)/g);
	const [others = 0] = numbersIn(limits, /Nichtspieler mit weniger als (\d+)/g);
	const loser = hasWon ? ALL_AUGEN - augen : augen;
	const limit = hasWon ? others : own;
	const gaveLast = last === (hasWon ? 'opponents' : 'declarer');
	return {
		won: hasWon,
		schneider: loser < limit || (gaveLast && limits.includes('ist schon mit genau') && loser === limit)
	};
}

/** "6 Einheiten (0,60 €) × 2" in cents, "6 Punkte × 2" in points. */
function sumOf(text: string): number {
	const [, points, each = '0'] = /(\d+) Punkte? × (\d)/.exec(text) ?? [];
	if (points !== undefined) return Number(points) * Number(each);
	const [, euros = '0', cents = '0', hands = '0'] = /([\d.]+),(\d\d)\s€\)? × (\d)/.exec(text) ?? [];
	return (Number(euros.replaceAll('.', '')) * 100 + Number(cents)) * Number(hands);
}

/** What a foul of the declarer costs him, as it is booked. */
function penalty(book: Book, name: string): number {
	const tout = name.endsWith(`-${book.words.tout}`);
	const contract = book.order.find(
		(one) => wordOf(book, one) === (tout ? name.slice(0, -book.words.tout.length - 1) : name)
	);
	const [declarer, partner] = PLAYERS;
	if (!contract || !declarer || !partner) throw new Error(`no contract ${name}`);
	const isTwo = namesPartner(book.contracts[contract]);
	const checked = checkGame(book, {
		contract,
		declarer,
		...(isTwo ? { partner } : {}),
		...(tout ? { tout } : {}),
		foul: { player: declarer, kind: 'karte' }
	});
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const bill = priceGame(book, checked.value as SidesGame, {
		players: PLAYERS,
		unit: book.unit.cents,
		deckelCount: true,
		factors: []
	});
	// Subtracted from zero, not negated: a foul that costs nothing would come out as −0, which `toBe` tells from 0.
	return 0 - (bill.payoff.get(declarer) ?? 0);
}
