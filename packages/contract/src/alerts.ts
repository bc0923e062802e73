import { ALERT_SEVERITIES, HEALTH_CONDITIONS, HOLD_KINDS, WRITTEN_IN } from '@posedown/coaching';
import { z } from 'zod';
import { cursorSchema, idSchema, instantSchema, queryInteger } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const alertSchema = z
  .object({
    id: idSchema,
    clientId: idSchema,
    clientName: z.string(),
    /** Type of alert, such as 'silence'. */
    type: z.string(),
    /** Why the coach should look: one sentence. */
    message: z.string(),
    severity: z.enum(ALERT_SEVERITIES),
    /** How often it occurred within a day; the message describes the last time. */
    count: z.number().int().min(1),
    /** Where the athlete wrote the text behind it, if any. */
    writtenIn: z.enum(WRITTEN_IN).nullable(),
    /** The start of that text, or of a question to the assistant; the newest one for joined alerts. */
    quote: z.string().nullable(),
    read: z.boolean(),
    resolved: z.boolean(),
    /** The show with an open draft peak week to view; the earliest one if there are several. */
    competitionId: idSchema.nullable(),
    /** The kind of open hold it reports. */
    hold: z.enum(HOLD_KINDS).nullable(),
    /** Conditions it asks the coach to confirm that aren't recorded yet. */
    toConfirm: z.array(z.enum(HEALTH_CONDITIONS)),
    createdAt: instantSchema,
    /** When its message last changed; null while it is unchanged. */
    updatedAt: instantSchema.nullable(),
  })
  .meta({ id: 'CoachAlert' });
export type CoachAlert = z.output<typeof alertSchema>;

const tag = 'Insights';
const alertParams = z.object({ alertId: idSchema });

const change = (verb: 'read' | 'resolve' | 'reopen', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/alerts/:alertId/${verb}`,
    access: 'coach',
    tag,
    summary,
    params: alertParams,
    status: 200,
    reply: alertSchema,
  });

export const alertEndpoints = {
  alerts: defineEndpoint({
    method: 'GET',
    path: '/api/alerts',
    access: 'coach',
    tag,
    summary: 'Alerts for the coach: open ones by severity, resolved ones newest first',
    query: z.strictObject({
      state: z.enum(['open', 'resolved']).default('open'),
      severity: z.enum(ALERT_SEVERITIES).optional(),
      limit: queryInteger(1, 100, 30),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: z.object({
      alerts: z.array(alertSchema),
      nextCursor: z.string().nullable(),
      /** Number of open alerts in total, and of unread ones among these. */
      open: z.number().int(),
      unread: z.number().int(),
    }),
  }),
  readAlert: change('read', 'Mark an alert as read'),
  resolveAlert: change('resolve', 'Resolve an alert'),
  reopenAlert: change('reopen', 'Reopen an alert'),
};
