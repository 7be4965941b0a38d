import { inSentence } from '#lib/base/text.ts';
import type { Book, ContractRule } from '../../book.ts';
import { wordOf } from '../../book-words.ts';
import type { Patch } from '../../patch.ts';
import { endingPrice, endingsOf, summedPrice } from '../../ending-prices.ts';
import { ENDINGS, type Ending } from '../../occurrences.ts';
import { endedText } from '../../price-table.ts';
import { CONTRACTS, type Contract } from '../../vocabulary.ts';
import { figure } from '../templates.ts';
import { lost, won } from './examples.ts';
import { eachOf, price, toggle, type Desk, type FieldRow, type SectionRows } from './row.ts';

/** Contracts that have one list of prices: the first is shown, all are written. */
type Group = (of: Book) => readonly Contract[];

const firstIn = (of: Book, group: Group): ContractRule | undefined => {
	const [first] = group(of);
	return first && of.contracts[first];
};

const inEach = (
	{ book }: Desk,
	group: Group,
	make: (rule: ContractRule) => Patch<ContractRule>
): Patch<Book> => ({
	contracts: Object.fromEntries(
		group(book).flatMap((contract) => {
			const rule = book.contracts[contract];
			return rule ? [[contract, make(rule)]] : [];
		})
	)
});

/** A price for each way a game ends, where its contracts have a list. What is as the sums have it stays out of the list. */
const endingRow = (group: Group, called: (desk: Desk) => string, ending: Ending): FieldRow =>
	price(
		(of) => group(of).map((contract) => `contracts.${contract}.table.${ending}.value` as const),
		(desk) => endedText(desk.book, called(desk), ending),
		'Je Verlierer und Gewinner, ohne {laufende}.',
		{
			when: ({ book }) => {
				const rule = firstIn(book, group);
				return rule?.table != null && endingsOf(rule).includes(ending);
			},
			read: (of) => {
				const rule = firstIn(of, group);
				return rule?.table ? endingPrice(of, rule, ending) : undefined;
			},
			write: (value, desk) =>
				inEach(desk, group, (rule) => ({
					table: { [ending]: value === summedPrice(desk.book, rule, ending) ? null : figure(value) }
				}))
		}
	);

const listRows = (group: Group, called: (desk: Desk) => string): readonly FieldRow[] => [
	toggle(
		[],
		(desk) => `Preisliste für ${called(desk)}`,
		'Für jeden Ausgang ein eigener Preis, statt zusammenzuzählen.',
		{
			when: ({ book }) => {
				const rule = firstIn(book, group);
				return rule !== undefined && rule.sides !== 'mungo';
			},
			read: (of) => firstIn(of, group)?.table != null,
			write: (on, desk) => inEach(desk, group, () => ({ table: on ? {} : null }))
		}
	),
	...ENDINGS.map((ending) => endingRow(group, called, ending))
];

/** What a contract has of its own. */
export const LIST_OF = eachOf(CONTRACTS, (contract) =>
	listRows(
		() => [contract],
		({ book }) => wordOf(book, contract)
	)
);

/** All that is played alone and decided by Augen; the Solo speaks for them. */
const alone: Group = ({ order, contracts }) => {
	const all = order.filter((one) => {
		const { sides, goal } = contracts[one] ?? {};
		return sides === 'einzelspiel' && goal === 'augen';
	});
	return all.includes('solo') ? ['solo', ...all.filter((one) => one !== 'solo')] : all;
};
const called: Group = ({ contracts }) => (contracts.rufspiel ? ['rufspiel'] : []);

function soloAndMore({ book }: Desk): string {
	const [first, second] = alone(book).map((contract) => wordOf(book, contract));
	return inSentence([first, second].filter((word) => word !== undefined));
}

/** Prices by how a game ends, as many sheets have them: one list for the Rufspiel, one for whatever is played alone. */
export const priceLists: SectionRows = {
	key: 'preisliste',
	title: 'Preise nach Ausgang',
	says: 'Gewonnen, verloren, {schneider}: jedes mit eigenem Preis',
	rows: [...listRows(called, ({ book }) => wordOf(book, 'rufspiel')), ...listRows(alone, soloAndMore)],
	examples: ({ book }) =>
		[...called(book), ...alone(book).slice(0, 1)].flatMap((contract) => [
			won(contract, 'gewonnen mit {schneider}', { schneider: true }),
			lost(contract, 'verloren mit {schneider}', { schneider: true })
		])
};
