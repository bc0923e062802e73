import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { requireEveryRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });
test.describe.configure({ mode: 'parallel' });

/** Only colours differ between the themes: everything else is judged once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const ROLES = ['stranger', 'athlete', 'newcomer', 'coach'] as const;

async function signInAs(context: BrowserContext, role: (typeof ROLES)[number], email: string) {
  if (role === 'stranger') return;
  if (role === 'newcomer') await signUpAthlete(context, { email });
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
    await signInAs(context, role, 'axe@test.example');
    const addressOf = await addressFor(role, context);
    const found: string[] = [];
    const page = await context.newPage();
    for (const { path, visit = path, roles } of SCREENS) {
      if (!roles.includes(role)) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(addressOf(visit), { waitUntil: 'networkidle' });
      await page.evaluate(drawAll);
      found.push(...(await seriousOn(new AxeBuilder({ page }), visit)));
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
      const colours = new AxeBuilder({ page }).withRules(RULES_OF_COLOUR);
      found.push(...(await seriousOn(colours, `${visit} in light`)));
    }
    await context.close();
    expect(found).toEqual([]);
  });
}

/** What is out of sight keeps the colours of the theme in which it was last drawn: all is drawn. */
function drawAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

async function seriousOn(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`);
}
