import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import { PAYLOADS } from '../../e2e/support/corpus/payloads.ts';
import { type ScriptResults, tryScripts } from '../../e2e/support/corpus/try-scripts.ts';
import type { Harm } from '../../e2e/support/corpus/watch.ts';
import { startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';

/** Each round enters other payloads into each field. */
const ROUNDS = 8;

/**
 * Fills every text of the product with payloads, opens every screen, and counts payloads that are rendered as more
 * than text.
 */
export async function measureScripts(): Promise<Figure[]> {
  const rounds: ScriptResults[] = [];
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await tryOnce(round));
  } finally {
    await browser.close();
  }
  const harm = rounds.flatMap((round) => round.harm);
  const count = (...kinds: Harm['kind'][]) =>
    harm.filter(({ kind }) => kinds.includes(kind)).length;
  const sum = (key: 'screens' | 'pressed') => rounds.reduce((all, round) => all + round[key], 0);
  const pairs = new Set(rounds.flatMap((round) => [...round.pairs])).size;
  const fields = rounds[0]?.fields ?? 0;
  const coverage = `on ${sum('screens')} screens, ${sum('pressed')} dialogs and toasts`;
  return [
    {
      name: 'payloads put into fields',
      value: pairs,
      unit: 'pairs',
      beside: `${PAYLOADS.length} payloads, ${fields} fields`,
    },
    {
      name: 'scripts run, dialogs, requests and redirects',
      value: count('script', 'dialog', 'request', 'navigation'),
      unit: 'times',
      beside: coverage,
    },
    { name: 'content policy violations', value: count('policy'), unit: 'times' },
    {
      name: 'texts that became markup, spreadsheet formulas or mail headers',
      value: count('markup', 'formula', 'mail'),
      unit: 'times',
    },
  ];

  async function tryOnce(round: number): Promise<ScriptResults> {
    const product = await startProduct();
    try {
      return await tryScripts(browser, product, round);
    } finally {
      await product.close();
    }
  }
}
