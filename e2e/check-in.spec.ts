import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

const PASSWORD = 'posedown-demo';

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('an athlete checks in on a phone, edits it, and their coach reads it', async ({
  browser,
  product,
}) => {
  const phone = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await phone.newPage();
  await logIn(page, 'client@demo.posedown.app');

  await test.step('check in with one thumb', async () => {
    await page.getByRole('link', { name: 'Check in', exact: true }).tap();
    await page.getByRole('button', { name: 'Check in', exact: true }).tap();
    await expect(page.locator('form').getByText('Choose how you feel')).toBeVisible();
    await page.getByRole('radio', { name: 'Good' }).check();
    await page.getByRole('button', { name: 'Check in', exact: true }).tap();
    await expect(page.locator('form').getByText('Set your energy level')).toBeVisible();
    await page.getByRole('slider', { name: 'Energy level' }).fill('8');
    await page.getByRole('button', { name: 'More: Sleep hours' }).tap();
    await page.getByRole('textbox', { name: 'Sleep hours' }).fill('7,5');
    await page.getByRole('textbox', { name: 'Weight' }).fill('91.7');
    await page.getByRole('checkbox', { name: 'Completed the workout' }).check();
    await page.getByRole('button', { name: 'Check in', exact: true }).tap();
    await expect(page.getByText('Checked In', { exact: true })).toBeVisible();
  });

  await test.step('find it on the dashboard with its weight', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Checked in' })).toBeVisible();
    await expect(page.getByText('Energy 8, mood good, 7.5 h of sleep.')).toBeVisible();
    await expect(page.getByText('91.7', { exact: false }).first()).toBeVisible();
  });

  await test.step('edit it', async () => {
    await page.getByRole('link', { name: 'Change check-in' }).tap();
    await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('91.7');
    await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
    await page.getByText('Steps, stress, water and notes').tap();
    await page.getByRole('textbox', { name: 'Steps' }).fill('9,500');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Posing felt sharp today.');
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('leave before the response arrives, and stay there', async () => {
    await page.getByRole('link', { name: 'Change check-in' }).tap();
    const answer = await delayCalls(page, '**/api/check-ins');
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    const bar = page.getByRole('navigation', { name: 'Today and plans' });
    await bar.getByRole('link', { name: 'Train' }).tap();
    await expect(page).toHaveURL(/\/workout-session$/);
    answer();
    await expectToast(page, 'Checked In');
    await expect(page).toHaveURL(/\/workout-session$/);
    await page.unroute('**/api/check-ins');
    await bar.getByRole('link', { name: 'Today' }).tap();
  });

  await test.step('see a conflict with another device, and resolve it', async () => {
    await page.getByRole('link', { name: 'Change check-in' }).tap();
    await page.getByRole('radio', { name: 'Excellent' }).check();
    const { user } = await (await page.request.get('/api/auth/me')).json();
    const [{ date, version }] = await (
      await page.request.get(`/api/users/${user.id}/check-ins`)
    ).json();
    const elsewhere = { date, version, energyLevel: 3, mood: 'poor' };
    const reply = await send(page, 'POST', '/api/check-ins', elsewhere);
    expect(reply.status()).toBe(201);
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    const notice = page.getByText(/on another device: Energy 3, Mood poor\. Saving again/);
    await expect(notice).toBeInViewport();
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Energy 8, mood excellent, 7.5 h of sleep.')).toBeVisible();
  });

  await test.step('check in without a network: it waits, even across a reload, and is sent later', async () => {
    await page.getByRole('link', { name: 'Change check-in' }).tap();
    await page.getByRole('radio', { name: 'Okay' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Okay' })).toBeChecked();
    await page.getByRole('radio', { name: 'Excellent' }).check();
    await page.route('**/api/check-ins', (route) => route.abort());
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    const waiting = page.getByRole('status').filter({ hasText: 'Saved on this device' });
    await expect(waiting.first()).toContainText('It will sync when you’re online.');
    await page.goto('/dashboard');
    await expect(
      page.getByRole('heading', { name: 'Check-in saved on this device' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Change check-in' }).tap();
    await expect(waiting.first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Excellent' })).toBeChecked();
    await page.unroute('**/api/check-ins');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(waiting).toHaveCount(0);
    await page.getByRole('radio', { name: 'Excellent' }).check();
    await page.getByRole('button', { name: 'Save check-in' }).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the coach reads it', async () => {
    const { user } = await (await page.request.get('/api/auth/me')).json();
    const office = await browser.newContext({ baseURL: product.url });
    const coach = await office.newPage();
    await logIn(coach, 'coach@demo.posedown.app');
    await coach.goto(`/client/${user.id}`);
    const checkIns = coach.getByRole('region', { name: 'Check-ins' });
    await expect(checkIns.getByText('Posing felt sharp today.')).toBeVisible();
    await expect(
      checkIns.getByText(/Energy 8 · Mood excellent · Sleep 7.5 h · 9,500 steps · 91.7 kg/),
    ).toBeVisible();
    await expect(checkIns.getByRole('img', { name: /^Energy: / })).toBeVisible();
    await office.close();
  });
  await phone.close();
});

test('an athlete edits an entry, deletes it and undoes the deletion', async ({ page }) => {
  await logIn(page, 'client@demo.posedown.app');
  const { user } = await (await page.request.get('/api/auth/me')).json();
  const path = `/api/users/${user.id}/progress-entries?limit=1`;
  const newest = async () => (await (await page.request.get(path)).json()).entries[0];
  await page.goto('/progress');
  const entries = page.getByRole('region', { name: 'Entries' });
  const first = entries.getByRole('listitem').first();

  await test.step('edit the latest', async () => {
    await first.getByRole('button', { name: /^Edit the entry of / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit entry' });
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('29');
    await dialog.getByRole('button', { name: 'Save entry' }).click();
    await expect(dialog.getByText('Enter a number between 30 and 300 kg')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('90.3');
    await dialog.getByRole('button', { name: 'Save entry' }).click();
    await expectToast(page, 'Entry Saved');
    await page.reload();
    await expect(first.getByText('90.3 kg')).toBeVisible();
  });

  await test.step('delete it after a confirmation, and undo that', async () => {
    const { id } = await newest();
    await first.getByRole('button', { name: /^Delete the entry of / }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await first.getByRole('button', { name: /^Delete the entry of / }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Entry Deleted');
    await expect(first.getByText('90.3 kg')).toBeHidden();
    expect((await newest()).id).not.toBe(id);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Entry Restored');
    await expect(first.getByText('90.3 kg')).toBeVisible();
    expect(await newest()).toMatchObject({ weight: 90.3 });
  });
});

test('an athlete whose earlier answers can’t be loaded can still check in', async ({ page }) => {
  await signUpAthlete(page.context());
  await page.route('**/api/users/*/check-ins', (route) => route.abort());
  await page.goto('/check-in');
  await page.getByRole('radio', { name: 'Yesterday' }).check({ force: true });
  await page.getByRole('radio', { name: 'Good', exact: true }).check({ force: true });
  // The read is retried, fails again, and the form stays unchanged.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/check-ins'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await failed;
  await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  await page.getByRole('slider', { name: 'Energy level' }).fill('6');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expectToast(page, 'Checked In');
});

test('an untouched form loads the earlier answers once they can be read', async ({ page }) => {
  await signUpAthlete(page.context(), { timezone: 'UTC' });
  const date = new Date().toISOString().slice(0, 10);
  const answers = { date, version: 0, energyLevel: 7, mood: 'okay' };
  expect((await send(page, 'POST', '/api/check-ins', answers)).status()).toBe(201);
  const reads = '**/api/users/*/check-ins';
  await page.route(reads, (route) => route.abort());
  await page.goto('/check-in');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await page.unroute(reads);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('radio', { name: 'Okay' })).toBeChecked();
  await page.getByRole('radio', { name: 'Excellent' }).check({ force: true });
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expectToast(page, 'Checked In');
});

test('edits made while a check-in is being sent are sent after it', async ({ page }) => {
  const userId = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const calls = '**/api/check-ins';
  await page.goto('/check-in');
  await page.getByRole('radio', { name: 'Good' }).check({ force: true });
  await page.getByRole('slider', { name: 'Energy level' }).fill('8');
  await page.route(calls, (route) => route.abort());
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expectToast(page, 'Saved on this device');
  await page.unroute(calls);

  const release = await delayCalls(page, calls);
  const sent = page.waitForRequest(calls);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sent;
  await page.getByRole('radio', { name: 'Okay' }).check({ force: true });
  await page.getByRole('button', { name: /^(Check in|Save check-in)$/ }).click();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  const stored = await (await page.request.get(`/api/users/${userId}/check-ins`)).json();
  expect(stored).toMatchObject([{ mood: 'okay', energyLevel: 8, version: 2 }]);
});

test('a check-in sent by another tab is not attributed to another device', async ({ page }) => {
  await signUpAthlete(page.context(), { timezone: 'UTC' });
  // This tab can't reach the server; the other can.
  await page.route('**/api/check-ins', (route) => route.abort());
  await page.goto('/check-in');
  await page.getByRole('radio', { name: 'Good' }).check({ force: true });
  await page.getByRole('slider', { name: 'Energy level' }).fill('8');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'Saved on this device' });
  await expect(waiting.first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save check-in' })).toBeVisible();
  await expect(page.getByText('on another device')).toHaveCount(0);
});
