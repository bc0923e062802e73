import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Figure, median } from '../figure.ts';
import { load, measureFloor } from '../load.ts';
import { ATHLETE_READS, COACH_READS, type Read, WRITES, type Write } from './calls.ts';
import { fillPractice } from './fill-practice.ts';
import { enter, openWorkout, type Session, send, type WritingSession } from './sessions.ts';

const ROUNDS = 40;
const COUNTED = 10;
const SECONDS = 5;
/** Clock ticks per second of Linux's process times. */
const TICKS = 100;
/** What browsers ask for. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';
const GROWTH_GOAL = 1.2;
const MANY_GOAL_MS = 25;

const CLIENT = 'client@demo.posedown.app';
const COACH = 'coach@demo.posedown.app';

/**
 * Calls of athletes and coaches in a practice of many athlete-years: their share of the floor's rate with CPU time and
 * statements, how much slower they are alone than in the demo, and alone for the coach of half the practice.
 */
export async function measureGrowth(serverUrl: string, athletes: number): Promise<Figure[]> {
  const server = new pg.Pool({ connectionString: serverUrl, max: 1 });
  await server.query('create database growth');
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = '/growth';
  const { href } = databaseUrl;
  const pool = new pg.Pool({ connectionString: href, max: 1 });
  const product = await startProduct({
    ...{ DEMO: 'on', DATABASE_URL: href },
    ...{ LIMIT_LOGINS_PER_ADDRESS: '1000', LIMIT_WRITES_PER_PERSON: '1000000' },
  });
  try {
    await pool.query('create extension if not exists pg_stat_statements');
    return await measure(product, { pool, databaseUrl: href, athletes });
  } finally {
    await product.close();
    await pool.end();
    await server.query('drop database growth');
    await server.end();
  }
}

interface Bench {
  pool: pg.Pool;
  databaseUrl: string;
  athletes: number;
}

async function measure(
  product: Product,
  { pool, databaseUrl, athletes }: Bench,
): Promise<Figure[]> {
  const client = await enter(product, CLIENT);
  const coach = await enter(product, COACH, client.ids.athlete);
  const few = {
    athlete: await timeAlone(product, client, ATHLETE_READS),
    coach: await timeAlone(product, coach, COACH_READS),
  };
  const startedAt = performance.now();
  const practice = await fillPractice(databaseUrl, athletes);
  const fillSeconds = (performance.now() - startedAt) / 1000;
  const { rows } = await pool.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  const member = await enter(product, practice.athlete);
  const ofFifty = await enter(product, practice.coachOfFifty, member.ids.athlete);
  const ofMany = await enter(product, practice.coachOfMany);
  const many = {
    athlete: await timeAlone(product, member, ATHLETE_READS),
    coach: await timeAlone(product, ofFifty, COACH_READS),
  };
  const floor = await measureFloor(databaseUrl);
  const bench = { product, pool, floor: floor.requestsPerSecond };
  const writers = await Promise.all(practice.writers.map((email) => openWorkout(product, email)));
  return [
    { name: `filled with ${athletes} athletes × 48 weeks`, value: fillSeconds, unit: 's' },
    { name: 'size', value: Number(rows[0]?.size) / 1e6, unit: 'MB' },
    { name: 'floor: bare row', value: floor.requestsPerSecond, unit: 'requests/s' },
    ...(await shares(bench, member, ATHLETE_READS)),
    ...(await afterChanges(bench, member)),
    ...(await shares(bench, ofFifty, COACH_READS)),
    ...(await writeShares(bench, writers)),
    ...(await openDashboard(bench, writers[0])),
    ...growth(few.athlete, many.athlete, 'athlete'),
    ...growth(few.coach, many.coach, 'coach of 50'),
    ...(
      await timeAlone(
        product,
        ofMany,
        COACH_READS.filter((read) => !read.name.includes('athlete')),
      )
    ).map(({ name, ms }) => ({
      name: `coach of ${Math.ceil(athletes / 2)}, alone: ${name}`,
      value: ms,
      unit: 'ms',
      beside: `goal ${MANY_GOAL_MS}`,
    })),
  ];
}

interface Alone {
  name: string;
  ms: number;
}

/** Median times of calls without other load. */
async function timeAlone(product: Product, { cookie, ids }: Session, reads: Read[]) {
  const times: Alone[] = [];
  for (const { name, path } of reads) {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await send(product, cookie, { method: 'GET', path: path(ids) });
      all.push(performance.now() - startedAt);
    }
    times.push({ name, ms: median(all) });
  }
  return times;
}

function growth(few: Alone[], many: Alone[], who: string): Figure[] {
  return many.map(({ name, ms }, index) => ({
    name: `growth, ${who}: ${name}`,
    value: ms / (few[index]?.ms ?? Number.NaN),
    unit: '×',
    beside: `goal ${GROWTH_GOAL}; ${few[index]?.ms.toFixed(1)} → ${ms.toFixed(1)} ms`,
  }));
}

