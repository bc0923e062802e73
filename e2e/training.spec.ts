import type { Page } from '@playwright/test';
import { expectToLeave, hideServerTime, settle, stopClock } from './support/clock.ts';
import { fillSet } from './support/fill-set.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const MINUTE = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const timer = (page: Page, name: string) => page.getByRole('timer', { name });

/** A rest of the plan as shown by its timer: '1:30' for '90 s', '2:30' for '2:30 min'. */
function timerOf(rest: string): string {
  const [minutes = '', seconds = '00'] = rest.replace(' min', '').split(':');
  if (rest.endsWith(' min')) return `${minutes}:${seconds}`;
  const whole = Number.parseInt(rest, 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The seconds shown by a timer: 65 for '1:05'. */
const secondsOn = (shown: string) =>
  shown.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

test('an athlete completes a workout, set by set', async ({ page }) => {
  await signUpAthlete(page.context());
  await page.clock.install({ time: Date.now() - 60 * MINUTE });
  const nextToast = (title: string, message: string | RegExp = '') =>
    settle(page, () => expectToast(page, title, message, 50));
  const logSet = async () => {
    await fillSet(page);
    await button(page, 'Complete Set').click();
  };

  await test.step('the dashboard shows how long a workout takes', async () => {
    await page.goto('/dashboard');
    const plan = page.getByRole('region', { name: 'Training plan' });
    await expect(plan).toContainText(/Estimated workout time\s*\d+(–\d+)? minutes/);
  });

  await test.step('a checklist and tips are shown before the start', async () => {
    await page.goto('/workout-session');
    const checks = page.getByRole('list', { name: 'Pre-workout checklist' });
    await checks.getByRole('checkbox').first().check();
    await expect(checks.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
    await expect(timer(page, 'Workout time')).toBeHidden();
  });

  await test.step('the workout and its first set start, and the rest ends on its own', async () => {
    await stopClock(page);
    await hideServerTime(page);
    await button(page, 'Start Workout').click();
    await nextToast('Workout Started');
    await settle(page, () => expect(button(page, 'Previous')).toBeDisabled({ timeout: 50 }));
    const startSeconds = secondsOn((await timer(page, 'Workout time').textContent()) ?? '');
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1000);
      const shown = async () => secondsOn((await timer(page, 'Workout time').textContent()) ?? '');
      await expect.poll(shown).toBe(startSeconds + passed);
    }
    await logSet();
    await nextToast('Set Complete', 'Set 1 of ');
    await expect(timer(page, 'Rest left')).toBeVisible();
    const rest = page.locator('dt', { hasText: /^Rest$/ }).locator('xpath=following-sibling::dd');
    const whole = timerOf((await rest.textContent()) ?? '');
    await expect(page.getByText(`of ${whole} rest`)).toBeVisible();
    const restLeft = (await timer(page, 'Rest left').textContent()) ?? '';
    await page.clock.fastForward(`0${restLeft}`);
    await nextToast('Rest Complete');
    await expect(timer(page, 'Rest left')).toBeHidden();
    await expect(timer(page, 'Workout time')).not.toHaveText(/^0:0/);
  });

  await test.step('a rest can be skipped', async () => {
    // On some days the plan has two sets of the first exercise; this one must not be the last.
    await button(page, 'Add set').click();
    await logSet();
    await nextToast('Set Complete', 'Set 2 of ');
    await button(page, 'Skip Rest').click();
    await nextToast('Rest Skipped');
    await expect(timer(page, 'Rest left')).toBeHidden();
  });

  await test.step('the last set completes the exercise', async () => {
    const remove = button(page, 'Remove set');
    await expect(page.getByText('2/', { exact: false }).first()).toBeVisible();
    while (await remove.isEnabled()) await remove.click();
    await button(page, 'Add set').click();
    await logSet();
    await nextToast('Exercise Complete');
  });

  await test.step('one exercise is shown at a time, with Finish instead of Next on the last', async () => {
    const place = page.getByText(/^Exercise \d+ of \d+/);
    const [, last = ''] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? [];
    for (let number = 2; number <= Number(last); number += 1) {
      await button(page, 'Next').click();
      await expect(place).toContainText(`Exercise ${number} of ${last}`);
      await expect(button(page, 'Previous')).toBeEnabled();
    }
    await expect(button(page, 'Next')).toBeHidden();
    await button(page, 'Finish').click();
  });

  await test.step('the workout is complete, and the dashboard follows after 3 s', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Finish now?' });
    await settle(page, () => expect(dialog).toBeVisible({ timeout: 50 }));
    await dialog.getByRole('button', { name: 'Finish' }).click();
    const done = page.getByRole('heading', { level: 1, name: 'Workout Complete' });
    const passedMs = await settle(page, async () => {
      await expectToast(page, 'Workout Complete', /\d+ minutes?\. Your progress is saved\./, 50);
      await expect(done).toBeVisible({ timeout: 50 });
    });
    await expectToLeave(page, { to: /\/dashboard$/, afterMs: 3000, passedMs });
  });
});

