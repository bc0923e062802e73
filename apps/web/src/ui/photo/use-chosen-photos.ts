import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import type { PendingPhoto } from '../../lib/pending-photos.ts';
import { newRequestKey } from '../../lib/request-key.ts';

/**
 * A photo that was chosen for something which is not stored yet. Its key is also the request key: sent again
 * after a lost answer, it is stored once.
 */
export interface ChosenPhoto extends Omit<PendingPhoto, 'userId' | 'place'> {
  /** An address of the picture within this page. */
  preview: string;
  /** Whether it is still there after a reload; not known at first. */
  isKept?: boolean;
  state: 'chosen' | 'sending' | 'sent' | 'failed';
  failure?: string;
  /** It found no server: it is sent once there is a network again. */
  waitsForNetwork?: boolean;
  /** Set once the server has it. */
  photoId?: string;
}

interface Options {
  /** Who has chosen them: for nobody else they are kept. */
  userId: string;
  /** What they are for, as the device keeps them; none: progress photos, null: nothing is kept. */
  place?: string | null | undefined;
  /** What the device has kept from before a reload. */
  onKept?: (photos: readonly ChosenPhoto[]) => void;
}

/** What keeps them: the first page does without it. */
const onDevice = () => import('../../lib/pending-photos.ts');

/** The photos that were chosen. The device keeps them until they are dealt with, over a reload too. */
export function useChosenPhotos({ userId, place, onKept }: Options) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const latest = useRef({ photos, onKept });
  latest.current = { photos, onKept };

  useEffect(() => {
    if (place === null) return undefined;
    let isGone = false;
    const load = async () => {
      const kept = await (await onDevice()).pendingPhotos(userId, place);
      if (isGone || kept.length === 0) return;
      const known = latest.current.photos;
      const before = kept
        .filter(({ key }) => known.every((one) => one.key !== key))
        .map(({ key, file, pose, takenOn, at, askedOn }) => ({
          ...chosenPhoto(file, pose, takenOn),
          ...{ key, at, askedOn, isKept: true },
        }));
      setPhotos((all) => [...before, ...all]);
      latest.current.onKept?.(before);
    };
    // Without its code there is nothing that was kept.
    void load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [userId, place]);

  // What is chosen when the screen goes is not shown any more: the device may have kept it.
  useEffect(() => () => latest.current.photos.forEach(free), []);

  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function keep({ key, file, pose, takenOn, at, askedOn }: ChosenPhoto) {
    if (place === null) return;
    const of = place === undefined ? {} : { place };
    const photo = { key, userId, ...of, file, pose, takenOn, at, askedOn };
    const isKept = await onDevice().then(
      ({ storePendingPhoto }) => storePendingPhoto(photo),
      () => false,
    );
    change(key, { askedOn, isKept });
  }

  function add(chosen: readonly ChosenPhoto[]) {
    setPhotos((all) => [...all, ...chosen]);
    for (const photo of chosen) void keep(photo);
  }

  function remove(key: string) {
    void onDevice().then(
      ({ dropPhoto }) => dropPhoto(key),
      () => undefined,
    );
    const { photos: shown } = latest.current;
    const gone = shown.find((one) => one.key === key);
    if (gone) free(gone);
    // At once: nobody keeps again what is only still drawn.
    latest.current.photos = shown.filter((one) => one !== gone);
    setPhotos((all) => all.filter((one) => one.key !== key));
  }

  return {
    photos,
    /** As they were last drawn, for what runs outside of drawing. */
    now: () => latest.current.photos,
    change,
    keep,
    add,
    remove,
    /** Forgets them all, once they belong to something. */
    clear: () => {
      for (const { key } of latest.current.photos) remove(key);
    },
  };
}

/** The browser holds a picture until its address is given back. */
const free = ({ preview }: ChosenPhoto) => URL.revokeObjectURL(preview);

/** A photo as it is just after it was chosen. */
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
