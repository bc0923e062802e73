import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@posedown/coaching';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { type Acknowledged, AthleteWriter, KINDS, type Kind } from './athlete-writer.ts';

const SEED = 4;
/** A round is killed some time after so many writes: some before the first answer, some amid dozens. */
const MOST_WRITES = 40;
const LONGEST_PAUSE_MS = 60;

/** Rows of each kind, by their ids. */
export const ROWS: Record<Kind, string> = {
  progress: 'select id::text from progress_entries',
  diary: 'select id::text from nutrition_logs',
  message: 'select id::text from messages',
  set: 'select id::text from workout_sets',
  photo: 'select id::text from photos',
};

/** Products that are killed side by side, each on data of its own: a start leaves the other processors idle. */
const LANES = 2;

interface Toll {
  acknowledged: number;
  lost: number;
  spoilt: number;
}

/**
 * Kills the product at random moments while an athlete writes progress, diary lines, sets, messages and
 * photos at once, starts it again, and looks at the end whether all that it had acknowledged is there,
 * the files of the photos among it. A start that fails, or a refusal, fails the run.
 */
export async function measureKilledWrites(rounds: number): Promise<Figure[]> {
  const lanes = Array.from({ length: LANES }, (_, lane) => killAgainAndAgain(rounds / LANES, lane));
  const tolls = await Promise.all(lanes);
  const all = (part: keyof Toll) => tolls.reduce((sum, toll) => sum + toll[part], 0);
  const beside = `of ${all('acknowledged')} in ${rounds} rounds, after each of which it opened again`;
  return [
    { name: 'acknowledged writes lost by SIGKILL', value: all('lost'), unit: 'rows', beside },
    { name: 'photos without their whole file', value: all('spoilt'), unit: 'photos' },
  ];
}

async function killAgainAndAgain(rounds: number, lane: number): Promise<Toll> {
  const random = seededRandom(SEED + lane);
  const product = await startProduct({ LIMIT_PHOTOS_PER_ATHLETE: '1000000' });
  const writer = new AthleteWriter(product.url);
  const acknowledged: Acknowledged[] = [];
  try {
    await writer.signUp();
    for (let round = 1; round <= rounds; round += 1) {
      const moment = {
        writes: random.integer(0, MOST_WRITES),
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
  /** So many writes were acknowledged by then. */
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

/** What a kill excuses: a call that found nobody, or whose answer broke off. */
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

/** Whether the picture is on the disk as its row says, and its thumbnail beside it. */
export function isWhole({ id, user_id, sha256 }: Photo, dataDir: string): boolean {
  const path = (name: string) => join(dataDir, 'uploads/photos', user_id, name);
  if (!existsSync(path(`${id}.webp`)) || !existsSync(path(`${id}.thumb.webp`))) return false;
  return (
    createHash('sha256')
      .update(readFileSync(path(`${id}.webp`)))
      .digest('hex') === sha256
  );
}
