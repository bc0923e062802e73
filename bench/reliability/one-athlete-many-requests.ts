import type { Figure } from '../figure.ts';
import { type Caller, type Processes, startProcesses } from './processes.ts';

/** Slow writes of one athlete, and quick reads for the same athlete. */
const WRITES = 20;
const READS = 500;
/** Requests of other users in the meantime, which end before PostgreSQL's lock timeout. */
const LOOKS = 40;
const PAUSE_MS = 50;
const FEELINGS = { weight: 80, energyLevel: 7, stressLevel: 4, mood: 'good' };
const PATH = '/api/progress?limit=1';

/**
 * Sends twenty writes of one athlete to one process while their row is locked, then five hundred concurrent reads,
 * and measures the delay for everyone else.
 */
export async function measureOneAthleteManyRequests(databaseUrl: string): Promise<Figure[]> {
  const two = await startProcesses(databaseUrl);
  try {
    const [busy, other] = [
      await two.signUp('busy@test.example'),
      await two.signUp('other@test.example'),
    ];
    const [here] = two.urls;
    const { statuses, took } = await besideSlowWrites(two, busy, other);
    const beside = `beside ${WRITES} writes that wait for a locked row`;
    const flood = Array.from({ length: READS }, () => busy.call(here, 'GET', PATH));
    const besideFlood = await look(two, other);
    const answers = await Promise.all(flood.map(async (reply) => (await reply).status));
    const count = (status: number) => answers.filter((answer) => answer === status).length;
    return [
      ...figuresOf(took, beside),
      {
        name: 'slow writes not stored',
        value: statuses.filter((it) => it !== 201).length,
        unit: 'writes',
        beside: `of ${WRITES}`,
      },
      ...figuresOf(besideFlood, `beside ${READS} reads of one athlete at once`),
      {
        name: 'reads of that athlete with a status other than 200 or 429',
        value: READS - count(200) - count(429),
        unit: 'reads',
        beside: `${count(200)} answered, ${count(429)} refused`,
      },
    ];
  } finally {
    await two.close();
  }
}

async function besideSlowWrites(two: Processes, busy: Caller, other: Caller) {
  const client = await two.pool.connect();
  await client.query('begin');
  await client.query('select 1 from users where id = $1 for update', [busy.userId]);
  const writes = Array.from({ length: WRITES }, (_, n) =>
    busy.call(two.urls[0], 'POST', '/api/progress', {
      date: new Date(Date.now() - (n + 1) * 86_400_000).toISOString().slice(0, 10),
      ...FEELINGS,
    }),
  );
  const durations = await look(two, other);
  await client.query('rollback');
  client.release();
  const statuses = await Promise.all(writes.map(async (reply) => (await reply).status));
  return { statuses, took: durations };
}

type Durations = Record<'health' | 'here' | 'there', number[]>;

async function look(two: Processes, other: Caller): Promise<Durations> {
  const [here, there = here] = two.urls;
  const durations: Durations = { health: [], here: [], there: [] };
  const time = async (into: number[], url: string, path: string) => {
    const startedAt = performance.now();
    const reply = await other.call(url, 'GET', path);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    into.push(performance.now() - startedAt);
  };
  for (let n = 0; n < LOOKS; n += 1) {
    await Promise.all([
      time(durations.health, there, '/api/health'),
      time(durations.here, here, PATH),
      time(durations.there, there, PATH),
    ]);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return durations;
}

function figuresOf({ health, here, there }: Durations, beside: string): Figure[] {
  const slowest = (name: string, durations: number[]) => ({
    name: `${name}, slowest`,
    value: Math.max(...durations),
    unit: 'ms',
    beside,
  });
  return [
    slowest('health of the other process', health),
    slowest("another person's read in the same process", here),
    slowest("another person's read in the other process", there),
  ];
}
