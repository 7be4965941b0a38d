import { formatISO } from 'date-fns/formatISO';
import { asId } from '#lib/base/ids.ts';
import { clockOf, counted } from '#lib/base/text.ts';
import type { Club } from '../club/club.svelte.ts';
import type { Reached } from './relay-kept.svelte.ts';
import type { RelayStatus } from './relay.svelte.ts';
import type { Renewal } from '#lib/transfer/invitation.ts';

/** A moment as people say it: "20:14 Uhr", with its day if that is not today. `at` in milliseconds since 1970. */
export function momentText(at: number, now = Date.now()): string {
	const [then, today] = [at, now].map((time) => formatISO(time)) as [string, string];
	const clock = `${clockOf(then)} Uhr`;
	return then.slice(0, 10) === today.slice(0, 10)
		? clock
		: `${then.slice(8, 10)}.${then.slice(5, 7)}., ${clock}`;
}

/** What a phone is told whose key is the one from before. `isInvited`: the new one was left for it. */
export function renewedText({ by, at }: Renewal, isInvited: boolean): string {
	const said =
		at > 0 ? `${by || 'Jemand'} hat den Zugang erneuert (${momentText(at)})` : 'Der Zugang wurde erneuert';
	return isInvited ? `${said}. Dieses Handy ist wieder eingeladen.` : `${said}. Lass dich neu einladen.`;
}

/** What somebody is told who renewed the access while another one did, too. */
export const rivalText = ({ by, at }: Renewal): string =>
	`${by || 'Jemand'} hat den Zugang auch erneuert (${momentText(at)}). Jetzt hat der Verein zwei. Lass dich von ${by || 'ihm'} einladen, oder lade alle zu deinem ein.`;

/** What the relay says in one word, in a sentence. */
const REFUSED: Readonly<Record<string, string>> = {
	'wrong-key': 'Dieser Zugang gilt nicht mehr. Lass dich neu einladen.',
	'old-key': 'Diese Einladung zum Lesen ist aus einer älteren Fassung der App. Lass dich neu einladen.',
	'read-only': 'Mit diesem Zugang kannst du nur lesen.',
	'too-large': 'Für den Server ist das zu viel. Auf diesem Handy steht alles.',
	'too-many': 'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.',
	busy: 'Der Server hat gerade zu viel zu tun. Es wird wieder versucht.',
	malformed:
		'Der Server versteht nicht, was dieses Handy schickt. Aktualisiere die App. Auf diesem Handy steht alles.',
	gone: 'Der Verein wurde auf dem Server gelöscht. Auf diesem Handy steht alles.',
	closing: 'Der Server wird gerade neu gestartet.',
	full: 'Der Server ist voll. Auf diesem Handy steht alles.'
};

/** A status without a word is not the relay's own: with 502 and the like what stands before it says that it is down. */
function refusedText(word: string): string {
	if (word === 'status-404')
		return 'Unter seiner Adresse antwortet kein Server für Schafkopf mehr. Auf diesem Handy steht alles.';
	if (word.startsWith('status-5')) return 'Der Server antwortet gerade nicht. Es wird wieder versucht.';
	return REFUSED[word] ?? 'Der Server hat abgelehnt. Es wird wieder versucht.';
}

/** The three states, in words. */
export const REACHED = {
	here: 'Auf diesem Handy gespeichert',
	handed: 'Dem Server übergeben',
	others: 'Auch auf einem anderen Handy'
} as const satisfies Record<Reached, string>;

/** How the club stands with its relay. Who only reads has nothing that others could have of him. */
export function relayText(status: RelayStatus | null, now = Date.now(), mayWrite = true): string {
	if (!status || (status.connected === null && !status.refused && !status.left)) return 'Wird verbunden …';
	const { waiting, pictures, connected, level, shared, refused, left, anew } = status;
	const waits = `${waitsText(waiting, now)}${picturesText(pictures)}`;
	if (left) return `${renewedText(left, anew !== null)}${waits}`;
	if (refused) return `${refusedText(refused)}${waits}`;
	return goesText({ connected, level, shared, mayWrite }, waits);
}

function waitsText({ count, since }: RelayStatus['waiting'], now: number): string {
	if (count === 0) return '';
	const from = since === null ? '' : ` seit ${momentText(since, now)}`;
	return ` ${counted(count, 'Eintrag wartet', 'Einträge warten')}${from}.`;
}

const picturesText = ({ toBring }: RelayStatus['pictures']): string =>
	toBring === 0 ? '' : ` ${counted(toBring, 'Foto eines Belegs wartet', 'Fotos von Belegen warten')}.`;

type Going = Pick<RelayStatus, 'connected' | 'level' | 'shared'> & { readonly mayWrite: boolean };

