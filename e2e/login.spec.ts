import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

const PASSWORD = 'posedown-demo';
const COACH = 'coach@demo.posedown.app';
const CLIENT = 'client@demo.posedown.app';

const demo = (page: Page) => page.getByRole('region', { name: 'Look around first' });
const card = (page: Page, name: string) =>
  demo(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const form = (page: Page) => page.getByRole('form', { name: 'Log in' });
/** Matches toasts only. */
const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

async function fill(page: Page, email: string, password: string) {
  await form(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await form(page).getByLabel('Password').first().fill(password);
}

test('the demo cards and the form log in, errors are shown, and logging out clears everything', async ({
  page,
}) => {
  await test.step('two cards show the credentials they log in with', async () => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(demo(page).getByRole('radio')).toHaveCount(2);
    for (const [name, email] of [
      ['Client', CLIENT],
      ['Coach', COACH],
    ] as const) {
      await card(page, name).check();
      await expect(demo(page).getByRole('definition')).toHaveText([email, PASSWORD]);
    }
  });

  await test.step('errors are shown one at a time', async () => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await demo(page).getByRole('button', { name: 'Demo Login' }).click();
    const demoFailed = page.getByRole('alert').filter({ hasText: 'Demo login failed' });
    await expect(demoFailed).toContainText('Please try again.');
    await expect(toasts(page)).toHaveCount(1);
    await fill(page, COACH, 'not the password');
    await form(page).getByRole('button', { name: 'Log in' }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /^Login failed/ })
        .getByText('Invalid email or password. Please try again.'),
    ).toBeVisible();
    await expect(demoFailed).toBeHidden();
    await expect(toasts(page)).toHaveCount(1);
  });

  await test.step('field errors are shown under the fields', async () => {
    await fill(page, 'nobody', '');
    await form(page).getByRole('button', { name: 'Log in' }).click();
    await expect(form(page).getByText('Invalid email address')).toBeVisible();
    await expect(form(page).getByText('Password is required')).toBeVisible();
  });

  await test.step('the buttons wait during the login, and earlier data is reloaded', async () => {
    const releaseLogin = await delayCalls(page, '**/api/auth/login');
    const releaseDashboard = await delayCalls(page, '**/assets/dashboard-*.js');
    await fill(page, CLIENT, PASSWORD);
    await form(page).getByRole('button', { name: 'Log in' }).click();
    const waiting = page.getByRole('button', { name: 'Signing in...' });
    await expect(waiting).toHaveCount(2);
    for (const button of await waiting.all()) await expect(button).toBeDisabled();
    const refreshed = page.waitForRequest('**/api/config');
    releaseLogin();
    await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
    // The form stays until the next page can be rendered, so that a slow connection shows no blank
    // page in between.
    await expect(waiting).toHaveCount(2);
    releaseDashboard();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await refreshed;
  });

  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });

  await test.step('logging out may fail, and then nothing is lost', async () => {
    await page.route('**/api/auth/logout', (route) => route.abort(), { times: 1 });
    await logout.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Logout failed' })).toContainText(
      'There was an error logging you out.',
    );
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  });

  await test.step('logging out leads home and says so', async () => {
    await logout.click();
    await expect(page.getByRole('status').filter({ hasText: 'Logged out' })).toContainText(
      'You have been successfully logged out.',
    );
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Start Free' })).toBeVisible();
  });

  await test.step('the next user sees nothing of the previous data', async () => {
    const release = await delayCalls(page, '**/api/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await card(page, 'Client').check();
    await demo(page).getByRole('button', { name: 'Demo Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  });

  await test.step('the other card logs the coach in', async () => {
    await logout.click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await card(page, 'Coach').check();
    await demo(page).getByRole('button', { name: 'Demo Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Command Center')).toBeVisible();
  });
});
