import { randomUUID } from 'node:crypto';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { picture } from './support/picture.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** 0 is Monday. */
const weekdayTomorrow = () => new Date().getUTCDay();

test('an athlete fills in the weekly check-in, even offline, and reads the coach’s answer', async ({
  page,
  browser,
  product,
}) => {
  const userId = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const { office } = await openCoachPage(browser, product);
  const ofAthlete = `/api/users/${userId}`;
  // The standard questions, and two girths.
  const { standard } = await done(office.request.get('/api/check-in-forms'));
  const tape = { id: 'tape', type: 'measurements', label: 'Tape', girths: ['waist', 'hips'] };
  const questions = [...standard.questions, { ...tape, required: false, phases: [] }];
  const form = { name: 'With tape', questions };
  const { id: formId } = await done(send(office, 'POST', '/api/check-in-forms', form));
  // Due at midnight, so it is open all day.
  const schedule = { formId, weekday: weekdayTomorrow(), minute: 0, version: 0 };
  await done(send(office, 'PUT', `${ofAthlete}/check-in-schedule`, schedule));
  const card = page.getByRole('region', { name: 'Weekly check-in' });
  const step = (scale: string, value: number) =>
    card
      .getByRole('radiogroup', { name: scale })
      .getByRole('radio', { name: new RegExp(`^${value}\\b`) });
  const waist = card.getByRole('textbox', { name: 'Waist' });
  const sendButton = card.getByRole('button', { name: 'Send weekly check-in' });

  await test.step('finds it on the dashboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Fill in' }).tap();
    await expect(card.getByText(/^Due \w+, 00:00$/)).toBeVisible();
  });

  await test.step('is led to the first question without an answer', async () => {
    await step('Energy in training', 7).check();
    await sendButton.tap();
    await expect(step('Hunger', 1)).toBeFocused();
    await expect(card.getByText('Answer this question')).toHaveCount(4);
  });

  await test.step('answers, with a photo, and finds everything after a reload', async () => {
    await step('Hunger', 6).check();
    await step('Sleep quality', 8).check();
    await step('Stress', 4).check();
    await step('Digestion', 7).check();
    await card.getByLabel('Choose a photo: Front').setInputFiles(await picture(page, 'front.png'));
    await expect(card.getByLabel('Replace the photo: Front')).toBeVisible();
    const note = card.getByRole('textbox', { name: /^What should your coach know/ });
    await note.fill('Busy week.');
    await waist.fill('82,5');
    await page.reload();
    await expect(note).toHaveValue('Busy week.');
    await expect(waist).toHaveValue('82.5');
    await expect(step('Hunger', 6)).toBeChecked();
    await expect(card.getByRole('img', { name: 'Front' })).toBeVisible();
  });

  await test.step('sends it without a network: it waits on the device and is sent later', async () => {
    await page.route('**/api/weekly-check-ins', (route) => route.abort());
    await sendButton.tap();
    await expect(card.getByText(/^Saved on this device\./)).toBeVisible();
    await page.unroute('**/api/weekly-check-ins');
    await page.goto('/messages');
    await page.goto('/check-in');
    await expect(card.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await card.getByText('Your answers').tap();
    await expect(card.getByText('Busy week.')).toBeVisible();
  });

  const current = async () =>
    (await (await page.request.get(`${ofAthlete}/weekly-check-in`)).json()).current;

  await test.step('changes an answer', async () => {
    await card.getByRole('button', { name: 'Change answers' }).tap();
    await step('Hunger', 8).check();
    await card.getByRole('button', { name: 'Send changes' }).tap();
    await expect(card.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await current()).toMatchObject({ answers: { hunger: 8 }, version: 2 });
  });

  await test.step('finds the measurements in the progress', async () => {
    await page.goto('/progress?tab=measurements');
    await expect(page.getByRole('main').getByText('82.5 cm')).toBeVisible();
    await page.goto('/check-in');
  });

  await test.step('reads the coach’s answer and acknowledges it', async () => {
    const { id: checkInId, version } = await current();
    const answer = { checkInId, version, reply: 'Strong week.\nSleep more.' };
    const plan = { kind: 'none' };
    const body = { ...answer, plan, requestKey: randomUUID() };
    await done(send(office, 'POST', `${ofAthlete}/check-in-review`, body));
    // The open page shows it without a reload.
    await expect(card.getByText('Strong week.')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Read reply' }).tap();
    await expect(card.getByText('Strong week.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Change answers' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Got it' }).tap();
    await expect(card.getByRole('button', { name: 'Got it' })).toHaveCount(0);
    await card.getByText('Your coach’s answer').tap();
    await expect(card.getByText('Strong week.')).toBeVisible();
    expect(await current()).toMatchObject({ acknowledgedAt: expect.any(String) });
  });
  await office.close();
});
