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
import { askedFor } from './what-waits.ts';

/** Sends the photos that were asked for and did not arrive, wherever the athlete is. Draws nothing. */
export function SendAskedPhotos({ userId }: { userId: string }) {
  const client = useQueryClient();
  const send = useCallback(
    (isBack: boolean) => paceOf(userId).isDue(isBack) && sendAskedPhotos(client, userId),
    [client, userId],
  );
  useRegularly(send);
  return null;
}

let isUnderWay = false;

/** Sends what was asked for, one after the other, unless the screen with them is open and does. */
export async function sendAskedPhotos(
  client: QueryClient,
  userId: string,
  pace = paceOf(userId),
): Promise<void> {
  const mayGoOn = () => isActiveUser(userId) && !isScreenOpen();
  if (isUnderWay || !mayGoOn()) return;
  isUnderWay = true;
  let stored = 0;
  try {
    for (const photo of askedFor(await pendingPhotos(userId))) {
      if (!mayGoOn()) break;
      if (await isStored(photo, pace)) stored += 1;
    }
  } catch {
    // Not reached, or told to wait: the rest waits for the next time.
  }
  isUnderWay = false;
  if (stored === 0) return;
  void refreshPhotos(client, userId);
  void showToast({ title: 'Photos saved', message: `${counted(stored, 'photo')} added.` });
}

/** @returns whether the server has it; one that it refuses is left to its person. @throws where it is to wait */
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
