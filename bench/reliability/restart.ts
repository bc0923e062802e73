import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { ensureSystemParts } from '../../scripts/lib/system-parts.mjs';
import type { Figure } from '../figure.ts';
import { type Acknowledged, AthleteWriter, KINDS, type Kind } from './athlete-writer.ts';
import { openEar } from './ear.ts';
import { isWhole, type Photo, ROWS } from './killed-writes.ts';
import { type Processes, startProcesses } from './processes.ts';
import { createRetries, type Retries } from './retries.ts';

const ROUNDS = Number(process.env.RESTART_ROUNDS ?? 20);
/** Acknowledged writes between two restarts. */
const WRITES = 40;
const AWAY_MS = 1500;
/** A user may write ten times a second; this many writers, each of every kind, stay below. */
const WRITERS = 4;
const PAUSE_MS = 700;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Activity while PostgreSQL restarts. */
interface Scene {
  two: Processes;
  postgres: Postgres;
  retries: Retries;
  acknowledged: (Acknowledged & { writer: number; at: number })[];
  ear: ReturnType<typeof openEar>;
}

/**
 * Restarts PostgreSQL under two processes of the product, gracefully and forcibly in turn, while athletes write
 * through both and retry unanswered writes with the same key. Everything acknowledged must exist exactly once.
 */
export async function measureRestarts(): Promise<Figure[]> {
  const { postgresBin } = await ensureSystemParts();
  if (!postgresBin) throw new Error('There is no PostgreSQL.');
  const postgres = await startPostgres(postgresBin, { durable: true });
  try {
    // A writer sends more photos in these minutes than an athlete may in a day.
    const two = await startProcesses(postgres.url, { LIMIT_PHOTOS_PER_ATHLETE: '1000000' });
    try {
      return await restartUnderLoad(two, postgres);
    } finally {
      await two.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function restartUnderLoad(two: Processes, postgres: Postgres): Promise<Figure[]> {
  const retries = createRetries(two.urls);
  const writers = Array.from({ length: WRITERS }, (_, index) => {
    const url = two.urls[index % two.urls.length] ?? '';
    return new AthleteWriter(url, retries.from(url));
  });
  for (const [place, writer] of writers.entries()) await writer.signUp(`w${place}@test.example`);
  const before = await idsOf(two);
  // The last writer writes through the second process, and the listener is connected to the first.
  const ear = openEar(two.urls[0], writers.at(-1)?.session ?? '');
  const scene: Scene = { two, postgres, retries, acknowledged: [], ear };
  let isOver = false;
  const writeOn = async (writer: AthleteWriter, index: number, kind: Kind) => {
    while (!isOver) {
      const row = await writer.write(kind);
      scene.acknowledged.push({ ...row, writer: index, at: performance.now() });
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(
    writers.flatMap((writer, index) => KINDS.map((kind) => writeOn(writer, index, kind))),
  );
  const rounds: Round[] = [];
  const running = (async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await restart(scene, round % 2 === 0 ? 'SIGINT' : 'SIGQUIT'));
    }
    isOver = true;
  })();
  await Promise.all([running, writing]).finally(() => {
    isOver = true;
  });
  await ear.close();
  return [...(await figuresOfRows(scene, before)), ...figuresOfRounds(scene, rounds)];
}

/** Results of one restart, in seconds from when PostgreSQL was back. */
interface Round {
  wellS: number;
  writingS: number;
  hearingS: number;
  /** Processes that reported being healthy during the outage. */
  wrong: number;
}

async function restart(scene: Scene, signal: 'SIGINT' | 'SIGQUIT'): Promise<Round> {
  const { two, postgres, acknowledged, ear } = scene;
  const targetCount = acknowledged.length + WRITES;
  await until(() => acknowledged.length >= targetCount);
  await postgres.end(signal);
  const wrong = (await Promise.all(two.urls.map(isWell))).filter(Boolean).length;
  await sleep(AWAY_MS);
  await postgres.begin();
  const back = performance.now();
  const secondsSince = () => (performance.now() - back) / 1000;
  await Promise.all(two.urls.map((url) => until(() => isWell(url))));
  const wellS = secondsSince();
  const resumesWriting = (writer: number) =>
    acknowledged.some((row) => row.writer === writer && row.at > back);
  await until(() => Array.from({ length: WRITERS }, (_, n) => n).every(resumesWriting));
  const writingS = secondsSince();
  await until(() => ear.heardAt() > back);
  return { wellS, writingS, hearingS: secondsSince(), wrong };
}

async function isWell(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/health`).catch(() => null);
  await reply?.arrayBuffer();
  return reply?.ok ?? false;
}

const LONGEST_MS = 60_000;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`After a minute it was not so: ${isSo}`);
    await sleep(20);
  }
}

async function idsOf({ pool }: Processes): Promise<Map<Kind, string[]>> {
  const ids = new Map<Kind, string[]>();
  for (const kind of KINDS) {
    const { rows } = await pool.query<{ id: string }>(ROWS[kind]);
    ids.set(
      kind,
      rows.map(({ id }) => id),
    );
  }
  return ids;
}

async function figuresOfRows(
  { two, acknowledged }: Scene,
  before: Map<Kind, string[]>,
): Promise<Figure[]> {
  let lost = 0;
  let doubled = 0;
  for (const [kind, ids] of await idsOf(two)) {
    const acknowledgedIds = acknowledged.filter((row) => row.kind === kind).map(({ id }) => id);
    const expected = new Set([...acknowledgedIds, ...(before.get(kind) ?? [])]);
    lost += acknowledgedIds.filter((id) => !ids.includes(id)).length;
    doubled +=
      ids.filter((id) => !expected.has(id)).length +
      acknowledgedIds.length -
      new Set(acknowledgedIds).size;
  }
  const { rows } = await two.pool.query<Photo>('select id, user_id, sha256 from photos');
  const spoilt = rows.filter((photo) => !isWhole(photo, two.products[0].dataDir)).length;
  const beside = `of ${acknowledged.length} in ${ROUNDS} restarts, half of them by force`;
  return [
    {
      name: 'acknowledged writes lost by restarts of PostgreSQL',
      value: lost,
      unit: 'rows',
      beside,
    },
    { name: 'writes stored twice', value: doubled, unit: 'rows', beside },
    { name: 'photos without their whole file', value: spoilt, unit: 'photos' },
  ];
}

function figuresOfRounds({ two, retries }: Scene, rounds: Round[]): Figure[] {
  const slowest = (of: (round: Round) => number) => Math.max(...rounds.map(of));
  const dead = two.products.filter(({ pid }) => !isAlive(pid)).length;
  const { unavailable, otherwise, broken } = retries.counts;
  const beside = 'after the return of PostgreSQL, at the slowest';
  return [
    { name: 'processes that died', value: dead, unit: 'processes' },
    {
      name: 'failures other than 503',
      value: otherwise + broken,
      unit: 'answers',
      beside: `${unavailable} got 503 and were retried`,
    },
    {
      name: 'health check passed while PostgreSQL was down',
      value: rounds.reduce((sum, { wrong }) => sum + wrong, 0),
      unit: 'times',
      beside: `of ${2 * rounds.length}`,
    },
    { name: 'both processes healthy again', value: slowest((it) => it.wellS), unit: 's', beside },
    { name: 'every writer writing again', value: slowest((it) => it.writingS), unit: 's', beside },
    { name: 'events crossing again', value: slowest((it) => it.hearingS), unit: 's', beside },
  ];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
