import { calls } from 'virtual:contract-calls';
import type {
  PhotoAssessment,
  PhotoAssessmentBody,
  PhotoAssessmentChange,
  PhotoPose,
} from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isNotFoundError } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { sendPhoto } from '../../lib/send-photo.ts';

const PAGE_SIZE = 120;

/** An athlete's progress photos, newest day first, paginated. */
export function usePhotos(userId: string) {
  const query = { purpose: 'progress', limit: PAGE_SIZE } as const;
  return useInfiniteQuery(endpointPages(calls.listPhotos, { params: { userId }, query }));
}

/** Refetches an athlete's photos, and the entries that show them. */
export function refreshPhotos(client: QueryClient, userId: string) {
  const params = { userId };
  void client.invalidateQueries({ queryKey: endpointKey(calls.listAthleteProgress, { params }) });
  void client.invalidateQueries({ queryKey: endpointKey(calls.listProgress) });
  return client.invalidateQueries({ queryKey: endpointKey(calls.listPhotos, { params }) });
}

/** The athlete's weight around the day of a photo. */
export function useWeightNear(userId: string, day: string) {
  return useQuery(endpointQuery(calls.trendNear, { params: { userId }, query: { day } }));
}

interface SentPhoto {
  image: Blob;
  date: string;
  pose: PhotoPose | undefined;
  requestKey: string;
  signal: AbortSignal;
}

/** Sends one photo. Its request key makes retries safe. */
export function useSendPhoto(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ image, signal, ...query }: SentPhoto) =>
      sendPhoto(userId, { purpose: 'progress', ...query }, image, signal),
    // Not awaited, so that the next photo doesn't wait for the list.
    onSuccess: () => void refreshPhotos(client, userId),
  });
}

/** Permanently deletes a photo. */
export function useDeletePhoto(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) =>
      call(calls.deletePhoto, { params: { userId, photoId } }).catch((error: unknown) => {
        // Already deleted, for example by an earlier attempt with a lost response.
        if (!isNotFoundError(error)) throw error;
      }),
    onSettled: () => refreshPhotos(client, userId),
  });
}

/** Saves the coach's assessment of a day's photos. Photos are refetched after a failure too. */
export function useAssess(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PhotoAssessmentBody) =>
      call(calls.assessPhotos, { params: { userId }, body }),
    onSettled: () => refreshPhotos(client, userId),
  });
}

export function useChangeAssessment(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ assessmentId, ...body }: PhotoAssessmentChange & { assessmentId: string }) =>
      call(calls.changePhotoAssessment, { params: { userId, assessmentId }, body }),
    onSettled: () => refreshPhotos(client, userId),
  });
}

export function useDeleteAssessment(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: assessmentId, version }: Pick<PhotoAssessment, 'id' | 'version'>) =>
      call(calls.deletePhotoAssessment, { params: { userId, assessmentId }, body: { version } }),
    onSettled: () => refreshPhotos(client, userId),
  });
}
