import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Scripts that a browser loads before a route can be drawn, after gzip. */
const SCRIPT_BUDGET_BYTES = 140 * 1024;

/**
 * Checks the first load of every route of the built web against the budget.
 *
 * @returns {Promise<import('./tally.mjs').Result>} each route counts as one
 */
export async function checkFirstPages() {
  /** @type {{ route: string, scriptBytes: number }[]} */
  const weights = JSON.parse(readFileSync(inRoot('apps/web/dist/weights.json'), 'utf8'));
  const tooHeavy = weights.filter(({ scriptBytes }) => scriptBytes > SCRIPT_BUDGET_BYTES);
  const lines = tooHeavy.map(
    ({ route, scriptBytes }) => `${route}: ${scriptBytes} bytes of scripts`,
  );
  return {
    passed: weights.length - tooHeavy.length,
    failed: tooHeavy.length,
    output: [`More than ${SCRIPT_BUDGET_BYTES} bytes at first:`, ...lines].join('\n'),
  };
}
