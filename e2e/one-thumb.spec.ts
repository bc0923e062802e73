import type { Page } from '@playwright/test';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const complete = (page: Page) => button(page, 'Complete Set');
const setsDone = (page: Page) => page.getByRole('button', { name: /^Correct set/ });

test('a workout is logged with one thumb, and the dashboard knows how far it is', async ({
  page,
}) => {
  await signUpAthlete(page.context(), { email: 'thumb@test.example' });
  await page.goto('/workout-session');
  await button(page, 'Start Workout').tap();

  await test.step('the set is under the thumb, and a double tap logs one', async () => {
    await expect(complete(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: /^(Reps|Seconds)/ }).fill('8');
    await complete(page).dblclick();
    await expect(setsDone(page).first()).toBeVisible();
    await expect(setsDone(page)).toHaveCount(1);
  });

  await test.step('the rest is made longer and shorter', async () => {
    const rest = page.getByText(/^of \d+:\d\d rest$/);
    const before = await rest.textContent();
    await button(page, '15 s more rest').tap();
    await expect(rest).not.toHaveText(before ?? '');
    await button(page, '15 s less rest').tap();
    await expect(rest).toHaveText(before ?? '');
  });

  await test.step('after the last set the way on stands in its place', async () => {
    const goOn = page.getByRole('button', { name: /^Go on: / });
    while (!(await goOn.isVisible())) {
      const done = await setsDone(page).count();
      // Taps that come as fast as a machine's are double ones.
      await complete(page).press('Enter');
      await expect(setsDone(page)).toHaveCount(done + 1);
    }
    await expect(complete(page)).toBeHidden();
    const next = ((await goOn.textContent()) ?? '').replace('Go on: ', '');
    await goOn.tap();
    await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
    await expect(complete(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a lost connection is no reason to ask for the password', async () => {
    await page.route('**/api/auth/me', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await expect(page).toHaveURL(/\/workout-session$/);
    await page.unroute('**/api/auth/me');
    await button(page, 'Try again').tap();
    await expect(complete(page)).toBeVisible();
  });

  const today = page.getByRole('region', { name: 'Today' });
  await test.step('the dashboard goes on with it', async () => {
    await page.goto('/dashboard');
    await expect(today).toContainText(/under way/);
    await today.getByRole('link', { name: 'Go on with the workout' }).tap();
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
