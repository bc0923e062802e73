import type { Page } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const ANSWERS = {
  'training-energy': 7,
  hunger: 8,
  'sleep-quality': 6,
  stress: 4,
  digestion: 7,
  pain: 'Left knee pinches on split squats.',
};

/** Sends the athlete's weekly check-in. */
const checkIn = (page: Page, requestKey: string) =>
  done(
    send(page, 'POST', '/api/weekly-check-ins', {
      ...{ dueOn: dayFromNow(0), formId: null, formVersion: 1, answers: ANSWERS, requestKey },
    }),
  );

test('a coach answers check-ins by keyboard, takes one back, and the athlete reads the reply', async ({
  page,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(page.context(), { name: 'Kira Inbox' });
  await checkIn(page, '6a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001');
  const { office, coach } = await openCoachPage(browser, product);
  await coach.clock.install();
  await coach.goto('/dashboard');

  const review = coach.getByRole('region', { name: 'Check-in of Kira Inbox' });
  await test.step('opens the inbox from the dashboard and finds the athlete', async () => {
    await coach.getByRole('link', { name: /^Review \d+ check-in/ }).click();
    await coach.getByRole('button', { name: /^Kira Inbox/ }).click();
    await expect(review.getByRole('list', { name: 'In short' })).toContainText(
      'Pain: “Left knee pinches on split squats.”',
    );
    await expect(review.getByRole('row', { name: /^Hunger/ })).toContainText('8');
  });

  const reply = coach.getByRole('textbox', { name: 'Reply to Kira Inbox' });
  await test.step('changes the calories and writes by keyboard', async () => {
    await coach.keyboard.press('2');
    await button(coach, 'Increase calories').click();
    // Energy is low after exercise, so a coach has to say why.
    await coach.keyboard.press('Control+Enter');
    const panel = coach.getByRole('region', { name: 'Plan and reply' });
    await expect(panel.getByRole('alert')).toHaveText('Explain why you’re overriding this.');
    await coach.getByRole('textbox', { name: /^Why/ }).fill('More food comes next week.');
    await coach.keyboard.press('Escape');
    await coach.keyboard.press('r');
    await expect(reply).toBeFocused();
    await reply.fill('Up 50 kcal. Skip split squats this week.');
    await coach.keyboard.press('Control+Enter');
    await expect(review).toBeHidden();
    await expect(coach.getByText('Answered Kira Inbox')).toBeVisible();
  });

  await test.step('takes it back within ten seconds, with everything that was written', async () => {
    await coach.keyboard.press('u');
    await expect(reply).toHaveValue('Up 50 kcal. Skip split squats this week.');
    const { checkIn: stored } = await done(
      coach.request.get(`/api/users/${athleteId}/check-in-review`),
    );
    expect(stored.state).toBe('waiting');
  });

  await test.step('sends it once the undo period is over', async () => {
    await coach.keyboard.press('Control+Enter');
    await expect(review).toBeHidden();
    const sent = coach.waitForResponse((response) => response.request().method() === 'POST');
    await coach.clock.runFor(11_000);
    expect((await sent).status()).toBe(200);
    await expect(coach.getByText('Answered Kira Inbox')).toBeHidden();
  });

  await test.step('the athlete has the reply and the new plan, caused by the check-in', async () => {
    const { current } = await done(page.request.get(`/api/users/${athleteId}/weekly-check-in`));
    expect(current.reply.content).toBe('Up 50 kcal. Skip split squats this week.');
    const { changes } = await done(page.request.get(`/api/users/${athleteId}/plan-changes`));
    expect(changes[0]).toMatchObject({ kind: 'targets', cause: 'check_in' });
  });
  await office.close();
});
