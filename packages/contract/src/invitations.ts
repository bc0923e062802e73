import { UNITS } from '@posedown/coaching';
import { z } from 'zod';
import {
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  queryInteger,
  textSchema,
} from './common.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';

export const INVITATION_STATES = ['pending', 'accepted', 'expired', 'revoked'] as const;

export const invitationBodySchema = z.strictObject({
  email: emailSchema,
  name: textSchema(100, 'Enter a name or leave it out').optional(),
  /** A line of the coach's own in the mail. */
  message: freeTextSchema(500).optional(),
  /** Made by the client once per form; the same key again answers with the invitation already there. */
  requestKey: z.uuid().optional(),
});
export type InvitationBody = z.output<typeof invitationBodySchema>;

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    name: z.string().nullable(),
    message: z.string().nullable(),
    state: z.enum(INVITATION_STATES),
    createdAt: instantSchema,
    /** When the link was last mailed. */
    sentAt: instantSchema,
    expiresAt: instantSchema,
    acceptedAt: instantSchema.nullable(),
    /** The athlete who accepted it. */
    athleteId: idSchema.nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitationSchema>;

/** The secret of an invitation's link. */
export const inviteTokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'That invitation link is not complete');

const tag = 'Invitations';
const params = z.object({ invitationId: idSchema });

export const invitationEndpoints = {
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'coach',
    tag,
    summary:
      'Invite an athlete by email. An open invitation to the same email is renewed. The reply never reveals whether the email has an account with another coach',
    body: invitationBodySchema,
    status: 201,
    reply: invitationSchema,
  }),
  listInvitations: defineEndpoint({
    method: 'GET',
    path: '/api/invitations',
    access: 'coach',
    tag,
    summary: 'Your own invitations: pending and expired ones before settled ones, last sent first',
    query: z.strictObject({ limit: queryInteger(1, 100, 50), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({ invitations: z.array(invitationSchema), nextCursor: z.string().nullable() }),
  }),
  resendInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/:invitationId/resend',
    access: 'coach',
    tag,
    summary: 'Email a new link, valid for 14 days. The previous one stops working',
    params,
    status: 200,
    reply: invitationSchema,
  }),
  revokeInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/:invitationId/revoke',
    access: 'coach',
    tag,
    summary: 'Withdraw an invitation',
    params,
    status: 200,
    reply: invitationSchema,
  }),
  openInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/open',
    access: 'public',
    tag,
    summary: 'Details of an invitation link: who is inviting whom',
    body: z.strictObject({ token: inviteTokenSchema }),
    status: 200,
    reply: z.object({
      email: z.string(),
      name: z.string().nullable(),
      coachName: z.string(),
      /** Where the coach has given their practice a name. */
      practiceName: z.string().nullable(),
      /** The units sign-up starts with. */
      units: z.enum(UNITS),
    }),
  }),
};
