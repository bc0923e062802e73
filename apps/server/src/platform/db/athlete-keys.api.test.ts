import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordStatements } from '../../testing/count-statements.ts';
import { pairTest as it } from '../../testing/fixtures.ts';

/**
 * Tables in which an athlete has no rows, or only a few that are found by another key. Everything else must
 * be distributable by athlete: its key begins with the athlete's id (docs/growth.md).
 */
const NOT_BY_ATHLETE: Record<string, string> = {
  attempts: 'counters by a hashed key, kept for a day',
  audit_log: 'kept for a year; read by coaches across athletes',
  check_in_form_versions: 'few rows per coach',
  check_in_forms: 'few rows per coach',
  coach_settings: 'a row per coach',
  coach_tasks: 'a coach’s own list',
  deleted_accounts: 'a row per deleted account',
  exercise_videos: 'few rows per coach',
  exercises: 'the same library for everyone',
  installation: 'a few settings',
  invitations: 'found by a token before the athlete has an account',
  known_devices: 'a few rows per person, found by a token',
  message_snippets: 'few rows per coach',
  password_links: 'found by a token',
  roster_layouts: 'a row per coach',
  sessions: 'found by a token',
  technique_library: 'the same library for everyone',
  users: 'the people themselves',
};

const ATHLETE = ['user_id', 'athlete_id', 'client_id'];

interface Key {
  table: string;
  columns: string[];
}

it('begins the key of every table of athletes’ data with the athlete', async ({ server }) => {
  const { rows } = (await server.db.execute(sql`
    select c.relname as table, json_agg(a.attname order by k.place) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    cross join unnest(i.indkey::int2[]) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    group by c.relname`)) as unknown as { rows: Key[] };
  expect(rows.length).toBeGreaterThan(40);
  const others = rows.filter(({ columns: [first = ''] }) => !ATHLETE.includes(first));
  expect(others.map(({ table }) => table).sort()).toEqual(Object.keys(NOT_BY_ATHLETE).sort());
});

it('has the athlete in every unique index of these tables, apart from one', async ({ server }) => {
  const { rows } = (await server.db.execute(sql`
    select i.indexrelid::regclass::text as name, c.relname as table, json_agg(a.attname) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
    where i.indisunique and c.relnamespace = 'public'::regnamespace
    group by i.indexrelid, c.relname`)) as unknown as { rows: (Key & { name: string })[] };
  const across = rows
    .filter(({ table }) => !(table in NOT_BY_ATHLETE))
    .filter(({ columns }) => !columns.some((name) => ATHLETE.includes(name)));
  // A coach decides on a proposal by its id alone.
  expect(across.map(({ name }) => name)).toEqual(['plan_proposals_id_key']);
});

it('names the athlete in every statement of the daily screens', async ({
  server,
  athlete,
  asAthlete,
}) => {
  const url = `/api/users/${athlete.id}`;
  const meal = { date: '2026-11-21', time: '07:30', mealName: 'Oats', calories: 320 };
  const checkIn = { date: '2026-11-21', energyLevel: 7, mood: 'good', weight: 80 };
  const statements = await recordStatements(async () => {
    for (const path of ['/api/dashboard', '/api/training/today', `${url}/progress`]) {
      expect((await asAthlete.get(path)).statusCode, path).toBe(200);
    }
    for (const path of ['messages', 'nutrition-logs', 'check-ins', 'workout-sessions']) {
      expect((await asAthlete.get(`${url}/${path}`)).statusCode, path).toBe(200);
    }
    expect((await asAthlete.post('/api/check-ins', checkIn)).statusCode).toBe(201);
    expect((await asAthlete.post(`${url}/nutrition-logs`, meal)).statusCode).toBe(201);
    expect((await asAthlete.post(`${url}/messages`, { content: 'Hi' })).statusCode).toBe(201);
  });
  expect(statements.length).toBeGreaterThan(50);
  const { rows } = (await server.db.execute(
    sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) as unknown as { rows: { relname: string }[] };
  const byAthlete = rows.map(({ relname }) => relname).filter((name) => !(name in NOT_BY_ATHLETE));
  const across = statements.filter(
    (text) => byAthlete.some((table) => text.includes(`"${table}"`)) && !isOfAthletes(text),
  );
  expect(across).toEqual([]);
});

/** Whether a statement compares the athlete's column, or fills it. */
const isOfAthletes = (text: string) =>
  text.startsWith('insert')
    ? /"(user|athlete|client)_id"/.test(text)
    : /\b(user|athlete|client)_id"? = /.test(text);

it('recognizes statements across athletes', () => {
  expect(isOfAthletes('select "user_id" from "messages" where "messages"."id" = $1')).toBe(false);
  expect(isOfAthletes('insert into "messages" ("id", "content") values ($1, $2)')).toBe(false);
  expect(isOfAthletes('update "messages" set "a" = $1 where "messages"."athlete_id" = $2')).toBe(
    true,
  );
});
