// The app lives in the browser alone: one page for every address, so that any link opens offline.
export const ssr = false;
