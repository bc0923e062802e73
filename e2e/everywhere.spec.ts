import { enterAs } from './support/enter-as.ts';
import { signedIn, signIn } from './support/log-in.ts';
import { openScreen } from './support/open-screen.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });

test('cardio saved on a device is sent from any screen', async ({ browser, product }) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const session = {
    type: 'LISS',
    modality: 'brisk-walk',
    startedAt: new Date(Date.now() - 3_600_000).toISOString(),
    durationSeconds: 1800,
    completed: true,
    requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b41',
  };
  await context.addInitScript(
    ([key, kept]) => {
      if (!sessionStorage.getItem('kept')) localStorage.setItem(key ?? '', kept ?? '');
      sessionStorage.setItem('kept', 'yes');
    },
    [`posedown.cardio.pending.${userId}`, JSON.stringify([session])],
  );
  const page = await context.newPage();
  await page.goto('/messages');
  await expectToast(page, 'Session sent');
  const key = `posedown.cardio.pending.${userId}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await context.close();
});

test('a sent message is deleted for both only after a confirmation', async ({ page, context }) => {
  await signIn(context, 'client');
  await page.goto('/messages');
  await page.getByRole('textbox', { name: /^Message / }).fill('Meant for someone else');
  await page.getByRole('button', { name: 'Send' }).click();
  const remove = page.getByRole('button', { name: 'Delete: Meant for someone else' });
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await remove.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText('This message was deleted.').last()).toBeInViewport();
});

test('a conversation with the assistant starts at its greeting on a phone', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  await page.goto('/ask-ali');
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeAttached();
  await expect(page.getByText('assistant. Ask me about')).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Data is normally refetched when the event stream opens; here it never opens. */
function openNoStream() {
  class Silent {
    static CLOSED = 2;
    readyState = 0;
    close() {}
  }
  Object.assign(window, { EventSource: Silent });
}

for (const account of ['client', 'coach'] as const) {
  test(`the ${account}'s dashboard requests everything once, and breaks no content policy rule`, async ({
    browser,
    product,
  }) => {
    const { context } = await signedIn(browser, product, account);
    for (const window of Object.values(WINDOWS)) {
      const page = await context.newPage();
      await page.setViewportSize(window);
      const requested: string[] = [];
      const fieldErrors: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      page.on('console', (message) => {
        const isProblem = ['error', 'warning'].includes(message.type());
        if (isProblem && !message.text().includes('blocked by Playwright')) {
          fieldErrors.push(message.text());
        }
      });
      await page.addInitScript(openNoStream);
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const repeated = requested.filter((path, at) => requested.indexOf(path) < at);
      expect({ again: repeated, fieldErrors }).toEqual({ again: [], fieldErrors: [] });
      expect(requested).toContain('/api/auth/me');
      await page.close();
    }
    await context.close();
  });
}

test('no page is wider than a tablet, whose links are in the slide-out menu', async ({
  browser,
  product,
}) => {
  const paths = {
    stranger: ['/'],
    athlete: ['/dashboard', '/messages'],
    coach: ['/dashboard', '/messages', '/client/$athlete'],
  };
  for (const role of ['stranger', 'athlete', 'coach'] as const) {
    const storageState = await enterAs(browser, product.url, role);
    const context = await browser.newContext({ baseURL: product.url, storageState });
    const addressOf = await addressFor(role, context);
    const page = await context.newPage();
    for (const path of paths[role]) {
      await openScreen(page, addressOf(path));
      for (const width of [768, 900, 1023]) {
        await page.setViewportSize({ width, height: 900 });
        const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
        // A page that is still loading parts may be wider for a moment after a resize.
        await expect.poll(widest, `${path} as ${role}`).toBe(width);
      }
    }
    const menu = page.getByRole('dialog');
    const openMenu = page.getByRole('button', { name: 'Open the menu' });
    if (role === 'stranger') {
      await expect(openMenu).toBeHidden();
    } else {
      await openMenu.click();
      await menu.getByRole('link', { name: 'Account' }).click();
      await expect(page).toHaveURL(/\/account$/);
      await expect(menu).toBeHidden();
      await openMenu.click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 900 });
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
    await context.close();
  }
});

test('a chunk that fails to load says so, and the rest of the screen stays', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  const code = '**/assets/weight-plot-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/progress');
  await expect(page.getByText('We couldn’t load this part.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Week by week' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /^Weight trend: / })).toBeVisible();
  await context.close();
});

test('background listeners leave no gap when their code fails to load, and recover on their own', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  await page.clock.install();
  const code = /\/assets\/settled-/;
  await page.route(code, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto('/dashboard');
  await missed;
  await page.unroute(code);
  const listening = page.waitForRequest('**/api/events');
  await page.clock.fastForward('00:16');
  await listening;
  await expect(page.getByText('We couldn’t load this part.')).toHaveCount(0);
  await context.close();
});

test('a page whose app fails to load says so instead of waiting forever', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  const code = '**/assets/react-*.js';
  await page.route(code, (route) => route.abort());
  // The page reads the athlete's data before its app.
  const early = page.waitForRequest('**/api/users/*/plan-changes?*');
  await page.goto('/dashboard');
  await early;
  await expect(page.getByText('Posedown could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await context.close();
});

test('a page shows the frame of the role before its app loads, and a stale hint only leads to the login page', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'coach');
  const page = await context.newPage();
  const sidebar = page.getByRole('complementary', { name: 'Coach' });
  const code = '**/assets/react-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/alerts');
  await expect(sidebar.getByRole('link', { name: 'Alerts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/');
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.unroute(code);

  const cookies = await context.cookies();
  const hint = cookies.find(({ name }) => name === 'posedown_signed_in');
  await context.clearCookies();
  await context.addCookies(hint ? [hint] : []);
  await page.goto('/alerts');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(sidebar).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
