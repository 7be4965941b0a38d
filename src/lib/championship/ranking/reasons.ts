import type { MemberId } from '#lib/base/ids.ts';
import { besideOthers, inSentence } from '#lib/base/text.ts';
import { signedText } from '#lib/base/money.ts';
import { LAST, type Decision } from './criteria.ts';
import type { System } from '../system.ts';
import type { Duels } from './duels.ts';
import { PODIUM } from './playoffs.ts';
import type { Ranked, Ranking } from './ranking.ts';
import type { RankedTeam } from './teams.ts';

type NameOf = (member: MemberId) => string;

/**
 * Why a player stands where he stands, in plain words: "vor Berti durch gewonnene Farbsoli: 6 zu 5". The last place
 * names who is before it, a shared place who shares it. Empty if there is only one player.
 */
export const reasonFor = ({ places }: Pick<Ranking, 'places'>, of: Ranked, nameOf: NameOf): string =>
	reasonIn(places, of, ({ player }) => nameOf(player));

/** The same for a team among the others. */
export const teamReason = (teams: readonly RankedTeam[], of: RankedTeam): string =>
	reasonIn(teams, of, ({ name }) => besideOthers(name));

type Standing = Pick<Ranked, 'place' | 'criteria' | 'behindBy' | 'aheadBy'>;

function reasonIn<T extends Standing>(places: readonly T[], of: T, nameOf: (one: T) => string): string {
	const level = places.filter((one) => one.place === of.place && one !== of);
	const after = places.find(({ place }) => place > of.place);
	const before = places.findLast(({ place }) => place < of.place);
	const shared = level.length > 0 ? `gleichauf mit ${namesOf(level, nameOf)}` : '';
	const decided =
		after && of.aheadBy
			? `vor ${namesOf(sharing(places, after), nameOf)} ${byText(of.aheadBy, of, after)}`
			: before && of.behindBy
				? `hinter ${namesOf(sharing(places, before), nameOf)} ${byText(of.behindBy, of, before)}`
				: '';
	return [shared, decided].filter(Boolean).join('; ');
}

const sharing = <T extends Standing>(places: readonly T[], one: T): readonly T[] =>
	places.filter(({ place }) => place === one.place);

/** The names of the players; more than three are not all named. */
function namesOf<T>(players: readonly T[], nameOf: (one: T) => string): string {
	const names = players.map(nameOf);
	return names.length > 3 ? `${names[0]} und ${names.length - 1} weiteren` : inSentence(names);
}

function byText({ by, text }: Decision, one: Standing, other: Standing): string {
	if (typeof by !== 'number') return `durch ${text}`;
	return `durch ${text}: ${signedText(one.criteria[by] ?? 0, false)} zu ${signedText(other.criteria[by] ?? 0, false)}`;
}

/** What players who share a place still owe. */
export const owedText = (system: System): string =>
	LAST[system].by === 'lots' ? 'Das Los muss entscheiden' : 'Ein Entscheidungsspiel muss entscheiden';

/** Why a play-off is folded away: nobody has to play it. Empty if it is not. */
export function freeDuelsText(
	{ place, players, round, begun }: Duels,
	{ places }: Pick<Ranking, 'places'>,
	nameOf: NameOf
): string {
	const names = inSentence(players.map(nameOf));
	if (round > 1 && !begun)
		return `${names} schlagen sich im Kreis und teilen sich den ${place}. Platz: noch einmal spielen`;
	if (place <= PODIUM) return '';
	const isShared = players.every((player) =>
		places.some((one) => one.player === player && one.place === place)
	);
	return isShared
		? `Platz ${place} teilen sich ${names}: darum spielen`
		: `Um Platz ${place} gespielt: ${names}`;
}
