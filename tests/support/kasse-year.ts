import { toCents } from '#lib/base/money.ts';
import type { KasseShare } from '#lib/transfer/shared-stand.ts';

// A long year of a large club, as it may be shared: forty members, forty bookings, each purpose different and as long as a
// link carries it. Invented after the packer's words were fixed, which therefore do not follow them.

export const PURPOSES = [
	'Rate für den Bus nach Meran, Firma Lechner',
	'Spende Familie Wörle zum Vereinsjubiläum',
	'Strafgelder eingesammelt beim Herbstabend',
	'Einzahlung Barbestand auf das Girokonto',
	'Pizza und Salat nach der Vorstandssitzung',
	'Neue Wachstischdecken für das Stüberl',
	'Abendgewinne Januar, von Hand nachgetragen',
	'Zwei Karten fürs Volkstheater, Geschenk',
	'Startgebühr Bezirksturnier in Kaufbeuren',
	'Sammelbestellung T-Shirts, erste Lieferung',
	'Rückgabe Leergut Getränkemarkt Fristo',
	'Beileidskarte und Kranzschleife Fam. Rist',
	'Reinigung Vereinsraum nach dem Fasching',
	'Zahlung Haftpflichtversicherung Verein',
	'Verzehrgutscheine für das Ehrenamt, 8 Stück',
	'Ausflug Bodensee: Schifffahrt ab Lindau',
	'Erstattung für Toni, Karten doppelt bezahlt',
	'Umlage Gartenfest, Nachzügler Schmidbauer',
	'Kiste Augustiner zum Vatertag am Weiher',
	'Wanderpokal zurück, Beschädigung bezahlt',
	'Gutschrift Skonto von der Druckerei Holl',
	'Weihnachtsgeld für die Putzfrau im Lokal',
	'Mautpickerl und Diesel, Fahrt nach Salzburg',
	'Preisgeld dritter Platz Stadtmeisterschaft',
	'Zins und Spesenabschluss viertes Quartal',
	'Neuer Kassenblock und Quittungen, Papierladen',
	'Einstand von Hubert: eine Runde für alle',
	'Fotobuch zum Abschied unseres Präsidenten',
	'Erlös Kuchenverkauf auf dem Dorfflohmarkt',
	'Musikbox repariert, Material und Arbeit',
	'Aufwandsentschädigung Turnierleitung',
	'Fahrtkostenzuschuss für unsere Auswärtigen',
	'Vorschuss Hüttenwochenende Kleinwalsertal',
	'Differenz Kassensturz, Ursache unbekannt',
	'Trostpreise für die Letzten, Schokolade',
	'Grabgesteck zu Allerheiligen, Gründungsmitglied',
	'Anteil Sommernachtsfest mit den Schützen',
	'Wetteinsatz Nichtraucher, zugunsten Kasse',
	'Stromanteil Kühlschrank an die Wirtschaft',
	'Jahresabo Schafkopfzeitung, zwei Exemplare'
] as const;

export const NAMES = [
	'Anton Huber',
	'Josef Mayrhofer',
	'Franz Xaver Ostler',
	'Sepp Haslinger',
	'Georg Dobler',
	'Ludwig Prestele',
	'Vroni Kirchmann',
	'Maximilian Wanner',
	'Michael Fröhlich',
	'Korbinian Schütz',
	'Alois Rauh',
	'Benedikt Zeller',
	'Therese Gschwend',
	'Hans Böck',
	'Johannes Böck',
	'Martin Unsin',
	'Walburga Epp',
	'Leonhard Socher',
	'Stefan Jäger',
	'Peter Einsiedler',
	'Magdalena Bach',
	'Rupert Hiemer',
	'Karl-Heinz Weiß',
	'Simon Allgaier',
	'Quirin Lacher',
	'Barbara Notz',
	'Thomas Geiger',
	'Manfred Vogler',
	'Ingrid Straubinger',
	'Wolfgang Eberle',
	'Christian Tauscher',
	'Nepomuk Fink',
	'Elisabeth Cramer',
	'Jakob Yblagger',
	'Dominik Keck',
	'Ulrike Reisach',
	'Andreas Möst',
	'Herbert Lingg',
	'Kreszenz Abele',
	'Valentin Roth'
] as const;

export const INITIALS = NAMES.map((name) => name.replace(/(\S)\S*\s*/g, '$1'));

/** A booking every nine days, down to the cent, and what every member owes. */
export const fullYear = (owing: boolean, names: readonly string[] = NAMES): KasseShare => ({
	date: '2026-12-30',
	balance: toCents(187_345),
	leftOut: 0,
	bookings: PURPOSES.map((purpose, i) => ({
		date: new Date(Date.UTC(2026, 0, 4 + 9 * i + (i % 4))).toISOString().slice(0, 10),
		amount: toCents((i % 3 === 0 ? -1 : 1) * ((i * 7919) % 23_000)),
		purpose,
		member: names.length > 0 ? (names[(i * 11) % names.length] ?? null) : null
	})),
	owing: owing ? names.map((member, i) => ({ member, open: toCents(((i * 137) % 97) * 10) })) : []
});
