import type { Page } from '@playwright/test';

/** Live regions, whose content is announced, including later insertions. */
const LIVE_REGIONS = '[aria-live="polite"], [aria-live="assertive"]';

/**
 * Records announcements like a screen reader: insertions into live regions that were there before.
 * Call it before a page is opened. @returns the announcements since the page was opened, oldest
 * first
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((places: string) => {
    const announcements: string[] = [];
    const isBehind = (place: Element) => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      return dialog !== undefined && !dialog.contains(place);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target.closest(places) : null;
        if (!place || isBehind(place)) continue;
        for (const { textContent } of addedNodes) announcements.push(textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { said: announcements });
  }, LIVE_REGIONS);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
