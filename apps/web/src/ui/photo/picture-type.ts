/** How many bytes of a file reveal its type. */
const HEAD_BYTES = 12;
/** Brands of the container that iPhones write; AV1 pictures share it, and browsers read those. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.slice(start, start + length));

/** What a picture is by its first bytes, whatever its name says; undefined for none that we know. */
export async function pictureType(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (textAt(head, 0, 4) === '\x89PNG') return 'image/png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'image/webp';
  const isHeic = textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(head, 8, 4));
  return isHeic ? 'image/heic' : undefined;
}
