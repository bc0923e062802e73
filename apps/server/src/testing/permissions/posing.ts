import { posingEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

export const posingPermissions: PermissionRow[] = [
  {
    endpoint: posingEndpoints.savePoseSession,
    statuses: athletesOnly(201),
    prepare: () => ({ body: POSE_SESSION }),
  },
  {
    endpoint: posingEndpoints.listPoseSessions,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  { endpoint: posingEndpoints.recentPoseSessions, statuses: coachesOnly(200) },
  {
    endpoint: posingEndpoints.noteOnPoseSession,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: await newSession(scene),
      body: { coachNotes: 'Elbows higher.', version: 1 },
    }),
  },
  {
    endpoint: posingEndpoints.deletePoseSession,
    statuses: { ...athletesOnly(204), otherAthlete: 404 },
    prepare: async (scene) => ({ params: await newSession(scene) }),
  },
];

/** A valid session on the test's first day. */
const POSE_SESSION = {
  date: '2026-11-21',
  routine: 'mandatory',
  duration: 10,
  poses: [{ name: 'Front Double Bicep', duration: 10, completed: true }],
};

async function newSession({ people, browserOf }: Scene) {
  const athlete = await browserOf('athlete');
  const reply = await athlete.post('/api/pose-practice-sessions', POSE_SESSION);
  return { userId: people.athlete.id, sessionId: String(reply.json().id) };
}
