import type { Page } from '@playwright/test';

/**
 * Keeps the answers of an address back, so that a screen can be seen waiting.
 * @returns what lets them go, and all that are asked for later
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.open?.();
}
