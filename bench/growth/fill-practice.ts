import pg from 'pg';

const CLIENT = 'client@demo.posedown.app';
const WRITERS = 20;
/** Demo athletes with a complete history, whose rows every athlete of the practice gets. */
const TEMPLATES = 10;
/** The demo's history in days: 16 weeks, so that weekdays stay the same. */
const PERIOD_DAYS = 112;
/** Periods in a row: 48 weeks of logs. */
const PERIODS = 3;
/** Athletes of every coach but the first. */
const SMALL_PRACTICE = 50;
/** Athletes per statement, so that no statement has to remember millions of changes. */
const BATCH = 100;

/** Tables whose rows repeat in every period. All others have one history per athlete. */
const LOGS = [
  ...['cardio_sessions', 'daily_check_ins', 'messages', 'nutrition_logs', 'pose_practice_sessions'],
  ...['progress_entries', 'roster_weeks', 'session_exercises', 'supplement_ticks', 'weigh_ins'],
  ...['workout_sessions', 'workout_sets'],
];
/** Their columns that name a row of the same period. */
const OF_PERIOD = ['id', 'session_id', 'key', 'exercise_key', 'source_id', 'request_key'];
/** Tables without rows for the practice: logins, files, notices, and what describes the installation. */
const OMITTED = [
  ...['audit_log', 'deleted_accounts', 'invitations', 'known_devices', 'password_links', 'photos'],
  ...['sessions', 'users', 'credentials', 'voice_notes', 'notices', 'notice_deliveries'],
];
/** Columns that name one of the two people. */
const PEOPLE = [
  ...['coach_id', 'from_user_id', 'to_user_id', 'placed_by_id', 'lifted_by_id', 'actor_id'],
  ...['decided_by_id', 'changed_by_id', 'health_cleared_by_id', 'done_by_id'],
];
const ATHLETE = ['user_id', 'athlete_id', 'client_id'];
const PHOTOS = ['photo_id', 'photo_ids'];
/** Columns that name a row all athletes share. */
const SHARED = ['exercise_id', 'form_id'];

/** Email addresses of some of its people, who have the demo's password. */
export interface Practice {
  /** The coach with half of the athletes. */
  coachOfMany: string;
  /** A coach of fifty athletes. */
  coachOfFifty: string;
  /** An athlete of the coach of fifty with the demo client's data. */
  athlete: string;
  /** Athletes of different coaches, for writes at the same time. */
  writers: string[];
}

/**
 * Adds athletes with 48 weeks of logs to the demo's database. They are copied from its athletes inside the database,
 * which is even faster than COPY. One coach has half of them, the others fifty each.
 */
export async function fillPractice(databaseUrl: string, athletes: number): Promise<Practice> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    // Rows are copied together with those they refer to, so no reference needs a check.
    options: '-c session_replication_role=replica -c synchronous_commit=off',
  });
  try {
    await pool.query(createMembers(athletes));
    const tables = await listTables(pool);
    await copyPeople(pool, tables);
    const copies = tables
      .filter(({ name }) => !OMITTED.includes(name))
      .map((table) => copyRows(table));
    // Each table grows at its end only, which is fast and leaves its indexes dense.
    const fillTables = async () => {
      for (let copy = copies.shift(); copy; copy = copies.shift()) {
        for (let from = 0; from < athletes; from += BATCH) {
          await pool.query(copy, [from, from + BATCH]);
        }
      }
    };
    await Promise.all([fillTables(), fillTables()]);
    await pool.query('vacuum analyze');
  } finally {
    await pool.end();
  }
  const firstOfFifty = Math.ceil(athletes / 2 / TEMPLATES) * TEMPLATES;
  const apart = Math.floor(athletes / WRITERS);
  return {
    coachOfMany: emailOf('coach', 0),
    coachOfFifty: emailOf('coach', 1),
    athlete: emailOf('athlete', firstOfFifty),
    writers: Array.from({ length: WRITERS }, (_, n) => emailOf('athlete', n * apart + 1)),
  };
}

const emailOf = (role: string, number: number) => `${role}-${number}@growth.example`;

