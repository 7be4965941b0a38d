import type { Refusal } from '#lib/base/refusal.ts';

/** Why a book refuses a written game. */
export const RULES_SENTENCES = {
	// The contract, and who plays.
	contractUnknown: 'das Regelbuch {book} kennt kein Spiel „{contract}“',
	bockspielUnknown: 'das Regelbuch {book} kennt {bockspiel.keinen}',
	notForced: 'hier muss keiner {contract} spielen',
	declarerMissing: 'der Spieler fehlt',
	partnerMissing: 'der Mitspieler fehlt',
	partnerIsDeclarer: 'Spieler und Mitspieler sind derselbe',
	partnerOpposite: 'bei {contract} spielt mit, wer gegenübersitzt',
	declarerAlone: 'bei {contract} spielt einer allein',
	tooManyNamed: '{named} sind genannt, und nur {hands} spielen mit',
	ownHandBought: 'keiner kauft sein eigenes Blatt',
	sellerPlays: 'wer sein Blatt verkauft hat, spielt nicht mit',
	// What was said of the game.
	suitImpossible: '{suit} geht bei {contract} nicht',
	toutUnknown: 'bei {contract} gibt es keinen {tout}',
	announcedUnknown: '{angesagt} wird bei {contract} nicht angesagt',
	laufendeOutside: 'bei {contract} sind höchstens {most} {laufende.bare} möglich, nicht {laufende}',
	schussOutside: 'bei {contract} sind höchstens {most} {schuss.plural} möglich, nicht {schuss}',
	fieldUnknown: 'das gibt es bei {contract} nicht',
	bidUnknown: 'im Regelbuch {book} wird nicht gereizt',
	bidOutside: 'gereizt wird von {least} in Schritten von {step}, nicht {bid}',
	deckelUnknown: 'das Regelbuch {book} kennt keine {word}',
	deckelTooMany: 'höchstens {most} {word}, nicht {deckel}',
	deckelTwice: 'ein Spieler steht zweimal bei {word}',
	// How it ended.
	notPlayed: 'dieses Spiel wird nicht ausgespielt',
	notCounted: 'hier zählt nur gewonnen oder verloren',
	wonMissing: 'es fehlt, ob gewonnen wurde',
	resultMissing: 'es fehlen die Augen oder ob gewonnen wurde',
	schneiderUnknown: 'dieses Spiel kennt {schneider.keinen}',
	schwarzIsSchneider: 'wer schwarz ist, ist auch {schneider.bare}',
	announcedMade: 'gewonnen ist nur, wer auch schafft, was er angesagt hat',
	augenOfSide: 'hier zählen die Augen der Spielerpartei, nicht je Spieler',
	augenOutside: 'Augen gehen von 0 bis {most}, nicht {augen}',
	augenNotSchwarz: 'mit {augen} Augen hat keine Partei alle Stiche',
	augenWon: 'mit {augen} Augen ist das Spiel gewonnen',
	augenLost: 'mit {augen} Augen ist das Spiel verloren',
	augenSchneider: 'mit {augen} Augen ist das Spiel {schneider.bare}',
	augenNotSchneider: 'mit {augen} Augen ist das Spiel nicht {schneider.bare}',
	// A Mungo.
	spritzenTwice: 'jeder der vier kann {spritze.einen} geben',
	resultTwice: 'entweder {first} oder {second}, nicht beides',
	durchmarschTricks: 'wer alle Stiche macht, hat jeden davon',
	oneLoses: 'genau einer verliert',
	twoLose: 'genau zwei verschiedene Spieler verlieren',
	loserMissing: 'es fehlen die Augen oder wer verloren hat',
	jungfrauUnknown: 'das Regelbuch {book} kennt {jungfrau.keinen}',
	jungfrauNotCounted: 'hier zählt {jungfrau.kein}',
	jungfrauTooMany: 'höchstens zwei sind {jungfrau.bare}: bei dreien hat einer alle Stiche',
	jungfrauHasTrick: 'wer Augen hat oder verliert, hat auch einen Stich',
	jungfrauTricks: '{jungfrau.bare} ist, wer keinen Stich hat: das passt nicht zu den Stichen',
	augenOfEach: '{mungo.beim} zählen die Augen je Spieler',
	augenOfFour: 'Augen von {players} Spielern, nicht von {given}',
	augenSum: 'zusammen sind es {all} Augen, nicht {sum}',
	tricksOutside: '0 bis {most} Stiche, nicht {tricks}',
	tricksSum: 'zusammen sind es {all} Stiche, nicht {sum}',
	tricksAndAugen: 'Stiche und Augen passen nicht zusammen'
} as const;

export type GameRefusal = Refusal<typeof RULES_SENTENCES>;
