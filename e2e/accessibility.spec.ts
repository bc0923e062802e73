import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { ROLES, type Role, requireEveryRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });
test.describe.configure({ mode: 'parallel' });

/** Colours hardly differ by width, and nothing else by theme: two looks judge both widths and both themes. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function signInAs(context: BrowserContext, role: Role) {
  if (role === 'stranger') return;
  if (role === 'newcomer') await signUpAthlete(context);
  else await signIn(context, role === 'coach' ? 'coach' : 'client');
}

test('no route of the web app is left out of what is looked at', () => requireEveryRoute());

for (const role of ROLES) {
  test(`axe finds nothing serious on the screens of the ${role} in either theme`, async ({
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
    // Two windows: while one waits for its network to fall silent, the other is judged.
    const judgeScreens = async () => {
      const page = await context.newPage();
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const { path, visit = path } = screen;
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(PHONE);
        await page.goto(addressOf(visit), { waitUntil: 'networkidle' });
        await page.evaluate(drawAll);
        await page.evaluate(axe.source);
        found.push(...(await seriousOn(page, visit)));
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(DESK);
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
        // What only a wide window shows is fetched now.
        await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0);
        found.push(...(await seriousOn(page, `${visit} in light at a desk`)));
      }
    };
    await Promise.all([judgeScreens(), judgeScreens()]);
    await context.close();
    expect(found).toEqual([]);
  });
}

/**
 * What is out of sight keeps the colours of the theme in which it was last drawn: all is drawn. And colours change
 * at once: half way between two themes nothing is judged.
 */
function drawAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** What axe, which the page holds, finds serious on it. All that it finds right is left undescribed. */
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
