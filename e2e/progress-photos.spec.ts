import { expectUncachedAfter } from './support/expect-uncached.ts';
import { signedIn, signIn } from './support/log-in.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

test('a progress photo waits on its device across a reload and a lost network, but not past a logout', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  await page.goto('/progress/photos');
  const chosen = page.getByRole('img', { name: 'Chosen: front.png' });
  const choose = async () => {
    await page.getByLabel('Choose photos').setInputFiles(await picture(page, 'front.png'));
    await expect(page.getByText('Saved on this device until they upload.')).toBeVisible();
  };
  const saveUnsent = async () => {
    await page.getByRole('button', { name: 'Save 1 photo' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' }),
    ).toBeVisible();
  };
  await choose();
  await page.reload();
  await expect(chosen).toBeVisible();
  // By then every part of the page has loaded.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await saveUnsent();
  // Chosen since, and not sent by hand: automatic retries skip it.
  await page.getByLabel('Choose photos').setInputFiles(await picture(page, 'since.png'));
  const chosenSince = page.getByRole('img', { name: 'Chosen: since.png' });
  await expect(chosenSince).toBeVisible();
  await context.setOffline(false);
  await expectToast(page, 'Photos saved', '1 photo added.');
  await expect(chosen).toBeHidden();
  await expect(chosenSince).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save 1 photo' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove since.png' }).click();

  // Requested, and left before it arrived: it is sent from any screen.
  await choose();
  await page.route('**/photos?*', (route) => route.abort());
  await saveUnsent();
  await page.goto('/nutrition/quick-log');
  await page.unroute('**/photos?*');
  await expectToast(page, 'Photos saved', '1 photo added.', 30_000);
  await page.goto('/progress/photos');

  await choose();
  await page.reload();
  await expect(chosen).toBeVisible();
  await expectUncachedAfter(page, async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  });
  await signIn(context, 'client');
  await page.goto('/progress/photos');
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await context.close();
});
