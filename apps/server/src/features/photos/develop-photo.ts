import type Sharp from 'sharp';
import { AppError } from '../../platform/errors.ts';
import { HEIC_ADVICE } from '../../platform/http/accept-files.ts';
import { createQueue } from '../../platform/limits/queue.ts';

let loaded: Promise<typeof Sharp> | undefined;

/** Loads the library on first use, because it takes 28 MB of memory. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread and no cache, so that other threads can serve requests.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

/** More than any phone produces. A small file can claim huge dimensions and fill the memory. */
const MAX_PIXELS = 50_000_000;
const LONGEST_SIDE = 1600;
const THUMB_SIDE = 480;
/** A photo takes a second; a broken file can occupy a core for much longer. */
const LONGEST_DECODE_SECONDS = 15;
/** Decodes two images at once. Waiting images take up to 15 MB of memory each. */
const queue = createQueue({
  name: 'photos',
  running: 2,
  waiting: 30,
  refusal: 'A lot of photos are being sent right now. Please try again in a moment.',
});

export interface DevelopedPhoto {
  full: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
}

/** First bytes of each type in hex. In WebP files, the length is between RIFF and WEBP. */
const BEGINNINGS: Record<string, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

const unreadable = () =>
  new AppError('bad_request', {
    userMessage:
      "We couldn't read this photo. The file may be damaged or not a photo. Choose another one.",
  });

/** Container brands of iPhone photos, after 'ftyp'. */
const HEIC_BRAND = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/;

const heic = () => new AppError('unsupported_media_type', { userMessage: HEIC_ADVICE });

const tooManyPixelsError = () =>
  new AppError('bad_request', {
    userMessage: 'That photo is too large. Send one of up to 50 megapixels.',
  });

/**
 * Converts a photo for storage: upright, at most 1600 px, with a thumbnail and without metadata such as the location.
 * @param onSpent called with the milliseconds it took, even on failure
 * @throws AppError if the file isn't a whole photo of its type, `unavailable` if too many wait
 */
export async function developPhoto(
  input: Uint8Array,
  type: string,
  onSpent?: (ms: number) => void,
): Promise<DevelopedPhoto> {
  return queue.run(async () => {
    refuseByContent(input, type);
    const startedAt = performance.now();
    try {
      await refuseBySize(input);
      return await develop(input);
    } finally {
      onSpent?.(performance.now() - startedAt);
    }
  });
}

async function develop(input: Uint8Array): Promise<DevelopedPhoto> {
  const sharp = await loadSharp();
  // Only the first frame of an animation.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    const { data, info } = await sharp(input, options)
      .timeout({ seconds: LONGEST_DECODE_SECONDS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { full: data, thumb: await shrink(data), width: info.width, height: info.height };
  } catch {
    throw unreadable();
  }
}

async function shrink(full: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(full)
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}

/**
 * Checks the first bytes, because neither name nor type can be trusted. The library reads many formats, and opening an
 * SVG can take hours and gigabytes.
 */
function refuseByContent(input: Uint8Array, type: string) {
  const beginning = Buffer.from(input.subarray(0, 12));
  if (BEGINNINGS[type]?.test(beginning.toString('hex'))) return;
  throw HEIC_BRAND.test(beginning.toString('latin1', 4)) ? heic() : unreadable();
}

/** Reads the declared dimensions, which is cheap, before decoding anything. */
async function refuseBySize(input: Uint8Array) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS) throw tooManyPixelsError();
}
