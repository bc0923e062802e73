import { MUSCLES, PLAN_REASON_LIMIT } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema, freeTextSchema, idSchema, integerIn, queryInteger } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const WEEK = { min: 1, max: 52, step: 1 };

/** A preview of a regenerated program next to the one it replaces. */
export const programPreviewSchema = z
  .object({
    startsOn: calendarDaySchema,
    name: z.string(),
    weeks: z.number().int(),
    daysPerWeek: z.number().int(),
    reasons: z.array(z.string()),
    /** Names of removed and new exercises, and the number of unchanged ones. */
    exercises: z.object({
      removed: z.array(z.string()),
      added: z.array(z.string()),
      kept: z.number().int(),
    }),
    /** Weekly hard sets of the days as written, indirect ones as 0.5; includes muscles without a difference. */
    sets: z.array(z.object({ muscle: z.enum(MUSCLES), before: z.number(), after: z.number() })),
  })
  .meta({ id: 'ProgramPreview' });
export type ProgramPreview = z.output<typeof programPreviewSchema>;

const regenerateBodySchema = z.strictObject({
  /** The plan that was shown. If the athlete no longer follows it, the call fails with `changed_meanwhile`. */
  planId: idSchema,
  /** The week of that plan from which the new one applies: this week or a later one. */
  week: integerIn(WEEK),
  /** The reason, which the athlete sees. */
  reason: freeTextSchema(PLAN_REASON_LIMIT).optional(),
  requestKey: z.uuid().optional(),
});
export type RegenerateBody = z.output<typeof regenerateBodySchema>;

const tag = 'Training plans';
const params = z.object({ userId: idSchema });

export const regenerateEndpoints = {
  previewProgram: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/training-plan/preview',
    access: 'session',
    tag,
    summary: 'Preview what regenerating the program from a given week would change',
    params,
    query: z.strictObject({ planId: idSchema, week: queryInteger(WEEK.min, WEEK.max, WEEK.min) }),
    status: 200,
    reply: programPreviewSchema,
  }),
  regenerateProgram: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/training-plan/regenerate',
    access: 'session',
    tag,
    summary:
      'Regenerate the program from a given week. If the coach decides, this becomes a request',
    params,
    body: regenerateBodySchema,
    status: 201,
    reply: z.object({
      /** The new plan; null if a request was sent instead. */
      planId: idSchema.nullable(),
      requested: z.boolean(),
    }),
  }),
};
