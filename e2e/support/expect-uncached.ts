import { expect, type Page } from '@playwright/test';

/** Whether the browser can load a URL without the server. */
const isCached = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    url,
  );

/** Expects that a photo of the page, which the browser has cached, is no longer in its cache after an action. */
export async function expectUncachedAfter(page: Page, action: () => Promise<void>): Promise<void> {
  const photo = page.locator('img[src*="/photos/"]').first();
  const url = await photo.evaluate((image: HTMLImageElement) => image.src);
  expect(await isCached(page, url)).toBe(true);
  await action();
  expect(await isCached(page, url)).toBe(false);
}
