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

/** Longer than the server itself waits for a model, which is 25 s. */
const SILENCE_MS = 40_000;

/** Gives a call up once nothing was heard for so long. */
function endInSilence() {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => end.abort(), SILENCE_MS);
  };
  heard();
  return { signal: end.signal, heard, stop };
}

type Conversation = ReplyOf<typeof assistantEndpoints.assistantMessages>;

/** What was said last, the newest first. A new browser must not show what another left behind. */
export function useConversation(userId: string | undefined) {
  const params = { userId: userId ?? 'nobody' };
  const query = endpointQuery(calls.assistantMessages, { params });
  return useQuery({ ...query, enabled: userId !== undefined });
}

/** Named, so that pages are not kept under the key of the list above. */
const PAGE_SIZE = 50;

/** All that was said to an athlete, the newest first, page after page: what an alert is about may lie far back. */
export function useWholeConversation(userId: string) {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.assistantMessages, { params: { userId }, query }));
}

/**
 * Asks the assistant. A retry uses the same key.
 * @throws like `call`, and after a long silence
 */
export async function ask(body: AskBody, onText: (soFar: string) => void): Promise<AskReply> {
  const { signal, heard, stop } = endInSilence();
  try {
    return await readAnswer(await callInParts(calls.askAli, body, signal), onText, heard);
  } finally {
    stop();
  }
}

/** Asks, and puts question and answer under what was said. */
export function useAsk(onText: (soFar: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AskBody) => ask(body, onText),
    onSuccess: ({ messages }, { userId }) => {
      const queryKey = endpointKey(calls.assistantMessages, { params: { userId } });
      client.setQueryData<Conversation>(queryKey, (known) =>
        known ? { ...known, messages: withNew(known.messages, messages) } : known,
      );
    },
  });
}

function withNew(known: AssistantMessage[], added: AssistantMessage[]): AssistantMessage[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...[...added].reverse(), ...known.filter(({ id }) => !ids.has(id))];
}

/** Begins a new conversation. */
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

/** Makes a call whose reply may be streamed as server-sent events. The caller decides when it takes too long. */
function callInParts<E extends Endpoint>(
  target: CallOf<E>,
  body: BodyInputOf<E>,
  signal: AbortSignal,
): Promise<Response> {
  const accept = 'text/event-stream, application/json';
  return open(endpointPath(target, {}), { method: target.method, body, signal, accept });
}
