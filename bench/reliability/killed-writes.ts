import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@posedown/coaching';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { type Acknowledged, AthleteWriter, KINDS, type Kind } from './athlete-writer.ts';

const SEED = 4;
/** A round is killed after up to this many writes: sometimes before the first response, sometimes amid dozens. */
const MAX_WRITES = 40;
const LONGEST_PAUSE_MS = 60;

/** Queries for rows of each kind by id. */
export const ROWS: Record<Kind, string> = {
  progress: 'select id::text from progress_entries',
  diary: 'select id::text from nutrition_logs',
  message: 'select id::text from messages',
  set: 'select id::text from workout_sets',
  photo: 'select id::text from photos',
};

/** Number of products killed in parallel, each with its own data, since a start leaves the other processors idle. */
const LANES = 2;

interface Toll {
  acknowledged: number;
  lost: number;
  spoilt: number;
}

/**
 * Kills the product at random moments while an athlete writes progress, diary entries, sets, messages and photos
 * concurrently, then restarts it. Finally checks that everything acknowledged still exists, including the photo
 * files. A failed start or a rejected write fails the run.
 */
export async function measureKilledWrites(rounds: number): Promise<Figure[]> {
  const lanes = Array.from({ length: LANES }, (_, lane) => killRepeatedly(rounds / LANES, lane));
  const tolls = await Promise.all(lanes);
  const all = (part: keyof Toll) => tolls.reduce((sum, toll) => sum + toll[part], 0);
  const beside = `of ${all('acknowledged')} in ${rounds} rounds, after each of which it opened again`;
  return [
    { name: 'acknowledged writes lost by SIGKILL', value: all('lost'), unit: 'rows', beside },
    { name: 'photos without their whole file', value: all('spoilt'), unit: 'photos' },
  ];
}

async function killRepeatedly(rounds: number, lane: number): Promise<Toll> {
  const random = seededRandom(SEED + lane);
  const product = await startProduct({ LIMIT_PHOTOS_PER_ATHLETE: '1000000' });
  const writer = new AthleteWriter(product.url);
  const acknowledged: Acknowledged[] = [];
  try {
    await writer.signUp();
    for (let round = 1; round <= rounds; round += 1) {
      const moment = {
        writes: random.integer(0, MAX_WRITES),
        pauseMs: random.integer(0, LONGEST_PAUSE_MS),
      };
      acknowledged.push(...(await writeUntilKilled(product, writer, moment)));
      await product.restart();
      if (round % 25 === 0) console.error(`lane ${lane}: ${round} of ${rounds} rounds`);
    }
    await product.kill();
    const found = await lookFor(acknowledged, product.dataDir);
    return { acknowledged: acknowledged.length, ...found };
  } finally {
    await product.close();
  }
}

/** When a round is killed. */
interface Moment {
  /** Number of acknowledged writes by then. */
  writes: number;
  pauseMs: number;
}

async function writeUntilKilled(product: Product, writer: AthleteWriter, moment: Moment) {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  let stop = () => {};
  const enough = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const writeOn = async (kind: Kind) => {
    while (!isOver) {
      acknowledged.push(await writer.write(kind));
      if (acknowledged.length >= moment.writes) stop();
    }
  };
  if (moment.writes === 0) stop();
  const writers = Promise.allSettled(KINDS.map(writeOn));
  await Promise.race([enough, writers]);
  await new Promise((done) => setTimeout(done, moment.pauseMs));
  await product.kill();
  isOver = true;
  for (const outcome of await writers) {
    if (outcome.status === 'rejected' && !isCutOff(outcome.reason)) throw outcome.reason;
  }
  return acknowledged;
}

/** Failures expected from a kill: a refused connection, or an interrupted response. */
const isCutOff = (reason: unknown) =>
  reason instanceof TypeError && ['fetch failed', 'terminated'].includes(reason.message);

async function lookFor(acknowledged: readonly Acknowledged[], dataDir: string) {
  const { pglite, close } = await openEmbedded({ dataDir });
  let lost = 0;
  for (const kind of KINDS) {
    const { rows } = await pglite.query<{ id: string }>(ROWS[kind]);
    const found = new Set(rows.map(({ id }) => id));
    lost += acknowledged.filter((row) => row.kind === kind && !found.has(row.id)).length;
  }
  const { rows: photos } = await pglite.query<Photo>('select id, user_id, sha256 from photos');
  await close();
  return { lost, spoilt: photos.filter((photo) => !isWhole(photo, dataDir)).length };
}

export interface Photo {
  id: string;
  user_id: string;
  sha256: string;
}

/** Whether the picture on disk matches its row, and its thumbnail exists. */
export function isWhole({ id, user_id, sha256 }: Photo, dataDir: string): boolean {
  const path = (name: string) => join(dataDir, 'uploads/photos', user_id, name);
  if (!existsSync(path(`${id}.webp`)) || !existsSync(path(`${id}.thumb.webp`))) return false;
  return (
    createHash('sha256')
      .update(readFileSync(path(`${id}.webp`)))
      .digest('hex') === sha256
  );
}
