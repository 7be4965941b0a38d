import { formatISO } from 'date-fns/formatISO';

/** The same moment on this device's clock: ISO 8601 with its offset. */
export const localTime = (at: string): string => formatISO(new Date(at));
