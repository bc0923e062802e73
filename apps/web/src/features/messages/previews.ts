/*
 * What this page showed of photos that are on their way, by the id under which the server has them:
 * nobody may see them there before the message has arrived.
 */
const previews = new Map<string, string>();

export const keepPreview = (photoId: string, address: string) => previews.set(photoId, address);

export const previewOf = (photoId: string) => previews.get(photoId);
