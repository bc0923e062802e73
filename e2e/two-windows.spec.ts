import type { Browser, Page } from '@playwright/test';
import { calendarOn } from './support/calendar.ts';
import { dayFromNow } from './support/days.ts';
import { answerEverything, choose, field } from './support/onboarding.ts';
import { linkMailedTo, signInCoach, signUpAthlete } from './support/people.ts';
import type { Product } from './support/product.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test.use({ actionTimeout: 15_000 });

const ATHLETE = {
  name: 'Window Athlete',
  email: 'window@test.example',
  password: 'gold-cone-lights',
};

const open = async (browser: Browser, product: Product) => {
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Europe/Berlin' });
  return context.newPage();
};

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const navigate = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Logs one set of the current exercise. */
async function completeSet(page: Page, weight: string, reps: string) {
  await page.getByRole('textbox', { name: /weight/i }).fill(weight);
  await page.getByRole('textbox', { name: 'Reps' }).fill(reps);
  // Inputs and buttons are next to each other on a wide screen too.
  for (const direction of ['Less', 'More']) {
    await page.getByRole('button', { name: `${direction}: RPE` }).click();
  }
  await page.getByRole('button', { name: 'Complete Set' }).click();
  await expect(page.getByRole('button', { name: /^Correct set/ }).last()).toContainText(reps);
}

/** Selects the first available day of the calendar and returns it. */
async function chooseFirstDay(page: Page, label: string): Promise<Date> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const first = calendarOn(page).days.first();
  const [words] = /\w+ \d+, \d{4}/.exec((await first.getAttribute('aria-label')) ?? '') ?? [];
  const day = new Date(`${words} 12:00 UTC`);
  await first.click();
  return day;
}

