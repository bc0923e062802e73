import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { isPicture } from '../../ui/photo/is-picture.ts';
import { shrinkPhoto } from '../../ui/photo/shrink-photo.ts';
import {
  type ChosenPhoto,
  chosenPhoto,
  useChosenPhotos,
} from '../../ui/photo/use-chosen-photos.ts';
import { useSendPhoto } from './api.ts';
import { POSE_ORDER } from './pose-words.ts';
import { askedFor } from './what-waits.ts';

const UNREACHED = 'Not sent: the server could not be reached. It is sent once you are connected.';

/**
 * The photos that were chosen, and what sends them one after the other. Until then the device keeps
 * them, over a reload too. What found no server is sent once there is a network again.
 */
export function useUploads(userId: string, today: CalendarDay) {
  const chosen = useChosenPhotos({ userId });
  const { photos: uploads, change, remove } = chosen;
  /** How many are still to be sent of those that are being sent. */
  const [toGo, setToGo] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const send = useSendPhoto(userId);
  useEffect(() => () => stop.current?.abort(), []);
  useLeaveWarning(uploads.some(({ isKept }) => isKept === false));

  function choosePose(upload: ChosenPhoto, pose: PhotoPose) {
    change(upload.key, { pose });
    void chosen.keep({ ...upload, pose });
  }

  /** @param pose where it is known; most send front, side and back, in this order */
  function add(files: readonly File[], pose?: PhotoPose) {
    const pictures = files.filter(isPicture);
    chosen.add(
      pictures.map((file, index) =>
        chosenPhoto(file, pose ?? POSE_ORDER[uploads.length + index], today),
      ),
    );
  }

  /** @returns how many are stored now */
  async function sendEach(asked: readonly ChosenPhoto[], date: string): Promise<number> {
    const controller = new AbortController();
    stop.current = controller;
    setToGo(asked.length);
    let stored = 0;
    for (const { key, file, pose } of asked) {
      if (controller.signal.aborted) break;
      change(key, { state: 'sending' });
      try {
        const image = await shrinkPhoto(file);
        const { signal } = controller;
        await send.mutateAsync({ image, date, pose: pose || undefined, requestKey: key, signal });
        remove(key);
        stored += 1;
      } catch (error) {
        const stopped = controller.signal.aborted;
        change(key, stopped ? { state: 'chosen' } : failed(error));
      }
      setToGo((before) => before - 1);
    }
    setToGo(0);
    return stored;
  }

  return {
    uploads,
    toGo,
    hasFailed: askedFor(uploads).length > 0,
    add,
    choosePose,
    remove,
    sendAll: (date: string) => sendEach(uploads, date),
    /** Sends again what was to be sent before, and nothing else. */
    sendAgain: (date: string) => sendEach(askedFor(uploads), date),
    cancel: () => stop.current?.abort(),
  };
}

const failed = (error: unknown) => ({
  state: 'failed' as const,
  failure: userMessageOf(error, UNREACHED),
});
