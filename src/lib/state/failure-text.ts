import type { WriteFailure } from '#lib/storage/failure.ts';

/** What to tell somebody whose entry could not be written; all of it is still in the panel. */
export function failureText(failure: WriteFailure): string {
	switch (failure) {
		case 'full':
			return 'Noch nicht gespeichert: Der Speicher des Geräts ist voll. Deine Eingabe bleibt stehen. Mach Platz und speichere dann noch einmal.';
		case 'lost':
			return 'Noch nicht gespeichert: Die Datenbank des Browsers antwortet nicht. Deine Eingabe bleibt stehen. Lade die Seite neu.';
		case 'outdated':
			return 'Noch nicht gespeichert: In einem anderen Fenster läuft eine neuere Fassung der App. Lade diese Seite neu.';
		case 'spent':
			return 'Dieses Spiel steht schon in der Liste: Es wurde gerade eben oder in einem anderen Fenster gespeichert.';
		case 'clash':
			return 'Nicht gespeichert: Ein Eintrag mit derselben Kennung steht hier schon mit anderem Inhalt.';
		case 'unticked':
			return 'Nichts geändert: Eine bestätigte Liste ändert nur die Turnierleitung, mit einem Vermerk.';
	}
}
