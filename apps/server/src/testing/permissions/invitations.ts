import { invitationEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { tokenMailedTo } from '../token-mailed-to.ts';
import { coachesOnly, everyone, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

/** An invitation of the scene's coach with its link token. */
async function invite({ test, browserOf }: Scene) {
  const email = `${newId()}@test.example`;
  const coach = await browserOf('coach');
  const { id } = (await coach.post('/api/invitations', { email })).json();
  const token = (await tokenMailedTo(test, email)) ?? '';
  return { id, token };
}

const ownOnly = { ...coachesOnly(200), otherCoach: 404 };

export const invitationPermissions: PermissionRow[] = [
  {
    endpoint: invitationEndpoints.invite,
    statuses: coachesOnly(201),
    prepare: () => ({ body: { email: `${newId()}@test.example` } }),
  },
  { endpoint: invitationEndpoints.listInvitations, statuses: coachesOnly(200) },
  {
    endpoint: invitationEndpoints.resendInvitation,
    statuses: ownOnly,
    prepare: async (scene) => ({ params: { invitationId: (await invite(scene)).id } }),
  },
  {
    endpoint: invitationEndpoints.revokeInvitation,
    statuses: ownOnly,
    prepare: async (scene) => ({ params: { invitationId: (await invite(scene)).id } }),
  },
  {
    endpoint: invitationEndpoints.openInvitation,
    statuses: everyone(200),
    prepare: async (scene) => ({ body: { token: (await invite(scene)).token } }),
  },
];
