import { GUIDANCE_MODES, PLAN_ACTORS, PLAN_CAUSES, PROTOCOL_TYPES } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  cursorSchema,
  idSchema,
  instantSchema,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const targetsSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
});
const mealsSchema = z.object({
  calories: z.number(),
  mealCount: z.number(),
  foods: z.array(z.string()),
});
const programSchema = z.object({ name: z.string(), weeks: z.number(), daysPerWeek: z.number() });
const cardioSchema = z.object({ sessionsPerWeek: z.number(), minutesPerWeek: z.number() });
const protocolSchema = z.object({
  protocolType: z.enum(PROTOCOL_TYPES),
  startsOn: calendarDaySchema,
  weeks: z.number(),
});
const guidanceSchema = z.object({ mode: z.enum(GUIDANCE_MODES) });

const change = <Kind extends string, Summary extends z.ZodType>(kind: Kind, summary: Summary) =>
  z.object({
    id: idSchema,
    actor: z.enum(PLAN_ACTORS),
    /** Null for the system and deleted accounts. */
    actorName: z.string().nullable(),
    reason: z.string().nullable(),
    cause: z.enum(PLAN_CAUSES).nullable(),
    effectiveOn: calendarDaySchema,
    /** When the other side acknowledged it: the athlete, or the coach for the athlete's changes. */
    acknowledgedAt: instantSchema.nullable(),
    createdAt: instantSchema,
    kind: z.literal(kind),
    before: summary.nullable(),
    after: summary.nullable(),
  });

export const planChangeSchema = z
  .discriminatedUnion('kind', [
    change('targets', targetsSchema),
    change('meals', mealsSchema),
    change('program', programSchema),
    change('cardio', cardioSchema),
    change('protocol', protocolSchema),
    change('guidance', guidanceSchema),
  ])
  .meta({ id: 'PlanChange' });
export type PlanChange = z.output<typeof planChangeSchema>;

/** A coach's change of targets or cardio that applies from a later day. */
export const plannedChangeSchema = z
  .object({
    appliesOn: calendarDaySchema,
    /** The check-in whose answer planned it. */
    checkInId: idSchema,
    targets: targetsSchema.nullable(),
    /** Steady cardio, minutes a week. */
    cardioMinutes: z.number().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PlannedChange' });
export type PlannedChange = z.output<typeof plannedChangeSchema>;

const guidanceBodySchema = z.strictObject({
  mode: z.enum(GUIDANCE_MODES, 'Choose one of the options'),
});
export type GuidanceBody = z.output<typeof guidanceBodySchema>;

const acknowledgeBodySchema = z.strictObject({
  /** The newest change that was read; it and all earlier ones are acknowledged. */
  upTo: idSchema,
});

const tag = 'Plan changes';
const params = z.object({ userId: idSchema });

export const planChangeEndpoints = {
  planChanges: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/plan-changes',
    access: 'session',
    tag,
    summary: 'Changes to an athlete’s plans, newest first, for the athlete and their coach',
    params,
    query: z.strictObject({
      limit: queryInteger(1, 100, 20),
      cursor: cursorSchema.optional(),
      /** Only changes by the other side that the caller hasn't acknowledged. */
      state: z.enum(['all', 'unacknowledged']).default('all'),
    }),
    status: 200,
    reply: z.object({
      changes: z.array(planChangeSchema),
      nextCursor: z.string().nullable(),
      /** The change that applies from a later day. */
      planned: plannedChangeSchema.nullable(),
    }),
  }),
  acknowledgePlanChanges: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/plan-changes/acknowledge',
    access: 'session',
    tag,
    summary: 'Mark the other side’s changes as seen, up to one of them',
    params,
    body: acknowledgeBodySchema,
    status: 200,
    reply: z.object({ acknowledged: z.number().int() }),
  }),
  cancelPlannedChange: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/planned-change',
    access: 'coach',
    tag,
    summary: 'Cancel the change planned for a later day',
    params,
    status: 204,
  }),
  setGuidance: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/guidance',
    access: 'coach',
    tag,
    summary: 'Set who decides on the plans of one of your athletes',
    params,
    body: guidanceBodySchema,
    status: 200,
    reply: guidanceBodySchema.meta({ id: 'Guidance' }),
  }),
};
