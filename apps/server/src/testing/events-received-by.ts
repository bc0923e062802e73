import type { LiveEvent } from '@posedown/contract';
import type { TestApp } from './test-app.ts';

/** The events a person's open page receives during an action. */
export async function eventsReceivedBy(
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
