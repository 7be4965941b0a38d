import { HOME, SCHOOL, type Decision } from './decision.ts';

/** Kasse, Meisterschaft and tournament. */
export const championships = {
	'kasse-how': {
		books: HOME,
		decided: 'what are an evening’s winnings',
		says: /am Ende eines gewöhnlichen Abends im Plus/
	},
	'kasse-fines': {
		books: HOME,
		decided: 'a fine in the Stock is paid',
		says: /als Buße im Stock/,
		printed: 'kasse-how'
	},
	'club-counted': {
		books: HOME,
		decided: 'a majority is counted of those who say yes or no; a tie without the king’s is lost',
		says: /zählt dabei nicht mit\. Sagt der König weder Ja noch Nein, so ist bei Gleichstand abgelehnt/
	},
	'champ-new': { books: HOME, decided: 'newcomers draw first', says: /zieht vor allen anderen/ },
	'champ-level-places': {
		books: HOME,
		decided: 'level places of last year draw as on the list',
		says: /Haben zwei einen Platz geteilt/,
		printed: 'champ-new'
	},
	'champ-hands': {
		books: HOME,
		decided: '50 and 60 deals',
		says: /zu fünft werden 50 Spiele gegeben, zu sechst 60/i
	},
	'champ-sold': {
		books: HOME,
		decided: 'a sold hand is not made up',
		says: /verkauftes Blatt/
	},
	'champ-beside': {
		books: HOME,
		decided: 'a Bockspiel is beside the count',
		says: /Bockspiel zählt nicht mit/
	},
	'champ-substitute': {
		books: HOME,
		decided: 'who takes a leaver’s number and points',
		says: /Fällt einer aus/
	},
	'champ-playoff-first': {
		books: HOME,
		decided: 'who announces first in the play-off',
		says: /Ist kein eigener Modus ausgelost/
	},
	'champ-counting': {
		books: HOME,
		decided: 'what counts as what',
		says: /Gezählt wird, was einer als Spieler/
	},
	'champ-partner': {
		books: HOME,
		decided: 'a won Rufspiel counts for both',
		says: /auch für den Partner/,
		printed: 'champ-counting'
	},
	'champ-einzelspiele': {
		books: HOME,
		decided: 'which games are Einzelspiele',
		says: /Einzelspiele sind Sie, Solo, Wenz und Bettel/,
		printed: 'champ-counting'
	},
	'champ-touts': {
		books: HOME,
		decided: 'a Tout is a Farbsolo or a Wenz too',
		says: /zu dem Tout angesagt war, zählt dabei wie ohne: als Farbsolo oder als Wenz/
	},
	'champ-shared': { books: HOME, decided: 'shared places', says: /1, 2, 2, 4/ },
	'champ-bockspiel': { books: HOME, decided: 'a Bockspiel doubles no points', says: /nicht aber die Punkte/ },
	'champ-more-games': {
		books: HOME,
		decided: 'a Geier in the Meisterschaft',
		says: /zählen sie wie ein Wenz/
	},
	'champ-stock': {
		books: HOME,
		decided: 'the Stock in the Meisterschaft',
		says: /Er wird in der Meisterschaft nicht ausgespielt/
	},
	'points.third': {
		books: HOME,
		decided: 'a third of a Mungo’s points',
		says: /Drittel auf einen vollen Punkt/
	},
	'lots-anew': { books: SCHOOL, decided: 'lots anew for the second stage', says: /wird neu gelost/ },
	'larger-tables': {
		books: SCHOOL,
		decided: 'tables of five and six',
		says: /Tische zu fünft und zu sechst/,
		printed: 'lots-anew'
	},
	hands: { books: SCHOOL, decided: 'deals at a larger table', says: /zu fünft 40 Spiele, zu sechst 48/ },
	fifth: { books: SCHOOL, decided: 'what counts among the five', says: /auch Touts, nicht aber gestrichene/ },
	'struck-money': { books: SCHOOL, decided: 'a struck game’s money stands', says: /das Geld bleibt/ },
	'struck-refused': {
		books: SCHOOL,
		decided: 'a refused one is always struck',
		says: /nein gesagt/,
		printed: 'struck-money'
	},
	'struck-penalty': {
		books: SCHOOL,
		decided: 'wrong play in a struck game keeps its penalty',
		says: /behält die Minuspunkte dafür/
	},
	'cross-sum': {
		books: SCHOOL,
		decided: 'the cross sum 0 of 5.3.3 gives way to 3.4.17: a penalty in a Tout takes 18',
		says: /Jede Strafe in einem Tout \(3\.4\.17\) macht die Quersumme um 18 kleiner/
	},
	'list-invalid': {
		books: SCHOOL,
		decided: 'an invalid list',
		says: /Von einer ungültigen Liste zählt kein Spiel/
	},
	'places-counting': {
		books: SCHOOL,
		decided: 'what counts as what',
		says: /Ein Tout ist dabei auch ein Solo oder ein Wenz/
	},
	'places-shared': {
		books: SCHOOL,
		decided: 'a shared place until lots',
		says: /teilen die Gleichen den Platz/,
		printed: 'places-counting'
	}
} as const satisfies Readonly<Record<string, Decision>>;
