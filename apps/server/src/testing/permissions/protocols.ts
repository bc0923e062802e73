import { type Protocol, protocolEndpoints } from '@posedown/contract';
import { athleteAndCoach, coachesOnly, type PermissionRow, signedIn } from './row.ts';
import type { Scene } from './scene.ts';

/** Calls of the athlete's own coach on a protocol. For another coach it doesn't exist. */
const ownCoachOnly = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

const REASON = { warningReason: 'Asked: healthy, and no warning signs.' };

async function newDraft(scene: Scene): Promise<Protocol> {
  const coach = await scene.browserOf('coach');
  const body = { clientId: scene.people.athlete.id, protocolType: 'cutting' };
  return (await coach.post('/api/ai/protocol-recommendation', body)).json();
}

async function newApproved(scene: Scene): Promise<Protocol> {
  const { id, version } = await newDraft(scene);
  const coach = await scene.browserOf('coach');
  return (await coach.post(`/api/protocols/${id}/approve`, { version, ...REASON })).json();
}

export const protocolPermissions: PermissionRow[] = [
  {
    endpoint: protocolEndpoints.draftProtocol,
    statuses: ownCoachOnly(201),
    prepare: ({ people }) => ({
      body: { clientId: people.athlete.id, protocolType: 'off_season' },
    }),
  },
  { endpoint: protocolEndpoints.protocols, statuses: signedIn(200) },
  {
    endpoint: protocolEndpoints.protocol,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({ params: { protocolId: (await newApproved(scene)).id } }),
  },
  {
    endpoint: protocolEndpoints.changeProtocol,
    statuses: ownCoachOnly(200),
    prepare: async (scene) => {
      const { id, version, protocol } = await newDraft(scene);
      const { bodyFatTarget, phases } = protocol;
      return { params: { protocolId: id }, body: { bodyFatTarget, phases, version } };
    },
  },
  {
    endpoint: protocolEndpoints.approveProtocol,
    statuses: ownCoachOnly(200),
    prepare: async (scene) => {
      const { id, version } = await newDraft(scene);
      return { params: { protocolId: id }, body: { version, ...REASON } };
    },
  },
  {
    endpoint: protocolEndpoints.rejectProtocol,
    statuses: ownCoachOnly(200),
    prepare: async (scene) => {
      const { id, version } = await newDraft(scene);
      return { params: { protocolId: id }, body: { version, coachNotes: 'Too early.' } };
    },
  },
  {
    endpoint: protocolEndpoints.acknowledgeProtocol,
    statuses: { ...signedIn(403), athlete: 200, otherAthlete: 404 },
    prepare: async (scene) => ({ params: { protocolId: (await newApproved(scene)).id } }),
  },
];
