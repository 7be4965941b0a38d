import { describe, expect, it } from 'vitest';
import { OURS } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { muenchen } from '../books/muenchen.ts';
import { saukopf } from '../saukopf/book.ts';
import { MAKERS } from './makers.ts';
import { muenchenOutline } from './muenchen.ts';
import { printSchafkopf } from './outlines.ts';
import { sentencesOf, type PrintedChapter, type PrintedRule } from './print.ts';
import { printSaukopf } from './saukopf.ts';
import { schafkopfschuleOutline } from './schafkopfschule.ts';
import { anchorsOf } from './search.ts';
import { anchorOf } from './shape.ts';
import { weitnauOutline } from './weitnau.ts';

/**
 * What the app decided where a club's text is silent or contradicts itself, found by reading the sources, `spec/rules.md` and
 * the program side by side. Each must be printed, marked, with its reason. A new decision gets a line here.
 */
const DECISIONS: Readonly<Record<string, readonly (readonly [what: string, printed: RegExp])[]>> = {
	allgaeu: [
		['the foreword’s figure has Billiarden', /99,65 Billiarden/],
		['Geier, Farbwenz, Farbgeier cost what an Einzelspiel costs', /Geier, Farbwenz und Farbgeier kosten/],
		['Laufende count whoever holds them', /Laufende zählen, gleich welche Partei/],
		['a Sie: no Schuss, Deckel and Bock count', /Ein Schuss geht nicht; Deckel und Bock zählen mit/],
		['three level with the fewest, one of them without a Spritze', /nur einer von ihnen hat nicht gespritzt/],
		['120 Augen are not yet every trick', /120 Augen allein genügen nicht/],
		['four level in a Mungo', /alle vier gleichauf, zahlt niemand/],
		['no Pflichtmungo in a Bockspiel', /nicht im Bockspiel/],
		['rounds queue in the order they arose', /in der Reihenfolge, in der es entstanden ist/],
		['a round keeps its length', /behält die Länge/],
		['a Deckel laid in a round without', /in einer Runde ohne Deckel doch einer/],
		['60:60 inside a Bockrunde, by either side', /auch mitten in einer solchen Runde/],
		['a Sie opens no Mungorunde', /Ein Sie öffnet keine Mungorunde/],
		[
			'which Mungorunde becomes a geschobene',
			/die ein Spiel eröffnet hat und von der noch keines gespielt ist/
		],
		['Gardareiz: by agreement any won game takes the Stock', /jedes Spiel, das sein Spieler gewinnt/],
		['Gardareiz without a Stock lasts a round', /Ohne Geld im Stock dauert sie eine Runde/],
		['Gardareiz: nobody bids', /Reizt keiner/],
		['Gardareiz: a Tout', /Das Solo darf auch als Tout/],
		[
			'Stöckle of a Tout, a Sie, a Mungo; none twice',
			/Ein Tout kostet das Stöckle seines Spiels, ein Sie keines/
		],
		['several took too much', /zu gleichen Teilen/],
		['the price of a bought hand', /Über den Preis des Blatts/],
		['six: whose hand is for sale', /rechts vom Abheber/],
		['four settle every game', /unter vieren/],
		['fines are counted for an evening', /an jedem Abend neu/],
		['the Stock opens the next evening', /der nächste Abend beginnt mit ihm/],
		['a hand thrown together is dealt again', /gibt derselbe noch einmal/],
		['a Bockspiel beside a round', /Es verdoppelt nur einmal/],
		['what are an evening’s winnings', /am Ende eines gewöhnlichen Abends im Plus/],
		['newcomers draw first', /zieht vor allen anderen/],
		['50 and 60 deals', /zu fünft werden 50 Spiele gegeben, zu sechst 60/],
		['who announces first in the play-off', /Ist kein eigener Modus ausgelost/],
		[
			'what counts as what; the partner of a won Rufspiel',
			/auch für den Partner.*ein Solo-Tout ist auch ein Farbsolo/
		],
		['shared places', /1, 2, 2, 4/],
		['a Bockspiel doubles no points', /nicht aber die Punkte/],
		['a Geier in the Meisterschaft', /zählen sie wie ein Wenz/],
		['the Stock in the Meisterschaft', /Er wird in der Meisterschaft nicht ausgespielt/],
		['a third of a Mungo’s points', /auf einen vollen Punkt aufgerundet/]
	],
	weitnau: [
		['the preface’s figure has Billiarden', /99,65 Billiarden/],
		['Geier, Farbwenz, Farbgeier', /Geier, Farbwenz und Farbgeier kosten/],
		['Gargaraz', /ohne Laufende und ohne Durch/],
		['Laufende count whoever holds them', /Laufende zählen, gleich welche Partei/],
		['the second order keeps Si and Durch on top', /der Si und jeder Durch über allen anderen/],
		['a Si: no Schuss', /Ein Schuss geht nicht/],
		['equal Augen: fewer tricks', /steht besser, wer weniger Stiche hat/],
		['three level', /Sind drei gleichauf/],
		['four level', /alle vier gleichauf/],
		['no rule on Spritze and level places', /steht bei gleich vielen Augen und Stichen nicht schlechter/],
		['a wrong card in a Mungo pays all three', /im Mungo eine regelwidrige Karte.*jedem der drei anderen/],
		['Schneider after a wrong card', /gelten Schneider und Schwarz wie gezählt/],
		['a betrayed Mungo', /Verrät einer einen Mungo/],
		['the Bockspiel’s procedure', /Danach gibt, wer an der Reihe gewesen wäre/],
		['a Bockspiel beside a round', /Es verdoppelt nur einmal/],
		['the Stock opens the next evening', /der nächste Abend beginnt mit ihm/],
		['how long a round is', /so viele Spiele, wie Spieler am Tisch sitzen/],
		['rounds queue', /in der Reihenfolge, in der es entstanden ist/],
		['a Si opens no Mungorunde', /Ein Si öffnet keine Mungorunde/],
		['Gardareiz: nobody bids', /Reizt keiner/],
		['Gardareiz: by agreement', /jedes Spiel, das sein Spieler gewinnt/],
		['Steckle', /Ein Durch kostet das Steckle/],
		['the Abschlussrunde is itself a Mungorunde', /Sie ist selbst eine Mungorunde/],
		['several took too much', /zu gleichen Teilen/],
		['the price of a bought hand', /Über den Preis des Blatts/],
		['six: whose hand is for sale', /rechts vom Abheber/]
	],
	schafkopfschule: [
		['the German words', /Die Vorlage ist englisch/],
		['five and six at the table', /Zu fünft setzt der Geber aus/],
		['what the very first game is', /das erste jedes Abends und, im Turnier, jedes Durchgangs/],
		['the Sie’s price, no Contra', /Solo mit acht Laufenden.*Ein Contra geht nicht/],
		['wrong play in a Tout, in money', /Bei einem Tout/],
		['several took too much', /zu gleichen Teilen/],
		['lots anew for the second stage, tables of five and six', /wird neu gelost/],
		['deals at a larger table', /zu fünft 40 Spiele, zu sechst 48/],
		['what counts among the five', /auch Touts, nicht aber gestrichene/],
		['a struck game’s money stands', /das Geld bleibt\. Hat der Schiedsrichter nein gesagt/],
		['a penalty in a struck game', /behält die Minuspunkte dafür/],
		['an invalid list', /Von einer ungültigen Liste zählt kein Spiel/],
		['what counts as what', /Ein Tout ist dabei auch ein Solo oder ein Wenz/]
	],
	muenchen: [
		['five and six at the table', /Zu fünft setzt der Geber aus/],
		['ranks of what the page does not rank', /Geier-Tout/],
		['who deals after everybody passed', /zusammengeworfen, und der Nächste gibt/],
		['the odd cent of the Stock', /Ein Cent, der nicht aufgeht/],
		[
			'the Stock opens the next evening, and where it ends',
			/der nächste Abend beginnt damit.*zehn Milliarden/
		],
		['a Tout without Schneider and Schwarz', /Schneider und Schwarz zählen im Tout nicht/],
		['the Sie’s price', /Solo mit acht Laufenden/],
		['the Bettel’s condition and price', /darf keinen Stich machen\. Er kostet den höheren Tarif/],
		['which tariff a game alone costs', /Den höheren kostet jedes Spiel/],
		['who pays whom', /dreimal/],
		['who doubled last changes nothing', /wer zuletzt verdoppelt hat/]
	],
	saukopf: [
		['nobody bids', /Bietet keiner, so werden die Karten zusammengeworfen/],
		['what was laid away for the Trog is no trick', /ist aber kein Stich/],
		['"unter 15" and what was chosen', /Mit 90 geboten sind 15 Augen noch gewonnen/],
		['Schwarz in a Ramsch', /Im Ramsch bekommt den Punkt für Schwarz/],
		['money', /was ein Punkt wert ist/],
		['a bid of Schwarz is above 75', /Auch ein Gebot Schwarz liegt über 75/],
		['the example that counts the Trogsauger otherwise', /Der Trogsauger steht hier bei den Strafpunkten/]
	]
};

