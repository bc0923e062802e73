import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import { openScreen } from '../e2e/support/open-screen.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { DESK, openContext, openSlowPage, SLOWDOWN } from './feel/browser.ts';
import { type Figure, median } from './figure.ts';
import { fillPractice } from './growth/fill-practice.ts';
import { lowerPriority, restorePriority } from './lower-priority.ts';

/** Check-ins that wait on the Monday measured. */
const ATHLETES = 60;
const DEMO_ATHLETES = 47;
/** Time a coach looks at a week, not counted. Prefetching happens in it. */
const DWELL_MS = 1500;
const GOALS = { actions: 3, unchanged: 1, toolMs: 2000, inpMs: 150, switchMs: 100 };

/** Every fifth athlete gets a written reply, every third a change of the plan. */
const REPLY_EVERY = 5;
const CHANGE_EVERY = 3;

interface Answered {
  actions: number;
  isChanged: boolean;
  /** From the key to the next athlete on the screen. */
  toolMs: number;
}

/**
 * A coach's Monday: sixty check-ins answered in a browser on a slow processor. Counts actions and page loads, and
 * times everything but reading.
 */
export async function measureMonday(serverUrl: string): Promise<Figure[]> {
  const server = new pg.Pool({ connectionString: serverUrl, max: 1 });
  await server.query('create database monday');
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = '/monday';
  const { href } = databaseUrl;
  const product = await startProduct({ DEMO: 'on', DATABASE_URL: href });
  try {
    await fillMonday(href);
    return await answerAll(product, href);
  } finally {
    await product.close();
    await server.query('drop database monday');
    await server.end();
  }
}

/** Gives the demo's coach sixty athletes, all of whose last check-ins wait. */
async function fillMonday(databaseUrl: string): Promise<void> {
  const added = ATHLETES - DEMO_ATHLETES;
  await fillPractice(databaseUrl, 2 * added);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const coach = `(select id from users where email = 'coach@demo.posedown.app')`;
  const many = `(select id from users where email = 'coach-0@growth.example')`;
  await pool.query(`
    update users set name = name || ' ' || split_part(email, '@', 1) where email like 'athlete-%@growth.example';
    update roster_entries r set name = u.name from users u where u.id = r.athlete_id and r.name <> u.name;
    update roster_entries set coach_id = ${coach} where coach_id = ${many};
    update coach_alerts set coach_id = ${coach} where coach_id = ${many};
    update message_threads set coach_id = ${coach} where coach_id = ${many};
    update users set coach_id = ${coach} where coach_id = ${many};
    update weekly_check_ins w set done_at = null, done_by_id = null, reply_id = null, acknowledged_at = null
    where (w.athlete_id, w.due_on) in (select athlete_id, max(due_on) from weekly_check_ins group by 1);
    insert into weekly_check_ins (athlete_id, id, due_on, form_version, questions, answers, submitted_at)
    select u.id, gen_random_uuid(), current_date - 1, 1, t.questions, t.answers, now() - interval '12 hours'
    from users u, lateral (
      select questions, answers from weekly_check_ins where form_id is null limit 1) t
    where u.coach_id = ${coach} and not exists (select 1 from weekly_check_ins w where w.athlete_id = u.id);`);
  await pool.end();
}

async function answerAll(product: Product, databaseUrl: string): Promise<Figure[]> {
  restorePriority();
  const browser = await chromium.launch(CHROMIUM);
  lowerPriority(product.pid);
  lowerPriority(process.pid);
  try {
    const context = await openContext(browser, product.url, 'coach', DESK);
    const page = await openSlowPage(context);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await openScreen(page, '/check-ins');
    await page.getByRole('region', { name: /^Check-in of / }).waitFor();
    const answered: Answered[] = [];
    for (let index = 0; index < ATHLETES; index += 1) {
      answered.push(await answerOne(page, index));
    }
    await page.getByText('No check-ins waiting').waitFor();
    // The last answers are held for undo.
    await page.waitForTimeout(12_000);
    const feel = await page.evaluate(() => window.feel);
    await browser.close();
    const left = await countWaiting(databaseUrl);
    return figuresOf(answered, {
      ...{ loads: documents.length - 1, left },
      inpMs: Math.max(...feel.answers.map(({ duration }) => duration)),
      shift: feel.shifts.reduce((sum, { value }) => sum + value, 0),
    });
  } finally {
    await browser.close();
    restorePriority();
  }
}

