import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

const PASSWORD = 'posedown-demo';
const logIn = (context: BrowserContext, who: 'coach' | 'client') =>
  context.request.post('/api/auth/login', {
    data: { email: `${who}@demo.posedown.app`, password: PASSWORD },
  });

test('a coach reads the analytics, and goes from a reason to the athlete', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  const cards = page.getByRole('region', { name: 'All athletes at a glance' });
  await expect(cards.getByText('Average adherence')).toBeVisible();
  await expect(cards.getByText('Weight on plan')).toBeVisible();
  await expect(cards.getByText('At risk of leaving')).toBeVisible();

  await test.step('every chart has its sentence and its numbers', async () => {
    await expect(
      page.getByRole('img', { name: /Average adherence of \d+ athletes/ }),
    ).toBeVisible();
    const adherence = page.getByRole('region', { name: 'Adherence', exact: true });
    await adherence.getByText('Show the numbers').click();
    await expect(adherence.getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('img', { name: /of \d+ athletes on plan/ })).toBeVisible();
  });

  await test.step('a phase opens to its athletes', async () => {
    const phases = page.getByRole('region', { name: 'Athletes by phase' });
    await phases.getByText('Mid Prep').click();
    await expect(phases.getByText(/\d+ weeks out/).first()).toBeVisible();
  });

  await test.step('a risk says why, and leads to the athlete', async () => {
    const list = page.getByRole('list', { name: 'Athletes at risk' });
    const worst = list.getByRole('listitem').first();
    await expect(worst.getByText(/^High, \d+$/)).toBeVisible();
    await worst.getByText(/And \d more/).click();
    await expect(worst.getByText(/^\+\d+$/).first()).toBeVisible();
    const link = worst.getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/client\//);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});

test('a coach runs the practice: settings, a file, the team, and the log of it all', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link', { name: 'Coach Dashboard' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Ask the coach' })).toBeVisible();
  await links.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('heading', { name: 'Coach Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Athlete' })).toBeVisible();

  await test.step('a setting is kept', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: /Practice name/ }).fill('Iron House');
    await page.getByRole('textbox', { name: /days without a log/ }).fill('40');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Enter a number between 2 and 14 days')).toBeVisible();
    await page.getByRole('textbox', { name: /days without a log/ }).fill('6');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: /Practice name/ })).toHaveValue('Iron House');
    await expect(page.getByRole('textbox', { name: /days without a log/ })).toHaveValue('6');
  });

  await test.step('a file holds every athlete', async () => {
    await page.getByRole('tab', { name: 'Export data' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Roster' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^posedown-roster-\d{4}-\d{2}-\d{2}\.csv$/);
    const records = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(records[0]).toContain('Name,Email,Goal,Adherence (%)');
    // Journeys before this one may have brought somebody.
    const { total } = await (await context.request.get('/api/clients/summary')).json();
    expect(records).toHaveLength(total + 1);
  });

  await test.step('a new coach takes an athlete over', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    const form = page.getByRole('region', { name: 'Add a coach' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Kim Coach');
    await form.getByRole('textbox', { name: 'Email' }).fill('kim@test.example');
    await form.getByRole('button', { name: 'Add coach' }).click();
    await expect(page.getByRole('list', { name: 'Coaches' })).toContainText('Kim Coach');
    await page.getByRole('tab', { name: 'Manage clients' }).click();
    await page.getByRole('textbox', { name: 'Search clients' }).fill('Leila');
    await page.getByRole('button', { name: 'Hand over Leila' }).click();
    const dialog = page.getByRole('dialog', { name: /Hand over Leila/ });
    await dialog.getByRole('combobox', { name: 'New coach' }).selectOption('Kim Coach');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText('Athlete handed over')).toBeVisible();
    await expect(page.getByText('No clients found')).toBeVisible();
  });

  await test.step('who leaves the team hands their athletes over in the same step', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    await page.getByRole('button', { name: 'Remove Kim Coach' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Kim Coach from the team?' });
    await dialog.getByRole('button', { name: 'Remove coach' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Choose who coaches their athletes');
    await dialog.getByRole('combobox', { name: /their 1 athlete/ }).selectOption('Ali');
    await dialog.getByRole('button', { name: 'Remove coach' }).click();
    await expect(page.getByText('Coach removed')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Coaches' })).not.toContainText('Kim Coach');
  });

  await test.step('the log says so in sentences', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await expect(log.getByText('Ali added Kim Coach to the team.')).toBeVisible();
    await expect(
      log.getByText('Ali took Kim Coach off the team; Ali coaches their athletes.'),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Exports');
    await expect(log.getByText('Ali exported the roster.')).toBeVisible();
    await expect(log.getByText(/Kim Coach/)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the roster comes fifteen at a time, the worst first, and the search stays at hand', async ({
    page,
    context,
  }) => {
    await logIn(context, 'coach');
    await page.goto('/dashboard');
    const rows = page.getByRole('list', { name: 'Athletes' }).getByRole('listitem');
    await expect(rows).toHaveCount(15);
    await expect(page.getByText('The first 15 athletes')).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(30);
    await expect(rows.nth(15).getByRole('heading')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search athletes' }).fill('bikini');
    await expect(page.getByText(/^\d+ athletes, those who need you most first/)).toBeVisible();
    const { width, scrollWidth } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBe(width);
  });
});

test('a calendar opens above the dialog it stands in, and Escape closes the calendar first', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /^Competition / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add milestone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add milestone' });
  await dialog.getByRole('textbox', { name: 'Milestone' }).fill('Posing suit fitted');
  const day = dialog.getByRole('button', { name: /^Target date/ });
  await day.click();
  const calendar = page.getByRole('button', { name: 'Next month' });
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await day.click();
  await calendar.click();
  await page.getByRole('button', { name: /^15 / }).click();
  await expect(day).toHaveAccessibleName(/^Target date: 15 /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an alert is resolved by keyboard without losing the place, and taken back', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/alerts');
  const rows = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
  const second = (await rows.nth(1).getByRole('link').first().getAttribute('aria-label')) ?? '';
  const all = await rows.count();
  await rows
    .first()
    .getByRole('button', { name: /^Resolve/ })
    .press('Enter');
  await expect(rows).toHaveCount(all - 1);
  await expect(page.getByRole('link', { name: second }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(all);
  await page.getByRole('button', { name: 'Resolved' }).click();
  await expect(page.getByText('No alert is resolved')).toBeVisible();
});

test('a plan without a name takes the coach to where it is asked for', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/create-workout');
  await page.getByRole('button', { name: 'Build Workouts' }).click();
  await expect(page.getByText('Plan name is required')).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toBeFocused();
});

test('the command palette takes a coach anywhere by keyboard alone', async ({ page, context }) => {
  await logIn(context, 'coach');
  await page.goto('/analytics');
  const search = page.getByRole('complementary', { name: 'Coach' }).getByRole('button', {
    name: 'Search',
  });
  await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox', { name: 'Athletes, screens and actions' });
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Athletes who need you most' })).toBeVisible();

  await test.step('arrows move, and what is active is told to a screen reader', async () => {
    await field.fill('emre tan');
    const options = palette.getByRole('option');
    await expect(options).toHaveText([/^Emre Tanaka/, 'Message Emre Tanaka']);
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
  });

  await test.step('an act is a few letters away', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('invite');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/add-client');
  });

  await test.step('Escape closes it and gives the focus back, and nothing found says so', async () => {
    await search.click();
    await field.fill('nothing is called this');
    await expect(palette.getByText('Nothing is called that.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(search).toBeFocused();
  });
});

const SOMEBODY = '019aa000-0000-7000-8000-00000000ffff';

test('an athlete who opens the coach’s screens is on their own dashboard', async ({
  page,
  context,
}) => {
  await logIn(context, 'client');
  for (const path of [
    `/client/${SOMEBODY}`,
    '/create-workout',
    '/add-client',
    '/analytics',
    `/messages/${SOMEBODY}`,
    `/competition/${SOMEBODY}`,
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
