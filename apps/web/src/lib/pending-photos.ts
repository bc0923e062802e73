import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';

/* Chosen photos that aren't uploaded yet, stored on the device so that they survive a reload or
   an empty battery. Private: bound to an account and deleted on logout. */

export interface PendingPhoto {
  key: string;
  userId: string;
  /** The purpose; absent for progress photos. */
  place?: string;
  file: File;
  pose: PhotoPose | '';
  /** The athlete's day when it was chosen. */
  takenOn: CalendarDay | '';
  /** The day under which the user asked to save it; absent if it was only chosen. */
  askedOn?: CalendarDay | undefined;
  /** Milliseconds, for sorting. */
  at: number;
}

const DATABASE = 'posedown.photos';
const STORE = 'photos';
/** Photos left by a closed tab expire after this time. */
const ORPHAN_MAX_AGE_MS = 7 * 86_400_000;
/** The time that photos someone asked to save are kept once others use the device. */
const REQUESTED_MAX_AGE_MS = 14 * 86_400_000;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The last operation on the store. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs operations one after the other, so that an earlier write doesn't restore a deleted photo.
 */
function inStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const result = last.then(() => inOpened(work));
  last = result.catch(() => undefined);
  return result;
}

async function inOpened<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** @returns whether the device could store it; private windows and full disks may refuse */
export async function storePendingPhoto(photo: PendingPhoto): Promise<boolean> {
  try {
    await inStore((store) => store.put(photo));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the photo is orphaned: another user chose it and hasn't returned, or its tab was closed.
 */
function isOrphaned({ userId, place, askedOn, at }: PendingPhoto, reader: string): boolean {
  if (userId !== reader) return askedOn === undefined || at < Date.now() - REQUESTED_MAX_AGE_MS;
  return place !== undefined && at < Date.now() - ORPHAN_MAX_AGE_MS;
}

/**
 * The waiting photos of a user for a purpose, oldest first. Photos that other users only chose are
 * deleted.
 */
export async function pendingPhotos(userId: string, place?: string): Promise<PendingPhoto[]> {
  try {
    const all: PendingPhoto[] = await inStore((store) => store.getAll());
    for (const photo of all) if (isOrphaned(photo, userId)) await dropPhoto(photo.key);
    return all
      .filter((photo) => photo.userId === userId && photo.place === place)
      .filter((photo) => !isOrphaned(photo, userId))
      .sort((one, two) => one.at - two.at);
  } catch {
    return [];
  }
}

/** Moves waiting photos to another place, before any other operation on the store. */
export async function movePhotos(userId: string, from: string, to: string): Promise<void> {
  await inStore((store) => {
    const all: IDBRequest<PendingPhoto[]> = store.getAll();
    all.addEventListener('success', () => {
      const moved = all.result.filter((photo) => photo.userId === userId && photo.place === from);
      for (const photo of moved) store.put({ ...photo, place: to });
    });
    return all;
  }).catch(() => undefined);
}

export async function dropPhoto(key: string): Promise<void> {
  await inStore((store) => store.delete(key)).catch(() => undefined);
}

/** Deletes all photos on logout, except those that others asked to save. */
export async function dropPhotosOf(userId: string | undefined): Promise<void> {
  await inStore((store) => {
    const all: IDBRequest<PendingPhoto[]> = store.getAll();
    all.addEventListener('success', () => {
      for (const photo of all.result) {
        if (photo.userId === userId || photo.askedOn === undefined) store.delete(photo.key);
      }
    });
    return all;
  }).catch(() => undefined);
}
