import { inSentence } from '#lib/base/text.ts';
import type { Item, SaukopfBook } from '../saukopf/book-type.ts';
import { ramschLimit } from '../saukopf/ramsch.ts';
import type { SaukopfContract } from '../saukopf/vocabulary.ts';
import { grid, ourOwn, type Pieces, row, SECTION, there, under } from './pieces.ts';
import type { Writer } from './print.ts';
import { exampleBill } from './saukopf-bills.ts';
import { EXAMPLES } from './saukopf-worked.ts';
import type { TableRow } from './shape.ts';

/** The makers of Saukopf's rules; its book is another type than Schafkopf's. */
export function saukopfWriters(book: SaukopfBook): ReadonlyMap<string, Writer> {
	const writer = (name: string, title: string, write: (book: SaukopfBook) => Pieces) =>
		[name, { title, write: () => there(write(book)) }] as const;
	return new Map([
		writer('bid', 'Grunzen', bidRules),
		writer('goal', 'Gewinner', goalRules),
		writer('kopfgeld', 'Kopfgeld', kopfgeldRules),
		writer('penalties', 'Strafpunkte', penaltyRules),
		writer('words', 'Wörter', wordRules),
		...Object.entries(EXAMPLES).map(([name, examples]) =>
			writer(`example:${name}`, name, () => examples.map((example) => exampleBill(book, example)))
		),
		...book.order.map((contract) =>
			writer(`contract:${contract}`, book.contracts[contract].word, () => contractRules(book, contract))
		)
	]);
}

const bidRules = ({ bid, words }: SaukopfBook): Pieces =>
	under(bid, {
		text: `Das kleinste Gebot ist ${bid.least}, das größte ${words.schwarz}, das auch ${bid.most} überbietet. Gesteigert wird in beliebigen Schritten.`
	}).map((piece) => ({ ...piece, told: { topic: 'announce' } }));

const goalRules = ({ goal, words, contracts }: SaukopfBook): Pieces => [
	under(goal, {
		text: `Die Spielerpartei gewinnt, wenn sie mindestens so viele Augen macht, wie geboten waren, bei einem Gebot ${words.schwarz} alle Stiche. Sonst gewinnt die Nichtspielerpartei.`
	}),
	...(['feigeSau', 'feigesMastschwein'] as const).map((contract) => {
		const { word, ramsch } = contracts[contract];
		if (!ramsch) return null;
		const { value } = ramsch.divisor;
		const share = `(120 − Gebot)${value === 1 ? '' : ` ÷ ${value}`}`;
		return under(ramsch.divisor, {
			[contract]: `${word}: höchstens ${share} Augen, und keiner der Spielerpartei mehr als der Nichtspieler mit den wenigsten. Beispiel: 95 geboten, also höchstens ${ramschLimit(95, value)}. Bei einem Gebot ${words.schwarz} darf sie keinen Stich machen.`
		});
	})
];

/** An item's word, its points and what they are for. */
const item = (priced: Item, says: string, sign = ''): TableRow =>
	row([priced.word, `${sign}${priced.value}`.replace('-', '−'), says], priced);

const kopfgeldRules = ({ kopfgeld: k, schneiderUnder, gluecksschweinFrom }: SaukopfBook): Pieces => [
	grid(
		'table',
		k.sieg,
		['Name', 'Punkte', 'wofür'],
		[
			item(k.sieg, 'gewonnen'),
			item(k.huftritt, 'die Nichtspieler haben gestoßen'),
			item(k.gegenhieb, 'die Spieler haben zurückgestoßen'),
			item(k.offen, 'allein mit aufgedeckten Karten gespielt'),
			item(k.schneider, `die Verlierer haben weniger als ${schneiderUnder.value} Augen *`),
			item(k.schwarz, 'alle Stiche, im Ramsch kein Stich'),
			item(k.ohne, 'für jeden Laufenden, den die Verlierer haben *'),
			item(k.gluecksschwein, `mit ${gluecksschweinFrom.value} oder mehr Laufenden gewonnen *`),
			item(
				k.saukopf,
				'im Paarhufer die gegnerische Herz-Sau abgestochen; haben es die Verlierer, wird abgezogen *',
				'±'
			),
			item(
				k.mueller,
				'im Paarhufer den letzten Stich mit dem Eichel-Unter gemacht; haben ihn die Verlierer, wird abgezogen *',
				'±'
			)
		]
	),
	under(schneiderUnder, { schneider: '* nicht in Feige Sau und Feigem Mastschwein.' }),
	under(gluecksschweinFrom, {
		pig: `Laufende sind die höchsten Trümpfe ohne Lücke. Mit ihnen zu gewinnen bringt nichts${k.gluecksschwein.value < 0 ? `, ab ${gluecksschweinFrom.value} kostet es sogar` : ''}.`
	}),
	under(k.floor, {
		floor:
			'Jeder Verlierer zahlt das Kopfgeld, jeder Gewinner bekommt es; wer allein ist, so oft, dass es aufgeht. Unter 0 fällt es nie, und mit den Strafpunkten wird nichts verrechnet.'
	})
];

