/** Whether stories are told at their full size (`npm run whole`); in `npm test` at one that shows the same. */
export const isWhole = process.env['WHOLE'] === 'all';

/** Counts days, so that what is looked at in turn is another one tomorrow. */
export const turnOfToday = (): number => Math.floor(Date.now() / 86_400_000);
