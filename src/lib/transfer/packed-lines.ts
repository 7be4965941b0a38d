import { deflateSync, inflateSync } from 'fflate';

// Packs the texts of a link. The texts below are frequent in a Kasse, and the packer refers to them. A text near the end
// costs less, so the likeliest comes last. They are fixed for version 1 of the link: with any change old links could no
// longer be opened, so it needs a new version. Without them forty members and forty bookings come into no link that every
// program sends whole (docs/decisions.md 29).

const NAMES = `Edeltraud Gerlinde Adelheid Roswitha Hedwig Sieglinde Cäcilia Rosina Bärbel Engelbert Meinrad Magnus Wendelin Ignaz Ottmar
Gustl Ferdl Silvester Tassilo Arnulf Lambert Pankraz Isidor Detlef Björn Kevin Marcel Nadine Yusuf Emre Piotr Kreszenz Walburga Nepomuk Quirin Rupert Zenzi Vroni Veronika Theresia Therese Magdalena Elisabeth Barbara Ingrid Ulrike
Renate Brigitte Monika Sabine Susanne Claudia Andrea Petra Birgit Gabi Maria Anna Eva Julia Katharina Lena Laura Sophie
Valentin Vinzenz Sebastian Bastian Benedikt Dominik Korbinian Leonhard Leopold Ludwig Lorenz Lukas Kilian Konrad Jakob Jonas
Tobias Florian Fabian Felix Simon Daniel Matthias Markus Manfred Manuel Rudolf Rainer Reinhard Gerhard Bernhard Eberhard Werner
Walter Günter Dieter Jürgen Heinrich Heinz Helmut Herbert Hermann Hubert Norbert Robert Albert Alfred Alois Andreas Alexander
Christian Christoph Stefan Stephan Wolfgang Thomas Michael Michi Maximilian Max Martin Peter Paul Karl-Heinz Karl Klaus Georg
Schorsch Franz Xaver Ferdinand Fritz Otto Erwin Erich Ernst Josef Joseph Sepp Johannes Johann Hans Anton Toni Huber Maier Mayer
Mayr Meier Müller Schmid Schmidt Schneider Weber Wagner Fischer Bauer Becker Hofmann Hoffmann Berger Fuchs Vogl Vogel Eder
Haslinger Hölzl Kirchner Zimmermann Hartmann Lang Lechner Brandl Brunner Winkler Wimmer Gruber Steiner Stadler Pichler Moser
Egger Seidl Bichler Reiter Kaiser König Keller Köhler Schuster Schäfer Schwarz Weiß Braun Wolf Roth Koch Richter Klein Böck
Kraus Krämer Frank Friedrich Geiger Jäger Ziegler Zeller Kessler Rauch Sailer Haug Vogt Vogler Eberle Hiemer Prestele Socher
inger linger singer hofer huber mayer meier bauer hammer müller mann berger rieder reiter egger auer ner rer ler mer ber ter`;

