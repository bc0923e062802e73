import { type Invitation, invitationEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/session/token.ts';
import { findCoachSettings } from '../insights/index.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { listOwnInvitations } from './list-invitations.ts';
import { requirePending, stateOf } from './policy.ts';
import { findByToken, type StoredInvitation } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';

export function addInvitationRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  async function answer(request: FastifyRequest, action: string, invitation: StoredInvitation) {
    const details = { invitation: invitation.id };
    await recordAudit(db, request, { action, outcome: 'done', details });
    return toInvitation(invitation, now());
  }

  addEndpoint(app, invitationEndpoints.invite, async ({ actor, body, request }) =>
    answer(request, 'invite', await sendInvitation(services, actor, body)),
  );

  addEndpoint(app, invitationEndpoints.listInvitations, async ({ actor, query }) => {
    const { invitations, nextCursor } = await listOwnInvitations(services, actor, query);
    return { invitations: invitations.map((row) => toInvitation(row, now())), nextCursor };
  });

  addEndpoint(app, invitationEndpoints.resendInvitation, async ({ actor, params, request }) =>
    answer(request, 'invite again', await resendInvitation(services, actor, params.invitationId)),
  );

  addEndpoint(app, invitationEndpoints.revokeInvitation, async ({ actor, params, request }) =>
    answer(
      request,
      'revoke invitation',
      await revokeInvitation(services, actor, params.invitationId),
    ),
  );

  addEndpoint(app, invitationEndpoints.openInvitation, async ({ body }) => {
    const found = await findByToken(db, hashToken(body.token));
    const { email, name, coachId } = requirePending(found?.invitation ?? null, now(), 'token');
    const { practiceName, defaultUnits: units } = await findCoachSettings(db, coachId);
    return { email, name, coachName: found?.coachName ?? '', practiceName, units };
  });
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
