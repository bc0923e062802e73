import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { fillSet } from './support/fill-set.ts';
import { goOffline } from './support/no-network.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const setsDone = (page: Page) => page.getByRole('button', { name: /^Correct set/ });

/** The responses saved on the device, by URL. */
const cachedReplies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('posedown.answers');
        opening.onerror = () => reject(opening.error);
        // It doesn't exist yet, or logging out has deleted it.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve({});
        };
        opening.onsuccess = () => {
          const stored = opening.result.transaction('answers').objectStore('answers').getAll();
          stored.onsuccess = () =>
            resolve(
              Object.fromEntries(stored.result.map(({ key, data }) => [key, JSON.stringify(data)])),
            );
          opening.result.close();
        };
      }),
  );

const cachedUrls = async (page: Page) => Object.keys(await cachedReplies(page));

const ASSETS = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url));
/** The app's own files, and only the small fonts. */
const APP_FILES = readdirSync(ASSETS).filter(
  (name) => /\.(js|css|svg|woff2)$/.test(name) && !/-latin-[\w-]*\.woff2$/.test(name),
);

/** The assets that the service worker has cached. */
const cachedAssets = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.includes('/assets/')).length;
  });

/** The resources and stylesheets of a page that the service worker has not cached. */
const missingParts = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const parts = [...loaded, ...styles.map(({ href }) => href), '/app.html'].filter((address) =>
      /\/assets\/(?!.*-latin-)|app\.html/.test(address),
    );
    const found = await Promise.all(
      parts.map((part) => caches.match(part, { ignoreSearch: true })),
    );
    return parts.filter((_, at) => !found[at]);
  });

/** Opens the product once, until the device can open it without a network. */
async function openOnce(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => cachedAssets(page)).toBe(APP_FILES.length);
  const look = () => cachedUrls(page);
  await expect.poll(look).toContain('["/api","training","today"]');
  await expect.poll(look).toContain('["/api","auth","me"]');
  for (const read of ['nutrition-plans', 'check-ins', 'supplement', '"messages",{"limit"']) {
    await expect.poll(async () => (await look()).join()).toContain(read);
  }
}

const diaryOf = async (context: BrowserContext, userId: string) =>
  (await (await context.request.get(`/api/users/${userId}/nutrition-logs`)).json()).logs;

test('the first page opens again without a network a moment later', async ({ page, context }) => {
  const reopen = async (name: string | RegExp) => {
    await page.waitForLoadState('networkidle');
    // Controls the page once everything it caches on install is there.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => missingParts(page)).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await context.setOffline(false);
  };
  await page.goto('/login');
  await reopen('Log in');
  await page.goto('/');
  await reopen(/^Walk on stage/);
  await signUpAthlete(context);
  await page.goto('/dashboard');
  for (const read of ['["/api","auth","me"]', '["/api","dashboard"]']) {
    await expect.poll(() => cachedUrls(page)).toContain(read);
  }
  await reopen(/^Welcome back/);
});

