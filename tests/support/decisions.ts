/** The books that come with the app. */
type BookId = 'allgaeu' | 'weitnau' | 'schafkopfschule' | 'muenchen' | 'heilsbronn' | 'saukopf';

/** What the app decided where a club's text is silent, or can be read in two ways. */
export interface Decision {
	readonly books: readonly BookId[];
	/** What was decided, in a line. */
	readonly decided: string;
	/** What the marked sentence says of it. */
	readonly says: RegExp;
	/** The key of the printed rule that is marked for it, where that is not the decision's own. */
	readonly printed?: string;
}

const HOME = ['allgaeu'] as const;
const GANG = ['weitnau'] as const;
const BOTH = ['allgaeu', 'weitnau'] as const;
const SCHOOL = ['schafkopfschule'] as const;
const MUNICH = ['muenchen'] as const;
const OTHERS = ['schafkopfschule', 'muenchen'] as const;
const SHEET = ['heilsbronn'] as const;
/** The sources that know four at a table and no more. */
const OF_FOUR = [...OTHERS, ...SHEET] as const;
const ALL_SCHAFKOPF = [...BOTH, ...OF_FOUR] as const;
const PIG = ['saukopf'] as const;
const WITH_DEALS = ['allgaeu', 'weitnau', 'schafkopfschule'] as const;

/** Base, surcharges, Laufende, Tout and Sie. */
const prices = {
	'foreword-sum': { books: BOTH, decided: 'the foreword’s figure has Billiarden', says: /99,65 Billiarden/ },
	'no-price': {
		books: BOTH,
		decided: 'Geier, Farbwenz, Farbgeier cost what an Einzelspiel costs',
		says: /Geier, Farbwenz und Farbgeier kosten/
	},
	'no-price-laufende': {
		books: BOTH,
		decided: 'their Laufende count from two, and there is a Tout of them',
		says: /Laufende zählen (ab zwei )?wie im Wenz.*auch einen (Tout|Durch)/,
		printed: 'no-price'
	},
	gargaraz: { books: GANG, decided: 'what Gargaraz costs', says: /ohne Laufende und ohne Durch/ },
	'gargaraz-owed': { books: GANG, decided: 'nobody owes it', says: /schuldet keiner/, printed: 'gargaraz' },
	'laufende-side': {
		books: BOTH,
		decided: 'Laufende count whoever holds them and whoever wins',
		says: /Laufende zählen, gleich welche Partei/
	},
	'sie-more': {
		books: BOTH,
		decided: 'a Sie is always won; no Schuss, but Deckel and Bock count',
		says: /Gewonnen ist er immer\. Ein Schuss geht nicht; Deckel und Bock zählen mit/
	},
	'sie-price': {
		books: OTHERS,
		decided: 'a Sie costs a Solo with eight Laufende, four times; nobody doubles it',
		says: /Solo mit acht Laufenden.*vervierfacht.*(Contra geht nicht|Spritz gibt es darauf nicht)/
	},
	'tout-without': {
		books: MUNICH,
		decided: 'a Tout is base and Laufende, twice, without Schneider and Schwarz',
		says: /Schneider und Schwarz zählen im Tout nicht/
	},
	'no-bettel-tout': {
		books: MUNICH,
		decided: 'there is no Tout of a Bettel',
		says: /Bettel gibt es nicht als Tout/,
		printed: 'tout-without'
	},
	'bettel-goal': { books: MUNICH, decided: 'how a Bettel is won', says: /darf keinen Stich machen/ },
	'bettel-price': {
		books: MUNICH,
		decided: 'what a Bettel costs',
		says: /Er kostet den höheren Tarif/,
		printed: 'bettel-goal'
	},
	'tariff-alone': {
		books: MUNICH,
		decided: 'who plays alone pays the large tariff',
		says: /Den höheren kostet/
	},
	'tariffs-agreed': {
		books: MUNICH,
		decided: '5 and 20 cents where nothing is agreed',
		says: /Ohne Absprache sind es 5 und 20 Cent/,
		printed: 'tariff-alone'
	},
	'unit-agreed': {
		books: SCHOOL,
		decided: 'a unit is 10 cents where nothing is agreed',
		says: /Ohne Absprache sind es 0,10/,
		printed: 'unit.usual'
	},
	'schwarz-word': { books: MUNICH, decided: '"nicht gestochen" is called Schwarz', says: /nicht gestochen/ },
	'surcharges.settled': { books: [...MUNICH, ...SHEET], decided: 'who pays whom', says: /dreimal/ },
	'won.level': {
		books: MUNICH,
		decided: 'who doubled last changes nothing',
		says: /wer zuletzt verdoppelt hat/
	},
	translated: { books: SCHOOL, decided: 'the German words', says: /Die Vorlage ist englisch/ },
	'run-away': { books: SCHOOL, decided: 'four cards are enough to run away', says: /genügen vier Karten/ },
	'sie-first': {
		books: SCHOOL,
		decided: 'the very first game is an evening’s and a stage’s',
		says: /das erste jedes Abends und, im Turnier, jedes Durchgangs/
	},
	'foulPenalty.tout': { books: SCHOOL, decided: 'wrong play in a Tout, in money', says: /Bei einem Tout/ }
} as const satisfies Readonly<Record<string, Decision>>;

