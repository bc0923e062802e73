import type { Page, Route } from '@playwright/test';

/**
 * Keeps the answers of an address back, so that a screen can be seen waiting.
 * @param then what becomes of each call once they are let go
 * @returns what lets them go, and all that are asked for later
 */
export async function hold(
  page: Page,
  url: string,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    await then(route);
  });
  return () => gate.open?.();
}
