import type { Book, ContractRule } from '../../book.ts';
import { wordOf } from '../../fields.ts';
import type { Patch } from '../../patch.ts';
import { CONTRACTS, type Contract } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { contractTemplate, CONTRACT_WORDS, figure } from '../templates.ts';
import type { Desk, Field, Section, WorkedExample } from './field.ts';
import { FACTOR } from './outcome-and-doubling.ts';
import { A, B, lost, won } from './players.ts';
import { MOST_AMOUNT } from './tariff.ts';

/** A contract with its word, as the book it came from has it or as the sister books do; or without it. */
export function withContract({ book, parent }: Desk, contract: Contract, on: boolean): Patch<Book> {
	if (!on) return { contracts: { [contract]: null } };
	const rule = parent.contracts[contract] ?? contractTemplate(book, contract);
	const word = parent.words.contracts[contract] ?? CONTRACT_WORDS[contract];
	return { contracts: { [contract]: rule }, words: { contracts: { [contract]: word } } };
}

/** What a declarer can play; Ramsch and Kreuz stand where it says what happens when nobody plays. */
const offered = ({ parent }: Desk): readonly Contract[] =>
	CONTRACTS.filter(
		(contract) =>
			contract !== 'mungo' && contract !== 'kreuz' && (contract !== 'gargaraz' || parent.contracts.gargaraz)
	);

/** Every game of two sides, won and no more. */
const eachWon = (book: Book): readonly WorkedExample[] =>
	book.order.flatMap((contract) => {
		const rule = book.contracts[contract];
		if (!rule || rule.sides === 'mungo') return [];
		const partner = rule.sides === 'rufspiel' ? { partner: B } : {};
		const result = rule.goal === 'hand' ? {} : { won: true };
		return [{ says: 'gewonnen', game: { contract, declarer: A, ...partner, ...result } }];
	});

/** Which contracts there are. */
export function whichContracts(desk: Desk): Section {
	const fields = offered(desk).map((contract) =>
		desk.switch(
			desk.book.words.contracts[contract] ??
				desk.parent.words.contracts[contract] ??
				CONTRACT_WORDS[contract],
			MEANS[contract] ?? 'Einer gegen drei.',
			(of) => of.contracts[contract] !== undefined,
			(on) => withContract(desk, contract, on)
		)
	);
	return {
		key: 'spiele',
		title: 'Spiele',
		says: 'Was gespielt werden darf',
		fields,
		examples: eachWon(desk.book)
	};
}

const MEANS: Readonly<Partial<Record<Contract, string>>> = {
	rufspiel: 'Zwei gegen zwei, der Partner wird mit einer Sau gerufen.',
	solo: 'Einer gegen drei mit einer Farbe als Trumpf.',
	wenz: 'Einer gegen drei, nur die Unter sind Trumpf.',
	geier: 'Einer gegen drei, nur die Ober sind Trumpf.',
	farbwenz: 'Die Unter und eine Farbe sind Trumpf.',
	farbgeier: 'Die Ober und eine Farbe sind Trumpf.',
	bettel: 'Gewonnen, wer keinen Stich macht.',
	sie: 'Alle Ober und Unter auf einer Hand: wird nicht ausgespielt.'
};

/** One contract: its price, Laufende, Tout. */
export function contractSections(desk: Desk): readonly Section[] {
	return offered(desk).flatMap((contract) => {
		const rule = desk.book.contracts[contract];
		return rule ? [oneContract(desk, contract, rule)] : [];
	});
}

function oneContract(desk: Desk, contract: Contract, rule: ContractRule): Section {
	const word = wordOf(desk.book, contract);
	const write = (patch: Patch<ContractRule>): Patch<Book> => ({ contracts: { [contract]: patch } });
	const fields: Field[] = [
		desk.number(
			'Preis',
			'Was jeder Verlierer zahlt, ehe etwas dazukommt.',
			[0, MOST_AMOUNT, desk.unit],
			(of) => of.contracts[contract]?.base.value,
			(value) => write({ base: figure(value) })
		)
	];
	if (rule.goal !== 'keinStich') fields.push(...laufende(desk, contract, rule, write));
	if (rule.goal === 'augen' && contract !== 'rufspiel') fields.push(...tout(desk, contract, rule, write));
	if (rule.goal === 'hand') fields.push(sie(desk, contract, write), notFirst(desk));
	if (desk.book.deckel && rule.goal !== 'hand') fields.push(withoutDeckel(desk, contract, write));
	const most = rule.laufende && rule.laufendeHeld === 0 ? rule.laufende.most : 0;
	const plain =
		rule.goal === 'hand'
			? { says: 'immer gewonnen', game: { contract, declarer: A } }
			: lost(contract, 'verloren');
	return {
		key: contract,
		title: `${word} im Einzelnen`,
		says: 'Preis, Laufende, Tout',
		fields,
		examples: [
			plain,
			...(most > 0 ? [won(contract, `gewonnen mit ${most} Laufenden`, { laufende: most })] : []),
			...(rule.tout ? [won(contract, `als ${desk.book.words.tout} gewonnen`, { tout: true })] : [])
		]
	};
}

