import { chapter, decided, listing, made, section, sentence, table, type Outline } from './shape.ts';

/** §2 and §3: cards, terms, dealing, what holds in every game. */
export const basics: Outline = [
	chapter('2 Allgemeines', [
		section('§2.1', 'Karten', [
			sentence(
				'cards',
				'Gespielt wird mit 32 bayerischen Karten in vier Farben zu je acht. Die Farben stehen in dieser Reihenfolge, und sie gilt auch für Trümpfe gleicher Art: Der Eichel-Ober sticht den Laub-Ober.'
			),
			listing('suits', ['Eichel', 'Laub', 'Herz', 'Schell'], undefined, 'ordered'),
			sentence(
				'eyes-lead',
				'In jeder Farbe stechen die Karten so, die höchste zuerst, und zählen so viele Augen; im ganzen Spiel sind es 120.'
			),
			table(
				'eyes',
				['Karte', 'Augen'],
				[
					['As (Sau)', '11'],
					['Zehn', '10'],
					['König', '4'],
					['Ober', '3'],
					['Unter', '2'],
					['Neun', '0'],
					['Acht', '0'],
					['Sieben', '0']
				]
			)
		]),
		section('§2.2', 'Begriffe', [
			table(
				'terms',
				[],
				[
					['Runde', 'So viele Spiele, wie Spieler am Tisch sitzen, gewöhnlich vier.'],
					['Augen', 'Die Punkte der Karten.'],
					['Stich', 'Vier Karten, von jedem eine.'],
					['Trümpfe', 'Je nach Spiel, sonst Ober, Unter und alle Herz.'],
					['Buben', 'Die Ober und die Unter.'],
					['Laufende', 'Die höchsten Buben ohne Lücke, beim Solo höchstens acht, beim Wenz höchstens vier.'],
					['Farben', 'Was nicht Trumpf ist, sonst Eichel, Laub und Schell.'],
					['Schneider', 'Eine Partei hat am Ende zu wenig Augen; wie viele, steht unten.'],
					['Schwarz', 'Eine Partei hat keinen Stich gemacht.'],
					['Jungfrau', 'Ein Spieler ohne Stich im Mungo.'],
					['Sauen', 'Die Asse.'],
					['Die Alte', 'Eichel-As.'],
					['Der Alte', 'Eichel-Ober.'],
					['Die Blaue', 'Laub-As.'],
					['Der Blaue', 'Laub-Ober.'],
					['Bumpel', 'Schell-As.'],
					['Wenzen', 'Die Unter.'],
					['Spatzen', 'Alle Siebener, Achter und Neuner.'],
					['Omasolo', 'Ein Solo, das fast von allein gewinnt.'],
					['Quando', 'Ein Wenz.'],
					['Ramsch', 'Ein Mungo.'],
					[
						'Deckel',
						'Das Zeichen, dass sich der Preis verdoppelt, meist ein Bierdeckel; auch Pick oder Leger.'
					],
					['Brunzkarter', 'Wer einspringt, solange einer hinausmuss.'],
					['Zocker, zocken', 'Schafkopfer, schafkopfen.'],
					[
						'Mungo-Fürchter',
						'Wer aus Angst vor dem Mungo mit schlechten Karten ein Rufspiel wagt und einen Mitspieler hineinzieht.'
					]
				]
			),
			made('schneider')
		]),
		section('§2.3', 'Wie ein Spiel beginnt', [
			sentence('table', 'Es spielen vier. Sie sitzen so, dass keiner dem anderen in die Karten sieht.'),
			sentence(
				'first-dealer',
				'Wer als Erster gibt, wird ausgelost: Die Karten werden gemischt, jeder hebt ab und zeigt die unterste Karte seines Päckchens; wer im Rufspiel die höchste hätte, gibt.'
			),
			sentence('shuffle', 'Der Geber mischt, sein rechter Nachbar hebt ab.'),
			sentence(
				'deal',
				'Gegeben wird im Uhrzeigersinn ab dem linken Nachbarn, zweimal vier Karten, bis jeder acht hat.'
			),
			sentence(
				'knock',
				'Statt abzuheben, darf auf die Karten geklopft werden. Dann bekommt jeder seine acht auf einmal, und wer geklopft hat, bestimmt die Reihenfolge.'
			),
			decided(
				'deal-next',
				'Nach jedem Spiel gibt der Nächste im Uhrzeigersinn.',
				'die Vorlage sagt es nicht eigens; im Uhrzeigersinn geht bei ihr alles'
			),
			sentence(
				'announce',
				'Der Spieler links vom Geber sagt zuerst, ob er spielen will. Wer nicht will, sagt „weg“ oder „weiter“, dann ist der Nächste dran. Wer will, sagt nur „spiele“, noch nicht was. Will sonst keiner, so nennt er sein Spiel, und es geht los.'
			),
			sentence(
				'announce-many',
				'Wollen mehrere, nennt zuerst der Letzte in der Runde sein Spiel, dann der Vorletzte und so weiter bis zum Ersten.'
			)
		])
	]),
	chapter('3 Allgemeine Regeln', [
		section('§3.1', 'Allgemeine Regeln', [
			sentence('all-play', 'Alle vier spielen jedes Spiel mit. Aussteigen gibt es nicht.'),
			sentence(
				'clockwise',
				'Gespielt wird im Uhrzeigersinn. Die erste Karte legt der Spieler links vom Geber.'
			),
			sentence(
				'follow',
				'Die erste Karte eines Stichs bestimmt, was zu legen ist: Auf Trumpf gehört Trumpf, auf eine Farbe diese Farbe, solange man davon hat.'
			),
			sentence(
				'trick',
				'Vier Karten sind ein Stich. Er gehört dem höchsten Trumpf; liegt keiner, der höchsten Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.'
			),
			sentence(
				'last-trick',
				'Der letzte Stich darf angesehen werden, bis im laufenden die vierte Karte liegt.'
			),
			sentence(
				'card-laid',
				'Eine Karte liegt, wenn ihre Bildseite auf dem Tisch zu sehen ist und die Hand sie losgelassen hat. Zurücknehmen darf man sie nur, wenn sie regelwidrig war oder alle einverstanden sind.'
			),
			sentence('wait', 'Bittet einer, mit dem Legen noch zu warten, so ist das zu beachten.'),
			sentence(
				'play-out',
				'Alle Karten werden ausgespielt. Keine darf ungespielt und verdeckt zu den Stichen gelegt werden, weder zu den eigenen noch zu denen der Gegner.'
			)
		]),
		section('§3.2', 'Philosophie', [
			sentence(
				'philosophy',
				'Spannend ist ein Spiel, wenn auch der Schwächere eine Chance hat. Lässt eine Regel zwei Deutungen zu, so gilt die für den Nichtspieler, und die für den, der nicht zuletzt gespritzt hat.'
			)
		])
	])
];
