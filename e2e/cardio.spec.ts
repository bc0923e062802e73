import { expectToLeave, settle, stopClock } from './support/clock.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const MINUTE = 60_000;

test('an athlete reads the cardio plan and completes an interval session', async ({ page }) => {
  await signUpAthlete(page.context(), { cardioPreference: 'intense' });
  // The session lasts 22 minutes, so it ends now by the server's clock.
  await page.clock.install({ time: Date.now() - 25 * MINUTE });
  await page.goto('/cardio/plan');
  const panel = page.getByRole('tabpanel');
  const nextToast = (title: string) => settle(page, () => expectToast(page, title, '', 50));

  await test.step('the week, day by day, each with its session', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      ...['Weekly Schedule', 'Heart Rate Zones', 'Progress Tracking'],
    ]);
    const days = panel.getByRole('listitem');
    await expect(days).toHaveCount(7);
    for (const [type, path] of [
      ['HIIT', '/cardio/session'],
      ['LISS', '/cardio/liss'],
    ] as const) {
      const start = days
        .filter({ has: page.getByText(new RegExp(`^${type}, \\d+ min$`)) })
        .getByRole('link', { name: 'Start Session' });
      await expect(start.first()).toBeVisible();
      for (const link of await start.all()) await expect(link).toHaveAttribute('href', path);
    }
  });

  await test.step('the zones and the cardio done so far', async () => {
    await page.getByRole('tab', { name: 'Heart Rate Zones' }).click();
    await expect(panel.getByRole('heading', { name: /^[1-6]\. / })).toHaveCount(6);
    const zones = page.getByRole('region', { name: 'Heart Rate Zones' });
    await expect(zones.locator('rect')).toHaveCount(6);
    await expect(zones.getByText(/^Maximum \d+ bpm$/)).toBeVisible();
    await expect(zones.getByText(/^Resting/)).toHaveCount(0);
    await panel.getByRole('textbox', { name: 'Resting heart rate' }).fill('58');
    await panel.getByRole('button', { name: 'Save heart rates' }).click();
    // A second bar for each, by heart rate reserve.
    await expect(zones.locator('rect')).toHaveCount(12);
    await expect(zones.getByText('Resting 58 bpm')).toBeVisible();
    await page.getByRole('tab', { name: 'Progress Tracking' }).click();
    await expect(panel.getByText('No cardio in the last twelve weeks')).toBeVisible();
    await expect(page).toHaveURL(/\?tab=progress$/);
  });

  await test.step('/cardio/liss shows the session of the other days', async () => {
    await page.getByRole('tab', { name: 'Weekly Schedule' }).click();
    await panel.locator('a[href="/cardio/liss"]').first().click();
    await expect(page).toHaveURL(/\/cardio\/liss$/);
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
    await page.goBack();
  });

  await test.step('Start Next Session opens the session', async () => {
    await page.getByRole('link', { name: 'Start Next Session' }).click();
    await expect(page).toHaveURL(/\/cardio\/session$/);
    await expect(page.getByRole('region', { name: 'Intervals' })).toBeVisible();
  });

  await test.step('it shows what comes next, pauses and resumes', async () => {
    await stopClock(page);
    const timeLeft = page.getByRole('timer', { name: 'Left in this phase' });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await nextToast('Session Started');
    await page.getByRole('button', { name: 'Pause' }).click();
    await nextToast('Session Paused');
    await page.clock.fastForward(MINUTE);
    await expect(timeLeft).toHaveText('3:00');
    await page.getByRole('button', { name: 'Resume' }).click();
    await nextToast('Session Resumed');
    await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeEnabled();
    await page.clock.fastForward(3 * MINUTE);
    await nextToast('High Intensity');
    await page.clock.fastForward(30_000);
    await nextToast('Recovery Period');
    await expect(page.getByText('1 of 16 phases')).toBeVisible();
  });

  await test.step('at its end it is saved, and the dashboard follows after 2 s', async () => {
    await page.clock.fastForward(18.5 * MINUTE);
    const passedMs = await nextToast('Session Complete');
    await expectToLeave(page, { to: /\/dashboard$/, afterMs: 2000, passedMs });
    await settle(page, () =>
      expect(page.getByText('Cardio done, 22 min')).toBeVisible({ timeout: 50 }),
    );
    // It can be started again.
    const plan = page.getByRole('region', { name: 'Cardio plan' });
    await settle(page, () =>
      expect(plan.getByRole('link', { name: 'Start Cardio' })).toBeVisible({ timeout: 50 }),
    );
  });
});

