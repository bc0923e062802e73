/* Object URLs for photos of unsent messages, by the photo's id on the server. The server serves
   a photo only after its message was sent. Each URL keeps its photo in memory until it is freed. */
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
