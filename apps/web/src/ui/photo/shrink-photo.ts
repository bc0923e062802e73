/** The server keeps 1600 px; a little more leaves it something to work with. */
const LONGEST_SIDE = 2000;
const SMALL_ENOUGH_BYTES = 1_000_000;
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.9;

/**
 * A photo at the size it is sent in: an athlete on the gym's network should not wait for pixels that
 * nobody keeps. What the browser can read and the server cannot, such as HEIC on a Mac, becomes
 * JPEG. What the browser cannot read is sent as it is, and the server says why not.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH_BYTES && KEPT_TYPES.includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return small ?? file;
  } catch {
    // Some browsers do not know the type of what they cannot read.
    return file.type === '' ? new Blob([file], { type: 'image/heic' }) : file;
  }
}
