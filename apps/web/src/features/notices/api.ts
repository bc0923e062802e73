import { calls } from 'virtual:contract-calls';
import type { NoticeSettings } from '@posedown/contract';
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

/** The user's notices, newest first, paginated. */
export const useNotices = () =>
  useInfiniteQuery(endpointPages(calls.notices, { query: { limit: PAGE_SIZE } }));

/** The number of the user's unread notices. */
export const useUnreadNotices = () => useQuery(endpointQuery(calls.unreadNotices, {}));

/** Refetches the notices and their number, but not the settings. */
export function refreshNotices(client: QueryClient): void {
  const [, notices] = endpointKey(calls.notices);
  refetchMatching(client, ([, kind, part]) => kind === notices && part !== settingsKey[2]);
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
