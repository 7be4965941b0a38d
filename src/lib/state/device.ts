import { formatISO } from 'date-fns/formatISO';

/** The part of a worker that live objects use. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The same moment on this device's clock: ISO 8601 with its offset. */
export const localTime = (at: string): string => formatISO(new Date(at));
