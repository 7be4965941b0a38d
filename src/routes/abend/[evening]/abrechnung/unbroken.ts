/** A text whose amounts of money stay on one line: "0,50 €" is not torn from its sign. */
export const unbroken = (text: string): string => text.replaceAll(' €', '\u00a0€');
