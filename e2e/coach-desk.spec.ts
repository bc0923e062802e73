import type { Page } from '@playwright/test';
import { signUpForm } from './support/answers.ts';
import { dayFromNow } from './support/days.ts';
import { delayCalls } from './support/delay-calls.ts';
import { linkMailedTo, openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an error in a long form scrolls into view, and a restored draft is labeled', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context(), { name: 'Edited Twice' });
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/client/${id}`);
  const dialog = coach.getByRole('dialog', { name: 'Edit Profile' });
  const age = dialog.getByRole('textbox', { name: /^Age/ });
  const before =
    await test.step('after closing without a decision, the changes are kept and labeled', async () => {
      await button(coach, 'Edit Profile').click();
      const savedAge = await age.inputValue();
      await expect(button(coach, 'Discard them')).toHaveCount(0);
      await age.fill('41');
      await coach.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await button(coach, 'Edit Profile').click();
      await expect(age).toHaveValue('41');
      await button(coach, 'Discard them').click();
      await expect(age).toHaveValue(savedAge);
      await expect(button(coach, 'Discard them')).toHaveCount(0);
      return savedAge;
    });

  await test.step('an error is visible to a coach who pressed Save at the other end of the form', async () => {
    const { version } = await done(page.request.get(`/api/users/${id}`));
    await done(send(page, 'PATCH', `/api/users/${id}`, { height: 181, version }));
    await age.fill('42');
    await dialog.getByRole('textbox', { name: /^Water/ }).scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = dialog.getByRole('alert').filter({ hasText: 'has changed these details' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await notice.getByRole('button', { name: 'Reload the details' }).click();
    await expect(age).toHaveValue(before);
  });
  await office.close();
});

test('a double click approves a peak week once, and the printout has the whole week and no form', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context(), { name: 'Twice Approved' });
  for (const ago of [4, 3, 2]) {
    const felt = { weight: 80, energyLevel: 6, stressLevel: 4, mood: 'good' };
    await done(send(page, 'POST', '/api/progress', { date: dayFromNow(-ago), ...felt }));
  }
  const show = { name: 'Peak Open', date: dayFromNow(3), category: 'Figure' };
  await done(send(page, 'POST', '/api/competitions', show));
  const peak = `/api/users/${id}/peak-week`;
  await done(send(page, 'POST', peak, { conditions: [], isRehearsed: false }));
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto(`/competition/${id}/peak-week`);
  await button(coach, 'Approve the plan').dblclick();
  await expect(coach.getByRole('region', { name: 'Approved peak week' })).toBeVisible();
  await expect(button(coach, 'Withdraw approval')).toBeEnabled();
  await expect(coach.getByRole('alert')).toHaveCount(0);
  expect((await done(office.request.get(peak))).plan.status).toBe('approved');

  await test.step('the printed peak week', async () => {
    await page.goto('/peak-week');
    await expect(page.getByRole('region', { name: 'Example: the classic protocol' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Approved peak week' })).toBeVisible();
    for (const reader of [coach, page]) {
      await reader.emulateMedia({ media: 'print' });
      await expect(reader.getByRole('textbox')).toHaveCount(0);
      // The printout would repeat it at the bottom of every page.
      await expect(reader.getByText('Skip to content')).toBeHidden();
      await expect(reader.getByRole('link', { name: 'Back to the prep' })).toBeHidden();
      // All fourteen days, not only the selected one, and none of the example.
      await expect(reader.locator('h3').filter({ visible: true })).toHaveCount(14);
      await reader.emulateMedia({ media: 'screen' });
    }
  });

  await test.step('the printed checklist has nothing else on the page, and milestones keep their box and text', async () => {
    await coach.goto(`/competition/${id}`);
    await button(coach, 'Add the usual milestones').first().click();
    const milestones = coach.getByRole('region', { name: 'Milestones' });
    const box = milestones.getByRole('checkbox').first();
    await expect(box).toBeVisible();
    await coach.emulateMedia({ media: 'print' });
    await expect(box).toBeVisible();
    const row = milestones.getByRole('listitem').first();
    const words = row.locator('> div');
    const share = await words.evaluate(
      (one) => one.clientWidth / (one.parentElement?.clientWidth ?? 1),
    );
    expect(share).toBeGreaterThan(0.5);
    await coach.emulateMedia({ media: 'screen' });
    await coach.evaluate(() => {
      window.print = () => undefined;
    });
    const checklist = coach.getByRole('region', { name: 'Show-day checklist' });
    await checklist.getByRole('button', { name: 'Print' }).click();
    await coach.emulateMedia({ media: 'print' });
    await expect(checklist.getByRole('checkbox').first()).toBeVisible();
    await expect(coach.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(milestones).toBeHidden();
    await coach.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(milestones).toBeVisible();
  });
  await office.close();
});

test('a used invitation says so and leads to the login, and a duplicate invitation is reported', async ({
  page,
  browser,
  product,
}) => {
  const { office, coach } = await openCoachPage(browser, product);
  const email = 'twice-invited@test.example';
  await coach.goto('/add-client');
  const invite = async (title: string) => {
    await coach.getByRole('textbox', { name: 'Email' }).fill(email);
    await button(coach, 'Send invitation').click();
    await expect(coach.getByText(title, { exact: true })).toBeVisible();
  };
  await invite('Invitation sent');
  const first = await linkMailedTo(email, product);
  await invite('Invitation sent again');
  await expect.poll(() => linkMailedTo(email, product)).not.toBe(first);
  const link = await linkMailedTo(email, product);
  const token = new URL(link, product.url).searchParams.get('invite');
  const form = signUpForm({ email, inviteToken: token });
  const guest = await browser.newContext({ baseURL: product.url });
  await done(send(guest, 'POST', '/api/users', form));
  await page.goto(link);
  const notice = page.getByRole('alert').filter({ hasText: 'has already been used' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link.replace(/invite=[^&]+/, 'invite=half'));
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await guest.close();
  await office.close();
});

test('an athlete’s protocols are one tap or three words away, with the next pending one after it', async ({
  page,
  browser,
  product,
}) => {
  const { office, coach } = await openCoachPage(browser, product);
  const ids: string[] = [];
  const drafts: { id: string; version: number; protocol: { phases: object[] } }[] = [];
  for (const name of ['Zora Firstdraft', 'Zita Seconddraft']) {
    const person = await browser.newContext({ baseURL: product.url });
    const id = await signUpAthlete(person, { name });
    ids.push(id);
    const body = { clientId: id, protocolType: 'off_season' };
    drafts.push(await done(send(office, 'POST', '/api/ai/protocol-recommendation', body)));
    await person.close();
  }
  await coach.goto(`/client/${ids[0]}`);
  const ofAthlete = coach.getByRole('main').getByRole('link', { name: 'Protocols', exact: true });
  await ofAthlete.click();
  await expect(coach.getByText('Only Zora Firstdraft’s.')).toBeVisible();
  await expect(coach.getByRole('link', { name: /Seconddraft/ })).toHaveCount(0);
  await button(coach, 'Show all athletes').click();
  await coach.getByRole('link', { name: /^Zita Seconddraft/ }).click();
  await coach.getByRole('link', { name: 'Next one waiting: Zora Firstdraft' }).click();
  await expect(coach.getByRole('heading', { name: 'Zora Firstdraft: Off Season' })).toBeVisible();
  await coach.getByRole('link', { name: 'View Zora Firstdraft' }).click();
  await expect(coach).toHaveURL(`/client/${ids[0]}`);

  await test.step('letters typed while the palette is loading end up in its field', async () => {
    await coach.goto('/alerts');
    await expect(coach.getByRole('complementary', { name: 'Coach' })).toBeVisible();
    const search = coach.getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    const release = await delayCalls(coach, '**/palette-*.js');
    await coach.keyboard.press('Control+k');
    await coach.keyboard.type('protocol zora');
    release();
    const palette = coach.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox')).toHaveValue('protocol zora');
    await expect(palette.getByRole('option')).toHaveText(['Protocols of Zora Firstdraft']);
    await coach.keyboard.press('Enter');
    await expect(coach).toHaveURL(`/protocols?athlete=${ids[0]}`);
  });

  await test.step('typed values survive a change in another window, and don’t overwrite it', async () => {
    const [draft] = drafts;
    if (!draft) throw new Error('there is no draft');
    const { id, protocol } = draft;
    /** A change by the athlete makes the open page reload the protocol. */
    const change = async (bodyFatTarget: number, version: number) => {
      const body = { bodyFatTarget, phases: protocol.phases, version };
      await done(send(office, 'PUT', `/api/protocols/${id}`, body));
      const person = `/api/users/${ids[0]}`;
      const { version: seen, height } = await done(office.request.get(person));
      await done(send(office, 'PATCH', person, { height: height + 1, version: seen }));
    };
    const target = coach.getByRole('textbox', { name: /^Body fat target/ });
    await coach.getByRole('link', { name: /^Zora Firstdraft/ }).click();
    await button(coach, 'Edit').click();
    await change(11, draft.version);
    await expect(target, 'nothing was typed').toHaveValue('11');
    await target.fill('12');
    await change(13, draft.version + 1);
    await expect(coach.getByText(/^Body fat target: 11% → 13%/)).toBeVisible();
    await expect(target).toHaveValue('12');
    await coach.getByRole('link', { name: 'Coach Dashboard' }).click();
    await expect(coach.getByText('Command Center')).toBeVisible();
    await coach.goBack();
    // The form is open again: only the typed values could be approved.
    await expect(target).toHaveValue('12');
    await expect(button(coach, 'Approve')).toHaveCount(0);
    await button(coach, 'Save changes').click();
    await button(coach, 'Reload the protocol').click();
    await button(coach, 'Edit').click();
    await expect(target).toHaveValue('13');
  });
  await page.close();
  await office.close();
});

test('new meals are previewed next to the current ones, and a redirect to the login says why', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context(), { name: 'Foretold Meals' });
  const { office, coach } = await openCoachPage(browser, product);
  await done(send(page, 'PATCH', `/api/users/${id}`, { activityLevel: 'very_active', version: 1 }));
  await coach.goto(`/client/${id}`);
  await button(coach, 'Create new plans').click();
  const dialog = coach.getByRole('dialog', { name: 'Create new plans' });
  const preview = dialog.getByRole('region', { name: 'New meal totals' });
  await dialog.getByRole('checkbox', { name: 'Training plan' }).check();
  await expect(preview).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Meal plan' }).check();
  await expect(preview).toContainText(/Energy[\d,]+ to [\d,]+ kcal, [\d,]+ more/);
  await coach.keyboard.press('Escape');

  await test.step('a session that ended elsewhere', async () => {
    const cookies = await office.cookies();
    // Without the device's cookie, which doesn't log anyone in.
    const session = cookies.filter(({ name }) => name.endsWith('posedown_session'));
    expect(session).toHaveLength(1);
    for (const { name } of session) await office.clearCookies({ name });
    await coach.goto('/alerts');
    await expect(coach.getByText(/^Your session has ended\./)).toBeVisible();
  });
  await test.step('a visitor who isn’t logged in', async () => {
    await office.clearCookies();
    await coach.goto('/alerts');
    await expect(coach.getByText('Log in to see this page.')).toBeVisible();
    await coach.goto('/login');
    await expect(coach.getByText('Your plan is where you left it.')).toBeVisible();
  });
  await office.close();
});
