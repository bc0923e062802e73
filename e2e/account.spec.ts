import { signInCoach, signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { tapTwice } from './support/tap-twice.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const ATHLETE = {
  email: 'mara.lind@test.example',
  password: 'gold-cone-lights',
  name: 'Mara Lind',
};

test('an athlete exports their data and deletes their account, and no data remains', async ({
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const context = await browser.newContext({ baseURL: product.url });
  await signUpAthlete(context, ATHLETE);
  const old = await context.storageState();
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await office.newPage();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });

  await test.step("the athlete is on the coach's roster, and the coach can't delete the coach account", async () => {
    await desk.goto('/account');
    await expect(desk.getByText(/^A coach’s account can’t be deleted here/)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await desk.goto(`/dashboard?view=all&q=${encodeURIComponent(ATHLETE.name)}`);
    await expect(desk.getByRole('link', { name: `View ${ATHLETE.name}` })).toBeVisible();
  });

  await test.step('the athlete downloads all their data', async () => {
    await page.goto('/account');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await file).suggestedFilename()).toMatch(/^posedown-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(await (await file).failure()).toBeNull();
  });

  await test.step('a wrong password deletes nothing', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('link', { name: 'Download my data first' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await dialog.getByLabel('Your password').fill('not this one');
    const remove = dialog.getByRole('button', { name: 'Delete account' });
    const sent = await tapTwice(remove, '/api/account');
    await expect(dialog.getByText('That’s not your current password.')).toBeVisible();
    await expect(remove).toBeEnabled();
    expect(sent(), 'asked once for two taps').toBe(1);
  });

  await test.step('without a network deletion fails at once, and nothing is deleted later', async () => {
    await context.setOffline(true);
    await dialog.getByLabel('Your password').fill(ATHLETE.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText(/nothing was deleted/)).toBeVisible();
    await context.setOffline(false);
    expect((await context.request.get('/api/auth/me')).status()).toBe(200);
  });

  await test.step('the right password logs the athlete out everywhere', async () => {
    await dialog.getByLabel('Your password').fill(ATHLETE.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByText('All your data has been deleted.').first()).toBeVisible();
    const device = await browser.newContext({ baseURL: product.url, storageState: old });
    expect((await device.request.get('/api/auth/me')).status()).toBe(401);
    await device.close();
  });

  await test.step('the coach’s open roster no longer lists them', async () => {
    await expect(desk.getByRole('link', { name: `View ${ATHLETE.name}` })).toHaveCount(0);
    await expect(desk.getByText('No clients found')).toBeVisible();
  });

  await test.step('a login fails with the message for an unknown email', async () => {
    const form = page.getByRole('form', { name: 'Log in' });
    const refusals: (string | null)[] = [];
    for (const email of [ATHLETE.email, 'nobody@test.example']) {
      await page.goto('/login');
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await form.getByLabel('Password').first().fill(ATHLETE.password);
      await form.getByRole('button', { name: 'Log in', exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: /^Login failed/ });
      refusals.push(await alert.textContent());
    }
    expect(new Set(refusals).size).toBe(1);
  });
  await office.close();
  await context.close();
});

test('a deletion whose response is lost says so, and clears the device once it is confirmed', async ({
  browser,
  page,
  context,
  product,
}) => {
  const { password } = ATHLETE;
  const id = await signUpAthlete(context, { password });
  await page.goto('/account');
  const waiting = `posedown.waiting.${id}`;
  await page.evaluate((key) => localStorage.setItem(key, 'to be sent'), waiting);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await dialog.getByLabel('Your password').fill(password);

  // Nothing else may detect the end of the session. The first request is sent by another browser, because this one
  // keeps its cookies when no response arrives.
  await page.route(/\/api\/(?!account$)/, (route) => route.abort());
  const otherBrowser = await browser.newContext({
    baseURL: product.url,
    storageState: await context.storageState(),
  });
  await page.route(
    '**/api/account',
    async (route) => {
      expect((await send(otherBrowser, 'DELETE', '/api/account', { password })).status()).toBe(204);
      await route.abort();
    },
    { times: 1 },
  );
  await remove.click();
  await expect(dialog.getByText(/^We didn’t get a response/)).toBeVisible();
  await remove.click();
  await expectToast(page, 'Your session has ended', /your account has been deleted/);
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate((key) => localStorage.getItem(key), waiting)).toBeNull();
  await otherBrowser.close();
});

test('a page left open by one person saves nothing for the next to log in', async ({
  page,
  context,
}) => {
  await signUpAthlete(context);
  await page.goto('/nutrition/quick-log');
  await page.getByRole('textbox', { name: 'Meal name' }).fill('Soup');
  await page.getByRole('textbox', { name: 'Calories' }).fill('250');
  const next = await signUpAthlete(context, { name: 'Next Person' });
  await page.getByRole('button', { name: 'Log Meal' }).click();
  // It is the next person's page now, without what was typed before.
  await expect(page.getByRole('textbox', { name: 'Meal name' })).toHaveValue('');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next');
  const { logs } = await (await page.request.get(`/api/users/${next}/nutrition-logs`)).json();
  expect(logs).toEqual([]);
});
