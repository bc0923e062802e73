import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Figure } from '../figure.ts';
import { until } from './mixed-load.ts';
import { type Processes, startProcesses } from './processes.ts';

const ATHLETES = 100;
/** A process that repeats what the other one did is done with it by then. */
const QUIET_MS = 5000;

/**
 * Starts two processes behind the proxies at the same time, when every roster row is stale and every weekly proposal
 * is missing. Each must be done once, although both processes do them at once.
 */
export async function measureBackground(databaseUrl: string): Promise<Figure[]> {
  const settings = { LIMIT_SIGN_UPS_PER_ADDRESS: '1000' };
  const two = await startProcesses(databaseUrl, settings, { isProxied: true });
  try {
    for (let n = 0; n < ATHLETES; n += 1) await two.signUp(`athlete${n}@test.example`);
    for (const product of two.products) await product.kill();
    await makeDue(two.pool);
    await Promise.all(two.products.map((product) => product.restart()));
    await until(async () => (await countMissing(two.pool)) === 0);
    await sleep(QUIET_MS);
    return [
      await figureOf(two, 'roster_entries', 'roster rows refreshed'),
      await figureOf(two, 'plan_proposals', 'weekly proposals created'),
    ];
  } finally {
    await two.close();
  }
}

/** Makes all work due, and records who does it from then on. */
async function makeDue(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update users set created_at = created_at - interval '60 days' where role = 'client';
    update roster_entries set judged_on = judged_on - 2;
    delete from plan_proposals;
    create table work_done (table_name text, athlete_id uuid, process text);
    create function record_work() returns trigger language plpgsql as $$
      begin
        insert into work_done
          values (tg_table_name, new.athlete_id, current_setting('application_name'));
        return new;
      end $$;
    create trigger record_work after insert or update on roster_entries
      for each row execute function record_work();
    create trigger record_work after insert or update on plan_proposals
      for each row execute function record_work();`);
}

async function countMissing(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ missing: number }>(
    `select count(*)::int as missing from users u where role = 'client' and (
       not exists (select from plan_proposals p where p.athlete_id = u.id)
       or not exists (select from work_done w
         where w.athlete_id = u.id and w.table_name = 'roster_entries'))`,
  );
  return rows[0]?.missing ?? 0;
}

async function figureOf({ pool }: Processes, table: string, what: string): Promise<Figure> {
  const { rows } = await pool.query<{ process: string; done: number }>(
    `select process, count(*)::int as done from work_done where table_name = $1
     group by process order by process`,
    [table],
  );
  const all = rows.reduce((sum, { done }) => sum + done, 0);
  const shares = rows.map(({ process, done }) => `${done} by ${process}`).join(', ');
  return {
    name: `${what} more than once`,
    value: all - ATHLETES,
    unit: 'times',
    beside: `of ${ATHLETES}: ${shares}`,
  };
}
