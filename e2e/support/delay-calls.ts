import type { Page, Route } from '@playwright/test';

/**
 * Delays the responses of a URL, so that a screen can be tested while waiting.
 * @param then what happens to each call once it is released
 * @returns a function that releases them and all later calls
 */
export async function delayCalls(
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
