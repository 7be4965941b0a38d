import type { Book, ContractRule, Figure } from '../book.ts';
import { HANDS } from '../vocabulary.ts';

const factorOf = (figure: Figure | null | undefined, times = 1): number => (figure?.value ?? 1) ** times;

/** What the dearest game of the book can cost one player, in units: everything held, said and laid at once. */
export function highestPrice(book: Book): number {
	const outer =
		factorOf(book.deckel?.factor, book.deckel?.most ?? 0) * factorOf(book.bock) * factorOf(book.bockspiel);
	const prices = Object.values(book.contracts).map((rule) => dearest(book, rule));
	return Math.max(...prices) * outer;
}

function dearest(book: Book, rule: ContractRule): number {
	if (rule.sides === 'mungo') {
		const { spritze, jungfrau } = book.mungo ?? {};
		return rule.base.value * factorOf(spritze, HANDS) * factorOf(jungfrau, HANDS - 2);
	}
	const laufende = rule.laufende ? Math.max(rule.laufende.most, rule.laufendeHeld) : 0;
	const surcharges = rule.schneider ? book.schneider.value + book.schwarz.value : 0;
	const tout = rule.tout?.by === 'amount' ? rule.tout.value : 0;
	const sum = rule.base.value + surcharges + laufende * book.laufender.value + tout;
	const times = rule.tout?.by === 'factor' ? rule.tout.value : 1;
	return sum * times * factorOf(rule.factor) * factorOf(book.schuss.factor, book.schuss.names.length);
}
