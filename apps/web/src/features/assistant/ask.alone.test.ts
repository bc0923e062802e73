import type { AskBody } from '@posedown/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from './api.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: { askAli: { method: 'POST', path: '/api/ai/ask-ali' } },
}));

const body = {
  ...{ message: 'How much protein?', userId: 'ana', requestKey: '1', conversationHistory: [] },
} satisfies AskBody;
const reply = { response: 'One. ', sources: [], handedToCoach: false, messages: [] };

/** A server that takes the question and says what the test has it say, until it is given up. */
function answerInParts() {
  let says: (part: string) => void = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const parts = new ReadableStream({
      start(controller) {
        says = (part) => controller.enqueue(new TextEncoder().encode(part));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(parts, { headers: { 'content-type': 'text/event-stream' } });
  });
  return (event: string, data: unknown) =>
    says(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for an answer as long as something comes of it, and leaves no clock running', async () => {
  const say = answerInParts();
  const heard = vi.fn();
  const answer = ask(body, heard);
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(39_000);
    say('text', { text: 'One. ' });
  }
  await vi.advanceTimersByTimeAsync(39_000);
  say('done', reply);
  expect(await answer).toEqual(reply);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up an answer that falls silent, before or after its first words', async () => {
  for (const words of [[], ['One. ']]) {
    const say = answerInParts();
    const over = vi.fn();
    void ask(body, () => undefined).catch(over);
    await vi.advanceTimersByTimeAsync(0);
    for (const text of words) say('text', { text });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(over).toHaveBeenCalledOnce();
  }
});
