import { HOLD_KINDS, HOLD_REASON_LIMIT, HOLD_SOURCES } from '@posedown/coaching';
import { z } from 'zod';
import { freeTextSchema, idSchema, instantSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const kindSchema = z.enum(HOLD_KINDS, 'Choose one of the options');

const reasonSchema = freeTextSchema(HOLD_REASON_LIMIT.max, 'Write a reason').min(
  HOLD_REASON_LIMIT.min,
  `Write a reason of at least ${HOLD_REASON_LIMIT.min} characters`,
);

export const holdSchema = z
  .object({
    id: idSchema,
    kind: kindSchema,
    /** Such as 'Signs of an eating disorder'. */
    name: z.string(),
    source: z.enum(HOLD_SOURCES),
    /** The start of the text that set it, as long as that text exists. */
    quote: z.string().nullable(),
    /** Why a coach placed it manually. */
    reason: z.string().nullable(),
    since: instantSchema,
    /** Whether lifting it requires a clinician's approval. */
    needsClinician: z.boolean(),
    liftedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Hold' });
export type Hold = z.output<typeof holdSchema>;

export const ownHoldSchema = z
  .object({
    kind: kindSchema,
    title: z.string(),
    text: z.string(),
    /** Whom to call, if needed. */
    help: z.string().nullable(),
    since: instantSchema,
  })
  .meta({ id: 'OwnHold' });
export type OwnHold = z.output<typeof ownHoldSchema>;

const placeHoldBodySchema = z.strictObject({ kind: kindSchema, reason: reasonSchema });
export type PlaceHoldBody = z.output<typeof placeHoldBodySchema>;

const liftHoldBodySchema = z.strictObject({
  reason: reasonSchema,
  /** Whether a clinician has agreed; required if the hold needs it. */
  clinicianAgreed: z.boolean().default(false),
});
export type LiftHoldBody = z.output<typeof liftHoldBodySchema>;

const tag = 'Athletes';

export const holdEndpoints = {
  placeHold: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/holds',
    access: 'coach',
    tag,
    summary:
      'Put one of your athletes’ diets on hold. An open hold of the same kind doesn’t change',
    params: z.object({ userId: idSchema }),
    body: placeHoldBodySchema,
    status: 201,
    reply: holdSchema,
  }),
  liftHold: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/holds/:holdId/lift',
    access: 'coach',
    tag,
    summary: 'Lift a hold, with the reason. A lifted hold doesn’t change',
    params: z.object({ userId: idSchema, holdId: idSchema }),
    body: liftHoldBodySchema,
    status: 200,
    reply: holdSchema,
  }),
};
