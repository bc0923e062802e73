import type { Page } from '@playwright/test';

/** What is heard where it stands, and so is what comes into it later. */
const HEARD = '[aria-live="polite"], [aria-live="assertive"]';

/**
 * Listens as a screen reader does: to what comes into a place that is heard and was there before.
 * Call it before a page is opened.
 * @returns what was said on the page since it was opened, the oldest first
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((places: string) => {
    const said: string[] = [];
    const isBehind = (place: Element) => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      return dialog !== undefined && !dialog.contains(place);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target.closest(places) : null;
        if (!place || isBehind(place)) continue;
        for (const { textContent } of addedNodes) said.push(textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { said });
  }, HEARD);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
