import { chapter, decided, made, section, sentence, type Outline } from './shape.ts';

/** §4: the contracts and the Deckel. */
export const allgaeuGames: Outline = [
	chapter('4 Spielarten', [
		section('§4', 'Reihenfolge', [
			sentence('order-lead', 'Es spielt, wer das höchste Spiel hat. Das höchste steht zuerst:'),
			made('order'),
			sentence(
				'order-durch',
				'Ein Solo- oder Wenz-Tout heißt auch Solo-Durch oder Wenz-Durch, von Durchmarsch.'
			),
			decided(
				'order-more',
				'Auch in Runden mit weiteren Spielen stehen der Sie und jeder Tout über allen anderen.',
				'die zweite Liste der Vorlage nennt sie nicht; so stehen sie in der ersten'
			),
			sentence('order-solo', 'Unter den Soli gilt die Reihenfolge Herz, Eichel, Laub, Schell.'),
			sentence(
				'order-same',
				'Haben zwei das gleiche Spiel und ist dazwischen keine Reihenfolge festgelegt, so spielt, wer in der Runde zuerst an der Reihe war.'
			),
			decided(
				'out-of-place',
				'Wird ein Spiel gespielt, das gerade keinen Platz hat, so zählt es trotzdem, wie es gespielt ist.',
				'die Vorlage schweigt; das letzte Wort hat der Tisch'
			)
		]),
		section('§4.1', 'Rufspiel', [
			sentence(
				'rufspiel',
				'Für vier oder fünf Trümpfe und einen Partner. Gerufen wird ein As, das man nicht selbst hat und von dessen Farbe man mindestens eine Karte hält: „Ich spiele mit der …-Sau.“ Wer sie hat, spielt mit; die anderen zwei sind die Nichtspieler.'
			),
			sentence('rufsau', 'Wird die gerufene Farbe zum ersten Mal gespielt, muss die Sau hinein.'),
			sentence(
				'davonlaufen',
				'Davonlaufen: Wer die gerufene Sau hat und von ihrer Farbe mindestens vier Karten noch auf der Hand, darf mit einer anderen davon „unten raus“ kommen, damit ihm keiner die Sau mit Trumpf heruntersticht.'
			),
			made('contract:rufspiel'),
			decided(
				'laufende-side',
				'Laufende zählen, gleich welche Partei sie hat und wer gewinnt.',
				'die Vorlage sagt nur, dass die Trümpfe derer gelten, die miteinander spielen'
			),
			made('won')
		]),
		section('§4.2', 'Einzelspielarten', [
			sentence('einzelspiel', 'In allen Einzelspielen spielt einer gegen die drei anderen.')
		]),
		section('§4.2.1', 'Solo', [
			sentence(
				'solo',
				'Auch Farbsolo. Der Spieler macht eine Farbe zum Trumpf und sagt „Alle …“ oder „Ich spiele ein …-Sticht“. Gut dafür sind Ober, Unter und eine lange Farbe; eine Fehlfarbe gehört dazu, damit auch die anderen eine Chance haben.'
			),
			made('contract:solo')
		]),
		section('§4.2.2', 'Wenz', [
			sentence(
				'wenz',
				'Gute Aussichten hat, wer einige hohe Unter hält und dazu viele Sauen oder eine lange Farbe von der Sau abwärts, aber höchstens drei Karten, die nicht stechen.'
			),
			made('contract:wenz')
		]),
		section('§4.2.3', 'Tout', [
			sentence(
				'tout',
				'Gesprochen „Du“. Wer bei einem Solo oder Wenz überzeugt ist, alle Stiche zu machen, sagt es mit Tout an. Macht der Gegner auch nur einen Stich, ist es verloren. Trümpfe und Laufende sind die des Spiels; Schneider und Schwarz entfallen.'
			)
		]),
		section('§4.2.4', 'Sie', [
			sentence(
				'sie',
				'Alle vier Ober und alle vier Unter auf einer Hand: das höchste Spiel, vor allen anderen. Es wird nicht gespielt, nur hingelegt und bewundert. Die acht Karten werden mit Rahmen und Datum im Lokal aufgehängt, weiter geht es mit neuen.'
			),
			made('contract:sie'),
			decided(
				'sie-more',
				'Gewonnen ist er immer. Ein Schuss geht nicht; Deckel und Bock zählen mit.',
				'die Vorlage schweigt; er wird nicht gespielt, aber bezahlt wie ein Spiel'
			)
		]),
		section('§4.2.5', 'Bettel', [
			sentence(
				'bettel',
				'Für ein Blatt mit wenigen hohen Farbkarten und nur niedrigen Trümpfen. Spielen darf man ihn auch mit anderen Karten, nur gewinnt man ihn dann selten.'
			),
			made('contract:bettel')
		]),
		section('§4.3', 'Sonderspiele', [
			sentence('special-games', 'Dazu kommt es, wenn keiner ein Spiel anmeldet.'),
			made('nobodyPlays')
		]),
		section('§4.3.1', 'Renonce', [
			sentence(
				'renonce',
				'War für Spieler gedacht, die keine Sau rufen können, weil ihnen die Farbe dazu fehlt. In diesem Kreis ist sie abgeschafft.'
			)
		]),
		section('§4.3.2', 'Mungo', [
			sentence(
				'mungo',
				'Anderswo heißt er Ramsch. Jeder spielt für sich und will möglichst wenige Stiche, vor allem wenige Augen. Wer eine angespielte Farbe nicht hat, muss einen Trumpf legen, wenn er noch einen hat.'
			),
			made('contract:mungo'),
			made('mungoTies'),
			decided(
				'mungo-all',
				'Alle Stiche sind alle acht; 120 Augen allein genügen nicht.',
				'ein Stich kann auch null Augen haben'
			)
		]),
		section('§4.4', 'Deckel', [
			sentence(
				'deckel',
				'In jedem Spiel darf jeder einen Deckel hinauslegen, solange er erst vier seiner Karten gesehen hat.'
			),
			made('deckel'),
			made('withoutDeckel')
		])
	])
];
