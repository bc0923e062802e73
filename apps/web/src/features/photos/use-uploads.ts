import type { PhotoPose } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { newRequestKey } from '../../lib/request-key.ts';
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
  state: 'chosen' | 'sending' | 'failed';
  failure?: string;
}

const UNREACHED =
  'Not sent: the server could not be reached. Send it again once you are connected.';

/** The photos that were chosen, and what sends them one after the other. */
export function useUploads(userId: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [sending, setSending] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const send = useSendPhoto(userId);
  useEffect(() => () => stop.current?.abort(), []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  function remove(key: string) {
    setUploads((all) => {
      const gone = all.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return all.filter((one) => one.key !== key);
    });
  }

  /** @param pose where it is known; most send front, side and back, in this order */
  function add(files: readonly File[], pose?: PhotoPose) {
    const pictures = files.filter(isPicture);
    setUploads((all) => [
      ...all,
      ...pictures.map((file, index) => chosen(file, pose ?? POSE_ORDER[all.length + index])),
    ]);
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

  return { uploads, sending, add, change, remove, sendAll, cancel: () => stop.current?.abort() };
}

const failed = (error: unknown) => ({
  state: 'failed' as const,
  failure: userMessageOf(error, UNREACHED),
});

const chosen = (file: File, pose: PhotoPose | undefined): Upload => ({
  key: newRequestKey(),
  file,
  preview: URL.createObjectURL(file),
  pose: pose ?? '',
  state: 'chosen',
});
