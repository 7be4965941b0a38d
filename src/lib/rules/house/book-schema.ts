import { ALL_AUGEN, CONTRACTS, HANDS, ROUNDS, SUITS } from '../vocabulary.ts';

/** As much of JSON Schema as a book needs. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
	readonly description?: string;
	readonly anyOf?: readonly Schema[];
	readonly enum?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly items?: Schema;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly uniqueItems?: boolean;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: false;
}

/** Cents or units of one line of a bill: 100 €. */
const MOST_AMOUNT = 10_000;
const MOST_FACTOR = 10;
const MOST_SCHUSS = 8;
const MOST_LAUFENDE = 14;

const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
const text = (maxLength = 80): Schema => ({ type: 'string', minLength: 1, maxLength });
const oneOf = (...words: readonly string[]): Schema => ({ type: 'string', enum: words });
const flag: Schema = { type: 'boolean' };
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema, minItems: number, maxItems: number): Schema => ({
	type: 'array',
	items,
	minItems,
	maxItems,
	uniqueItems: true
});
const source = text();
type Fields = Readonly<Record<string, Schema>>;
/** All of these fields and no others. */
const fields = (properties: Fields): Schema => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false
});
/** Any of these keys, no others. */
const some = (keys: readonly string[], value: Schema): Schema => ({
	type: 'object',
	properties: Object.fromEntries(keys.map((key) => [key, value])),
	additionalProperties: false
});
const figure = (minimum: number, maximum: number): Schema =>
	fields({ value: whole(minimum, maximum), source });
const rule = (more: Fields = {}): Schema => fields({ source, ...more });
const said = (description: string, schema: Schema): Schema => ({ description, ...schema });

const contract = fields({
	sides: oneOf('rufspiel', 'kreuz', 'einzelspiel', 'mungo'),
	base: ref('amount'),
	goal: oneOf('augen', 'keinStich', 'hand'),
	schneider: flag,
	laufende: orNull(fields({ from: figure(1, MOST_LAUFENDE), most: whole(1, MOST_LAUFENDE) })),
	laufendeHeld: whole(0, 8),
	tout: orNull(ref('extra')),
	factor: orNull(ref('factor')),
	schuss: flag,
	suits: list(oneOf(...SUITS), 0, SUITS.length),
	place: oneOf('always', 'specialRounds'),
	withoutDeckel: oneOf('yes', 'tout', 'no')
});

const round = rule({
	lasts: oneOf('round', 'roundAndOne', 'twoRounds', 'mungos', 'fourMungos', 'stoeckle', 'stock'),
	contracts: orNull(ref('contracts')),
	stoeckle: ref('contracts'),
	deckel: flag,
	doubles: rule({ games: oneOf('every', 'einzelspiel') }),
	canBeGeschoben: flag,
	alteDeals: flag,
	onlyWithout: orNull(ref('round'))
});

const fine = orNull(fields({ first: ref('cents'), further: ref('cents') }));
const opens = { opens: ref('round') };
const words = (keys: readonly string[]): Schema => some(keys, text());