/** What the sheet of a tournament leaves to whoever knows the game. */
const sheet = {
	'words.table': { books: SHEET, decided: 'the words', says: /Sauspiel und Kreuz/ },
	deal: { books: SHEET, decided: 'who deals, and how', says: /nach jedem Spiel gibt der Nächste/ },
	called: { books: SHEET, decided: 'the plain game is a Sauspiel', says: /heißt .* auch Sauspiel/ },
	'cross-who': {
		books: SHEET,
		decided: 'who plays when nobody wants to',
		says: /wer ausspielt, mit dem, der ihm gegenübersitzt/,
		printed: 'nobodyPlays.text'
	},
	'cross-price': { books: SHEET, decided: 'a Kreuz is a plain game', says: /zählt wie ein einfaches Spiel/ },
	'cross-won': {
		books: SHEET,
		decided: 'whose side needs 61 in a Kreuz',
		says: /61 Augen braucht die Partei, die ausspielt/,
		printed: 'cross-price'
	},
	'banned-more': {
		books: SHEET,
		decided: 'what "Rauslegen" is',
		says: /vor dem Spiel verdoppelt darum keiner/
	},
	'from-three': { books: SHEET, decided: 'Laufende of a Sauspiel', says: /erst ab drei/ },
	'rank-below': { books: SHEET, decided: 'a Sauspiel is below both', says: /unter beiden/ },
	places: { books: SHEET, decided: 'who has won', says: /meisten Punkte/ },
	'one-two-three': {
		books: SHEET,
		decided: '1, 2 and 3 in all',
		says: /1, mit Schneider 2 und mit Schwarz 3/
	},
	'alone-plain': {
		books: SHEET,
		decided: 'no Schneider where one plays alone',
		says: /zählen Schneider und Schwarz nichts/
	},
	'no-tout': { books: SHEET, decided: 'neither Tout nor Sie', says: /Einen Tout und einen Sie gibt es nicht/ }
} as const satisfies Readonly<Record<string, Decision>>;

