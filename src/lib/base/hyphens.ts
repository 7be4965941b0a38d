/**
 * The game's long words, with what a line may end after. Not every browser has a German dictionary, and one without breaks no
 * word; with a table's narrow columns that would push the last one off a small phone.
 */
const JOINTS = [
	'Grob|schlächter|straf|punkte Rau|borstig|keit Glücks|schwein Stall|geruch Bolzen|schuss Trog|sauger Haxn|spalter',
	'Groß|kopferte Nicht|spieler Paar|hufer Spieler|partei Hybrid|schwein Ferkel|parade Mast|schwein',
	'Stöckles|runde Steckles|runde Garda|reiz|runde Ab|schluss|runde Mungo|runde Rimini|runde Zock|meister|schaft',
	'Einzel|spiel Grund|preis Schnei|der Laufen|de Farb|geier Farb|wenz Farb|solo Ruf|spiel Garga|raz Abrech|nung',
	'Hin|gelegt Allge|meine Ver|doppeln Geschul|dete Erklä|rungen Regel|widrige',
	'Bock|runde Zock|ausflug Mungo|fürchter Schaf|kopf Sonder|spiel Spiel|recht Grund|lage Be|zahlung Reihen|folge',
	'Zurück|nehmen Ver|geben Ver|ab|hebt Zusammen|geworfen Augen|zwinkern Uhr|zeiger|sinn Gegen|über|sitzt',
	'Fest|legung Rang|folgen Verlie|rer Gewin|ner Meister|schaft Vorbe|reitungen'
].flatMap((line) => line.split(' '));

const SOFT_HYPHEN = '\u00ad';
const BROKEN = new Map(
	JOINTS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)] as const)
);
// The longer word first: the shorter may be its end.
const LONG = new RegExp(
	`(\\p{L}?)(${[...BROKEN.keys()].sort((a, b) => b.length - a.length).join('|')})`,
	'giu'
);

/** A text whose long words may be broken at their joints, with a hyphen that shows only there. */
export const breakable = (text: string): string =>
	text.replace(LONG, (all, before: string, word: string) => {
		const known = BROKEN.get(word);
		if (known !== undefined) return before + known;
		// Its first letter may be small, most often inside another word: "Megastöcklesrunde".
		const capital = BROKEN.get(word.charAt(0).toLocaleUpperCase('de') + word.slice(1));
		if (capital === undefined) return all;
		return before + (before && SOFT_HYPHEN) + word.charAt(0) + capital.slice(1);
	});