/** Who each new athlete is copied from, and the first eight digits of the ids in each period. */
const createMembers = (athletes: number) => `
  create schema growth;
  create table growth.coaches as
  select n as number, gen_random_uuid() as id from generate_series(0,
    ceil(${athletes} / 2.0 / ${SMALL_PRACTICE})::int) n;
  create table growth.members as
  with templates as (
    select row_number() over (order by u.email = '${CLIENT}' desc, count(*) desc, u.id) - 1 as number, u.id
    from users u join daily_check_ins c on c.user_id = u.id
    group by u.id order by 1 limit ${TEMPLATES})
  select n as number, t.id as template, c.id as coach_id,
    (lpad(to_hex(n), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid as id
  from generate_series(0, ${athletes - 1}) n
  join templates t on t.number = n % ${TEMPLATES}
  join growth.coaches c on c.number = case when n < ${athletes} / 2.0 then 0
    else 1 + (n - ceil(${athletes} / 2.0)::int) / ${SMALL_PRACTICE} end;
  create table growth.periods as
  select m.*, p as period, lpad(to_hex(m.number * ${PERIODS} + p), 8, '0') as digits
  from growth.members m, generate_series(0, ${PERIODS - 1}) p;
  create index on growth.periods (number);
  analyze growth.periods`;

interface Column {
  name: string;
  type: string;
}

interface Table {
  name: string;
  columns: Column[];
}

async function listTables(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    group by c.relname, c.reltuples order by c.reltuples desc, c.relname`);
  return rows.filter(
    ({ columns }) => columns.some(({ name }) => ATHLETE.includes(name)) || columns.length > 20,
  );
}

async function copyPeople(pool: pg.Pool, tables: Table[]) {
  const users = tables.find(({ name }) => name === 'users');
  if (!users) throw new Error('there is no table of users');
  const own: Record<string, string> = { id: 'm.id', coach_id: 'm.coach_id' };
  const values = users.columns.map(({ name }) => {
    if (name === 'email') return `'athlete-' || m.number || '@growth.example'`;
    if (name === 'health_cleared_by_id') return 'null';
    return own[name] ?? `t.${name}`;
  });
  const names = users.columns.map(({ name }) => name).join(', ');
  await pool.query(`
    insert into users (id, email, name, role)
    select id, 'coach-' || number || '@growth.example', 'Coach ' || number, 'coach' from growth.coaches;
    insert into users (${names}) select ${values.join(', ')}
    from growth.members m join users t on t.id = m.template;
    insert into credentials (user_id, password_hash)
    select n.id, c.password_hash from credentials c
    join users u on u.id = c.user_id and u.email = 'coach@demo.posedown.app',
    users n where n.email like '%@growth.example'`);
}

/** A statement that copies the rows of a table for a range of athletes. */
function copyRows({ name: table, columns }: Table): string {
  const repeats = LOGS.includes(table);
  const athlete = columns.find(({ name }) => ATHLETE.includes(name))?.name;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) =>
    column.name === athlete ? 'p.id' : copiedValue(column, repeats),
  );
  return `
    insert into ${table} (${names})
    select ${values.join(', ')}
    from (select *, first_value(digits) over (partition by number order by period) as first_digits
      from growth.periods where number >= $1 and number < $2) p
    join ${table} t on t.${athlete} = p.template
    ${repeats ? '' : 'where p.period = 0'}
    order by 1, 2, 3`;
}

/** The expression of a copied column: ids differ for each athlete and period, and dates move into the period. */
function copiedValue({ name, type }: Column, repeats: boolean): string {
  const column = `t.${name}`;
  if (PHOTOS.includes(name)) return name === 'photo_id' ? 'null' : `'{}'`;
  if (PEOPLE.includes(name)) {
    return `case when ${column} = p.template then p.id when ${column} is not null then p.coach_id end`;
  }
  if (type === 'uuid' && !SHARED.includes(name)) {
    const digits = repeats && OF_PERIOD.includes(name) ? 'p.digits' : 'p.first_digits';
    return `(${digits} || substr(${column}::text, 9))::uuid`;
  }
  if (!repeats) return column;
  if (type === 'date') return `${column} - p.period * ${PERIOD_DAYS}`;
  if (type === 'timestamptz') return `${column} - p.period * interval '${PERIOD_DAYS} days'`;
  return column;
}
