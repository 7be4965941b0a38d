import { allgaeuOutline } from './allgaeu.ts';
import { takenFrom } from './taken-from.ts';
import { ours } from '../book.ts';
import { alike, chapter, decided, listing, made, part, section, sentence, type Outline } from './shape.ts';

const same = takenFrom(allgaeuOutline);

/** §4: the special rounds. */
export const weitnauRounds: Outline = [
	chapter('4 Spezialrunden', [
		section('§4', 'Spezialrunden', [
			same('rounds'),
			same('rounds-queue'),
			decided(
				'round-length',
				'Eine Runde hat so viele Spiele, wie Spieler am Tisch sitzen.',
				'die Vorlage sagt nirgends, wie lang eine Runde ist; wie im Allgäu'
			),
			made('rounds')
		]),
		section('§4.1', 'Mungorunde', [made('allTricks'), made('round:mungorunde')]),
		section('§4.2', 'Bockrunde', [made('bock'), made('level'), made('round:bockrunde')]),
		section('§4.3', 'Gardareizrunde', [
			same('gardareiz-deal'),
			same('gardareiz-middle'),
			made('gardareiz'),
			sentence(
				'gardareiz-swap',
				'Bei 78, 80 und 82 liegen die acht Karten des Bettels schon alle offen. Seine Gegner dürfen dann zwei, vier oder sechs Karten untereinander tauschen, verdeckt und in der Spielrichtung. Ab 84 geht kein Bettel mehr.'
			),
			made('round:gardareizrunde')
		]),
		section('§4.4', 'Stecklesrunde', [
			alike(
				'stoeckle',
				'Für jede Spielart bekommt jeder ein eigenes Zeichen („Steckle“), etwa ein Streichholz oder einen Zahnstocher, und gibt es ab, wenn er das Spiel gespielt hat.'
			),
			made('round:stoecklesrunde'),
			alike(
				'stoeckle-must',
				'Will keiner spielen, so muss der Letzte in der Runde; hat der schon alle Steckle abgegeben, der Vorletzte, und so fort.'
			),
			alike(
				'stoeckle-once',
				'Ein Spiel, dessen Steckle weg ist, darf man nicht noch einmal ansagen. Ein Durch kostet das Steckle seines Spiels, ein Si keines; einen Mungo sagt an, wer sein Steckle dafür abgeben will.',
				'die Vorlage sagt nur, dass jeder jedes Spiel einmal spielen kann und muss'
			),
			same('stoeckle-rules')
		]),
		section('§4.5', 'Megastecklesrunde (Lago Maggiore Runde)', [
			alike('megastoeckle', 'Wie die Stecklesrunde, mit weiteren Spielarten und weiteren Steckle dafür.'),
			listing('more-games', [
				'Geier',
				'Farbgeier',
				'Farbwenz',
				'Gargaraz, nur nach Absprache und mit viel Zeit'
			]),
			made('round:megastoecklesrunde'),
			sentence(
				'megasteckle-order',
				'In dieser Runde und in der Rimini Runde reihen sich die Spiele nach der zweiten Liste unter „Reihenfolge der Spiele“ (§3).'
			),
			decided(
				'no-price',
				'Geier, Farbwenz und Farbgeier kosten, was jedes Einzelspiel kostet. Laufende zählen ab zwei wie im Wenz, bis zu allen Trümpfen des Spiels, auch einen Durch gibt es.',
				'die Vorlage nennt weder Preis noch Laufende; sie wandeln den Wenz ab',
				ours('Geier, Farbwenz, Farbgeier')
			)
		]),
		part('4.5-geier', '§4.5', 'Geier', [made('contract:geier')]),
		part('4.5-farbwenz', '§4.5', 'Farbwenz', [made('contract:farbwenz')]),
		part('4.5-farbgeier', '§4.5', 'Farbgeier', [made('contract:farbgeier')]),
		part('4.5-gargaraz', '§4.5', 'Gargaraz', [
			decided(
				'gargaraz',
				'Er kostet, was jedes Einzelspiel kostet, mit Schneider und Schwarz, ohne Laufende und ohne Durch; ein Steckle dafür schuldet keiner.',
				'wie Gargaraz gespielt wird und was er kostet, sagt die Vorlage nicht',
				ours('Gargaraz')
			),
			made('contract:gargaraz')
		]),
		section('§4.6', 'Rimini Runde', [
			sentence(
				'rimini',
				'Sie wird nach Lust und Laune eingelegt: alle gewöhnlichen Spiele und dazu die vier weiteren.'
			),
			same('rimini-head'),
			made('round:riminirunde')
		]),
		section('§4.7', 'Abschlussrunde', [
			sentence(
				'last-round',
				'Gab es den ganzen Abend keine Mungorunde, so wird vor dem Aufhören noch eine gespielt, aber nur ein Spiel für jeden, nicht vier Mungos.'
			),
			decided(
				'last-round-once',
				'Sie ist selbst eine Mungorunde: Am selben Abend kommt keine zweite mehr dazu.',
				'die Vorlage schweigt'
			),
			made('round:abschlussrunde')
		])
	])
];
