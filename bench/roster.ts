import pg from 'pg';
import type { Product } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';
import { signIn } from './load.ts';

const SIZES = [500, 5000, 50_000];
const ROUNDS = 60;

/** Duration of a roster page at three sizes, of a search and of the counts. */
export async function measureRoster(product: Product, databaseUrl: string): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const figures: Figure[] = [];
  let smallest: number | undefined;
  for (const size of SIZES) {
    const email = await fillRoster(pool, size);
    const cookie = await signIn(product.url, email);
    const time = (path: string) => medianTime(`${product.url}${path}`, cookie);
    const page = await time('/api/clients?limit=50');
    smallest ??= page;
    const ratio = (page / smallest).toFixed(2);
    figures.push(
      { name: `roster page of ${size}`, value: page, unit: 'ms', beside: `${ratio} × that of 500` },
      {
        name: `roster search in ${size}`,
        value: await time('/api/clients?search=te+4'),
        unit: 'ms',
      },
      { name: `roster counts of ${size}`, value: await time('/api/clients/summary'), unit: 'ms' },
    );
  }
  await pool.end();
  return figures;
}

/**
 * Creates a coach with a number of athletes, with the demo coach's password.
 * @returns the email address
 */
async function fillRoster(pool: pg.Pool, size: number): Promise<string> {
  const email = `coach-of-${size}@bench.example`;
  await pool.query(
    `with coach as (
       insert into users (id, email, name, role) values (gen_random_uuid(), $1, 'Bench', 'coach')
       returning id),
     secret as (
       insert into credentials (user_id, password_hash)
       select coach.id, c.password_hash from coach, credentials c
       join users u on u.id = c.user_id and u.email = 'coach@demo.posedown.app'),
     athletes as (
       insert into users (id, email, name, coach_id)
       select gen_random_uuid(), 'a' || n || '-of-' || $2 || '@bench.example', 'Athlete ' || n, coach.id
       from coach, generate_series(1, $2::int) n returning id, name, coach_id)
     insert into roster_entries
       (athlete_id, coach_id, name, goal, status, status_reason, urgency, compliance, judged_on, sparkline)
     select id, coach_id, name, 'Muscle gain',
       (array['behind','warning','good','excellent'])[1 + abs(hashtext(name)) % 4], 'As measured.',
       abs(hashtext(name)) % 400000, 50, current_date, array_fill(80.5::float8, array[14])
     from athletes`,
    [email, size],
  );
  await pool.query('analyze users, roster_entries');
  return email;
}

async function medianTime(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const reply = await fetch(url, { headers: { cookie } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
