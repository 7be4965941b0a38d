import { deflateSync, inflateSync } from 'fflate';
import { isTimedId, timeOf } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { isId } from '#lib/log/field-bounds.ts';
import { isFields } from '#lib/rules/patch.ts';
import { unionById } from './merge.ts';
import { checkDepth, SIZE_LIMIT } from './envelope.ts';
import { IdTable, readIds } from './packed-ids.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';

// Entries for a code on a screen, version 1. First the ids as numbers: those of the entries, then those they name. Behind them
// JSON, packed: the club, whose device it is (or nothing), the offset from UTC of the first entry, and the entries without what the numbers tell. An id
// in a text is `~` and how many entries back it stands, or `^` and its number among the named ones; a text that begins
// with one of these signs, or with `=`, has a `=` before it.

/** Frequent pieces of an entry as it is packed; the likeliest last. Fixed for version 1. */
const DICTIONARY = new TextEncoder().encode(
	[
		'"kind":"club","name":"Schafkopf-Freunde Stammtisch Verein","kind":"member","member":"^","name":"","nickname":"","joined":"left":"',
		'"kind":"rulebook","rulebook":"base":"changes":{"kind":"booking","amount":"purpose":"date":"2026-2027-"kind":"paid","amount":',
		'"kind":"championship","championship":"^","year":2026,"system":"zockmeisterschaft","games":40,"players":["^"],"numbers":{"plan":[[[1,2,3,4],"previousPlaces":{',
		'"kind":"dispute","swing":{"best":{"kind":"substitute","out":"in":"kind":"approval","approved":true"kind":"playoff","winner":"loser":"kind":"event","title":"place":',
		'"kind":"draw","championship":"what":"seats","what":"lots","what":"numbers","result":["^","again":"',
		'"kind":"incident","incident":"vergeben","player":"incident":"verabhebt""falschKassiert","from":["to":["kind":"roundEnd","kind":"agreed","anyContractWinsStock":',
		'"kind":"round","round":"bockrunde","mungorunde","gardareizrunde","stoecklesrunde","megastoecklesrunde","riminirunde","abschlussrunde","geschoben":true,"vote":{"mungorunde":2,"bockrunde":2}',
		'"contract":"grosskopferter","unreineSauerei","sauerei","feigesMastschwein","schwarte","feigeSau","keiler","knorpel","ferkelparade","hybridschwein","eber","hauer","wutz","zucht","declarer":"',
		'"gegenhieb":"huftritt":"spiess":true"offen":true"trog":true"trogAugen":"stellung":"aufschlag""hinterhalt""card":"saukopf":["declarer"],"mueller":"opponents","laufende":{"side":"declarer","count":',
		'"bid":61,"bid":"schwarz","bought":{"buyer":"seller":"price":"outOfTurn":true,"dealtBy":"foul":{"player":"^","kind":"karte"}"verraten"',
		'"contract":"gargaraz","farbgeier","farbwenz","geier","bettel","kreuz","ramsch","hochzeit","losers":["durchmarsch":"hinleger":"tricks":{"spritzen":["jungfrau":["muss":true',
		'"kind":"seats","seats":["^0","^1","^2","^3"],"dealer":"^"},"kind":"evening","evening":"^0","date":"2026-11-20","occasion":"meisterschaft","occasion":"abend","ausflug","rulebook":"saukopf","muenchen","schafkopfschule","weitnau","allgaeu","seats":["^1","^2","^3","^4"],"dealer":"^4","partie":1,"table":1,"stock":0,"rate":10,"championship":"^',
		'"note":"","before":"~"replaces":"~1"{"kind":"void","target":"~1"},{"kind":"tick","evening":"^0","remark":"',
		'{"kind":"passed","evening":"^0","seen":"~1"},{"kind":"close","evening":"^0"},{"kind":"confirm","evening":"^0","member":"^1"},{"kind":"confirm","evening":"^0","member":"^2"},',
		'"augen":{"^1":"^2":"^3":"^4":"contract":"mungo","contract":"sie","tout":true,"schwarz":true,"schneider":true,"won":false,"won":true,"schuss":1,"schuss":2,"deckel":["^1","^2"],"laufende":3,"laufende":0,"augen":61},"seen":"~1"},',
		'{"kind":"game","evening":"^0","game":{"contract":"wenz","declarer":"^2","suit":"schell"{"contract":"solo","declarer":"^3","suit":"herz","suit":"laub","suit":"eichel","deckel":["^3"],"deckel":[],"augen":61,"won":true},"seen":"~1"},',
		'{"kind":"game","evening":"^0","game":{"contract":"rufspiel","declarer":"^1","partner":"^2","suit":"eichel","won":true},"seen":"~1"},'
	].join('')
);

