import { beforeEach, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

const HEADS = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  heic: [0, 0, 0, 0x18, ...[...'ftypheic'].map((sign) => sign.charCodeAt(0))],
};

const picture = (head: keyof typeof HEADS, { name = 'a.jpg', type = 'image/jpeg', bytes = 100 }) =>
  new File([new Uint8Array(HEADS[head]), new Uint8Array(bytes)], name, { type });

const drawn: string[] = [];
const sent = new Blob(['small'], { type: 'image/jpeg' });

/** A browser that decodes a picture of this size, or can't decode it. */
function browserReads(size: { width: number; height: number } | undefined) {
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new Error('cannot be decoded');
    return { ...size, close: () => undefined };
  });
  const pen = {
    set fillStyle(color: string) {
      drawn.push(color);
    },
    fillRect: (...at: number[]) => drawn.push(`ground ${at.join(' ')}`),
    drawImage: (_bitmap: unknown, ...at: number[]) => drawn.push(`picture ${at.join(' ')}`),
  };
  const canvas = { getContext: () => pen, toBlob: (done: (blob: Blob) => void) => done(sent) };
  vi.stubGlobal('document', { createElement: () => ({ ...canvas }) });
}

beforeEach(() => {
  drawn.length = 0;
});

it('shrinks by pixel count, even a uniform picture of few bytes and 50 megapixels', async () => {
  browserReads({ width: 8000, height: 6250 });
  expect(await shrinkPhoto(picture('jpeg', {}))).toBe(sent);
  expect(drawn).toContain('picture 0 0 2000 1563');
});

it('sends a small picture unchanged', async () => {
  browserReads({ width: 1600, height: 1200 });
  const file = picture('jpeg', {});
  expect(await shrinkPhoto(file)).toBe(file);
});

it('draws a transparent picture on white before converting it to JPEG', async () => {
  browserReads({ width: 1000, height: 500 });
  const file = picture('png', { name: 'a.png', type: 'image/png', bytes: 1_000_001 });
  expect(await shrinkPhoto(file)).toBe(sent);
  expect(drawn).toEqual(['#fff', 'ground 0 0 1000 500', 'picture 0 0 1000 500']);
});

it('detects the type of a file by its content, regardless of its name', async () => {
  browserReads(undefined);
  expect(await shrinkPhoto(picture('heic', {}))).toMatchObject({ type: 'image/heic' });
  expect(await shrinkPhoto(picture('heic', { name: 'a.heic', type: '' }))).toMatchObject({
    type: 'image/heic',
  });
  browserReads({ width: 800, height: 600 });
  const misnamed = await shrinkPhoto(picture('png', { name: 'a.jpg' }));
  expect(misnamed).toMatchObject({ type: 'image/png', size: 108 });
});

it('sends an empty file unchanged, for the server to reject', async () => {
  browserReads(undefined);
  const empty = await shrinkPhoto(new File([], 'a.heic', { type: '' }));
  expect(empty).toMatchObject({ size: 0, type: 'image/jpeg' });
});
