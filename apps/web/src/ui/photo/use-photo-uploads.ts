import type { CalendarDay } from '@posedown/coaching';
import type { Photo, PhotoPose, PhotoPurpose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { placeInTab } from '../../lib/place-in-tab.ts';
import { sendPhoto } from '../../lib/send-photo.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { whenIdle } from '../after-first-paint.ts';
import { isPicture } from './is-picture.ts';
import { notSent } from './not-sent.ts';
import { type ChosenPhoto, chosenPhoto, useChosenPhotos } from './use-chosen-photos.ts';

/** Lazy: loads while the file picker is open. */
const loadShrink = () => import('./shrink-photo.ts');

interface Options {
  userId: string;
  purpose: PhotoPurpose;
  /** The maximum number of photos. */
  max: number;
  /** Storage key, to restore them after a reload; not stored without it. */
  place?: string;
  /** Attaches an uploaded photo right away; it is then no longer listed. */
  onSent?: (photo: Photo) => unknown;
}

interface Shown {
  pose?: PhotoPose;
  takenOn?: CalendarDay;
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Photo attachments: each uploads when chosen, so that the form only sends ids. Uploads that failed offline
 * retry when online.
 */
export function usePhotoUploads({ userId, purpose, max, place, onSent }: Options) {
  const [placeHere] = useState(() => (place === undefined ? null : placeInTab(place)));
  const chosen = useChosenPhotos({
    userId: useSignedInUser().id,
    place: placeHere,
    // Safe to resend: the key makes uploads idempotent.
    onRestored: (stored) => stored.forEach((photo) => void send(photo)),
  });
  const { photos, change } = chosen;

  /** Aborts running uploads of removed photos. */
  const stops = useRef(new Map<string, AbortController>());

  async function send({ key, file, pose, takenOn }: ChosenPhoto) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const { signal } = stop;
    change(key, { state: 'sending' });
    try {
      const { shrinkPhoto } = await loadShrink();
      const image = await shrinkPhoto(file);
      signal.throwIfAborted();
      const shown = { pose: pose || undefined, date: takenOn || undefined };
      const photo = await sendPhoto(userId, { ...shown, purpose, requestKey: key }, image, signal);
      signal.throwIfAborted();
      await onSent?.(photo);
      if (onSent) remove(key);
      else change(key, { state: 'sent', photoId: photo.id });
    } catch (error) {
      // Ignore removed photos.
      change(key, notSent(error));
    } finally {
      stops.current.delete(key);
    }
  }

  useEffect(() => whenIdle(() => void loadShrink().catch(() => undefined)), []);

  /** @param shown what progress photos show; other photos have no pose or day */
  function add(files: readonly File[], { pose, takenOn }: Shown = {}) {
    const room = max - chosen.now().length;
    const added = files
      .filter(isPicture)
      .slice(0, room)
      .map((file) => chosenPhoto(file, pose, takenOn));
    chosen.add(added);
    for (const photo of added) void send(photo);
  }

  function remove(key: string) {
    stops.current.get(key)?.abort();
    chosen.remove(key);
  }

  function retry(key: string) {
    const failed = chosen.now().find((one) => one.key === key && one.state === 'failed');
    if (failed) void send(failed);
  }

  useLeaveWarning(photos.some(({ state, isStored }) => state !== 'sent' && !isStored));

  const retryWaiting = useRef<() => void>(undefined);
  retryWaiting.current = () => {
    for (const { key, waitsForNetwork } of photos) if (waitsForNetwork) retry(key);
  };
  useEffect(() => {
    const retryAll = () => retryWaiting.current?.();
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, []);

  return {
    photos,
    /** Ids of uploaded photos. */
    ids: photos.flatMap(({ photoId }) => photoId ?? []),
    isSending: photos.some(({ state }) => state === 'sending' || state === 'chosen'),
    hasFailed: photos.some(({ state }) => state === 'failed'),
    isFull: photos.length >= max,
    add,
    remove,
    retry,
    clear: chosen.clear,
  };
}