test('an athlete edits a cardio session, deletes it and undoes the deletion', async ({
  page,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(page.context());
  const walk = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true };
  const startedAt = new Date(Date.now() - 60 * MINUTE).toISOString();
  const data = { ...walk, startedAt };
  const reply = await send(page, 'POST', '/api/cardio-sessions', data);
  expect(reply.status()).toBe(201);
  const { id, version } = await reply.json();
  await page.goto('/cardio/plan?tab=progress');
  const sessions = page.getByRole('region', { name: 'Last sessions' }).getByRole('listitem');
  await expect(sessions).toContainText('30 min');

  await page.getByRole('button', { name: /^Edit the LISS session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit session' });
  await dialog.getByRole('textbox', { name: 'Duration' }).fill('400');
  await dialog.getByRole('textbox', { name: /^Distance/ }).fill('3,5');
  await dialog.getByRole('textbox', { name: /^Average heart rate/ }).fill('118');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog.getByText('Enter a number of minutes, at most 360')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Duration' }).fill('40');
  const elsewhere = { ...walk, type: undefined, completed: undefined, notes: 'Uphill.', version };
  expect((await send(page, 'PUT', `/api/cardio-sessions/${id}`, elsewhere)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This was changed in the meantime');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog).toBeHidden();
  await expect(sessions).toContainText('40 min · 3.5 km');
  await expect(sessions).toContainText('118 bpm');

  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const coach = await office.newPage();
  await coach.goto(`/client/${athleteId}?tab=workouts`);
  const coachView = coach.getByRole('region', { name: 'Cardio' });
  await expect(coachView.getByRole('listitem')).toContainText('40 min · 3.5 km');

  await page.getByRole('button', { name: /^Delete the LISS session/ }).click();
  await expect(page.getByText('No cardio in the last twelve weeks')).toBeVisible();
  await expect(coachView).toContainText('No cardio session');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sessions).toContainText('40 min · 3.5 km');
  await expect(coachView.getByRole('listitem')).toContainText('40 min · 3.5 km');
  await office.close();
});

test('a session whose first response is lost is stored once, however long it lasts', async ({
  page,
}) => {
  const id = await signUpAthlete(page.context());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/cardio/liss');
  await button('Start').click();
  await expect(button('Pause')).toBeVisible();
  const draft = await page.evaluate(
    (key) => sessionStorage.getItem(key),
    `posedown.cardio.liss.${id}`,
  );
  const { key, startedAtMs } = JSON.parse(draft ?? '{}');
  // The server has the first request; the page doesn't know it.
  const first = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 60, completed: false };
  const startedAt = new Date(startedAtMs).toISOString();
  const sent = { ...first, startedAt, requestKey: key };
  expect((await send(page, 'POST', '/api/cardio-sessions', sent)).status()).toBe(201);
  await button('Finish').click();
  await button('Finish and save').click();
  await expectToast(page, 'Session Complete', 'This was already saved');
  await expect(page).toHaveURL(/\/dashboard$/);
  const stored = await (await page.request.get(`/api/users/${id}/cardio-sessions`)).json();
  expect(stored).toHaveLength(1);
});

test('an athlete under beta-blockers sees why there are no zones, and trains by feel', async ({
  page,
}) => {
  await signUpAthlete(page.context(), { cardioPreference: 'intense' });
  await page.goto('/cardio/plan?tab=zones');
  const panel = page.getByRole('tabpanel');
  const zones = panel.getByRole('heading', { name: /^[1-6]\. / });
  await expect(zones).toHaveCount(6);
  const question = panel.getByRole('radiogroup', { name: 'Do you take beta-blockers?' });
  await question.getByRole('radio', { name: 'Yes' }).check();
  await panel.getByRole('button', { name: 'Save heart rates' }).click();
  await expect(panel.getByText(/^Beta-blockers lower your heart rate/)).toBeVisible();
  await expect(zones).toHaveCount(0);
  await page.reload();
  await expect(question.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click();
  await expect(panel.getByText(/By feel: hard/).first()).toBeVisible();
  await page.goto('/cardio/session');
  await expect(page.getByText('No target')).toBeVisible();
});
