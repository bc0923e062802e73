import type { AskBody } from '@posedown/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { askAli: { method: 'POST', path: '/api/ai/ask-ali' } },
}));

const body = {
  ...{ message: 'How much protein?', userId: 'ana', requestKey: '1', conversationHistory: [] },
} satisfies AskBody;
const reply = { response: 'One. ', sources: [], handedToCoach: false, messages: [] };

/**
 * Mocks a server that streams the events sent by the test until the request is aborted.
 * @returns a function that sends an event
 */
function mockStream() {
  let enqueue: (part: string) => void = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const parts = new ReadableStream({
      start(controller) {
        enqueue = (part) => controller.enqueue(new TextEncoder().encode(part));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(parts, { headers: { 'content-type': 'text/event-stream' } });
  });
  return (event: string, data: unknown) =>
    enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits as long as data keeps arriving, and leaves no timer running', async () => {
  const sendEvent = mockStream();
  const onText = vi.fn();
  const answer = ask(body, onText);
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(39_000);
    sendEvent('text', { text: 'One. ' });
  }
  await vi.advanceTimersByTimeAsync(39_000);
  sendEvent('done', reply);
  expect(await answer).toEqual(reply);
  expect(onText).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('aborts a stream that falls silent, before or after the first text', async () => {
  for (const texts of [[], ['One. ']]) {
    const sendEvent = mockStream();
    const onError = vi.fn();
    void ask(body, () => undefined).catch(onError);
    await vi.advanceTimersByTimeAsync(0);
    for (const text of texts) sendEvent('text', { text });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onError).toHaveBeenCalledOnce();
  }
});
