import pg from 'pg';
import { startProduct } from '../e2e/support/product.ts';
import { type Figure, percentile } from './figure.ts';
import { signIn } from './load.ts';

const ATHLETES = 5000;
const DEMO_COACH = 'coach@demo.posedown.app';
const DEMO_CLIENT = 'client@demo.posedown.app';
const READS = ['/api/dashboard', '/api/clients?limit=50', '/api/alerts'];
const PAUSE_MS = 20;
const MAX_SECONDS = 300;
/** After this long without a new proposal, all are done: athletes in their first week have none. */
const QUIET_MS = 5000;
const QUIET_ROUNDS = 200;

/**
 * The weekly proposals of 5,000 athletes with 16 weeks of diary and scale, created by the running product, and how
 * long a coach and an athlete wait for their pages in the meantime.
 */
export async function measureProposals(databaseUrl: string): Promise<Figure[]> {
  const filled = await startProduct({ DEMO: 'on', DATABASE_URL: databaseUrl });
  await filled.close();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await copyAthletes(pool, ATHLETES);
  const product = await startProduct({ DEMO: 'on', DATABASE_URL: databaseUrl });
  try {
    const cookies = [await signIn(product.url, DEMO_COACH), await signIn(product.url, DEMO_CLIENT)];
    const reads: Read[] = [];
    const readPages = async () => {
      for (const path of READS) {
        const cookie = cookies[path === '/api/dashboard' ? 1 : 0] ?? '';
        reads.push(await timeRead(product.url, path, cookie));
      }
    };
    const { made, startedAt, endedAt } = await untilProposed(pool, readPages);
    const meanwhile = reads.filter(({ endsAt }) => startedAt <= endsAt && endsAt <= endedAt);
    // The same requests without load are the baseline.
    reads.length = 0;
    for (let round = 0; round < QUIET_ROUNDS; round += 1) await readPages();
    const waits = meanwhile.map(({ tookMs }) => tookMs);
    const floor = reads.map(({ tookMs }) => tookMs);
    const seconds = (endedAt - startedAt) / 1000;
    const kinds = await pool.query<{ kind: string; n: number }>(
      'select kind, count(*)::int as n from plan_proposals group by kind order by kind',
    );
    return [
      {
        name: `weekly proposals of ${made} athletes`,
        value: seconds,
        unit: 's',
        beside: 'goal 60',
      },
      {
        name: 'slowest concurrent read',
        value: Math.max(...waits),
        unit: 'ms',
        beside: 'goal 100',
      },
      { name: '99% of concurrent reads', value: percentile(waits, 0.99), unit: 'ms' },
      { name: 'slowest read afterwards', value: Math.max(...floor), unit: 'ms', beside: 'floor' },
      { name: '99% of reads afterwards', value: percentile(floor, 0.99), unit: 'ms' },
      ...kinds.rows.map(({ kind, n }) => ({
        name: `proposals: ${kind}`,
        value: n,
        unit: 'athletes',
      })),
    ];
  } finally {
    await product.close();
    await pool.end();
  }
}

interface Read {
  endsAt: number;
  tookMs: number;
}

async function timeRead(url: string, path: string, cookie: string): Promise<Read> {
  const startedAt = performance.now();
  const reply = await fetch(`${url}${path}`, { headers: { cookie } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  const endsAt = performance.now();
  return { endsAt, tookMs: endsAt - startedAt };
}

/** Repeats an action until no more proposals are created. */
async function untilProposed(pool: pg.Pool, meanwhile: () => Promise<void>) {
  const waitingSince = performance.now();
  let [made, startedAt, endedAt] = [0, 0, waitingSince];
  for (;;) {
    await meanwhile();
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from plan_proposals',
    );
    const count = rows[0]?.n ?? 0;
    const now = performance.now();
    if (count > made) {
      if (made === 0) startedAt = now;
      [made, endedAt] = [count, now];
    }
    if (made > 0 && now - endedAt > QUIET_MS) return { made, startedAt, endedAt };
    if (now - waitingSince > MAX_SECONDS * 1000) throw new Error(`only ${made} proposals`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Copies the demo athletes with the data proposals need, up to a number of athletes. The diary has one entry a day,
 * which determines the cost of its daily total.
 */
async function copyAthletes(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  const copy = (table: string, owner: string, source: string, changes: string) =>
    // A row computed in the select list would be computed once per column.
    client.query(`insert into ${table}
      select made.* from (${source}) e join copies c on c.old_id = e.${owner},
        lateral jsonb_populate_record(null::${table}, to_jsonb(e) || jsonb_build_object(
          'id', gen_random_uuid(), 'request_key', null, ${changes})) made`);
  try {
    await client.query('delete from plan_proposals');
    await client.query(
      `create temporary table copies as
         select a.id as old_id, gen_random_uuid() as id, n
         from (select u.id from users u join nutrition_plans p on p.user_id = u.id and p.is_active
           where u.role = 'client' order by u.id) a, generate_series(1, $1::int) n
         order by n, a.id limit $1::int - (select count(*) from nutrition_plans where is_active)`,
      [count],
    );
    await copy(
      'users',
      'id',
      'select * from users',
      `'id', c.id, 'email', c.id || '@bench.example'`,
    );
    const own = `'user_id', c.id`;
    await copy('nutrition_plans', 'user_id', 'select * from nutrition_plans', own);
    await copy('progress_entries', 'user_id', 'select * from progress_entries', own);
    await copy('weigh_ins', 'user_id', 'select * from weigh_ins', own);
    const days = `select distinct on (user_id, date) l.*,
        sum(calories) over (partition by user_id, date) as kcal from nutrition_logs l`;
    await copy('nutrition_logs', 'user_id', days, `${own}, 'calories', e.kcal, 'photo_id', null`);
    await client.query('analyze');
  } finally {
    client.release();
  }
}
