import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Scripts that a browser loads before a route can be drawn, after gzip: decision 42. */
const BUDGET_BYTES = { public: 140 * 1024, app: 200 * 1024 };
/** From here on the app's routes are worth a look. */
const HEAVY_BYTES = 180 * 1024;

/** Behind a guard are the routes of the app. */
const budgetOf = (/** @type {string} */ route) =>
  route.startsWith('_') ? BUDGET_BYTES.app : BUDGET_BYTES.public;

/**
 * Checks the first load of every route of the built web against the budget.
 *
 * @returns {Promise<import('./tally.mjs').Result>} each route counts as one
 */
export async function checkFirstPages() {
  /** @type {{ route: string, scriptBytes: number }[]} */
  const weights = JSON.parse(readFileSync(inRoot('apps/web/dist/weights.json'), 'utf8'));
  const tooHeavy = weights.filter(({ route, scriptBytes }) => scriptBytes > budgetOf(route));
  const heavy = weights.filter(({ scriptBytes }) => scriptBytes > HEAVY_BYTES);
  const lines = tooHeavy.map(
    ({ route, scriptBytes }) =>
      `${route}: ${scriptBytes} bytes of scripts, more than ${budgetOf(route)}`,
  );
  return {
    passed: weights.length - tooHeavy.length,
    failed: tooHeavy.length,
    output: ['Too many scripts at first:', ...lines].join('\n'),
    ...(heavy.length > 0 ? { note: `${heavy.length} routes above ${HEAVY_BYTES} bytes` } : {}),
  };
}
