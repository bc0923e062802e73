import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { ROLES, type Role, requireEveryRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });
test.describe.configure({ mode: 'parallel' });

/** Only colours differ between the themes: everything else is judged once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

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
      viewport: { width: 390, height: 844 },
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
        await page.goto(addressOf(visit), { waitUntil: 'networkidle' });
        await page.evaluate(drawAll);
        await page.evaluate(axe.source);
        found.push(...(await seriousOn(page, visit)));
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
        found.push(...(await seriousOn(page, `${visit} in light`, RULES_OF_COLOUR)));
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
async function seriousOn(page: Page, where: string, rules?: string[]): Promise<string[]> {
  expect(page.frames(), where).toHaveLength(1);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  };
  const violations = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      at: nodes.map(({ target }) => target).join(' | '),
    }));
  }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, at }) => `${where}: ${id} at ${at}`);
}