type Write = (patch: Patch<ContractRule>) => Patch<Book>;

const notFirst = (desk: Desk): Field =>
	desk.switch(
		'Zählt im ersten Spiel nicht',
		'Als allererstes Spiel eines Abends kostet er nichts.',
		(of) => of.sieNotFirst !== null,
		(on) => ({ sieNotFirst: on ? { source: HOUSE } : null })
	);

function laufende(at: Desk, contract: Contract, rule: ContractRule, write: Write): readonly Field[] {
	const { book, parent } = at;
	const before = parent.contracts[contract]?.laufende ?? contractTemplate(book, contract).laufende;
	const fields: Field[] = [
		at.switch(
			'Laufende zählen hier',
			'Ob in diesem Spiel Laufende etwas kosten.',
			(of) => of.contracts[contract]?.laufende != null,
			(on) => write({ laufende: on ? before : null })
		)
	];
	if (!rule.laufende) return fields;
	const few = contract === 'wenz' || contract === 'geier';
	const range = [1, few ? 4 : contract.startsWith('farb') ? 11 : 14, 'Laufende'] as const;
	return [
		...fields,
		at.number(
			'Laufende ab',
			'So viele müssen es hier sein; dann zählen alle.',
			range,
			(of) => of.contracts[contract]?.laufende?.from.value,
			(value) => write({ laufende: { from: figure(value) } })
		),
		at.number(
			'Laufende höchstens',
			'Mehr lassen sich nicht eingeben.',
			range,
			(of) => of.contracts[contract]?.laufende?.most,
			(most) => write({ laufende: { most } })
		)
	];
}

function tout(desk: Desk, contract: Contract, rule: ContractRule, write: Write): readonly Field[] {
	const { words } = desk.book;
	const kind: Field = desk.choice(
		words.tout,
		'Angesagt: alle Stiche. Er nimmt den Preis mal, kostet fest etwas dazu, oder es gibt ihn nicht.',
		{ factor: 'nimmt mal', amount: 'kostet dazu', none: 'gibt es nicht' },
		(of) => of.contracts[contract]?.tout?.by ?? 'none',
		(by) =>
			write({
				tout:
					by === 'factor'
						? { ...figure(2), by }
						: by === 'amount'
							? { ...figure(rule.base.value || 1), by }
							: null
			})
	);
	if (!rule.tout) return [kind];
	const range = rule.tout.by === 'factor' ? FACTOR : ([1, MOST_AMOUNT, desk.unit] as const);
	const says = rule.tout.by === 'factor' ? 'Damit wird malgenommen.' : 'So viel kommt zum Preis dazu.';
	return [
		kind,
		desk.number(
			`${words.tout}, wie viel`,
			says,
			range,
			(of) => of.contracts[contract]?.tout?.value,
			(value) => write({ tout: figure(value) })
		)
	];
}

const sie = (desk: Desk, contract: Contract, write: Write): Field =>
	desk.number(
		'Wird malgenommen mit',
		'Mit 1 kostet es fest, was bei Preis und Laufenden steht.',
		FACTOR,
		(of) => of.contracts[contract]?.factor?.value ?? 1,
		(value) => write({ factor: value === 1 ? null : figure(value) })
	);

const withoutDeckel = (desk: Desk, contract: Contract, write: Write): Field =>
	desk.choice(
		`Ohne ${desk.book.words.deckel}`,
		'Ob das Spiel gespielt wird, wenn vorher keiner verdoppelt hat.',
		{ yes: 'wird gespielt', tout: `nur als ${desk.book.words.tout}`, no: 'wird nicht gespielt' },
		(of) => of.contracts[contract]?.withoutDeckel,
		(value) => write({ withoutDeckel: value as ContractRule['withoutDeckel'] })
	);
