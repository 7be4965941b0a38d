import { oneLine } from './text.ts';

// Names as people have them: typed with commas, copied from a table, or from a chat.

/** The head of a message that was copied from a chat: "[21.11.26, 18:03] Sepp: " or "21.11.26, 18:03 - Sepp: ". */
const MESSAGE = /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?\]?\s*(?:[-–]\s*)?[^:]*:\s*/u;
/** What introduces a list: "Dabei sind: ". No name holds a colon. */
const INTRODUCTION = /^[^,;\t]*:(?:\s+|$)/u;
/** Signs before an item of a list. */
const BULLET = /^(?:\[[ xX]?\]|[-–—*•·‣▪☐☑✓✔✅+>]\ufe0f?)\s*/u;
const NUMBER = /^\(?(\d{1,3})(?:\s*[.):]+\s*|\s*[-–]\s+|\s+)(?=\P{N})/u;
const TICK = /\s*[✓✔✅☑👍]\ufe0f?$/u;
const HEADING =
	/^(?:lfd\.? ?|start)?(?:nr|nummer|name|vorname|nachname|familienname|spieler|teilnehmer|mitglied)[.:]?$/iu;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * The names in a text, in their order, a name that stands there twice twice. A line, comma, semicolon, tab, "und" or
 * number in a list begins the next name; numbers, bullets, ticks, headings, and the heads of chat messages are left
 * out. Where several lines have columns, a line is one person: first name and surname stand in two of them.
 */
export function namesIn(text: string): readonly string[] {
	const lines = text
		.split(/\r\n|[\n\r\u2028\u2029]/u)
		.map((line) => line.replace(MESSAGE, '').replace(INTRODUCTION, ''));
	const rows = lines
		.filter((line, i) => i > 0 || !isHeading(line))
		.map(columnsOf)
		.filter((cells) => cells.length > 0);
	const isTable = rows.filter((cells) => cells.length > 1).length > 1;
	const names = (isTable ? rows.map(personIn) : rows.flat()).flatMap(listed).map(cleaned).filter(Boolean);
	// A lone number may be a name; beside others it is a count or a telephone.
	return names.some(hasLetters) ? names.filter((name) => !/^[\d\s/()+.-]+$/u.test(name)) : names;
}

/** The words of a name in a fixed order, whatever its capitals: the same text for "Huber Toni" and "Toni Huber". */
export const sortedName = (name: string): string =>
	name.toLocaleLowerCase('de').split(/\s+/).sort().join(' ');

/** Of several names those that are not known, each once. */
export function newNames(names: readonly string[], known: readonly string[]): readonly string[] {
	const taken = new Set(known.map(sortedName));
	return names.filter((name) => {
		const isNew = !taken.has(sortedName(name));
		taken.add(sortedName(name));
		return isNew;
	});
}

const cellsOf = (line: string): readonly string[] => line.split('\t').map((cell) => cell.trim());

const isHeading = (line: string): boolean => cellsOf(line).some((cell) => HEADING.test(cell));

/** The cells of a line that can hold a name. */
function columnsOf(line: string): readonly string[] {
	const cells = cellsOf(line);
	if (cells.length === 1) return cells.filter((cell) => cell !== '');
	return cells.filter((cell) => hasLetters(cell) && !cell.includes('@'));
}

/** A line of a table: a whole name in its first cell, or else its first two cells. */
function personIn([first = '', second = '']: readonly string[]): string {
	const name = itemOf(first);
	return second === '' || /\s/u.test(name) ? name : `${name} ${second}`;
}

/** A name of nobility keeps its "von und zu". */
const listed = (part: string): readonly string[] =>
	part.split(/[,;]|\s+(?:und(?!\s+zu\s)|&|\+)\s+/u).flatMap(countedUp);

/** "1 Toni 2 Vroni 3. Sepp": every number that goes on counting begins the next name. */
function countedUp(part: string): readonly string[] {
	let next = Number(NUMBER.exec(part.trim())?.[1] ?? NaN) + 1;
	return part
		.trim()
		.split(/\s+(?=\(?\d{1,3}[.):]?\s+\P{N}|\(?\d{1,3}[.):]\P{N})/u)
		.reduce<string[]>((names, piece, i) => {
			const isNext = i > 0 && Number(NUMBER.exec(piece)?.[1]) === next;
			if (isNext) next += 1;
			if (i === 0 || isNext) return [...names, piece];
			return [...names.slice(0, -1), `${names.at(-1) ?? ''} ${piece}`];
		}, []);
}

/** An item of a list without its sign and number. */
const itemOf = (text: string): string =>
	text.trim().replace(BULLET, '').replace(NUMBER, '').replace(BULLET, '');

const cleaned = (text: string): string => oneLine(itemOf(oneLine(text)).replace(TICK, ''));
