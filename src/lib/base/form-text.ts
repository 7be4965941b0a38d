/** What can be wrong with the form of data from outside: of an entry, or of a club's own book. */
export const FORM_SENTENCES = {
	fieldMissing: 'das Feld fehlt',
	notFields: 'hier stehen mehrere Felder',
	notNumber: 'hier steht eine ganze Zahl von {least} bis {most}',
	notYesOrNo: 'hier steht ja oder nein (true oder false)',
	notOneOf: 'möglich ist hier nur: {words}'
} as const;
