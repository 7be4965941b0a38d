// Its frame is drawn before any script runs: what stands on it without the club is in the page that is sent.
export const ssr = true;
export const prerender = true;
