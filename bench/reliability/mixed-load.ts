import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { type Acknowledged, AthleteWriter, KINDS, type Kind } from './athlete-writer.ts';
import { isWhole, type Photo, ROWS } from './killed-writes.ts';
import { listenToEvents } from './listen-to-events.ts';
import type { Processes } from './processes.ts';
import { createRetries, type Retries } from './retries.ts';

/** A user may write ten times a second; this many writers, each of every kind, stay below. */
const WRITERS = 4;
const PAUSE_MS = 700;
/** A writer sends more photos in these minutes than an athlete may in a day. */
export const LOAD_SETTINGS = { LIMIT_PHOTOS_PER_ATHLETE: '1000000' };

/** Athletes who write everything through two processes, and retry unanswered writes with the same key. */
export interface MixedLoad {
  two: Processes;
  /** Number of acknowledged writes. */
  count(): number;
  /** Resolves after this many more acknowledged writes. */
  writes(more: number): Promise<void>;
  /** Resolves when every writer had a write acknowledged since a moment. */
  everyWriter(since: number): Promise<void>;
  /** Resolves when an event has arrived since a moment. */
  event(since: number): Promise<void>;
}

/**
 * Does work while athletes write.
 * @returns its result, and figures about the acknowledged rows and the answers
 */
export async function underMixedLoad<Result>(
  two: Processes,
  work: (load: MixedLoad) => Promise<Result>,
): Promise<{ result: Result; figures: Figure[]; acknowledged: number }> {
  const retries = createRetries(two.urls);
  const writers = Array.from({ length: WRITERS }, (_, index) => {
    const url = two.urls[index % two.urls.length] ?? '';
    return new AthleteWriter(url, retries.from(url));
  });
  for (const [place, writer] of writers.entries()) await writer.signUp(`w${place}@test.example`);
  const before = await idsOf(two);
  // The last writer writes through the second process, and the listener is connected to the first.
  const stream = listenToEvents(two.urls[0], writers.at(-1)?.session ?? '');
  const acknowledged: (Acknowledged & { writer: number; at: number })[] = [];
  let isOver = false;
  const writeOn = async (writer: AthleteWriter, index: number, kind: Kind) => {
    while (!isOver) {
      const row = await writer.write(kind);
      acknowledged.push({ ...row, writer: index, at: performance.now() });
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(
    writers.flatMap((writer, index) => KINDS.map((kind) => writeOn(writer, index, kind))),
  );
  const working = work({
    two,
    count: () => acknowledged.length,
    writes(more) {
      const target = acknowledged.length + more;
      return until(() => acknowledged.length >= target);
    },
    everyWriter: (since) =>
      until(() =>
        writers.every((_, writer) =>
          acknowledged.some((row) => row.writer === writer && row.at > since),
        ),
      ),
    event: (since) => until(() => stream.lastEventAt() > since),
  }).finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([working, writing]).finally(() => {
    isOver = true;
  });
  await stream.close();
  const figures = [
    ...(await figuresOfRows(two, acknowledged, before)),
    ...figuresOfReplies(two, retries),
  ];
  return { result, figures, acknowledged: acknowledged.length };
}

/** Whether a process reports being healthy. */
export async function isHealthy(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/health`).catch(() => null);
  await reply?.arrayBuffer();
  return reply?.ok ?? false;
}

const LONGEST_MS = 60_000;

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
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
  two: Processes,
  acknowledged: readonly Acknowledged[],
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
  const beside = `of ${acknowledged.length}`;
  return [
    { name: 'acknowledged writes lost', value: lost, unit: 'rows', beside },
    { name: 'writes stored twice', value: doubled, unit: 'rows', beside },
    { name: 'photos without their whole file', value: spoilt, unit: 'photos' },
  ];
}

function figuresOfReplies({ products }: Processes, { counts }: Retries): Figure[] {
  const dead = products.filter(({ pid }) => !isAlive(pid)).length;
  const { unavailable, otherwise, broken } = counts;
  return [
    { name: 'processes that died', value: dead, unit: 'processes' },
    {
      name: 'failures other than 503',
      value: otherwise + broken,
      unit: 'answers',
      beside: `${unavailable} got 503 and were retried`,
    },
  ];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
