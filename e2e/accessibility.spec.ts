import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { requireEveryRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addressFor } from './support/visit.ts';

test.use({ demo: 'on' });
test.describe.configure({ mode: 'parallel' });

const THEMES = ['dark', 'light'] as const;
/** Only colours differ between the themes: everything else is judged once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const ROLES = ['stranger', 'athlete', 'newcomer', 'coach'] as const;

async function signInAs(context: BrowserContext, role: (typeof ROLES)[number], email: string) {
  if (role === 'stranger') return;
  if (role === 'newcomer') await signUpAthlete(context, { email });
  else await signIn(context, role === 'coach' ? 'coach' : 'client');
}

test('no route of the web app is left out of what is looked at', () => requireEveryRoute());

for (const theme of THEMES) {
  for (const role of ROLES) {
    test(`axe finds nothing serious on the screens of the ${role} in the ${theme} theme`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({
        baseURL: product.url,
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 844 },
      });
      await signInAs(context, role, `axe-${theme}@test.example`);
      const addressOf = await addressFor(role, context);
      const found: string[] = [];
      const page = await context.newPage();
      for (const { path, visit = path, roles } of SCREENS) {
        if (!roles.includes(role)) continue;
        await page.goto(addressOf(visit), { waitUntil: 'networkidle' });
        const axe = new AxeBuilder({ page });
        if (theme === 'light') axe.withRules(RULES_OF_COLOUR);
        const { violations } = await axe.analyze();
        for (const { id, impact, nodes } of violations) {
          if (impact === 'serious' || impact === 'critical') {
            found.push(`${visit}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`);
          }
        }
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
}
