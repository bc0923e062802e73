import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';

/*
 * Photos that were chosen and are not stored yet, kept on the device so that a reload or an empty
 * battery does not lose them. They are private: bound to an account, and gone once it logs out.
 */

export interface PendingPhoto {
  key: string;
  userId: string;
  /** What they were chosen for; absent for progress photos. */
  place?: string;
  file: File;
  pose: PhotoPose | '';
  /** The athlete's day on which it was chosen. */
  takenOn: CalendarDay | '';
  /** The day under which its person has asked to save it; absent as long as it is only chosen. */
  askedOn?: CalendarDay | undefined;
  /** Milliseconds, for the order. */
  at: number;
}

const DATABASE = 'posedown.photos';
const STORE = 'photos';
/** Photos left by a closed tab expire after this time. */
const LEFT_FOR_MS = 7 * 86_400_000;
/** What somebody has asked to save waits so long for them once others use the device. */
const ASKED_FOR_MS = 14 * 86_400_000;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The last that was asked of the store. */
let last: Promise<unknown> = Promise.resolve();

/** One after the other: what was let go of is not put back by a write that was begun before. */
function inStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const turn = last.then(() => inOpened(work));
  last = turn.catch(() => undefined);
  return turn;
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

/** @returns whether the device could keep it: private windows and full disks may refuse */
export async function storePendingPhoto(photo: PendingPhoto): Promise<boolean> {
  try {
    await inStore((store) => store.put(photo));
    return true;
  } catch {
    return false;
  }
}

/** Whether it waits for nobody: another has only chosen it, or does not come back; or a closed tab has left it. */
function isLeft({ userId, place, askedOn, at }: PendingPhoto, reader: string): boolean {
  if (userId !== reader) return askedOn === undefined || at < Date.now() - ASKED_FOR_MS;
  return place !== undefined && at < Date.now() - LEFT_FOR_MS;
}

/**
 * The photos that a person has chosen for something and that wait here, the oldest first. Those of anybody
 * else are not among them; what they had only chosen is deleted.
 */
export async function pendingPhotos(userId: string, place?: string): Promise<PendingPhoto[]> {
  try {
    const all: PendingPhoto[] = await inStore((store) => store.getAll());
    for (const photo of all) if (isLeft(photo, userId)) await dropPhoto(photo.key);
    return all
      .filter((photo) => photo.userId === userId && photo.place === place)
      .filter((photo) => !isLeft(photo, userId))
      .sort((one, two) => one.at - two.at);
  } catch {
    return [];
  }
}

/** Gives what waits in one place to another, before anything else is asked of the store. */
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

/** Deletes all on logout, except those others asked to save. */
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
