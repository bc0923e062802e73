import { type Invitation, invitationEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { openInvitation } from './accept-invitation.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { stateOf } from './invitation-state.ts';
import { listOwnInvitations } from './list-invitations.ts';
import type { StoredInvitation } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';

export function addInvitationRoutes(app: FastifyInstance, services: Services) {
  const { now } = services;
  /** Audits an invitation in the transaction that changes it. */
  const auditNote =
    (request: FastifyRequest, action: string) =>
    (tx: Tx, { id: invitation }: StoredInvitation) =>
      recordAudit(tx, request, { action, outcome: 'done', details: { invitation } });

  addEndpoint(app, invitationEndpoints.invite, async ({ actor, body, request }) => {
    const note = auditNote(request, 'invite');
    return toInvitation(await sendInvitation(services, actor, body, note), now());
  });

  addEndpoint(app, invitationEndpoints.listInvitations, async ({ actor, query }) => {
    const { invitations, nextCursor } = await listOwnInvitations(services, actor, query);
    return { invitations: invitations.map((row) => toInvitation(row, now())), nextCursor };
  });

  addEndpoint(app, invitationEndpoints.resendInvitation, async ({ actor, params, request }) => {
    const note = auditNote(request, 'invite again');
    return toInvitation(await resendInvitation(services, actor, params.invitationId, note), now());
  });

  addEndpoint(app, invitationEndpoints.revokeInvitation, async ({ actor, params, request }) => {
    const note = auditNote(request, 'revoke invitation');
    return toInvitation(await revokeInvitation(services, actor, params.invitationId, note), now());
  });

  addEndpoint(app, invitationEndpoints.openInvitation, async ({ body }) =>
    openInvitation(services, body.token),
  );
}

function toInvitation(stored: StoredInvitation, now: Date): Invitation {
  return {
    id: stored.id,
    email: stored.email,
    name: stored.name,
    message: stored.message,
    state: stateOf(stored, now),
    createdAt: stored.createdAt.toISOString(),
    sentAt: stored.sentAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    acceptedAt: stored.acceptedAt?.toISOString() ?? null,
    athleteId: stored.athleteId,
  };
}
