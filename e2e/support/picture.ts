import type { Page } from '@playwright/test';

/** A picture as somebody would choose it: what stands on the screen just now. */
export const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});
