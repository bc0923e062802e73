import type { Page } from '@playwright/test';

/**
 * Opens a URL and waits for its content. @returns whether everything appeared within the page's
 * time limit
 */
export async function openScreen(page: Page, address: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page.waitForFunction(isFullyLoaded).then(
    () => true,
    () => false,
  );
}

/**
 * Whether the page has everything it waits for. A slow machine may be idle for a while before it
 * starts. If the server rejects a URL, the page doesn't contain the product. Runs in the page.
 */
export function isFullyLoaded(): boolean {
  if (!document.getElementById('root')) return true;
  const mainText = document.querySelector('main')?.textContent.trim();
  const statusTexts = [...document.querySelectorAll('[role="status"]')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );
  const isLoading = statusTexts.some((words) => words.trim().startsWith('Loading'));
  return Boolean(mainText) && !isLoading && !document.querySelector('[class*="_skeleton_"]');
}
