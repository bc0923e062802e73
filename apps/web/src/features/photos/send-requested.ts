import { counted } from '@posedown/coaching';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isActiveUser } from '../../lib/api-client.ts';
import { userMessageOf } from '../../lib/api-error.ts';
import { isFinal } from '../../lib/outbox.ts';
import {
  dropPhoto,
  type PendingPhoto,
  pendingPhotos,
  storePendingPhoto,
} from '../../lib/pending-photos.ts';
import { sendPhoto } from '../../lib/send-photo.ts';
import { useRegularly } from '../../lib/use-regularly.ts';
import { shrinkPhoto } from '../../ui/photo/shrink-photo.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { refreshPhotos } from './api.ts';
import { isScreenOpen } from './open-screens.ts';
import { type Pace, paceOf } from './pace.ts';
import { requestedPhotos } from './requested-photos.ts';

/** Sends requested photos that haven't arrived yet, on every screen. Renders nothing. */
export function SendRequestedPhotos({ userId }: { userId: string }) {
  const client = useQueryClient();
  const send = useCallback(
    (isBack: boolean) => paceOf(userId).isDue(isBack) && sendRequestedPhotos(client, userId),
    [client, userId],
  );
  useRegularly(send);
  return null;
}

let isSending = false;

/** Sends the requested photos one by one, unless the photos screen is open and does it. */
export async function sendRequestedPhotos(
  client: QueryClient,
  userId: string,
  pace = paceOf(userId),
): Promise<void> {
  const canContinue = () => isActiveUser(userId) && !isScreenOpen();
  if (isSending || !canContinue()) return;
  isSending = true;
  let stored = 0;
  try {
    for (const photo of requestedPhotos(await pendingPhotos(userId))) {
      if (!canContinue()) break;
      if (await isStored(photo, pace)) stored += 1;
    }
  } catch {
    // Offline or rate limited: the remaining photos are sent later.
  }
  isSending = false;
  if (stored === 0) return;
  void refreshPhotos(client, userId);
  void showToast({ title: 'Photos saved', message: `${counted(stored, 'photo')} added.` });
}

/** @returns whether the photo was saved; a rejected one needs the athlete. @throws if it has to wait */
async function isStored(photo: PendingPhoto, pace: Pace): Promise<boolean> {
  const { key, userId, file, pose, askedOn: date } = photo;
  try {
    const facts = { purpose: 'progress', date, pose: pose || undefined, requestKey: key } as const;
    const image = await shrinkPhoto(file);
    await pace.send(() => sendPhoto(userId, facts, image));
  } catch (error) {
    if (!isFinal(error)) throw error;
    await storePendingPhoto({ ...photo, askedOn: undefined });
    const message = `${userMessageOf(error, 'The server couldn’t accept a photo.')} It’s in your photos.`;
    void showToast({ title: 'Photo not saved', message, variant: 'destructive', seconds: 5 });
    return false;
  }
  await dropPhoto(key);
  return true;
}
