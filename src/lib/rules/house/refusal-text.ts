import { FORM_SENTENCES, type Fault, type Refusal } from '#lib/base/refusal.ts';

/** Why a book that a club made is refused: its form, then what cannot be together. */
export const BOOK_SENTENCES = {
	...FORM_SENTENCES,
	bookFieldUnknown: 'dieses Feld kennt ein Regelbuch nicht',
	bookList: 'hier steht eine Liste von {least} bis {most}',
	bookListTwice: 'etwas steht zweimal in der Liste',
	bookText: 'hier steht ein Text von {least} bis {most} Zeichen',
	// The contracts.
	sidesFixed: 'bei {contract} spielt man nicht so gegeneinander',
	goalFixed: 'bei {contract} gewinnt man anders',
	heldCounts: 'bei {contract} zählt, was einer hat',
	noLaufende: 'bei {contract} zählen {laufende.keine}: es gibt keine Trümpfe, die gewinnen helfen',
	tooManyLaufende: 'höchstens {most}: mehr sind bei {contract} nicht möglich',
	laufendeNeverCount: '{laufende.bare} ab {from} können bei {contract} nie zählen: es gibt höchstens {most}',
	noSchneider: 'bei {contract} gibt es {schneider.keinen}',
	noTout: 'bei {contract} gibt es keinen {tout}: dort zählen nicht alle Stiche',
	toutTooDear: 'mehr als das Zehnfache kostet kein {tout}',
	noSchuss: 'bei {contract} gibt es keinen {schuss}',
	notInOrder: 'in der Reihenfolge fehlt {contract}',
	notInContracts: '{contract} steht in der Reihenfolge, aber nicht bei den Spielen',
	noWayToWin: '{contract}: wo jeder für sich spielt, entscheiden die Augen, sonst kann keiner gewinnen',
	handIsAlone: '{contract}: mit der Hand gewinnt nur, wer allein spielt',
	noTable: '{contract}: wo jeder für sich spielt, gibt es keine Preise nach Ausgang',
	tableFalls: '{more} darf nicht weniger kosten als {less}',
	drittAlone: 'zu dritt spielt immer einer allein gegen zwei: {contract} geht so nicht',
	contractTwice: '{contract} heißt schon ein anderes Spiel',
	shortTwice: 'mit {contract} ist schon ein anderes Spiel abgekürzt',
	stoeckleUnknown: '{contract} zählt als ein Spiel, das dieses Buch nicht hat',
	noSuitToChoose: '{contract}: es fehlt, welche Farben angesagt werden können',
	contractUnnamed: 'dieses Spiel hat keinen Namen',
	nothingPlayed: 'ein Spiel muss es geben, das einer ansagen kann',
	largeNotAgreed: 'wo der Tisch den Wert der Einheit ausmacht, gibt es keinen großen Tarif',
	pointsHaveNoUnit: 'wo in Punkten gezählt wird, hat eine Einheit keinen Preis',
	pointsAreNoMoney:
		'wo in Punkten gezählt wird, geht es in den Spielen um kein Geld; in Cent gehen Töpfe und Beiträge',
	capNothing: 'mit höchstens 0 Cent würde kein Spiel etwas kosten',
	finalNotForTwo:
		'gerundet oder begrenzt wird ein Preis, der für alle gleich ist; {laid} zählt hier nur zwischen zweien',
	nothingCosts: 'so kostet kein Spiel etwas',
	tooDear: 'so könnte ein einziges Spiel über eine Million Euro kosten',
	// The Augen and the last Schuss.
	declarerAlwaysSchneider:
		'mit {won} Augen ist gewonnen: weniger als {schneider} wäre immer {schneider.bare}',
	opponentsAlwaysSchneider:
		'wer gegen {won} Augen verliert, hat höchstens {most}: er wäre immer {schneider.bare}',
	mussNeedsMore: 'wer spielen muss, braucht nicht mehr Augen als wer will',
	drawnNever: 'unentschieden wird ein Spiel nur, wo genau 61 Augen gewinnen',
	drawnNot: 'bei {contract} zählen keine zwei Parteien ihre Augen: Unentschieden geht es nie aus',
	noLastSchuss: 'wo keiner verdoppeln kann, hat es auch keiner zuletzt getan',
	// Pots.
	potOnlyGrows: '„{pot}“ bekäme nie jemand: dieses Buch kennt kein solches Spiel, der Topf würde nur größer',
	potNobodyLoses: 'bei {contract} verliert keiner allein gegen drei: Nur wer das kann, zahlt hier ein',
	potEmpty: 'in „{pot}“ zahlt so keiner etwas',
	potTwice: '„{pot}“ heißt schon ein anderer Topf',
	// What follows, in sentences.
	sentenceTwice: 'das sagt schon ein anderer Satz',
	sentenceWhich: 'jedes wievielte Spiel, gehört zu „nach jedem … Spiel“ und nur dorthin',
	sentenceAnyGame: 'das hängt an keinem bestimmten Spiel',
	sentenceUnknown: '{contract} gibt es in diesem Buch nicht',
	sentencePlayed:
		'{contract} kennt keine zwei Parteien, die gewinnen oder verlieren: hier geht nur „wird gespielt“',
	sentenceFollows: 'entweder zählen Spiele doppelt, oder eine Runde folgt, oder einer muss spielen',
	sentenceNobody: 'es hat keiner gespielt, der noch einmal müsste',
	sentenceAlways: 'nach jedem Spiel zählte das nächste doppelt, und das hörte nie auf: Sag, nach welchem',
	sentenceEndless: 'nach jedem {each}. Spiel dürfen es nur weniger als {each} sein, sonst hört es nie auf',
	sentenceSuit: 'eine Farbe gehört zu einem Spiel, das in ihr angesagt wird',
	sentenceLaufende: 'wie viele es sein müssen, gehört zu „{laufende.bare}“ und nur dorthin',
	sentenceNoLaufende: 'bei {contract} zählen {laufende.keine}',
	roundGames: 'so viele Spiele dauert nur eine Runde, die sonst nichts beendet',
	// When nobody plays.
	mungoRuleMissing: 'es fehlt, wie ein {contract} abgerechnet wird',
	mungoPriceMissing: 'es fehlt, was er kostet',
	noMungo: 'dieses Buch kennt kein Spiel jeder gegen jeden, das dann gespielt werden könnte',
	noKreuz: 'es fehlt das Spiel mit dem, der gegenübersitzt',
	stockTwice: 'über {stock.den} entscheidet schon das nächste Rufspiel, gewonnen oder verloren',
	stockOnlyGrows: 'so wächst {stock.der} nur: Sag auch, welches Spiel {stock:ihn} gewinnt',
	noEinzelspiel: 'dafür muss es ein Spiel geben, das einer allein spielt',
	noHerzSolo: 'dafür muss es ein Solo geben, das man in {herz.bare} ansagen kann',
	passedPaysUnused: '{stock.in} zahlt man nur, wenn die Karten zusammengeworfen werden',
	passedNever: 'hier werfen nie alle zusammen: wenn keiner spielen will, gilt etwas anderes',
	nobodyMust: 'hier muss keiner spielen',
	noRufspiel: 'ohne Rufspiel kann keines um {stock.den} gehen',
	// The rounds, and what opens them.
	bockMissing: 'es fehlt, womit in den Runden malgenommen wird',
	roundUnnamed: 'diese Runde hat keinen Namen',
	roundEmpty: 'in der {round} dürfte nichts gespielt werden',
	noStoeckle: 'in der {round} schuldet keiner Spiele: bis alle gespielt sind, geht dort nicht',
	roundEndless: 'ohne {mungo} hört die {round} nie auf',
	gardareizHalf: '{gardareizrunde.der} und die Reizregel gehören zusammen',
	roundUnknown: 'diese Runde gibt es in diesem Buch nicht',
	voteImpossible:
		'abgestimmt wird nur zwischen {mungorunde.bare} und {bockrunde.bare}, und beide muss es geben'
} as const;

export type BookRefusal = Refusal<typeof BOOK_SENTENCES>;

/** One thing that is wrong with a book: in which field (a dotted path) and why. */
export type BookFault = Fault<BookRefusal>;