/** Who deals, what may be played, who settles; what goes wrong. */
const table = {
	'deal-next': {
		books: BOTH,
		decided: 'the deal passes on clockwise',
		says: /Nach jedem Spiel gibt der Nächste/
	},
	'order-more': {
		books: BOTH,
		decided: 'a Sie and every Tout stay above the further games',
		says: /über allen anderen/
	},
	'out-of-place': {
		books: BOTH,
		decided: 'what is played where it has no place counts all the same',
		says: /gerade keinen Platz hat.*zählt es trotzdem/
	},
	'withoutDeckel.where': {
		books: BOTH,
		decided: 'the Pflichtmungo in a Bockrunde, not in a Bockspiel nor in a round without Deckel',
		says: /nicht im Bockspiel/
	},
	more: { books: OF_FOUR, decided: 'who sits out at five and six', says: /Zu fünft setzt der Geber aus/ },
	'boughtHand.price': {
		books: BOTH,
		decided: 'the price of a bought hand',
		says: /Über den Preis des Blatts/
	},
	'six-seller': { books: BOTH, decided: 'six: whose hand is for sale', says: /rechts vom Abheber/ },
	'settle-four': { books: ALL_SCHAFKOPF, decided: 'four settle every game', says: /unter vieren/ },
	'later-games': {
		books: ALL_SCHAFKOPF,
		decided: 'a game put in later or struck leaves who dealt the others',
		says: /nachgetragen oder gestrichen/
	},
	'turned-again': {
		books: BOTH,
		decided: 'a hand thrown together is dealt again',
		says: /gibt derselbe noch einmal/
	},
	'vergeben.evening': {
		books: BOTH,
		decided: 'a first Vergeben is an evening’s',
		says: /an jedem Abend neu/
	},
	'verabhebt.evening': { books: BOTH, decided: 'a first Verabheben too, apart', says: /getrennt/ },
	'stock-next': {
		books: [...BOTH, 'muenchen'],
		decided: 'the Stock stays with the club and opens the next evening',
		says: /der nächste Abend beginnt (mit ihm|damit)/
	},
	'stock-shared': {
		books: [...BOTH, 'muenchen'],
		decided: 'which books share a Stock',
		says: /Um denselben Stock spielen|Stock anderer Bücher/
	},
	'stock-end': {
		books: MUNICH,
		decided: 'where a Stock ends',
		says: /zehn Milliarden/,
		printed: 'stock-next'
	},
	'rufspielStock.odd': { books: MUNICH, decided: 'the odd cent', says: /Ein Cent, der nicht aufgeht/ },
	'nobodyPlays.text': {
		books: MUNICH,
		decided: 'who deals after all passed',
		says: /zusammengeworfen, und der Nächste gibt/
	},
	'rank-all': {
		books: MUNICH,
		decided: 'ranks of what has none there',
		says: /gilt im Zweifel diese Reihenfolge/
	},
	'order.usual': { books: MUNICH, decided: 'which ranks', says: /Geier-Tout/ },
	'bockspiel.after': {
		books: GANG,
		decided: 'the Bockspiel’s procedure',
		says: /Danach gibt, wer an der Reihe gewesen wäre/
	},
	'bockspiel.beside': {
		books: BOTH,
		decided: 'it doubles once, beside any round',
		says: /Es verdoppelt nur einmal/
	},
	'bockspiel-games': {
		books: BOTH,
		decided: 'everything may be played in it',
		says: /darf darin alles/,
		printed: 'bockspiel.beside'
	},
	'bockspiel-out': {
		books: BOTH,
		decided: 'at five and six who dealt it sits out',
		says: /setzt der aus, der gegeben hat/,
		printed: 'bockspiel.beside'
	},
	'falschKassiert.share': { books: WITH_DEALS, decided: 'several took too much', says: /zu gleichen Teilen/ },
	'verraten-mungo': { books: GANG, decided: 'a betrayed Mungo', says: /Verrät einer einen Mungo/ },
	'wrong-mungo': {
		books: GANG,
		decided: 'a wrong card in a Mungo pays all three',
		says: /im Mungo eine regelwidrige Karte.*jedem der drei anderen/
	},
	'wrong-rest': {
		books: GANG,
		decided: 'Schneider after a wrong card',
		says: /gelten Schneider und Schwarz wie gezählt/
	}
} as const satisfies Readonly<Record<string, Decision>>;

const mungo = {
	'mungoTies.thirdFewest': {
		books: HOME,
		decided: 'three level with the fewest, one of them without a Spritze',
		says: /nur einer von ihnen hat nicht gespritzt/
	},
	'mungoTies.four': { books: BOTH, decided: 'four level', says: /alle vier gleichauf/ },
	'mungo-four-spritze': {
		books: HOME,
		decided: 'four with equal Augen of whom some gave a Spritze are ranked',
		says: /bei gleich vielen Augen nur manche gespritzt, stehen die anderen besser/,
		printed: 'mungoTies.four'
	},
	'mungo-all': {
		books: BOTH,
		decided: '120 Augen are not yet every trick',
		says: /120 Augen allein genügen nicht/
	},
	'mungoTies.better': {
		books: GANG,
		decided: 'equal Augen: fewer tricks',
		says: /steht besser, wer weniger Stiche hat/
	},
	'mungoTies.third': { books: GANG, decided: 'three level', says: /Sind drei gleichauf/ },
	'mungoTies.thirdSum': { books: GANG, decided: 'three level, counted', says: /ein Drittel aufgerundet/ },
	'mungo-spritze': {
		books: GANG,
		decided: 'a Spritze leaves level players level',
		says: /steht bei gleich vielen Augen und Stichen nicht schlechter/
	}
} as const satisfies Readonly<Record<string, Decision>>;

