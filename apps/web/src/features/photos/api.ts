import { calls } from 'virtual:contract-calls';
import type { PhotoPose } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { sendPhoto } from '../../lib/send-photo.ts';

const PAGE_SIZE = 120;
const YEAR_WEEKS = 52;

/** The athlete's units and time zone, among the rest of their answers. */
export function useProfile(userId: string) {
  return useQuery(endpointQuery(calls.profile, { params: { userId } }));
}

/** An athlete's progress photos, the newest day first, page after page. */
export function usePhotos(userId: string) {
  const query = { purpose: 'progress', limit: PAGE_SIZE } as const;
  return useInfiniteQuery({
    queryKey: endpointKey(calls.listPhotos, { params: { userId }, query }),
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listPhotos,
        { params: { userId }, query: { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The trend weight of the last year, for what an athlete weighed on the day of a photo. */
export function useWeights(userId: string) {
  const input = { params: { userId }, query: { weeks: YEAR_WEEKS } };
  return useQuery(endpointQuery(calls.progressOverview, input));
}

interface SentPhoto {
  image: Blob;
  date: string;
  pose: PhotoPose | undefined;
  requestKey: string;
  signal: AbortSignal;
}

/** Sends one photo. The same request key again stores nothing twice. */
export function useSendPhoto(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ image, signal, ...query }: SentPhoto) =>
      sendPhoto(userId, { purpose: 'progress', ...query }, image, signal),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: endpointKey(calls.listPhotos, { params: { userId } }) }),
  });
}

/** Deletes a photo for good. */
export function useDeletePhoto(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (photoId: string) => call(calls.deletePhoto, { params: { userId, photoId } }),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: endpointKey(calls.listPhotos, { params: { userId } }) }),
  });
}