test('without a network the product opens with today’s plans, and sends later what is logged', async ({
  page,
  context,
}) => {
  const userId = await signUpAthlete(context);
  await openOnce(page);
  const restoreNetwork = await goOffline(context, page);

  await test.step('the day’s workout is there, and its sets survive a reload', async () => {
    await page.goto('/workout-session');
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await button(page, 'Start Workout').tap();
    await fillSet(page);
    await button(page, 'Complete Set').tap();
    await expect(setsDone(page)).toHaveCount(1);
    await page.reload();
    await expect(setsDone(page)).toHaveCount(1);
  });

  await test.step('a meal is logged as planned, once', async () => {
    await page.goto('/nutrition/meal-plan');
    await button(page, 'Log as planned: Breakfast').tap();
    await expectToast(page, 'Saved on this device', 'Breakfast as planned');
    await page.reload();
    await expect(page.getByText(/kcal logged today/)).toBeVisible();
    await expect(button(page, 'Log as planned: Breakfast')).toHaveCount(0);
  });

  await test.step('the dashboard counts it', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(/kcal left to eat/)).toBeVisible();
  });

  await test.step('everything the notice names can be logged, even if never opened before', async () => {
    await page.goto('/nutrition/supplements');
    await expect(page.getByText('Nothing on your list')).toBeVisible();
    await page.goto('/messages');
    await page.getByRole('textbox', { name: /^Message / }).fill('From the cellar');
    await button(page, 'Send').tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'From the cellar' })).toBeVisible();
    await page.goto('/check-in');
    await page.getByRole('radio', { name: 'Good', exact: true }).check({ force: true });
    await page.getByRole('slider', { name: 'Energy level' }).fill('7');
    await button(page, 'Check in').tap();
    await expectToast(page, 'Saved on this device');
  });

  await test.step('a quick log works too, and a mistake is undone', async () => {
    await page.goto('/nutrition/quick-log');
    for (const name of ['Soup', 'Cake']) {
      await page.getByRole('textbox', { name: 'Meal name' }).fill(name);
      await page.getByRole('textbox', { name: 'Calories' }).fill('250');
      await button(page, 'Log Meal').tap();
      await expectToast(page, 'Saved on this device', name);
      await page.waitForURL(/\/dashboard$/);
      if (name === 'Cake') await button(page, 'Undo').tap();
      await page.goto('/nutrition/quick-log');
    }
  });

  await test.step('pending entries are visible, though the diary itself isn’t', async () => {
    await page.goto('/nutrition/progress');
    await expect(page.getByText('Soup')).toBeVisible();
    await expect(page.getByText('On this device, not synced yet').first()).toBeVisible();
  });

  await test.step('once online, the diary and the workout have them', async () => {
    await restoreNetwork();
    await page.goto('/nutrition/progress');
    await expect(page.getByText('Soup')).toBeVisible();
    await expect(page.getByText('On this device, not synced yet')).toHaveCount(0);
    const names = async () =>
      (await diaryOf(context, userId)).map(({ foodName }: { foodName: string }) => foodName);
    await expect.poll(names).toContain('Soup');
    expect(await names()).not.toContain('Cake');
    expect((await names()).length).toBeGreaterThan(1);
    const today = async () => (await context.request.get('/api/training/today')).json();
    await expect.poll(async () => JSON.stringify((await today()).open)).toContain('"reps":8');
  });

  await test.step('logging out leaves nothing on the device', async () => {
    await page.goto('/dashboard');
    await button(page, 'Open the menu').tap();
    await button(page, 'Logout').tap();
    await page.waitForURL(/\/$/);
    await expect.poll(() => cachedUrls(page)).toEqual([]);
  });
});

test('work started online continues offline, and behind a proxy that can’t reach the server', async ({
  page,
  context,
  product,
}) => {
  await signUpAthlete(context);
  await openOnce(page);

  await test.step('a set on the server is there after a reload without a network', async () => {
    await page.goto('/workout-session');
    await button(page, 'Start Workout').tap();
    await fillSet(page);
    await button(page, 'Complete Set').tap();
    await expect
      .poll(async () => (await cachedReplies(page))['["/api","training","today"]'])
      .toContain('"reps":8');
    await expect.poll(() => cachedUrls(page)).toContain('["/api","exercises"]');
    await context.setOffline(true);
    await page.reload();
    await expect(setsDone(page)).toHaveCount(1);
    await button(page, 'Swap').tap();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a proxy’s own error page doesn’t count as a server response', async () => {
    const { hostname, port } = new URL(product.url);
    await product.kill();
    const proxy = createServer((_request, response) => response.writeHead(502).end('Bad Gateway'));
    await new Promise<void>((resolve) => proxy.listen(Number(port), hostname, resolve));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(page.getByText('We can’t reach the server.')).toBeVisible();
    await page.goto('/workout-session');
    await expect(setsDone(page)).toHaveCount(1);
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    await product.restart();
  });

  await test.step('an exercise swapped in offline has the same starting advice as its fields', async () => {
    await page.goto('/workout-session');
    await expect(setsDone(page)).toHaveCount(1);
    await expect.poll(() => cachedUrls(page)).toContain('["/api","exercises"]');
    await context.setOffline(true);
    await button(page, 'Swap').tap();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap();
    const hint = page.getByText(/^Aim for /);
    await expect(hint).toBeVisible();
    const [, load = '', reps] =
      /^Aim for (?:([\d.]+) kg × )?(\d+)/.exec((await hint.textContent()) ?? '') ?? [];
    await expect(page.getByRole('textbox', { name: /^(Reps|Seconds)/ })).toHaveValue(`${reps}`);
    await expect(
      page.getByRole('textbox', { name: /^(Added weight|Counterweight|Weight)/ }),
    ).toHaveValue(load);
  });

  await test.step('the next day, still offline, it says which day it shows', async () => {
    const notice = page.getByText(/^This was your day on/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.clock.setFixedTime(new Date(Date.now() + 86_400_000));
    await page.reload();
    await expect(notice).toBeVisible();
  });
});