test('coach and athlete go from the invitation to the show day, each in their own window', async ({
  browser,
  ownProduct: product,
}) => {
  const coach = await open(browser, product);
  const athlete = await open(browser, product);
  await signInCoach(coach.context(), product);

  await test.step('the coach invites by email, and the athlete signs up with the link', async () => {
    await coach.goto('/dashboard');
    await coach.getByRole('link', { name: 'Add New Athlete' }).first().click();
    await field(coach, 'Email').fill(ATHLETE.email);
    await field(coach, 'Name').fill(ATHLETE.name);
    await coach.getByRole('button', { name: 'Send invitation' }).click();
    await expect(toast(coach, 'Invitation sent')).toBeVisible();
    await athlete.goto(await linkMailedTo(ATHLETE.email, product));
    await expect(athlete.getByText('Ali invited you and will be your coach.')).toBeVisible();
    await expect(field(athlete, 'Email')).toHaveValue(ATHLETE.email);
    await answerEverything(athlete, ATHLETE);
    await athlete.getByRole('button', { name: 'Complete Onboarding' }).click();
    await expect(athlete).toHaveURL(/\/dashboard$/);
    await navigate(coach, 'Coach Dashboard');
    await coach.getByRole('button', { name: /^All \d+$/ }).click();
    await coach.getByRole('link', { name: `View ${ATHLETE.name}` }).click();
    await expect(coach.getByRole('heading', { level: 1, name: ATHLETE.name })).toBeVisible();
  });

  await test.step('the athlete trains, eats and weighs in', async () => {
    await athlete.getByRole('link', { name: 'Start Workout' }).first().click();
    await athlete.getByRole('button', { name: 'Start Workout' }).click();
    await completeSet(athlete, '40', '11');
    await completeSet(athlete, '42.5', '9');
    await athlete.getByRole('button', { name: 'Finish workout now' }).click();
    await athlete.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(athlete.getByRole('heading', { name: 'Workout Complete' })).toBeVisible();
    await athlete.goto('/nutrition/quick-log');
    await athlete.getByRole('button', { name: /^Protein Shake/ }).click();
    await athlete.getByRole('button', { name: 'Log Meal' }).click();
    await expect(athlete).toHaveURL(/\/dashboard$/);
    await athlete.getByRole('link', { name: 'Log Progress' }).first().click();
    await field(athlete, 'Weight').fill('83.2');
    await field(athlete, 'Body fat').fill('18');
    await athlete.getByRole('slider', { name: 'Energy level' }).fill('7');
    await athlete.getByRole('slider', { name: 'Stress level' }).fill('4');
    await athlete.getByRole('button', { name: 'Save Progress' }).click();
    await expect(athlete).toHaveURL(/\/dashboard$/);
  });

  await test.step('the athlete checks in', async () => {
    await athlete.getByRole('link', { name: 'Check in', exact: true }).click();
    await athlete.getByRole('radio', { name: 'Good' }).check();
    await athlete.getByRole('slider', { name: 'Energy level' }).fill('8');
    await athlete.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(athlete.getByText('Checked In', { exact: true })).toBeVisible();
  });

  await test.step("the coach's open page shows all of it", async () => {
    await expect(coach.getByRole('region', { name: 'Check-ins' })).toContainText(
      'Energy 8 · Mood good',
    );
    const activity = coach.getByRole('region', { name: 'Recent activity' });
    await expect(activity).toContainText('Weighed in at 83.2 kg');
    await expect(activity).toContainText('Logged 1 meal, 300 kcal');
    await expect(activity).toContainText('Trained');
    await tab(coach, 'Workouts');
    await coach.getByRole('link', { name: /2 sets/ }).click();
    await expect(coach.getByText('42.5 kg × 9')).toBeVisible();
    await coach.goBack();
    await tab(coach, 'Nutrition');
    await expect(coach.getByText('Protein Shake', { exact: true })).toBeVisible();
  });

  await test.step("a plan created by the coach appears on the athlete's open page", async () => {
    await navigate(athlete, 'My Dashboard');
    await expect(athlete.getByText('Every day, over 4 meals')).toBeVisible();
    const url = `/api/users/${coach.url().match(/client\/([^?]+)/)?.[1]}`;
    const { version } = await (await coach.request.get(url)).json();
    const data = { mealFrequency: '6_meals', version };
    expect((await send(coach, 'PATCH', url, data)).status()).toBe(200);
    await coach.getByRole('button', { name: 'Create new plans' }).click();
    const dialog = coach.getByRole('dialog', { name: 'Create new plans' });
    await dialog.getByRole('checkbox', { name: 'Meal plan' }).check();
    // Waits like a reader, and so that it no longer moves the button.
    await expect(dialog.getByRole('radio', { name: 'New meals' })).toBeChecked();
    const preview = dialog.getByRole('region', { name: 'New meal totals' });
    await expect(preview).toContainText('Energy');
    await dialog.getByRole('button', { name: 'Create new plans' }).click();
    await expect(dialog).toBeHidden();
    await expect(athlete.getByText('Every day, over 6 meals')).toBeVisible();
  });

  await test.step('they message each other, and neither reloads', async () => {
    await coach.getByRole('link', { name: 'Message', exact: true }).click();
    await navigate(athlete, 'Messages');
    const toCoach = athlete.getByRole('textbox', { name: 'Message Ali' });
    // Someone who opens the thread later is notified with the next keystroke after three seconds,
    // and there is none.
    await expect(field(coach, `Message ${ATHLETE.name}`)).toBeVisible();
    await toCoach.pressSequentially('Left shoulder');
    await expect(coach.getByText(`${ATHLETE.name} is writing…`)).toBeVisible();
    await toCoach.fill('Left shoulder hurts on the press.');
    await athlete.getByRole('button', { name: 'Send' }).click();
    const inThread = (page: Page, words: string) =>
      page.getByRole('region', { name: /^Messages with/ }).getByText(words);
    await expect(inThread(coach, 'Left shoulder hurts on the press.')).toBeVisible();
    await expect(inThread(athlete, 'Read')).toBeVisible();
    await field(coach, `Message ${ATHLETE.name}`).fill('Use the neutral grip this week.');
    await coach.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(inThread(athlete, 'Use the neutral grip this week.')).toBeVisible();
    await navigate(athlete, 'My Dashboard');
    await field(coach, `Message ${ATHLETE.name}`).fill('And sleep.');
    await coach.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      athlete.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }),
    ).toContainText('1');
  });

  await test.step('the coach drafts and approves a protocol, and the athlete acknowledges it', async () => {
    await navigate(coach, 'Protocols');
    await choose(coach, 'Protocol type', 'Cutting');
    await coach.getByRole('button', { name: ATHLETE.name }).click();
    await coach.getByRole('button', { name: 'Generate Protocol' }).click();
    await expect(toast(coach, 'Protocol Generated')).toBeVisible();
    await athlete.getByRole('link', { name: 'View Protocols' }).click();
    await expect(athlete.getByText('No protocol yet')).toBeVisible();
    await coach.getByRole('button', { name: 'Approve', exact: true }).click();
    await field(coach, 'Reason for overriding the warnings').fill('Asked: none of them.');
    await field(coach, 'Notes for the athlete').fill('Hold the cardio where it is.');
    await coach.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(toast(coach, 'Protocol Approved')).toBeVisible();
    await expect(athlete.getByText('Hold the cardio where it is.')).toBeVisible();
    await coach.getByRole('button', { name: 'All protocols' }).click();
    await choose(coach, 'Show', 'Approved');
    await expect(coach).toHaveURL(/show=approved/);
    const row = coach.getByRole('link', { name: ATHLETE.name });
    await expect(row).toContainText('not acknowledged yet');
    await athlete.getByRole('button', { name: 'I have read this protocol' }).click();
    await expect(athlete.getByText(/^You acknowledged this protocol on/)).toBeVisible();
    await expect(row).toContainText(/, acknowledged/);
    await row.click();
    await coach.getByRole('button', { name: 'All protocols' }).click();
    await expect(coach.getByRole('radio', { name: 'Approved' })).toBeChecked();
  });

  const showDay = await test.step('the athlete enters the show', async () => {
    await athlete.goto('/competition/setup');
    await field(athlete, 'Competition name').fill('Harbour Classic');
    const day = await chooseFirstDay(athlete, 'Competition date');
    await choose(athlete, 'Category', "Men's Physique");
    await athlete.getByRole('button', { name: 'Add Competition' }).click();
    await expect(toast(athlete, 'Competition Added!')).toBeVisible();
    return day;
  });

  await test.step('on show day both see it, its checklist and the form for its result', async () => {
    await product.kill();
    await product.restart(showDay);
    for (const page of [coach, athlete]) await page.clock.install({ time: showDay });
    await athlete.goto('/competition/prep');
    await expect(athlete.getByText('Show time!')).toBeVisible();
    await athlete.getByRole('checkbox').first().click();
    await expect(athlete.getByText(/^1 of \d+ checked/)).toBeVisible();
    await coach.goto('/dashboard');
    await expect(coach.getByRole('link', { name: 'Show today' })).toBeVisible();
    await expect(coach.getByText('Show time!')).toBeVisible();
    await coach.getByRole('link', { name: `Competition ${ATHLETE.name}` }).click();
    await expect(coach.getByText('Harbour Classic').first()).toBeVisible();
    await expect(coach.getByText(/^1 of \d+ checked/)).toBeVisible();
    await expect(field(athlete, 'Placing')).toBeVisible();
  });

  await test.step('the day after, both are reminded of the missing result', async () => {
    const dayAfter = new Date(showDay.getTime() + 86_400_000);
    await product.kill();
    await product.restart(dayAfter);
    for (const page of [coach, athlete]) await page.clock.setSystemTime(dayAfter);
    await athlete.goto('/dashboard');
    await athlete.getByRole('link', { name: 'Enter the result' }).click();
    await expect(athlete.getByText('Result open')).toBeVisible();
    await athlete.goto('/competition/setup');
    await athlete.getByRole('link', { name: 'Enter the result of Harbour Classic' }).click();
    await coach.reload();
    for (const page of [coach, athlete]) {
      await expect(page.getByText('Result open')).toBeVisible();
      await expect(page.getByText('Prep phase')).toBeHidden();
    }
    await field(athlete, 'Placing').fill('2');
    await athlete.getByRole('button', { name: 'Complete the show' }).click();
    await expect(athlete.getByText(/^Completed: 2nd/)).toBeVisible();
    await expect(coach.getByText(/^Completed: 2nd/)).toBeVisible();
  });

  await coach.context().close();
  await athlete.context().close();
});

