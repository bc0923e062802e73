import { MUSCLES, PLAN_REASON_LIMIT } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema, freeTextSchema, idSchema, integerIn, queryInteger } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const WEEK = { min: 1, max: 52, step: 1 };

/** What a regenerated program would be, beside the one it takes the place of. */
export const programPreviewSchema = z
  .object({
    startsOn: calendarDaySchema,
    name: z.string(),
    weeks: z.number().int(),
    daysPerWeek: z.number().int(),
    reasons: z.array(z.string()),
    /** Names of exercises that the program has no longer, that are new, and how many stay. */
    exercises: z.object({
      removed: z.array(z.string()),
      added: z.array(z.string()),
      kept: z.number().int(),
    }),
    /** Weekly hard sets as the days are written, indirect ones as 0.5; muscles without a difference too. */
    sets: z.array(z.object({ muscle: z.enum(MUSCLES), before: z.number(), after: z.number() })),
  })
  .meta({ id: 'ProgramPreview' });
export type ProgramPreview = z.output<typeof programPreviewSchema>;

const regenerateBodySchema = z.strictObject({
  /** The plan that was seen, which the athlete must still follow: else `changed_meanwhile`. */
  planId: idSchema,
  /** The week of that plan from which the new one counts: this one or a coming one. */
  week: integerIn(WEEK),
  /** Why; the athlete reads it. */
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
      /** The new plan; null where it was a request. */
      planId: idSchema.nullable(),
      requested: z.boolean(),
    }),
  }),
};
