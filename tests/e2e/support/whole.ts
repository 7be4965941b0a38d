/** Marks a story of which `npm test` holds the heart elsewhere: in another story of its screen, or in a room's own tests. */
export const WHOLE = { tag: '@whole' };
