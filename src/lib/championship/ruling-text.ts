import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { signedText } from '#lib/base/points.ts';
import { assertNever } from '#lib/base/result.ts';
import type { ComplaintEntry, DrawEntry } from '#lib/log/entry.ts';
import { JUDGES } from './complaints.ts';
import type { Ruling } from './rulings.ts';

/** The names of members, games and lists for the reader. */
export interface Names {
	readonly member: (member: MemberId) => string;
	/** "Partie 2, Tisch 1, Spiel 12" */
	readonly game: (game: EntryId) => string;
	readonly list: (evening: string) => string;
	/** "Tisch 1, 2. Partie" */
	readonly table: (place: { readonly partie: number; readonly table: number }) => string;
	/** A rule book by its id, where the reader has the club's own ones. */
	readonly book?: (id: string) => string | undefined;
}

/** A ruling in one line. */
export function rulingText(ruling: Ruling, names: Names): string {
	const { member, game, list, table } = names;
	switch (ruling.kind) {
		case 'dispute':
			return `${game(ruling.game)} ist strittig. Gelost: ${pointChanges(ruling.swing, member)}. Für die Plätze zählt: ${pointChanges(ruling.best, member)}`;
		case 'approval':
			return `${game(ruling.game)}: ${ruling.approved ? 'genehmigt' : 'abgelehnt'}`;
		case 'substitute':
			return `${member(ruling.in)} spielt für ${member(ruling.out)} weiter`;
		case 'sat':
			return ruling.instead
				? `${list(ruling.evening)}: ${member(ruling.instead.member)} saß hier für ${member(ruling.instead.out)}`
				: `${list(ruling.evening)}: Die Liste gilt, wie sie geschrieben ist`;
		case 'leave':
			return `${member(ruling.member)} ist ausgeschieden und spielt ab der ${ruling.from}. Partie nicht mehr`;
		case 'playoff':
			return `Entscheidungsspiel: ${member(ruling.winner)} schlägt ${member(ruling.loser)}`;
		case 'playoffGame':
			return `Entscheidungsspiel: ein Spiel für ${member(ruling.winner)} gegen ${member(ruling.loser)}`;
		case 'draw':
			return `${drawText(ruling, member, table)}${ruling.again ? `; noch einmal, weil: ${ruling.again}` : ''}`;
		case 'disqualify':
			return `${member(ruling.member)} ist ausgeschlossen: ${ruling.reason}`;
		case 'invalid':
			return `${list(ruling.evening)}: Liste ungültig: ${ruling.reason}`;
		case 'complaint':
			return complaintText(ruling, names);
		default:
			return assertNever(ruling);
	}
}

/** "Gelost: Anna vor Berti", "Tisch 1, 2. Partie: Plätze gelost: Anna, Berti, …" */
function drawText(
	{ what, result, partie = 0, table: at = 0 }: DrawEntry,
	member: Names['member'],
	table: Names['table']
): string {
	switch (what) {
		case 'lots':
			return `Gelost: ${result.map(member).join(' vor ')}`;
		case 'numbers':
			return `Nummern gelost: ${result.map((one, i) => `${i + 1} ${member(one)}`).join(', ')}`;
		case 'mode':
			return `Gezogen, wer zuerst ansagt: ${result.map(member).join(' vor ')}`;
		case 'seats':
			return `${table({ partie, table: at })}: Plätze gelost: ${result.map(member).join(', ')}`;
	}
}

/** "Partie 2, Tisch 1, Spiel 12: Beschwerde von Berti: Falsch bedient. Schiedsrichter: Neun Minuspunkte" */
function complaintText({ evening, game, by, text, decided }: ComplaintEntry, names: Names): string {
	const about = game !== undefined ? names.game(game) : evening !== undefined ? names.list(evening) : null;
	const said = `${about === null ? '' : `${about}: `}Beschwerde${by === undefined ? '' : ` von ${names.member(by)}`}: ${text}`;
	return [said, ...(decided ?? []).map((one) => `${JUDGES[one.by]}: ${one.text}`)].join('. ');
}

/** "Berti −2, Carl +2" */
export const pointChanges = (
	points: Readonly<Record<string, number>>,
	nameOf: (member: MemberId) => string
): string =>
	Object.entries(points)
		.map(([member, of]) => `${nameOf(member as MemberId)} ${signedText(of)}`)
		.join(', ');
