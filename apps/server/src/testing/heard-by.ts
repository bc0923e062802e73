import type { LiveEvent } from '@posedown/contract';
import type { TestApp } from './test-app.ts';

/** The events that a person's open page receives while something is done. */
export async function heardBy(
  { events }: TestApp,
  { id }: { id: string },
  act: () => Promise<unknown>,
): Promise<LiveEvent[]> {
  const received: LiveEvent[] = [];
  const stop = events.listen({
    userId: id,
    sessionId: '',
    send: (event) => received.push(event),
    beat: () => undefined,
    end: () => undefined,
  });
  await act();
  stop();
  return received;
}
