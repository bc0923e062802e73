import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

const AT = new Date('2026-11-21T09:00:00Z');
const NOISE = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));

/** An endless supply of photos, and how many were read. */
function endless() {
  const request = { count: 0, isOver: false };
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (;;) {
        request.count += 1;
        yield { name: `${request.count}.webp`, content: NOISE, isPacked: true };
      }
    } finally {
      request.isOver = true;
    }
  }
  return { request, entries: entries() };
}

it('contains all entries', async () => {
  async function* text() {
    yield 'one, ';
    yield 'two: ü';
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a/text.txt', content: text() };
    yield { name: 'b.webp', content: NOISE, isPacked: true };
    yield { name: 'empty.txt', content: Buffer.alloc(0) };
  }
  const files = unzipSync(new Uint8Array(await buffer(zipOf(entries(), AT))));
  expect(Object.keys(files)).toEqual(['a/text.txt', 'b.webp', 'empty.txt']);
  expect(strFromU8(files['a/text.txt'] ?? new Uint8Array())).toBe('one, two: ü');
  expect(Buffer.from(files['b.webp'] ?? []).equals(NOISE)).toBe(true);
});

it('is created only as fast as it is read', async () => {
  const { request, entries } = endless();
  const zip = zipOf(entries, AT);
  let read = 0;
  for await (const part of zip) {
    read += part.length;
    // One is being written, one waits in buffers.
    expect(request.count * NOISE.length).toBeLessThan(read + 4 * NOISE.length);
    if (read > 20 * NOISE.length) break;
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect([zip.destroyed, request.isOver]).toEqual([true, true]);
});

it("fails if an entry can't be read", async () => {
  async function* rows() {
    yield '[';
    throw new Error('the database is away');
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'rows.json', content: rows() };
  }
  await expect(buffer(zipOf(entries(), AT))).rejects.toThrow('the database is away');
});
