import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Gzipped scripts a browser loads before a route can render: decision 42. */
const BUDGET_BYTES = { public: 140 * 1024, app: 200 * 1024 };
/** Script files of a first load. A settled screen of a coach loads three more. */
const MOST_FILES = 12;
/** App routes from this size on are reported. */
const HEAVY_BYTES = 180 * 1024;

/** Guarded routes belong to the app. */
const budgetOf = (/** @type {string} */ route) =>
  route.startsWith('_') ? BUDGET_BYTES.app : BUDGET_BYTES.public;

/**
 * Checks the first load of every route of the built web against the budget.
 * @returns {Promise<import('./tally.mjs').Result>} each route counts as one
 */
export async function checkFirstPages() {
  /** @type {{ route: string, scriptBytes: number, scriptFiles: number }[]} */
  const weights = JSON.parse(readFileSync(inRoot('apps/web/dist/weights.json'), 'utf8'));
  const overBudget = weights.filter(
    ({ route, scriptBytes, scriptFiles }) =>
      scriptBytes > budgetOf(route) || scriptFiles > MOST_FILES,
  );
  const heavy = weights.filter(({ scriptBytes }) => scriptBytes > HEAVY_BYTES);
  const lines = overBudget.map(
    ({ route, scriptBytes, scriptFiles }) =>
      `${route}: ${scriptBytes} bytes in ${scriptFiles} scripts, more than ${budgetOf(route)} or ${MOST_FILES} files`,
  );
  return {
    passed: weights.length - overBudget.length,
    failed: overBudget.length,
    output: ['Too many scripts at first:', ...lines].join('\n'),
    ...(heavy.length > 0 ? { note: `${heavy.length} routes above ${HEAVY_BYTES} bytes` } : {}),
  };
}
