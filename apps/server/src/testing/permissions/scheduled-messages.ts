import { scheduledMessageEndpoints } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { scheduledMessages } from '../../platform/db/schema/index.ts';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const HOUR_MS = 3_600_000;

const ofCoach = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

const later = ({ test }: Scene) => new Date(test.now().getTime() + HOUR_MS).toISOString();

const message = (scene: Scene) => ({ content: 'Sleep well.', sendAt: later(scene) });

/** The athlete without the messages of earlier calls, of which only a few may wait. */
async function ofAthlete({ test, people }: Scene) {
  const { id } = people.athlete;
  await test.db.delete(scheduledMessages).where(eq(scheduledMessages.athleteId, id));
  return { userId: id };
}

/** A message the coach scheduled. */
async function scheduled(scene: Scene) {
  const { userId } = await ofAthlete(scene);
  const coach = await scene.browserOf('coach');
  const reply = await coach.post(`/api/users/${userId}/scheduled-messages`, message(scene));
  return { userId, scheduledId: reply.json().id as string };
}

export const scheduledMessagePermissions: PermissionRow[] = [
  {
    endpoint: scheduledMessageEndpoints.scheduledMessages,
    statuses: ofCoach(200),
    prepare: ({ people }) => ({ query: `?athleteId=${people.athlete.id}` }),
  },
  {
    endpoint: scheduledMessageEndpoints.scheduleMessage,
    statuses: ofCoach(201),
    prepare: async (scene) => ({ params: await ofAthlete(scene), body: message(scene) }),
  },
  {
    endpoint: scheduledMessageEndpoints.changeScheduled,
    statuses: ofCoach(200),
    prepare: async (scene) => ({
      params: await scheduled(scene),
      body: { content: 'Sleep longer.', sendAt: later(scene), version: 1 },
    }),
  },
  {
    endpoint: scheduledMessageEndpoints.sendScheduled,
    statuses: ofCoach(201),
    prepare: async (scene) => ({ params: await scheduled(scene), body: { version: 1 } }),
  },
  {
    endpoint: scheduledMessageEndpoints.cancelScheduled,
    statuses: ofCoach(204),
    prepare: async (scene) => ({ params: await scheduled(scene), query: '?version=1' }),
  },
  {
    endpoint: scheduledMessageEndpoints.restoreScheduled,
    statuses: ofCoach(200),
    prepare: async (scene) => ({ params: await scheduled(scene) }),
  },
];
