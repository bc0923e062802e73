import { z } from 'zod';
import { idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Live events say only that something changed and whose it is, never the content. Clients fetch the rest with calls
 * that check permission.
 */
export const liveEventSchema = z
  .discriminatedUnion('type', [
    /** The thread of this athlete has changed: a line was written, edited, deleted or read. */
    z.object({ type: z.literal('message'), athleteId: idSchema }),
    /** Somebody is typing in this athlete's thread. */
    z.object({ type: z.literal('typing'), athleteId: idSchema, fromUserId: idSchema }),
    /** An alert about this athlete was raised, or has changed. */
    z.object({ type: z.literal('alert'), athleteId: idSchema }),
    /** This athlete's data changed: a log or feedback. */
    z.object({ type: z.literal('athlete'), athleteId: idSchema }),
    /** This athlete's protocol was activated or acknowledged. */
    z.object({ type: z.literal('protocol'), athleteId: idSchema }),
    /** A plan of this athlete's was made or changed, or the answers on which their plans rest. */
    z.object({ type: z.literal('plan'), athleteId: idSchema }),
    /** This athlete has another coach now; sent to the former one, who loses access. */
    z.object({ type: z.literal('handover'), athleteId: idSchema }),
    /** The coach assessed this athlete's photos, or took an assessment back. */
    z.object({ type: z.literal('photos'), athleteId: idSchema }),
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