const penaltyRules = ({ penalties: p, rauborstigFrom, words, bid }: SaukopfBook): Pieces => [
	under(p.quieker, {
		text: 'Verliert die Spielerpartei, so zahlt der Spieler allein jedem Nichtspieler außerdem diese Punkte; sein Mitspieler hat damit nichts zu tun.'
	}),
	grid(
		'table',
		p.quieker,
		['Name', 'Punkte', 'verloren, obwohl'],
		[
			item(p.quieker, 'am Spieß gespielt'),
			item(p.stallgeruch, 'Unreine Sauerei'),
			item(p.rauborstigkeit, `echter Paarhufer mit einem Gebot ab ${rauborstigFrom.value}`),
			item(p.bolzenschuss, 'Großkopferter'),
			item(p.trogsauger, 'mit Trog gespielt'),
			item(p.haxnspalter, 'mit Aufschlag oder im Hinterhalt')
		]
	),
	under(rauborstigFrom, {
		high: 'Beim Mästen zählt für die Rauborstigkeit das letzte Gebot der zweiten Bietrunde.'
	}),
	ourOwn(`die Vorlage sagt nur, dass ${words.schwarz} auch ${bid.most} überbietet`, {
		schwarz: `Auch ein Gebot ${words.schwarz} liegt über ${rauborstigFrom.value} und ist rauborstig.`
	})
];

const KINDS = {
	solo: 'Einer gegen alle anderen.',
	rufspiel:
		'Zwei gegen zwei durch eine gerufene Karte; hat der Spieler sie selbst, spielt er heimlich allein.',
	mastspiel: 'Zwei gegen zwei; der Mitspieler wird durch Mästen gefunden.'
} as const;

function contractRules(book: SaukopfBook, contract: SaukopfContract): Pieces {
	const rule = book.contracts[contract];
	const suits = rule.suits.map((suit) => book.words.suits[suit]);
	const penalty = rule.penalty && book.penalties[rule.penalty];
	const rows = [
		row(['Wer gegen wen', KINDS[rule.kind]], rule),
		rule.trumps > 0 && row(['Laufende', `Höchstens ${rule.trumps}; mehr Trümpfe gibt es nicht.`]),
		suits.length > 0 && row(['Farbe', `${inSentence(suits, 'oder')}.`]),
		rule.card && row(['Ansage', 'Eine Karte wird genannt.']),
		rule.ramsch && row(['Ramsch', 'Wenige Augen gewinnen.'], rule.ramsch.divisor),
		penalty &&
			row([penalty.word, `Verloren kostet es den Spieler ${penalty.value} an jeden Nichtspieler.`], penalty)
	];
	return [grid('facts', rule, [], rows)];
}

const wordRules = ({ words, order, contracts }: SaukopfBook): Pieces => [
	grid(
		'table',
		SECTION,
		[],
		[
			row(['Spiele', inSentence(order.map((contract) => contracts[contract].word))]),
			row(['Farben', inSentence(Object.values(words.suits))]),
			row(['Stöße', `${words.huftritt}, ${words.gegenhieb}`]),
			row(['Zusätze', inSentence([words.spiess, ...Object.values(words.stellungen)])]),
			row(['Allein', `${words.offen}, ${words.unecht}`]),
			row(['Zu dritt', words.trog]),
			row(['Sonderpunkte', `${words.saukopf}, ${words.mueller}`]),
			row(['Höchstes Gebot', words.schwarz])
		]
	)
];
