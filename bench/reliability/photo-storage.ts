import { seededRandom } from '@posedown/coaching';
import { sweepPhotos } from '../../apps/server/src/features/photos/index.ts';
import { drizzleOnPglite } from '../../apps/server/src/platform/db/embedded/drizzle-on-pglite.ts';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { openFileStore } from '../../apps/server/src/platform/storage/open-file-store.ts';
import {
  openS3Server,
  type S3Server,
} from '../../apps/server/src/platform/storage/testing/s3-server.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { drawnPhoto } from '../../apps/server/src/testing/drawn-photo.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Figure, percentile } from '../figure.ts';
import type { Photo } from './killed-writes.ts';
import { s3Environment, senderFor } from './photos.ts';

const SEED = 11;
const ROUNDS = 40;
const LANES = 4;
const HOUR_MS = 3_600_000;

/** The states of a bucket, one per round. Silence costs ten seconds each, so there is one such round. */
const STATES: ((bucket: S3Server) => void)[] = [
  (bucket) => bucket.repair(),
  (bucket) => bucket.delay(400),
  (bucket) => bucket.fail({ status: 507, code: 'QuotaExceeded' }),
  (bucket) => bucket.fail({ status: 507, code: 'QuotaExceeded' }, { after: 5, method: 'PUT' }),
  (bucket) => bucket.fail({ status: 503, code: 'SlowDown' }, { after: 3 }),
  (bucket) => bucket.fail({ status: 403, code: 'AccessDenied' }, { after: 3, method: 'PUT' }),
  (bucket) => bucket.fail('cut', { after: 2 }),
  (bucket) => bucket.fail({ status: 500, code: 'InternalError' }, { method: 'DELETE' }),
];
const SILENT_ROUND = 15;

interface Tally {
  stored: string[];
  statuses: Map<number, number>;
  durations: number[];
}

/**
 * Uploads, loads and deletes photos while their bucket is slow, full, failing or silent, and kills the product several
 * times. Then compares rows and files, before and after the cleanup.
 */
export async function measurePhotoStorage(): Promise<Figure[]> {
  const bucket = await openS3Server();
  const product = await startProduct({
    ...s3Environment(bucket.settings),
    LIMIT_PHOTOS_PER_ATHLETE: '1000000',
    LOG_LEVEL: 'fatal',
  });
  try {
    const tally = await sendThroughFailures(product, bucket);
    await product.kill();
    bucket.repair();
    const found = await compare(product, bucket, tally);
    const replies = [...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const beside = `of ${tally.stored.length} in ${ROUNDS} rounds of a slow, full, failing or silent bucket`;
    return [
      { name: 'acknowledged photos without their row', value: found.lost, unit: 'photos', beside },
      { name: 'rows without both files', value: found.bare, unit: 'rows' },
      { name: 'files without a row', value: found.orphans, unit: 'files', beside: 'at first' },
      { name: 'files without a row, after the cleanup', value: found.left, unit: 'files' },
      { name: 'rows without both files, after the cleanup', value: found.bareAfter, unit: 'rows' },
      {
        name: 'replies other than success, 429, 503 and 507',
        value: [...tally.statuses.keys()].filter(
          (it) => ![200, 201, 204, 429, 503, 507].includes(it),
        ).length,
        unit: 'kinds',
        beside: replies,
      },
      {
        name: 'the slowest reply',
        value: percentile(tally.durations, 1) / 1000,
        unit: 's',
        beside: 'ten seconds for a file, and ten to remove the other one',
      },
    ];
  } finally {
    await product.close();
    await bucket.close();
  }
}

async function sendThroughFailures(product: Product, bucket: S3Server): Promise<Tally> {
  const random = seededRandom(SEED);
  const sender = await senderFor(product);
  const file = await drawnPhoto(300, 400);
  const tally: Tally = { stored: [], statuses: new Map(), durations: [] };
  const deleted = new Set<string>();
  const time = async (call: () => Promise<number>) => {
    const startedAt = performance.now();
    const status = await call();
    tally.durations.push(performance.now() - startedAt);
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    bucket.repair();
    if (round === SILENT_ROUND) bucket.fail('unheard', { after: 3 });
    else random.pick(STATES)(bucket);
    const lane = async () => {
      await time(async () => {
        const reply = await sender.send({ name: 'one', file, type: 'image/jpeg', status: 201 });
        const body = (await reply.json()) as { id: string };
        if (reply.status === 201) tally.stored.push(body.id);
        return reply.status;
      });
      const id = tally.stored.length > 0 ? random.pick(tally.stored) : null;
      if (!id || deleted.has(id)) return;
      if (random.integer(0, 4) > 0) return time(() => sender.load(id));
      deleted.add(id);
      await time(async () => (await sender.remove(id)).status);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (round % 20 !== 0) continue;
    await product.kill();
    await product.restart();
  }
  tally.stored = tally.stored.filter((id) => !deleted.has(id));
  return tally;
}

/** Compares the rows with the files, and again after a day of cleanups. */
async function compare({ dataDir }: Product, { settings: s3, objects }: S3Server, tally: Tally) {
  const { pglite, close } = await openEmbedded({ dataDir });
  const settings = { ...readSettings({ DATA_DIR: dataDir }), s3 };
  const count = async () => {
    const { rows } = await pglite.query<Photo>('select id, user_id, sha256 from photos');
    const owned = rows.flatMap(({ id, user_id }) =>
      ['', '.thumb'].map((size) => `photos/${user_id}/${id}${size}.webp`),
    );
    const names = new Set(owned);
    return {
      ids: new Set(rows.map(({ id }) => id)),
      bare: owned.filter((name) => !objects.has(name)).length,
      orphans: [...objects.keys()].filter((name) => name.startsWith('photos/') && !names.has(name))
        .length,
    };
  };
  const before = await count();
  const files = await openFileStore(settings);
  for (let hour = 2; hour < 26; hour += 1) {
    const now = () => new Date(Date.now() + hour * HOUR_MS);
    const log = createLog('silent');
    await sweepPhotos({ db: drizzleOnPglite(pglite), settings, files, now, log });
  }
  const after = await count();
  await close();
  return {
    lost: tally.stored.filter((id) => !before.ids.has(id)).length,
    ...{ bare: before.bare, orphans: before.orphans },
    ...{ left: after.orphans, bareAfter: after.bare },
  };
}
