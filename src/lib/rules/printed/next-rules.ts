import { asSentence } from '#lib/base/refusal.ts';
import type { Book } from '../book.ts';
import { doublesText, sentenceText } from '../sentences.ts';
import { SENTENCES } from '../occurrences.ts';
import { ourOwn, under, type MakerRow, type Pieces } from './pieces.ts';

const WHEN = {
	passed: 'Wenn keiner spielen will,',
	lostEinzelspiel: 'Nach einem verlorenen Einzelspiel',
	level: 'Nach 60 : 60',
	allTricks: 'Wenn eine Partei alle Stiche macht,'
} as const satisfies Record<keyof Book['next'], string>;

/** What lets the next games count double, opens a round or makes somebody play by a sentence of the club’s own. */
export const NEXT = {
	title: 'Was danach folgt',
	write: (book): Pieces => [
		...(Object.keys(WHEN) as (keyof Book['next'])[]).map((when) => {
			const rule = book.next[when];
			return rule && under(rule, { [when]: `${WHEN[when]} ${doublesText(rule.value)}.` });
		}),
		...SENTENCES.map((key) => {
			const one = book.sentences[key];
			return one ? under(one, { [key]: asSentence(sentenceText(book, one)) }) : null;
		}),
		Object.values(book.sentences).some(({ double }) => double) &&
			ourOwn('sonst hörte es vielleicht nie auf', {
				sentencesEnd: 'Solange ein Spiel doppelt zählt, löst es nach diesen Sätzen kein weiteres aus.'
			}),
		Object.values(book.sentences).some(({ must }) => must) &&
			ourOwn('sonst müsste vielleicht immer derselbe', {
				sentencesMust: 'Nach einem Spiel, das gespielt werden musste, muss nach diesen Sätzen keiner mehr.'
			}),
		Object.values(book.sentences).some(({ opens }) => opens) &&
			ourOwn('sonst hörte es vielleicht nie auf', {
				sentencesRound: 'Nach einem Spiel einer Runde folgt nach diesen Sätzen keine weitere.'
			})
	]
} as const satisfies MakerRow;
