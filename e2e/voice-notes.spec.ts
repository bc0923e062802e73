import type { Locator, Page } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';
import { dayFromNow } from './support/days.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [
      ...CHROMIUM.args,
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

const ANSWERS = { 'training-energy': 7, hunger: 5, 'sleep-quality': 6, stress: 4, digestion: 7 };

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** Records for two seconds. */
async function record(page: Page) {
  await button(page, 'Record a voice note').click();
  await expect(page.getByRole('timer')).toContainText('0:02');
  await button(page, 'Stop').click();
}

/** Plays a voice note, from any place of it. */
async function listen(player: Locator) {
  await button(player, 'Play').click();
  const audio = player.locator('audio');
  await expect
    .poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
    .toBeGreaterThan(0.3);
  await player.getByRole('slider', { name: 'Position' }).fill('1.5');
  await expect
    .poll(() =>
      audio.evaluate(({ currentTime, ended }: HTMLAudioElement) => ended || currentTime >= 1.5),
    )
    .toBe(true);
}

test('an athlete sends a voice note, and the coach answers a check-in with one', async ({
  page,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(page.context(), { name: 'Vera Voice' });
  await page.context().grantPermissions(['microphone']);
  const { office, coach } = await openCoachPage(browser, product);
  await office.grantPermissions(['microphone']);

  await test.step('the athlete records, leaves, loses the network, and sends it', async () => {
    await page.goto('/messages');
    await record(page);
    await listen(page.getByRole('group', { name: 'Your recording' }));
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await expect(page).toHaveURL(/account/);
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click();
    await expect(button(page, 'Send voice note')).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Send voice note').click();
    await expect(page.getByRole('alert')).toContainText('Your recording is still here');
    await page.context().setOffline(false);
    const sent = page.getByRole('group', { name: 'Voice note that you sent' });
    await expect(sent).toBeVisible();
    await expect(button(page, 'Record a voice note')).toBeVisible();
  });

  await test.step('the coach plays it', async () => {
    await coach.goto('/messages');
    await expect(
      coach.getByRole('link', { name: /Vera Voice.*Voice note \(0:0[23]\)/ }),
    ).toBeVisible();
    await coach.goto(`/messages/${athleteId}`);
    await listen(coach.getByRole('group', { name: 'Voice note from Vera Voice' }));
  });

  await test.step('the coach answers a check-in by voice', async () => {
    const requestKey = '6a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0098';
    const body = {
      dueOn: dayFromNow(0),
      formId: null,
      formVersion: 1,
      answers: ANSWERS,
      requestKey,
    };
    await done(send(page, 'POST', '/api/weekly-check-ins', body));
    await coach.goto('/check-ins');
    await coach.getByRole('button', { name: /^Vera Voice/ }).click();
    await record(coach);
    await coach.keyboard.press('Control+Enter');
    const panel = coach.getByRole('region', { name: 'Plan and reply' });
    await expect(panel.getByRole('alert')).toContainText('Add your voice note to the reply');
    await button(coach, 'Add to reply').click();
    await expect(coach.getByRole('group', { name: 'Voice note that you sent' })).toBeVisible();
    await button(coach, 'Send and next').click();
    await expect(coach.getByText('Answered Vera Voice')).toBeVisible();
    const review = `/api/users/${athleteId}/check-in-review`;
    await expect
      .poll(async () => (await done(coach.request.get(review))).checkIn.state, { timeout: 30_000 })
      .toBe('done');
  });

  await test.step('the athlete hears the answer on the check-in card', async () => {
    await page.goto('/check-in');
    await listen(page.getByRole('group', { name: /^Voice note from/ }));
  });

  await test.step('without permission, the page says what to do', async () => {
    await page.goto('/messages');
    await page.context().clearPermissions();
    await button(page, 'Record a voice note').click();
    await expect(page.getByRole('alert')).toContainText('Allow it in your browser’s settings');
  });
});