function goesText({ connected, level, shared, mayWrite }: Going, waits: string): string {
	if (!connected)
		return `Kein Netz oder kein Server.${waits} ${mayWrite ? 'Geschrieben wird hier wie immer.' : 'Hier steht, was zuletzt kam.'}`;
	if (!level) return `Wird abgeglichen …${waits}`;
	if (waits) return `Wird übergeben …${waits}`;
	if (!mayWrite) return 'Alles ist hier angekommen.';
	return shared ? 'Alles ist bei den anderen.' : 'Alles ist übertragen.';
}

/** That whoever has all of it is not there any more, and since when; empty where somebody is, or nobody ever was. */
export function aloneText(
	{ connected, level, shared, others, devices }: RelayStatus,
	now = Date.now()
): string {
	const [last] = devices;
	if (!connected || !level || !shared || others.length > 0 || !last) return '';
	return `Gerade ist hier kein anderes Handy verbunden, zuletzt ${momentText(last.seen, now)}.`;
}

/** Milliseconds that nobody minds. */
const CLOCK_APART = 5 * 60_000;

/** That one of two clocks is wrong, in a sentence; empty where they agree. `ahead` in milliseconds. */
export function clockText(ahead: number | null): string {
	if (ahead === null || Math.abs(ahead) < CLOCK_APART) return '';
	const minutes = Math.round(Math.abs(ahead) / 60_000);
	const much =
		minutes < 120
			? counted(minutes, 'Minute', 'Minuten')
			: minutes < 2880
				? counted(Math.round(minutes / 60), 'Stunde', 'Stunden')
				: counted(Math.round(minutes / 1440), 'Tag', 'Tage');
	return `Die Uhr dieses Handys geht ${much} ${ahead > 0 ? 'vor' : 'nach'}, oder die des Servers geht falsch. Gezählt wird trotzdem richtig.`;
}

/** Another device of the club, as its people know it. */
export interface HeardDevice {
	readonly device: string;
	readonly name: string;
	/** Whether a member said that it is his. */
	readonly isKnown: boolean;
	readonly isHere: boolean;
	/** The evening that it writes, or wrote last; empty if none was heard. */
	readonly evening: string;
	/** "schreibt gerade", "gerade da", "zuletzt 20:14 Uhr" */
	readonly seen: string;
}

/** The club's other devices that were ever heard at its relay, the one heard last first. */
export function heardDevices(
	{ others, devices }: Pick<RelayStatus, 'others' | 'devices'>,
	{ members, nameOf }: Pick<Club, 'members' | 'nameOf'>,
	now = Date.now()
): readonly HeardDevice[] {
	const here = new Map(others.map((other) => [other.device, other.evening]));
	return devices.map(({ device, member, evening, mayWrite, seen }) => {
		const isKnown = member !== '' && members.has(asId(member));
		const isHere = here.has(device);
		return {
			...{ device, isKnown, isHere, evening: here.get(device) ?? evening },
			name: isKnown ? nameOf(asId(member)) : mayWrite ? 'Ohne Namen' : 'Liest mit',
			seen: !isHere ? `zuletzt ${momentText(seen, now)}` : here.get(device) ? 'schreibt gerade' : 'gerade da'
		};
	});
}

/** Who is heard of a table whose list this is: "Hias schreibt gerade", or who was heard last; empty if nobody was. */
export function tableHeardText(
	status: Pick<RelayStatus, 'others' | 'devices'>,
	club: Pick<Club, 'members' | 'nameOf'>,
	evening: string,
	now = Date.now()
): string {
	const heard = heardDevices(status, club, now).filter((one) => one.evening === evening);
	const told = heard.some(({ isHere }) => isHere) ? heard.filter(({ isHere }) => isHere) : heard.slice(0, 1);
	return told.map(({ name, isKnown, seen }) => `${isKnown ? name : 'Ein Handy'} ${seen}`).join(', ');
}

/** What came and could not be taken in, what could not be handed on, and what stands there twice, a sentence each. */
export const relayNotes = ({ tooLarge, aside, apart }: RelayStatus): readonly string[] =>
	[
		tooLarge > 0 &&
			`${counted(tooLarge, 'Eintrag ist', 'Einträge sind')} für den Server zu groß. Gib sie mit einer Datei weiter.`,
		aside === 1 &&
			'Ein Eintrag auf dem Server ist nicht zu lesen oder passt nicht zum Verein. Davon wird hier nichts übernommen.',
		aside > 1 &&
			`${aside} Einträge auf dem Server sind nicht zu lesen oder passen nicht zum Verein. Davon wird hier nichts übernommen.`,
		apart > 0 &&
			`${counted(apart, 'Eintrag steht', 'Einträge stehen')} auf zwei Handys mit verschiedenem Inhalt. Alle zeigen jetzt dasselbe. Seht die letzten Spiele durch, ob alles stimmt.`
	].filter((note) => note !== false);
