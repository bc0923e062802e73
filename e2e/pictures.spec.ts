import type { Page } from '@playwright/test';
import { signedIn } from './support/log-in.ts';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

/** A picture as somebody would choose it: what stands on the screen just now. */
const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

const isLoaded = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('a photo goes with a meal, past a lost network, to the coach, away and back', async ({
  browser,
  product,
}) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  await page.goto('/nutrition/log-meal');
  await page.getByRole('combobox', { name: 'Food name' }).fill('Competition bowl');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
  await page.getByLabel('Unit').selectOption('cup');
  await page.getByRole('textbox', { name: 'Calories' }).fill('410');
  const file = await picture(page, 'bowl.png');
  const field = page.getByRole('group', { name: /Photo of the meal/ });
  await expect(field).toBeVisible();

  await context.setOffline(true);
  await field.getByLabel('Choose a photo').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Chosen: bowl.png' })).toBeVisible();
  await expect(field.getByRole('alert')).toContainText('Not sent');
  await context.setOffline(false);
  await expect(field.getByRole('alert')).toBeHidden();

  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(page.getByText('Meal Logged Successfully!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Chosen: bowl.png' })).toBeHidden();
  const thumb = page.getByRole('button', { name: 'Photo of Competition bowl' });
  await thumb.click();
  await expect(page.getByRole('dialog', { name: 'Photo of Competition bowl' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thumb).toBeFocused();

  await page.getByRole('button', { name: 'Remove Competition bowl' }).click();
  await expect(thumb).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thumb).toBeVisible();

  const office = await signedIn(browser, product, 'coach');
  const coach = await office.context.newPage();
  await coach.goto(`/client/${userId}?tab=nutrition`);
  await isLoaded(coach, 'Photo of Competition bowl');
  await office.context.close();
  await context.close();
});

test('images in a message arrive at the other side at once, and open large by keyboard', async ({
  browser,
  product,
}) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const office = await signedIn(browser, product, 'coach');
  const [page, coach] = [await context.newPage(), await office.context.newPage()];
  await Promise.all([page.goto('/messages'), coach.goto(`/messages/${userId}`)]);
  const thread = coach.getByRole('region', { name: /^Messages with/ });
  await expect(thread.getByRole('listitem').first()).toBeVisible();
  const pictures = [await picture(page, 'front.png'), await picture(page, 'back.png')];
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await page.getByLabel('Add photos').setInputFiles(pictures);
  await page.getByRole('button', { name: 'Leave out back.png' }).click();
  await page.getByLabel('Add photos').setInputFiles(pictures[1] ?? []);
  await expect(send).toBeEnabled();
  await send.click();

  await expect(page.getByRole('img', { name: 'Photo 2 of 2 that you sent' })).toBeVisible();
  await isLoaded(coach, 'Photo 1 of 2 from');
  await thread.getByRole('button', { name: /^Photo 2 of 2 from/ }).focus();
  await coach.keyboard.press('Enter');
  await expect(coach.getByRole('dialog', { name: /^Photo 2 of 2 from/ })).toBeVisible();
  await coach.keyboard.press('Escape');
  await expect(coach.getByRole('dialog')).toBeHidden();

  await coach.getByRole('textbox', { name: /^Message/ }).fill('Left foot forward');
  await coach.getByLabel('Add photos').setInputFiles(pictures[0] ?? []);
  await coach.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Left foot forward')).toBeVisible();
  await isLoaded(page, 'Photo from');
  await office.context.close();
  await context.close();
});
