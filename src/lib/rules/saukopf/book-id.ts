/** The book's id, for code that must not load the book. */
export const SAUKOPF_ID = 'saukopf';
