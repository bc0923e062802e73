import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { send } from '../e2e/support/send.ts';
import { type Figure, median } from './figure.ts';
import { giveWay, stepForward } from './give-way.ts';

const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: "the athlete's dashboard", path: '/dashboard', email: 'client@demo.posedown.app' },
  { name: 'the workout', path: '/workout-session', email: 'client@demo.posedown.app' },
  { name: 'the meal plan', path: '/nutrition/meal-plan', email: 'client@demo.posedown.app' },
  { name: "the coach's dashboard", path: '/dashboard', email: 'coach@demo.posedown.app' },
];

/**
 * Lighthouse's mobile scores of some pages, 0–100: the median of some rounds. A visit before them brings the
 * browser's own files into memory and does not count. Beside the first score stands Lighthouse's own measure of
 * the machine's processor, which is slowed down four times, however fast it is.
 */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const figures: Figure[] = [];
  giveWay(product.pid);
  await judgePage(product.url, '/');
  for (const { name, path, email } of PAGES) {
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await judgePage(product.url, path, email));
    }
    const middle = (score: string) => median(rounds.map((scores) => scores[score] ?? Number.NaN));
    figures.push(
      ...CATEGORIES.map((category) => ({
        name: `Lighthouse mobile, ${name}: ${category}`,
        value: middle(category),
        unit: 'of 100',
        ...(category === 'performance' ? { beside: `benchmarkIndex ${middle('machine')}` } : {}),
      })),
      { name: `Lighthouse mobile, ${name}: LCP`, value: middle('lcp'), unit: 's' },
      { name: `Lighthouse mobile, ${name}: TBT`, value: middle('tbt'), unit: 'ms' },
    );
  }
  return figures;
}

/**
 * Lighthouse visits the page in a browser of its own, in which the person has signed in before: a
 * cookie that is only added to the requests leaves the page without the sign that there is a session.
 */
async function judgePage(url: string, path: string, email?: string) {
  const profile = mkdtempSync(join(tmpdir(), 'posedown-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--remote-debugging-port=0'],
  });
  try {
    if (email) {
      const login = { email, password: 'posedown-demo' };
      const reply = await send(browser, 'POST', `${url}/api/auth/login`, login);
      if (!reply.ok()) throw new Error(`signing in answered ${reply.status()}`);
    }
    giveWay(process.pid);
    return await runLighthouse(`${url}${path}`, portOf(profile));
  } finally {
    stepForward();
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The port on which the browser takes orders: it writes it into its profile. */
const portOf = (profile: string) =>
  Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0]);

/** @throws Error when another page was shown than the one asked for */
async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits, environment, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    machine: environment.benchmarkIndex,
    lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  };
}
