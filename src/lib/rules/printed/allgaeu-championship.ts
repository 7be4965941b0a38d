import { ours } from '../book.ts';
import { chapter, decided, listing, made, section, sentence, table, type Outline } from './shape.ts';

/** §10 to §13: the Kasse's trip, the championship, the club. The championship's points are not the book's prices. */
export const championship: Outline = [
	chapter('10 Zockausflug', [
		section('§10', 'Zockausflug und Kasse', [
			made('kasse'),
			decided(
				'kasse-how',
				'Gewonnen ist, was einer am Ende eines gewöhnlichen Abends im Plus steht; wer im Minus steht, zahlt in die Kasse, soweit sein Geld nicht schon als Buße im Stock liegt.',
				'die Vorlage sagt nur, dass das gewonnene Geld in die Zockkasse fließt'
			),
			sentence(
				'trip',
				'Einmal im Jahr fährt man für das eingespielte Geld zum Zockausflug: vom ersten Tag, meist Donnerstag, 16 Uhr bis zum vierten, meist Sonntag, 12 Uhr. Den Treffpunkt macht man gemeinsam aus.'
			),
			sentence(
				'trip-absent',
				'Später kommen, früher gehen oder ganz fehlen geht nur mit besonderem Grund; allen zuliebe muss es wenn irgend möglich unterbleiben.'
			),
			sentence(
				'trip-money',
				'Was während des Ausflugs gewonnen wird, behält jeder selbst; in die Kasse kommt davon nichts.'
			)
		])
	]),
	chapter('11 Zockmeisterschaft', [
		section('§11', 'Zockmeisterschaft', [
			sentence('champ', 'Während des Ausflugs wird einmal im Jahr der Zock-König ausgespielt.')
		]),
		section('§11.1', 'Wer mitspielt', [sentence('champ-who', 'Nur Mitglieder.')]),
		section('§11.2', 'Ablauf', [
			sentence(
				'champ-games',
				'Jeder spielt 160 Spiele: vier Partien zu je 40. Ein Spielplan für die Zahl der Teilnehmer sorgt dafür, dass jeder mit möglichst vielen anderen am Tisch sitzt.'
			),
			sentence(
				'champ-draw',
				'Jeder zieht verdeckt eine Nummer: zuerst der Letzte des Vorjahrs, dann der Vorletzte und so weiter; der Sieger bekommt, was übrig bleibt.'
			),
			decided(
				'champ-new',
				'Wer im Vorjahr nicht dabei war, zieht vor allen anderen, in der Reihenfolge der Liste. Haben zwei einen Platz geteilt, so gilt auch unter ihnen die Liste.',
				'die Vorlage schweigt'
			),
			decided(
				'champ-hands',
				'An einem Tisch zu fünft werden 50 Spiele gegeben, zu sechst 60, damit jeder seine 40 Blätter bekommt. Ein verkauftes Blatt wird nicht nachgeholt, ein Bockspiel zählt nicht mit.',
				'die Vorlage zählt Spiele je Spieler und sagt nicht, wie viele ein größerer Tisch gibt'
			),
			decided(
				'champ-substitute',
				'Fällt einer aus, so kann ein anderer seine Nummer, seinen Platz und seine Punkte übernehmen, oder es geht ohne ihn weiter.',
				'die Vorlage kennt keinen Ersatz; so hält es die Schafkopfschule in ihrem Turnier'
			),
			sentence(
				'champ-seats',
				'Vor jeder Partie werden die Plätze ausgelost. Wer als Schreiber gezogen wird, sucht sich seinen aus, die anderen setzen sich in der gezogenen Reihenfolge im Uhrzeigersinn dazu.'
			),
			sentence(
				'champ-cut',
				'Geklopft wird in der Meisterschaft nicht: Es muss mindestens einmal abgehoben werden, und zwar wenigstens drei Karten.'
			)
		]),
		section('§11.3', 'Platzierung', [
			sentence('champ-places-lead', 'Gleichstand entscheidet das jeweils nächste Kriterium:'),
			listing(
				'champ-places',
				[
					'Gesamtpunkte',
					'gespielte Einzelspiele',
					'gewonnene Einzelspiele',
					'gespielte Farbsoli',
					'gewonnene Farbsoli',
					'gespielte Wenz',
					'gewonnene Wenz',
					'gespielte Bettel',
					'gewonnene Bettel',
					'gewonnene Rufspiele',
					'ein Entscheidungsspiel'
				],
				undefined,
				'ordered'
			),
			sentence(
				'champ-playoff',
				'Das Entscheidungsspiel wird noch festgelegt, etwa Seemannsschafkopf, drei aus fünf. Als Erster ansagen darf, wer bei der Modusermittlung als Erster die niedrigere Nummer gezogen hat.'
			),
			decided(
				'champ-playoff-first',
				'Ist kein eigener Modus ausgelost, so sagt der mit der niedrigeren Nummer aus der Auslosung zuerst an.',
				'die Vorlage sagt nicht, wie der Modus ermittelt wird'
			),
			decided(
				'champ-counting',
				'Gezählt wird, was einer als Spieler gespielt hat; ein gewonnenes Rufspiel zählt auch für den Partner. Einzelspiele sind Sie, Tout, Solo, Wenz und Bettel; ein Solo-Tout ist auch ein Farbsolo, ein Wenz-Tout auch ein Wenz.',
				'die Vorlage nennt nur die Namen der Kriterien'
			),
			decided(
				'champ-shared',
				'Wer nach allem gleichauf ist, teilt den Platz, bis ein Entscheidungsspiel gespielt ist: 1, 2, 2, 4. Sind es mehr als zwei, steht der Sieger eines Entscheidungsspiels über dem, den er geschlagen hat.',
				'die Vorlage spricht nur von zweien'
			),
			sentence(
				'champ-wrong',
				'Wurde falsch geschrieben und lässt es sich nicht mehr klären, so entscheidet unter den Betroffenen das Los, wer Plus und wer Minus bekommt. Ändert das die Platzierung, so wird jeder Betroffene mit dem Ausgang gezählt, der für ihn besser ist. Sein Platz folgt daraus nach den Kriterien oben.'
			)
		]),
		section('§11.4', 'Sonderregeln', [
			sentence(
				'champ-deckel',
				'Gedeckelt wird auch hier, doch zählen die Deckel nur beim Geld, nicht bei den Punkten. Liegt kein Deckel, so gilt die Pflicht zum Mungo (§4.4).'
			),
			sentence(
				'champ-pay',
				'Bezahlt und geschrieben wird immer alles: Laufende, Schneider, Schwarz, Schüsse. Vor dem Mischen und Abheben darf man Unklarheiten an den Stichen nachprüfen.'
			),
			sentence(
				'champ-rounds',
				'Spezielle Runden (§5) gibt es nicht. Sonst gelten die Regeln, die zur Zeit der Meisterschaft gültig sind.'
			),
			decided(
				'champ-bockspiel',
				'Ein Bockspiel (§8.4) verdoppelt auch hier das Geld, nicht aber die Punkte.',
				'die Vorlage schweigt; wie die Deckel'
			),
			decided(
				'champ-more-games',
				'Geier, Farbwenz und Farbgeier haben hier keinen Platz. Werden sie doch geschrieben, so zählen sie wie ein Wenz.',
				'die Vorlage gibt ihnen keine Punkte',
				ours('Geier, Farbwenz, Farbgeier in der Meisterschaft')
			),
			decided(
				'champ-stock',
				'Bußen kommen auch hier in den Stock. Er wird in der Meisterschaft nicht ausgespielt und bleibt dem Verein für den nächsten Abend.',
				'die Vorlage schweigt; ausgespielt wird er nur in einer Runde'
			)
		]),
		section('§11.5', 'Punkte', [
			made('points'),
			listing('champ-sums', [
				'Solo gewonnen: der Spieler + 15, die anderen je − 5.',
				'Wenz mit 2 Laufenden verloren: der Spieler − 21, die anderen je + 7.',
				'Rufspiel gewonnen, die Gegner Schneider: Spieler und Partner je + 3, die Gegner je − 3.'
			])
		]),
		section('§11.6', 'Pokale', [
			sentence(
				'champ-cups',
				'Die ersten drei bekommen einen kleinen Pokal in Gold, Silber und Bronze und behalten ihn; bezahlt werden sie aus der Zockkasse. Der Zock-König bekommt dazu den Wanderpokal, lässt seinen Namen eingravieren und bringt ihn zur nächsten Meisterschaft heil wieder mit.'
			)
		])
	]),
	chapter('12 Der Verein', [
		section('§12', 'Wie Regeln geändert werden', [
			sentence(
				'club',
				'Wenn alle gehört sind und genug geredet ist, entscheidet die einfache Mehrheit, bei Gleichstand die Stimme des amtierenden Königs. Gravierende Änderungen, die jeden treffen, brauchen drei Viertel; ist etwas besonders wichtig, müssen alle einig sein.'
			)
		])
	]),
	chapter('13 Änderungen', [
		section('§13', 'Was sich geändert hat', [
			table(
				'history',
				[],
				[
					['1990–1992', 'Erste Fassung.'],
					['2002', 'Spezialrunden und Meisterschaft dazu, Spielarten angepasst.'],
					[
						'2007–2009',
						'Neuer Name, neue Gliederung; aus dem Zock-Gesetzbuch werden die Schafkopfregeln; Gargaraz fällt weg.'
					],
					[
						'2010',
						'Spiel verraten und regelwidrige Karte neu geregelt; Begriffe und Schreibweise nach dem Buch „Schafkopf. Das anspruchsvolle Kartenspiel“, darum Sie und Tout statt Si und Du.'
					],
					['2013', 'Kapitel 9 dazu.'],
					[
						'2017, 2018',
						'„Unten raus“ genau gefasst, nur noch eine Mungorunde, dann Abstimmung; Bezahlung des gespritzten Mungos; Ausflug; Wanderpokal.'
					],
					['2023', 'In der Meisterschaft wird alles richtig geschrieben und bezahlt.'],
					['2024', 'Verschreiben und Abheben in der Meisterschaft; Mungorunde mit Farbwenz und Geier.']
				]
			)
		])
	])
];
