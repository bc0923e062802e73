import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { send } from '../e2e/support/send.ts';
import { type Figure, median } from './figure.ts';
import { lowerPriority, restorePriority } from './lower-priority.ts';

const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: "the athlete's dashboard", path: '/dashboard', email: 'client@demo.posedown.app' },
  { name: 'the workout', path: '/workout-session', email: 'client@demo.posedown.app' },
  { name: 'the meal plan', path: '/nutrition/meal-plan', email: 'client@demo.posedown.app' },
  { name: "the coach's dashboard", path: '/dashboard', email: 'coach@demo.posedown.app' },
  { name: 'an athlete of the coach', path: '/client/$athlete', email: 'coach@demo.posedown.app' },
  { name: 'the workout builder', path: '/create-workout', email: 'coach@demo.posedown.app' },
];

/**
 * Lighthouse's mobile scores of several pages, 0–100: the median of several rounds. An uncounted first visit warms
 * up the browser. Next to the first score is Lighthouse's own CPU benchmark of the machine, which is slowed down
 * four times, however fast it is.
 */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const figures: Figure[] = [];
  lowerPriority(product.pid);
  await scorePage(product.url, '/');
  for (const { name, path, email } of PAGES) {
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await scorePage(product.url, path, email));
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
 * Lighthouse uses its own browser, in which the user has logged in before. A cookie added only to the requests would
 * leave the page without its session marker.
 */
async function scorePage(url: string, path: string, email?: string) {
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
    const address = path.includes('$athlete')
      ? path.replace('$athlete', await firstAthlete(browser, url))
      : path;
    lowerPriority(process.pid);
    return await runLighthouse(`${url}${address}`, portOf(profile));
  } finally {
    restorePriority();
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The id of the first athlete on the coach's roster. */
async function firstAthlete({ request }: BrowserContext, url: string): Promise<string> {
  const { clients } = await (await request.get(`${url}/api/clients?limit=1`)).json();
  return clients[0].id;
}

/** The browser's debugging port, which it writes into its profile. */
const portOf = (profile: string) =>
  Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0]);

/** @throws Error if a page other than the requested one was shown */
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
