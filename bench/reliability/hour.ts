import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@posedown/coaching';
import { grainyPhoto } from '../../apps/server/src/testing/drawn-photo.ts';
import { type Figure, percentile } from '../figure.ts';
import { AthleteWriter, type Kind } from './athlete-writer.ts';
import { listenToEvents } from './listen-to-events.ts';
import { type Caller, startProcesses } from './processes.ts';

const MINUTES = Number(process.env.HOUR_MINUTES ?? 60);
const ATHLETES = 49;
const SEED = 5;
/** Pause between two actions of a user. */
const THINK_MS = { least: 2000, most: 8000 };
/** Share of the time until the process has settled, as the baseline for later samples. */
const SETTLED = 1 / 6;
const SAMPLER = fileURLToPath(new URL('./sample-process.mjs', import.meta.url));

/** Relative frequency of each action. */
const DONE: Record<Kind | 'dashboard' | 'lists', number> = {
  dashboard: 30,
  lists: 25,
  set: 25,
  diary: 10,
  message: 6,
  progress: 3,
  photo: 1,
};
const ATHLETE_READS = ['/api/training/today', '/api/progress', '/api/messages/unread'];
const COACH_READS = [
  '/api/clients',
  '/api/clients/summary',
  '/api/analytics',
  '/api/messages/threads',
  '/api/alerts',
];

type Random = ReturnType<typeof seededRandom>;

/** Durations of calls, in ms. Calls that send a photo are included in all, and also listed separately. */
interface Tally {
  took: number[];
  photosTook: number[];
  refused: number;
}

/**
 * Fifty people use the product for an hour, each with an open event stream: dashboards and lists, sets, diaries,
 * messages, and occasional photos, with pauses in between.
 */
export async function measureHour(databaseUrl: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-hour-'));
  const samples = join(folder, 'samples');
  const inside = { NODE_OPTIONS: `--import=${SAMPLER}`, SAMPLES_FILE: samples };
  const one = await startProcesses(databaseUrl, { DEMO: 'on', ...inside }, { more: 0 });
  const [url] = one.urls;
  const tally: Tally = { took: [], photosTook: [], refused: 0 };
  try {
    const timed = timedFetch(tally);
    const picture = grainyPhoto();
    const writers: AthleteWriter[] = [];
    for (let n = 0; n < ATHLETES; n += 1) {
      const writer = new AthleteWriter(url, timed, picture);
      await writer.signUp(`hour${n}@test.example`);
      writers.push(writer);
    }
    const coach = await one.coach();
    const people = [coach.cookie, ...writers.map(({ session }) => session)];
    const streams = people.map((cookie) => listenToEvents(url, cookie));
    tally.took.length = 0;
    process.kill(one.products[0].pid, 'SIGUSR2');
    const startedAt = Date.now();
    const isOver = () => Date.now() - startedAt > MINUTES * 60_000;
    await Promise.all([
      liveAsCoach(url, coach, timed, isOver),
      ...writers.map((writer, n) => liveAsAthlete(url, writer, timed, isOver, SEED + n)),
    ]);
    const received = streams.reduce((sum, stream) => sum + stream.events(), 0);
    await Promise.all(streams.map((stream) => stream.close()));
    return [
      ...figuresOfCalls(tally, people.length, received),
      ...figuresOfSamples(readFileSync(samples, 'utf8'), startedAt),
    ];
  } finally {
    await one.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function timedFetch(tally: Tally): typeof fetch {
  return async (input, init) => {
    const startedAt = performance.now();
    const reply = await fetch(input, init);
    // The time includes the whole response body.
    const body = await reply.arrayBuffer();
    const durationMs = performance.now() - startedAt;
    tally.took.push(durationMs);
    if (init?.body instanceof Uint8Array) tally.photosTook.push(durationMs);
    if (!reply.ok) tally.refused += 1;
    return new Response(reply.status === 204 ? null : body, reply);
  };
}

const think = (random: Random) => sleep(random.integer(THINK_MS.least, THINK_MS.most));

async function liveAsAthlete(
  url: string,
  writer: AthleteWriter,
  timed: typeof fetch,
  isOver: () => boolean,
  seed: number,
): Promise<void> {
  const random = seededRandom(seed);
  const choices = Object.entries(DONE).flatMap(([what, often]) => Array<string>(often).fill(what));
  const headers = { cookie: writer.session };
  const read = (path: string) => timed(`${url}${path}`, { headers });
  while (!isOver()) {
    await think(random);
    const action = choices[random.integer(0, choices.length - 1)] as keyof typeof DONE;
    if (action === 'dashboard') await read('/api/dashboard');
    else if (action === 'lists') for (const path of ATHLETE_READS) await read(path);
    else await writer.write(action);
  }
}

async function liveAsCoach(
  url: string,
  { cookie }: Caller,
  timed: typeof fetch,
  isOver: () => boolean,
): Promise<void> {
  const random = seededRandom(SEED - 1);
  while (!isOver()) {
    for (const path of COACH_READS) {
      await think(random);
      await timed(`${url}${path}`, { headers: { cookie } });
    }
  }
}

function figuresOfCalls(
  { took, photosTook, refused }: Tally,
  people: number,
  received: number,
): Figure[] {
  const beside = `of ${took.length} in ${MINUTES} minutes by ${people} people, who heard ${received} events`;
  return [
    { name: 'calls, p99', value: percentile(took, 0.99), unit: 'ms', beside },
    {
      name: 'calls that sent a photo, p99',
      value: percentile(photosTook, 0.99),
      unit: 'ms',
      beside: `of ${photosTook.length}; median ${Math.round(percentile(photosTook, 0.5))} ms`,
    },
    { name: 'calls, median', value: percentile(took, 0.5), unit: 'ms' },
    { name: 'calls refused', value: refused, unit: 'calls' },
  ];
}

interface Sample {
  at: number;
  lagMs: [number, number, number];
  rssMb: number;
  /** The JavaScript heap's part of it. */
  heapMb: number;
}

function figuresOfSamples(lines: string, startedAt: number): Figure[] {
  const samples = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
    .filter(({ at }) => at >= startedAt);
  const settledAt = startedAt + SETTLED * MINUTES * 60_000;
  const settled = samples.filter(({ at }) => at >= settledAt);
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last) throw new Error('The server said too little of itself.');
  const [, p99 = Number.NaN, longest = Number.NaN] = last.lagMs;
  const minutes = ((first.at - startedAt) / 60_000).toFixed(0);
  return [
    {
      name: 'lag of the event loop, p99',
      value: p99,
      unit: 'ms',
      beside: `${longest.toFixed(0)} ms at the longest`,
    },
    {
      name: 'memory after a collection, at the end',
      value: last.rssMb,
      unit: 'MB',
      beside: `${first.rssMb.toFixed(0)} MB after ${minutes} minutes`,
    },
    {
      name: 'of it held by JavaScript',
      value: last.heapMb,
      unit: 'MB',
      beside: `${first.heapMb.toFixed(0)} MB after ${minutes} minutes`,
    },
    { name: 'memory, slope', value: slopeAnHour(settled), unit: 'MB an hour' },
  ];
}

/** Slope of the least-squares line through the samples. */
function slopeAnHour(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hours = samples.map(({ at }) => at / 3_600_000);
  const [x, y] = [mean(hours), mean(samples.map(({ rssMb }) => rssMb))];
  const along = samples.map(({ rssMb }, n) => ((hours[n] ?? x) - x) * (rssMb - y));
  return mean(along) / mean(hours.map((hour) => (hour - x) ** 2));
}
