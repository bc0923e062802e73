import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import type { PendingPhoto } from '../../lib/pending-photos.ts';
import { newRequestKey } from '../../lib/request-key.ts';

/** A chosen photo that isn’t stored yet. Its key is also the idempotency key. */
export interface ChosenPhoto extends Omit<PendingPhoto, 'userId' | 'place'> {
  /** Object URL of the picture. */
  preview: string;
  /** Whether it survives a reload; unknown at first. */
  isStored?: boolean;
  state: 'chosen' | 'sending' | 'sent' | 'failed';
  failure?: string;
  /** Upload failed offline; retried when online. */
  waitsForNetwork?: boolean;
  /** Set once the server has it. */
  photoId?: string;
}

interface Options {
  /** The owner: stored photos are restored for them only. */
  userId: string;
  /** Storage key; undefined: progress photos, null: not stored. */
  place?: string | null | undefined;
  /** Called with photos restored after a reload. */
  onRestored?: (photos: readonly ChosenPhoto[]) => void;
}

/** Lazy: the first page does without it. */
const onDevice = () => import('../../lib/pending-photos.ts');

/** Chosen photos, stored on the device until they are uploaded or removed. */
export function useChosenPhotos({ userId, place, onRestored }: Options) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const latest = useRef({ photos, onRestored });
  latest.current = { photos, onRestored };

  useEffect(() => {
    if (place === null) return undefined;
    let isUnmounted = false;
    const load = async () => {
      const stored = await (await onDevice()).pendingPhotos(userId, place);
      if (isUnmounted || stored.length === 0) return;
      const current = latest.current.photos;
      const before = stored
        .filter(({ key }) => current.every((one) => one.key !== key))
        .map(({ key, file, pose, takenOn, at, askedOn }) => ({
          ...chosenPhoto(file, pose, takenOn),
          ...{ key, at, askedOn, isStored: true },
        }));
      setPhotos((all) => [...before, ...all]);
      latest.current.onRestored?.(before);
    };
    // If the chunk fails to load, no photos are restored.
    void load().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [userId, place]);

  // Free the previews on unmount.
  useEffect(() => () => latest.current.photos.forEach(free), []);

  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function store({ key, file, pose, takenOn, at, askedOn }: ChosenPhoto) {
    if (place === null) return;
    const of = place === undefined ? {} : { place };
    const photo = { key, userId, ...of, file, pose, takenOn, at, askedOn };
    const isStored = await onDevice().then(
      ({ storePendingPhoto }) => storePendingPhoto(photo),
      () => false,
    );
    change(key, { askedOn, isStored });
  }

  function add(chosen: readonly ChosenPhoto[]) {
    setPhotos((all) => [...all, ...chosen]);
    for (const photo of chosen) void store(photo);
  }

  function remove(key: string) {
    void onDevice().then(
      ({ dropPhoto }) => dropPhoto(key),
      () => undefined,
    );
    const { photos: shown } = latest.current;
    const removed = shown.find((one) => one.key === key);
    if (removed) free(removed);
    // Update synchronously, so that a removed photo isn’t stored again.
    latest.current.photos = shown.filter((one) => one !== removed);
    setPhotos((all) => all.filter((one) => one.key !== key));
  }

  return {
    photos,
    /** The latest photos, for callbacks. */
    now: () => latest.current.photos,
    change,
    keep: store,
    add,
    remove,
    /** Removes all photos once they are attached. */
    clear: () => {
      for (const { key } of latest.current.photos) remove(key);
    },
  };
}

/** Object URLs keep the picture in memory until revoked. */
const free = ({ preview }: ChosenPhoto) => URL.revokeObjectURL(preview);

export const chosenPhoto = (
  file: File,
  pose: PhotoPose | '' = '',
  takenOn: CalendarDay | '' = '',
): ChosenPhoto => ({
  key: newRequestKey(),
  file,
  preview: URL.createObjectURL(file),
  pose,
  takenOn,
  at: Date.now(),
  state: 'chosen',
});
