import { csvCell, csvText } from '#lib/base/csv.ts';
import { sum } from '#lib/base/collections.ts';
import { signedText } from '#lib/base/money.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { asPrize, prizesIn, prizeText } from '#lib/championship/fees.ts';
import type { Championship } from '#lib/championship/from-log.ts';
import { championshipDay } from '#lib/championship/day.ts';
import type { KingOfYear } from '#lib/championship/ranking/king-list.ts';
import { reasonFor, teamReason } from '#lib/championship/ranking/reasons.ts';
import { everybodyIn, type Ranked, type Ranking, type Scored } from '#lib/championship/ranking/ranking.ts';
import { begunPartien, rankingAfter } from '#lib/championship/ranking/standings.ts';
import { championshipName, PARTIE_TEXTS, SYSTEM_TEXTS } from '#lib/championship/system.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { personNames } from '#lib/log/entry-words.ts';
import type { PlayerResult, ResultShare, TeamResult } from './result-link.ts';

interface Told {
	readonly club: string;
	readonly nameOf: (member: MemberId) => string;
	readonly today: string;
}

/** The result that everybody may read; null before there is one. `today` is its day where no list has any. */
export function shareOfResult(
	{ rulings, partien, ranking }: Championship,
	kings: readonly KingOfYear[],
	{ club, nameOf, today }: Told
): ResultShare | null {
	const { entry } = rulings;
	if (!entry || !ranking) return null;
	const begun = begunPartien(partien);
	const after = begun.map((partie) => {
		// At the end all counts, even a list that belongs to no Partie.
		const now = partie === begun.at(-1) ? ranking : rankingAfter(entry, rulings, partien, partie);
		return new Map(everybodyIn(now).map(({ player, points }) => [player, points]));
	});
	const prizes = prizesIn(entry, ranking);
	const resultOf = (one: Ranked | Scored): PlayerResult => {
		const prize = prizes.get(one.player);
		const sums = after.map((points) => points.get(one.player) ?? 0);
		return {
			name: nameOf(one.player),
			place: 'place' in one ? one.place : 0,
			games: one.games,
			points: sums.map((points, i) => points - (sums[i - 1] ?? 0)),
			reason: 'place' in one ? reasonFor(ranking, one, nameOf) : '',
			prize: prize ? prizeText(prize) : ''
		};
	};
	return {
		...{ system: entry.system, year: entry.year, club },
		date: championshipDay(entry, partien) ?? today,
		where: entry.place ?? '',
		players: everybodyIn(ranking).map(resultOf),
		teams: teamResults(entry, ranking, nameOf),
		kings: kings
			.filter(({ system }) => system === entry.system)
			.map(({ year, kings: who }) => ({
				year,
				names: personNames(who, nameOf)
			}))
	};
}

/** The teams as everybody may read them, the best first. */
export const teamResults = (
	{ teamPrize }: Pick<ChampionshipEntry, 'teamPrize'>,
	{ teams }: Pick<Ranking, 'teams'>,
	nameOf: Told['nameOf']
): readonly TeamResult[] =>
	teams.map((team) => ({
		...{ name: besideOthers(team.name), place: team.place, points: team.points },
		players: team.players.map(nameOf).join(', '),
		reason: teamReason(teams, team),
		prize: team.place === 1 && teamPrize ? prizeText(asPrize(teamPrize)) : ''
	}));

/** The winner; several where they share the place. */
export const winnersIn = ({ players }: ResultShare): readonly PlayerResult[] =>
	players.filter(({ place }) => place === 1);

/** "3.", and "–" for who has no place. */
export const placeText = ({ place }: Pick<PlayerResult, 'place'>): string => (place > 0 ? `${place}.` : '–');

/** The places as a table for somebody's own program. */
export const resultAsCsv = ({ system, players, teams }: ResultShare): string =>
	csvText([
		[
			...['Platz', 'Name', 'Punkte', 'Spiele'],
			...(players[0]?.points ?? []).map((_, i) => `${i + 1}. ${PARTIE_TEXTS[system]}`),
			...['Warum', 'Preis']
		],
		...players.map((one) => [
			...[
				one.place > 0 ? String(one.place) : '',
				csvCell(one.name),
				String(sum(one.points)),
				String(one.games)
			],
			...[...one.points.map(String), csvCell(one.reason), csvCell(one.prize)]
		]),
		...(teams.length > 0 ? [[], ['Platz', 'Mannschaft', 'Punkte', 'Spieler', 'Warum', 'Preis']] : []),
		...teams.map(({ place, name, points, players: who, reason, prize }) => [
			...[String(place), csvCell(name), String(points)],
			...[who, reason, prize].map(csvCell)
		])
	]);

/** The places as a picture for a chat. */
export const resultPicture = (share: ResultShare) => ({
	file: `${SYSTEM_TEXTS[share.system].toLowerCase()}-${share.year}`,
	title: share.club || 'Schafkopf',
	name: championshipName(share),
	note: share.where,
	lines: {
		standings: share.players.map((one) => ({
			label: `${placeText(one)} ${one.name}`,
			value: signedText(sum(one.points))
		}))
	}
});