const PRINTED: Readonly<Record<string, readonly PrintedChapter[]>> = {
	...Object.fromEntries([...BOOKS.values()].map((book) => [book.id, printSchafkopf(book, null)])),
	saukopf: printSaukopf(saukopf)
};

const rulesOf = (chapters: readonly PrintedChapter[]): readonly PrintedRule[] =>
	chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

describe.each(Object.entries(PRINTED))('the decisions in %s', (id, chapters) => {
	const marked = rulesOf(chapters).filter(({ ours }) => ours !== null);

	it.each(DECISIONS[id] ?? [])('say: %s', (_, printed) => {
		const found = marked.filter(({ block }) => printed.test(sentencesOf(block)));
		expect(found.map(({ key }) => key)).not.toEqual([]);
		for (const { ours } of found) expect(ours?.trim()).toMatch(/.{10}/);
	});

	it('lead from every figure that no club printed to the sentence that says so', () => {
		const sources = new Set(
			rulesOf(chapters)
				.flatMap(({ source, rows }) => [source ?? '', ...rows.map((row) => row.source ?? '')])
				.filter((source) => source.startsWith(OURS))
		);
		const anchors = anchorsOf(chapters);
		expect([...sources].filter((source) => !anchors.has(anchorOf(source)))).toEqual([]);
		const reasons = new Map(marked.map(({ anchor, ours }) => [anchor, ours]));
		for (const source of sources) expect(reasons.get(anchorOf(source)), source).toBeTruthy();
	});
});

