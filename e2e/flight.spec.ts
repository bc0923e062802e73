import type { Browser, BrowserContext } from '@playwright/test';
import { signUpAthlete } from './support/people.ts';
import type { Product } from './support/product.ts';
import { done } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Lands the athlete's phone, with all its data, in another time zone. */
const airline =
  (browser: Browser, { url: baseURL }: Product) =>
  async (timezoneId: string, phone?: BrowserContext) => {
    const context = await browser.newContext({
      ...{ baseURL, timezoneId, viewport: { width: 390, height: 844 } },
      storageState: await phone?.storageState(),
    });
    return { context, page: await context.newPage() };
  };

const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone });

test('an athlete who lands in another time zone switches to it, or keeps the home zone', async ({
  browser,
  product,
}) => {
  const land = airline(browser, product);
  const { context: phone, page } = await land('America/Los_Angeles');
  const id = await signUpAthlete(phone, { timezone: 'Australia/Sydney' });
  const storedZone = async () => (await done(page.request.get(`/api/users/${id}`))).timezone;

  await test.step('days follow the home zone until the athlete switches', async () => {
    const day = page.locator('main time').first();
    const notice = page.getByText(/^This device is on Los Angeles time/);
    await page.goto('/dashboard');
    await expect(notice).toContainText('Your days still use Sydney time.');
    await expect(day).toHaveAttribute('datetime', dayIn('Australia/Sydney'));
    await page.getByRole('button', { name: 'Use Los Angeles time' }).click();
    await expectToast(page, 'Time zone changed', 'Your days now use Los Angeles time.');
    await expect(notice).toBeHidden();
    expect(await storedZone()).toBe('America/Los_Angeles');
    await expect(day).toHaveAttribute('datetime', dayIn('America/Los_Angeles'));
  });

  const next = await land('Australia/Adelaide', phone);
  const notice = next.page.getByText(/^This device is on Adelaide time/);
  await test.step('on another flight they keep the zone, and aren’t asked again', async () => {
    await next.page.goto('/peak-week');
    await expect(notice).toContainText('Your days still use Los Angeles time.');
    await next.page.getByRole('button', { name: 'Keep Los Angeles' }).click();
    await expect(notice).toBeHidden();
    expect(await storedZone()).toBe('America/Los_Angeles');
    // The prefetch for offline use comes long after the notice would.
    const readAhead = next.page.waitForResponse(`**/api/users/${id}/check-ins*`);
    await next.page.goto('/dashboard');
    await readAhead;
    await expect(notice).toBeHidden();
  });

  const last = await land('America/New_York', next.context);
  await test.step('in a third zone they are asked', async () => {
    await last.page.goto('/dashboard');
    await expect(last.page.getByText(/^This device is on New York time/)).toBeVisible();
  });
  for (const { context } of [{ context: phone }, next, last]) await context.close();
});
