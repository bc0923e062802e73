import { calls } from 'virtual:contract-calls';
import type { Photo, PhotoPose, PhotoPurpose } from '@posedown/contract';
import { call } from './api-client.ts';

interface PhotoFacts {
  purpose: PhotoPurpose;
  /** By default the athlete's today. */
  date?: string;
  pose?: PhotoPose | undefined;
  /** The request key, which makes retries safe. */
  requestKey: string;
}

/**
 * Uploads one photo of an athlete.
 * @throws as `call` does
 */
export function sendPhoto(
  userId: string,
  query: PhotoFacts,
  image: Blob,
  signal?: AbortSignal,
): Promise<Photo> {
  return call(calls.uploadPhoto, { params: { userId }, query, body: image }, signal);
}
