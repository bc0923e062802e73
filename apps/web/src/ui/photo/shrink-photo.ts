/** The number of bytes that reveal a file's type. */
const HEAD_BYTES = 12;
/**
 * Brands of the iPhone container format. AV1 pictures share the container, and browsers can decode
 * those.
 */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.slice(start, start + length));

/** Detects the type from the first bytes, ignoring the name; undefined if unknown. */
async function pictureType(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (textAt(head, 0, 4) === '\x89PNG') return 'image/png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'image/webp';
  const isHeic = textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(head, 8, 4));
  return isHeic ? 'image/heic' : undefined;
}

/** The server stores 1600 px; a little more improves its result. */
const LONGEST_SIDE = 2000;
const SMALL_ENOUGH_BYTES = 1_000_000;
const UNCHANGED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.9;

/**
 * Shrinks a photo before upload: less waiting, and within the server’s pixel limit. Formats only the browser
 * can decode, such as HEIC on a Mac, become JPEG. Files the browser can’t decode are sent as they are, and
 * the server explains the rejection.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const type = (await pictureType(file)) ?? (file.type || 'image/jpeg');
  const original = type === file.type ? file : new Blob([file], { type });
  try {
    const bitmap = await createImageBitmap(original);
    const side = Math.max(bitmap.width, bitmap.height);
    const isSmall = side <= LONGEST_SIDE && file.size <= SMALL_ENOUGH_BYTES;
    const small = isSmall && UNCHANGED_TYPES.includes(type) ? null : await redraw(bitmap, side);
    bitmap.close();
    return small ?? original;
  } catch {
    return original;
  }
}

async function redraw(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency; transparent pixels would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
