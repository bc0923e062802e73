import type { BrowserContext, Locator, Page } from '@playwright/test';
import { settle, stopClock } from './support/clock.ts';
import { dayFromNow } from './support/days.ts';
import { delayCalls } from './support/delay-calls.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';

/* Days in the middle of the tenth and eleventh week, so that midnight changes nothing. */
const TEN_WEEKS_OUT = dayFromNow(67);
const ELEVEN_WEEKS_OUT = dayFromNow(74);

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Signs up an athlete in a separate browser, optionally with a show. */
async function addAthlete(context: BrowserContext, name: string, show?: string) {
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@test.example`;
  const id = await signUpAthlete(context, { name, email });
  if (!show) return id;
  const data = { name: 'Harbour Classic', date: show, category: 'Classic Physique' };
  const location = 'Hamburg';
  const reply = await send(context, 'POST', '/api/competitions', { ...data, location });
  expect(reply.ok(), await reply.text()).toBe(true);
  return id;
}

/** The filled share of a bar, in percent. */
const filledPercent = (bar: Locator) =>
  bar.evaluate((track) => {
    const fill = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    return (100 * fill) / track.getBoundingClientRect().width;
  });

test('the coach reaches each athlete from the roster, and sees everything about them in its tabs', async ({
  page,
  context,
  browser,
  product,
}) => {
  const near = await addAthlete(context, 'Roster Near', TEN_WEEKS_OUT);
  const entry = { date: new Date().toISOString(), weight: 80.5, bodyFat: 15 };
  const feelings = { energyLevel: 7, stressLevel: 3, mood: 'good' };
  const logged = await send(context, 'POST', '/api/progress', { ...entry, ...feelings });
  expect(logged.ok(), await logged.text()).toBe(true);
  for (const [name, show] of [
    ['Roster Far', ELEVEN_WEEKS_OUT],
    ['Roster None', undefined],
  ] as const) {
    const other = await browser.newContext({ baseURL: product.url });
    await addAthlete(other, name, show);
    await other.close();
  }
  await context.clearCookies();
  await signInCoach(context, product);

  await test.step('each card has its buttons, with the prep from 10 weeks out on', async () => {
    await page.goto('/dashboard');
    const glance = page.getByRole('region', { name: 'All athletes at a glance' });
    for (const card of ['Total athletes', 'Average compliance', 'Checked in today', 'In prep']) {
      await expect(glance.getByText(card)).toBeVisible();
    }
    await expect(glance.getByRole('term')).toHaveText([
      ...['Behind', 'Warning', 'Good', 'Excellent', 'New'],
    ]);
    await page.getByRole('searchbox', { name: 'Search athletes' }).fill('roster');
    await expect(page).toHaveURL(/q=roster/);
    await expect(row(page, 'Roster Near')).toContainText('10 weeks out');
    await expect(row(page, 'Roster Far')).toContainText('11 weeks out');
    await expect(row(page, 'Roster None')).toContainText('No show set');
    for (const [name, links] of [
      ['Roster Near', ['View', 'Message', 'Competition']],
      ['Roster Far', ['View', 'Message']],
      ['Roster None', ['View', 'Message']],
    ] as const) {
      await expect(row(page, name).getByRole('link')).toHaveText(
        links.map((link) => `${link} ${name}`),
      );
    }
    for (const [name, path] of [
      ['Competition Roster Near', `/competition/${near}`],
      ['Message Roster Near', `/messages/${near}`],
      ['View Roster Near', `/client/${near}`],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByText('Roster Near').first()).toBeVisible();
      if (!name.startsWith('View')) await page.goBack();
    }
  });

  await test.step('the prep of a show has its details and the links to it', async () => {
    await page.goto(`/competition/${near}`);
    const show = page.getByRole('region', { name: 'Harbour Classic' });
    const day = `${Number(TEN_WEEKS_OUT.slice(8))} \\w{3} ${TEN_WEEKS_OUT.slice(0, 4)}`;
    for (const words of [
      /Category\s*Classic Physique/,
      new RegExp(`Date\\s*${day}`),
      /10 weeks out/,
      /Prep phase\s*Mid Prep/,
      /Early Prep.*Mid Prep.*Final Push.*Peak Week/,
    ]) {
      await expect(show).toContainText(words);
    }
    for (const part of ['Milestones', 'Weight and class limit', 'Show-day checklist']) {
      await expect(page.getByRole('region', { name: part })).toBeVisible();
    }
    await page.goto(`/client/${near}`);
  });

  await test.step('the tabs, the overview first, with goals, show and weight', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Progress',
      'Workouts',
      'Nutrition',
      'Communication',
      'Timeline',
    ]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part('Goals')).toContainText('Weight loss');
    const show = part('Competition');
    for (const words of ['Harbour Classic', 'Classic Physique', 'Hamburg', '10 weeks out']) {
      await expect(show).toContainText(words);
    }
    await expect(part('Recent activity')).toContainText('Weighed in at 80.5 kg');
    const progressText = part('Weight').getByText('50% of the way from 84 kg');
    await expect(progressText).toBeVisible();
    const bar = progressText.locator('xpath=preceding-sibling::span');
    expect(await filledPercent(bar)).toBeCloseTo(50, 0);
  });

  await test.step('Message opens the thread, and Edit Profile changes the details', async () => {
    const message = page.getByRole('main').getByRole('link', { name: 'Message', exact: true });
    await expect(message).toHaveAttribute('href', `/messages/${near}`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByRole('textbox', { name: 'Target weight' }).fill('76');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('44% of the way from 84 kg')).toBeVisible();
  });

  await test.step('each tab shows its part, and stays selected after a reload', async () => {
    for (const [tab, shown] of [
      ['Progress', 'Week by week'],
      ['Workouts', 'Sessions'],
      ['Nutrition', 'Daily macro targets'],
      ['Communication', 'Coach notes'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(`/client/${near}?tab=${tab.toLowerCase()}`);
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(panel.getByRole('heading', { name: shown })).toBeVisible();
    }
  });

  await test.step('the photos, below all measurements, are one tap away', async () => {
    await page.getByRole('tab', { name: 'Progress' }).click();
    await page.getByRole('link', { name: 'Go to the photos' }).click();
    await expect(page.getByRole('heading', { name: 'All photos' })).toBeInViewport();
    await expect(page).toHaveURL(/tab=progress#photos$/);
  });

  await test.step('a note whose response is lost is stored once, however often it is sent', async () => {
    await page.getByRole('tab', { name: 'Communication' }).click();
    await page.getByRole('textbox', { name: 'New note' }).fill('Old injury: left shoulder.');
    await page.route(
      '**/coach-notes',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 502 });
      },
      { times: 1 },
    );
    const add = page.getByRole('button', { name: 'Add Note' });
    await add.click();
    await expect(page.getByText('The note isn’t saved yet.')).toBeVisible();
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Old injury: left shoulder.')).toHaveCount(1);
  });

  await test.step('a note being edited survives a visit to another page', async () => {
    await page.getByRole('button', { name: /^Edit the note of/ }).click();
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('Old injury: right shoulder.');
    await page.getByRole('link', { name: 'Open the thread' }).click();
    await expect(page.getByRole('textbox', { name: /^Message / })).toBeVisible();
    await page.goBack();
    await expect(note).toHaveValue('Old injury: right shoulder.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Old injury: right shoulder.')).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('Back leads to the dashboard', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    // With the search still applied.
    await expect(page).toHaveURL(/\/dashboard\?q=roster/);
    await expect(row(page, 'Roster Near')).toBeVisible();
    await expect(page.getByText('Command Center')).toBeVisible();
  });

  await test.step('the whole row links to the athlete, and the order is kept when going back', async () => {
    const names = page.getByRole('listitem').getByRole('heading');
    const sortBy = (column: string) =>
      page.getByRole('button', { name: new RegExp(`^${column}: sort by`) }).click();
    await sortBy('Athlete');
    await expect(names).toHaveText(['Roster Far', 'Roster Near', 'Roster None']);
    await sortBy('Show');
    await expect(names).toHaveText(['Roster Near', 'Roster Far', 'Roster None']);
    // Offscreen content is rendered a moment after it is scrolled into view.
    await row(page, 'Roster Far').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'View Roster Far' })).toBeInViewport();
    await row(page, 'Roster Far').click({ position: { x: 500, y: 20 } });
    await expect(page.getByRole('heading', { name: 'Roster Far', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/sort=show/);
    await expect(names).toHaveText(['Roster Near', 'Roster Far', 'Roster None']);
  });

  await test.step('an empty result says so', async () => {
    await page.getByRole('searchbox', { name: 'Search athletes' }).fill('nobody is called this');
    await expect(page.getByText('No clients found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(row(page, 'Roster Near')).toBeVisible();
  });

  await test.step('the filters hide athletes of another status', async () => {
    const filters = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
    await expect(filters).toHaveText(['Excellent', 'Good', 'Warning', 'Behind', 'New']);
    for (const status of ['Excellent', 'Good', 'Warning', 'Behind']) {
      await filters.getByText(status).click();
      await expect(page).toHaveURL(new RegExp(`status=${status.toLowerCase()}`));
      // Athletes aren't rated in their first week.
      await expect(row(page, 'Roster Near')).toBeHidden();
    }
    await filters.getByText('New').click();
    await expect(page).toHaveURL(/status=unrated/);
    await expect(row(page, 'Roster Near')).toBeVisible();
    await page.getByRole('button', { name: /^All \d+$/ }).click();
    await expect(page).not.toHaveURL(/status=/);
    await expect(row(page, 'Roster Near')).toBeVisible();
  });

  await test.step('a tag for the selected athletes narrows the list, and can be undone', async () => {
    await page.getByRole('checkbox', { name: 'Select Roster Near' }).check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Tag' }).fill('online');
    await page.getByRole('button', { name: 'Add tag' }).click();
    await expect(row(page, 'Roster Near').getByTitle('online')).toHaveText('Tags: online');
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('online');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No athlete has the tag “online”.')).toBeVisible();
  });
  await test.step('Add New Athlete leads to the invitations', async () => {
    await page.getByRole('link', { name: 'Add New Athlete' }).click();
    await expect(page).toHaveURL(/\/add-client$/);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('invalid parameters are removed from the URL', async () => {
    await page.goto('/dashboard?view=all&status=splendid&sort=name');
    await expect(page.getByText(/athletes, by name$/)).toBeVisible();
    await expect(page).toHaveURL('/dashboard?view=all&sort=name');
    await page.goto(`/client/${near}?tab=everything`);
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page).toHaveURL(`/client/${near}`);
  });
});

test("a search that isn't in the URL yet doesn't navigate away from an athlete", async ({
  page,
  context,
  product,
}) => {
  const id = await addAthlete(context, 'Quickly Opened');
  await context.clearCookies();
  await signInCoach(context, product);
  await page.clock.install();
  await page.goto('/dashboard?view=all&q=Quickly+Opened');
  const athleteLink = page.getByRole('link', { name: 'View Quickly Opened' });
  await expect(athleteLink).toBeVisible();
  await stopClock(page);
  const arrive = await delayCalls(page, '**/assets/*.js');
  await page.getByRole('searchbox').fill('quick');
  await athleteLink.click();
  await page.clock.runFor(1000);
  arrive();
  await settle(page, () => expect(page.getByRole('tab').first()).toBeVisible({ timeout: 50 }));
  await expect(page).toHaveURL(new RegExp(`/client/${id}$`));
});
