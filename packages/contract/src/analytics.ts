import { ATHLETE_PHASES, PACE_SIDES, RISK_FACTORS, RISK_LEVELS } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema, cursorSchema, idSchema, queryInteger } from './common.ts';
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
});
export type PhaseGroup = z.output<typeof phaseSchema>;

const phaseMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  weeksOut: z.number().int().nullable(),
});
export type PhaseMember = z.output<typeof phaseMemberSchema>;

/** Athletes of a list that come with the totals. The lists' own endpoints have all of them. */
export const ANALYTICS_FIRST = 6;

/** The phase of athletes without a show and without a goal, in a query. */
export const NO_PHASE = 'none';

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
    /** The first ones with high or medium risk, worst first. */
    atRisk: z.array(riskSchema),
    /** The first ones off their plan, furthest first. */
    offPace: z.array(offPaceSchema),
    phases: z.array(phaseSchema),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof analyticsSchema>;

const tag = 'Insights';
const pageQuery = { limit: queryInteger(1, 100, 50), cursor: cursorSchema.optional() };
const pageOf = <Athlete extends z.ZodType>(athlete: Athlete) =>
  z.object({ athletes: z.array(athlete), nextCursor: z.string().nullable() });

export const analyticsEndpoints = {
  analytics: defineEndpoint({
    method: 'GET',
    path: '/api/analytics',
    access: 'coach',
    tag,
    summary:
      'All your athletes: adherence and weight against plan over twelve weeks, who might leave and why, and how many are in which phase',
    status: 200,
    reply: analyticsSchema,
  }),
  athletesAtRisk: defineEndpoint({
    method: 'GET',
    path: '/api/analytics/at-risk',
    access: 'coach',
    tag,
    summary: 'Your athletes who might leave and why, highest risk first',
    query: z.strictObject(pageQuery),
    status: 200,
    reply: pageOf(riskSchema),
  }),
  athletesOffPace: defineEndpoint({
    method: 'GET',
    path: '/api/analytics/off-pace',
    access: 'coach',
    tag,
    summary: 'Your athletes whose weight leaves their plan, furthest first',
    query: z.strictObject(pageQuery),
    status: 200,
    reply: pageOf(offPaceSchema),
  }),
  athletesInPhase: defineEndpoint({
    method: 'GET',
    path: '/api/analytics/phase',
    access: 'coach',
    tag,
    summary: 'Your athletes in a phase, nearest show first',
    query: z.strictObject({ phase: z.enum([...ATHLETE_PHASES, NO_PHASE]), ...pageQuery }),
    status: 200,
    reply: pageOf(phaseMemberSchema),
  }),
};
