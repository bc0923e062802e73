/*
 * What this page shows of photos that are on their way, by the id under which the server has them:
 * nobody may see them there before the message has arrived. Each address holds its picture in memory
 * until it is freed.
 */
const previews = new Map<string, string>();

export const previewOf = (photoId: string) => previews.get(photoId);

export function cachePreview(photoId: string, picture: Blob) {
  freePreviews([photoId]);
  previews.set(photoId, URL.createObjectURL(picture));
}

/** Frees previews of messages that were sent or removed. */
export function freePreviews(photoIds: readonly string[] = []) {
  for (const photoId of photoIds) {
    const address = previews.get(photoId);
    if (address) URL.revokeObjectURL(address);
    previews.delete(photoId);
  }
}
