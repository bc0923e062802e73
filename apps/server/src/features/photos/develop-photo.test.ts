import { expect, it } from 'vitest';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { bomb } from '../../testing/photo-bomb.ts';
import { developPhoto } from './develop-photo.ts';

it('lets so many photos wait and refuses the others, for all of them lie in memory', async () => {
  const image = await drawnPhoto();
  const sent = Array.from({ length: 40 }, () => developPhoto(image, 'image/jpeg'));
  const ends = (await Promise.allSettled(sent)).map((end) =>
    end.status === 'fulfilled' ? 'developed' : end.reason.code,
  );
  expect(ends.filter((end) => end === 'developed')).toHaveLength(32);
  expect(ends.filter((end) => end === 'unavailable')).toHaveLength(8);
  expect(await developPhoto(image, 'image/jpeg')).toMatchObject({ width: expect.any(Number) });
});

it('reports the time that a broken 49-megapixel picture took', async () => {
  const spent: number[] = [];
  const broken = developPhoto(bomb(7000), 'image/png', (ms) => spent.push(ms));
  await expect(broken).rejects.toMatchObject({ code: 'bad_request' });
  expect(spent).toEqual([expect.any(Number)]);
});