const rounds = {
	'rounds-queue': {
		books: BOTH,
		decided: 'rounds queue as they arose',
		says: /in der Reihenfolge, in der es entstanden ist/
	},
	'rounds.size': { books: BOTH, decided: 'a round keeps its length', says: /behält die Länge/ },
	'rounds.laid': {
		books: BOTH,
		decided: 'a Deckel laid in a round without',
		says: /in einer Runde ohne Deckel doch einer/
	},
	'round-length': {
		books: GANG,
		decided: 'how long a round is',
		says: /so viele Spiele, wie Spieler am Tisch sitzen/
	},
	'level.inside': {
		books: BOTH,
		decided: '60:60 and 30:90 by either side, inside a Bockrunde too',
		says: /welche Partei auch.*auch mitten in einer solchen Runde/
	},
	'allTricks.hand': {
		books: BOTH,
		decided: 'a Sie opens no Mungorunde',
		says: /Ein Sie? öffnet keine Mungorunde/
	},
	'mungorunde-day': {
		books: HOME,
		decided: 'what belongs to one day, on which only the first Mungorunde is compulsory',
		says: /früherer Tisch mit demselben Datum/
	},
	'mungorunde-which': {
		books: HOME,
		decided: 'which Mungorunde becomes a geschobene',
		says: /die ein Spiel eröffnet hat und von der noch keines gespielt ist/
	},
	'gardareiz.most': { books: HOME, decided: 'the highest bid is 120', says: /Höher als 120/ },
	'gardareiz.cap': { books: BOTH, decided: '2 € are the most that is paid in', says: /höchstens eingezahlt/ },
	'gardareiz.schneider': { books: BOTH, decided: 'only who lost can be Schneider', says: /Schneider .* nur/ },
	'gardareiz.anyWon': {
		books: BOTH,
		decided: 'by agreement any won game takes the Stock',
		says: /jedes Spiel, das sein Spieler gewinnt/
	},
	'gardareiz-pays': {
		books: BOTH,
		decided: 'paying in stays with the lost Herz-Solo',
		says: /Einzahlen muss weiter nur/,
		printed: 'gardareiz.anyWon'
	},
	'gardareiz.length': {
		books: BOTH,
		decided: 'without a Stock it lasts a round',
		says: /Ohne Geld im Stock dauert sie eine Runde/
	},
	'gardareiz-longer': {
		books: BOTH,
		decided: 'a Stock that arises in it lengthens it',
		says: /so geht sie weiter, bis es gewonnen ist/,
		printed: 'gardareiz.length'
	},
	'gardareiz.nobody': { books: BOTH, decided: 'nobody bids', says: /Reizt keiner/ },
	'gardareiz.tout': { books: BOTH, decided: 'a Tout', says: /Das Solo darf auch als (Tout|Durch)/ },
	'stoeckle-once': { books: BOTH, decided: 'none is played twice', says: /nicht noch einmal ansagen/ },
	'stoeckle-tout': {
		books: BOTH,
		decided: 'the Stöckle of a Tout, and none of a Sie',
		says: /Ein (Tout|Durch) kostet das St(ö|e)ckle seines Spiels, ein Sie? keines/,
		printed: 'stoeckle-once'
	},
	'stoeckle-mungo': {
		books: BOTH,
		decided: 'who uses his Stöckle for a Mungo announces it',
		says: /einen Mungo sagt an, wer/,
		printed: 'stoeckle-once'
	},
	'rimini-head': {
		books: BOTH,
		decided: 'Einzelspiele double and no Deckel, against "Standardregeln"',
		says: /Auch hier sind Einzelspiele Bockspiele, und gespielt wird ohne Deckel/
	},
	'last-round-once': {
		books: GANG,
		decided: 'the Abschlussrunde is itself a Mungorunde',
		says: /Sie ist selbst eine Mungorunde/
	}
} as const satisfies Readonly<Record<string, Decision>>;

