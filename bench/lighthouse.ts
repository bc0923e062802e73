import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';
import { signIn } from './load.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: "the athlete's dashboard", path: '/dashboard', email: 'client@demo.posedown.app' },
  { name: "the coach's dashboard", path: '/dashboard', email: 'coach@demo.posedown.app' },
];

/** Lighthouse's mobile scores of four pages, 0–100: the median of some rounds. */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, email } of PAGES) {
    const cookie = email ? await signIn(product.url, email) : '';
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await runLighthouse(`${product.url}${path}`, cookie));
    }
    const middle = (score: string) => median(rounds.map((scores) => scores[score] ?? Number.NaN));
    figures.push(
      ...CATEGORIES.map((category) => ({
        name: `Lighthouse mobile, ${name}: ${category}`,
        value: middle(category),
        unit: 'of 100',
      })),
      { name: `Lighthouse mobile, ${name}: LCP`, value: middle('lcp'), unit: 's' },
      { name: `Lighthouse mobile, ${name}: TBT`, value: middle('tbt'), unit: 'ms' },
    );
  }
  return figures;
}

async function runLighthouse(url: string, cookie: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless', ...CHROMIUM.args],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
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
