import { type CalendarDay, counted } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { todayIn } from '../../lib/days.ts';
import { isFinal } from '../../lib/outbox.ts';
import { POSE_ORDER } from '../../lib/pose-text.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { isPicture } from '../../ui/photo/is-picture.ts';
import { notSent } from '../../ui/photo/not-sent.ts';
import { shrinkPhoto } from '../../ui/photo/shrink-photo.ts';
import {
  type ChosenPhoto,
  chosenPhoto,
  useChosenPhotos,
} from '../../ui/photo/use-chosen-photos.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSendPhoto } from './api.ts';
import { useOpenScreen } from './open-screens.ts';
import { CANCELED, paceOf } from './pace.ts';
import { dayOf, requestedPhotos } from './requested-photos.ts';

/**
 * The chosen photos, stored on the device and sent one by one. Requested photos that fail, or that
 * are interrupted by leaving the screen, are sent by `send-requested.ts`, or here once the screen
 * is open again.
 */
export function useUploads(userId: string, timeZone: string) {
  const chosen = useChosenPhotos({
    userId,
    onRestored: (stored) => {
      const requested = requestedPhotos(stored);
      if (requested.length > 0) void sendEach(requested);
    },
  });
  const { photos: uploads, change, remove } = chosen;
  /** The number of photos left in the current batch. */
  const [toGo, setToGo] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const send = useSendPhoto(userId);
  const pace = paceOf(userId);
  // Evaluated on use, because the screen may stay open overnight.
  const today = () => todayIn(timeZone);
  useOpenScreen();
  useEffect(() => () => stop.current?.abort(), []);
  useLeaveWarning(uploads.some(({ isStored }) => isStored === false));

  function choosePose(upload: ChosenPhoto, pose: PhotoPose) {
    change(upload.key, { pose });
    void chosen.keep({ ...upload, pose });
  }

  /** @param pose if known; otherwise front, side and back are assumed in this order */
  function add(files: readonly File[], pose?: PhotoPose) {
    const pictures = files.filter(isPicture);
    chosen.add(
      pictures.map((file, index) =>
        chosenPhoto(file, pose ?? POSE_ORDER[uploads.length + index], today()),
      ),
    );
  }

  /** @param date the date of all photos; by default each has its own */
  async function sendEach(photos: readonly ChosenPhoto[], date?: CalendarDay): Promise<void> {
    const requested = photos.map((photo) => ({ ...photo, askedOn: date ?? dayOf(photo, today()) }));
    stop.current = new AbortController();
    const { signal } = stop.current;
    setToGo(requested.length);
    let stored = 0;
    // Marks all as requested, in case the screen is left midway.
    await Promise.all(requested.map((photo) => chosen.keep(photo)));
    for (const { key, file, pose, askedOn } of requested) {
      if (signal.aborted) break;
      change(key, { state: 'sending' });
      try {
        const image = await shrinkPhoto(file);
        const facts = { date: askedOn, pose: pose || undefined, requestKey: key };
        await pace.send(() => send.mutateAsync({ image, ...facts, signal }));
        remove(key);
        stored += 1;
      } catch (error) {
        if (isFinal(error)) await unask(key);
        change(key, stoppedBy(error, signal));
      }
      setToGo((before) => before - 1);
    }
    // Again, because some may still have been stored as requested while canceling.
    if (signal.reason === CANCELED) await unaskAll();
    setToGo(0);
    if (stored === 0) return;
    void showToast({ title: 'Photos saved', message: `${counted(stored, 'photo')} added.` });
  }

  /** After a cancel or a final rejection, the photo waits for another tap. */
  async function unask(key: string) {
    const photo = chosen.now().find((one) => one.key === key);
    if (photo) await chosen.keep({ ...photo, askedOn: undefined });
  }
  const unaskAll = () => Promise.all(chosen.now().map(({ key }) => unask(key)));

  return {
    uploads,
    toGo,
    waitsAsked: requestedPhotos(uploads).length > 0,
    add,
    choosePose,
    remove,
    sendAll: (date: CalendarDay | undefined) => sendEach(uploads, date),
    /** Retries requested photos when due. */
    sendAgain: (isBack: boolean) => pace.isDue(isBack) && sendEach(requestedPhotos(uploads)),
    cancel: () => {
      stop.current?.abort(CANCELED);
      void unaskAll();
    },
  };
}

const stoppedBy = (error: unknown, { aborted }: AbortSignal) =>
  aborted ? { state: 'chosen' as const } : notSent(error);