/** Kasse, Meisterschaft and tournament. */
const championships = {
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
		decided: 'a sold hand and a Bockspiel',
		says: /verkauftes Blatt.*Bockspiel/,
		printed: 'champ-hands'
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
		says: /Einzelspiele sind Sie, Tout, Solo, Wenz und Bettel/,
		printed: 'champ-counting'
	},
	'champ-touts': {
		books: HOME,
		decided: 'a Tout is a Farbsolo or a Wenz too',
		says: /ein Solo-Tout ist auch/,
		printed: 'champ-counting'
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

/** How an example of the source ends, where it does not say so. */
const assumed = (name: string): Decision => ({
	books: PIG,
	decided: `how the example ${name} ends`,
	says: /Kopfgeld/
});

const pig = {
	cut: { books: PIG, decided: 'who cuts and who leads', says: /Es hebt ab, wer rechts vom Geber sitzt/ },
	'bid-none': {
		books: PIG,
		decided: 'nobody bids',
		says: /Bietet keiner, so werden die Karten zusammengeworfen/
	},
	'deal-on': {
		books: PIG,
		decided: 'the deal passes on clockwise',
		says: /geht das Geben im Uhrzeigersinn/,
		printed: 'bid-none'
	},
	'trog-trick': {
		books: PIG,
		decided: 'what is laid away for the Trog is no trick',
		says: /ist aber kein Stich/
	},
	'ramsch-level': {
		books: PIG,
		decided: '"unter 15" and what was chosen',
		says: /Mit 90 geboten sind 15 Augen noch gewonnen/
	},
	'ramsch-lowest': {
		books: PIG,
		decided: 'as many as the lowest opponent still win',
		says: /auch gleich viele wie der Nichtspieler/,
		printed: 'ramsch-level'
	},
	'ramsch-schwarz': {
		books: PIG,
		decided: 'Schwarz in a Ramsch',
		says: /Im Ramsch bekommt den Punkt für Schwarz/
	},
	rate: { books: PIG, decided: 'money', says: /was ein Punkt wert ist/ },
	'penalties.schwarz': {
		books: PIG,
		decided: 'a bid of Schwarz is above 75',
		says: /Auch ein Gebot Schwarz liegt über 75/
	},
	'hansi-head': {
		books: PIG,
		decided: 'the example that counts the Trogsauger otherwise',
		says: /Der Trogsauger steht hier bei den Strafpunkten/
	},
	'example:grunzereien.bid': assumed('Grunzereien, 120'),
	'example:grunzereien.schwarz': assumed('Grunzereien, Schwarz'),
	'example:hauerUnter.taken': assumed('Hauer-Unter, Mit 1'),
	'example:hauerUnter.left': assumed('Hauer-Unter, Ohne 1'),
	'example:feigeSau.won': assumed('Feige Sau, 12 Augen'),
	'example:feigeSau.lost': assumed('Feige Sau, 13 Augen'),
	'example:mastschwein.won': assumed('Feiges Mastschwein, 25 Augen'),
	'example:mastschwein.lost': assumed('Feiges Mastschwein, 26 Augen'),
	'example:nullAugen.won': assumed('0-Augen-Ramscher'),
	'example:nullAugen.schwarz': assumed('0-Augen-Ramscher, Schwarz'),
	'example:keilerTruempfe.won': assumed('Keilertrümpfe')
} as const satisfies Readonly<Record<string, Decision>>;

/**
 * Every decision by its key, found by reading the sources, the specification and the program side by side. A printed mark's key
 * is that of its rule: each of these must be printed as ours in each of its books, and no mark may be missing here.
 */
export const DECISIONS: Readonly<Record<string, Decision>> = {
	...prices,
	...sheet,
	...table,
	...mungo,
	...rounds,
	...championships,
	...pig
};
