import type { Browser, Page } from '@playwright/test';
import { fixClocks } from './support/clock.ts';
import { dayFromNow } from './support/days.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import type { Product } from './support/product.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const UNREADABLE = 'We couldn’t read that as a number.';

/** An athlete on a phone in another time zone than their account. */
async function openPhone(browser: Browser, product: Product) {
  const options = { timezoneId: 'America/Los_Angeles', viewport: { width: 390, height: 844 } };
  const phone = await browser.newContext({ ...options, baseURL: product.url });
  const id = await signUpAthlete(phone, { timezone: 'Europe/Berlin' });
  return { id, page: await phone.newPage(), close: () => phone.close() };
}

test('an ambiguous number is asked about, and stored as intended', async ({ browser, product }) => {
  const { id, page, close } = await openPhone(browser, product);
  const noon = new Date(new Date().setUTCHours(12, 30, 0, 0));
  await fixClocks(page, noon);

  await test.step('opened by its URL, the time is that of the account', async () => {
    await page.goto('/nutrition/quick-log');
    const berlin = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const time = noon.toLocaleTimeString('en-GB', { ...berlin, timeZone: 'Europe/Berlin' });
    await expect(page.getByLabel('Time')).toHaveValue(time);
  });

  await test.step('both interpretations are offered', async () => {
    await field(page, 'Meal name').fill('Stew');
    await field(page, 'Calories').fill('1.250');
    await field(page, 'Protein').fill('٨٢٫٥ g');
    await button(page, 'Log Meal').click();
    await expect(page.getByText('Which number do you mean?')).toBeVisible();
    await expect(button(page, '1.25')).toBeVisible();
    await button(page, '1,250').click();
    await expect(field(page, 'Calories')).toHaveValue('1250');
    await button(page, 'Log Meal').click();
    await expectToast(page, 'Meal Logged Successfully!');
    const { logs } = await (await page.request.get(`/api/users/${id}/nutrition-logs`)).json();
    expect(logs).toMatchObject([{ foodName: 'Stew', calories: 1250, protein: 82.5 }]);
  });

  await test.step('unreadable and out of range have different messages', async () => {
    await page.goto('/progress/entry');
    await field(page, 'Weight').fill('heavy');
    await button(page, 'Save Progress').click();
    await expect(page.getByText(UNREADABLE)).toBeVisible();
    await field(page, 'Weight').fill('20 kg');
    await button(page, 'Save Progress').click();
    await expect(page.getByText('Enter a number between 30 and 300 kg')).toBeVisible();
    await expect(page.getByText(UNREADABLE)).toBeHidden();
  });
  await close();
});

test('a plan written in kilograms is shown in pounds to users of pounds', async ({
  browser,
  page,
  product,
}) => {
  const show = { primaryGoal: 'competition_prep', competitionDate: dayFromNow(84) };
  const id = await signUpAthlete(page.context(), show);
  const notes = (on: Page) => on.getByRole('region', { name: 'What was decided, and why' });
  await page.goto('/nutrition/meal-plan');
  await expect(notes(page)).toContainText(/\d kg/);
  const units = { units: 'imperial', version: 1 };
  expect((await send(page, 'PATCH', `/api/users/${id}`, units)).status()).toBe(200);
  await page.reload();
  await expect(notes(page)).toContainText(/\d lb/);
  await expect(notes(page)).not.toContainText(/\d kg/);
  // Coaches read it in their own units.
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/client/${id}?tab=nutrition`);
  await expect(notes(coach)).toContainText(/\d kg/);
  await office.close();
});

test("keys pressed while composing don't select a food", async ({ page }) => {
  await signUpAthlete(page.context());
  await page.goto('/nutrition/log-meal');
  const food = page.getByRole('combobox', { name: 'Food name' });
  await food.fill('banan');
  await expect(page.getByRole('option', { name: /^Banana/ }).first()).toBeVisible();
  const enter = (isComposing: boolean) =>
    food.evaluate(
      (input, composing) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            ...{ key: 'Enter', bubbles: true, cancelable: true, isComposing: composing },
          }),
        ),
      isComposing,
    );
  await enter(true);
  await expect(food).toHaveValue('banan');
  await expect(page.getByRole('option', { name: /^Banana/ }).first()).toBeVisible();
  await enter(false);
  await expect(food).toHaveValue(/^Banana/);
});

test('a typed set survives a reload, another exercise and another screen', async ({ page }) => {
  await signUpAthlete(page.context(), { equipmentAccess: 'gym' });
  await page.goto('/workout-session');
  await button(page, 'Start Workout').click();
  const weight = field(page, 'Weight').first();
  const reps = page.getByRole('textbox', { name: /^(Reps|Seconds)/ });
  await weight.fill('97,5');
  await reps.fill('7');
  const expectTyped = async () => {
    await expect(weight).toHaveValue('97,5');
    await expect(reps).toHaveValue('7');
  };
  await page.reload();
  await expectTyped();
  await button(page, 'Next').click();
  await expect(weight).not.toHaveValue('97,5');
  await button(page, 'Previous').click();
  await expectTyped();
  await page.goto('/dashboard');
  await page.goto('/workout-session');
  await expectTyped();
});

test('a large transparent picture gets a white background, and the account page names its account', async ({
  page,
}) => {
  const id = await signUpAthlete(page.context());
  await page.goto('/account');
  const username = page.locator('input[autocomplete="username"]');
  await expect(username).toHaveValue(/@test\.example$/);
  await expect(username).toBeHidden();

  await page.goto('/progress/photos');
  // Noise, so that it is larger than 1 MB, with a fully transparent corner.
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 640;
    const pen = canvas.getContext('2d');
    const noise = pen?.createImageData(640, 640);
    for (let at = 0; noise && at < noise.data.length; at += 4) {
      const isCorner = (at / 4) % 640 < 150 && at / 4 / 640 < 150;
      for (const part of [0, 1, 2]) noise.data[at + part] = Math.random() * 255;
      noise.data[at + 3] = isCorner ? 0 : 255;
    }
    if (noise) pen?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(picture, 'base64');
  expect(buffer.length).toBeGreaterThan(1_000_000);
  const file = { name: 'a.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose photos').setInputFiles(file);
  await button(page, 'Save 1 photo').click();
  await expectToast(page, 'Photos saved');
  const corner = await page.evaluate(async (userId) => {
    const { photos } = await (await fetch(`/api/users/${userId}/photos`)).json();
    const stored = await fetch(`/api/users/${userId}/photos/${photos[0].id}?size=full`);
    const bitmap = await createImageBitmap(await stored.blob());
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 640;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return [...(canvas.getContext('2d')?.getImageData(40, 40, 1, 1).data ?? [])];
  }, id);
  expect(Math.min(...corner)).toBeGreaterThan(240);
});
