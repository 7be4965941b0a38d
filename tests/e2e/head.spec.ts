import type { Page } from '@playwright/test';
import { backDays, leave, writeEvent } from './support/calendar.ts';
import { closedEvening } from './support/kasse.ts';
import { euro, Table, typeNames } from './support/table.ts';
import { expect, test } from './support/test.ts';

// What an evening was opened with is corrected, on the two sizes of phone. 40 cents: Anna and Berti won a Rufspiel with a
// Deckel, 10 × 2 of each of the losers (§4.1, §4.4).
