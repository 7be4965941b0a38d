import type { Game } from '#lib/rules/game.ts';
import { describeExamples, type Example } from '../../../../tests/support/examples.ts';
import { allgaeuExamples } from '../../../../tests/examples/allgaeu.ts';
import { weitnauExamples } from '../../../../tests/examples/weitnau.ts';
import { weitnau } from './weitnau.ts';

/**
 * Whether a Mungo comes to something else here: second and third at equal Augen, and only one of their level gave a Spritze,
 * which does not rank anybody in Weitnau; or tricks were counted, which do not rank anybody in the Allgäu.
 */
function ranksOtherwise({ augen, tricks, spritzen = [] }: Game): boolean {
	if (typeof augen !== 'object') return false;
	if (tricks) return !Object.values(tricks).includes(8);
	const [, second, third] = Object.values(augen).sort((one, other) => one - other);
	if (second !== third) return false;
	const level = Object.keys(augen).filter((player) => augen[player] === second);
	const gave = level.filter((player) => spritzen.some((one) => one === player));
	return gave.length > 0 && gave.length < level.length;
}

/** What the two books share: the Allgäu's rows hold here word for word, under the Allgäu's paragraphs. */
const shared: readonly Example[] = allgaeuExamples
	.filter(({ game }) => !ranksOtherwise(game))
	.map((example) => ({ ...example, source: `Allgäu ${example.source}` }));

describeExamples(weitnau, [...weitnauExamples, ...shared]);
