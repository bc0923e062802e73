import { calls } from 'virtual:contract-calls';
import type {
  AskBody,
  AskReply,
  AssistantMessage,
  assistantEndpoints,
  BodyInputOf,
  Endpoint,
  ReplyOf,
} from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, open } from '../../lib/api-client.ts';
import type { CallOf } from '../../lib/call-of.ts';
import { endpointKey, endpointPath } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { readAnswer } from './read-answer.ts';

/** Longer than the server's own timeout for the model, 25 s. */
const SILENCE_MS = 40_000;

/** Aborts a request after a period without data. */
function createSilenceTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => controller.abort(), SILENCE_MS);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

type Conversation = ReplyOf<typeof assistantEndpoints.assistantMessages>;

/** The user's latest messages, newest first. */
export function useConversation(userId: string | undefined) {
  const params = { userId: userId ?? 'nobody' };
  const query = endpointQuery(calls.assistantMessages, { params });
  return useQuery({ ...query, enabled: userId !== undefined });
}

/** Sent explicitly, so that pages get a different query key than the list above. */
const PAGE_SIZE = 50;

/**
 * The athlete's whole conversation, newest first, paginated: the messages behind an alert may be
 * old.
 */
export function useWholeConversation(userId: string) {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.assistantMessages, { params: { userId }, query }));
}

/**
 * Asks the assistant. A retry uses the same key.
 * @throws like `call`, and after a long silence
 */
export async function ask(body: AskBody, onText: (soFar: string) => void): Promise<AskReply> {
  const { signal, restart, stop } = createSilenceTimeout();
  try {
    return await readAnswer(await openStream(calls.askAli, body, signal), onText, restart);
  } finally {
    stop();
  }
}

/** Asks the assistant and adds the question and answer to the cached conversation. */
export function useAsk(onText: (soFar: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AskBody) => ask(body, onText),
    onSuccess: ({ messages }, { userId }) => {
      const queryKey = endpointKey(calls.assistantMessages, { params: { userId } });
      client.setQueryData<Conversation>(queryKey, (cached) =>
        cached ? { ...cached, messages: prependMessages(cached.messages, messages) } : cached,
      );
    },
  });
}

function prependMessages(
  cached: AssistantMessage[],
  added: AssistantMessage[],
): AssistantMessage[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...[...added].reverse(), ...cached.filter(({ id }) => !ids.has(id))];
}

/** Starts a new conversation. */
export function useClear(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.clearAssistantMessages, { params: { userId } }),
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: endpointKey(calls.assistantMessages, { params: { userId } }),
      }),
  });
}

/**
 * Calls an endpoint that may stream its reply as server-sent events. The caller handles timeouts.
 */
function openStream<E extends Endpoint>(
  target: CallOf<E>,
  body: BodyInputOf<E>,
  signal: AbortSignal,
): Promise<Response> {
  const accept = 'text/event-stream, application/json';
  return open(endpointPath(target, {}), { method: target.method, body, signal, accept });
}
