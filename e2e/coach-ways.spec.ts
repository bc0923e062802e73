import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { delayCalls } from './support/delay-calls.ts';
import { signIn } from './support/log-in.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

const THREADS_A_PAGE = 30;

test('an alert is resolved by keyboard without losing the focus, and undone', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
  await page.goto('/alerts');
  const rows = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
  const second = (await rows.nth(1).getByRole('link').first().getAttribute('aria-label')) ?? '';
  const first = (await rows.first().getByRole('paragraph').textContent()) ?? '';
  await rows
    .first()
    .getByRole('button', { name: /^Resolve/ })
    .press('Enter');
  await expect(rows.filter({ hasText: first })).toHaveCount(0);
  await expect(page.getByRole('link', { name: second }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: first })).toHaveCount(1);
  await page.getByRole('button', { name: 'Resolved' }).click();
  await expect(page.getByText('No resolved alerts')).toBeVisible();
  await page.getByRole('button', { name: 'High' }).click();
  await expect(page).toHaveURL(/\/alerts\?state=resolved&severity=high$/);
  await page.reload();
  await expect(page.getByText('No resolved high-severity alerts')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(rows.filter({ hasText: first })).toHaveCount(1);
});

test('the command palette takes a coach anywhere by keyboard alone', async ({ page, context }) => {
  await signIn(context, 'coach');
  const release = await delayCalls(page, '**/api/analytics*');
  await page.goto('/analytics');
  const sidebar = page.getByRole('complementary', { name: 'Coach' });
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox', { name: 'Athletes, screens and actions' });

  await test.step('it opens even while the page is still loading', async () => {
    await expect(page.getByRole('status', { name: 'Loading analytics' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(palette).toBeHidden();
    release();
  });

  const search = sidebar.getByRole('button', { name: 'Search' });
  await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Athletes who need you most' })).toBeVisible();

  await test.step('arrow keys move the selection, which is announced to a screen reader', async () => {
    await field.fill('emre tan');
    const options = palette.getByRole('option');
    await expect(options).toHaveText([
      /^Emre Tanaka/,
      'Message Emre Tanaka',
      'Protocols of Emre Tanaka',
    ]);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const active = await options.nth(1).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', active ?? '');
    await page.keyboard.press('ArrowUp');
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\//);
    await expect(page.getByRole('heading', { name: 'Emre Tanaka', level: 1 })).toBeVisible();
    await expect(palette).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('an action is a few letters away', async () => {
    // From another page, which gets the focus later and must not be taken for the next one.
    await search.press('Control+k');
    await field.fill('invite');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/add-client');
    // The page takes the focus once drawn, and anything opened earlier loses it.
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('Escape closes it and restores the focus, and an empty search says so', async () => {
    await search.click();
    await field.fill('nothing is called this');
    await expect(palette.getByText('No results')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(search).toBeFocused();
  });

  await test.step('Escape doesn’t close the dialog below it', async () => {
    async function expectUnder(locator: Locator) {
      await expect(locator).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await expect(locator).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectUnder(page.getByRole('button', { name: 'Open the menu', expanded: true }));
  });
});

test('a coach moves from one unread athlete to the next, and the search is kept', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
  const { threads } = await (await context.request.get('/api/messages/unread')).json();
  expect(threads.length).toBeGreaterThan(2);
  await page.goto('/messages');
  const filters = page.getByRole('group', { name: 'Filter threads' });
  const only = filters.getByRole('button', { name: 'Unread' });
  const search = page.getByRole('searchbox', { name: 'Search athletes' });
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('listitem');
  await only.click();
  await expect(page).toHaveURL('/messages?unread=true');
  await expect(rows).toHaveText(Array(Math.min(THREADS_A_PAGE, threads.length)).fill(/unread$/));
  await search.fill('a');
  await expect(page).toHaveURL(/q=a/);
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}\?q=a&unread=true$/);
  await expect(search).toHaveValue('a');
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  const opened = page.url();
  await page.getByRole('link', { name: /^Next unread \d+ athletes/ }).click();
  await expect(page).not.toHaveURL(opened);
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}\?q=a&unread=true$/);
  await page.reload();
  await expect(search).toHaveValue('a');
  await filters.getByRole('button', { name: 'All' }).click();
  await expect(page).toHaveURL(/\?q=a$/);
});

test('the selected one of two shows is in the URL', async ({ page, context }) => {
  await signIn(context, 'client');
  const show = { name: 'Second Stage', date: dayFromNow(120), category: 'Classic Physique' };
  const reply = await send(context, 'POST', '/api/competitions', { ...show, location: 'Kiel' });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.goto('/competition/prep');
  const picker = page.getByRole('combobox', { name: 'Show' });
  const next = await picker.inputValue();
  const second = picker.getByRole('option', { name: /Second Stage/ });
  await picker.selectOption((await second.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/competitionId=/);
  await expect(page.getByText('Kiel').first()).toBeVisible();
  await page.reload();
  await expect(picker).not.toHaveValue(next);
  await expect(page.getByText('Kiel').first()).toBeVisible();
  await picker.selectOption(next);
  await expect(page.getByText('Kiel')).toHaveCount(0);
});

test('a coach sets an athlete’s targets, edits their current plan and assigns another', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
  await page.goto('/dashboard?q=omar');
  const athletes = page.getByRole('list', { name: 'Athletes' });
  await athletes.getByRole('link', { name: 'View Omar Torres' }).click();

  await test.step('the grams show the day’s total, and the meals follow', async () => {
    await page.getByRole('tab', { name: 'Nutrition' }).click();
    await page.getByRole('button', { name: 'Change targets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the daily targets' });
    const fill = async (...grams: string[]) => {
      for (const [index, macro] of ['Protein', 'Carbs', 'Fats'].entries()) {
        await dialog.getByRole('textbox', { name: macro }).fill(grams[index] ?? '');
      }
    };
    await fill('20', '50', '20');
    await expect(dialog.getByRole('status')).toContainText('460 kcal a day');
    await dialog.getByRole('button', { name: 'Change targets' }).click();
    await expect(dialog.getByText(/This plan needs at least [\d,]+ kcal a day/)).toBeVisible();
    await fill('220', '400', '70');
    await expect(dialog.getByRole('radio', { name: /^Keep the foods/ })).toBeChecked();
    const total = dialog.getByRole('row', { name: /^Energy [\d,]+ kcal 3,[01]\d\d kcal$/ });
    await expect(total).toBeVisible();
    await dialog.getByRole('button', { name: 'Change targets' }).click();
    await expect(dialog).toBeHidden();
    const targets = page.getByRole('region', { name: 'Daily macro targets' });
    await expect(targets.getByText(/of 3,110 kcal/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Meal plan restored', 'The previous meal plan is active again.');
    await expect(targets.getByText(/of 3,110 kcal/)).toHaveCount(0);
  });

  await test.step('the current plan is edited in the builder, which leads back to the athlete', async () => {
    await page.getByRole('tab', { name: 'Workouts' }).click();
    await page.getByRole('link', { name: 'Change this plan' }).click();
    await expect(page.getByRole('heading', { name: 'Change workout plan' })).toBeVisible();
    await expect(page.getByText('For an athlete')).toBeVisible();
    await expect(page.getByRole('main').getByText('Omar Torres')).toBeVisible();
    await page.getByRole('textbox', { name: 'Plan name' }).fill('Back first');
    await page.getByRole('button', { name: 'Build Workouts' }).click();
    await page.getByRole('button', { name: 'Review & Save' }).click();
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(page).toHaveURL(/\/client\/[^/]+\?tab=workouts$/);
    await expect(page.getByRole('heading', { name: 'Back first' })).toBeVisible();
  });

  await test.step('one of the coach’s plans is assigned without searching for the athlete again', async () => {
    await page.getByRole('link', { name: 'Assign another plan' }).click();
    await expect(page.getByText(/Choose a plan for Omar Torres/)).toBeVisible();
    await page.getByRole('button', { name: 'Assign', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Assign / });
    await expect(dialog.getByText('Omar Torres')).toBeVisible();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page).toHaveURL(/\/client\/[^/]+\?tab=workouts$/);
    await expect(page.getByRole('heading', { name: 'Cutting block, 6 days' })).toBeVisible();
  });

  await test.step('the muscles trained in a week are shaded on a body, with a table next to it', async () => {
    const week = page.getByRole('region', { name: 'Sets by muscle' });
    const map = week.getByRole('img', { name: /^Muscle map, front and back\. \w+/ }).first();
    await expect(map).toBeVisible();
    for (const muscle of ['quads', 'glutes']) {
      await expect(map.locator(`[data-muscle="${muscle}"]`).first()).toBeVisible();
    }
    await expect(week.getByRole('row', { name: /^Quads/ }).first()).toBeVisible();
  });

  await test.step('the practice is listed too, with room for a comment', async () => {
    const practice = page.getByRole('region', { name: 'Posing practice' });
    await practice
      .getByRole('button', { name: /notes for Omar Torres$/ })
      .first()
      .click();
    const notes = practice.getByRole('textbox', { name: 'Notes for Omar Torres' });
    await notes.fill('Chest up before the twist.');
    await practice.getByRole('button', { name: 'Save notes' }).click();
    await expect(practice.getByText('Chest up before the twist.')).toBeVisible();
  });

  await test.step('a comment on a session survives a visit to another page', async () => {
    await page.locator('a[href*="/training/sessions/"]').first().click();
    const feedback = page.getByRole('textbox', { name: 'Feedback', exact: true });
    await feedback.fill('Bar speed is good.');
    await page.getByRole('link', { name: 'All sessions' }).click();
    await expect(page).toHaveURL(/\/training\/history/);
    await page.goBack();
    await expect(feedback).toHaveValue('Bar speed is good.');
    await page.getByRole('button', { name: 'Save feedback' }).click();
    await expectToast(page, 'Feedback saved', 'The athlete sees it with the session.');
  });

  await test.step('the navigation counts the pending protocols', async () => {
    const protocols = page.getByRole('link', { name: /^Protocols \d+ waiting$/ });
    await expect(protocols).toBeVisible();
  });
});

const OTHER_ATHLETE_ID = '019aa000-0000-7000-8000-00000000ffff';

test('an athlete who opens a coach screen lands on their own dashboard', async ({
  page,
  context,
}) => {
  await signIn(context, 'client');
  for (const path of [
    `/client/${OTHER_ATHLETE_ID}`,
    '/create-workout',
    '/add-client',
    '/analytics',
    `/messages/${OTHER_ATHLETE_ID}`,
    `/competition/${OTHER_ATHLETE_ID}`,
    '/admin',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: 'My Dashboard' })).toBeVisible();
  for (const name of ['Coach Dashboard', 'Client Management', 'Analytics']) {
    await expect(links.filter({ hasText: name })).toHaveCount(0);
  }
});
