import { ALERT_SEVERITIES, ATHLETE_PHASES, CLIENT_STATUSES, PACE_SIDES } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { tagSchema } from './tags.ts';

export const clientStatusSchema = z.enum(CLIENT_STATUSES);

/** Why an athlete needs the coach. */
export const NEED_KINDS = [
  'alert',
  'show_today',
  'check_in_waiting',
  'check_in_overdue',
  'messages',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** One athlete on the coach's roster. */
export const clientCardSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    goal: z.string(),
    /** The category of the next show, if any. */
    category: z.string().nullable(),
    competitionDate: calendarDaySchema.nullable(),
    weeksOut: z.number().int().nullable(),
    /** 0–100, or null with too little data. */
    compliance: z.number().int().nullable(),
    status: clientStatusSchema.nullable(),
    /** The reason in one sentence. */
    statusReason: z.string(),
    /** Progress from first weight to target weight, 0–100. */
    progress: z.number().int().nullable(),
    weight: z.number().nullable(),
    targetWeight: z.number().nullable(),
    /** The last fourteen trend weights, oldest first. */
    sparkline: z.array(z.number()),
    lastCheckIn: calendarDaySchema.nullable(),
    phase: z.enum(ATHLETE_PHASES).nullable(),
    /** This week's pace and the planned one, in % of body weight a week. */
    weeklyPercent: z.number().nullable(),
    pace: z.enum(PACE_SIDES).nullable(),
    /** The weekly check-in; null for athletes who aren't asked. */
    weekly: z
      .object({
        /** Null if the last one is answered and the next one isn't overdue. */
        state: z.enum(['waiting', 'overdue']).nullable(),
        dueOn: calendarDaySchema,
        /** Full days after the due time. */
        daysLate: z.number().int(),
      })
      .nullable(),
    /** Why they need the coach, most important first; at most three. */
    needs: z.array(
      z.object({
        kind: z.enum(NEED_KINDS),
        severity: z.enum(ALERT_SEVERITIES),
        /** An alert's message. Null for other kinds. */
        text: z.string().nullable(),
        /** The number of unread messages. 1 for other kinds. */
        count: z.number().int(),
        /** When it arose. */
        since: instantSchema,
      }),
    ),
    /** The number of all reasons. */
    needCount: z.number().int(),
    /** The coach's own tags. */
    tags: z.array(z.string()),
    /** The coach's open task about them that is due first. */
    nextTask: z.object({ text: z.string(), dueOn: calendarDaySchema }).nullable(),
    /** The athlete's calendar day this data is for. */
    today: calendarDaySchema,
  })
  .meta({ id: 'ClientCard' });
export type ClientCard = z.output<typeof clientCardSchema>;

/** Sort orders of the roster: most urgent, nearest show, longest silence, fastest loss, … */
export const ROSTER_SORTS = [
  'need',
  'show',
  'check-in',
  'compliance',
  'name',
  'rate',
  'due',
  'task',
  'unread',
  'progress',
] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** Groups of athletes: those who need the coach, ten weeks out or fewer, off plan, and without logs for days. */
export const ROSTER_VIEWS = ['needs', 'prep', 'off_plan', 'quiet'] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** Filters for athletes without a status yet. */
export const UNRATED = 'unrated';

export const clientsQuerySchema = z.strictObject({
  search: freeTextSchema(100).optional(),
  status: z.enum([...CLIENT_STATUSES, UNRATED]).optional(),
  view: z.enum(ROSTER_VIEWS).optional(),
  tag: tagSchema.optional(),
  sort: z.enum(ROSTER_SORTS).optional(),
  /** Reverses the order. Athletes without a value stay last. */
  reverse: z.literal('true').optional(),
  limit: queryInteger(1, 100, 50),
  cursor: cursorSchema.optional(),
});

const tag = 'Athletes';

export const clientEndpoints = {
  clients: defineEndpoint({
    method: 'GET',
    path: '/api/clients',
    access: 'coach',
    tag,
    summary: 'The coach’s own athletes, by need or in another order',
    query: clientsQuerySchema,
    status: 200,
    reply: z.object({
      clients: z.array(clientCardSchema),
      /** The coach's weight units, regardless of each athlete's own. */
      units: unitsSchema,
      nextCursor: z.string().nullable(),
    }),
  }),
  clientsSummary: defineEndpoint({
    method: 'GET',
    path: '/api/clients/summary',
    access: 'coach',
    tag,
    summary: 'Counts over the whole roster',
    status: 200,
    reply: z.object({
      total: z.number().int(),
      byStatus: z.object({
        excellent: z.number().int(),
        good: z.number().int(),
        warning: z.number().int(),
        behind: z.number().int(),
        unrated: z.number().int(),
      }),
      /** Athletes ten weeks out or fewer. */
      inPrep: z.number().int(),
      averageCompliance: z.number().int().nullable(),
      checkedInToday: z.number().int(),
      /** Athletes in each group. */
      views: z.record(z.enum(ROSTER_VIEWS), z.number().int()),
    }),
  }),
};