/** How many bytes one packed byte can come to, and more. */
const DENSEST = 1100;

/** Some entries of a club as they are shown; nobody has looked at a single one yet. */
export interface Shown {
	readonly club: string;
	/** The member whose device shows them; null if it does not know. */
	readonly from: string | null;
	readonly entries: readonly unknown[];
}

/** The entries in as few bytes as `unpackEntries` needs; the same for the same entries in any order. */
export function packEntries(club: string, from: string | null, log: readonly AnyEntry[]): Uint8Array {
	const { entries } = unionById(log);
	const table = new IdTable(entries.flatMap(({ id }) => (isTimedId(id) ? [id] : [])));
	const offset = offsetOf(entries[0]?.at ?? '');
	let own = 0;
	const shrunk = entries.map(({ id, at, ...rest }) => {
		const timed = isTimedId(id);
		if (timed) own++;
		const said = timed && at === timeText(timeOf(id) ?? 0, offset) ? {} : { at };
		const words = (text: string): string => table.shorten(text, own - 1);
		return { ...(timed ? {} : { id: words(id) }), ...said, ...(mapTexts(rest, words) as object) };
	});
	const json = new TextEncoder().encode(JSON.stringify([club, from, offset, ...shrunk]));
	const packed = deflateSync(json, { level: 9, dictionary: DICTIONARY });
	return table.write(new NumberWriter()).whole(json.length).bytes(packed).done();
}

/** Reads what `packEntries` wrote; null for anything else. Never throws. */
export function unpackEntries(bytes: Uint8Array): Shown | null {
	const reader = new NumberReader(bytes);
	const ids = readIds(reader);
	const length = reader.whole(SIZE_LIMIT);
	if (!ids || !reader.intact || length === 0) return null;
	const packed = reader.rest();
	// Nothing can be packed better, so no code claims room for nothing.
	const parts = length > packed.length * DENSEST ? null : readParts(packed, length);
	if (!parts) return null;
	const [club, from, offset, ...entries] = parts;
	if (!isId(club) || !(from === null || isId(from)) || typeof offset !== 'number') return null;
	let own = 0;
	let sound = true;
	const lengthen = (text: string): string => {
		const long = ids.lengthen(text, own - 1);
		sound &&= long !== null;
		return long ?? '';
	};
	const grown = entries.map((entry) => {
		if (!isFields(entry)) return (sound = false);
		const timed = !('id' in entry);
		const id = timed ? ids.own[own++] : undefined;
		const at = 'at' in entry || !id ? {} : { at: timeText(timeOf(id) ?? 0, offset) };
		if (timed && !id) sound = false;
		return { ...(timed ? { id } : {}), ...at, ...(mapTexts(entry, lengthen) as object) };
	});
	return sound && own === ids.own.length ? { club, from, entries: grown } : null;
}

function readParts(packed: Uint8Array, length: number): readonly unknown[] | null {
	try {
		// The unpacker never takes more room than this; one byte more would show that there is more.
		const json = inflateSync(packed, { out: new Uint8Array(length + 1), dictionary: DICTIONARY });
		const text = new TextDecoder('utf-8', { fatal: true }).decode(json);
		const parts: unknown = json.length === length && checkDepth(text) ? JSON.parse(text) : null;
		return Array.isArray(parts) ? parts : null;
	} catch {
		return null;
	}
}

/** The value with every text in it changed, names of fields too. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return change(value);
	if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [change(key), mapTexts(each, change)])
	);
}

/** Minutes that a written time is ahead of UTC; 0 if it does not say. */
function offsetOf(at: string): number {
	const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(at) ?? [];
	return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** A moment to the second as a device with this offset writes it; empty if there is no such one. */
function timeText(milliseconds: number, offset: number): string {
	const local = new Date(milliseconds + offset * 60_000);
	if (Number.isNaN(local.getTime())) return '';
	const two = (number: number): string => String(Math.trunc(number)).padStart(2, '0');
	const ahead = Math.abs(offset);
	const zone = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
	return `${local.toISOString().slice(0, 19)}${zone}`;
}