const PURPOSES = `Internetseite Homepage Notenblätter Zeitungsanzeige Mitteilungsblatt Anzeige Gemeinde Zuschuss Förderung Bürgermeister
Feuerwehr Trachtenverein Sportverein Musikverein Schützenverein Musikkapelle Musikanten Musik Maibaum Kirchweih Dreikönig Wallfahrt
Kirche Pfarrer Opferstock Kerzen Krankenhaus Krankenbesuch genesen Goldene Hochzeit Glückwunschkarte Fotos Foto mit Rahmen Album
Wanderung Bergtour Bergbahn Seilbahn Gruppenkarte Skihütte Hütte Kurtaxe Schifffahrt Dampfer Eisstockschießen Kegelbahn Bahnmiete
Leihgebühr geliehen Kaution Pfand zurück Schlüssel Schrank Stühle Lautsprecher Mikrofon Werkzeug Material Farbe Holz Lampe Tafel
Krüge Gläser Teller Besteck Hemden Krawatten Westen Aufkleber Stempel Ordner Papier Druckkosten Kopien Büromaterial Handy Telefon
Schnitzel Leberkäse Leberkässemmeln Semmeln Brezen Weißwurst Weißwürste Würstl Wurst Käse Käseplatte Schweinebraten Suppe Torte Radler
Weißbier Kiste Kästen Fass Zeche Bewirtung Verpflegung Helfer Helferessen Gäste Gastverein Freundschaftsspiel Gegner Schiedsrichter
Fundgeld gefunden verkauft Verkauf Flohmarkt Losverkauf Lose Versteigerung Wette Einsatz Lotto Mahnung Zuschlag Gebühr Stornogebühr
Steuer Rückstand erlassen Ausgleich Schulden Forderung Anteil anteilig Betrag Teilbetrag Münzen Scheine Umschlag Sparschwein Konto
Dauerauftrag Lastschrift eingezogen gespart Rücklage Vorschuss Vorauszahlung ausgelegt Spesen Reisekosten Fahrtkosten Kilometergeld
Senioren Jugend Kinder Familie Frauen Männer Vorstand Vorsitzender Kassier Kassierer Schriftführer Ehrenmitglied Ehrung Jubiläum
Vereinsmeisterschaft Zockmeisterschaft Preisschafkopf Schafkopfturnier Stammtisch Vereinsheim Vereinsfahne
Gasthof Gasthaus Wirtshaus Brauerei Metzgerei Bäckerei Druckerei Sparkasse Raiffeisenbank Volksbank Tagesgeldkonto
Versicherung Haftpflicht Kontoführungsgebühren Bankgebühren Zinsen Porto Briefumschläge Briefmarken Einladungen Schreibblöcke
Kugelschreiber Spielkarten Kartenspiele Kartentisch Bierdeckel Wappen Reparatur Anschaffung Nebenzimmer Saalmiete Raummiete
Heizkosten Strom Beerdigung Kranz Trauerkarte Blumen Blumenstrauß Hochzeit Geburtstag runder Geburtstag Geschenk Geschenkkorb
Gutschein Geschenkgutschein Hüttenübernachtung Übernachtung Zimmer Doppelzimmer Pension Hotel Frühstück Halbpension Fahrkarten
Bayernticket Bahnfahrt Busfahrt Busunternehmen Bus Hinfahrt Rückfahrt Rückreise Anreise Taxi Benzin Tanken Maut Parkgebühren
Eintritt Führung Museum Brotzeit Essen und Trinken Abendessen Mittagessen Getränke Bier Freibier Wein Schnaps Kaffee Kuchen Runde
Weihnachtsfeier Nikolaus Adventsfeier Faschingsball Fasching Sommerfest Grillfest Starkbierfest Oktoberfest Jahreshauptversammlung
Versammlung Kegelabend Ausflug Zockausflug Vereinsausflug Jahresausflug nach Südtirol Tirol Österreich Italien Gardasee Bodensee
Allgäu Oberstdorf Kempten Augsburg München Trinkgeld Bedienung Wirtin Wirt Startgeld Startgelder Siegprämie Preisgeld Sachpreise
Preise Tombola Erlös Einnahmen Ausgaben Medaillen Urkunden Zinnteller Wanderpokal Pokale Pokal gravieren lassen Gravur König
Gold Silber Bronze Gewinn Gewinne verloren gewonnen Strafe Strafgeld Zuspätkommen Umlage Sonderumlage Beschluss beschlossen laut
Kassenprüfung Kassensturz Kassenbestand Differenz Fehlbetrag Aufgerundet Kleingeld Wechselgeld Sparbüchse Stock Darlehen
Rückzahlung Rückerstattung erstattet zurückgezahlt Auszahlung Barauszahlung Auslage Auslagen Spende gespendet freiwillig Rest Guthaben
Gutschrift gutgeschrieben nachgezahlt Nachzahlung überwiesen Überweisung Bareinzahlung Einzahlung eingezahlt bezahlt gezahlt Zahlung
Anzahlung Restzahlung Abschlag Abrechnung Rechnung Quittung Beleg Nr. Firma Fa. Beitrag Beiträge Mitgliedsbeitrag Jahresbeitrag
jährlich monatlich Monatsbeitrag halbjährlich erstes zweites drittes viertes Halbjahr Quartal erste zweite dritte Rate Teil Hälfte
doppelt vergessen falsch storniert Storno Korrektur: Umbuchung Übertrag vom Vorjahr aus dem Jahr 2024 2025 2026 2027 2028 Abend vom
am 1. Januar Februar März April Mai Juni Juli August September Oktober November Dezember Herbst Frühjahr Sommer Winter Ostern
Pfingsten Advent Silvester Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag einmal zweimal dreimal Stück Personen Person
Spieler Mitglieder Mitglied Verein Vereins Schafkopf Meisterschaft Turnier Kasse Zockkasse Einlage Auslage beim letzten nächsten neuen
neue neuer alten wegen statt ohne mit Etui bis zum zur zu viel kassiert von der den dem das die im in bar an auf vor über unter und
für für den für die für das fürs Abend`;

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');

const dictionary = new TextEncoder().encode(`${oneSpace(NAMES)} ${oneSpace(PURPOSES)}`);

/** Packs lines with DEFLATE. */
export const packLines = (lines: readonly string[]): Uint8Array =>
	deflateSync(new TextEncoder().encode(lines.join('\n')), { level: 9, mem: 4, dictionary });

/** Unpacks `count` lines of `packLines`, none longer than `longest` characters; null for anything else. Never throws. */
export function unpackLines(packed: Uint8Array, count: number, longest: number): readonly string[] | null {
	// What so many lines can come to, and one byte more: the unpacker never takes more room than this, and a full buffer
	// means that the content was too long.
	const most = count * (MOST_BYTES_OF_CHARACTER * longest + 1) + 1;
	try {
		const bytes = inflateSync(packed, { out: new Uint8Array(most), dictionary });
		if (bytes.length === most) return null;
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
		const lines = text === '' && count === 0 ? [] : text.split('\n');
		return lines.length === count && lines.every((line) => [...line].length <= longest) ? lines : null;
	} catch {
		return null;
	}
}

/** In UTF-8. */
const MOST_BYTES_OF_CHARACTER = 4;
