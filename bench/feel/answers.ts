import type { Browser, BrowserContext } from '@playwright/test';
import { openScreen } from '../../e2e/support/open-screen.ts';
import { addressFor } from '../../e2e/support/visit.ts';
import { type Figure, median } from '../figure.ts';
import { ACTIONS, type Action, FLOOR } from './actions.ts';
import { DESK, openContext, openSlowPage, PHONE, SLOWDOWN } from './browser.ts';
import { cumulativeShift } from './watch.ts';

const ROUNDS = 3;
/** A page that has not what it waits for by then never will. */
const PATIENCE_MS = 30_000;
/** A screen is at rest, and all that an action leads to is there, after so long. */
const REST_MS = 2500;

interface Answered {
  longestMs: number;
  shift: number;
}

/**
 * The interaction to next paint of the main actions of each role: the slowest answer to a press, median of some rounds,
 * and what moved afterwards without another press.
 */
export async function measureAnswers(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, role, goalMs, actions } of ACTIONS) {
    const rounds: Map<Action, Answered>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await openContext(browser, url, role, role === 'coach' ? DESK : PHONE);
      rounds.push(await takeRound(context, role, actions));
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

async function takeRound(
  context: BrowserContext,
  role: (typeof ACTIONS)[number]['role'],
  actions: readonly Action[],
): Promise<Map<Action, Answered>> {
  const addressOf = await addressFor(role, context);
  const answered = new Map<Action, Answered>();
  for (const action of [FLOOR, ...actions]) {
    answered.set(action, await takeAction(context, action, addressOf(action.start)));
  }
  return answered;
}

/** Opens a page, waits until it is at rest, acts, and reads how long the answers took. */
async function takeAction(
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
  const begunAt = await page.evaluate(() => performance.now());
  await press(page);
  await page.waitForTimeout(REST_MS);
  const { shifts, answers } = await page.evaluate(() => window.feel);
  await page.close();
  const longest = answers.filter(({ at }) => at >= begunAt).map(({ duration }) => duration);
  return {
    // What takes less than the threshold of the observer is not noted.
    longestMs: Math.max(16, ...longest),
    shift: cumulativeShift(shifts.filter(({ at }) => at >= begunAt)),
  };
}
