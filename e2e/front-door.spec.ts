import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SIGNED_OUT = ['Home', 'Success Stories', 'Ask the coach', 'Login', 'Start Free'];
const NARROW = { width: 767, height: 900 };
const WIDE = { width: 768, height: 900 };

const top = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

/** The names of the visible links in the top bar, without the logo and the bell, which are never in the menu. */
const barLinks = (page: Page) =>
  top(page)
    .getByRole('link')
    .filter({ hasNotText: /Posedown|Notices/ })
    .allInnerTexts();

/** Records the options of every scroll into view. */
async function watchScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const scrollOptions: unknown[] = [];
    Object.assign(window, { scrollsAsked: scrollOptions });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      scrollOptions.push(options);
      scroll.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrollsAsked: unknown[] }).scrollsAsked);
}

/** A promise resolved by hand. */
function tapGate() {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

test('a visitor finds the way from the home page to signing up, on a wide screen and a narrow one', async ({
  page,
}) => {
  const scrolls = await watchScrolls(page);
  const stories = page.getByRole('region', { name: 'Success stories' });
  const figure = page.getByRole('img', { name: 'Figure in the pose front double biceps' });

  await test.step('the bar for logged-out visitors', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await barLinks(page)).toEqual(SIGNED_OUT);
    for (const [name, path] of [
      ['Home', '/'],
      ['Login', '/login'],
    ] as const) {
      const link = top(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
    const askLink = top(page).getByRole('link', { name: 'Ask the coach' });
    const home = top(page).getByRole('link', { name: 'Home', exact: true });
    const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);
    expect(await askLink.evaluate(weight)).toBeGreaterThan(await home.evaluate(weight));
  });

  await test.step('the sections of the home page, with the claims about the service', async () => {
    const hero = page.getByRole('region', { name: 'Walk on stage at your best' });
    for (const [label, figure] of [
      ['athletes coached', '500+'],
      ['pro wins', '8'],
      ['world ranking', 'Top 2'],
    ]) {
      const claim = hero.locator('dl > div').filter({ hasText: label });
      await expect(claim.getByRole('definition')).toHaveText(figure ?? '');
    }
    const features = page.getByRole('region', { name: 'Everything between today and show day' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Championship plans',
      'Competition readiness',
      'Progress tracking',
      'Expert coaching',
    ]);
    const offer = page.getByRole('region', { name: 'Coaching worth $2,500+' });
    await expect(offer.getByRole('heading', { level: 3 })).toHaveText([
      'Personalized training plans',
      'Custom nutrition protocols',
      'Daily progress tracking',
      'Champion mindset coaching',
    ]);
    await expect(stories.getByRole('heading', { level: 3 })).toHaveText([
      'Bikini pro',
      'Men’s physique athlete',
      'Classic physique athlete',
    ]);
    for (const story of await stories.getByRole('listitem').all()) {
      await expect(story).toContainText(/(1st|2nd|3rd) place/);
      await expect(story).toContainText(/Weight change\s*[−+]\d+ kg/);
      await expect(story).toContainText(/Duration\s*\d+ weeks/);
    }
  });

  await test.step('both links to the success stories scroll smoothly', async () => {
    await expect(stories).not.toBeInViewport();
    await page.getByRole('link', { name: 'View Success Stories' }).click();
    await expect(stories.getByRole('heading', { level: 2 })).toBeInViewport();
    // The app has hydrated the page, and kept the figure in it.
    await expect(figure.locator('path')).not.toHaveCount(0);
    await top(page).getByRole('link', { name: 'Ask the coach' }).click();
    await expect(page).toHaveURL(/\/ask-ali$/);
    await top(page).getByRole('link', { name: 'Success Stories' }).click();
    await expect(page).toHaveURL(/\/#success-stories$/);
    await expect(stories.getByRole('heading', { level: 2 })).toBeInViewport();
    const recorded = await scrolls();
    expect(recorded.length).toBeGreaterThanOrEqual(2);
    expect(recorded).toEqual(recorded.map(() => expect.objectContaining({ behavior: 'smooth' })));
  });

  await test.step('hero and closing call to action lead to onboarding', async () => {
    const start = page.getByRole('link', { name: 'Start Your Transformation' });
    await expect(start).toHaveCount(2);
    for (const place of [0, 1]) {
      await start.nth(place).click();
      await expect(page).toHaveURL(/\/onboarding$/);
      await page.goBack();
      await expect(figure.locator('path')).not.toHaveCount(0);
    }
    await top(page).getByRole('link', { name: 'Start Free' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  await test.step('the narrow menu has the same links', async () => {
    await page.goto('/');
    await page.setViewportSize(NARROW);
    expect(await barLinks(page)).toEqual([]);
    await openMenu(page);
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText(SIGNED_OUT);
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
  });

  await test.step('a tap before the app loads is not lost', async () => {
    const { promise: isTapped, resolve: letIn } = tapGate();
    await page.route('**/assets/react-*.js', async (route) => {
      await isTapped;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await openMenu(page);
    await expect(menu(page)).toBeHidden();
    letIn();
    await expect(menu(page).getByRole('link')).toHaveText(SIGNED_OUT);
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await page.unroute('**/assets/react-*.js');
  });

  await test.step('it closes on a new route, and from 768 px on', async () => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Ask the coach' }).click();
    await expect(page).toHaveURL(/\/ask-ali$/);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
    expect(await barLinks(page)).toEqual(SIGNED_OUT);
  });

  await test.step('an unknown address returns 404 and a hint', async () => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('No route answers to /no-such-page.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the guards admit only the right role, and the navigation follows the role', async ({
  page,
  context,
  browser,
  product,
}) => {
  await test.step('a logged-out visitor is sent to the login page', async () => {
    for (const path of ['/dashboard', '/nutrition/meal-plan', '/add-client']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    }
  });

  const email = 'guarded@test.example';
  const athleteId = await signUpAthlete(context, { name: 'Guarded Athlete', email });

  await test.step('Loading... while the session is unknown', async () => {
    const release = await delayCalls(page, '**/api/auth/me');
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await expect(top(page).getByRole('link', { name: 'My Dashboard' })).toBeVisible();
    await expect(top(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    release();
    await expect(
      page.getByRole('heading', { name: 'Welcome back, Guarded Athlete!' }),
    ).toBeVisible();
    await expect(page.getByText('Your Dashboard')).toBeVisible();
  });

  await test.step('an athlete has their links, in the bar and in the menu', async () => {
    await expect(top(page).getByText('Guarded Athlete')).toBeVisible();
    await expect(top(page).getByText('Client', { exact: true })).toBeVisible();
    await expect(top(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    const links = await barLinks(page);
    expect(links).toEqual(expect.arrayContaining(['My Dashboard', 'Ask the coach']));
    expect(links).not.toContain('Login');
    for (const [name, path] of [
      ['My Dashboard', '/dashboard'],
      ['Ask the coach', '/ask-ali'],
    ] as const) {
      await expect(top(page).getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await page.setViewportSize(NARROW);
    await openMenu(page);
    await expect(menu(page).getByRole('link')).toHaveText(links);
    await expect(menu(page).getByText('Client', { exact: true })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await menu(page).getByRole('link', { name: 'My Dashboard' }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('coach screens redirect an athlete to the dashboard', async () => {
    const paths = ['/create-workout', '/add-client', '/analytics', '/admin'];
    const ofOne = ['/client', '/messages', '/competition'].map((path) => `${path}/${athleteId}`);
    for (const path of [...paths, ...ofOne]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/dashboard$/);
      await expect(page.getByText('Your Dashboard')).toBeVisible();
    }
  });

  await test.step('a coach has coach links, and no athlete dashboard', async () => {
    const office = await browser.newContext({ baseURL: product.url });
    await signInCoach(office, product);
    const coach = await office.newPage();
    await coach.goto('/dashboard');
    await expect(coach.getByText('Command Center')).toBeVisible();
    const sidebar = coach.getByRole('complementary', { name: 'Coach' });
    await expect(sidebar.getByText('Ali', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('Coach', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
    for (const [name, path] of [
      ['Ask the coach', '/ask-ali'],
      ['Client Management', '/admin'],
      ['Coach Dashboard', '/dashboard'],
    ] as const) {
      await sidebar.getByRole('link', { name }).click();
      await expect(coach).toHaveURL(path);
    }
    for (const path of ['/nutrition/meal-plan', '/progress/entry']) {
      await coach.goto(path);
      await expect(coach, path).toHaveURL(/\/dashboard$/);
      await expect(coach.getByText('Command Center')).toBeVisible();
    }
    await office.close();
  });
});
