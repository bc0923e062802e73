import { ATHLETE_PHASES, PACE_SIDES, RISK_FACTORS, RISK_LEVELS } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema, idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const count = z.number().int();

/** Number of athletes above, on and below their planned pace. */
const paceCountsSchema = z.object({ above: count, on: count, below: count });

const weekSchema = z.object({
  /** The Monday of the week. */
  weekOf: calendarDaySchema,
  /** Mean adherence of assessed athletes, 0–100; null without any. */
  average: z.number().int().nullable(),
  excellent: count,
  good: count,
  warning: count,
  behind: count,
  ...paceCountsSchema.shape,
});
export type AnalyticsWeek = z.output<typeof weekSchema>;

const riskSchema = z.object({
  id: idSchema,
  name: z.string(),
  level: z.enum(RISK_LEVELS),
  /** 0–100: the sum of the parts. */
  score: z.number().int(),
  parts: z.array(
    z.object({ factor: z.enum(RISK_FACTORS), points: z.number().int(), sentence: z.string() }),
  ),
});
export type AthleteAtRisk = z.output<typeof riskSchema>;

const offPaceSchema = z.object({
  id: idSchema,
  name: z.string(),
  side: z.enum(PACE_SIDES),
  /** % of body weight a week; negative is down. */
  weeklyPercent: z.number(),
  /** The planned corridor. */
  plannedFrom: z.number(),
  plannedTo: z.number(),
});
export type AthleteOffPace = z.output<typeof offPaceSchema>;

const phaseSchema = z.object({
  /** Null if neither a show nor a goal is known. */
  phase: z.enum(ATHLETE_PHASES).nullable(),
  athletes: count,
  /** Athletes with the nearest show first; only the first ones of a very large group. */
  members: z.array(
    z.object({ id: idSchema, name: z.string(), weeksOut: z.number().int().nullable() }),
  ),
});
export type PhaseGroup = z.output<typeof phaseSchema>;

/** Maximum athletes per list; counts cover all. */
export const ANALYTICS_LIST_MAX = 50;
/** Maximum athletes per phase, since its count should link to each of them. */
export const PHASE_MEMBERS_MAX = 500;

export const analyticsSchema = z
  .object({
    athletes: count,
    adherence: z.object({
      /** This week's; null without assessed athletes. */
      average: z.number().int().nullable(),
      /** Points since four weeks ago. */
      change: z.number().int().nullable(),
      judged: count,
    }),
    /** For this week. */
    pace: paceCountsSchema,
    risk: z.object({ high: count, medium: count, low: count }),
    /** Oldest first; weeks without data are left out. */
    weeks: z.array(weekSchema),
    /** High and medium risk, worst first. */
    atRisk: z.array(riskSchema),
    /** Furthest from the plan first. */
    offPace: z.array(offPaceSchema),
    phases: z.array(phaseSchema),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof analyticsSchema>;

export const analyticsEndpoints = {
  analytics: defineEndpoint({
    method: 'GET',
    path: '/api/analytics',
    access: 'coach',
    tag: 'Insights',
    summary:
      'All your athletes: adherence and weight against plan over twelve weeks, who might leave and why, and who is in which phase',
    status: 200,
    reply: analyticsSchema,
  }),
};
