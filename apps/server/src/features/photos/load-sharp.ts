import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The library for pictures: 28 MB of memory, which a server needs once somebody sends one. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread and no cache for a picture: the others belong to those who wait for an answer.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
