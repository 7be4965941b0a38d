import type { Refusal } from '#lib/base/refusal.ts';
import { RULES_SENTENCES } from '#lib/rules/refusal-text.ts';

/** Why the book refuses a written game of Saukopf. Sentences that Schafkopf has as well have the same code there. */
export const SAUKOPF_SENTENCES = {
	// The contract, and who plays.
	contractUnknown: RULES_SENTENCES.contractUnknown,
	declarerMissing: RULES_SENTENCES.declarerMissing,
	partnerIsDeclarer: RULES_SENTENCES.partnerIsDeclarer,
	soloWithPartner: 'im Spiel {contract} spielt einer allein',
	mastPartnerMissing: 'im Spiel {contract} fehlt der Mitspieler, der die Mastkarte nimmt',
	offenWithPartner: 'offen spielt nur, wer allein spielt',
	// What was said before the first card.
	saukopfBidOutside: 'geboten werden {least} bis {most} Augen oder Schwarz, nicht {bid}',
	saukopfSuitImpossible: '{suit} geht im Spiel {contract} nicht',
	cardUnknown: 'im Spiel {contract} wird keine Karte benannt',
	gegenhiebAlone: 'einen Gegenhieb gibt es nur auf einen Huftritt',
	trogOfFour: '{contract} wird zu viert gespielt, einen Trog gibt es nur zu dritt',
	trogTakenAndLeft: 'wer den Trog nimmt, lässt keine Augen darin liegen',
	trogAugenOutside: 'im Trog liegen 0 bis {most} Augen, nicht {augen}',
	trogAugenAlone: 'die Augen im Trog zählen nur, wo auch die übrigen Augen dastehen',
	// What was held and caught.
	laufendeOfDeclarer:
		'im Spiel {contract} sind bei der Spielerpartei höchstens {most} Laufende möglich, nicht {laufende}',
	laufendeOfOpponents:
		'im Spiel {contract} sind bei den Nichtspielern höchstens {most} Laufende möglich, nicht {laufende}',
	saukopfUnknown: 'im Spiel {contract} gibt es keinen Saukopf',
	muellerUnknown: 'im Spiel {contract} gibt es keinen Müller',
	saukopfTwice: 'es gibt nur eine Herz Sau: höchstens eine Partei sticht sie ab',
	// How it ended.
	resultMissing: RULES_SENTENCES.resultMissing,
	ramschSchneider: 'im Spiel {contract} gibt es keinen Schneider',
	schwarzNeedsTricks: 'wer Schwarz geboten hat, gewinnt nur mit allen Stichen',
	schwarzNeedsNoTrick: 'wer Schwarz geboten hat, gewinnt nur ohne Stich',
	schwarzIsSchneider: RULES_SENTENCES.schwarzIsSchneider,
	bidIsSchneider: 'bei {bid} gebotenen Augen ist es Schneider',
	saukopfAugenOfSide: 'im Spiel {contract} zählen die Augen der Partei, nicht je Spieler',
	saukopfAugenOutside: 'Augen gehen hier von 0 bis {most}, nicht {augen}',
	bidWon: 'mit {augen} Augen bei Gebot {bid} ist das Spiel gewonnen',
	bidLost: 'mit {augen} Augen bei Gebot {bid} ist das Spiel verloren',
	winnerNotSchwarz: 'mit {augen} Augen hat der Gewinner nicht alle Stiche',
	augenSchneider: RULES_SENTENCES.augenSchneider,
	augenNotSchneider: RULES_SENTENCES.augenNotSchneider,
	// A Ramsch.
	ramschAugenOfEach: 'im Spiel {contract} stehen die Augen eines jeden einzeln da',
	winnerHasTrick: 'wer mit diesen Augen gewonnen hat, hat einen Stich',
	ramschPlayers: 'hier stehen die Augen von {players} Spielern, nicht von {given}',
	sideAugenMissing: 'es fehlen die Augen der Spielerpartei',
	augenOutside: RULES_SENTENCES.augenOutside,
	ramschSum: 'die Augen ergeben zusammen {sum} statt {all}'
} as const;

export type SaukopfRefusal = Refusal<typeof SAUKOPF_SENTENCES>;
