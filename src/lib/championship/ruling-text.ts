import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import type {
	ApprovalEntry,
	DisputeEntry,
	DisqualifyEntry,
	DrawEntry,
	InvalidEntry,
	PlayoffEntry,
	SubstituteEntry
} from '#lib/log/entry.ts';
import type { Place, Standing } from '#lib/log/standing.ts';

/** What an organizer or referee said, beside the set-up and the draw before it. */
export type Said =
	DisputeEntry | ApprovalEntry | SubstituteEntry | PlayoffEntry | DrawEntry | DisqualifyEntry | InvalidEntry;

const KINDS: Readonly<Record<Said['kind'], true>> = {
	dispute: true,
	approval: true,
	substitute: true,
	playoff: true,
	draw: true,
	disqualify: true,
	invalid: true
};

/** One thing that was said, whether it counts or was taken back. */
export interface SaidPlace {
	readonly place: Place;
	readonly said: Said;
	readonly counts: boolean;
}

/** All that was said of a championship, the newest first; of draws the lots alone. */
export function saidOf(log: Standing, championship: string): readonly SaidPlace[] {
	return log.places
		.flatMap((place): readonly SaidPlace[] => {
			const last = place.entry ?? place.chain.at(-1);
			if (!last || !Object.hasOwn(KINDS, last.kind) || last['championship'] !== championship) return [];
			const said = last as unknown as Said;
			if (said.kind === 'draw' && said.what !== 'lots') return [];
			return [{ place, said, counts: place.entry !== null }];
		})
		.reverse();
}

/** How members, games and lists are called where it is read. */
export interface Names {
	readonly member: (member: MemberId) => string;
	/** "Partie 2, Tisch 1, Spiel 12" */
	readonly game: (game: EntryId) => string;
	readonly list: (evening: string) => string;
}

/** What was said, in one line. */
export function saidText(said: Said, { member, game, list }: Names): string {
	switch (said.kind) {
		case 'dispute':
			return `${game(said.game)} ist strittig. Gelost: ${pointsText(said.swing, member)}. Für die Plätze zählt: ${pointsText(said.best, member)}`;
		case 'approval':
			return `${game(said.game)}: ${said.approved ? 'genehmigt' : 'abgelehnt'}`;
		case 'substitute':
			return `${member(said.in)} spielt für ${member(said.out)} weiter`;
		case 'playoff':
			return `Entscheidungsspiel: ${member(said.winner)} schlägt ${member(said.loser)}`;
		case 'draw':
			return `Gelost: ${said.result.map(member).join(' vor ')}${said.again ? `; noch einmal, weil: ${said.again}` : ''}`;
		case 'disqualify':
			return `${member(said.member)} ist ausgeschlossen: ${said.reason}`;
		case 'invalid':
			return `${list(said.evening)}: Liste ungültig: ${said.reason}`;
		default:
			return assertNever(said);
	}
}

/** "Berti −2, Carl +2" */
export const pointsText = (
	points: Readonly<Record<string, number>>,
	nameOf: (member: MemberId) => string
): string =>
	Object.entries(points)
		.map(([member, of]) => `${nameOf(member as MemberId)} ${signed(of)}`)
		.join(', ');

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');
