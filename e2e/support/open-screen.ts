import type { Page } from '@playwright/test';

/** Opens an address and waits for what it shows. @returns whether all of it came within the page's time limit */
export async function openScreen(page: Page, address: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page.waitForFunction(standsThere).then(
    () => true,
    () => false,
  );
}

/**
 * Whether the page has all that it waits for: a slow machine is idle for a while before it begins. Where the server
 * refuses an address there is no product in it. Runs in the page.
 */
export function standsThere(): boolean {
  if (!document.getElementById('root')) return true;
  const hasBegun = document.querySelector('main')?.textContent.trim();
  const says = [...document.querySelectorAll('[role="status"]')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );
  const isLoading = says.some((words) => words.trim().startsWith('Loading'));
  return Boolean(hasBegun) && !isLoading && !document.querySelector('[class*="_skeleton_"]');
}
