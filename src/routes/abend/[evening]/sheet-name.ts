/** A sheet of what happens beside the games. */
export type SheetName = 'dealer' | 'table' | 'seats' | 'head';
