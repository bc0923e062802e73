import type { Page } from '@playwright/test';
import { hideServerTime, settle, stopClock } from './support/clock.ts';
import { dayFromNow } from './support/days.ts';
import { fillSet } from './support/fill-set.ts';
import { signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const complete = (page: Page) => button(page, 'Complete Set');
const setsDone = (page: Page) => page.getByRole('button', { name: /^Correct set/ });
const load = (page: Page) => page.getByRole('textbox', { name: /^(Counterweight|Weight)/ });

/** Leaves out bodyweight exercises: which exercise comes first is random. */
async function skipToLoaded(page: Page): Promise<void> {
  const name = page.getByRole('heading', { level: 2 }).first();
  const isBodyweight = page.getByRole('textbox', { name: /^Added weight/ });
  await expect(load(page).or(isBodyweight)).toBeVisible();
  while (await isBodyweight.isVisible()) {
    const before = (await name.textContent()) ?? '';
    // Taps at machine speed count as double taps.
    await button(page, 'Skip').press('Enter');
    await expect(name).not.toHaveText(before);
  }
}

test('a workout is logged with one thumb, and the dashboard knows its progress', async ({
  page,
  browser,
  product,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/workout-session');
  await button(page, 'Start Workout').tap();
  await skipToLoaded(page);
  // On some days the plan has two sets of it: the second must not be the last.
  await button(page, 'Add set').tap();

  await test.step('the set is within reach of the thumb, and a double tap logs one', async () => {
    await expect(complete(page)).toBeInViewport({ ratio: 1 });
    await fillSet(page);
    await complete(page).dblclick();
    await expect(setsDone(page).first()).toBeVisible();
    await expect(setsDone(page)).toHaveCount(1);
  });

  await test.step('a missing load is asked for once', async () => {
    await load(page).fill('');
    await complete(page).press('Enter');
    await expect(page.getByText(/^How much was it\?/)).toBeVisible();
    await expect(setsDone(page)).toHaveCount(1);
    await complete(page).press('Enter');
    await expect(setsDone(page)).toHaveCount(2);
    await load(page).fill('20');
  });

  await test.step('the rest is extended and shortened', async () => {
    const rest = page.getByText(/^of \d+:\d\d rest$/);
    const before = await rest.textContent();
    await button(page, '15 s more rest').tap();
    await expect(rest).not.toHaveText(before ?? '');
    await button(page, '15 s less rest').tap();
    await expect(rest).toHaveText(before ?? '');
  });

  await test.step('after the last set the next step replaces it', async () => {
    const nextStep = page.getByRole('button', { name: /^Next: / });
    while (!(await nextStep.isVisible())) {
      const done = await setsDone(page).count();
      // Taps at machine speed count as double taps.
      await complete(page).press('Enter');
      await expect(setsDone(page)).toHaveCount(done + 1);
    }
    await expect(complete(page)).toBeHidden();
    const next = ((await nextStep.textContent()) ?? '').replace('Next: ', '');
    await nextStep.tap();
    await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
    await expect(complete(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a skipped exercise makes way for the next, until it is undone', async () => {
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await button(page, 'Skip').tap();
    await expect(heading).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Undo').tap();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(complete(page)).toBeVisible();
  });

  await test.step('a lost connection doesn’t ask for the password', async () => {
    // A browser that has saved only the session so far.
    const fresh = await browser.newContext({
      baseURL: product.url,
      storageState: { cookies: await page.context().cookies(), origins: [] },
    });
    const other = await fresh.newPage();
    await other.route('**/api/auth/me', (route) => route.abort());
    await other.goto('/workout-session');
    await expect(other.getByText('We couldn’t reach the server.')).toBeVisible();
    await expect(other).toHaveURL(/\/workout-session$/);
    await other.unroute('**/api/auth/me');
    await button(other, 'Try again').click();
    await expect(complete(other)).toBeVisible();
    await fresh.close();
  });

  const today = page.getByRole('region', { name: 'Today' });
  await test.step('the dashboard resumes it', async () => {
    await page.goto('/dashboard');
    await expect(today).toContainText(/under way/);
    await today.getByRole('link', { name: 'Continue workout' }).tap();
    await expect(complete(page)).toBeVisible();
  });

  await test.step('and says that it is done', async () => {
    await button(page, 'Finish workout now').tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).tap();
    await page.waitForURL(/\/dashboard$/);
    await expect(today).toContainText(/ done/);
    await expect(today).toContainText(/\d+ sets in \d+ min\./);
    await expect(today.getByRole('link', { name: 'Start Workout' })).toHaveCount(0);
  });
});

test('a workout that ends offline still leads to the dashboard', async ({ page, context }) => {
  await signUpAthlete(context);
  // The code for the end of a workout is prefetched once the phone is idle.
  const requiredChunks = ['finished-workout', 'settled', 'dashboard', '-athlete-dashboard'];
  const ahead = requiredChunks.map((part) => page.waitForResponse(new RegExp(`/${part}-[^/]+js$`)));
  await page.goto('/workout-session', { waitUntil: 'networkidle' });
  await button(page, 'Start Workout').tap();
  await fillSet(page);
  // A module is available with all its imports.
  for (const code of await Promise.all(ahead))
    await page.evaluate((url) => import(url), code.url());
  await context.setOffline(true);
  await complete(page).tap();
  await button(page, 'Finish workout now').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).tap();
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  await context.setOffline(false);
});

test('food is logged with one thumb, and a hasty entry is kept', async ({ page }) => {
  await signUpAthlete(page.context());
  await page.goto('/nutrition/log-meal');
  await expect(button(page, 'Log Meal')).toBeInViewport({ ratio: 1 });
  await page.goto('/nutrition/quick-log');
  await page.getByRole('textbox', { name: 'Meal name' }).fill('Soup');
  await page.getByRole('textbox', { name: 'Calories' }).fill('250');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Soup');
  await expect(page.getByRole('textbox', { name: 'Calories' })).toHaveValue('250');
});

test('an athlete with a show practices the round of their division first, shown by a body of that division', async ({
  page,
}) => {
  await signUpAthlete(page.context(), { sex: 'female' });
  const show = { name: 'Harbour Cup', category: 'Bikini', status: 'upcoming' };
  const added = await send(page.context(), 'POST', '/api/competitions', {
    ...show,
    date: dayFromNow(90),
  });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto('/posing-practice');
  const start = page.getByRole('button', { name: /^Start Bikini/ });
  await expect(start).toBeVisible();

  await test.step('and sees the whole figure at any scroll position', async () => {
    await page.evaluate(() => scrollTo(0, 400));
    await start.tap();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  const stage = page.locator('[data-build]');
  await expect(stage).toHaveAttribute('data-build', 'bikini');
  await expect(stage.getByRole('img', { name: /^Figure in the pose/ })).toBeVisible();
});

test('touching a finished workout doesn’t navigate away from it', async ({ page }) => {
  await signUpAthlete(page.context());
  await page.clock.install();
  await hideServerTime(page);
  await page.goto('/workout-session');
  await button(page, 'Start Workout').tap();
  await fillSet(page);
  await complete(page).tap();
  await button(page, 'Finish workout now').tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Finish' }).tap();
  const soon = page.getByText('Back to your dashboard in 3 seconds.');
  await settle(page, () => expect(soon).toBeVisible({ timeout: 50 }));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByText('Volume', { exact: true }).tap();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/workout-session$/);
});
