import type { Book, ContractRule } from '../../book.ts';
import { wordOf } from '../../fields.ts';
import type { Patch } from '../../patch.ts';
import type { Contract } from '../../vocabulary.ts';
import { joined } from '../../printed/wording.ts';
import { contractTemplate, figure } from '../templates.ts';
import type { Desk, Field, Section } from './field.ts';
import { lost, won } from './players.ts';

/** The dearest line of a bill that the editor lets in: 100 €. */
export const MOST_AMOUNT = 10_000;
const MOST_CENTS = 1000;

type Rules = readonly (readonly [Contract, ContractRule])[];
export const rulesOf = (book: Book, chosen: (rule: ContractRule) => boolean = () => true): Rules =>
	book.order.flatMap((contract) => {
		const rule = book.contracts[contract];
		return rule && chosen(rule) ? [[contract, rule] as const] : [];
	});

/** The same patch for several contracts. */
export const forEach = (
	rules: Rules,
	patch: (rule: ContractRule, contract: Contract) => Patch<ContractRule>
): Patch<Book> => ({
	contracts: Object.fromEntries(rules.map(([contract, rule]) => [contract, patch(rule, contract)]))
});

const OF_ONE_RANK: readonly Contract[] = ['wenz', 'geier', 'farbwenz', 'farbgeier'];
const alone = (rule: ContractRule): boolean => rule.sides === 'einzelspiel';

/** What all games of one against three are called by: the first two of them. */
function soloAndWenz(book: Book): string {
	const words = (['solo', 'wenz'] as const).filter((contract) => book.contracts[contract]);
	return words.length > 0 ? joined(words.map((contract) => wordOf(book, contract))) : 'Einzelspiele';
}

/** The tariff sheet on one hand: what most sheets say stands here. */
export function tariff(desk: Desk): Section {
	const { book } = desk;
	const amount = [0, MOST_AMOUNT, desk.unit] as const;
	const single = rulesOf(book, alone);
	const fields: Field[] = [];
	if (book.contracts.rufspiel) {
		fields.push(
			desk.number(
				wordOf(book, 'rufspiel'),
				'Was ein Verlierer dem Gewinner zahlt.',
				amount,
				(of) => of.contracts.rufspiel?.base.value,
				(value) => ({ contracts: { rufspiel: { base: figure(value) } } })
			)
		);
	}
	fields.push(
		desk.number(
			soloAndWenz(book),
			'Was jeder der drei zahlt, in allen Spielen allein gegen drei; einzeln unter „Spiele“.',
			amount,
			(of) => (of.contracts.solo ?? rulesOf(of, alone)[0]?.[1])?.base.value,
			(value) => forEach(single, () => ({ base: figure(value) }))
		),
		desk.number(
			'Grundtarif',
			'Der kleinste Preis: setzt Schneider, Schwarz und jeden Laufenden zugleich.',
			amount,
			(of) => of.schneider.value,
			(value) => ({ schneider: figure(value), schwarz: figure(value), laufender: figure(value) })
		),
		...laufende(desk),
		...mungoPrice(desk),
		...unit(desk)
	);
	return {
		key: 'tarif',
		title: 'Tarif',
		says: 'Was auf dem Zettel am Tisch steht',
		fields,
		examples: [
			won('rufspiel', 'gewonnen, Schneider, 3 Laufende', { schneider: true, laufende: 3 }),
			won('solo', 'gewonnen'),
			lost('wenz', 'verloren mit 2 Laufenden', { laufende: 2 })
		]
	};
}

function laufende(desk: Desk): readonly Field[] {
	const { book, parent } = desk;
	const counting = rulesOf(book, (rule) => rule.laufende !== null);
	const played = rulesOf(book, ({ sides, goal }) => sides !== 'mungo' && goal !== 'keinStich');
	const others = counting.filter(([contract]) => !OF_ONE_RANK.includes(contract));
	const ranked = counting.filter(([contract]) => OF_ONE_RANK.includes(contract));
	const fields: Field[] = [
		desk.switch(
			'Laufende zählen',
			'Ob die höchsten Trümpfe ohne Lücke etwas kosten.',
			(of) => rulesOf(of, (rule) => rule.laufende !== null).length > 0,
			(on) =>
				forEach(played, (_, contract) => ({
					laufende: on
						? (parent.contracts[contract]?.laufende ?? contractTemplate(book, contract).laufende)
						: null
				}))
		)
	];
	if (counting.length === 0) return fields;
	fields.push(
		desk.number(
			'Je Laufendem',
			'Kommt für jeden dazu, sobald es genug sind.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.laufender.value,
			(value) => ({ laufender: figure(value) })
		)
	);
	const from = (label: string, rules: Rules): Field =>
		desk.number(
			label,
			'So viele müssen es sein; dann zählen alle.',
			[1, OF_ONE_RANK.includes(rules[0]?.[0] ?? 'solo') ? 4 : 14, 'Laufende'],
			(of) => of.contracts[rules[0]?.[0] ?? 'solo']?.laufende?.from.value,
			(value) => forEach(rules, () => ({ laufende: { from: figure(value) } }))
		);
	if (others.length > 0) fields.push(from('Laufende ab', others));
	if (ranked.length > 0)
		fields.push(from(`Laufende beim ${wordOf(book, ranked[0]?.[0] ?? 'wenz')} ab`, ranked));
	return fields;
}

function mungoPrice(desk: Desk): readonly Field[] {
	if (!desk.book.contracts.mungo) return [];
	return [
		desk.number(
			wordOf(desk.book, 'mungo'),
			'Jeder gegen jeden: was einer zahlt.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.contracts.mungo?.base.value,
			(value) => ({ contracts: { mungo: { base: figure(value) } } })
		)
	];
}

function unit(desk: Desk): readonly Field[] {
	return [
		desk.choice(
			'Preise in',
			'Cent, oder Einheiten, deren Wert der Tisch ausmacht.',
			{ cents: 'Cent', units: 'Einheiten' },
			({ unit }) => (unit.agreed || unit.cents > 1 ? 'units' : 'cents'),
			(value) => ({ unit: value === 'cents' ? { cents: 1, agreed: false } : { cents: 10, agreed: true } })
		),
		...(desk.unit === 'Cent'
			? []
			: [
					desk.number(
						'Eine Einheit',
						'Was eine Einheit wert ist, solange der Tisch nichts anderes ausmacht.',
						[1, MOST_CENTS, 'Cent'],
						(of) => of.unit.cents,
						(cents) => ({ unit: { cents } })
					)
				])
	];
}
