import type { Page } from '@playwright/test';
import { athleteBeforeShow } from './support/before-show.ts';
import { dayFromNow } from './support/days.ts';
import { openWithFocusRestoration } from './support/open-with-focus-restoration.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a weigh-in appears on the prep at once, in the athlete’s window and in the coach’s', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context());
  const show = { name: 'Harbour Open', date: dayFromNow(40), category: 'Figure' };
  await done(send(page, 'POST', '/api/competitions', show));
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/competition/${id}`);
  await page.goto('/competition/setup');
  await page.getByRole('link', { name: 'Open the prep for Harbour Open' }).click();
  for (const each of [coach, page]) {
    await expect(each.getByText('No weigh-ins in the last')).toBeVisible();
  }
  // Without a reload in between, so that the cache is in use.
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Log Progress' }).first().click();
  await field(page, /^Weight/).fill('81.4');
  await page.getByRole('slider', { name: 'Energy level' }).fill('7');
  await page.getByRole('slider', { name: 'Stress level' }).fill('4');
  await button(page, 'Save Progress').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Competition', exact: true }).click();
  await page.getByRole('link', { name: 'Open the prep for Harbour Open' }).click();
  for (const each of [page, coach]) {
    await expect(each.getByText('No weigh-ins in the last')).toBeHidden();
    await expect(each.getByRole('img', { name: /^Weigh-ins of the last/ })).toBeVisible();
    await expect(each.getByText('Weight 80.2–82.6 kg (95%)')).toBeVisible();
  }
  await test.step('a withdrawal keeps the show on record, and it can be entered again', async () => {
    await button(page, 'Withdraw from this show').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    for (const each of [page, coach]) {
      await expect(each.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    }
    await button(coach, 'Enter this show again').click();
    await expect(button(page, 'Withdraw from this show')).toBeVisible();
  });
  await office.close();
});

test('an athlete with imperial units drinks fluid ounces and walks miles', async ({
  page,
  browser,
  product,
}) => {
  const changes = { units: 'imperial' };
  const { id, peak } = await athleteBeforeShow(page.context(), changes);
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/competition/${id}/peak-week`);
  await test.step('the coach sees and types them too, and the limits use them', async () => {
    await field(coach, 'Water').fill('20');
    await button(coach, 'Save changes').click();
    // 30 to 60 ml for each of 80 kg.
    await expect(coach.getByText('Water stays within 82–162 fl oz a day.')).toBeVisible();
    await field(coach, 'Water').fill('115');
    await button(coach, 'Save changes').click();
    await expect(coach.getByText('115 fl oz').first()).toBeVisible();
    await button(coach, 'Approve the plan').click();
    await expect(toast(coach, 'Peak week approved')).toBeVisible();
  });
  await page.goto('/peak-week');
  const own = page.getByRole('region', { name: 'Approved peak week' });
  await expect(own.getByText('115 fl oz').first()).toBeVisible();
  await expect(own.getByRole('row', { name: 'Water fl oz' })).toContainText('115');
  await field(page, 'Water so far today').fill('64');
  // Kilograms, from the hotel's scale.
  await field(page, 'Weight').fill('80');
  await button(page, 'Save day').click();
  await expect(own.getByText('Your last weight was 176.4 lb.')).toBeVisible();
  await field(page, 'Weight').fill('175');
  await button(page, 'Save day').click();
  await expect(own).toContainText('Water drunk: 64 fl oz. Weight: 175 lb.');
  const days = page.getByRole('group', { name: 'Day of the peak week' });
  await days.getByRole('button').first().click();
  await expect(field(page, 'Water that day')).toBeVisible();
  const { log } = await done(page.request.get(peak));
  expect(log).toMatchObject([{ waterMl: 1893, weight: 79.38 }]);
  await expect(own).not.toContainText(/\d (l|ml)\b/);

  // The machines in a plan are random, and some have no speed.
  await page.route(`**/api/users/${id}/cardio-plan*`, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const day of reply.plan.schedule) day.description = 'Walk at about 6 km/h.';
    await route.fulfill({ response, json: reply });
  });
  await page.goto('/cardio/plan');
  await expect(page.getByText(/mph/).first()).toBeVisible();
  await expect(page.getByText(/km\/h/)).toHaveCount(0);
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const walk = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true };
  await done(send(page, 'POST', '/api/cardio-sessions', { ...walk, startedAt }));
  await page.goto('/cardio/plan?tab=progress');
  await page.getByRole('button', { name: /^Edit the LISS session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit session' });
  await dialog.getByRole('textbox', { name: /^Distance/ }).fill('3.1');
  await dialog.getByRole('textbox', { name: /^Speed/ }).fill('40');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog.getByText('Enter a number between 0.7 and 15.5 mph')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Speed/ }).fill('3.4');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Last sessions' })).toContainText('3.1 mi');
  const [session] = await done(page.request.get(`/api/users/${id}/cardio-sessions`));
  expect(session).toMatchObject({ distanceKm: 4.989, speedKmh: 5.472 });
  await coach.goto(`/client/${id}?tab=workouts`);
  await expect(coach.getByRole('region', { name: 'Cardio' })).toContainText('3.1 mi');
  await office.close();
});

