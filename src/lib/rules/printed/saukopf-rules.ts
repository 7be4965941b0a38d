import { joined } from './wording.ts';
import type { Item, SaukopfBook } from '../saukopf/book-type.ts';
import { ramschLimit } from '../saukopf/ramsch.ts';
import type { SaukopfContract } from '../saukopf/vocabulary.ts';
import type { Writer } from './print.ts';
import { exampleBill } from './saukopf-bills.ts';
import { EXAMPLES } from './saukopf-worked.ts';
import { plain, type Piece, type TableRow } from './shape.ts';

/** The makers of Saukopf's rules; its book is another type than Schafkopf's. */
export function saukopfWriters(book: SaukopfBook): ReadonlyMap<string, Writer> {
	const writer = (title: string, write: () => readonly Piece[]): Writer => ({ title, write });
	return new Map([
		['bid', writer('Grunzen', () => bidRules(book))],
		['goal', writer('Gewinner', () => goalRules(book))],
		['kopfgeld', writer('Kopfgeld', () => kopfgeldRules(book))],
		['penalties', writer('Strafpunkte', () => penaltyRules(book))],
		['words', writer('Wörter', () => wordRules(book))],
		...Object.entries(EXAMPLES).map(
			([name, examples]) =>
				[
					`example:${name}`,
					writer(name, () => examples.flatMap((example) => exampleBill(book, example)))
				] as const
		),
		...book.order.map(
			(contract) =>
				[
					`contract:${contract}`,
					writer(book.contracts[contract].word, () => contractRules(book, contract))
				] as const
		)
	]);
}

function bidRules({ bid, words }: SaukopfBook): readonly Piece[] {
	const text = `Das kleinste Gebot ist ${bid.least}, das größte ${words.schwarz}, das auch ${bid.most} überbietet. Gesteigert wird in beliebigen Schritten.`;
	return [{ slot: 'text', source: bid.source, block: plain(text) }];
}

function goalRules(book: SaukopfBook): readonly Piece[] {
	const { goal, words, contracts } = book;
	const ramsch = (['feigeSau', 'feigesMastschwein'] as const).flatMap((contract): Piece[] => {
		const rule = contracts[contract];
		if (!rule.ramsch) return [];
		const { divisor } = rule.ramsch;
		const share =
			divisor.value === 1 ? '120 weniger dem Gebot' : `(120 weniger dem Gebot) ÷ ${divisor.value}`;
		const text = `${rule.word}: höchstens ${share} Augen, und keiner der Spielerpartei mehr als der Nichtspieler mit den wenigsten. Beispiel: 95 geboten, also höchstens ${ramschLimit(95, divisor.value)}. Bei einem Gebot ${words.schwarz} darf sie keinen Stich machen.`;
		return [{ slot: contract, source: divisor.source, block: plain(text) }];
	});
	const text = `Die Spielerpartei gewinnt, wenn sie mindestens so viele Augen macht, wie geboten waren, bei einem Gebot ${words.schwarz} alle Stiche. Sonst gewinnt die Nichtspielerpartei.`;
	return [{ slot: 'text', source: goal.source, block: plain(text) }, ...ramsch];
}

const row = (item: Item, says: string, sign = ''): TableRow => ({
	cells: [item.word, `${sign}${item.value}`.replace('-', '−'), says],
	source: item.source
});

function kopfgeldRules(book: SaukopfBook): readonly Piece[] {
	const { kopfgeld: k, schneiderUnder, gluecksschweinFrom } = book;
	const rows: TableRow[] = [
		row(k.sieg, 'gewonnen'),
		row(k.huftritt, 'die Nichtspieler haben gestoßen'),
		row(k.gegenhieb, 'die Spieler haben zurückgestoßen'),
		row(k.offen, 'allein mit aufgedeckten Karten gespielt'),
		row(k.schneider, `die Verlierer haben weniger als ${schneiderUnder.value} Augen *`),
		row(k.schwarz, 'alle Stiche, im Ramsch kein Stich'),
		row(k.ohne, 'für jeden Laufenden, den die Verlierer haben *'),
		row(k.gluecksschwein, `mit ${gluecksschweinFrom.value} oder mehr Laufenden gewonnen *`),
		row(
			k.saukopf,
			'im Paarhufer die gegnerische Herz-Sau abgestochen; haben es die Verlierer, wird abgezogen *',
			'±'
		),
		row(
			k.mueller,
			'im Paarhufer den letzten Stich mit dem Eichel-Unter gemacht; haben ihn die Verlierer, wird abgezogen *',
			'±'
		)
	];
	const star = '* nicht in Feige Sau und Feigem Mastschwein.';
	const floor = `Jeder Verlierer zahlt das Kopfgeld, jeder Gewinner bekommt es; wer allein ist, so oft, dass es aufgeht. Unter 0 fällt es nie, und mit den Strafpunkten wird nichts verrechnet.`;
	return [
		{
			slot: 'table',
			source: k.sieg.source,
			block: { type: 'table', head: ['Name', 'Punkte', 'wofür'], rows }
		},
		{ slot: 'schneider', source: schneiderUnder.source, block: plain(star) },
		{
			slot: 'pig',
			source: gluecksschweinFrom.source,
			block: plain(
				`Laufende sind die höchsten Trümpfe ohne Lücke. Mit ihnen zu gewinnen bringt nichts, ab ${gluecksschweinFrom.value} kostet es sogar.`
			)
		},
		{ slot: 'floor', source: k.floor.source, block: plain(floor) }
	];
}

