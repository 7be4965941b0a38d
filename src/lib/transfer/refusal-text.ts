import { sentenceOf, type Fault, type Refusal } from '#lib/base/refusal.ts';
import { ENTRY_SENTENCES } from '#lib/log/refusal-text.ts';
import { RULES_SENTENCES } from '#lib/rules/refusal-text.ts';
import { BOOK_SENTENCES } from '#lib/rules/house/refusal-text.ts';
import { SAUKOPF_SENTENCES } from '#lib/rules/saukopf/refusal-text.ts';
import { inWords } from '#lib/rules/words-in-text.ts';

/** What to do with a file of which a part is missing. */
const ANOTHER = 'Lass sie dir noch einmal schicken, oder nimm eine andere Sicherung.';

/**
 * Why a club file is refused: the file itself, the form of an entry, a rule of its book, or a conflict with what is
 * here.
 */
export const FILE_SENTENCES = {
	...ENTRY_SENTENCES,
	...RULES_SENTENCES,
	...SAUKOPF_SENTENCES,
	...BOOK_SENTENCES,
	// The file as a whole.
	fileTooLarge: 'Die Datei ist entpackt größer als {most} MB und wird nicht gelesen.',
	fileTooDeep: 'Die Datei ist zu tief verschachtelt und wird nicht gelesen.',
	fileUnreadable: 'Die Datei lässt sich nicht lesen.',
	zipped: 'Das ist eine ZIP-Datei. Fotos von Belegen liest du in der Kasse ein, unter „Für den Kassier“.',
	notUnpacked: `Die Datei ist beschädigt oder unvollständig: Sie lässt sich nicht entpacken. ${ANOTHER}`,
	notUtf8: 'Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt.',
	notJson: `Das ist keine Vereinsdatei dieser App, oder sie ist beschädigt oder unvollständig. ${ANOTHER}`,
	notClubFile: 'Das ist keine Vereinsdatei dieser App.',
	newerVersion:
		'Diese Datei stammt aus einer neueren Fassung der App. Bitte die App aktualisieren und die Datei noch einmal öffnen.',
	otherVersion: 'Die Fassung der Datei ist nicht {version}.',
	clubMissing: 'In der Datei steht nicht, von welchem Verein sie ist.',
	entriesMissing: 'In der Datei fehlt die Liste der Einträge.',
	tooManyEntries: 'Die Datei hat mehr als {most} Einträge und wird nicht gelesen.',
	clubTooLarge:
		'Nichts geschrieben: Der Verein passt in keine Datei mehr, höchstens {most} Einträge und {size} MB. Beginne unter „Verein“ einen neuen; dieser bleibt hier zum Nachschauen.',
	clubNearlyFull:
		'Der Verein hat {entries} Einträge, und mehr als {most} passen in keine Datei. Sichere ihn jetzt und beginne unter „Verein“ einen neuen, bevor er voll ist; dieser bleibt hier zum Nachschauen.',
	moreFaults: 'Es gibt weitere Fehler, die hier nicht stehen.',
	// Beside other entries.
	idTwice: 'steht zweimal da, mit verschiedenem Inhalt',
	idClash: 'steht hier und in der Datei mit verschiedenem Inhalt',
	otherClub: 'Diese Datei gehört zu einem anderen Verein. Unter „Sicherung“ kannst du ihn dazulegen.',
	memberUnknown: 'diesen Mitspieler kennt die Datei nicht',
	replacesItself: 'ein Eintrag ersetzt sich nicht selbst',
	replacesOtherKind: 'ersetzt einen Eintrag anderer Art ({kind})',
	beatsHimself: 'keiner gewinnt ein Entscheidungsspiel gegen sich selbst',
	// By the book of its evening.
	rulebookTaken: '„{rulebook}“ heißt schon ein anderes Regelbuch',
	rulebookUnknown: 'das Regelbuch „{rulebook}“ kennt diese Fassung nicht',
	rulebookVoided: 'ein Regelbuch wird nie gestrichen',
	seatsOutside: 'beim {game} sitzen {fewest} bis {most} am Tisch, nicht {seats}',
	notSaukopf: 'an diesem Abend wird Schafkopf gespielt, kein Saukopf',
	notSchafkopf: 'an diesem Abend wird Saukopf gespielt, kein Schafkopf',
	incidentUnknown: 'das Regelbuch {book} kennt das nicht',
	nobodyNamed: 'hier fehlt, wer es war',
	takerPaid: 'wer zu viel kassiert hat, hat es nicht auch gezahlt',
	voteMungorunde: '{mungorunde} für die Mungorunde, {bockrunde} für die Bockrunde: das ist eine Mungorunde',
	voteBockrunde: '{mungorunde} für die Mungorunde, {bockrunde} für die Bockrunde: das ist eine Bockrunde'
} as const;

export type FileRefusal = Refusal<typeof FILE_SENTENCES>;

/** One fault of a file: the entry (null for the file itself), the path into it, and the reason. */
export interface FileFault extends Fault<FileRefusal> {
	readonly entry: string | null;
}

export const fileSentence = (refusal: FileRefusal): string =>
	inWords(null, sentenceOf(FILE_SENTENCES, refusal));
