import { calendarOn } from './support/calendar.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('coaching is paused, planned to end, ends, and starts again with the athlete’s consent', async ({
  page: athlete,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(athlete.context(), { name: 'Farewell Fay' });
  const { office, coach } = await openCoachPage(browser, product);
  const dialog = coach.getByRole('dialog', { name: 'End coaching of Farewell Fay' });

  await test.step('the coach pauses and resumes the coaching', async () => {
    await coach.goto(`/client/${athleteId}`);
    await coach.getByRole('button', { name: 'Pause coaching' }).click();
    const pause = coach.getByRole('dialog', { name: 'Pause coaching of Farewell Fay' });
    await pause.getByRole('button', { name: 'Pause coaching' }).click();
    await expect(coach.getByRole('region', { name: 'Coaching' })).toContainText(/Paused until/);
    await athlete.goto('/dashboard');
    await expect(athlete.getByRole('heading', { name: /^Paused until/ })).toBeVisible();
    await coach.getByRole('link', { name: 'View as athlete' }).click();
    await expect(coach.getByRole('heading', { name: 'What Farewell Fay sees' })).toBeVisible();
    await expect(coach.getByRole('heading', { name: /^Paused until/ })).toBeVisible();
    await coach.getByRole('main').getByRole('link', { name: 'Check in' }).click();
    await expectToast(coach, 'Read-only', 'Only the athlete can do this.');
    await coach.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await coach.getByRole('button', { name: 'End the pause' }).click();
    await expect(athlete.getByRole('heading', { name: /^Paused until/ })).toBeHidden();
  });

  await test.step('the coach plans the end on the athlete’s page and takes it back', async () => {
    await coach.goto(`/client/${athleteId}`);
    await coach.getByRole('button', { name: 'End coaching' }).click();
    await dialog.getByRole('button', { name: 'Plan the end' }).click();
    await expect(dialog.getByText('Choose the last day.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Last day/ }).click();
    await calendarOn(coach).days.last().click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Moves abroad.');
    await dialog.getByRole('button', { name: 'Plan the end' }).click();
    await expect(coach.getByText('Your note: Moves abroad.')).toBeVisible();
    await athlete.goto('/dashboard');
    await expect(athlete.getByRole('heading', { name: /^Your coaching ends on/ })).toBeVisible();
    await coach.getByRole('button', { name: 'Keep coaching' }).click();
    await expect(coach.getByText('Your note: Moves abroad.')).toBeHidden();
    await expect(athlete.getByRole('heading', { name: /^Your coaching ends on/ })).toBeHidden();
  });

  await test.step('the coach ends it now', async () => {
    await coach.goto('/admin');
    await coach.getByRole('textbox', { name: 'Search clients' }).fill('Farewell');
    await coach.getByRole('button', { name: 'End coaching of Farewell Fay' }).click();
    await dialog.getByRole('radio', { name: 'Now' }).check();
    await dialog.getByRole('textbox', { name: /^Your last message/ }).fill('All the best, Fay!');
    await dialog.getByRole('button', { name: 'End coaching now' }).click();
    await expect(coach.getByText('No clients found')).toBeVisible();
    await expect(athlete.getByRole('heading', { name: /^Your coaching ended on/ })).toBeVisible();
    await athlete.goto('/messages');
    await expect(athlete.getByText('All the best, Fay!')).toBeVisible();
  });

  await test.step('the coach archives, lists and offers; a deletion waits for the athlete', async () => {
    await coach.getByRole('button', { name: 'Former' }).click();
    await expect(coach).toHaveURL(/show=former/);
    await coach.getByRole('button', { name: 'Archive Farewell Fay' }).click();
    await expect(coach.getByText('No former athletes')).toBeVisible();
    await coach.getByRole('button', { name: 'Archived' }).click();
    await coach.getByRole('button', { name: 'Delete account of Farewell Fay' }).click();
    await coach.getByRole('button', { name: 'Delete in 30 days' }).click();
    await expect(coach.getByText(/^Their account is deleted on/)).toBeVisible();
    await coach.getByRole('button', { name: 'Offer coaching to Farewell Fay' }).click();
    await expect(coach.getByText('You offered to coach them again.')).toBeVisible();
  });

  await test.step('the athlete keeps the account and accepts', async () => {
    await athlete.goto('/dashboard');
    await athlete.getByRole('button', { name: 'Keep my account' }).click();
    await expect(athlete.getByRole('button', { name: 'Keep my account' })).toBeHidden();
    await athlete.getByRole('button', { name: 'Accept' }).click();
    await expect(athlete.getByRole('heading', { name: /^Your coaching/ })).toBeHidden();
    await coach.goto(`/client/${athleteId}`);
    await expect(coach.getByRole('heading', { name: 'Farewell Fay' })).toBeVisible();
  });
  await office.close();
});
