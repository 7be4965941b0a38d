import { counted } from '#lib/base/text.ts';
import type { Reached } from '#lib/state/relay-kept.svelte.ts';
import type { RelayStatus } from '#lib/state/relay-status.ts';

/** What a phone is told whose key is the one from before. */
export const RENEWED = 'Der Zugang wurde erneuert. Lass dich neu einladen.';

/** What the relay says in one word, in a sentence. */
const REFUSED: Readonly<Record<string, string>> = {
	'unknown-room':
		'Der Server kennt diesen Verein noch nicht. Sobald ein Telefon mit Schreibrecht da war, geht es weiter.',
	'wrong-key': 'Dieser Zugang gilt nicht mehr. Lass dich neu einladen.',
	'read-only': 'Mit diesem Zugang kannst du nur lesen.',
	'too-large': 'Für den Server ist das zu viel. Auf diesem Telefon steht alles.',
	'too-many': 'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.',
	removed:
		'Dem Server fehlt hier etwas, das er schon hatte. Es wird neu abgeglichen; auf diesem Telefon steht alles.',
	malformed:
		'Der Server versteht nicht, was dieses Telefon schickt. Es wird neu abgeglichen; hilft das nicht, aktualisiere die App.',
	closing: 'Der Server wird gerade neu gestartet.',
	full: 'Der Server ist voll. Auf diesem Telefon steht alles.'
};

/** The three states, in words. */
export const REACHED = {
	here: 'Auf diesem Telefon gespeichert',
	handed: 'Dem Server übergeben',
	others: 'Auch auf einem anderen Telefon'
} as const satisfies Record<Reached, string>;

/** How the club stands with its relay. `since`: when the first of what waits was written, in the reader's form. */
export function relayText(status: RelayStatus | null, since: string | null): string {
	if (!status) return 'Wird verbunden …';
	const { waiting, connected, level, shared } = status;
	// A phone that is refused at the door comes in for a moment with every try.
	const refused = status.refused ?? (level ? null : status.cutOff);
	const left =
		waiting.length > 0
			? ` ${counted(waiting.length, 'Eintrag wartet', 'Einträge warten')}${since ? ` seit ${since}` : ''}.`
			: '';
	if (status.left) return `${RENEWED}${left}`;
	if (refused) return `${REFUSED[refused] ?? 'Der Server hat abgelehnt. Es wird wieder versucht.'}${left}`;
	if (!connected) return `Kein Netz oder kein Server.${left} Geschrieben wird hier wie immer.`;
	if (!level) return `Wird abgeglichen …${left}`;
	if (left) return `Wird übergeben …${left}`;
	return `${REACHED[shared ? 'others' : 'handed']}: alles.`;
}

/** Milliseconds that nobody minds. */
const CLOCK_APART = 5 * 60_000;

/** A clock that is wrong, in a sentence; empty for one that is right. `ahead` in milliseconds. */
export function clockText(ahead: number | null): string {
	if (ahead === null || Math.abs(ahead) < CLOCK_APART) return '';
	const minutes = Math.round(Math.abs(ahead) / 60_000);
	const much =
		minutes < 120
			? counted(minutes, 'Minute', 'Minuten')
			: minutes < 2880
				? counted(Math.round(minutes / 60), 'Stunde', 'Stunden')
				: counted(Math.round(minutes / 1440), 'Tag', 'Tage');
	return `Die Uhr dieses Telefons geht ${much} ${ahead > 0 ? 'vor' : 'nach'}. Gezählt wird trotzdem richtig; stell sie, wenn du Zeit hast.`;
}
