import { ALERT_SEVERITIES, HEALTH_CONDITIONS, HOLD_KINDS, WRITTEN_IN } from '@posedown/coaching';
import { z } from 'zod';
import { cursorSchema, idSchema, instantSchema, queryInteger } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const alertSchema = z
  .object({
    id: idSchema,
    clientId: idSchema,
    clientName: z.string(),
    /** What kind of thing it is, such as 'silence'. */
    type: z.string(),
    /** Why the coach should look: one sentence. */
    message: z.string(),
    severity: z.enum(ALERT_SEVERITIES),
    /** How often it happened within a day; what it says is of the last time. */
    count: z.number().int().min(1),
    /** Where the athlete's text behind it is, if any. */
    writtenIn: z.enum(WRITTEN_IN).nullable(),
    /** The beginning of those words, or of a question to the assistant: of joined alerts the newest. */
    quote: z.string().nullable(),
    read: z.boolean(),
    resolved: z.boolean(),
    /** The show whose draft peak week is open and can be viewed; of several the soonest. */
    competitionId: idSchema.nullable(),
    /** The kind of open hold it reports. */
    hold: z.enum(HOLD_KINDS).nullable(),
    /** The conditions that it asks the coach to confirm, and that are not on record. */
    toConfirm: z.array(z.enum(HEALTH_CONDITIONS)),
    createdAt: instantSchema,
    /** When what it says last changed; null while it says what it was raised with. */
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
      /** How many are open in all, and how many of these are not read yet. */
      open: z.number().int(),
      unread: z.number().int(),
    }),
  }),
  readAlert: change('read', 'Mark an alert as read'),
  resolveAlert: change('resolve', 'Resolve an alert'),
  reopenAlert: change('reopen', 'Reopen an alert'),
};
