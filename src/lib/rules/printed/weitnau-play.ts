import { allgaeuOutline } from './allgaeu.ts';
import { takenFrom } from './taken-from.ts';
import { alike, chapter, decided, made, part, section, sentence, table, type Outline } from './shape.ts';

const same = takenFrom(allgaeuOutline);

/** §3: what holds in every game, and the contracts. */
export const weitnauPlay: Outline = [
	chapter('3 Allgemeine Regeln', [
		section('§3', 'Beim Spielen', [
			sentence(
				'all-play',
				'Alle vier spielen jedes Spiel mit. Aussteigen gibt es nicht; wer hinausmuss, lässt kurz einen Brunzkarter einspringen.'
			),
			same('clockwise'),
			same('follow'),
			same('trick'),
			sentence(
				'last-trick',
				'Der letzte Stich darf angesehen werden, bis die erste Karte des nächsten liegt.'
			),
			sentence(
				'card-laid',
				'Eine Karte liegt, wenn sie auf dem Tisch ist und die Hand sie losgelassen hat. Zurücknehmen darf man sie nur, wenn sie regelwidrig war.'
			),
			same('wait')
		]),
		part('3-verraten', '§3', 'Spiel verraten', [
			same('incidents'),
			sentence(
				'betray',
				'Über das laufende Spiel wird nicht geredet, auch nicht mit Augenzwinkern, verzogenem Gesicht oder Fußtritten.'
			),
			made('verraten'),
			decided(
				'verraten-mungo',
				'Verrät einer einen Mungo, so zahlt er jedem der drei anderen den Preis.',
				'die Vorlage spricht nur von Gegenspielern; im Mungo sind es alle drei'
			)
		]),
		part('3-karte', '§3', 'Regelwidrige Karte', [
			made('wrongCard'),
			sentence(
				'wrong-early',
				'Fällt sie vorher auf, nehmen alle ihre Karten ab dem Fehler zurück und legen neu.'
			),
			decided(
				'wrong-mungo',
				'Wer im Mungo eine regelwidrige Karte gelegt hat, zahlt jedem der drei anderen den Preis.',
				'die Vorlage spricht nur von denen, die mit ihm spielen; im Mungo spielt keiner mit ihm'
			),
			decided(
				'wrong-rest',
				'Sind Augen gezählt und hat die Partei des Falschspielers danach auch verloren, so gelten Schneider und Schwarz wie gezählt; sonst zahlt sie den Preis ohne beides.',
				'die Vorlage sagt nur, dass sie das Spiel bezahlt'
			)
		]),
		part('3-reihenfolge', '§3', 'Reihenfolge der Spiele', [
			same('order-lead'),
			made('order'),
			alike(
				'order-more',
				'Auch in Runden mit weiteren Spielen stehen der Si und jeder Durch über allen anderen.',
				'die zweite Liste der Vorlage (§4.5) nennt sie nicht; so stehen sie in der ersten'
			),
			same('order-solo'),
			same('order-same'),
			same('out-of-place')
		]),
		part('3-hinlegen', '§3', 'Karten vorzeitig hingelegt', [
			sentence(
				'laid-down',
				'Normalerweise wird alles ausgespielt. Wer meint, alle restlichen Stiche zu machen, darf seine Karten hinlegen. Stimmt das nicht, so bekommt der Gegner alle Karten, die noch nicht gespielt sind.'
			),
			made('hinleger')
		]),
		part('3-deckel', '§3', 'Deckel', [same('deckel'), made('deckel'), made('withoutDeckel')]),
		part('3-vergeben', '§3', 'Vergeben und verabhebt', [
			made('vergeben'),
			made('verabhebt'),
			alike('stock-garda', 'Der Stock wird in einer Gardareizrunde ausgespielt (§4.3).'),
			same('stock-next'),
			same('stock-shared')
		]),
		part('3-bockspiel', '§3', 'Es gibt nicht, wer an der Reihe ist', [
			made('bockspiel', { after: 'die Vorlage sagt nur „Bockspiel (ohne Deckel)“; wie im Allgäu' })
		]),
		part('3-begriffe', '§3', 'Begriffe', [
			table(
				'terms',
				[],
				[
					['Farben', 'Was nicht Trumpf ist.'],
					['Schneider', 'Eine Partei hat am Ende zu wenig Augen; wie viele, steht unten.'],
					['Schwarz', 'Eine Partei hat keinen Stich gemacht.'],
					['Jungfrau', 'Ein Spieler ohne Stich im Mungo.'],
					['Laufende', 'Die höchsten Trümpfe ohne Lücke, nicht nur die Buben.'],
					['Sauen', 'Die Asse.'],
					['Buben', 'Die Ober und die Unter.'],
					['Die Alte', 'Eichel-As.'],
					['Der Alte', 'Eichel-Ober.'],
					['Die Blaue', 'Laub-As.'],
					['Der Blaue', 'Laub-Ober.'],
					['Bumpel', 'Schell-As.'],
					['Wenzel', 'Die Unter.'],
					['Spatzen', 'Alle Siebener, Achter und Neuner.'],
					['Omasolo', 'Ein Solo, das fast von allein gewinnt.'],
					[
						'Deckel',
						'Das Zeichen, dass sich der Preis verdoppelt, meist ein Bierdeckel; auch Pick oder Legen.'
					],
					['Brunzkarter', 'Wer einspringt, solange einer hinausmuss.'],
					['Zocker', 'Schafkopfer.']
				]
			),
			made('schneider')
		]),
		section('§3.1', 'Rufspiel', [
			same('rufspiel'),
			same('rufsau'),
			sentence(
				'davonlaufen',
				'Unten heraus: Wer die gerufene Sau und mindestens vier Karten ihrer Farbe auf der Hand hat, darf mit einer anderen davon herauskommen, damit ihm keiner die Sau mit Trumpf heruntersticht.'
			),
			made('contract:rufspiel'),
			same('laufende-side'),
			made('won')
		]),
		section('§3.2', 'Solospielarten', [same('einzelspiel')]),
		section('§3.2.1', 'Bettel', [same('bettel'), made('contract:bettel')]),
		section('§3.2.2', 'Wenz (Quando)', [same('wenz'), made('contract:wenz')]),
		section('§3.2.3', 'Solo', [
			alike(
				'solo',
				'Der Spieler macht eine Farbe zum Trumpf und sagt „Alle …“ oder „Ich spiele ein …-Sticht“. Gut dafür sind Ober, Unter und eine lange Farbe; eine Fehlfarbe gehört dazu, damit auch die anderen eine Chance haben.'
			),
			sentence(
				'solo-names',
				'Mögliche Ansagen zum Spaß: für Eichel „Eichulia“, für Laub „Staub Licht“, für Herz „Herzlich lacht die Tante“, für Schell „Alle Pullogs“.'
			),
			made('contract:solo')
		]),
		section('§3.2.3 Durch', 'Durch (Du)', [
			alike(
				'tout',
				'Wer bei einem Solo oder Wenz überzeugt ist, alle Stiche zu machen, sagt es mit Durch an: „Solo-Durch“, „Wenz-Durch“. Macht der Gegner auch nur einen Stich, ist es verloren. Trümpfe und Laufende sind die des Spiels; Schneider und Schwarz entfallen.'
			)
		]),
		section('§3.2.4', 'Si', [
			alike(
				'sie',
				'Alle vier Ober und alle vier Unter auf einer Hand: das Ziel jedes Zockers, mit Vorrang vor allem. Er wird nicht gespielt, nur hingelegt und bewundert. Die acht Karten werden mit Rahmen und Datum im Lokal aufgehängt, weiter geht es mit neuen.'
			),
			made('contract:sie'),
			alike(
				'sie-more',
				'Gewonnen ist er immer. Ein Schuss geht nicht; Deckel und Bock zählen mit.',
				'die Vorlage schweigt; er wird nicht gespielt, aber bezahlt wie ein Spiel'
			)
		]),
		section('§3.3', 'Sonderspiele', [same('special-games'), made('nobodyPlays')]),
		section('§3.3.1', 'Renonce', [alike('renonce', 'Dieses Spiel gibt es nicht mehr.')]),
		section('§3.3.2', 'Mungo', [
			alike(
				'mungo',
				'Das Spiel für alle, die keine Mungofürchter sind. Jeder spielt für sich und will möglichst wenige Stiche, vor allem wenige Augen. Wer eine angespielte Farbe nicht hat, muss einen Trumpf legen, wenn er noch einen hat.'
			),
			made('contract:mungo'),
			made('mungoTies', {
				better: 'die Vorlage sagt nur, dass bei gleich vielen Augen und Stichen nichts verrechnet wird',
				third: 'die Vorlage schweigt, wie im Allgäu',
				thirdSum: 'die Vorlage schweigt, wie im Allgäu'
			}),
			decided(
				'mungo-spritze',
				'Wer gespritzt hat, steht bei gleich vielen Augen und Stichen nicht schlechter.',
				'die Vorlage schweigt; im Allgäu ist es anders'
			),
			same('mungo-all')
		])
	])
];
