import type { PhotoPurpose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { sendPhoto } from '../../lib/send-photo.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { isPicture } from './is-picture.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const UNREACHED = 'Not sent: the server could not be reached. It is sent once you are connected.';

/** A photo that was chosen for something which is not stored yet. */
export interface ChosenPhoto {
  /** Also the request key: sent again after a lost answer, it is stored once. */
  key: string;
  file: File;
  /** An address of the picture within this page. */
  preview: string;
  state: 'sending' | 'sent' | 'failed';
  failure?: string;
  /** Set once the server has it. */
  photoId?: string;
}

interface Options {
  userId: string;
  purpose: PhotoPurpose;
  /** How many can be chosen. */
  most: number;
  /** Names a photo at once where it belongs; then it is chosen no more. */
  onSent?: (photoId: string) => Promise<unknown>;
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Photos that go along with something: each is sent as soon as it is chosen, so that only its id is
 * left to name when the form is. What found no server is sent once there is a network again.
 */
export function usePhotoUploads({ userId, purpose, most, onSent }: Options) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const latest = useRef(photos);
  latest.current = photos;
  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** What stops those under way: one that is left out must not be stored, nor named. */
  const stops = useRef(new Map<string, AbortController>());

  async function send({ key, file }: ChosenPhoto) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const { signal } = stop;
    change(key, { state: 'sending' });
    try {
      const image = await shrinkPhoto(file);
      signal.throwIfAborted();
      const { id } = await sendPhoto(userId, { purpose, requestKey: key }, image, signal);
      signal.throwIfAborted();
      await onSent?.(id);
      if (onSent) remove(key);
      else change(key, { state: 'sent', photoId: id });
    } catch (error) {
      // Of one that was left out there is nothing to change.
      change(key, { state: 'failed', failure: userMessageOf(error, UNREACHED) });
    } finally {
      stops.current.delete(key);
    }
  }

  function add(files: readonly File[]) {
    const room = most - latest.current.length;
    const chosen = files.filter(isPicture).slice(0, room).map(toChosen);
    setPhotos((all) => [...all, ...chosen]);
    for (const photo of chosen) void send(photo);
  }

  function remove(key: string) {
    stops.current.get(key)?.abort();
    const gone = latest.current.find((one) => one.key === key);
    if (gone) URL.revokeObjectURL(gone.preview);
    setPhotos((all) => all.filter((one) => one.key !== key));
  }

  function retry(key: string) {
    const failed = latest.current.find((one) => one.key === key && one.state === 'failed');
    if (failed) void send(failed);
  }

  useLeaveWarning(photos.some(({ state }) => state !== 'sent'));

  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    const retryAll = () => {
      for (const { key } of latest.current) again.current(key);
    };
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, []);

  return {
    photos,
    /** Of those that the server has. */
    ids: photos.flatMap(({ photoId }) => photoId ?? []),
    isSending: photos.some(({ state }) => state === 'sending'),
    hasFailed: photos.some(({ state }) => state === 'failed'),
    isFull: photos.length >= most,
    add,
    remove,
    retry,
    /** Forgets them all, once they belong to something. Their previews live as long as the page. */
    clear: () => setPhotos([]),
  };
}

const toChosen = (file: File): ChosenPhoto => ({
  key: newRequestKey(),
  file,
  preview: URL.createObjectURL(file),
  state: 'sending',
});
