import type { Browser, BrowserContext, Page } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { signedIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { picture } from './support/picture.ts';
import type { Product } from './support/product.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

/** Waits until the device has this many unsent photos. */
const expectStored = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('posedown.photos');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const counting = opening.result.transaction('photos').objectStore('photos').count();
              counting.onsuccess = () => resolve(counting.result);
              opening.result.close();
            };
          }),
      ),
    )
    .toBe(count);

const isLoaded = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('a photo of a meal survives a lost network and a reload, reaches the coach, and is deleted and restored', async ({
  browser,
  product,
}) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  await page.goto('/nutrition/meal-plan');
  await page.getByRole('link', { name: 'Log Custom Meal' }).click();
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
  await expect(field.getByRole('alert')).toContainText('We couldn’t reach the server');
  await context.setOffline(false);
  await expect(field.getByRole('alert')).toBeHidden();
  await expectStored(page, 1);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Chosen: bowl.png' })).toBeVisible();

  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expectToast(page, 'Meal Logged Successfully!');
  await expectStored(page, 0);
  await expect(page.getByRole('img', { name: 'Chosen: bowl.png' })).toBeHidden();
  const thumb = page.getByRole('button', { name: 'Photo of Competition bowl' });
  await thumb.click();
  await expect(page.getByRole('dialog', { name: 'Photo of Competition bowl' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thumb).toBeFocused();

  await page.getByRole('button', { name: 'Edit Competition bowl' }).click();
  const dialog = page.getByRole('dialog', { name: 'Competition bowl', exact: true });
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  const large = page.getByRole('dialog', { name: 'Photo of the meal' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await dialog.getByRole('button', { name: 'Photo of the meal' }).click();
    await expect(large).toBeVisible();
    await close();
    await expect(large).toBeHidden();
    await expect(quantity).toHaveValue('2');
  }
  // Closing the file picker without a choice.
  await dialog.getByLabel('Choose another photo').dispatchEvent('cancel', { bubbles: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');

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

test('images in a message arrive on the other side at once, and open full size by keyboard', async ({
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
  await expect(send).toBeHidden();
  await page.getByLabel('Add photos').setInputFiles(pictures);
  await page.getByRole('button', { name: 'Remove back.png' }).click();
  await page.getByLabel('Add photos').setInputFiles(pictures[1] ?? []);
  await expect(send).toBeEnabled();
  await expectStored(page, 2);
  await page.reload();
  await expect(page.getByRole('img', { name: /^Chosen: / })).toHaveCount(2);
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
  await expect(page.getByRole('listitem').getByText('Left foot forward')).toBeVisible();
  await isLoaded(page, 'Photo from');
  await office.context.close();
  await context.close();
});

test('a coach assesses the photos of a day, and the athlete sees the assessment next to them at once', async ({
  browser,
  product,
}) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const office = await signedIn(browser, product, 'coach');
  const [page, coach] = [await context.newPage(), await office.context.newPage()];
  await Promise.all([page.goto('/progress/photos'), coach.goto(`/client/${userId}?tab=progress`)]);
  const assessed = page.getByRole('region', { name: /^Coach’s assessment of/ });
  await expect(assessed).toHaveCount(3);

  // The latest pending day: earlier tests may have left their own photos.
  await coach
    .getByRole('button', { name: /^Assess these photos of/ })
    .first()
    .click();
  const dialog = coach.getByRole('dialog', { name: 'Assess the photos' });
  await dialog.getByRole('slider', { name: 'Conditioning' }).fill('8');
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Glutes are coming.');
  await dialog.getByRole('button', { name: 'Save assessment' }).click();
  await expect(dialog).toBeHidden();
  await expect(assessed).toHaveCount(4);
  await expect(assessed.first()).toContainText('Conditioning8 / 10');
  await expect(assessed.first()).toContainText('Glutes are coming.');

  await coach
    .getByRole('button', { name: /^Remove the assessment of/ })
    .first()
    .click();
  await coach
    .getByRole('alertdialog', { name: /^Remove the assessment of/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(assessed).toHaveCount(3);
  await context.close();
  await office.context.close();
});

/** An athlete of the demo coach with an approved peak week for a show in three days. */
async function athleteInPeakWeek(browser: Browser, product: Product, coach: BrowserContext) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
  });
  const userId = await signUpAthlete(context, { timezone: 'UTC' });
  const felt = { weight: 80, energyLevel: 6, stressLevel: 4, mood: 'good' };
  for (const days of [-4, -3, -2]) {
    await send(context, 'POST', '/api/progress', { date: dayFromNow(days), ...felt });
  }
  const show = { name: 'Peak Open', date: dayFromNow(3), category: 'Figure' };
  await send(context, 'POST', '/api/competitions', show);
  const path = `/api/users/${userId}/peak-week`;
  await send(context, 'POST', path, { conditions: [], isRehearsed: false });
  const approval = { version: 0, approved: true };
  const approved = await send(coach, 'PUT', `${path}/approval`, approval);
  expect(approved.status(), await approved.text()).toBe(200);
  return { context, userId, path };
}

test('a photo is added to a day of peak week, and a coach’s values survive a change by someone else', async ({
  browser,
  product,
}) => {
  const office = await signedIn(browser, product, 'coach');
  const { context, userId, path } = await athleteInPeakWeek(browser, product, office.context);
  const page = await context.newPage();
  await page.goto('/peak-week');
  // The first request can't reach the server, and the page is reloaded.
  await page.route('**/photos?*', (route) => route.abort());
  await page.getByLabel('Choose a photo').setInputFiles(await picture(page, 'day.png'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' }),
  ).toBeVisible();
  await expectStored(page, 1);
  await page.unroute('**/photos?*');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await isLoaded(page, 'Photo of D-3');

  const coach = await office.context.newPage();
  await coach.goto(`/competition/${userId}/peak-week`);
  await isLoaded(coach, 'Photo of D-3');
  const carbs = coach.getByRole('textbox', { name: 'Carbs' });
  const before = Number(await carbs.inputValue());
  await carbs.fill(String(before + 5));
  const elsewhere = { version: 1, days: [], coachNotes: 'Sleep early.' };
  expect((await send(office.context, 'PUT', path, elsewhere)).status()).toBe(200);
  await coach.getByRole('button', { name: 'Save changes' }).click();
  await expect(coach.getByText('what you typed is still here')).toBeVisible();
  await expect(carbs).toHaveValue(String(before + 5));
  await expect(coach.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Sleep early.');
  await coach.getByRole('button', { name: 'Save changes' }).click();
  await expect(coach.getByText('what you typed is still here')).toBeHidden();
  const carbsOfDay = async () => {
    const { plan } = await (await office.context.request.get(path)).json();
    return plan.days.find(({ offset }: { offset: number }) => offset === -3).carbsG;
  };
  await expect.poll(carbsOfDay).toBe(before + 5);

  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByRole('img', { name: 'Photo of D-3' })).toBeHidden();
  await context.close();
  await office.context.close();
});
