import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const REPLY = { response: 'One. Two.', sources: [], handedToCoach: false, messages: [] };

/** A response that comes in pieces, cut anywhere. */
function inPieces(...pieces: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

describe('reading an answer', () => {
  it('takes one that comes whole', async () => {
    expect(await readAnswer(Response.json(REPLY), () => undefined)).toEqual(REPLY);
  });

  it('tells the words so far and ends with the whole, wherever the pieces are cut', async () => {
    const text = `event: text\ndata: {"text":"One. "}\n\nevent: text\ndata: {"text":"Two."}\n\nevent: done\ndata: ${JSON.stringify(REPLY)}\n\n`;
    for (const cut of [5, 20, 40, 60, 90]) {
      const heard: string[] = [];
      const response = inPieces(text.slice(0, cut), text.slice(cut));
      expect(await readAnswer(response, (soFar) => heard.push(soFar))).toEqual(REPLY);
      expect(heard).toEqual(['One. ', 'One. Two.']);
    }
  });

  it('fails when the answer breaks off or the server failed', async () => {
    const ignore = () => undefined;
    const begun = 'event: text\ndata: {"text":"One. "}\n\n';
    await expect(readAnswer(inPieces(begun), ignore)).rejects.toThrow('cut off');
    const failed = inPieces(begun, 'event: error\ndata: {"error":"x"}\n\n');
    await expect(readAnswer(failed, ignore)).rejects.toThrow('couldn’t finish');
  });
});
