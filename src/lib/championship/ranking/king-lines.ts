import { ok, refused, type Result } from '#lib/base/result.ts';
import { NAME_LENGTH, oneLine } from '#lib/base/text.ts';
import type { Member } from '#lib/log/members.ts';
import type { Person } from '#lib/log/entry-words.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';

/** A king as he was typed. */
export interface TypedKing {
	readonly year: number;
	readonly who: Person;
	readonly points?: number;
}

export interface KingBounds {
	readonly members: readonly Member[];
	/** The years whose king the app counted itself. */
	readonly crowned: readonly number[];
	readonly lastYear: number;
}

const YEAR = /(^|\D)((?:1[89]|20)\d\d)(?!\d)/gu;
/** "+123", "123 Punkte" */
const POINTS =
	/(^|[^\p{L}\p{N}])(?:([+−–-]\s?\d{1,4})(?:\s*(?:Punkte?|Pkt\.?|P\.?))?|(\d{1,4})\s*(?:Punkte?|Pkt\.?))(?![\p{L}\p{N}])/iu;
/** What stands between a year, a name and points. */
const AROUND = /^[\s,;:.|/–—-]+|[\s,;:|/–—-]+$/gu;

/**
 * Kings as people have them, a line each: "2019 Toni", "Toni, 2019", "2017, 2018 Andi +212". Whoever is called like one
 * member is that member. Refused as a whole, with the first line that can't be read.
 */
export function kingsInText(
	text: string,
	bounds: KingBounds
): Result<readonly TypedKing[], ChampionshipRefusal> {
	const kings = new Map<number, TypedKing>();
	const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(oneLine);
	for (const line of lines.filter(Boolean)) {
		const read = kingsInLine(line, bounds);
		if (!read.ok) return read;
		for (const king of read.value) {
			if (kings.has(king.year)) return refused({ code: 'kingTwice', year: king.year });
			kings.set(king.year, king);
		}
	}
	return kings.size === 0 ? refused({ code: 'kingMissing' }) : ok([...kings.values()]);
}

function kingsInLine(line: string, bounds: KingBounds): Result<readonly TypedKing[], ChampionshipRefusal> {
	const years = [...new Set([...line.matchAll(YEAR)].map(([, , year]) => Number(year)))];
	if (years[0] === undefined) return refused({ code: 'kingWithoutYear', line });
	const rest = line.replace(YEAR, '$1 ');
	const [found = '', before = '', signed, plain] = POINTS.exec(rest) ?? [];
	const bare = rest.replace(found, `${before} `).replace(/\(\s*\)|\s+/gu, ' ');
	const name = oneLine(bare.replace(AROUND, ''));
	const fault = nameFault(name, years[0]) ?? yearsFault(years, bounds);
	if (fault) return refused(fault);
	const who = personCalled(name, bounds.members);
	const points = Number((signed ?? plain ?? '').replace(/\s/gu, '').replace(/[−–]/u, '-'));
	return ok(years.map((year) => ({ year, who, ...(found === '' ? {} : { points }) })));
}

function personCalled(name: string, members: readonly Member[]): Person {
	const same = (other: string | null): boolean =>
		other?.toLocaleLowerCase('de') === name.toLocaleLowerCase('de');
	// What the app calls him is his alone; a name may be another's, too.
	const shown = members.filter((one) => same(one.shown));
	const called = shown.length > 0 ? shown : members.filter((one) => same(one.name) || same(one.nickname));
	const [only] = called;
	return only && called.length === 1 ? { member: only.member } : { name };
}

/** A king as one line that can be typed again: "2019 Toni +212". */
export const kingLine = (year: number, name: string, points?: number | null): string =>
	`${year} ${name}${points == null ? '' : ` ${points < 0 ? '−' : '+'}${Math.abs(points)}`}`;

function nameFault(name: string, year: number): ChampionshipRefusal | null {
	if (!/\p{L}/u.test(name)) return { code: 'kingWithoutName', year };
	return [...name].length > NAME_LENGTH ? { code: 'kingNameLong', most: NAME_LENGTH } : null;
}

function yearsFault(years: readonly number[], { crowned, lastYear }: KingBounds): ChampionshipRefusal | null {
	const late = years.find((year) => year > lastYear);
	if (late !== undefined) return { code: 'kingNotYet', year: late };
	const own = years.find((year) => crowned.includes(year));
	return own === undefined ? null : { code: 'kingOfApp', year: own };
}
