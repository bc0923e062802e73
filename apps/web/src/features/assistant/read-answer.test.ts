import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const REPLY = { response: 'One. Two.', sources: [], handedToCoach: false, messages: [] };

/** A streamed response that arrives in the given pieces. */
function streamed(...pieces: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

describe('readAnswer', () => {
  it("parses a reply that isn't streamed", async () => {
    expect(await readAnswer(Response.json(REPLY), () => undefined)).toEqual(REPLY);
  });

  it('reports the text so far and returns the complete reply, wherever the chunks are split', async () => {
    const text = `event: text\ndata: {"text":"One. "}\n\nevent: text\ndata: {"text":"Two."}\n\nevent: done\ndata: ${JSON.stringify(REPLY)}\n\n`;
    for (const index of [5, 20, 40, 60, 90]) {
      const texts: string[] = [];
      const response = streamed(text.slice(0, index), text.slice(index));
      expect(await readAnswer(response, (soFar) => texts.push(soFar))).toEqual(REPLY);
      expect(texts).toEqual(['One. ', 'One. Two.']);
    }
  });

  it('fails if the stream is cut off or the server reports an error', async () => {
    const ignore = () => undefined;
    const firstEvent = 'event: text\ndata: {"text":"One. "}\n\n';
    await expect(readAnswer(streamed(firstEvent), ignore)).rejects.toThrow('cut off');
    const failed = streamed(firstEvent, 'event: error\ndata: {"error":"x"}\n\n');
    await expect(readAnswer(failed, ignore)).rejects.toThrow('couldn’t finish');
  });
});
