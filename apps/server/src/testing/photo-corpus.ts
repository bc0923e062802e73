import sharp from 'sharp';
import { drawnPhoto } from './drawn-photo.ts';
import { photoBomb } from './photo-bomb.ts';

/** Forty megapixels. */
const WIDE = 7300;
const HIGH = 5480;

export interface SentPhoto {
  name: string;
  file: Buffer;
  type: string;
  /** The expected status. */
  status: number;
}

/** Photos of maximum size, and files that only look like photos. */
export async function drawPhotoCorpus(): Promise<SentPhoto[]> {
  const jpeg = await drawnPhoto(WIDE, HIGH);
  const large = sharp(jpeg);
  const frames = await Promise.all(Array.from({ length: 40 }, () => drawnPhoto(800, 800)));
  const moving = sharp(frames, { join: { animated: true } });
  const conflicting: [name: string, type: string, file: Buffer][] = [
    ['JPEG', 'image/jpeg', jpeg],
    ['progressive JPEG', 'image/jpeg', await large.clone().jpeg({ progressive: true }).toBuffer()],
    ['PNG', 'image/png', await large.clone().png().toBuffer()],
    ['interlaced PNG', 'image/png', await large.clone().png({ progressive: true }).toBuffer()],
    ['WebP', 'image/webp', await large.clone().webp().toBuffer()],
    ['moving WebP', 'image/webp', await moving.webp().toBuffer()],
  ];
  const refused: [name: string, type: string, file: Buffer][] = [
    ['bomb of 900 megapixels', 'image/png', photoBomb(30_000)],
    ['bomb just above the limit', 'image/png', photoBomb(7_100)],
    ['bomb just below the limit', 'image/png', photoBomb(7_000)],
    ['half a JPEG', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)],
    ['page', 'image/jpeg', Buffer.from('<html><script>alert(1)</script></html>')],
  ];
  const called = (status: number) => (one: (typeof conflicting)[number]) => {
    const [name, type, file] = one;
    return { name, type, file, status };
  };
  return [
    ...conflicting.map(called(201)),
    ...refused.map(called(400)),
    { name: 'more than 15 MB', type: 'image/jpeg', file: Buffer.alloc(15_000_001), status: 413 },
  ];
}
