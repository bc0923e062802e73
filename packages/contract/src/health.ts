import { HEALTH_CONDITIONS, HOLD_KINDS } from '@posedown/coaching';
import { z } from 'zod';
import { areUnique, calendarDaySchema, choiceSchema, idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Health conditions stated by an athlete. */
export const healthConditionsSchema = z
  .array(choiceSchema(HEALTH_CONDITIONS))
  .refine(areUnique, 'Choose each condition once');

/** A clinician's approval of the athlete's plans, and the coach who recorded it. */
const clearanceSchema = z
  .object({ clearedOn: calendarDaySchema, recordedBy: z.string().nullable() })
  .meta({ id: 'HealthClearance' });

/** An athlete's health record. */
export const healthFields = {
  healthConditions: z.array(z.enum(HEALTH_CONDITIONS)),
  /** Kinds of their open holds. */
  openHolds: z.array(z.enum(HOLD_KINDS)),
  healthClearance: clearanceSchema.nullable(),
};
export type Clearance = z.output<typeof clearanceSchema>;

const confirmConditionsBodySchema = z.strictObject({
  conditions: healthConditionsSchema.min(1, 'Choose at least one condition'),
});
export type ConfirmConditionsBody = z.output<typeof confirmConditionsBodySchema>;

export const healthEndpoints = {
  confirmConditions: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/health-conditions',
    access: 'coach',
    tag: 'Athletes',
    summary: 'Record conditions one of your athletes mentioned. Recorded ones don’t change',
    params: z.object({ userId: idSchema }),
    body: confirmConditionsBodySchema,
    status: 200,
    reply: z.object(healthFields),
  }),
};
