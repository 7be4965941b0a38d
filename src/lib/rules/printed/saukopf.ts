import { printBook, type PrintedChapter, type Source } from './print.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { saukopfExampleChapter } from './saukopf-examples.ts';
import { saukopfGames } from './saukopf-games.ts';
import { saukopfWriters } from './saukopf-rules.ts';
import { chapter, decided, listing, made, section, sentence, table, type Outline } from './shape.ts';
import { tellingAtTable } from './tellings.ts';

/** Sepp Worsch's Saukopf in its own order. The source has chapters, no numbers. */
const outline: Outline = [
	chapter('Vorwort', [
		section('Vorwort', 'Was Saukopf ist', [
			sentence(
				'foreword',
				'Ein Spiel mit Schafkopfkarten, in dem das Spielrecht nach Augen versteigert wird, zu viert (Vierhaxer) oder zu dritt (Dreihaxer). Aus Skat, Doppelkopf und Watten kommen der Trog, die Sonderpunkte und die Maschine dazu.'
			),
			sentence(
				'fair',
				'Abgerechnet wird gerecht: Viele Laufende bringen nichts ein, ohne Laufende zu gewinnen dagegen schon. Wer sich übernimmt, zahlt Strafpunkte.'
			),
			sentence('copyright', 'Die Vorlage ist von Sepp Worsch, © 2016, zu finden auf saukopf.eu.'),
			made('words')
		])
	]),
	chapter('Spielablauf', [
		section('Saufutter', 'Saufutter: Austeilen', [
			sentence(
				'deal',
				'Zu viert bekommt jeder acht Karten. Zu dritt bekommt jeder zehn, und zwei liegen aufgedeckt als Trog daneben.'
			),
			decided(
				'cut',
				'Es hebt ab, wer rechts vom Geber sitzt. Zum ersten Stich spielt aus, wer links von ihm sitzt, außer bei Aufschlag und Hinterhalt.',
				'die Vorlage schweigt; wie beim Schafkopf'
			)
		]),
		section('Grunzen', 'Grunzen: Bieten', [
			sentence(
				'bid',
				'Links vom Geber beginnend wird reihum geboten, so lange, bis keiner mehr drübergeht. Wer passt („ich bin weg“), ist draußen. Wer am höchsten bietet, sagt das Spiel an.'
			),
			made('bid'),
			sentence(
				'bid-usual',
				'Dass es auf mehr als die Hälfte der Augen ankommt, gilt hier nicht, es zählt nur das Gebot. Unter 61 bietet trotzdem kaum einer: Man steigert, um selbst zu spielen oder dem anderen das Spiel teuer zu machen.'
			),
			decided(
				'bid-none',
				'Bietet keiner, so werden die Karten zusammengeworfen, und der Nächste im Uhrzeigersinn gibt; es kostet nichts. Auch nach jedem Spiel geht das Geben im Uhrzeigersinn weiter.',
				'die Vorlage schweigt; so ist es in Schafkopfschule und München'
			)
		]),
		section('Trogsaugen', 'Trogsaugen', [
			sentence(
				'trog',
				'Zu dritt darf der Spieler den Trog nehmen. Dann legt er zwei beliebige Karten verdeckt ab; sie zählen zu seinen Stichen und bei den Laufenden mit. Verliert er, kostet ihn das Strafpunkte.'
			),
			sentence(
				'trog-left',
				'Lässt er ihn liegen, gehören die zwei Karten nicht zum Spiel: Ihre Augen bekommt keiner, und als Laufende zählen sie nicht.'
			),
			decided(
				'trog-trick',
				'Was für den Trog abgelegt ist, zählt mit seinen Augen, ist aber kein Stich: Wer sonst keinen macht, bleibt trotzdem Schwarz.',
				'die Vorlage zählt die zwei Karten zu den Stichen und sagt nicht, ob sie einer sind'
			)
		]),
		section('Spielansage', 'Spielansage', [
			sentence(
				'announce',
				'Die Soli gibt es zu viert und zu dritt, die Paarhufer, zwei gegen zwei, nur zu viert. Bei Zucht, Hauer und Keiler nennt der Spieler den Farbtrumpf, beim Knorpel die eine Trumpfkarte, bei Sauerei, Unreiner Sauerei und Großkopfertem die Rufkarte.'
			),
			sentence(
				'secret',
				'Wer die Rufkarte hat, gehört zur Spielerpartei. Hat der Spieler sie selbst, so spielt er stillschweigend allein: ein Unechter Paarhufer.'
			)
		]),
		section('Zusatzansagen', 'Zusatzansagen', [
			sentence(
				'spiess',
				'„… am Spieß“ stellt die Stechkraft auf den Kopf, bei Trümpfen und bei Farben: Die Sieben wird die höchste, die Sau die niedrigste. Trumpf sticht weiter Farbe.'
			),
			sentence(
				'haxn',
				'„… mit Aufschlag“ heißt, der Spieler spielt zum ersten Stich als Erster aus, „… im Hinterhalt“ als Letzter. Wer gibt, ändert sich nicht.'
			)
		]),
		section('Mästen', 'Mästen', [
			sentence(
				'mast',
				'Bei Schwarte und Feigem Mastschwein sucht der Spieler seinen Mitspieler vor dem ersten Stich: Er deckt Mastkarten auf, und es wird noch einmal geboten, höher als zuvor. Diese Bietrunde beginnt links vom Spieler, und auch wer schon gepasst hatte, bietet wieder mit. Wer am höchsten bietet, wird Mitspieler.'
			),
			listing('mast-cards', [
				'Schwarte: alle Trümpfe des Spielers, genau einer oder genau zwei.',
				'Feiges Mastschwein: genau eine Karte, die kein Trumpf ist.'
			]),
			sentence(
				'mast-swap',
				'Der Mitspieler nimmt die Mastkarten und gibt ebenso viele zurück, bei der Schwarte keinen Trumpf; wer das nicht kann, darf nicht mitbieten.'
			),
			sentence(
				'mast-none',
				'Bietet keiner, so verfallen alle Ansagen, und der Spieler muss ein Solo oder einen Unechten Paarhufer spielen.'
			)
		]),
		section('Offen spielen', 'Offen spielen', [
			sentence(
				'open',
				'Wer allein spielt, darf seine Karten offen auslegen, nicht seine Stiche. Das Kopfgeld steigt dann, wer auch gewinnt.'
			)
		]),
		section('Stoßen und Stechen', 'Stoßen und Stechen', [
			sentence(
				'push',
				'Gestoßen wird vor der ersten bis vor der letzten Karte des ersten Stichs. Ein Nichtspieler darf einen Huftritt geben, solange er noch keine Karte gespielt hat; einer der Spieler darf mit einem Gegenhieb antworten, wenn er seit dem Huftritt noch keine gespielt hat. Mehr als je einen gibt es nicht, und keiner muss stoßen.'
			),
			sentence(
				'push-shows',
				'Ein Stoß hat zwei Folgen: Er verrät, zu welcher Partei gehört, wer ihn gibt, und er erhöht das Kopfgeld, wer auch gewinnt.'
			),
			sentence(
				'rank',
				'Haupttrumpf sticht Farbtrumpf, Farbtrumpf sticht Farbe. Gleiche Haupttrümpfe stechen in der Reihe Eichel, Gras, Herz, Schellen, in der Farbe geht es Sau, Zehn, König, Ober, Unter, Neun, Acht, Sieben. Trumpf und Farbe müssen bedient werden.'
			),
			sentence(
				'special',
				'In Paarhufern, außer im Feigen Mastschwein, zählen zwei Stiche extra: der, in dem die Herz-Sau der Gegner abgestochen wird (Saukopf), und der letzte, wenn ihn der Eichel-Unter macht (Müller). Beides wird zwischen den Parteien verrechnet: Was die Verlierer davon haben, geht den Gewinnern ab.'
			),
			sentence(
				'special-unecht',
				'Saukopf und Müller gelten auch im Unechten Paarhufer, wenn der Spieler die Rufkarte selbst hat und allein spielt.'
			)
		])
	]),
	chapter('Schlachtfest', [
		section('Gewinner ermitteln', 'Gewinner ermitteln', [
			table(
				'eyes',
				['Karte', 'Augen'],
				[
					['Sau', '11'],
					['Zehn', '10'],
					['König', '4'],
					['Ober', '3'],
					['Unter', '2'],
					['Neun, Acht, Sieben', '0']
				]
			),
			made('goal'),
			decided(
				'ramsch-level',
				'In Feiger Sau und Feigem Mastschwein darf die Grenze erreicht werden, nur nicht überschritten: Mit 90 geboten sind 15 Augen noch gewonnen, und auch gleich viele wie der Nichtspieler mit den wenigsten.',
				'ein Beispiel der Vorlage sagt „unter 15“ und „unter der niedrigsten“, ihr Kapitel „nicht überschreiten“ und ihre Übersicht „höchstens“; gewählt sind Kapitel und Übersicht'
			)
		]),
		section('Kopfgeld berechnen', 'Kopfgeld', [
			made('kopfgeld'),
			decided(
				'ramsch-schwarz',
				'Im Ramsch bekommt den Punkt für Schwarz, wer ohne Stich gewinnt, gleich welche Partei.',
				'die Vorlage sagt nur „ohne Stich“'
			),
			decided(
				'rate',
				'Gezählt wird in Punkten. Für Geld macht der Abend aus, was ein Punkt wert ist.',
				'die Vorlage spricht nicht von Geld'
			)
		]),
		section('Grobschlächterstrafpunkte', 'Grobschlächterstrafpunkte', [made('penalties')])
	]),
	...saukopfGames,
	...saukopfExampleChapter
];

/** What of it the table is told; of Mästen, when it comes to that. */
const saukopfOutline: Outline = tellingAtTable(outline, {
	deal: { topic: 'deal' },
	cut: { topic: 'deal' },
	bid: { topic: 'announce' },
	'bid-none': { topic: 'announce' },
	mast: { topic: 'bids' },
	'mast-swap': { topic: 'bids' },
	'mast-none': { topic: 'bids' }
});

/** Saukopf as it is printed, in the source's order; with the book that a club made it from, what is the club's own is marked. */
export const printSaukopf = (
	book: SaukopfBook,
	parent: SaukopfBook | null = null
): readonly PrintedChapter[] => printBook(sourceOf(book), parent && sourceOf(parent));

const sourceOf = (book: SaukopfBook): Source => ({
	name: book.name,
	outline: saukopfOutline,
	writers: saukopfWriters(book)
});
