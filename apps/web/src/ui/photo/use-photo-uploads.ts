import type { PhotoPurpose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { placeInTab } from '../../lib/place-in-tab.ts';
import { sendPhoto } from '../../lib/send-photo.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { whenIdle } from '../after-first-paint.ts';
import { isPicture } from './is-picture.ts';
import { notSent } from './not-sent.ts';
import { type ChosenPhoto, chosenPhoto, useChosenPhotos } from './use-chosen-photos.ts';

/** Fetched while the person looks for a picture, so that the first page is lighter. */
const loadShrink = () => import('./shrink-photo.ts');

interface Options {
  userId: string;
  purpose: PhotoPurpose;
  /** How many can be chosen. */
  most: number;
  /** What they are for: they are kept for it over a reload. Without it they go with the page. */
  place?: string;
  /** Names a photo at once where it belongs; then it is chosen no more. */
  onSent?: (photoId: string) => Promise<unknown>;
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Photos that go along with something: each is sent as soon as it is chosen, so that only its id is
 * left to name when the form is. What found no server is sent once there is a network again.
 */
export function usePhotoUploads({ userId, purpose, most, place, onSent }: Options) {
  const [placeHere] = useState(() => (place === undefined ? null : placeInTab(place)));
  const chosen = useChosenPhotos({
    userId: useSignedInUser().id,
    place: placeHere,
    // Stored already or not: under the same key the server has each of them once.
    onKept: (kept) => kept.forEach((photo) => void send(photo)),
  });
  const { photos, change } = chosen;

  /** What stops those under way: one that is left out must not be stored, nor named. */
  const stops = useRef(new Map<string, AbortController>());

  async function send({ key, file }: ChosenPhoto) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const { signal } = stop;
    change(key, { state: 'sending' });
    try {
      const { shrinkPhoto } = await loadShrink();
      const image = await shrinkPhoto(file);
      signal.throwIfAborted();
      const { id } = await sendPhoto(userId, { purpose, requestKey: key }, image, signal);
      signal.throwIfAborted();
      await onSent?.(id);
      if (onSent) remove(key);
      else change(key, { state: 'sent', photoId: id });
    } catch (error) {
      // Of one that was left out there is nothing to change.
      change(key, notSent(error));
    } finally {
      stops.current.delete(key);
    }
  }

  useEffect(() => whenIdle(() => void loadShrink().catch(() => undefined)), []);

  function add(files: readonly File[]) {
    const room = most - chosen.now().length;
    const added = files
      .filter(isPicture)
      .slice(0, room)
      .map((file) => chosenPhoto(file));
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

  useLeaveWarning(photos.some(({ state, isKept }) => state !== 'sent' && !isKept));

  const again = useRef<() => void>(undefined);
  again.current = () => {
    for (const { key, waitsForNetwork } of photos) if (waitsForNetwork) retry(key);
  };
  useEffect(() => {
    const retryAll = () => again.current?.();
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, []);

  return {
    photos,
    /** Of those that the server has. */
    ids: photos.flatMap(({ photoId }) => photoId ?? []),
    isSending: photos.some(({ state }) => state === 'sending' || state === 'chosen'),
    hasFailed: photos.some(({ state }) => state === 'failed'),
    isFull: photos.length >= most,
    add,
    remove,
    retry,
    clear: chosen.clear,
  };
}
