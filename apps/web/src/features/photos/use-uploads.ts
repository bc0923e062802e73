import type { CalendarDay } from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { dropPhoto, type KeptPhoto, keepPhoto, keptPhotos } from '../../lib/kept-photos.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { isPicture } from '../../ui/photo/is-picture.ts';
import { shrinkPhoto } from '../../ui/photo/shrink-photo.ts';
import { useSendPhoto } from './api.ts';
import { POSE_ORDER } from './pose-words.ts';

/** A photo that was chosen and is not stored yet. */
export interface Upload {
  /** Also the request key: sent again after a lost answer, it is stored once. */
  key: string;
  file: File;
  /** An address of the picture within this page. */
  preview: string;
  pose: PhotoPose | '';
  /** The athlete's day on which it was chosen. */
  takenOn: CalendarDay;
  at: number;
  /** Whether it is still there after a reload; not known at first. */
  isKept?: boolean;
  state: 'chosen' | 'sending' | 'failed';
  failure?: string;
}

const UNREACHED = 'Not sent: the server could not be reached. It is sent once you are connected.';

/**
 * The photos that were chosen, and what sends them one after the other. Until then the device keeps
 * them, over a reload too. What found no server is sent once there is a network again.
 */
export function useUploads(userId: string, today: CalendarDay) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [sending, setSending] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const send = useSendPhoto(userId);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    let isGone = false;
    void keptPhotos(userId).then((kept) => {
      if (isGone) return;
      setUploads((all) => [
        ...kept.filter(({ key }) => all.every((one) => one.key !== key)).map(keptBefore),
        ...all,
      ]);
    });
    return () => {
      isGone = true;
    };
  }, [userId]);
  useLeaveWarning(uploads.some(({ isKept }) => isKept === false));

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function keep({ key, file, pose, takenOn, at }: Upload) {
    change(key, { isKept: await keepPhoto({ key, userId, file, pose, takenOn, at }) });
  }

  function choosePose(upload: Upload, pose: PhotoPose) {
    change(upload.key, { pose });
    void keep({ ...upload, pose });
  }

  function remove(key: string) {
    void dropPhoto(key);
    setUploads((all) => {
      const gone = all.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return all.filter((one) => one.key !== key);
    });
  }

  /** @param pose where it is known; most send front, side and back, in this order */
  function add(files: readonly File[], pose?: PhotoPose) {
    const pictures = files.filter(isPicture);
    const taken = pictures.map((file, index) =>
      chosen(file, pose ?? POSE_ORDER[uploads.length + index], today),
    );
    setUploads((all) => [...all, ...taken]);
    for (const upload of taken) void keep(upload);
  }

  /** @returns how many are stored now */
  async function sendAll(date: string): Promise<number> {
    const controller = new AbortController();
    stop.current = controller;
    setSending(true);
    let stored = 0;
    for (const { key, file, pose } of uploads) {
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
    }
    setSending(false);
    return stored;
  }

  return {
    uploads,
    sending,
    hasFailed: uploads.some(({ state }) => state === 'failed'),
    add,
    choosePose,
    remove,
    sendAll,
    cancel: () => stop.current?.abort(),
  };
}

const failed = (error: unknown) => ({
  state: 'failed' as const,
  failure: userMessageOf(error, UNREACHED),
});

const chosen = (file: File, pose: PhotoPose | undefined, takenOn: CalendarDay): Upload => ({
  key: newRequestKey(),
  file,
  preview: URL.createObjectURL(file),
  pose: pose ?? '',
  takenOn,
  at: Date.now(),
  state: 'chosen',
});

const keptBefore = ({ userId: _whose, ...photo }: KeptPhoto): Upload => ({
  ...photo,
  preview: URL.createObjectURL(photo.file),
  isKept: true,
  state: 'chosen',
});
