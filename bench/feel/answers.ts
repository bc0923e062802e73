import type { Browser, BrowserContext } from '@playwright/test';
import { openScreen } from '../../e2e/support/open-screen.ts';
import { addressFor } from '../../e2e/support/visit.ts';
import { type Figure, median } from '../figure.ts';
import { ACTIONS, type Action, FLOOR } from './actions.ts';
import { DESK, openContext, openSlowPage, PHONE, SLOWDOWN } from './browser.ts';
import { cumulativeShift } from './watch.ts';

const ROUNDS = 3;
/** Timeout for a page. */
const PATIENCE_MS = 30_000;
/** Time after which a screen and all effects of an action have settled. */
const REST_MS = 2500;

interface Answered {
  longestMs: number;
  shift: number;
}

/**
 * Interaction to next paint of each role's main actions: the slowest response to a press, as the median of several
 * rounds, and the layout shifts afterward without another press.
 */
export async function measureAnswers(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, role, goalMs, actions } of ACTIONS) {
    const rounds: Map<Action, Answered>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await openContext(browser, url, role, role === 'coach' ? DESK : PHONE);
      rounds.push(await runRound(context, role, actions));
      await context.close();
    }
    const middle = (action: Action, figure: keyof Answered) =>
      median(rounds.map((round) => round.get(action)?.[figure] ?? Number.NaN));
    figures.push(
      ...[FLOOR, ...actions].map((action) => ({
        name: `INP, CPU ÷ ${SLOWDOWN}, ${who}: ${action.name}`,
        value: middle(action, 'longestMs'),
        unit: 'ms',
        beside: action === FLOOR ? '' : `goal ${goalMs}, CLS ${middle(action, 'shift').toFixed(3)}`,
      })),
    );
  }
  return figures;
}

async function runRound(
  context: BrowserContext,
  role: (typeof ACTIONS)[number]['role'],
  actions: readonly Action[],
): Promise<Map<Action, Answered>> {
  const addressOf = await addressFor(role, context);
  const answered = new Map<Action, Answered>();
  for (const action of [FLOOR, ...actions]) {
    answered.set(action, await runAction(context, action, addressOf(action.start)));
  }
  return answered;
}

/** Opens a page, waits until it has settled, acts, and reads the response times. */
async function runAction(
  context: BrowserContext,
  { prepare, press }: Action,
  address: string,
): Promise<Answered> {
  const page = await openSlowPage(context);
  page.setDefaultTimeout(PATIENCE_MS);
  await openScreen(page, address);
  await page.waitForTimeout(REST_MS);
  await prepare?.(page);
  await page.waitForTimeout(REST_MS);
  const startedAt = await page.evaluate(() => performance.now());
  await press(page);
  await page.waitForTimeout(REST_MS);
  const { shifts, answers } = await page.evaluate(() => window.feel);
  await page.close();
  const longest = answers.filter(({ at }) => at >= startedAt).map(({ duration }) => duration);
  return {
    // Durations below the observer's threshold aren't recorded.
    longestMs: Math.max(16, ...longest),
    shift: cumulativeShift(shifts.filter(({ at }) => at >= startedAt)),
  };
}
