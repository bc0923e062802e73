import { calls } from 'virtual:contract-calls';
import type { MessageBody, Snippet, SnippetBody } from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isUnanswered } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';
import { useWasTrue } from '../../lib/use-was-true.ts';
import type { InboxQuery } from './inbox-query.ts';
import { latestMessages } from './latest-messages-query.ts';

const PAGE_SIZE = 40;

/** An athlete's thread, newest first, paginated, or from around one message. Offline, the messages cached on the device. */
export function useThread(userId: string, around?: string) {
  const thread = usePages(userId, around);
  // The cached messages stay while the thread is refetched.
  const isOffline = useWasTrue(thread.isError && !thread.data && isUnanswered(thread.error));
  const cached = useQuery({ ...latestMessages(userId), enabled: isOffline && !thread.data });
  const cachedThread =
    isOffline && cached.data ? { pages: [cached.data], pageParams: [undefined] } : undefined;
  const data = thread.data ?? cachedThread;
  return { ...thread, data, isPending: !data && (thread.isPending || cached.isFetching) };
}

function usePages(userId: string, around?: string) {
  const address = { params: { userId }, query: { limit: PAGE_SIZE, around } };
  return useInfiniteQuery(endpointPages(calls.messages, address));
}

/** The user's threads, most recent first. */
export function useThreads({ q, unread }: InboxQuery) {
  const query = { search: q?.trim(), unread: unread ? ('true' as const) : undefined };
  return useInfiniteQuery({
    ...endpointPages(calls.threads, { query }),
    placeholderData: keepPreviousData,
  });
}

/** The number of unread messages, in total and per athlete. */
export function useUnread(enabled = true) {
  return useQuery({ ...endpointQuery(calls.unreadMessages, {}), enabled });
}

/**
 * Refetches one thread or all of them, the inbox, and the analytics, which count unanswered
 * messages.
 */
export function refreshMessages(client: QueryClient, userId?: string): void {
  const [, inbox] = endpointKey(calls.threads);
  refetchMatching(client, ([, kind, athlete, part]) =>
    kind === 'users'
      ? part === 'messages' && (!userId || athlete === userId)
      : kind === inbox || kind === 'analytics',
  );
}

/** Sends a message. The request key makes retries safe. */
export const sendMessage = (userId: string, body: MessageBody) =>
  call(calls.sendMessage, { params: { userId }, body });

/** Athletes with the values of their placeholders. Read once: a preview shouldn't change while the coach writes. */
export const useRecipients = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['recipients', ids],
    queryFn: () => call(calls.recipients, { body: { ids: [...ids] } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads what placeholders are filled with for one athlete. */
export const useLoadValues = () =>
  useMutation({
    mutationFn: async (athleteId: string) => {
      const { recipients } = await call(calls.recipients, { body: { ids: [athleteId] } });
      return recipients[0]?.values;
    },
  });

/** Notifies the other person that a message is being typed. Failures are ignored. */
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

/** The coach's own snippets by name. */
export const useSnippets = () => useQuery(endpointQuery(calls.snippets, {}));

/** A write to the snippets. They are refetched after a rejection too, because another device may have been first. */
function useSnippetWrite<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  const queryKey = endpointKey(calls.snippets);
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) });
}

export const useCreateSnippet = () =>
  useSnippetWrite((body: SnippetBody) => call(calls.createSnippet, { body }));

export const useChangeSnippet = () =>
  useSnippetWrite(({ id: snippetId, ...body }: Snippet) =>
    call(calls.changeSnippet, { params: { snippetId }, body }),
  );

export const useDeleteSnippet = () =>
  useSnippetWrite(({ id: snippetId, version }: Snippet) =>
    call(calls.deleteSnippet, { params: { snippetId }, query: { version } }),
  );
