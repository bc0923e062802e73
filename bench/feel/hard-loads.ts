import type { Browser, BrowserContext } from '@playwright/test';
import { openScreen } from '../../e2e/support/open-screen.ts';
import { ROLES, type Role, SCREENS } from '../../e2e/support/screens.ts';
import { addressFor } from '../../e2e/support/visit.ts';
import type { Figure } from '../figure.ts';
import { DESK, openContext, openSlowPage, PHONE } from './browser.ts';
import { cumulativeShift, type Shift } from './watch.ts';

/** Maximum cumulative layout shift. */
const GOAL = 0.02;
/** Timeout for a page. */
const PATIENCE_MS = 30_000;
/** Late shifts occur within this time after the screen has settled. */
const SETTLED_MS = 3500;

interface HardLoad {
  visit: string;
  shift: number;
  shifts: readonly Shift[];
}

/**
 * The cumulative layout shift of a hard load of every screen in both widths, for each role: the worst, the number
 * above the goal, and each of those.
 */
export async function measureHardLoads(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const role of ROLES) {
    for (const viewport of [PHONE, DESK]) {
      const context = await openContext(browser, url, role, viewport);
      const loads = await loadEverything(context, role);
      await context.close();
      figures.push(...figuresOf(`hard load, ${role}, ${viewport.width}`, loads));
    }
  }
  return figures;
}

async function loadEverything(context: BrowserContext, role: Role): Promise<HardLoad[]> {
  const addressOf = await addressFor(role, context);
  const loads: HardLoad[] = [];
  for (const { path, visit = path, roles } of SCREENS) {
    if (!roles.includes(role)) continue;
    const shifts = await loadOnce(context, addressOf(visit));
    loads.push({ visit, shift: cumulativeShift(shifts), shifts });
  }
  return loads.sort((a, b) => b.shift - a.shift);
}

/** Shifts on a screen from its first paint until a while after it is complete. */
async function loadOnce(context: BrowserContext, address: string): Promise<Shift[]> {
  const page = await openSlowPage(context);
  page.setDefaultTimeout(PATIENCE_MS);
  await openScreen(page, address);
  await page.waitForTimeout(SETTLED_MS);
  const shifts = await page.evaluate(() => window.feel.shifts);
  await page.close();
  return shifts;
}

function figuresOf(name: string, loads: readonly HardLoad[]): Figure[] {
  const [worst] = loads;
  if (!worst) return [];
  const above = loads.filter(({ shift }) => shift > GOAL);
  return [
    {
      name: `CLS, ${name}: screens above ${GOAL}`,
      value: above.length,
      unit: `of ${loads.length}`,
      beside: 'goal 0',
    },
    { name: `CLS, ${name}: worst`, value: worst.shift, unit: '', beside: worst.visit },
    ...above
      .filter((load) => load !== worst)
      .map(({ visit, shift }) => ({ name: `CLS, ${name}: ${visit}`, value: shift, unit: '' })),
  ];
}
