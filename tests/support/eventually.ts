import { vi } from 'vitest';

/** What is to be seen sooner or later, with what it gave: a busy machine is no fault. */
export const eventually = <T>(see: () => T | Promise<T>): Promise<T> => vi.waitFor(see, 20_000);
