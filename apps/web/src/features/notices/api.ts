import { calls } from 'virtual:contract-calls';
import type { BodyInputOf, NoticeSettings, noticeEndpoints } from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';

const PAGE_SIZE = 30;
const settingsKey = endpointKey(calls.noticeSettings);
const devicesKey = endpointKey(calls.pushDevices);

/** The user's notices, newest first, paginated. */
export const useNotices = () =>
  useInfiniteQuery(endpointPages(calls.notices, { query: { limit: PAGE_SIZE } }));

/** The number of the user's unread notices. */
export const useUnreadNotices = () => useQuery(endpointQuery(calls.unreadNotices, {}));

/** Refetches the notices and their number, but not the settings. */
export function refreshNotices(client: QueryClient): void {
  const [, notices] = endpointKey(calls.notices);
  const others = [settingsKey[2], devicesKey[2]];
  refetchMatching(client, ([, kind, part]) => kind === notices && !others.includes(part));
}

/** Marks one notice as read, or all up to one. Failures are ignored: the notice stays unread. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read: { noticeId: string } | { upTo: string }) =>
      'upTo' in read
        ? call(calls.readNotices, { body: read })
        : call(calls.readNotice, { params: read }),
    onSettled: () => refreshNotices(client),
  });
}

export const useNoticeSettings = () => useQuery(endpointQuery(calls.noticeSettings, {}));

/** Saves the settings. They show the choice at once, and the stored one again after a failure. */
export function useChangeNoticeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticeSettings) => call(calls.changeNoticeSettings, { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: settingsKey });
      client.setQueryData(settingsKey, body);
    },
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

/** The key for subscriptions, and the user's devices with push notices. */
export const usePushDevices = () => useQuery(endpointQuery(calls.pushDevices, {}));

export function useAddPushDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof noticeEndpoints.addPushDevice>) =>
      call(calls.addPushDevice, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

export function useRemovePushDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) => call(calls.removePushDevice, { params: { deviceId } }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Sends a test. Refetches the devices, because the server may find that this one has gone. */
export function useTestPushDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) => call(calls.testPushDevice, { params: { deviceId } }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}
