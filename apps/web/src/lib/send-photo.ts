import { calls } from 'virtual:contract-calls';
import type { Photo, PhotoPose, PhotoPurpose } from '@posedown/contract';
import { call } from './api-client.ts';

interface PhotoFacts {
  purpose: PhotoPurpose;
  /** The athlete's today if none is named. */
  date?: string;
  pose?: PhotoPose | undefined;
  /** The same key again stores nothing twice. */
  requestKey: string;
}

/** Sends one photo about an athlete. @throws as `call` does. */
export function sendPhoto(
  userId: string,
  query: PhotoFacts,
  image: Blob,
  signal?: AbortSignal,
): Promise<Photo> {
  return call(calls.uploadPhoto, { params: { userId }, query, body: image }, signal);
}
