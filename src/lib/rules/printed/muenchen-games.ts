import { ours } from '../book.ts';
import { chapter, decided, listing, made, part, section, sentence, table, type Outline } from './shape.ts';

/** "Spiele und Rangfolgen" and "Abrechnung". */
export const gamesAndPrices: Outline = [
	chapter('Spiele und Rangfolgen', [
		section('§Spiele und Rangfolgen', 'Karten und Augen', [
			table(
				'eyes',
				['Karte', 'Augen'],
				[
					['As', '11'],
					['Zehn', '10'],
					['König', '4'],
					['Ober', '3'],
					['Unter', '2'],
					['Neun, Acht, Sieben', '0']
				]
			),
			sentence(
				'suit-order',
				'Die höhere Karte sticht die niedrigere. Bei Obern und Untern geht es nach der Farbe:'
			),
			listing(
				'suits',
				['Eichel', 'Gras (die Vorlage sagt auch Grün)', 'Herz', 'Schelln'],
				undefined,
				'ordered'
			),
			sentence(
				'stechen',
				'Der höhere Trumpf sticht den niedrigeren, jeder Trumpf sticht eine Farbe. Eine Farbe sticht keine andere.'
			)
		]),
		part('Rufspiel', '§Spiele und Rangfolgen', 'Rufspiel', [
			sentence(
				'rufspiel-order',
				'Trümpfe der Reihe nach: die vier Ober, die vier Unter, dann Herz-As, -Zehn, -König, -Neun, -Acht und -Sieben.'
			),
			made('contract:rufspiel')
		]),
		part('Solo', '§Spiele und Rangfolgen', 'Solo', [made('contract:solo')]),
		part('Wenz', '§Spiele und Rangfolgen', 'Wenz', [made('contract:wenz')]),
		part('Farbwenz', '§Spiele und Rangfolgen', 'Farbwenz', [made('contract:farbwenz')]),
		part('Geier', '§Spiele und Rangfolgen', 'Geier', [made('contract:geier')]),
		part('Farbgeier', '§Spiele und Rangfolgen', 'Farbgeier', [made('contract:farbgeier')]),
		part('Bettel', '§Spiele und Rangfolgen', 'Bettel', [
			sentence('bettel', 'Die Vorlage nennt ihn Battle und sagt, was Trumpf ist.'),
			decided(
				'bettel-goal',
				'Der Spieler darf keinen Stich machen. Er kostet den höheren Tarif; Schneider, Laufende und Tout gibt es nicht.',
				'die Vorlage sagt weder, wie er gewonnen wird, noch, was er kostet; wie im Allgäu',
				ours('Bettel')
			),
			made('contract:bettel')
		]),
		part('Sieger', '§Spiele und Rangfolgen', 'Wer gewonnen hat', [
			made('won', {
				level: 'die Vorlage sagt davon nichts; den Nichtspielern genügen 60 Augen in jedem Fall'
			}),
			made('schneider')
		])
	]),
	chapter('Abrechnung', [
		section('§Abrechnung', 'Preise', [
			sentence(
				'tariffs',
				'Um Geld gibt es zwei Grundtarife, etwa 5 und 20 Cent. Das Rufspiel kostet den niedrigeren.'
			),
			decided(
				'tariff-alone',
				'Den höheren kostet jedes Spiel, in dem einer allein spielt. Ohne Absprache sind es 5 und 20 Cent.',
				'die Vorlage nennt beide Tarife und sagt den höheren keinem Spiel zu'
			),
			made('prices'),
			decided(
				'schwarz-word',
				'Schwarz heißt hier, was die Vorlage „nicht gestochen“ nennt: kein einziger Stich.',
				'das Wort ist das der anderen Bücher; auf ihrer Seite steht es nicht'
			),
			made('surcharges', { settled: 'die Vorlage nennt nur die Beträge; so rechnen alle anderen' }),
			made('unit')
		]),
		part('Abrechnung-laufende', '§Abrechnung', 'Laufende und Ehrensachen', [
			sentence(
				'runners',
				'Laufende sind die höchsten Ober ohne Lücke; nach dem Schelln-Ober zählen die Unter weiter. Eichel-, Gras-, Herz-, Schelln-Ober und Eichel-Unter sind also fünf. Gezahlt werden Ober erst ab drei, Unter bei Wenz und Farbwenz schon ab zwei.'
			),
			sentence(
				'honour',
				'Nicht gestochen und Schneider zahlt man unaufgefordert. An die Laufenden muss jeder selbst denken: Wer das Geld dafür will, muss es verlangen, auch die Nichtspieler von einem Spieler, der verloren hat.'
			)
		])
	])
];
