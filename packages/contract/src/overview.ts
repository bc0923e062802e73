import { PREP_PHASES, PRIMARY_GOALS, TARGET_TIMELINES, URGENCIES } from '@posedown/coaching';
import { z } from 'zod';
import { alertSchema } from './alerts.ts';
import { shownFactFields } from './athlete-facts.ts';
import { unitsSchema } from './athletes.ts';
import { clientStatusSchema } from './clients.ts';
import { calendarDaySchema, idSchema } from './common.ts';
import { plannedEndSchema } from './endings.ts';
import { defineEndpoint } from './endpoint.ts';
import { healthFields } from './health.ts';
import { holdSchema } from './holds.ts';

export const ACTIVITY_KINDS = [
  'progress',
  'checkIn',
  'workout',
  'cardio',
  'meals',
  'photos',
  'messages',
] as const;

/** A part of the adherence score, with done and planned amounts. */
export const adherencePartSchema = z.object({
  part: z.enum(['meals', 'training', 'cardio', 'checkIns']),
  done: z.number().int(),
  planned: z.number().int(),
  /** 0–100. */
  percent: z.number().int(),
  /** Weight of the part, out of 100. */
  weight: z.number().int(),
});

const activitySchema = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  day: calendarDaySchema,
  /** What was done, such as 'Push' or 'HIIT'. */
  title: z.string().nullable(),
  /** Weigh-in, kg. */
  weight: z.number().nullable(),
  minutes: z.number().nullable(),
  /** Number of the day's meals, photos or messages. */
  count: z.number().int().nullable(),
  calories: z.number().int().nullable(),
});
export type Activity = z.output<typeof activitySchema>;

export const overviewSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    units: unitsSchema,
    timezone: z.string(),
    /** The athlete's calendar day. */
    today: calendarDaySchema,
    joinedOn: calendarDaySchema,
    /** The last day of their current pause. */
    pausedUntil: calendarDaySchema.nullable(),
    /** The planned end of their coaching. */
    coachingEnd: plannedEndSchema.nullable(),
    goals: z.object({
      primaryGoal: z.enum(PRIMARY_GOALS).nullable(),
      /** The athlete's own wording, if any. */
      words: z.string().nullable(),
      targetTimeline: z.enum(TARGET_TIMELINES).nullable(),
      bodyFatGoal: z.number().nullable(),
    }),
    competition: z
      .object({
        name: z.string().nullable(),
        category: z.string().nullable(),
        location: z.string().nullable(),
        date: calendarDaySchema,
        weeksOut: z.number().int(),
        phase: z.enum(PREP_PHASES),
        urgency: z.enum(URGENCIES),
      })
      .nullable(),
    /** kg. */
    weight: z.object({
      start: z.number().nullable(),
      current: z.number().nullable(),
      trend: z.number().nullable(),
      target: z.number().nullable(),
      /** Progress, 0–100; null if it can't be measured. */
      percent: z.number().int().nullable(),
      /** % of body weight; negative is down. Null with too few weigh-ins. */
      weeklyPercent: z.number().nullable(),
    }),
    standing: z.object({
      compliance: z.number().int().nullable(),
      status: clientStatusSchema.nullable(),
      reason: z.string(),
      windowDays: z.number().int(),
      parts: z.array(adherencePartSchema),
    }),
    /** Their other answers, besides goals and plans. */
    about: z.object(shownFactFields),
    /** Their health record, and the version of the answers it belongs to. */
    health: z.object({ ...healthFields, version: z.number().int() }),
    /** Their open holds, oldest first. */
    holds: z.array(holdSchema),
    /** Open alerts about them, worst first. */
    alerts: z.array(alertSchema),
    /** Findings to consider before changing anything, most severe first. */
    safety: z.array(z.object({ level: z.enum(['warn', 'block']), text: z.string() })),
    /** Newest first. */
    activity: z.array(activitySchema),
  })
  .meta({ id: 'ClientOverview' });
export type ClientOverview = z.output<typeof overviewSchema>;

export const overviewEndpoints = {
  clientOverview: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/overview',
    access: 'coach',
    tag: 'Athletes',
    summary: 'One of your own athletes at a glance: goals, show, weight, status and reasons',
    params: z.object({ userId: idSchema }),
    status: 200,
    reply: overviewSchema,
  }),
};
