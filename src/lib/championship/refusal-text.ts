import { sentenceOf, type Refusal } from '#lib/base/refusal.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { SEATS_TEXTS } from './system.ts';

/** Why a step of a championship is refused. */
export const CHAMPIONSHIP_SENTENCES = {
	// The set-up.
	playersNotWhole: 'Die Spielerzahl ist eine ganze Zahl von {fewest} bis {most}.',
	playersTooFew: 'Für einen Sitzplan braucht es mindestens {fewest} Spieler.',
	playersTooMany: 'Sitzpläne gibt es für höchstens {most} Spieler.',
	playersLeftOver: 'Auf Tische mit 4 bis 6 Spielern lassen sich {players} nicht verteilen, 6 oder 8 schon.',
	sixesNeeded: '{players} Spieler lassen sich ohne Sechsertisch nicht verteilen.',
	yearMissing: 'Welches Jahr ist es?',
	gamesOutside: 'Eine Partie hat 1 bis {most} Spiele.',
	championshipGone: 'Diese Meisterschaft gibt es nicht mehr.',
	gamesWritten: 'Es sind schon Spiele geschrieben: Die Meisterschaft bleibt.',
	// Teams.
	teamNameless: 'Wie heißt die {number}. Mannschaft?',
	teamTwice: '„{name}“ heißen zwei Mannschaften.',
	teamEmpty: 'Wer spielt für „{name}“?',
	teamAlone: 'Mit einer Mannschaft allein gibt es nichts zu gewinnen: Es braucht zwei.',
	// The plan and the wishes for it.
	planByLot:
		'Im Turnier entscheidet das Los über Tische und Plätze (§\u00a05.2.2): Da gibt es nichts zu wählen.',
	planBegun: 'Die erste Partie hat begonnen: Der Sitzplan bleibt.',
	partienOutside: 'Eine Meisterschaft hat 1 bis {most} Partien.',
	numberUnknown: 'Die Nummer {number} gibt es bei {players} Spielern nicht.',
	tableUnknown: 'Einen Tisch {table} gibt es bei {players} Spielern nicht.',
	fixedTwice: '{number} kann nur an einem Tisch fest sitzen.',
	fixedTooMany: 'So viele Spieler können nicht fest an einem Tisch sitzen.',
	apartFromSelf: '{number} lässt sich nicht von sich selbst trennen.',
	apartAndFixed: '{one} und {other} sitzen fest am selben Tisch und lassen sich nicht trennen.',
	planImpossible: 'Kein Plan gefunden, der alle Wünsche erfüllt.',
	restNotSeated:
		'Mit {players} Spielern lassen sich keine Tische zu viert bis sechst bilden: Hier braucht es einen Ersatz.',
	tooLate:
		'Es kommt keine Partie mehr, die noch nicht begonnen ist: Wer jetzt kommt, spielt nur als Ersatz mit.',
	planNotFound: 'Die Suche hat noch keinen Plan gefunden.',
	bookMissing:
		'Das Regelbuch der Meisterschaft ist noch nicht auf diesem Handy: Lies es mit der Datei des Veranstalters ein.',
	// Two halves of a list.
	joinedOthers: 'In den beiden Listen sitzen verschiedene Spieler: Sie lassen sich nicht zusammenfügen.',
	// Totals from paper.
	paperGames: 'Wie viele Spiele standen auf dem Papier?',
	paperMissing: 'Von {player} fehlen noch die Punkte.',
	paperPoints: '{player}: Punkte sind eine ganze Zahl.',
	paperMoney: '{player}: Geld steht hier in Euro, wie 3,20.',
	paperCross:
		'Die Quersumme der Punkte ist {sum} statt {due}: Irgendwo stimmt eine Zahl oder ein Vorzeichen nicht.',
	paperCents:
		'Die Quersumme beim Geld ist {sum} statt 0: Irgendwo stimmt ein Betrag oder ein Vorzeichen nicht.',
	paperCount: '{player}, {what}: Das geht von 0 bis {games}.',
	paperWon: '{player}, {what}: Das sind mehr, als er gespielt hat.',
	// The draw.
	databaseSilent: 'Der Browser antwortet gerade nicht. Versuch es gleich noch einmal.',
	numbersBegun: '{begun}: Die Nummern bleiben. Wer ausfällt, wird in der Turnierleitung ersetzt.',
	numberOutside: '{player}: Die Nummern gehen von 1 bis {most}.',
	numberTwice: '{player} und {other} können nicht beide die {number} haben.',
	numbersMissing: 'Noch {missing} Nummern fehlen.',
	numbersNotDrawn: 'Für diesen Tisch sind noch keine Nummern ausgelost.',
	seatsByLot: SEATS_TEXTS.schafkopfschule,
	seatsBegun: 'An diesem Tisch ist schon ein Spiel geschrieben: Die Plätze bleiben.',
	// The kings from before.
	kingMissing: 'Wer war König? Eine Zeile je Jahr, zum Beispiel: 2019 Toni',
	kingWithoutYear: 'In „{line}“ fehlt das Jahr.',
	kingWithoutName: 'Wer war {year} König?',
	kingNameLong: 'Ein Name hat höchstens {most} Zeichen.',
	kingTwice: '{year} steht zweimal da: Jedes Jahr hat einen König.',
	kingNotYet: '{year} ist noch nicht gewesen.',
	kingOfApp: 'Die Meisterschaft {year} wurde in der App gespielt: Ihr König steht schon da.',
	reasonMissing: 'Es ist schon ausgelost. Für eine neue Auslosung braucht es einen Grund.'
} as const;

export type ChampionshipRefusal = Refusal<typeof CHAMPIONSHIP_SENTENCES>;

export const championshipSentence = (refusal: ChampionshipRefusal): string =>
	sentenceOf(CHAMPIONSHIP_SENTENCES, refusal);

/** The result with its refusal as a sentence. */
export const inChampionshipWords = <T>(result: Result<T, ChampionshipRefusal>): Result<T, string> =>
	result.ok ? result : refused(championshipSentence(result.error));
