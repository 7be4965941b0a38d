import { asSentence } from '#lib/base/refusal.ts';
import { besideOthers, capital } from '#lib/base/text.ts';
import { isFields } from '#lib/rules/patch.ts';
import { OWN_CONTRACTS, type OwnContract } from '#lib/rules/vocabulary.ts';
import { CONTRACT_WORDS } from '#lib/rules/house/templates.ts';
import { fileSentence, type FileFault, type FileRefusal } from './refusal-text.ts';

// Why a file is refused, as a screen says it: no field of the file is named, but what of the club it is about. The command
// line names entry and path.

/** As many faults as somebody can read; the first ones help most. */
const SHOWN = 5;

/** What an entry of a kind is called where something is wrong with it. */
const WHAT: Readonly<Record<string, string>> = {
	club: 'Name des Vereins',
	member: 'Mitglied',
	rulebook: 'Regelbuch',
	evening: 'Abend',
	seats: 'Sitzordnung',
	game: 'Spiel',
	passed: 'Spiel',
	incident: 'Vorfall',
	round: 'Runde',
	booking: 'Buchung',
	championship: 'Meisterschaft',
	paid: 'Zahlung',
	event: 'Termin'
};

/** Fields of a book and of entries, as the editor and the table call them; what is not here goes unsaid. */
const PLACES: Readonly<Record<string, string>> = {
	contracts: 'Spiele',
	base: 'Preis',
	augen: 'Augen',
	laufende: 'Laufende',
	schneider: 'Schneider',
	schwarz: 'Schwarz',
	schuss: 'Verdoppeln',
	tout: 'Tout',
	deckel: 'Deckel',
	legen: 'Legen',
	unit: 'Einheit',
	rounding: 'Runden',
	cap: 'Höchstpreis',
	stock: 'Stock',
	pots: 'Töpfe',
	fees: 'Gebühren',
	sentences: 'was danach folgt',
	rounds: 'Runden am Tisch',
	words: 'Wörter',
	order: 'Reihenfolge der Spiele',
	kopfgeld: 'Kopfgeld',
	name: 'Name',
	date: 'Datum',
	amount: 'Betrag',
	purpose: 'Zweck',
	seats: 'Plätze',
	dealer: 'Geber',
	declarer: 'Spieler',
	partner: 'Mitspieler',
	bought: 'Kauf',
	note: 'Bemerkung',
	at: 'Zeitpunkt',
	players: 'Teilnehmer',
	year: 'Jahr'
};

/** The faults as sentences; `text` is the file that has them, if its entries can be named. */
export function faultTexts(faults: readonly FileFault[], text?: string): readonly string[] {
	const entries = faults.some(({ entry }) => entry !== null) ? entriesIn(text) : new Map<string, never>();
	const shown = [...new Set(faults.slice(0, SHOWN).map((fault) => faultText(fault, entries)))];
	const rest = faults.length - Math.min(faults.length, SHOWN);
	return rest > 0 ? [...shown, `und ${rest} ${rest === 1 ? 'weiterer' : 'weitere'} Fehler`] : shown;
}

/** Its id says nothing to anybody. */
const BOOK_MISSING = 'das Regelbuch dazu fehlt in der Datei, und diese Fassung der App kennt es nicht.';

type Named = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The entries of a file that was refused, by id: they may say anything. */
function entriesIn(text: string | undefined): Named {
	if (text === undefined) return new Map();
	const { entries } = JSON.parse(text.replace(/^\uFEFF/, '')) as { entries: readonly unknown[] };
	return new Map(entries.filter(isFields).map((one) => [String(one['id']), one]));
}

function faultText({ entry, path, refusal }: FileFault, entries: Named): string {
	const said = plainSentence(refusal);
	if (entry === null) return path.startsWith('entries.') ? `Ein Eintrag: ${said}.` : said;
	const of = entries.get(entry);
	if (refusal.code === 'rulebookUnknown') return `${(of && whatOf(of)) ?? 'Ein Eintrag'}: ${BOOK_MISSING}`;
	const where = [of && whatOf(of), ...placesIn(path)].filter((part) => part !== undefined);
	return where.length > 0 ? `${where.join(', ')}: ${said}.` : asSentence(said);
}

/** What a program would say of its own words: nobody at a table knows "always" or "true". */
const PLAIN: Partial<Record<FileRefusal['code'], string>> = {
	notOneOf: 'das gibt es hier nicht',
	notYesOrNo: 'hier steht ja oder nein'
};
const plainSentence = (refusal: FileRefusal): string => PLAIN[refusal.code] ?? fileSentence(refusal);

/** "Regelbuch „Haus“", "Spiel"; undefined for a kind that has no name here. */
function whatOf({ kind, name }: Readonly<Record<string, unknown>>): string | undefined {
	const what = WHAT[String(kind)];
	if (!what || typeof name !== 'string' || name === '') return what;
	return `${what} „${besideOthers(name.slice(0, 80))}“`;
}

function placesIn(path: string): readonly string[] {
	const keys = path.split('.');
	const said = keys.flatMap((key, i) =>
		keys[i - 1] === 'contracts' ? contractOf(key) : (PLACES[key] ?? [])
	);
	return said.filter((word, i) => !(word === PLACES['contracts'] && i < said.length - 1));
}

/** A club's own has only a number where its name can't be read. */
const contractOf = (key: string): string =>
	OWN_CONTRACTS.find((own) => own === key) ? CONTRACT_WORDS[key as OwnContract] : capital(key);
