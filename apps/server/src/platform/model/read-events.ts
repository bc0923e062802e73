import { ModelFailure } from './model-failure.ts';

/** Far more than any requested answer. */
const MAX_BYTES = 512_000;

/**
 * The data of each server-sent event of a body, up to `[DONE]`.
 * @throws ModelFailure for a body that ends without `[DONE]`, or doesn't end
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new ModelFailure('the answer is too long');
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice(5).trim();
      if (data === '[DONE]') return;
      yield data;
    }
  }
  throw new ModelFailure('the stream was cut');
}