test('a coach’s values survive a visit to another day, and the notes can be cleared', async ({
  page,
  browser,
  product,
}) => {
  const changes = { name: 'Draft Athlete' };
  const { id, peak } = await athleteBeforeShow(page.context(), changes);
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/competition/${id}/peak-week`);
  const day = (name: string) => button(coach, name).click();
  const carbs = field(coach, 'Carbs');
  const before = Number(await carbs.inputValue());
  await carbs.fill(String(before + 5));
  await field(coach, /^Notes/).fill('Sleep early.');
  await day('D-2');
  const other = Number(await carbs.inputValue());
  await carbs.fill(String(other + 3));
  await expect(coach.getByText('Also saved: D-3.')).toBeVisible();
  await button(coach, 'Approve the plan').click();
  await expect(coach.getByText(/^Save or discard D-3, D-2 first/)).toBeVisible();
  await test.step('they survive a visit to another page, and don’t end up in another plan', async () => {
    await coach.getByRole('link', { name: 'Back to the prep' }).click();
    await expect(field(coach, /^Notes/)).toHaveCount(0);
    const elsewhere = { version: 0, days: [], coachNotes: 'Theirs.' };
    await done(send(office, 'PUT', peak, elsewhere));
    // An update by the athlete makes the open page reload the plan.
    const felt = { weight: 80, energyLevel: 6, stressLevel: 4, mood: 'good' };
    await done(send(page, 'POST', '/api/progress', { date: dayFromNow(-1), ...felt }));
    await coach.goBack();
    await expect(coach.getByText('From the coach: Theirs.')).toBeVisible();
    await expect(field(coach, /^Notes/)).toHaveValue('Sleep early.');
    await day('D-2');
    await expect(coach.getByText('Also saved: D-3.')).toBeVisible();
    await expect(carbs).toHaveValue(String(other + 3));
    await button(coach, 'Save changes').click();
    await expect(coach.getByText('The plan changed while you were typing')).toBeVisible();
  });
  await button(coach, 'Discard changes').click();
  await expect(carbs).toHaveValue(String(other));
  await coach.getByRole('button', { name: /^D-3/ }).click();
  await expect(carbs).toHaveValue(String(before + 5));
  await button(coach, 'Save changes').click();
  await expect(toast(coach, 'D-3 is saved.')).toBeVisible();
  await expect(coach.getByText('From the coach: Sleep early.')).toBeVisible();
  await field(coach, /^Notes/).fill('');
  await button(coach, 'Save changes').click();
  await expect(coach.getByText(/^From the coach/)).toBeHidden();
  const { plan } = await done(office.request.get(peak));
  expect(plan).toMatchObject({ coachNotes: null, status: 'draft' });
  expect(plan.days.find(({ offset }: { offset: number }) => offset === -3).carbsG).toBe(before + 5);

  await test.step('a draft can’t be approved after its show', async () => {
    await coach.route(`**${peak}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), today: dayFromNow(4) } });
    });
    await coach.reload();
    await expect(coach.getByRole('region', { name: 'Draft, never approved' })).toBeVisible();
    await expect(button(coach, 'Save changes')).toBeVisible();
    await expect(button(coach, 'Approve the plan')).toHaveCount(0);
    await coach.unroute(`**${peak}`);
  });

  await coach.goto('/alerts');
  const alert = coach.getByText('Draft Athlete has a peak week waiting for your approval.');
  await expect(alert).toBeVisible();
  const approval = { version: plan.version, approved: true };
  await done(send(office, 'PUT', `${peak}/approval`, approval));
  await expect(alert).toBeHidden();
  await office.close();
});