test('the end of a rest is audible after a reload, once the athlete has touched the page', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.clock.install();
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.heard = 'yes';
      start.call(this, when);
    };
  });
  await hideServerTime(page);
  await page.goto('/workout-session');
  await button(page, 'Start Workout').click();
  await fillSet(page);
  await button(page, 'Complete Set').click();
  await expect(timer(page, 'Rest left')).toBeVisible();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  const restLeft = (await timer(page, 'Rest left').textContent()) ?? '';
  await page.clock.fastForward(`0${restLeft}`);
  await expect(page.locator('html[data-heard]')).toBeAttached();
});

test('a workout started while another is still being discarded stays on the screen', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/workout-session');
  const workoutTime = timer(page, 'Workout time');
  await button(page, 'Start Workout').click();
  await expect(workoutTime).toBeVisible();

  // The response about the first workout's deletion reaches the page late.
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route('**/api/training/today', async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const read = page.waitForRequest('**/api/training/today');
  await button(page, 'Discard workout').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard workout' }).click();
  await read;
  const started = page.waitForResponse('**/api/workout-sessions');
  await button(page, 'Start Workout').click();
  await started;
  await expect(workoutTime).toBeVisible();
  const late = page.waitForResponse('**/api/training/today');
  gate.open?.();
  await late;
  await page.unroute('**/api/training/today');
  await expect(workoutTime).toBeVisible();
  await expect(button(page, 'Start Workout')).toBeHidden();

  // The history links back to it, and cannot end it.
  await page.goto('/training/history');
  await page.getByRole('link', { name: /Continue$/ }).click();
  await expect(workoutTime).toBeVisible();
});

test('a workout finished offline is sent from another screen, and how it felt is added later', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/workout-session');
  const started = page.waitForResponse('**/api/workout-sessions');
  await button(page, 'Start Workout').click();
  await started;
  await page.route('**/api/workout-sessions/**', (route) => route.abort());
  await fillSet(page);
  await button(page, 'Complete Set').click();
  // Input for the next set stays while an earlier one is viewed.
  const load = page.getByRole('textbox', { name: /^(Added weight|Counterweight|Weight)/ });
  await load.fill('42');
  await page.getByRole('button', { name: /^Correct set 1/ }).click();
  await expect(load).toHaveValue('20');
  await button(page, 'Cancel').click();
  await expect(load).toHaveValue('42');
  await button(page, 'Finish workout now').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expectToast(page, 'Workout Complete', /It’s saved on this device/);
  await page.getByRole('slider', { name: 'Overall RPE' }).fill('9');
  await button(page, 'Back to Dashboard').click();
  await page.waitForURL(/\/dashboard$/);
  await page.unroute('**/api/workout-sessions/**');
  const finished = page.waitForResponse(/\/api\/workout-sessions\/[^/]+\/finish$/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await finished).ok()).toBe(true);

  await page.goto('/training/history');
  await page.locator('a[href*="/training/sessions/"]').first().click();
  await expect(page.getByRole('slider', { name: 'Overall RPE' })).toHaveValue('9');
  await page.getByRole('slider', { name: 'Pump' }).fill('8');
  await button(page, 'Save how it felt').click();
  await expectToast(page, 'Saved');
  await expect(page.getByText('Overall RPE 9 · Pump 8')).toBeVisible();
  await button(page, 'Change how it felt').click();
  await expect(page.getByRole('slider', { name: 'Pump' })).toHaveValue('8');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Change how it felt')).toBeVisible();
  // The printout shows the lifted weights too.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Correct set 1/ })).toBeVisible();
});
