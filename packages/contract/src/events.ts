import { z } from 'zod';
import { idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * What a signed-in person is told the moment it happens: only that something has changed and whose it
 * is, never what it says. Who hears it asks for the rest by the calls that judge who may see it.
 */
export const liveEventSchema = z
  .discriminatedUnion('type', [
    /** The thread of this athlete has changed: a line was written, edited, deleted or read. */
    z.object({ type: z.literal('message'), athleteId: idSchema }),
    /** Somebody is writing in the thread of this athlete just now. */
    z.object({ type: z.literal('typing'), athleteId: idSchema, fromUserId: idSchema }),
    /** An alert about this athlete was raised, or has changed. */
    z.object({ type: z.literal('alert'), athleteId: idSchema }),
    /** Something of this athlete's has changed: they logged something, or their coach said something to it. */
    z.object({ type: z.literal('athlete'), athleteId: idSchema }),
    /** A protocol of this athlete was put in force or acknowledged. */
    z.object({ type: z.literal('protocol'), athleteId: idSchema }),
    /** A plan of this athlete's was made or changed, or the answers on which their plans rest. */
    z.object({ type: z.literal('plan'), athleteId: idSchema }),
    /** This athlete has another coach now; told to the one before, who may read nothing of theirs any more. */
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
