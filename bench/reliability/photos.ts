import { readFileSync, writeFileSync } from 'node:fs';
import { drawnPhoto } from '../../apps/server/src/testing/drawn-photo.ts';
import { drawPhotoCorpus, type SentPhoto } from '../../apps/server/src/testing/photo-corpus.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { residentMb } from '../start-time.ts';
import { AthleteWriter } from './athlete-writer.ts';

const ROUNDS = 4;
const AT_ONCE = 4;

/** Sends large photos and files that only look like photos, several at once, and measures the server's memory. */
export async function measurePhotos(): Promise<Figure[]> {
  const corpus = await drawPhotoCorpus();
  const product = await startProduct();
  try {
    const send = await senderFor(product);
    // Memory loaded with the first photo doesn't count toward later ones.
    await send({ name: 'small', file: await drawnPhoto(), type: 'image/jpeg', status: 201 });
    const before = residentMb(product.pid);
    forgetPeak(product.pid);
    const { wrong, sent } = await sendAll(corpus, send);
    const beside = `${AT_ONCE} at once: 40-megapixel JPEG, PNG and WebP, moving pictures, bombs, halves`;
    return [
      {
        name: 'unexpected replies',
        value: wrong.length,
        unit: 'photos',
        beside: `of ${sent}`,
      },
      { name: 'memory before', value: before, unit: 'MB' },
      { name: 'memory at its peak', value: peakMb(product.pid), unit: 'MB', beside },
      { name: 'memory after the last one', value: residentMb(product.pid), unit: 'MB' },
    ];
  } finally {
    await product.close();
  }
}

async function senderFor({ url }: Product) {
  const writer = new AthleteWriter(url);
  await writer.signUp();
  const { session: cookie } = writer;
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
  const { user } = (await me.json()) as { user: { id: string } };
  return async ({ file, type }: SentPhoto): Promise<number> => {
    const { status } = await fetch(`${url}/api/users/${user.id}/photos?purpose=message`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': type },
      body: new Uint8Array(file),
    });
    return status;
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
