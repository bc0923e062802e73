import { ALERT_SEVERITIES, PROTOCOL_TYPES } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  cursorSchema,
  idSchema,
  instantSchema,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { planChangeSchema } from './plan-changes.ts';

export const TIMELINE_KINDS = [
  'plan_change',
  'check_in',
  'message',
  'milestone',
  'alert',
  'note',
  'protocol',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const entry = <Kind extends TimelineKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    id: idSchema,
    kind: z.literal(kind),
    at: instantSchema,
    /** The athlete's day of `at`. */
    day: calendarDaySchema,
    ...shape,
  });

/** What the coach answered. */
const answerSchema = z
  .object({
    /** Null for deleted accounts. */
    byName: z.string().nullable(),
    at: instantSchema,
    /** The start of the reply; null if it was marked as done without one, or deleted. */
    text: z.string().nullable(),
  })
  .nullable();

const milestoneSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined') }),
  /** A completed milestone of a show. */
  z.object({ type: z.literal('prep'), name: z.string(), competitionId: idSchema }),
  z.object({
    type: z.literal('show'),
    name: z.string(),
    competitionId: idSchema,
    placing: z.number().int().nullable(),
  }),
  /** The lowest weigh-in of a prep, if it isn't its first. */
  z.object({
    type: z.literal('lowest_weight'),
    kg: z.number(),
    /** The prep's first weigh-in. */
    fromKg: z.number(),
    showName: z.string(),
  }),
]);

export const timelineEntrySchema = z
  .discriminatedUnion('kind', [
    entry('plan_change', { change: planChangeSchema }),
    entry('check_in', {
      dueOn: calendarDaySchema,
      /** The start of everything the athlete typed. */
      text: z.string().nullable(),
      answer: answerSchema,
    }),
    /** An athlete's message with a warning sign or photos. */
    entry('message', {
      text: z.string(),
      photos: z.number().int(),
      isRedFlag: z.boolean(),
      answer: answerSchema,
    }),
    /** At noon of its day, except for joining. */
    entry('milestone', { milestone: milestoneSchema }),
    entry('alert', {
      type: z.string(),
      message: z.string(),
      severity: z.enum(ALERT_SEVERITIES),
      /** How often it occurred. */
      count: z.number().int(),
      resolved: z.boolean(),
      /** Null if it is open, or was resolved before this was recorded. */
      resolvedAt: instantSchema.nullable(),
    }),
    entry('note', { text: z.string() }),
    entry('protocol', {
      protocolType: z.enum(PROTOCOL_TYPES),
      startsOn: calendarDaySchema,
      weeks: z.number().int(),
      approvedByName: z.string().nullable(),
    }),
  ])
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const timelineSchema = z
  .object({
    entries: z.array(timelineEntrySchema),
    nextCursor: z.string().nullable(),
    units: unitsSchema,
    /** The athlete's calendar day. */
    today: calendarDaySchema,
    joinedOn: calendarDaySchema,
    /** The athlete's shows, and the day each was entered. */
    shows: z.array(z.object({ day: calendarDaySchema, setOn: calendarDaySchema })),
  })
  .meta({ id: 'Timeline' });
export type Timeline = z.output<typeof timelineSchema>;

const kind = `(?:${TIMELINE_KINDS.join('|')})`;

export const timelineEndpoints = {
  timeline: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/timeline',
    access: 'coach',
    tag: 'Timeline',
    summary: 'What happened with one of your athletes, newest first',
    params: z.object({ userId: idSchema }),
    query: z.strictObject({
      /** Only these kinds, separated by commas. */
      kinds: z
        .string()
        .max(200)
        .regex(new RegExp(`^${kind}(?:,${kind})*$`), 'Choose kinds of the timeline')
        .optional(),
      limit: queryInteger(1, 100, 30),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: timelineSchema,
  }),
};
