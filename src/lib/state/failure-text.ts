import { isWriteFailure, type WriteFailure } from '#lib/storage/failure.ts';

/** The sentence for an entry that could not be written; all of it is still in the panel. */
const FAILURES: Readonly<Record<WriteFailure, string>> = {
	full: 'Noch nicht gespeichert: Der Speicher des Handys ist voll. Deine Eingabe bleibt stehen. Mach Platz und speichere dann noch einmal.',
	lost: 'Noch nicht gespeichert: Der Browser antwortet nicht. Deine Eingabe bleibt stehen. Lade die Seite neu.',
	outdated:
		'Noch nicht gespeichert: In einem anderen Fenster läuft eine neuere Fassung der App. Lade diese Seite neu.',
	spent:
		'Dieses Spiel steht schon in der Liste: Es wurde gerade eben oder in einem anderen Fenster gespeichert.',
	clash: 'Nicht gespeichert: Derselbe Eintrag steht hier schon mit anderem Inhalt.',
	otherClub:
		'Nichts übernommen: Hier hat inzwischen ein anderer Verein begonnen. Öffne die Datei oder den Link noch einmal, oder lies den Code neu: Dann kommt es als eigener Verein dazu.',
	unticked:
		'Nichts geändert: Eine bestätigte Liste braucht einen Vermerk der Turnierleitung, die eines anderen Tischs dein Ja.',
	reads:
		'Nichts geschrieben: Dieses Handy liest nur mit. Wer schreiben darf, kann dir unter „Verein“ die Einladung zum Schreiben zeigen.'
};

/** The sentence of a refusal. */
export const refusalText = (refusal: string): string =>
	isWriteFailure(refusal) ? FAILURES[refusal] : refusal;
