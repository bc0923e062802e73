import type { LiveEvent } from '@posedown/contract';
import { expect, it } from 'vitest';
import { createEventHub, type EventHub } from './event-hub.ts';

const EVENT: LiveEvent = { type: 'message', athleteId: '019aa000-0000-7000-8000-000000000000' };

const openHub = () =>
  createEventHub({
    findLiveSessions: async (ids) => new Set(ids),
    report: (error) => {
      throw error;
    },
  });

function listen(hub: EventHub, userId: string) {
  const received: LiveEvent[] = [];
  const reads = { ofUserId: 0 };
  const stop = hub.listen({
    get userId() {
      reads.ofUserId += 1;
      return userId;
    },
    sessionId: userId,
    send: (event) => received.push(event),
    beat: () => undefined,
    end: () => undefined,
  });
  reads.ofUserId = 0;
  return { received, reads, stop };
}

it('delivers an event once to someone named twice', () => {
  const hub = openHub();
  const { received } = listen(hub, 'Mia');
  hub.publish(['Mia', null, 'Mia'], EVENT);
  expect(received).toEqual([EVENT]);
});

it('doesn’t touch other people’s streams', () => {
  const hub = openHub();
  const other = listen(hub, 'Ben');
  const mia = listen(hub, 'Mia');
  hub.publish(['Mia'], EVENT);
  expect([mia.received, other.received, other.reads]).toEqual([[EVENT], [], { ofUserId: 0 }]);
});

it('keeps a reopened stream when the closed one stops twice', () => {
  const hub = openHub();
  const closed = listen(hub, 'Mia');
  closed.stop();
  const reopened = listen(hub, 'Mia');
  closed.stop();
  hub.publish(['Mia'], EVENT);
  expect([closed.received, reopened.received]).toEqual([[], [EVENT]]);
});
