import { counted } from '#lib/base/text.ts';
import type { RelayStatus } from '#lib/state/relay.svelte.ts';

/** What the relay says in one word, in a sentence. */
const REFUSED: Readonly<Record<string, string>> = {
	'unknown-room':
		'Der Server kennt diesen Verein noch nicht. Sobald ein Handy mit Schreibrecht da war, geht es weiter.',
	'wrong-key': 'Dieser Zugang gilt nicht mehr. Lass dich neu einladen.',
	'read-only': 'Mit diesem Zugang kannst du nur lesen.',
	'too-large': 'Für den Server ist das zu viel. Auf diesem Handy steht alles.',
	'too-many': 'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.',
	full: 'Der Server ist voll. Auf diesem Handy steht alles.'
};

/** How the club stands with its relay, in one sentence. */
export function relayText(status: RelayStatus | null): string {
	if (!status) return 'Wird verbunden …';
	const { refused, waiting, connected, level } = status;
	if (refused) return REFUSED[refused] ?? 'Der Server hat abgelehnt. Es wird wieder versucht.';
	const left = waiting.length > 0 ? ` ${counted(waiting.length, 'Eintrag wartet', 'Einträge warten')}.` : '';
	if (!connected) return `Kein Netz oder kein Server.${left} Geschrieben wird hier wie immer.`;
	if (!level) return `Wird abgeglichen …${left}`;
	return waiting.length > 0 ? `Wird übergeben …${left}` : 'Alles ist übergeben.';
}
