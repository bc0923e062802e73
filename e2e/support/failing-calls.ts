import type { Page } from '@playwright/test';

const inTrouble = { status: 500, json: { error: 'Something went wrong.', code: 'internal' } };

/** Makes calls of one method to a URL fail with a server error while `during` runs. */
export async function failing(
  page: Page,
  url: string,
  method: string,
  during: () => Promise<void>,
) {
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill(inTrouble) : route.fallback(),
  );
  await during();
  await page.unroute(url);
}
