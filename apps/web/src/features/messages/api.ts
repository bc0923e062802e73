import { calls } from 'virtual:contract-calls';
import type { MessageBody } from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isUnreached } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';
import { useWasTrue } from '../../lib/use-was-true.ts';
import type { InboxQuery } from './inbox-query.ts';
import { latestMessages } from './latest-messages.ts';

const PAGE_SIZE = 40;

/** The thread of an athlete, page by page into the past; without a network the lines that the device kept. */
export function useThread(userId: string) {
  const thread = usePages(userId);
  // They stay while the thread is asked for again.
  const isCut = useWasTrue(thread.isError && !thread.data && isUnreached(thread.error));
  const kept = useQuery({ ...latestMessages(userId), enabled: isCut && !thread.data });
  const lines = isCut && kept.data ? { pages: [kept.data], pageParams: [undefined] } : undefined;
  const data = thread.data ?? lines;
  return { ...thread, data, isPending: !data && (thread.isPending || kept.isFetching) };
}

function usePages(userId: string) {
  const params = { userId };
  return useInfiniteQuery(endpointPages(calls.messages, { params, query: { limit: PAGE_SIZE } }));
}

/** The caller's threads, the one written in last first. */
export function useThreads({ q, unread }: InboxQuery) {
  const query = { search: q?.trim(), unread: unread ? ('true' as const) : undefined };
  return useInfiniteQuery({
    ...endpointPages(calls.threads, { query }),
    placeholderData: keepPreviousData,
  });
}

/** What is not read yet, in all and by athlete. */
export function useUnread(enabled = true) {
  return useQuery({ ...endpointQuery(calls.unreadMessages, {}), enabled });
}

/** Refetches what has changed in one thread, or in any, and what the analytics say of who waits for an answer. */
export function refreshMessages(client: QueryClient, userId?: string): void {
  const [, inbox] = endpointKey(calls.threads);
  refetchMatching(client, ([, kind, athlete, part]) =>
    kind === 'users'
      ? part === 'messages' && (!userId || athlete === userId)
      : kind === inbox || kind === 'analytics',
  );
}

/** Sends a line; the same key twice stores it once. */
export const sendMessage = (userId: string, body: MessageBody) =>
  call(calls.sendMessage, { params: { userId }, body });

/** Tells the other one that something is being written. It is no loss when it is not heard. */
export function sendTyping(userId: string): void {
  void call(calls.typing, { params: { userId } }).catch(() => undefined);
}

/** Marks messages as read. Offline, this is sent once there is a network. */
export function useMarkRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'online',
    mutationFn: (upTo: string) => call(calls.readMessages, { params: { userId }, body: { upTo } }),
    onSuccess: () => refreshMessages(client, userId),
  });
}

interface Edit {
  messageId: string;
  content: string;
  version: number;
}

export function useEditMessage(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, ...body }: Edit) =>
      call(calls.editMessage, { params: { userId, messageId }, body }),
    // Refetch after a conflict too: the new version is shown above the field.
    onSettled: () => refreshMessages(client, userId),
  });
}

export function useDeleteMessage(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(calls.deleteMessage, { params: { userId, messageId } }),
    onSuccess: () => refreshMessages(client, userId),
  });
}
