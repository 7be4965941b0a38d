/** Whether everything is tried: every story, every game of it, every sheet and seed (`npm run whole`). */
export const isWhole = process.env['WHOLE'] === 'all';

/** How many random cases a law is tried on: all of them where everything is tried, else an eighth, others every time. */
export const often = (runs: number): number => (isWhole ? runs : Math.ceil(runs / 8));
