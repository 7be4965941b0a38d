import { ours } from '../book.ts';
import { allgaeuOutline } from './allgaeu.ts';
import {
	chapter,
	decided,
	listing,
	made,
	section,
	sentence,
	type Outline,
	type OutlineRule
} from './shape.ts';
import { takenFrom } from './taken-from.ts';

const same = takenFrom(allgaeuOutline);
const p = (number: string, words: string): OutlineRule => sentence(number, words, `§${number}`);

/** Chapter 2: seating, dealing, announcing, and the contracts. */
export const announcing: Outline = [
	chapter('2 Das Ansagen', [
		section('§2.1', 'Sitzen', [
			p(
				'2.1.1',
				'Die vier sitzen sich im Kreuz gegenüber, und so, dass keiner dem anderen in die Karten sieht.'
			),
			decided(
				'more',
				'Zu fünft setzt der Geber aus, zu sechst auch der Abheber.',
				'die Vorlage kennt nur vier Spieler; wie im Allgäu, ohne das Abkaufen'
			),
			same('settle-four'),
			same('later-games')
		]),
		section('§2.2', 'Mischen und abheben', [
			p(
				'2.2.1',
				'Ein neues Kartenspiel wird ohne Sechser verdeckt auf dem Tisch ausgebreitet und von allen gemischt.'
			),
			p(
				'2.2.2',
				'Zuerst gibt der Spieler mit der Nummer 1 oder wer vorher bestimmt ist, dann im Uhrzeigersinn der Nächste. So gibt in einer Runde jeder einmal.'
			),
			p(
				'2.2.3',
				'Der Geber mischt ordentlich. Wer die Karten nur ineinandersteckt oder durchblättert, muss vor dem Abheben noch einmal mischen; im Turnier mischt dann, wer abhebt.'
			),
			p('2.2.4', 'Es hebt ab, wer rechts vom Geber sitzt. Der Rest kommt auf das abgehobene Päckchen.'),
			p(
				'2.2.5',
				'Abgehoben werden muss; mindestens drei Karten müssen liegen bleiben oder abgehoben werden.'
			),
			p('2.2.6', 'Mehr als dreimal wird nicht abgehoben.'),
			p(
				'2.2.7',
				'Weder Geber noch Abheber dürfen die unterste Karte ansehen. Wer es versucht, wird verwarnt, und es wird neu gemischt.'
			)
		]),
		section('§2.3', 'Geben', [
			p('2.3.1', 'Gegeben wird im Uhrzeigersinn ab dem linken Nachbarn, zweimal vier Karten.'),
			p('2.3.2', 'Ob ihm ein Zuschauer in die Karten sehen darf, entscheidet jeder selbst.')
		]),
		section('§2.4', 'Reihenfolge und Spielrecht', [
			p('2.4.1', 'Nach dem Geben wird angesagt, zuerst vom Nachbarn links vom Geber.'),
			p('2.4.2', 'Wer spielen will, sagt „Ich spiele“ und ist daran gebunden.'),
			p(
				'2.4.3',
				'Der Nächste sagt „Ich spiele auch“, „weiter“ oder „ist recht“. Das Spielrecht hat, wer es zuerst gesagt hat; er verliert es, wenn er den Nächsten spielen lässt.'
			),
			p(
				'2.4.4',
				'Wer spielt, entscheiden die Reihenfolge am Tisch und der Rang des Spiels, das höchste zuerst:'
			),
			made('order'),
			sentence(
				'same-rank',
				'Haben zwei das gleiche Spiel, entscheidet die Reihenfolge am Tisch. Die Farbe macht ein Solo nicht höher.',
				'§2.4.4'
			),
			p(
				'2.4.5',
				'Wer nach einem anderen auch spielen will, sagt deutlich „Ich spiele auch“ oder „Ich möchte auch spielen“. So halten es auch die Übrigen.'
			),
			p('2.4.6', 'Wer als Zweiter spielen will, braucht ein höheres Spiel als ein Rufspiel.'),
			p(
				'2.4.7',
				'Meldet sich ein Zweiter, so ist der Erste nicht mehr gebunden, auch wenn er das höhere Spiel hätte. Sagt der Erste „weiter“ oder „ist recht“, ist der Zweite gebunden.'
			),
			p(
				'2.4.8',
				'Hat der Erste ein Solo, sagt er „Ich spiele selber“; der Zweite kann dann keinen Wenz mehr spielen, nur noch einen Tout: „Ich habe einen Tout.“ Hat auch er nur ein Solo, so sagt er das, und das Solo des Ersten geht vor.'
			),
			p(
				'2.4.9',
				'Hat der Erste einen Wenz, sagt er „Aber keinen Wenz“ oder „Aber keinen Einer“; der Zweite muss dann mindestens ein Solo spielen. Hat er eines, so geht seines vor.'
			),
			p(
				'2.4.10',
				'Eine Ansage ist unwiderruflich. Eine ungültige beendet das Spiel; es gilt für den, der sie gemacht hat, als verloren, ohne Schneider und Schwarz.'
			),
			p(
				'2.4.11',
				'Steht der Rang zwischen den ersten beiden fest, sagen auch die Übrigen „weiter“ oder dass sie spielen wollen. Wer das Spielrecht bekommen, aber sein Spiel noch nicht genannt hat, sagt dem Nächsten „Aber keinen Wenz“ oder „Ich spiele selber“, wie in §2.4.8 und §2.4.9.'
			),
			p('2.4.12', 'Was gespielt wird, wird erst gesagt, wenn alle angesagt haben.'),
			p('2.4.13', 'Sagen alle vier „weiter“, so gilt:'),
			made('nobodyPlays'),
			made('rufspielStock'),
			sentence('fund', 'Vorher kann ausgemacht werden, dass dann etwas in eine Kasse kommt.', '§2.4.13'),
			p(
				'2.4.14',
				'Eine Karte, die auf dem Tisch liegt oder die ein Mitspieler schon erkannt hat, wird nicht zurückgenommen.'
			),
			p('2.4.15', 'Vier Spiele hintereinander sind eine Runde, mehrere Runden im Turnier ein Durchgang.')
		]),
		section('§2.5', 'Rufspiel', [
			p(
				'2.5.1',
				'Gespielt wird mit einem Partner: Der Spieler ruft eine Sau, die er nicht hat und von deren Farbe er mindestens eine Karte hält, die kein Ober oder Unter ist. Die Herz-Sau kann nicht gerufen werden, sie ist Trumpf.'
			),
			p(
				'2.5.2',
				'Wer die gerufene Sau hat, ist Mitspieler und muss sie spielen, sobald ihre Farbe gespielt wird. Vorher darf er sich nicht zu erkennen geben.'
			),
			p(
				'2.5.3',
				'Wer alle Sauen selbst hat, ist gesperrt und kann kein Rufspiel ansagen. Angesagt wird „Mit der Eichel-Sau“ (der Alten), „Mit der Gras-Sau“ (der Blauen) oder „Mit der Schellen-Sau“ (dem Bumbs oder der Kugel).'
			),
			p(
				'2.5.4',
				'Hat der Mitspieler mindestens vier Karten der gerufenen Farbe, die Sau mitgezählt, so darf er davonlaufen: eine kleinere ausspielen, solange die Farbe noch nicht gespielt ist und er alle vier noch hält.'
			),
			p(
				'2.5.5',
				'Ist die gerufene Farbe einmal gespielt, ohne dass beim Davonlaufen die Sau fiel, so darf die Sau gespielt oder geschmiert werden. Wird sie nicht gesucht, so fällt sie erst im achten und letzten Stich. Ausspielen darf sie der Mitspieler jederzeit, wenn er an der Reihe ist.'
			),
			p(
				'2.5.6',
				'Trumpf sind die Ober, die Unter und alle Herz, vierzehn im Ganzen, in dieser Reihe; sie stechen alle Farben. Die Farben sind untereinander gleich.'
			),
			listing(
				'trumps',
				[
					'die vier Ober: Eichel, Gras, Herz, Schellen',
					'die vier Unter: Eichel, Gras, Herz, Schellen',
					'Herz-Sau, -Zehn, -König, -Neun, -Acht, -Sieben'
				],
				'§2.5.6',
				'ordered'
			),
			made('contract:rufspiel')
		]),
		section('§2.6', 'Solo', [
			p('2.6.1', 'Statt Herz ist eine andere Farbe Trumpf.'),
			p('2.6.2', 'Wer ein Solo ansagt, spielt allein gegen die drei anderen.'),
			p(
				'2.6.3',
				'Angesagt wird „Eichel-Solo“, „Gras-Solo“, „Herz-Solo“ oder „Schellen-Solo“; die genannte Farbe ist nach den Obern und Untern Trumpf.'
			),
			p('2.6.4', 'Von der Trumpffarbe muss der Spieler mindestens eine Karte haben.'),
			p('2.6.5', 'Die Gegner dürfen ihre Stiche auf einen Haufen legen.'),
			p(
				'2.6.6',
				'Die Reihenfolge der Trümpfe ist die des Rufspiels, mit der angesagten Farbe an der Stelle der Herz.'
			),
			made('contract:solo')
		]),
		section('§2.7', 'Wenz', [
			p('2.7.1', 'Trumpf sind nur die vier Unter.'),
			p('2.7.2', 'Die Ober stehen in ihrer Farbe zwischen König und Neun. Die vier Farben sind gleich.'),
			p('2.7.3', 'Einen Wenz darf man auch ohne Unter spielen.'),
			p('2.7.4', 'Die Unter stechen in der Reihe Eichel, Gras, Herz, Schellen.'),
			made('contract:wenz')
		]),
		section('§2.8', 'Tout', [
			p('2.8.1', 'Wer alle Stiche zu machen glaubt, sagt „Solo-Tout“ oder „Wenz-Tout“ an.'),
			p(
				'2.8.2',
				'Angesagt wird vor der ersten Karte. Liegt sie schon, so gilt die Ansage nicht, und es ist ein einfaches Solo oder ein einfacher Wenz.'
			)
		]),
		section('§2.9', 'Sie', [
			p('2.9.1', 'Alle vier Ober und alle vier Unter auf einer Hand. Im allerersten Spiel zählt er nicht.'),
			p('2.9.2', 'Er darf sofort offen hingelegt werden.'),
			p('2.9.3', 'Mit diesen Karten wird nicht weitergespielt; wer ihn hatte, rahmt sie und hängt sie auf.'),
			decided(
				'sie-first',
				'Als allererstes Spiel gilt das erste jedes Abends und, im Turnier, jedes Durchgangs.',
				'die Vorlage sagt nicht, wovon; so hält sie es in §5.2.15'
			),
			decided(
				'sie-price',
				'Er kostet so viel wie ein Solo mit acht Laufenden, der Endpreis wird vervierfacht. Ein Contra geht nicht.',
				'die Vorlage nennt keinen Preis; so rechnen Allgäu und Weitnau',
				ours('Sie')
			),
			made('contract:sie')
		])
	])
];
