/** Whether everything is tried: every story, every game of it, every sheet and seed (`npm run whole`). */
export const isWhole = process.env['WHOLE'] === 'all';

/** How many random cases a law is tried on: all of them where everything is tried, else an eighth, others every time. */
export const often = (runs: number): number => (isWhole ? runs : Math.ceil(runs / 8));

const GAMES = process.env['GAMES'];
/** Whether a second program is tried on as many games as somebody asks for, and its evenings after every entry. */
export const isLongRun = GAMES !== undefined;

/**
 * How many games a second program is tried on: as often as any law, or in the long run as many as are asked for. That is
 * `WHOLE=all GAMES=20000 npx vitest run` on its file; only with `WHOLE=all` it has the time.
 */
export const gamesTried = (runs: number): number => (isLongRun ? Number(GAMES) : often(runs));
