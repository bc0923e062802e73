import type { Page } from '@playwright/test';

/** A picture to upload: a screenshot of the current page. */
export const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});
