import { FORM_SENTENCES, type Refusal } from '#lib/base/refusal.ts';

/** Why an entry from outside is refused because of its form. */
export const ENTRY_SENTENCES = {
	...FORM_SENTENCES,
	notEntry: 'ein Eintrag besteht aus Feldern',
	tooDeep: 'der Eintrag ist zu tief verschachtelt',
	notId: 'hier steht eine Kennung: ein Text von 1 bis {most} Zeichen',
	notText: 'hier steht ein Text von höchstens {most} Zeichen',
	notCents: 'hier stehen ganze Cent, weniger als 100.000 €',
	notCentsFromZero: 'hier stehen ganze Cent ab 0, weniger als 100.000 €',
	notDate: 'hier steht ein Tag des Kalenders wie 2026-11-20',
	notTime: 'hier steht eine Uhrzeit wie 19:30',
	notPicture: 'hier steht der Fingerabdruck eines Fotos: 43 Zeichen',
	notMoment: 'hier steht ein Zeitpunkt mit Zeitzone wie 2026-11-20T19:30:00+01:00',
	notList: 'hier steht eine Liste von höchstens {most}',
	empty: 'hier steht nichts',
	namedTwice: 'einer steht zweimal in der Liste',
	tallyTooLong: 'hier stehen höchstens {most} Mitspieler mit je einer Zahl',
	tallyOutside: 'hier steht je Mitspieler eine ganze Zahl von {least} bis {most}',
	crossSum: 'die Quersumme ist {sum} statt 0',
	tooFewSeats: 'am Tisch sitzen mindestens drei',
	notOnePerson: 'hier steht entweder ein Mitglied oder ein Name',
	paidHimself: 'wer zahlt und wer bekommt, sind zwei',
	dealerNotSeated: 'der Geber sitzt nicht am Tisch',
	rulebookReplaced: 'ein Regelbuch wird nie ersetzt: ein geändertes ist ein neues'
} as const;

export type EntryRefusal = Refusal<typeof ENTRY_SENTENCES>;