describe('the mark', () => {
	it('stands on every line of München’s bill that its page does not say', () => {
		const { contracts } = muenchen;
		for (const figure of [
			contracts.bettel?.base,
			contracts.sie?.base,
			contracts.sie?.factor,
			contracts.sie?.laufende?.from
		])
			expect(figure?.source).toMatch(/^Festlegung der App/);
		// "Ober werden aber erst ab 3 laufenden gezahlt"
		expect(contracts.geier?.laufende?.from).toEqual({ value: 3, source: 'Abrechnung' });
	});

	it.each([
		['weitnau', weitnauOutline],
		['schafkopfschule', schafkopfschuleOutline],
		['muenchen', muenchenOutline]
	])('in the outline of %s is of pieces that are written', (id, outline) => {
		const book = BOOKS.get(id);
		const named = outline
			.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
			.flatMap((rule) => (rule.kind === 'made' ? [rule] : []))
			.flatMap(({ maker, ours = {} }) => Object.keys(ours).map((slot) => ({ maker, slot })));
		const written = ({ maker }: { readonly maker: string }): readonly string[] =>
			(book &&
				MAKERS.get(maker)
					?.write(book)
					.map(({ slot }) => slot)) ??
			[];
		expect(named.length).toBeGreaterThan(0);
		expect(named.filter((one) => !written(one).includes(one.slot))).toEqual([]);
	});
});
