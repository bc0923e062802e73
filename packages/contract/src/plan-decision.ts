import { CARDIO_MINUTES_LIMIT } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema, freeTextSchema, idSchema, integerIn } from './common.ts';
import { ownTargetsSchema } from './nutrition.ts';

/** The athlete's day a change applies from, within two weeks. Today without it. */
const appliesFrom = calendarDaySchema.optional();

/** What the answer to a check-in does with the plan. */
export const planDecisionSchema = z.discriminatedUnion('kind', [
  /** Leaves the plan and an open proposal as they are. */
  z.strictObject({ kind: z.literal('none') }),
  /** Declines an open proposal. */
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({
    kind: z.literal('accept'),
    proposalId: idSchema,
    take: z.enum(['food', 'cardio']),
    appliesFrom,
  }),
  z.strictObject({
    kind: z.literal('change'),
    /** The targets shown when these were chosen. */
    fromCalories: z.number(),
    targets: ownTargetsSchema.optional(),
    /** Steady cardio, minutes a week. */
    cardioMinutes: integerIn(CARDIO_MINUTES_LIMIT, 'minutes').optional(),
    /** Required if there are warnings about the values. */
    reason: freeTextSchema(500).optional(),
    appliesFrom,
  }),
]);
