import { readFileSync, writeFileSync } from 'node:fs';
import { openS3Server } from '../../apps/server/src/platform/storage/testing/s3-server.ts';
import type { S3Settings } from '../../apps/server/src/s3-settings.ts';
import { drawnPhoto, grainyPhoto } from '../../apps/server/src/testing/drawn-photo.ts';
import { drawPhotoCorpus, type SentPhoto } from '../../apps/server/src/testing/photo-corpus.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Figure, median } from '../figure.ts';
import { residentMb } from '../start-time.ts';
import { AthleteWriter } from './athlete-writer.ts';

const ROUNDS = 4;
const AT_ONCE = 4;
const TIMED = 30;

/**
 * Sends large photos and files that only look like photos, several at once, and measures the server's memory: with
 * photos in the folder, and in a bucket on this machine.
 */
export async function measurePhotos(): Promise<Figure[]> {
  const corpus = await drawPhotoCorpus();
  const bucket = await openS3Server();
  try {
    const onFolder = await measureStorage('folder', corpus, {});
    const onBucket = await measureStorage('bucket', corpus, s3Environment(bucket.settings));
    return [...onFolder, ...onBucket];
  } finally {
    await bucket.close();
  }
}

/** The settings of a bucket as environment variables. */
export const s3Environment = ({ endpoint, bucket, region, key, secret }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_KEY: key,
  S3_SECRET: secret,
});

async function measureStorage(
  storage: string,
  corpus: readonly SentPhoto[],
  settings: Record<string, string>,
): Promise<Figure[]> {
  const product = await startProduct({ ...settings, LIMIT_PHOTOS_PER_ATHLETE: '1000' });
  try {
    const atRest = residentMb(product.pid);
    const sender = await senderFor(product);
    // Memory loaded with the first photo doesn't count toward later ones.
    const first = await drawnPhoto();
    await sender.send({ name: 'small', file: first, type: 'image/jpeg', status: 201 });
    const before = residentMb(product.pid);
    forgetPeak(product.pid);
    const { wrong, sent } = await sendAll(corpus, async (one) => (await sender.send(one)).status);
    const beside = `${AT_ONCE} at once: 40-megapixel JPEG, PNG and WebP, moving pictures, bombs, halves`;
    const memory = [
      { name: 'memory before', value: before, unit: 'MB', beside: `${Math.round(atRest)} at rest` },
      { name: 'memory at its peak', value: peakMb(product.pid), unit: 'MB', beside },
      { name: 'memory after the last one', value: residentMb(product.pid), unit: 'MB' },
    ];
    const figures = [
      { name: 'unexpected replies', value: wrong.length, unit: 'photos', beside: `of ${sent}` },
      ...memory,
      ...(await measureTimes(sender)),
    ];
    return figures.map((figure) => ({ ...figure, name: `${storage}: ${figure.name}` }));
  } finally {
    await product.close();
  }
}

/** Uploads photos of a phone one after the other, and loads each. */
async function measureTimes({ send, load }: Sender): Promise<Figure[]> {
  const file = await grainyPhoto();
  const [sending, loading]: number[][] = [[], []];
  for (let n = 0; n < TIMED; n += 1) {
    const startedAt = performance.now();
    const reply = await send({ name: 'phone', file, type: 'image/jpeg', status: 201 });
    const { id } = (await reply.json()) as { id: string };
    const storedAt = performance.now();
    await load(id);
    sending?.push(storedAt - startedAt);
    loading?.push(performance.now() - storedAt);
  }
  return [
    { name: 'a photo is stored, median', value: median(sending ?? []), unit: 'ms' },
    { name: 'a photo is served, median', value: median(loading ?? []), unit: 'ms' },
  ];
}

type Sender = Awaited<ReturnType<typeof senderFor>>;

/** An athlete who sends photos for their progress, and loads them. */
export async function senderFor({ url }: Pick<Product, 'url'>) {
  const writer = new AthleteWriter(url);
  await writer.signUp();
  const { session: cookie } = writer;
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
  const { user } = (await me.json()) as { user: { id: string } };
  const photos = `${url}/api/users/${user.id}/photos`;
  return {
    send: ({ file, type }: SentPhoto): Promise<Response> =>
      fetch(`${photos}?purpose=progress`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': type },
        body: new Uint8Array(file),
      }),
    async load(id: string): Promise<number> {
      const reply = await fetch(`${photos}/${id}`, { headers: { cookie } });
      await reply.arrayBuffer();
      return reply.status;
    },
    remove: (id: string): Promise<Response> =>
      fetch(`${photos}/${id}`, { method: 'DELETE', headers: { cookie, origin: url } }),
  };
}

/**
 * Sends everything several times, several at once.
 * @returns unexpected responses
 */
async function sendAll(corpus: readonly SentPhoto[], send: (one: SentPhoto) => Promise<number>) {
  const waiting = Array.from({ length: ROUNDS }, () => corpus).flat();
  const sent = waiting.length;
  const wrong: string[] = [];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const status = await send(one);
      if (status !== one.status) wrong.push(`${one.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (const line of wrong) console.error(line);
  return { wrong, sent };
}

/** Resets Linux's peak memory counter of a process. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
