import type { Page } from '@playwright/test';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** The pages that the service worker shows without waiting for the server. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const stored = await (await caches.open('posedown-pages')).keys();
    return stored.map(({ url }) => url.slice(location.origin.length));
  });

/** Makes the stored page differ from the server's, as after an update. */
const outdatePage = (page: Page, key: string) =>
  page.evaluate(async (path) => {
    const pages = await caches.open('posedown-pages');
    const stored = await pages.match(path);
    const text = (await stored?.text())?.replace('</head>', '<meta name="outdated"></head>');
    await pages.put(path, new Response(text, { headers: stored?.headers ?? {} }));
  }, key);

test('a page opens again without waiting for the server, but not for another role or after an update', async ({
  page,
  context,
}) => {
  const key = '/dashboard?role=client';
  const outdated = page.locator('meta[name=outdated]');
  await signUpAthlete(context);
  // A page is stored once the whole app is, some seconds after the first visit.
  const visit = async () => {
    await page.goto('/dashboard');
    return storedPages(page);
  };
  await expect.poll(visit, { timeout: 90_000, intervals: [15_000] }).toContain(key);

  await test.step('without a network it is the same page, with its content policy', async () => {
    await context.setOffline(true);
    const reply = await page.goto('/dashboard');
    expect(await reply?.headerValue('content-security-policy')).toContain("script-src 'self'");
    await expect(page.locator('#first-reads')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('after an update the previous version is shown once', async () => {
    await outdatePage(page, key);
    await page.goto('/dashboard');
    await expect(outdated).toBeAttached();
    await expect.poll(() => storedPages(page)).toEqual([]);
    await page.goto('/dashboard');
    await expect(outdated).toHaveCount(0);
    await expect.poll(() => storedPages(page)).toEqual([key]);
  });

  await test.step('logged-out visitors never get it', async () => {
    await outdatePage(page, key);
    await context.clearCookies();
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    await expect(outdated).toHaveCount(0);
  });
});
