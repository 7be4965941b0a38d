/** A sheet for what happens besides the games. */
export type SheetName = 'dealer' | 'table' | 'seats' | 'head' | 'talk' | 'complaint' | 'codes';