function penaltyRules(book: SaukopfBook): readonly Piece[] {
	const { penalties: p, rauborstigFrom, words } = book;
	const rows: TableRow[] = [
		row(p.quieker, 'am Spieß gespielt'),
		row(p.stallgeruch, 'Unreine Sauerei'),
		row(p.rauborstigkeit, `echter Paarhufer mit einem Gebot ab ${rauborstigFrom.value}`),
		row(p.bolzenschuss, 'Großkopferter'),
		row(p.trogsauger, 'mit Trog gespielt'),
		row(p.haxnspalter, 'mit Aufschlag oder im Hinterhalt')
	];
	const text =
		'Verliert die Spielerpartei, so zahlt der Spieler allein jedem Nichtspieler außerdem diese Punkte; sein Mitspieler hat damit nichts zu tun.';
	return [
		{ slot: 'text', source: p.quieker.source, block: plain(text) },
		{
			slot: 'table',
			source: p.quieker.source,
			block: { type: 'table', head: ['Name', 'Punkte', 'verloren, obwohl'], rows }
		},
		{
			slot: 'high',
			source: rauborstigFrom.source,
			block: plain(`Beim Mästen zählt für die Rauborstigkeit das letzte Gebot der zweiten Bietrunde.`)
		},
		{
			slot: 'schwarz',
			ours: `die Vorlage sagt nur, dass ${words.schwarz} auch ${book.bid.most} überbietet`,
			block: plain(`Auch ein Gebot ${words.schwarz} liegt über ${rauborstigFrom.value} und ist rauborstig.`)
		}
	];
}

const KINDS = {
	solo: 'Einer gegen alle anderen.',
	rufspiel:
		'Zwei gegen zwei durch eine gerufene Karte; hat der Spieler sie selbst, spielt er heimlich allein.',
	mastspiel: 'Zwei gegen zwei; der Mitspieler wird durch Mästen gefunden.'
} as const;

function contractRules(book: SaukopfBook, contract: SaukopfContract): readonly Piece[] {
	const rule = book.contracts[contract];
	const suits = rule.suits.map((suit) => book.words.suits[suit]);
	const rows: TableRow[] = [
		{ cells: ['Wer gegen wen', KINDS[rule.kind]], source: rule.source },
		...(rule.trumps > 0 ? [{ cells: ['Trümpfe', `Höchstens ${rule.trumps}.`] }] : []),
		...(suits.length > 0 ? [{ cells: ['Farbe', `${joined(suits, 'oder')}.`] }] : []),
		...(rule.card ? [{ cells: ['Ansage', 'Eine Karte wird genannt.'] }] : []),
		...(rule.ramsch
			? [{ cells: ['Ramsch', 'Wenige Augen gewinnen.'], source: rule.ramsch.divisor.source }]
			: []),
		...(rule.penalty ? [penaltyRow(book.penalties[rule.penalty])] : [])
	];
	return [{ slot: 'facts', source: rule.source, block: { type: 'table', head: [], rows } }];
}

const penaltyRow = (item: Item): TableRow => ({
	cells: [item.word, `Verloren kostet es den Spieler ${item.value} an jeden Nichtspieler.`],
	source: item.source
});

function wordRules({ words }: SaukopfBook): readonly Piece[] {
	const rows: TableRow[] = [
		{ cells: ['Farben', joined(Object.values(words.suits))] },
		{ cells: ['Stöße', `${words.huftritt}, ${words.gegenhieb}`] },
		{ cells: ['Zusätze', joined([words.spiess, ...Object.values(words.stellungen)])] },
		{ cells: ['Allein', `${words.offen}, ${words.unecht}`] },
		{ cells: ['Zu dritt', words.trog] },
		{ cells: ['Sonderpunkte', `${words.saukopf}, ${words.mueller}`] },
		{ cells: ['Höchstes Gebot', words.schwarz] }
	];
	return [{ slot: 'table', block: { type: 'table', head: [], rows } }];
}
