import { tricksIn, type Book, type LayingRule } from '../book.ts';
import { before, usualGender } from '../book-words.ts';
import { chanceWord, type Chance } from '../laying.ts';
import { under, type MakerRow, type Pieces } from './pieces.ts';
import { multiplied, times } from './wording.ts';

/** They are dealt in halves. */
const moments = (book: Book): Readonly<Record<NonNullable<LayingRule['moment']>, string>> => {
	const [half, all] = tricksIn(book) === 6 ? ['drei', 'sechs'] : ['vier', 'acht'];
	return {
		beforeCards: `bevor die ersten ${half} Karten da sind`,
		firstFour: `solange erst ${half} Karten da sind`,
		allCards: `mit allen ${all} Karten, vor dem ersten Stich`
	};
};

/** "je Spieler höchstens 3 an einem Abend". */
export function limitText({ of, per, most }: NonNullable<LayingRule['limit']>): string {
	const who = of === 'player' ? 'je Spieler' : 'am ganzen Tisch';
	return `${who} höchstens ${most} ${per === 'evening' ? 'an einem Abend' : 'in einer Runde'}`;
}

function laying(book: Book, chance: Chance): Pieces {
	const rule = book[chance];
	const word = chanceWord(book, chance);
	if (!rule) return [];
	const gender = usualGender(word);
	const { factor, most, moment, counts, pays, limit } = rule;
	const each =
		counts === 'once'
			? `Wo „${word}“ gesagt ist, zählt das einmal für den Tisch, wie viele es auch sagen: ${times(factor)}. Sagen dürfen es höchstens ${most}.`
			: `${before('Jeder', gender)} ${word} ${multiplied(factor)} den Preis des Spiels (${times(factor)}). Jeder, der Karten hält, darf ${gender === 'das' ? 'eines' : before('einen', gender)} legen, zusammen höchstens ${most}.`;
	return [
		under(factor, { factor: each }),
		moment && under(factor, { moment: `Zeit ist dafür, ${moments(book)[moment]}.` }),
		pays === 'layer' &&
			under(factor, {
				pays: 'Mehr zahlt und bekommt nur, wer gelegt hat, im Handel mit jedem anderen; die übrigen rechnen untereinander einfach ab.'
			}),
		limit && under(factor, { limit: `Es gibt davon ${limitText(limit)}.` })
	];
}

/** What each Deckel does, and what else may be laid. */
export const LAYING = {
	deckel: {
		title: ({ words }) => words.deckel,
		told: { topic: 'laying' },
		write: (book) => laying(book, 'deckel')
	},
	legen: {
		title: (book) => chanceWord(book, 'legen'),
		told: { topic: 'laying' },
		write: (book) => laying(book, 'legen')
	}
} as const satisfies Record<Chance, MakerRow>;
