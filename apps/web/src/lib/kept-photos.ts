import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';

/*
 * Photos that were chosen and are not sent yet, kept on the device so that a reload or an empty
 * battery does not lose them. They are private: bound to an account, and gone once it logs out.
 */

export interface KeptPhoto {
  key: string;
  userId: string;
  file: File;
  pose: PhotoPose | '';
  /** The athlete's day on which it was chosen. */
  takenOn: CalendarDay;
  /** Milliseconds, for the order. */
  at: number;
}

const DATABASE = 'posedown.photos';
const STORE = 'photos';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** @returns whether the device could keep it: private windows and full disks may refuse */
export async function keepPhoto(photo: KeptPhoto): Promise<boolean> {
  try {
    await inStore((store) => store.put(photo));
    return true;
  } catch {
    return false;
  }
}

/** The photos of an athlete that wait here, the oldest first. Those of anybody else are deleted. */
export async function keptPhotos(userId: string): Promise<KeptPhoto[]> {
  try {
    const all: KeptPhoto[] = await inStore((store) => store.getAll());
    for (const photo of all) if (photo.userId !== userId) await dropPhoto(photo.key);
    return all.filter((photo) => photo.userId === userId).sort((one, two) => one.at - two.at);
  } catch {
    return [];
  }
}

export async function dropPhoto(key: string): Promise<void> {
  await inStore((store) => store.delete(key)).catch(() => undefined);
}

/** Deletes them all, as whoever logs out expects. */
export async function dropAllPhotos(): Promise<void> {
  await inStore((store) => store.clear()).catch(() => undefined);
}