interface Measured {
  product: Product;
  pool: pg.Pool;
  floor: number;
}

async function shares(bench: Measured, { cookie, ids }: Session, reads: Read[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, goal, isCompressed, path } of reads) {
    const { product } = bench;
    const url = path(ids);
    const statements = await countStatements(bench, () =>
      send(product, cookie, { method: 'GET', path: url }),
    );
    const cpu = cpuSeconds(product.pid);
    const headers = { cookie, ...(isCompressed ? { 'accept-encoding': BROWSER_ENCODINGS } : {}) };
    const { requestsPerSecond, responses } = await load(`${product.url}${url}`, headers, SECONDS);
    const cpuMs = (1000 * (cpuSeconds(product.pid) - cpu)) / responses;
    figures.push(share(bench, { name, goal, requestsPerSecond, cpuMs, statements }));
  }
  return figures;
}

interface Rate {
  name: string;
  goal: number | undefined;
  requestsPerSecond: number;
  cpuMs: number;
  statements: number;
}

function share(
  { floor }: Measured,
  { name, goal, requestsPerSecond, cpuMs, statements }: Rate,
): Figure {
  const percent = ((100 * requestsPerSecond) / floor).toFixed(1);
  return {
    name: `share of the floor: ${name}`,
    value: Number(percent),
    unit: '%',
    beside: `${goal ? `goal ${goal}; ` : ''}${requestsPerSecond}/s, CPU ${cpuMs.toFixed(2)} ms, ${statements} statements`,
  };
}

/** Cached replies when each call follows a change of the athlete's data. */
async function afterChanges(bench: Measured, { cookie, ids }: Session): Promise<Figure[]> {
  const { product, pool } = bench;
  const change = 'update roster_entries set version = gen_random_uuid() where athlete_id = $1';
  const figures: Figure[] = [];
  for (const { name, path } of ATHLETE_READS.filter(({ isCached }) => isCached)) {
    const times: number[] = [];
    const readOnce = async () => {
      await pool.query(change, [ids.athlete]);
      const startedAt = performance.now();
      await send(product, cookie, { method: 'GET', path: path(ids) });
      times.push(performance.now() - startedAt);
    };
    // The change itself is one of them.
    const statements = (await countStatements(bench, readOnce)) - 1;
    const cpu = cpuSeconds(product.pid);
    for (let round = 0; round < ROUNDS; round += 1) await readOnce();
    const cpuMs = ((1000 * (cpuSeconds(product.pid) - cpu)) / ROUNDS).toFixed(2);
    figures.push({
      name: `after each change: ${name}`,
      value: median(times),
      unit: 'ms',
      beside: `CPU ${cpuMs} ms, ${statements} statements`,
    });
  }
  return figures;
}

/** Statements per call, on average. */
async function countStatements({ pool }: Measured, call: () => Promise<unknown>): Promise<number> {
  await call();
  await pool.query('select pg_stat_statements_reset()');
  for (let round = 0; round < COUNTED; round += 1) await call();
  const { rows } = await pool.query<{ calls: string }>(
    `select sum(calls) as calls from pg_stat_statements
     where query not like '%pg_stat_statements%' and dbid = (select oid from pg_database where datname = current_database())`,
  );
  return Math.round((10 * Number(rows[0]?.calls ?? 0)) / COUNTED) / 10;
}

/** CPU time of a process so far, as reported by Linux. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Every writer writes one thing after the other, all at the same time. */
async function writeShares(bench: Measured, sessions: WritingSession[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const write of WRITES) {
    const [first] = sessions;
    if (!first) break;
    let round = 0;
    const statements = await countStatements(bench, () => writeOnce(bench, first, write, round++));
    const cpu = cpuSeconds(bench.product.pid);
    const end = performance.now() + 1000 * SECONDS;
    let count = 0;
    await Promise.all(
      sessions.map(async (session) => {
        for (let own = round; performance.now() < end; own += 1) {
          await writeOnce(bench, session, write, own);
          count += 1;
        }
      }),
    );
    const cpuMs = (1000 * (cpuSeconds(bench.product.pid) - cpu)) / count;
    const requestsPerSecond = Math.round(count / SECONDS);
    const { name, goal } = write;
    figures.push(share(bench, { name, goal, requestsPerSecond, cpuMs, statements }));
  }
  return figures;
}

async function writeOnce(
  { product }: Measured,
  { cookie, writer }: WritingSession,
  { call }: Write,
  round: number,
) {
  const reply = (await send(product, cookie, call(writer, round))) as { version?: number } | null;
  if (call(writer, round).path === '/api/check-ins') writer.version = reply?.version ?? 0;
}

async function openDashboard(
  bench: Measured,
  session: WritingSession | undefined,
): Promise<Figure[]> {
  if (!session) return [];
  const read = { name: 'dashboard with an open workout', goal: 10, path: () => '/api/dashboard' };
  return shares(bench, session, [read]);
}
