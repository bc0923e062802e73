import type { Page } from '@playwright/test';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an athlete is notified of messages, opens them, and turns a kind off', async ({
  page,
  browser,
  product,
}) => {
  const userId = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const { office } = await openCoachPage(browser, product);
  const write = (content: string) =>
    done(send(office, 'POST', `/api/users/${userId}/messages`, { content }));
  const change = (mode: string) =>
    done(send(office, 'PUT', `/api/users/${userId}/guidance`, { mode }));
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });

  const settingsSaved = () =>
    page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/notices/settings') && reply.request().method() === 'PUT',
    );

  await test.step('the bell counts without a reload', async () => {
    await page.goto('/notices');
    await expect(page.getByText('No notices yet')).toBeVisible();
    await write('How was the session?');
    await expect(bell).toHaveAccessibleName('Notices 1 unread');
    await write('And the walk?');
    await change('collaborative');
    await expect(bell).toHaveAccessibleName('Notices 2 unread');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Your plan changed/ })).toBeVisible();
  });

  await test.step('opening the thread marks its notice as read', async () => {
    await page.getByRole('link', { name: /^2 messages from your coach/ }).tap();
    await expect(page.getByText('And the walk?')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notices 1 unread');
  });

  await test.step('marks all as read', async () => {
    await bell.tap();
    await page.getByRole('button', { name: 'Mark all as read' }).tap();
    await expect(bell).toHaveAccessibleName('Notices');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  });

  await test.step('turns messages off, which lasts', async () => {
    await page.getByRole('link', { name: 'Choose notices' }).tap();
    const inApp = page.getByRole('list', { name: 'In the app' });
    const messages = inApp.getByRole('checkbox', { name: 'New messages' });
    await Promise.all([settingsSaved(), messages.tap()]);
    await page.reload();
    await expect(messages).not.toBeChecked();
    await write('Not in the list.');
    await change('coached');
    await expect(bell).toHaveAccessibleName('Notices 1 unread');
  });

  await test.step('chooses emails from the link in one', async () => {
    await page.goto('/account#notice-settings');
    await expect(page.getByRole('heading', { name: 'Notices', exact: true })).toBeInViewport();
    const byEmail = page.getByRole('list', { name: 'By email' });
    await expect(byEmail.getByRole('checkbox', { name: 'New messages' })).toBeHidden();
    const overdue = byEmail.getByRole('checkbox', { name: 'Weekly check-in overdue' });
    await expect(overdue).toBeChecked();
    await Promise.all([settingsSaved(), overdue.tap()]);
    await Promise.all([settingsSaved(), page.getByLabel('Quiet hours from').selectOption('23:00')]);
    await page.reload();
    await expect(overdue).not.toBeChecked();
    await expect(page.getByLabel('Quiet hours from')).toHaveValue('23');
  });
});

test.describe('on a device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an athlete turns notices on, and gets one while the app is in the background', async ({
    page,
    context,
    product,
  }) => {
    await context.grantPermissions(['notifications'], { origin: product.url });
    await page.addInitScript(fakePushService);
    await signUpAthlete(context, { timezone: 'UTC' });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Turn on notices' }).tap();
    await expect(page.getByText('This device gets notices')).toBeVisible();
    const kinds = page.getByRole('list', { name: 'On your devices' });
    await expect(kinds.getByRole('checkbox', { name: 'New messages' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send a test notice' })).toBeVisible();

    await pushTo(page, product.url, {
      ...{ title: 'Posedown', text: 'Your plan changed', path: '/dashboard', tag: 'plan_changed' },
    });
    await expect.poll(() => shownNotices(page)).toEqual(['Posedown: Your plan changed']);
    // A tap on it, which no test can make, sends this to the open page.
    await expect(async () => {
      await page.evaluate(() => {
        const data = { open: '/notices' };
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
      });
      await expect(page.getByRole('link', { name: 'Choose notices' })).toBeVisible();
    }).toPass();
    await page.goBack();

    await page.getByRole('button', { name: 'Turn off notices' }).tap();
    await expect(page.getByRole('button', { name: 'Turn on notices' })).toBeVisible();
    await expect(kinds).toBeHidden();
  });
});

/** Subscribes without a push service, which no test can reach. The keys are an example of RFC 8291. */
function fakePushService(): void {
  const STORED = 'subscribed';
  const endpoint = 'https://push.invalid/device';
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const subscription = {
    ...{ endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys }) },
    unsubscribe: async () => localStorage.removeItem(STORED),
  };
  const subscribed = () => (localStorage.getItem(STORED) ? subscription : null);
  const subscribe = async () => {
    localStorage.setItem(STORED, 'yes');
    return subscription;
  };
  Object.assign(PushManager.prototype, { getSubscription: async () => subscribed(), subscribe });
}

/** Delivers a message to the page's service worker as a browser does. */
async function pushTo(page: Page, origin: string, message: object): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const browser = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registrationId, data },
  });
}

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title}: ${body}`);
  });
