import type { Page } from '@playwright/test';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// Other tests' coaches have tasks.
test.use({ baseURL: ({ ownProduct }, use) => use(ownProduct.url) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a coach adds, ticks, edits and deletes tasks from anywhere, and undoes each step', async ({
  page,
  browser,
  ownProduct,
}) => {
  const athleteId = await signUpAthlete(page.context(), { name: 'Nora Tasks' });
  const { office, coach } = await openCoachPage(browser, ownProduct);
  const dialog = coach.getByRole('dialog', { name: /task$/ });
  const text = dialog.getByLabel('Task', { exact: true });
  const due = coach.getByRole('region', { name: 'Tasks due' });
  const tick = (task: string) => coach.getByRole('checkbox', { name: `${task}: done` });

  await test.step('the button works right after a hard load', async () => {
    await coach.goto('/tasks');
    await expect(coach.getByText('No open tasks')).toBeVisible();
    await button(coach, 'New task').click();
    await expect(text).toBeFocused();
    await button(coach, 'Add task').click();
    await expect(dialog.getByText('Write what to do')).toBeVisible();
    await text.fill('Call the venue');
    await coach.keyboard.press('Enter');
    await expectToast(coach, 'Task added');
    await expect(coach.getByRole('region', { name: 'Today' })).toContainText('Call the venue');
  });

  await test.step('t starts a task for the open athlete, and its draft survives a reload', async () => {
    await coach.goto(`/client/${athleteId}`);
    await expect(coach.getByRole('heading', { level: 1, name: 'Nora Tasks' })).toBeVisible();
    await coach.keyboard.press('t');
    await expect(text).toBeFocused();
    await expect(dialog.getByText('Nora Tasks')).toBeVisible();
    await text.fill('Ask about the knee');
    await coach.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await coach.reload();
    await expect(coach.getByRole('heading', { level: 1, name: 'Nora Tasks' })).toBeVisible();
    await coach.keyboard.press('t');
    await expect(text).toHaveValue('Ask about the knee');
    await dialog.getByLabel('Repeat').selectOption('Every week');
    await button(coach, 'Add task').click();
    await expectToast(coach, 'Task added');
  });

  await test.step('on the dashboard, a ticked weekly task comes back once, and not after undo', async () => {
    await coach.goto('/dashboard');
    await tick('Ask about the knee').click();
    await expectToast(coach, 'Task done');
    await expect(tick('Ask about the knee')).toHaveCount(0);
    await button(coach, 'Undo').click();
    await expect(tick('Ask about the knee')).toBeVisible();
    await due.getByRole('link', { name: /^All/ }).click();
    await expect(tick('Ask about the knee')).toHaveCount(1);
    await tick('Ask about the knee').click();
    await expect(coach.getByRole('region', { name: 'Next 7 days' })).toContainText('every week');
    await expect(coach.getByRole('region', { name: 'Done in the last 14 days' })).toContainText(
      'Ask about the knee',
    );
  });

  await test.step('the palette finds a due task, which opens for editing', async () => {
    await coach.keyboard.press('Control+k');
    await coach.getByRole('combobox', { name: 'Athletes, screens and actions' }).fill('venue');
    await expect(coach.getByRole('option')).toHaveText([/^Call the venue/]);
    await coach.keyboard.press('Enter');
    await expect(text).toHaveValue('Call the venue');
    await text.fill('Call the venue at nine');
    await button(coach, 'Save task').click();
    await expect(dialog).toBeHidden();
    await button(coach, 'Call the venue at nine').click();
    await button(coach, 'Delete').click();
    await expectToast(coach, 'Task deleted');
    await expect(tick('Call the venue at nine')).toHaveCount(0);
    await button(coach, 'Undo').click();
    await expect(tick('Call the venue at nine')).toBeVisible();
  });
  await office.close();
});