test('a milestone edited by both is overwritten only after the conflict was shown, and a deleted one can be restored', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context());
  const show = { name: 'Mile Cup', date: dayFromNow(40), category: 'Figure' };
  const { id: showId } = await (await send(page, 'POST', '/api/competitions', show)).json();
  const url = `/api/users/${id}/competitions/${showId}/milestones`;
  const camp = { name: 'Posing camp', targetDate: dayFromNow(10), completedDate: dayFromNow(-1) };
  const stored = await (await send(page, 'POST', url, camp)).json();
  await page.goto('/competition/prep');
  const edit = (which: string) => page.getByRole('button', { name: new RegExp(`^Edit ${which},`) });
  const dialog = page.getByRole('dialog', { name: 'Edit milestone' });
  const name = dialog.getByRole('textbox', { name: 'Milestone' });
  await edit('Posing camp').click();
  await name.fill('Camp by the sea');

  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const otherEdit = { name: 'Camp in the hills', targetDate: camp.targetDate, completed: true };
  const change = { ...otherEdit, version: stored.version };
  const milestone = `/api/users/${id}/milestones/${stored.id}`;
  expect((await send(office, 'PUT', milestone, change)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save milestone' }).click();
  await dialog.getByRole('button', { name: 'Show the current version' }).click();
  await expect(name).toHaveValue('Camp in the hills');
  await name.fill('Camp by the sea');
  await dialog.getByRole('button', { name: 'Save milestone' }).click();
  await expect(dialog).toBeHidden();

  const done = page.getByRole('checkbox', { name: 'Camp by the sea: done' });
  await expect(done).toBeChecked();
  await edit('Camp by the sea').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(done).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Milestone Restored')).toBeVisible();
  await expect(done).toBeChecked();
  await office.close();
});
