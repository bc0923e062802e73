import { cardioEndpoints } from '@posedown/contract';
import { athleteAlone, athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const SESSION = {
  type: 'LISS',
  modality: 'stationary-bike',
  startedAt: '2026-11-20T06:30:00Z',
  durationSeconds: 1800,
  completed: true,
};

/** A new session of the athlete, to be changed or deleted. */
async function recorded(scene: Scene): Promise<Record<'sessionId', string>> {
  const browser = await scene.browserOf('athlete');
  const reply = await browser.post('/api/cardio-sessions', SESSION);
  return { sessionId: reply.json().id };
}

/** Coaches are rejected by role before any lookup. */
const ownSession = (status: number) => ({ ...athleteAlone(status), coach: 403, otherCoach: 403 });

export const cardioPermissions: PermissionRow[] = [
  {
    endpoint: cardioEndpoints.recordCardioSession,
    statuses: athletesOnly(201),
    prepare: () => ({ body: SESSION }),
  },
  {
    endpoint: cardioEndpoints.restoreCardioSession,
    statuses: athletesOnly(201),
    prepare: () => ({
      body: {
        ...{ ...SESSION, netKcal: 244, grossKcal: 286 },
        requestKey: '0d6f2a52-5d0f-4f0e-9d6a-7b1a3f1f6a13',
      },
    }),
  },
  {
    endpoint: cardioEndpoints.changeCardioSession,
    statuses: ownSession(200),
    prepare: async (scene) => ({
      params: await recorded(scene),
      body: { modality: 'elliptical', durationSeconds: 1500, version: 0 },
    }),
  },
  {
    endpoint: cardioEndpoints.deleteCardioSession,
    statuses: ownSession(204),
    prepare: async (scene) => ({ params: await recorded(scene), body: { version: 0 } }),
  },
  {
    endpoint: cardioEndpoints.listCardioSessions,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: cardioEndpoints.cardioPlan,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: cardioEndpoints.setHeartRates,
    statuses: athletesOnly(200),
    prepare: async (scene, caller) => {
      const sender = caller === 'otherAthlete' ? caller : 'athlete';
      const browser = await scene.browserOf(sender);
      const plan = await browser.get(`/api/users/${scene.people[sender].id}/cardio-plan`);
      const { heartRatesVersion: version } = plan.json();
      return { body: { measuredMaxHeartRate: 190, restingHeartRate: 55, version } };
    },
  },
];
