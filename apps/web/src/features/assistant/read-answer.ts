import type { AskReply } from '@posedown/contract';

/**
 * Reads a complete or streamed answer.
 * @param onText receives the text so far while the model writes
 * @param onPart is called whenever data arrives
 * @throws Error if the stream is cut off or the server reports a failure
 */
export async function readAnswer(
  response: Response,
  onText: (soFar: string) => void,
  onPart: () => void = () => undefined,
): Promise<AskReply> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return response.json();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    onPart();
    if (done) throw new Error('The answer was cut off');
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { event, data } = parseEvent(block);
      if (event === 'done') return data as AskReply;
      if (event === 'error') throw new Error('The server couldn’t finish the answer');
      text += (data as { text: string }).text;
      onText(text);
    }
  }
}

function parseEvent(block: string): { event: string; data: unknown } {
  const [first = '', second = ''] = block.split('\n');
  return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) };
}
