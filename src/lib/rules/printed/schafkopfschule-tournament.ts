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

const p = (number: string, words: string): OutlineRule => sentence(number, words, `§${number}`);

/** Chapter 5: the tournament, whose points are not the book's prices. */
export const tournament: Outline = [
	chapter('5 Turnier', [
		section('§5.1', 'Schiedsrichter', [
			p(
				'5.1.1',
				'Der Schiedsrichter bestimmt Beginn und Ablauf. Ist er nicht zugleich der Veranstalter, muss das allen gesagt werden.'
			),
			p('5.1.2', 'Berufung gibt es keine, und ein Recht auf Teilnahme auch nicht.'),
			p(
				'5.1.3',
				'Im Streit entscheidet der Schiedsrichter. Danach kann man das Schiedsgericht anrufen, dessen Spruch gilt. Jede Beschwerde muss sofort kommen.'
			),
			p(
				'5.1.4',
				'Falschspiel oder wiederholt falsches Zugeben führt zum Ausschluss; das Startgeld ist verloren.'
			),
			p('5.1.5', 'Ebenso lautes Protestieren, absichtliches Falschspiel und absichtlich falsches Schreiben.')
		]),
		section('§5.2', 'Spielordnung', [
			p('5.2.1', 'Ein Durchgang hat 32 Spiele, ohne Zeitgrenze.'),
			p('5.2.2', 'Tische und Plätze werden vorher ausgelost und nicht getauscht.'),
			decided(
				'lots-anew',
				'Für den zweiten Durchgang wird neu gelost. Geht die Zahl der Teilnehmer nicht in Viertischen auf, gibt es Tische zu fünft und zu sechst.',
				'die Vorlage schweigt und kennt nur Tische zu viert'
			),
			decided(
				'hands',
				'An größeren Tischen wird so lange gegeben, bis jeder seine 32 Blätter bekommen hat: zu fünft 40 Spiele, zu sechst 48.',
				'die Vorlage schweigt; wie in der Zockmeisterschaft'
			),
			p('5.2.3', 'Gegeben werden viermal zwei Karten.'),
			p('5.2.4', 'Contra ist nicht erlaubt.'),
			p('5.2.5', 'Sagt keiner an, gibt der Nächste, so lange, bis gespielt wird.'),
			made('reshuffle'),
			p('5.2.7', 'In die Liste kommen nur Plus- und Minuspunkte:'),
			made('points'),
			p('5.2.9', 'Jeder spielt selbst, Vertreter gibt es nicht.'),
			p('5.2.10', 'Gespielt wird nur mit den Karten des Veranstalters.'),
			p('5.2.11', 'Fällt einer aus, so bestimmt der Schiedsrichter einen Ersatz, der die Punkte übernimmt.'),
			p('5.2.12', 'Teilnehmen darf man ab 16 Jahren.'),
			p('5.2.13', 'Zuschauer dürfen nicht in den Turnierraum, auch nicht, wer schon fertig ist.'),
			p(
				'5.2.14',
				'Jeder Tout und jeder Sie muss vor dem Spielen genehmigt sein. Ein Solo-Tout geht nur mit wenigstens drei Laufenden und einer Sau oder Sau und Zehn einer Farbe; ein Wenz-Tout mit wenigstens zwei laufenden Untern oder drei Untern samt dem Eichel-Unter, und als Rest mindestens Sau und Zehn oder Sau, Zehn und eine dritte Karte einer Farbe.'
			),
			p(
				'5.2.15',
				'Im ersten Spiel eines Durchgangs sind Tout und Schwarz nicht erlaubt. Lässt es sich nicht vermeiden, zählt das Spiel als einfaches Solo oder einfacher Wenz.'
			),
			p('5.2.16', 'Ab dem fünften Solo oder Wenz eines Durchgangs muss jedes weitere vorher genehmigt sein.'),
			decided(
				'fifth',
				'Mitgezählt werden dabei auch Touts, nicht aber gestrichene Spiele.',
				'die Vorlage schweigt'
			),
			p('5.2.17', 'Was nicht genehmigt war, wird aus der Liste gestrichen.'),
			decided(
				'struck-money',
				'Gestrichen werden die Punkte; das Geld bleibt. Hat der Schiedsrichter nein gesagt, wird das Spiel immer gestrichen.',
				'die Vorlage spricht nur von der Punkteliste'
			),
			decided(
				'struck-penalty',
				'Wer in einem gestrichenen Spiel falsch gespielt hat, behält die Minuspunkte dafür (3.4.17).',
				'die Vorlage schweigt; sonst bliebe straflos, wer den Schiedsrichter nicht gefragt hat'
			),
			p(
				'5.2.18',
				'Wer vermutet, dass einer einem anderen Punkte zuschiebt, sagt es sofort dem Schiedsrichter. Auf jeden Regelverstoß darf jeder hinweisen.'
			)
		]),
		section('§5.3', 'Liste', [
			p(
				'5.3.1',
				'Einer schreibt die Liste und gibt sie ab; der Schiedsrichter bestimmt ihn vorher. Sind alle einverstanden, darf es ein anderer sein.'
			),
			p('5.3.2', 'Vor der Abgabe prüft jeder die Liste und unterschreibt sie.'),
			p(
				'5.3.3',
				'Gespielte Soli und Wenz werden mit einem Kreis um die Punkte bezeichnet. Nach jeder Runde muss die Quersumme 0 sein, am Ende des Durchgangs auch.'
			),
			decided(
				'cross-sum',
				'Jede Strafe in einem Tout (3.4.17) macht die Quersumme um 18 kleiner: die ihres Spiels, ihrer Runde und des Durchgangs.',
				'3.4.17 gibt beim Tout allen anderen 0 Punkte, und damit weicht 5.3.3'
			),
			p('5.3.4', 'Änderungen und Streichungen gelten nur mit dem Zeichen des Schiedsrichters.'),
			p('5.3.5', 'Unterschrieben ist die Liste eine Urkunde und wird sechs Monate aufgehoben.'),
			p(
				'5.3.6',
				'Unleserliche oder falsche Listen kann der Schiedsrichter berichtigen oder für ungültig erklären.'
			),
			decided(
				'list-invalid',
				'Von einer ungültigen Liste zählt kein Spiel; das Geld bleibt.',
				'die Vorlage schweigt'
			)
		]),
		section('§5.4', 'Sieger', [
			p(
				'5.4.1',
				'Sieger ist, wer aus beiden Durchgängen zusammen die meisten Punkte hat; so auch die weiteren Plätze.'
			),
			p('5.4.2', 'Bei gleichen Punkten entscheiden der Reihe nach:'),
			listing(
				'places',
				[
					'gespielte Sie',
					'gewonnene Tout',
					'gespielte Tout',
					'gewonnene Soli und Wenz',
					'gespielte Soli und Wenz',
					'das Los'
				],
				'§5.4.2',
				'ordered'
			),
			decided(
				'places-counting',
				'Gezählt wird, was einer als Spieler gespielt hat. Ein Tout ist dabei auch ein Solo oder ein Wenz, ein Sie nicht. Bis gelost ist, teilen die Gleichen den Platz.',
				'die Vorlage nennt nur die Namen der Kriterien'
			)
		])
	])
];