/** Reads one review, decides, and waits for the next one. */
async function answerOne(page: Page, index: number): Promise<Answered> {
  const review = page.getByRole('region', { name: /^Check-in of / });
  const name = await review.getAttribute('aria-label');
  await page.waitForTimeout(DWELL_MS);
  let actions = 0;
  let isChanged = false;
  if (index % CHANGE_EVERY === 0) {
    const accept = page.getByRole('button', { name: /^Accept/ });
    if (await accept.isEnabled()) {
      await page.keyboard.press('1');
      actions += 1;
      isChanged = true;
    }
  }
  if (index % REPLY_EVERY === 0) {
    await page.getByRole('button', { name: 'Log food' }).click();
    actions += 1;
    isChanged = true;
  }
  const startedAt = performance.now();
  await page.keyboard.press('Control+Enter');
  actions += 1;
  await page.waitForFunction(
    (before) => {
      const shown = document.querySelector('section[aria-label^="Check-in of "]');
      const isNext = shown !== null && shown.getAttribute('aria-label') !== before;
      return isNext || document.body.textContent.includes('No check-ins waiting');
    },
    name,
    { polling: 'raf' },
  );
  return { actions, isChanged, toolMs: performance.now() - startedAt };
}

async function countWaiting(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ count: string }>(`
    select count(*) from weekly_check_ins w join users u on u.id = w.athlete_id
    where w.done_at is null and u.coach_id = (select id from users where email = 'coach@demo.posedown.app')`);
  await pool.end();
  return Number(rows[0]?.count);
}

interface Whole {
  loads: number;
  left: number;
  inpMs: number;
  shift: number;
}

function figuresOf(answered: readonly Answered[], whole: Whole): Figure[] {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const firstTen = answered.slice(0, 10);
  const unchanged = answered.filter(({ isChanged }) => !isChanged);
  const sorted = answered.map(({ toolMs }) => toolMs).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return [
    {
      name: 'check-ins answered',
      value: answered.length,
      unit: '',
      beside: `${whole.left} left waiting`,
    },
    {
      name: 'actions per athlete',
      value: mean(answered.map(({ actions }) => actions)),
      unit: '',
      beside: `goal ${GOALS.actions}`,
    },
    {
      name: 'actions for an unchanged week',
      value: mean(unchanged.map(({ actions }) => actions)),
      unit: '',
      beside: `goal ${GOALS.unchanged}`,
    },
    {
      name: 'actions for the first ten',
      value: firstTen.reduce((sum, { actions }) => sum + actions, 0),
      unit: '',
      beside: `${firstTen.filter(({ isChanged }) => isChanged).length} of them changed; goal 35`,
    },
    { name: 'page loads', value: whole.loads, unit: '', beside: 'goal 0' },
    {
      name: `tool time per athlete, CPU ÷ ${SLOWDOWN}, median`,
      value: median(sorted),
      unit: 'ms',
      beside: `goal ${GOALS.toolMs}; 95% ${Math.round(at(0.95))} ms`,
    },
    {
      name: `INP, CPU ÷ ${SLOWDOWN}, slowest of all`,
      value: whole.inpMs,
      unit: 'ms',
      beside: `goal ${GOALS.inpMs}`,
    },
    { name: 'layout shift over all athletes', value: whole.shift, unit: '', beside: 'goal 0' },
  ];
}
