import type { Page } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { picture } from './support/picture.ts';
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

test('a coach draws on a check-in photo and links a meal, and the athlete sees both', async ({
  page,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(page.context(), { name: 'Nora Marks' });
  await page.goto('/dashboard');
  const { buffer } = await picture(page, 'front.png');
  const photos = `/api/users/${athleteId}/photos?purpose=progress&pose=front`;
  await done(send(page, 'POST', photos, buffer, 'image/png'));
  const food = { foodName: 'Rice cake', calories: 35, protein: 1, carbs: 7, fats: 0 };
  const eaten = {
    date: dayFromNow(0),
    time: '00:05',
    mealType: 'snack',
    quantity: 1,
    unit: 'piece',
  };
  await done(send(page, 'POST', `/api/users/${athleteId}/nutrition-logs`, { ...food, ...eaten }));
  await checkIn(page, '6a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0002');
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/check-ins?athlete=${athleteId}`);
  const editor = coach.getByRole('dialog', { name: 'Draw on the photo' });
  const attached = coach.getByRole('list', { name: 'Attached photos' });

  await test.step('draws an arrow by pointer, and undoes a second one', async () => {
    await button(coach, /^Draw on it: Front/).click();
    const photo = editor.getByRole('img', { name: /^Front, .*, with 0 marks$/ });
    const box = await photo.boundingBox();
    if (!box) throw new Error('the photo isn’t shown');
    for (const across of [0.2, 0.6]) {
      await coach.mouse.move(box.x + box.width * across, box.y + box.height * 0.2);
      await coach.mouse.down();
      await coach.mouse.move(box.x + box.width * across, box.y + box.height * 0.7, { steps: 4 });
      await coach.mouse.up();
    }
    await expect(button(coach, 'Arrow 2')).toBeVisible();
    await coach.keyboard.press('Control+z');
    await expect(button(coach, 'Arrow 2')).toBeHidden();
    await editor.getByRole('button', { name: 'Attach' }).click();
    await expect(attached.getByRole('img', { name: '1 mark by you' })).toBeVisible();
  });

  await test.step('raises the calories from tomorrow', async () => {
    await coach.keyboard.press('2');
    await button(coach, 'Increase calories').click();
    await coach.getByRole('textbox', { name: /^Why/ }).fill('More food comes next week.');
    await coach.getByLabel('Applies from').selectOption({ index: 1 });
    await expect(button(coach, /^Apply from \w+ \d+ \w+, send and next/)).toBeVisible();
  });

  await test.step('keeps it over a reload, links a meal and sends both', async () => {
    await coach.reload();
    await expect(attached.getByRole('img', { name: '1 mark by you' })).toBeVisible();
    await button(coach, 'Attach a photo or link').click();
    const dialog = coach.getByRole('dialog', { name: 'Attach' });
    await dialog.getByRole('button', { name: 'Meals' }).click();
    await dialog.getByRole('button', { name: /^Rice cake/ }).click();
    await coach.getByRole('textbox', { name: 'Reply to Nora Marks' }).fill('Elbow here.');
    const sent = coach.waitForResponse(
      (reply) => reply.url().endsWith('/check-in-review') && reply.request().method() === 'POST',
      { timeout: 20_000 },
    );
    await button(coach, /^Apply from .* send and next/).click();
    expect((await sent).status()).toBe(200);
  });

  await test.step('the coach removes what was planned, after the athlete has seen it', async () => {
    await page.goto('/check-in');
    const card = page.getByRole('region', { name: 'Weekly check-in' });
    await expect(card.getByText(/^From \w+ \d+ \w+: [\d,]+ kcal/)).toBeVisible();
    await coach.goto(`/check-ins?filter=done&athlete=${athleteId}`);
    await button(coach, 'Remove the planned change').click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(button(coach, 'Remove the planned change')).toBeHidden();
  });

  await test.step('the athlete sees the mark in the card and the thread, and opens the meal', async () => {
    await page.goto('/check-in');
    const card = page.getByRole('region', { name: 'Weekly check-in' });
    await expect(card.getByText('Elbow here.')).toBeVisible();
    await expect(card.getByRole('img', { name: '1 mark by your coach' })).toBeVisible();
    await page.goto('/messages');
    const thread = page.getByRole('region', { name: /^Messages with/ });
    await thread.getByRole('button', { name: /^Photo from .* 1 mark by/ }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^1 mark by/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await thread.getByRole('link', { name: /^Rice cake/ }).click();
    await expect(page).toHaveURL(/\/nutrition\/progress\?date=/);
  });

  await test.step('the athlete draws on the photo from the coach and sends it back', async () => {
    await page.goBack();
    await page.getByRole('button', { name: /^Photo from .* 1 mark by/ }).click();
    await button(page, 'Draw on it').click();
    const own = page.getByRole('dialog', { name: 'Draw on the photo' });
    await expect(own).toBeVisible();
    await page.keyboard.press('c');
    await button(page, 'Add circle').click();
    await button(page, 'Attach').last().click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('img', { name: '1 mark by you' })).toBeVisible();
  });
  await office.close();
});
