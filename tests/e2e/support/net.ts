import type { Page } from '@playwright/test';
import { isWhole } from '../../support/whole.ts';
import { offlineReady, type App } from './app.ts';

/**
 * For a story that needs no net, and is told without one where everything is tried. Else evening.spec, shell.spec and
 * update.spec go offline for all: every file of the build is installed, whichever screen asks for it.
 */
export const installedWhereWhole = { serviceWorkers: isWhole ? 'allow' : 'block' } as const;

/** Goes offline in such a story; what is done after it reaches no server where everything is tried. */
export async function leaveNet(page: Page, app: App): Promise<void> {
	if (!isWhole) return;
	await offlineReady(page);
	await app.stop();
}
