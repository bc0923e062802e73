import { expect, it } from 'vitest';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { photoBomb } from '../../testing/photo-bomb.ts';
import { developPhoto } from './develop-photo.ts';

it('queues a limited number of photos and rejects more', async () => {
  const image = await drawnPhoto();
  const sent = Array.from({ length: 40 }, () => developPhoto(image, 'image/jpeg'));
  const ends = (await Promise.allSettled(sent)).map((end) =>
    end.status === 'fulfilled' ? 'developed' : end.reason.code,
  );
  expect(ends.filter((end) => end === 'developed')).toHaveLength(32);
  expect(ends.filter((end) => end === 'unavailable')).toHaveLength(8);
  expect(await developPhoto(image, 'image/jpeg')).toMatchObject({ width: expect.any(Number) });
});

it('reports the time spent on a broken large image', async () => {
  const spent: number[] = [];
  const broken = developPhoto(photoBomb(7000), 'image/png', (ms) => spent.push(ms));
  await expect(broken).rejects.toMatchObject({ code: 'bad_request' });
  expect(spent).toEqual([expect.any(Number)]);
});

/** On opening, its styles are matched against each element. At this size that takes many minutes. */
const slowSvg = Buffer.from(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><style>',
    ...Array.from({ length: 40_000 }, (_, n) => `g g .a${n} rect:not(.b){fill:red}`),
    `</style><g><g>${'<rect class="a1"/>'.repeat(40_000)}</g></g></svg>`,
  ].join(''),
);

it('never opens a format other than the declared one', async () => {
  const spent: number[] = [];
  const jpeg = await drawnPhoto();
  for (const [file, type] of [
    [slowSvg, 'image/jpeg'],
    [slowSvg, 'image/webp'],
    [jpeg, 'image/png'],
    [Buffer.from('GIF89a'), 'image/png'],
    [Buffer.from('%PDF-1.7'), 'image/webp'],
  ] as const) {
    const developed = developPhoto(file, type, (ms) => spent.push(ms));
    await expect(developed).rejects.toMatchObject({ code: 'bad_request' });
  }
  expect(spent).toEqual([]);
});

it('reports the time spent rejecting a broken header', async () => {
  const spent: number[] = [];
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000)]);
  const developed = developPhoto(broken, 'image/jpeg', (ms) => spent.push(ms));
  await expect(developed).rejects.toMatchObject({ code: 'bad_request' });
  expect(spent).toEqual([expect.any(Number)]);
});
