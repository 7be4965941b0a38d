import { chapter, decided, listing, made, section, sentence, type Outline } from './shape.ts';

/** §8 and §9: what goes wrong, and what may be said. */
export const special: Outline = [
	chapter('8 Sonderfälle', [
		section('§8', 'Sonderfälle', [
			sentence('incidents', 'Nicht immer läuft alles, wie es soll. Für diese Fälle ist vorgesorgt.')
		]),
		section('§8.1', 'Vergeben', [
			made('vergeben'),
			sentence('stock-garda', 'Der Stock wird in einer Gardareizrunde ausgespielt (§5.3).'),
			decided(
				'stock-next',
				'Bleibt er an einem Abend liegen, so gehört er dem Verein, und der nächste Abend beginnt mit ihm.',
				'die Vorlage schweigt'
			),
			decided(
				'stock-shared',
				'Um denselben Stock spielen Allgäu und Weitnau und was ein Verein daraus macht. Andere Bücher haben einen eigenen oder keinen; so lange wartet er.',
				'die Vorlage kennt keine anderen Bücher; ausgespielt wird er nur in einer Gardareizrunde'
			)
		]),
		section('§8.2', 'Verabhebt', [made('verabhebt')]),
		section('§8.3', 'Eine Karte dreht sich beim Geben um', [
			sentence(
				'turned',
				'Dann entscheidet der, dem die Karte gehört, ob gespielt oder zusammengeworfen wird. Seine noch ungesehenen Karten darf er vorher nicht ansehen.'
			),
			sentence(
				'turned-own',
				'Das gilt nur, wenn ein anderer daran schuld ist, nicht wer seine eigene Karte umdreht.'
			),
			decided(
				'turned-again',
				'Wird zusammengeworfen, gibt derselbe noch einmal; bezahlt wird dafür nichts.',
				'die Vorlage schweigt'
			)
		]),
		section('§8.4', 'Es gibt nicht, wer an der Reihe ist', [made('bockspiel')]),
		section('§8.5', 'Regelwidrige Karte', [
			made('wrongCard'),
			sentence(
				'wrong-late',
				'Fällt eine regelwidrige Karte erst auf, wenn der nächste Stich umgedreht ist, so bekommt die Gegenpartei alle Stiche ab dem falschen, dieser eingeschlossen. Danach wird ganz normal abgerechnet. Lassen sich die Stiche nicht mehr zuordnen, hat der Falschspieler verloren.'
			),
			sentence(
				'wrong-early',
				'Fällt sie vorher auf, nehmen alle ihre Karten ab dem Fehler zurück und legen neu. Wäre die Gegenpartei dadurch im Nachteil, weil Karten bekannt geworden sind, bekommt sie stattdessen die Stiche; so auch im Zweifel.'
			),
			sentence('wrong-tell', 'Wer einen Fehler bemerkt, muss ihn sofort sagen.')
		]),
		section('§8.6', 'Karten vorzeitig hingelegt', [
			sentence(
				'laid-down',
				'Normalerweise wird alles ausgespielt. Wer meint, alle restlichen Stiche zu machen, darf seine Karten hinlegen. Glaubt ein Gegner noch an einen Stich, nimmt er sie wieder auf, und es geht normal weiter; dass die anderen sein Blatt nun kennen, ist Strafe genug.'
			),
			made('hinleger')
		])
	]),
	chapter('9 Was gesagt werden darf', [
		section('§9.1', 'Auskunft auf Anfrage', [
			sentence('tell-lead', 'Wer fragt, muss Auskunft bekommen:'),
			listing('tell', [
				'welches Spiel gespielt wird und welche Farbe gerufen ist,',
				'wer zum ersten Stich herausgekommen ist,',
				'wer im laufenden und im letzten Stich welche Karte gelegt hat, im letzten nur, solange er angesehen werden darf (§3.1),',
				'wer zusammen spielt, wenn es schon zweifelsfrei feststeht: Im Rufspiel muss dazu die gerufene Sau gefallen sein.'
			])
		]),
		section('§9.2', 'Spiel verraten', [
			made('verraten'),
			sentence(
				'betray',
				'Über das laufende Spiel wird nicht geredet, auch nicht mit Augenzwinkern oder Fußtritten. Wer es doch tut, hat das Spiel verraten.'
			),
			sentence(
				'betray-pay',
				'Die Gegenpartei bekommt alle noch nicht gespielten Karten, dann wird normal abgerechnet. Ein verratener Bettel ist gewonnen. Im Mungo nimmt der Verräter alle noch ausstehenden Stiche.'
			),
			sentence(
				'betray-no',
				'Hätte das Spiel eindeutig nicht anders ausgehen können, gilt es nicht als verraten.'
			),
			sentence('betray-also-lead', 'Auch das gilt als verraten:'),
			listing('betray-also', [
				'zu sagen, wie viele Augen eine Partei schon hat, die eigene oder die andere,',
				'zu sagen, welche Karten schon gespielt sind; ausgenommen der laufende und der letzte Stich, wenn einer danach fragt (§9.1).'
			])
		])
	])
];