test('a coach’s comment on practice overwrites another only after that one was read', async ({
  page,
  browser,
  product,
}) => {
  const name = 'Posing Athlete';
  const id = await signUpAthlete(page.context(), { name });
  const poses = [{ name: 'Side Chest', duration: 10, completed: true }];
  const practice = { date: dayFromNow(0), routine: 'mandatory', duration: 85, poses };
  const saved = await done(send(page, 'POST', '/api/pose-practice-sessions', practice));
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto('/posing-practice');
  const sessions = coach.getByRole('region', { name: "Your athletes' practice" });
  await sessions.getByRole('button', { name: `Write notes for ${name}` }).click();
  await field(coach, `Notes for ${name}`).fill('Mine.');
  await coach.getByRole('link', { name: 'Coach Dashboard' }).click();
  await expect(coach.getByText('Command Center')).toBeVisible();
  await coach.goBack();
  const address = `/api/users/${id}/pose-practice-sessions/${saved.id}`;
  const elsewhere = { coachNotes: 'Theirs.', version: saved.version };
  await done(send(office, 'PATCH', address, elsewhere));
  await button(coach, 'Save notes').click();
  await expect(sessions.getByRole('alert')).toContainText('Theirs.');
  await expect(field(coach, `Notes for ${name}`)).toHaveValue('Mine.');
  await button(coach, 'Keep these notes').click();
  await expect(sessions.getByText('Theirs.')).toBeVisible();

  await sessions.getByRole('button', { name: `Edit notes for ${name}` }).click();
  await field(coach, `Notes for ${name}`).fill('Mine, after all.');
  const secondNotes = { coachNotes: 'Theirs again.', version: saved.version + 1 };
  await done(send(office, 'PATCH', address, secondNotes));
  await button(coach, 'Save notes').click();
  await expect(sessions.getByRole('alert')).toContainText('Theirs again.');
  await button(coach, 'Save mine instead').click();
  await expect(toast(coach, 'Notes saved')).toBeVisible();
  await expect(sessions.getByText('Mine, after all.')).toBeVisible();
  await office.close();
});

test('an athlete goes through show, prep and practice by keyboard, and never loses the focus', async ({
  page,
}) => {
  const id = await signUpAthlete(page.context());
  const show = { name: 'Key Cup', date: dayFromNow(40), category: 'Figure' };
  const { id: showId } = await done(send(page, 'POST', '/api/competitions', show));
  const milestones = `/api/users/${id}/competitions/${showId}/milestones`;
  const camp = { name: 'Posing camp', targetDate: dayFromNow(10) };
  await done(send(page, 'POST', milestones, camp));
  const press = (name: string, key = 'Enter') => button(page, name).press(key);
  const open = (path: string) => openWithFocusRestoration(page, path);

  await test.step('a finished action moves the focus to the next step', async () => {
    await open('/competition/setup');
    await press('Edit Key Cup');
    await expect(page.getByRole('heading', { name: 'Edit competition' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Competition name')).toBeFocused();
    await press('Cancel');
    await expect(page.getByRole('heading', { name: 'Add a competition' })).toBeFocused();
  });
  await test.step('a saved tick keeps the focus', async () => {
    await open('/competition/prep');
    const tick = page.getByRole('checkbox', { name: 'Posing camp: done' });
    await tick.press('Space');
    await expect(tick).toBeChecked();
    await expect(tick).toBeFocused();
  });
  await test.step('a practice starts and ends at the keyboard focus', async () => {
    await open('/posing-practice');
    await page.getByRole('radio', { name: /Mandatory/i }).press('Space');
    await page.getByRole('button', { name: /^Start / }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Front Double Bicep/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Pause').or(button(page, 'Play'))).toBeFocused();
    for (let pose = 1; pose < 8; pose += 1) await press('Next');
    await expect(button(page, 'Next')).toBeDisabled();
    await expect(page.getByRole('heading', { name: /8 of 8$/ })).toBeFocused();
    await page.getByRole('button', { name: 'End session' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Session ended' })).toBeFocused();
  });
  await test.step('a deletion moves the focus to the surrounding section', async () => {
    await open('/competition/setup');
    await press('Delete Key Cup');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Key Cup')).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('No competitions yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your competitions' })).toBeFocused();
  });
});
