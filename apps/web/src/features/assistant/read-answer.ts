import type { AskReply } from '@posedown/contract';

/**
 * Reads an answer, whole or in parts.
 * @param onText hears the words so far, while a model writes
 * @param onPart is called whenever anything comes
 * @throws Error where the answer breaks off or the server says that it failed
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
  let said = '';
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
      said += (data as { text: string }).text;
      onText(said);
    }
  }
}

function parseEvent(block: string): { event: string; data: unknown } {
  const [first = '', second = ''] = block.split('\n');
  return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) };
}
