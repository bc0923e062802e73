import type { Page } from '@playwright/test';

/** Opens a page and waits for what keeps the place of the keyboard, which comes once the page is idle. */
export async function openKept(page: Page, path: string): Promise<void> {
  const keeper = page.waitForResponse(/focus-later/);
  await page.goto(path);
  await (await keeper).finished();
}
