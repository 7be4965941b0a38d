import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/result.ts';
import { isCount, isDistinct } from './fields.ts';
import type { Game, MungoGame, MungoResult } from './game.ts';
import { ALL_AUGEN, ALL_TRICKS, HANDS } from './vocabulary.ts';

/** Checks a Mungo: one result, whole (allgaeu §4.3.2, §8.6), and nothing that belongs to other contracts. */
export function checkMungo(game: Game, faults: Fault[]): MungoGame | null {
	const fault = (path: string, text: string): void => void faults.push({ path, text });
	for (const path of ['partner', 'suit', 'won'] as const) {
		if (game[path] !== undefined) fault(path, 'das gibt es beim Mungo nicht');
	}
	for (const path of ['tout', 'schneider', 'schwarz', 'laufende', 'schuss'] as const) {
		if (game[path]) fault(path, 'das gibt es beim Mungo nicht');
	}
	const spritzen = game.spritzen ?? [];
	if (spritzen.length > HANDS || !isDistinct(spritzen)) {
		fault('spritzen', 'jeder der vier kann eine Spritze geben');
	}
	const result = checkResult(game, fault);
	return result && { type: 'mungo', contract: 'mungo', result, spritzen, deckel: game.deckel ?? [] };
}

function checkResult(game: Game, fault: (path: string, text: string) => void): MungoResult | null {
	const given = (['augen', 'losers', 'durchmarsch', 'hinleger'] as const).filter(
		(path) => game[path] !== undefined
	);
	const [first, second] = given;
	if (second !== undefined) {
		fault(second, `entweder ${first} oder ${second}, nicht beides`);
		return null;
	}
	const tricks = game.tricks && checkTricks(game.tricks, fault);
	if (game.hinleger !== undefined) return { by: 'hinleger', player: game.hinleger };
	if (game.durchmarsch !== undefined) {
		if (tricks && tricks.get(game.durchmarsch) !== ALL_TRICKS) {
			fault('tricks', 'wer alle Stiche macht, hat acht');
		}
		return { by: 'durchmarsch', player: game.durchmarsch };
	}
	if (game.losers !== undefined) {
		const [one, two, ...more] = game.losers;
		if (one !== undefined && two !== undefined && one !== two && more.length === 0) {
			return { by: 'losers', losers: [one, two] };
		}
		fault('losers', 'genau zwei verschiedene Spieler verlieren');
		return null;
	}
	if (game.augen !== undefined) return checkAugen(game.augen, tricks, fault);
	fault('augen', 'es fehlen die Augen oder wer verloren hat');
	return null;
}

function checkAugen(
	given: Exclude<Game['augen'], undefined>,
	tricks: ReadonlyMap<MemberId, number> | undefined | null,
	fault: (path: string, text: string) => void
): MungoResult | null {
	if (typeof given === 'number') {
		fault('augen', 'beim Mungo zählen die Augen je Spieler');
		return null;
	}
	const augen = membersOf(given);
	if (augen.size !== HANDS) {
		fault('augen', `Augen von ${HANDS} Spielern, nicht von ${augen.size}`);
		return null;
	}
	let sum = 0;
	for (const [member, count] of augen) {
		if (!isCount(count, ALL_AUGEN))
			fault(`augen.${member}`, `Augen gehen von 0 bis ${ALL_AUGEN}, nicht ${count}`);
		sum += count;
	}
	if (sum !== ALL_AUGEN) {
		fault('augen', `zusammen sind es ${ALL_AUGEN} Augen, nicht ${sum}`);
		return null;
	}
	if (!tricks) return { by: 'augen', augen };
	for (const [member, count] of tricks) {
		const own = augen.get(member);
		if (own === undefined || (count === 0 && own > 0) || (count === ALL_TRICKS && own !== ALL_AUGEN)) {
			fault(`tricks.${member}`, 'Stiche und Augen passen nicht zusammen');
		} else if (count === ALL_TRICKS) return { by: 'durchmarsch', player: member };
	}
	return { by: 'augen', augen };
}

function checkTricks(
	given: Readonly<Record<string, number>>,
	fault: (path: string, text: string) => void
): ReadonlyMap<MemberId, number> | null {
	const tricks = membersOf(given);
	let sum = 0;
	for (const [member, count] of tricks) {
		if (!isCount(count, ALL_TRICKS)) fault(`tricks.${member}`, `0 bis ${ALL_TRICKS} Stiche, nicht ${count}`);
		sum += count;
	}
	if (sum === ALL_TRICKS) return tricks;
	fault('tricks', `zusammen sind es ${ALL_TRICKS} Stiche, nicht ${sum}`);
	return null;
}

const membersOf = (given: Readonly<Record<string, number>>): ReadonlyMap<MemberId, number> =>
	new Map(Object.entries(given).map(([member, count]) => [asId<MemberId>(member), count]));
