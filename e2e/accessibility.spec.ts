import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import { signIn } from './support/log-in.ts';
import { openScreen } from './support/open-screen.ts';
import { signUpAthlete } from './support/people.ts';
import { ROLES, type Role, requireEveryRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });
test.describe.configure({ mode: 'parallel' });

/** Colors barely depend on the width, and only colors depend on the theme: two looks cover both widths and themes. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function signInAs(context: BrowserContext, role: Role) {
  if (role === 'stranger') return;
  if (role === 'newcomer') await signUpAthlete(context);
  else await signIn(context, role === 'coach' ? 'coach' : 'client');
}

test('every route of the web app is covered by the accessibility check', () => requireEveryRoute());

for (const role of ROLES) {
  test(`screens of the ${role} have no serious axe violation and one gold action at most, in either theme`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      baseURL: product.url,
      reducedMotion: 'reduce',
      viewport: PHONE,
    });
    await signInAs(context, role);
    const addressOf = await addressFor(role, context);
    const waiting = SCREENS.filter(({ roles }) => roles.includes(role));
    const found: string[] = [];
    // Two windows: while one waits for its network to go idle, the other is checked.
    const checkScreens = async () => {
      const page = await context.newPage();
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const { path, visit = path } = screen;
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(PHONE);
        await openScreen(page, addressOf(visit));
        if (role !== 'newcomer') found.push(...(await unusedReadsOn(page, visit)));
        await page.evaluate(drawAll);
        await page.evaluate(axe.source);
        found.push(...(await seriousOn(page, visit)), ...(await extraGoldOn(page, visit)));
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(DESK);
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
        // Loads what only a wide window shows.
        await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0);
        const atDesk = `${visit} in light at a desk`;
        found.push(...(await seriousOn(page, atDesk)), ...(await extraGoldOn(page, atDesk)));
      }
    };
    await Promise.all([checkScreens(), checkScreens()]);
    await context.close();
    expect(found).toEqual([]);
  });
}

/** What the page has read early, but its screen doesn't use: `build/first-reads.ts` in the web app. */
async function unusedReadsOn(page: Page, where: string): Promise<string[]> {
  const unused = await page.evaluate(() => {
    const { firstReads } = window as unknown as { firstReads?: Map<string, unknown> };
    return [...(firstReads?.keys() ?? [])];
  });
  return unused.map((path) => `${where} doesn't use ${path}`);
}

/**
 * Content out of view keeps the colors of the theme it was last drawn in, so everything is drawn. Color transitions are
 * off, so that nothing is checked halfway between two themes.
 */
function drawAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** The serious violations axe finds on the page. Passing checks aren't described. */
async function seriousOn(page: Page, where: string): Promise<string[]> {
  expect(page.frames(), where).toHaveLength(1);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      at: nodes.map(({ target }) => target).join(' | '),
    }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, at }) => `${where}: ${id} at ${at}`);
}

/**
 * Gold marks the single next action. The same action may be offered twice, as on the home page. An open dialog covers the
 * actions of its page.
 */
async function extraGoldOn(page: Page, where: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog : page;
  const labels = await within.locator(':is(a, button):visible').evaluateAll((actions) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--pd-fill)';
    document.body.append(probe);
    const gold = getComputedStyle(probe).color;
    probe.remove();
    const isGold = (action: Element) =>
      getComputedStyle(action).backgroundColor === gold && !action.matches('[class*="skip" i]');
    return [...new Set(actions.filter(isGold).map((action) => action.textContent.trim()))];
  });
  return labels.length > 1 ? [`${where}: several gold actions: ${labels.join(', ')}`] : [];
}
