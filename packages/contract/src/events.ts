import { z } from 'zod';
import { idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Live events only say that something changed and for whom, never the content. Clients fetch it with calls that
 * check permission.
 */
export const liveEventSchema = z
  .discriminatedUnion('type', [
    /** This athlete's thread changed: a message was sent, edited, deleted or read. */
    z.object({ type: z.literal('message'), athleteId: idSchema }),
    /** A person is typing in this athlete's thread. */
    z.object({ type: z.literal('typing'), athleteId: idSchema, fromUserId: idSchema }),
    /** An alert about this athlete was raised or changed. */
    z.object({ type: z.literal('alert'), athleteId: idSchema }),
    /** This athlete's data changed: a log or feedback. */
    z.object({ type: z.literal('athlete'), athleteId: idSchema }),
    /** This athlete's protocol was activated or acknowledged. */
    z.object({ type: z.literal('protocol'), athleteId: idSchema }),
    /** A plan of this athlete was created or changed, or the answers their plans are based on. */
    z.object({ type: z.literal('plan'), athleteId: idSchema }),
    /** This athlete has a new coach. Sent to the former one, who loses access. */
    z.object({ type: z.literal('handover'), athleteId: idSchema }),
    /** The coach assessed this athlete's photos, or removed an assessment. */
    z.object({ type: z.literal('photos'), athleteId: idSchema }),
    /** The recipient's notices changed: a new one, or some were read. `athleteId` is the recipient. */
    z.object({ type: z.literal('notice'), athleteId: idSchema }),
    /** The recipient's tasks changed. `athleteId` is the recipient. */
    z.object({ type: z.literal('task'), athleteId: idSchema }),
  ])
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof liveEventSchema>;

export const eventEndpoints = {
  events: defineEndpoint({
    method: 'GET',
    path: '/api/events',
    access: 'session',
    tag: 'Service',
    summary: 'Live updates for the logged-in user (server-sent events)',
    status: 200,
    isStream: true,
    reply: liveEventSchema,
  }),
};