const book: Fields = {
	id: text(64),
	name: text(),
	edition: text(),
	parent: orNull(text(64)),
	unit: said(
		'Cents one unit is worth; all amounts of the book are in units but fines and what the Gardareiz pays in.',
		fields({ cents: whole(1, 1000), agreed: flag })
	),
	order: said('Contracts, highest first.', list(ref('contract'), 1, CONTRACTS.length)),
	contracts: said('In a patch null takes a contract out.', some(CONTRACTS, ref('contractRule'))),
	augen: fields({
		won: figure(1, ALL_AUGEN),
		wonMuss: orNull(figure(1, ALL_AUGEN)),
		schneiderDeclarer: figure(0, ALL_AUGEN),
		schneiderOpponents: figure(0, ALL_AUGEN),
		lastSchuss: orNull(ref('rule'))
	}),
	schneider: ref('amount'),
	schwarz: said('On top of Schneider.', ref('amount')),
	laufender: ref('amount'),
	schuss: fields({ factor: ref('factor'), names: list(text(), 0, MOST_SCHUSS) }),
	deckel: orNull(fields({ factor: ref('factor'), rule: ref('rule'), most: whole(1, HANDS) })),
	nobodyPlays: oneOf('mungo', 'passed', 'muss', 'kreuz'),
	passedPays: said('Each of the four into the Stock when nobody plays.', orNull(ref('amount'))),
	rufspielStock: orNull(ref('rule')),
	mungo: orNull(
		fields({
			spritze: orNull(ref('factor')),
			pays: said(
				'two: the two with most Augen; most: the one with most, to all three.',
				oneOf('two', 'most')
			),
			jungfrau: orNull(ref('factor')),
			ties: rule({ by: oneOf('spritze', 'tricks') }),
			durchmarsch: rule({ wins: flag }),
			hinleger: ref('rule'),
			roundUpTo: whole(1, 1000)
		})
	),
	bock: orNull(ref('factor')),
	sieNotFirst: said('A Sie counts nothing as an evening’s first game.', orNull(ref('rule'))),
	rounds: said('In a patch null takes a round out.', some(ROUNDS, ref('roundRule'))),
	triggers: fields({
		level: orNull(rule({ ...opens, at: list(whole(0, ALL_AUGEN), 1, 5) })),
		lostEinzelspiel: orNull(rule(opens)),
		allTricks: orNull(rule({ ...opens, voteAgainst: orNull(ref('round')), afterKeinStich: flag }))
	}),
	gardareiz: orNull(
		rule({
			least: whole(61, ALL_AUGEN),
			step: whole(1, 20),
			bettelOpenUpTo: whole(61, ALL_AUGEN),
			bettelUpTo: whole(61, ALL_AUGEN),
			suit: oneOf(...SUITS),
			payMost: ref('cents')
		})
	),
	bockspiel: orNull(ref('factor')),
	vergeben: fine,
	verabhebt: fine,
	falschKassiert: orNull(ref('rule')),
	verratenPaysAlone: orNull(ref('rule')),
	wrongCardLoses: orNull(ref('rule')),
	foulPenalty: orNull(ref('rule')),
	boughtHand: orNull(ref('rule')),
	winningsToKasse: orNull(ref('rule')),
	points: orNull(
		rule({
			contracts: some(CONTRACTS, ref('amount')),
			schneider: ref('amount'),
			schwarz: ref('amount'),
			laufender: ref('amount'),
			tout: ref('factor'),
			schuss: flag,
			roundUpTo: whole(1, 1000)
		})
	),
	words: fields({
		suits: fields(Object.fromEntries(SUITS.map((suit) => [suit, text()]))),
		contracts: words(CONTRACTS),
		rounds: words(ROUNDS),
		tout: text(),
		deckel: text(),
		spritze: text(),
		stoeckle: text()
	})
};

/** The book type as JSON Schema: published, and what a house book is checked with. */
export const BOOK_SCHEMA = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Schafkopf rule book',
	description:
		'A rule book of Schafkopf. The `changes` of a `rulebook` entry are an RFC 7396 merge patch on the data of its base; what they lead to must be a whole book. In a patch `source` may be left out beside `value`.',
	...fields(book),
	$defs: {
		amount: said('Units of the book.', figure(0, MOST_AMOUNT)),
		cents: said('Cents whatever a unit is worth.', figure(0, MOST_AMOUNT)),
		factor: said('Multiplies.', figure(1, MOST_FACTOR)),
		extra: fields({ value: whole(1, MOST_AMOUNT), by: oneOf('factor', 'amount'), source }),
		rule: rule(),
		contract: oneOf(...CONTRACTS),
		contracts: list(oneOf(...CONTRACTS), 0, CONTRACTS.length),
		round: oneOf(...ROUNDS),
		contractRule: contract,
		roundRule: round
	}
} as const satisfies Schema & { readonly $defs: Fields; readonly [key: string]: unknown };
