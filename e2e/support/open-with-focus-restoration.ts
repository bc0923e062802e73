import type { Page } from '@playwright/test';

/** Opens a page and waits for focus restoration, which starts once the page is idle. */
export async function openWithFocusRestoration(page: Page, path: string): Promise<void> {
  const keeper = page.waitForResponse(/once-idle/);
  await page.goto(path);
  await (await keeper).finished();
}
