/** Whether everything is tried: every story, every game of it, every sheet and seed (`npm run whole`). */
export const isWhole = process.env['WHOLE'] === 'all';
