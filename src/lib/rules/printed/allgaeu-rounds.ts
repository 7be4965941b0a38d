import { ours } from '../book.ts';
import { chapter, decided, listing, made, part, section, sentence, type Outline } from './shape.ts';

/** §5: the special rounds. */
export const allgaeuRounds: Outline = [
	chapter('5 Spezielle Runden', [
		section('§5', 'Spezielle Runden', [
			sentence(
				'rounds',
				'Neben den gewöhnlichen Runden gibt es ein paar besondere, auf Wunsch oder nach bestimmten Spielen. Nie laufen zwei zugleich, sie folgen aufeinander.'
			),
			decided(
				'rounds-queue',
				'Was dazukommt, während eine Runde läuft, wartet und folgt in der Reihenfolge, in der es entstanden ist.',
				'die Vorlage sagt nur „eine nach der anderen“'
			),
			made('rounds')
		]),
		section('§5.1', 'Bockrunde', [made('bock'), made('level'), made('round:bockrunde')]),
		section('§5.2', 'Mungorunde', [
			made('allTricks'),
			decided(
				'mungorunde-day',
				'Zum selben Tag gehört auch ein früherer Tisch mit demselben Datum, an dem einer der Spieler gesessen hat.',
				'die Vorlage sagt nur „an dem Zocktag-/abend“'
			),
			made('round:mungorunde')
		]),
		section('§5.2.1', 'Gewöhnliche Mungorunde', [
			sentence('mungorunde-plain', 'Sie dauert eine Runde, also ein Spiel für jeden am Tisch.')
		]),
		section('§5.2.2', 'Geschobene Mungorunde', [
			sentence(
				'mungorunde-pushed',
				'Hier wird weitergespielt, bis wirklich so viele Mungos gespielt sind, wie Spieler am Tisch sitzen. Sie wird nur gespielt, wenn sich vor ihrem Beginn alle darüber einig sind.'
			),
			decided(
				'mungorunde-which',
				'Gemeint ist die Mungorunde, die ein Spiel eröffnet hat und von der noch keines gespielt ist; sonst kommt eine neue dazu.',
				'die Vorlage schweigt'
			)
		]),
		section('§5.3', 'Gardareizrunde', [
			sentence(
				'gardareiz-deal',
				'Jeder bekommt nur sieben Karten, erst vier, dann drei; die letzten vier liegen verdeckt in der Mitte. Um sie wird gereizt. Wer nicht höher will, sagt „weiter“ oder „passe“.'
			),
			sentence(
				'gardareiz-middle',
				'Wer am höchsten reizt, spielt ein Solo seiner Wahl. Er nimmt drei der vier Karten aus der Mitte und legt zwei beliebige zurück; die drei, die dann dort liegen, bekommen die anderen. So hat wieder jeder acht, und es geht nach den gewöhnlichen Regeln weiter.'
			),
			made('gardareiz', { most: 'die Vorlage nennt kein Ende; mehr Augen gibt es nicht' }),
			made('round:gardareizrunde')
		]),
		section('§5.4', 'Stöcklesrunde', [
			sentence(
				'stoeckle',
				'Für jede Spielart bekommt jeder ein eigenes Zeichen („Stöckle“), etwa ein Streichholz oder einen Zahnstocher, und gibt es ab, wenn er das Spiel gespielt hat.'
			),
			made('round:stoecklesrunde'),
			sentence(
				'stoeckle-must',
				'Will keiner spielen, so muss der Letzte in der Runde; hat der schon alle Stöckle abgegeben, der Vorletzte, und so fort.'
			),
			decided(
				'stoeckle-once',
				'Ein Spiel, dessen Stöckle weg ist, darf man nicht noch einmal ansagen. Ein Tout kostet das Stöckle seines Spiels, ein Sie keines; einen Mungo sagt an, wer sein Stöckle dafür abgeben will.',
				'die Vorlage sagt nur, dass jeder jedes Spiel einmal spielen kann und muss'
			),
			sentence('stoeckle-rules', 'Gespielt wird ohne Deckel, sonst nach den Regeln der Kapitel 2 und 3.')
		]),
		section('§5.5', 'Megastöcklesrunde (Lago Maggiore Runde)', [
			sentence('megastoeckle', 'Wie die Stöcklesrunde, mit weiteren Spielarten und weiteren Stöckle dafür.'),
			listing('more-games', ['Geier', 'Farbgeier', 'Farbwenz']),
			made('round:megastoecklesrunde'),
			decided(
				'no-price',
				'Geier, Farbwenz und Farbgeier kosten, was jedes Einzelspiel kostet. Laufende zählen wie im Wenz, auch einen Tout gibt es.',
				'die Vorlage nennt weder Preis noch Laufende; sie wandeln den Wenz ab',
				ours('Geier, Farbwenz, Farbgeier')
			)
		]),
		part('5.5-geier', '§5.5', 'Geier', [made('contract:geier')]),
		part('5.5-farbwenz', '§5.5', 'Farbwenz', [made('contract:farbwenz')]),
		part('5.5-farbgeier', '§5.5', 'Farbgeier', [made('contract:farbgeier')]),
		section('§5.6', 'Rimini Runde', [
			sentence(
				'rimini',
				'Sie wird nach Lust und Laune eingelegt: alle gewöhnlichen Spiele und dazu die drei weiteren.'
			),
			decided(
				'rimini-head',
				'Auch hier sind Einzelspiele Bockspiele, und gespielt wird ohne Deckel.',
				'die Vorlage sagt hier „nach den Standardregeln“, am Anfang des Kapitels aber, dass es in Spezialrunden so ist'
			),
			made('round:riminirunde')
		]),
		section('§5.7', 'Abschlussrunde', [
			sentence(
				'last-round',
				'Bevor Schluss ist, wird noch eine Bockrunde gespielt, wenn alle einverstanden sind. Vorher wird vereinbart: Wer beim nächsten Spiel den Alten hat, gibt an und gibt ab.'
			),
			made('round:abschlussrunde')
		])
	])
];
