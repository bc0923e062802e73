import { readFileSync } from 'node:fs';
import { signIn } from './support/log-in.ts';
import { setPassword } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

test('a coach reads the analytics, and follows a reason to the athlete', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
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

  await test.step('a phase expands to its athletes', async () => {
    const phases = page.getByRole('region', { name: 'Athletes by phase' });
    await phases.locator('summary', { hasText: 'Mid Prep' }).focus();
    await page.keyboard.press('Enter');
    const members = phases.getByRole('list', { name: 'Athletes: Mid Prep' });
    await expect(members.getByText(/\d+ weeks out/).first()).toBeVisible();
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

test('a coach runs the practice: settings, an export, the team, and the audit log', async ({
  page,
  context,
  browser,
  product,
}) => {
  await signIn(context, 'coach');
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link', { name: 'Coach Dashboard' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Ask the coach' })).toBeVisible();
  await links.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('heading', { name: 'Coach Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Athlete' })).toBeVisible();

  await test.step('a setting is saved', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: /Practice name/ }).fill('Iron House');
    await page.getByRole('textbox', { name: /Days without a log/ }).fill('40');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Enter a number between 2 and 14 days')).toBeVisible();
    await page.getByRole('textbox', { name: /Days without a log/ }).fill('6');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'Settings saved');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /Practice name/ })).toHaveValue('Iron House');
    await expect(page.getByRole('textbox', { name: /Days without a log/ })).toHaveValue('6');
  });

  await test.step('volume landmarks are saved in order, and shown in the charts', async () => {
    const field = (label: string) => page.getByRole('textbox', { name: `Chest, ${label}` });
    await field('maximum recoverable (MRV)').fill('4');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(/^Chest: maximum recoverable \(MRV\) may not be/)).toBeVisible();
    await page.getByRole('button', { name: 'Restore defaults' }).click();
    await expect(field('maximum recoverable (MRV)')).toHaveValue('22');
    await field('optimal from (MAV)').fill('11');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'Settings saved');
    await page.reload();
    await expect(field('optimal from (MAV)')).toHaveValue('11');
    const { clients } = await (await context.request.get('/api/clients?limit=1')).json();
    const stats = await context.request.get(`/api/users/${clients[0].id}/training-stats`);
    expect((await stats.json()).landmarks.chest).toMatchObject({ mev: 10, mavLow: 11, mrv: 22 });
  });

  await test.step('an export has every athlete', async () => {
    await page.getByRole('tab', { name: 'Export data' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV: Roster' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^posedown-roster-\d{4}-\d{2}-\d{2}\.csv$/);
    const records = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(records[0]).toContain('Name,Email,Goal,Adherence (%)');
    // Earlier tests may have added athletes.
    const { total } = await (await context.request.get('/api/clients/summary')).json();
    expect(records).toHaveLength(total + 1);
  });

  await test.step('a new coach takes over an athlete', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    const form = page.getByRole('region', { name: 'Add a coach' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Kim Coach');
    await form.getByRole('textbox', { name: 'Email' }).fill('kim@test.example');
    await form.getByRole('button', { name: 'Add coach' }).click();
    const added = page.getByRole('list', { name: 'Coaches' }).getByRole('listitem');
    const kim = added.filter({ hasText: 'Kim Coach' });
    await expect(kim).toContainText('Has not set a password yet');
    await setPassword(await browser.newContext(), product, 'kim@test.example');
    await page.reload();
    await expect(kim).not.toContainText('Has not set a password yet');
    await page.getByRole('tab', { name: 'Manage clients' }).click();
    await page.getByRole('textbox', { name: 'Search clients' }).fill('Leila');
    const other = await context.newPage();
    const leila = await page.getByRole('link', { name: /^Leila/ }).getAttribute('href');
    await other.goto(`${leila}?tab=communication`);
    const note = other.getByRole('textbox', { name: 'New note' });
    await note.fill('Half a thought');
    await page.getByRole('button', { name: 'Hand over Leila' }).click();
    const dialog = page.getByRole('dialog', { name: /Hand over Leila/ });
    await dialog.getByRole('combobox', { name: 'New coach' }).selectOption('Kim Coach');
    await expect(dialog.getByRole('textbox')).toHaveValue(/^From today Kim Coach is your coach/);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expectToast(page, 'Athlete handed over');
    await expect(page.getByText('No clients found')).toBeVisible();
    // A form left open in another window stays, and says why it can no longer be saved.
    await expect(other.getByText('You no longer coach this athlete')).toBeVisible();
    await expect(note).toHaveValue('Half a thought');
    await other.getByRole('link', { name: 'To the dashboard' }).click();
    await expect(other.getByText('You no longer coach this athlete')).toBeHidden();
    await other.close();
  });

  await test.step('a coach who leaves the team hands over their athletes in the same step', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    await page.getByRole('button', { name: 'Remove Kim Coach' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Kim Coach from the team?' });
    await dialog.getByRole('button', { name: 'Remove coach' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Choose who takes over their athletes');
    await dialog.getByRole('combobox', { name: /their 1 athlete/ }).selectOption('Ali');
    await dialog.getByRole('button', { name: 'Remove coach' }).click();
    await expectToast(page, 'Coach removed');
    await expect(page.getByRole('list', { name: 'Coaches' })).not.toContainText('Kim Coach');
  });

  await test.step('the log lists it in sentences', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await expect(log.getByText('Ali added Kim Coach to the team.')).toBeVisible();
    await expect(
      log.getByText('Ali removed Kim Coach from the team; Ali now coaches their athletes.'),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Exports');
    await expect(log.getByText('Ali exported the roster.')).toBeVisible();
    await expect(log.getByText(/Kim Coach/)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the roster shows fifteen at a time, the most urgent first, and the search stays visible', async ({
    page,
    context,
  }) => {
    await signIn(context, 'coach');
    await page.goto('/dashboard?view=all');
    const rows = page.getByRole('list', { name: 'Athletes' }).getByRole('listitem');
    await expect(rows).toHaveCount(15);
    for (const filter of await page
      .getByRole('group', { name: /^Filter/ })
      .getByRole('button')
      .all()) {
      expect((await filter.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByText('The first 15 athletes')).toBeVisible();
    // Rows outside the window have an estimated height until they are scrolled to.
    const more = page.getByRole('button', { name: 'Show more', exact: true });
    await expect(async () => {
      await more.scrollIntoViewIfNeeded();
      await expect(rows.nth(14).getByRole('link', { name: /^View/ })).toBeInViewport({
        timeout: 500,
      });
    }).toPass();
    await more.click();
    await expect(rows).toHaveCount(30);
    await expect(rows.nth(15).getByRole('heading')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search athletes' }).fill('bikini');
    await expect(page.getByText(/^\d+ athletes, most in need of you first/)).toBeVisible();
    const { width, scrollWidth } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBe(width);
  });
});

test('saving a plan without a name scrolls to the name field', async ({ page, context }) => {
  await signIn(context, 'coach');
  await page.goto('/create-workout');
  await page.getByRole('button', { name: 'Build Workouts' }).click();
  await expect(page.getByText('Plan name is required')).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toBeFocused();
});

test('a coach reaches the oldest of many plans', async ({ page, context }) => {
  await signIn(context, 'coach');
  const { exercises } = await (await context.request.get('/api/exercises')).json();
  const [{ id: exerciseId, name: exerciseName, category }] = exercises;
  const exercise = { exerciseId, exerciseName, category, sets: 3, reps: '8-12', restTime: 90 };
  const workouts = [{ name: 'Push', exercises: [exercise] }];
  for (let number = 1; number <= 21; number += 1) {
    const data = { name: `Base block ${number}`, weeks: 8, daysPerWeek: 3, workouts };
    expect((await send(context, 'POST', '/api/training-plans', data)).status()).toBe(201);
  }
  await page.goto('/training/plans');
  const oldest = page.getByRole('heading', { name: 'Base block 1', exact: true });
  await expect(page.getByRole('heading', { name: 'Base block 21' })).toBeVisible();
  await expect(oldest).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more plans' }).click();
  await expect(oldest).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more plans' })).toHaveCount(0);
});
