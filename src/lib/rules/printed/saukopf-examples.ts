import {
	chapter,
	decided,
	made,
	section,
	sentence,
	type Outline,
	type OutlineRule,
	type OutlineSection
} from './shape.ts';

// The chapter "Beispiele", all fifteen in their order with the source's own people. The words are ours, and every bill is
// computed from the book.

const example = (name: string, title: string, words: string, ...more: OutlineRule[]): OutlineSection => ({
	source: 'Beispiele',
	id: `Beispiel-${name}`,
	title,
	rules: [sentence(`beispiel-${name}`, words), made(`example:${name}`), ...more]
});

/** The chapter "Beispiele". */
export const saukopfExampleChapter: Outline = [
	chapter('Beispiele', [
		section('Beispiele', 'Fünfzehn Beispiele', [
			sentence(
				'beispiele',
				'Die Beispiele der Vorlage in ihrer Reihenfolge. Jede Rechnung darunter ist mit denselben Zahlen gerechnet wie am Abend.'
			)
		]),
		example(
			'grunzereien',
			'Grunzereien',
			'A sitzt links vom Geber und passt. B bietet 12, C 65, D 66. Reihum ohne A geht es weiter: B 70, C passt, D 80, und B und D treiben einander hinauf, bis D 120 sagt. B hat genug, D sagt an. Mit Schwarz hätte B das Spiel noch bekommen, hätte dann aber alle Stiche machen müssen.'
		),
		example(
			'hauerUnter',
			'Der Unter im Trog',
			'Schellen-Hauer zu dritt. Im Trog liegt der Eichel-Unter, der Spieler hat den Herz- und den Schellen-Unter, den Gras-Unter haben die Gegner. Nimmt er den Trog, so spielt er Mit 1. Lässt er ihn liegen, ist der Eichel-Unter nicht im Spiel, der höchste ist der Gras-Unter, und er spielt Ohne 1.'
		),
		example(
			'feigeSau',
			'Wie viel eine Feige Sau stechen darf',
			'Kati hat 95 geboten und sagt eine Feige Sau an. 120 weniger 95 sind 25, die Hälfte davon 12,5: Sie darf höchstens 12 Augen machen, und nicht mehr als der Nichtspieler mit den wenigsten.'
		),
		example(
			'mastschwein',
			'Wie viel ein Feiges Mastschwein stechen darf',
			'Simmerl gewinnt das Bieten mit 95, sagt ein Feiges Mastschwein an und findet einen Partner. Zusammen dürfen sie höchstens 25 Augen machen, so dass die anderen auf 95 kommen, und keiner von beiden mehr als der Nichtspieler mit den wenigsten.'
		),
		example(
			'nullAugen',
			'Null Augen gegen Schwarz',
			'In einer Feigen Sau macht der Spieler einen Stich mit 0 Augen, und ein Nichtspieler macht gar keinen. Hatte der Spieler Schwarz geboten, so verliert er wegen des Stichs. Sonst gewinnt er: Sein Ziel ist erreicht, und mehr Augen als der Nichtspieler hat er nicht.'
		),
		example(
			'keilerTruempfe',
			'Die Trümpfe im Keiler',
			'Herz-Keiler, der bestimmte Nichtspieler nennt die Ober. Die Trümpfe von oben: Herz-König, Schellen-Sieben, Eichel-Sieben, Herz-Ober (die Haube), die drei anderen Ober, je nachdem, wer zuerst kommt, dann Herz-Sau, -Zehn, -Unter, -Neun, -Acht und -Sieben. Was zur Maschine gehört, fehlt beim Schlagtrumpf, und was Schlagtrumpf ist, beim Farbtrumpf: Im Eichel-Keiler mit den Siebenern bleiben als Schlagtrumpf nur Gras- und Herz-Sieben, im Gras-Keiler mit den Untern fehlt der Farbe der Gras-Unter.'
		),
		example(
			'rauborstig',
			'Rauborstige Mästung',
			'Simmerl gewinnt mit 72, sagt eine Schwarte an und legt die Herz-Sau hin. Kati passt, Reiner sagt 73, Vroni 74, Reiner 75, Vroni steigt aus. Verlieren die beiden, so kostet das Gebot ab 75 Simmerl allein je einen Punkt an Kati und Vroni; Reiner hat damit nichts zu tun.'
		),
		example('otto', 'Vierhaxer: Offene Zucht', 'Otto sagt eine Zucht an, deckt auf und verliert.'),
		example(
			'alois',
			'Vierhaxer: Feige Sau',
			'Alois bietet 85 und legt für eine Schwarte zwei Trümpfe hin, doch keiner will sie. Er muss neu ansagen und nimmt eine Feige Sau im Hinterhalt. 120 weniger 85 sind 35, die Hälfte 17,5: Er darf höchstens 17 Augen machen und nicht mehr als irgendein Nichtspieler. Einer der anderen bleibt Schwarz, Alois aber auch, und ohne Stich gewinnt eine Feige Sau immer. Der Hinterhalt bleibt ohne Folgen.'
		),
		example(
			'sepp',
			'Vierhaxer: Großkopferter',
			'Sepp bietet 80 und ruft den Gras-Ober. Sein Partner sticht die Herz-Sau der Nichtspieler ab, er selbst macht den letzten Stich mit dem Eichel-Unter, doch zusammen kommen sie nur auf 77. Saukopf und Müller heben den Sieg der anderen auf; die Strafpunkte zahlt Sepp allein.'
		),
		example(
			'negativ',
			'Vierhaxer: Negatives Kopfgeld',
			'Gewinnen die Nichtspieler dabei mit mehr als 3 Laufenden, so fiele das Kopfgeld unter 0. Die Verlierer bekommen trotzdem nichts, und mit den Strafpunkten wird es auch nicht verrechnet.'
		),
		example(
			'zenzi',
			'Vierhaxer: Unreine Sauerei',
			'Zenzi spielt eine Unreine Sauerei am Spieß mit Aufschlag und hat 95 geboten. Mit Girgl kommt sie auf 93: verloren, obwohl die beiden vier Laufende haben, die Schellen-Zehn und die drei höchsten Ober.'
		),
		example(
			'unecht',
			'Vierhaxer: Unechte Unreine Sauerei',
			'Dieselbe Zenzi ohne Spieß und Aufschlag, heimlich allein und mit nur zwei Laufenden: Sie verliert. Rauborstigkeit gibt es nur im echten Paarhufer.'
		),
		example(
			'hansi',
			'Dreihaxer: Mit Trog',
			'Hansi sagt ein Hybridschwein an, nimmt den Trog und verliert.',
			decided(
				'hansi-head',
				'Der Trogsauger steht hier bei den Strafpunkten.',
				'die Vorlage zählt ihn in diesem Beispiel zum Kopfgeld, in ihrem Kapitel zu den Strafpunkten; gebucht wird dasselbe'
			)
		),
		example(
			'bert',
			'Dreihaxer: Ohne Trog',
			'Bert hat den Herz- und den Schellen-Unter und sagt einen Eichel-Hauer an. Den Eichel-Unter im Trog lässt er liegen, denn damit spielte er Mit 1. So zählen die Laufenden erst ab dem Gras-Unter, er spielt Ohne 1 und gewinnt.'
		)
	])
];
