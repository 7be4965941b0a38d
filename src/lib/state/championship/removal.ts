import type { EntryId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { championshipSentence } from '#lib/championship/refusal-text.ts';
import type { Place } from '#lib/log/place.ts';
import { countingAt, voidsToLift } from '#lib/log/standing.ts';
import type { OpenChampionship } from './championship.svelte.ts';

type Written = Promise<Result<unknown, string>>;

/** The places that make up a championship: its own entry, and the evenings opened for its tables. */
const placesOf = ({ id, log }: OpenChampionship): readonly Place[] =>
	(log?.places ?? []).filter(({ entry, chain }) => {
		const last = entry ?? chain.at(-1);
		return (last?.kind === 'championship' || last?.kind === 'evening') && last['championship'] === id;
	});

/** Takes out a championship without games; what was drawn for it stays in the log. */
export function removeChampionship(open: OpenChampionship): Written {
	if (open.begun) return Promise.resolve(refused(championshipSentence({ code: 'gamesWritten' })));
	return write(open, placesOf(open).flatMap(countingAt));
}

/** Whether it was taken out and can be brought back. */
export const isRemoved = (open: OpenChampionship): boolean =>
	open.entry === null && placesOf(open).some(isChampionship);

const isChampionship = ({ chain }: Place): boolean => chain[0]?.kind === 'championship';

/** Brings back what was taken out last. */
export const restoreChampionship = (open: OpenChampionship): Written =>
	write(
		open,
		placesOf(open).flatMap((place) => (place.entry ? [] : voidsToLift(place, open.entries ?? [])))
	);

const write = (open: OpenChampionship, targets: readonly EntryId[]): Written =>
	open.write(targets.map((target) => ({ kind: 'void', target })));
