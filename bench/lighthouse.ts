import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's mobile scores of the home page, 0–100: the median of some rounds. */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runLighthouse(product.url));
  const values = (name: string) => rounds.map((scores) => scores[name] ?? Number.NaN);
  return [
    ...CATEGORIES.map((name) => ({
      name: `Lighthouse mobile, home: ${name}`,
      value: median(values(name)),
      unit: 'of 100',
    })),
    { name: 'Lighthouse mobile, home: LCP', value: median(values('lcp')), unit: 's' },
    { name: 'Lighthouse mobile, home: TBT', value: median(values('tbt')), unit: 'ms' },
  ];
}

async function runLighthouse(url: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless', ...CHROMIUM.args],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    const scores = Object.entries(categories).map(([name, { score }]) => [
      name,
      Math.round((score ?? 0) * 100),
    ]);
    return {
      ...Object.fromEntries(scores),
      lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}
