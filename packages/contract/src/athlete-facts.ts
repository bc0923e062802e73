import {
  COMPETITION_CATEGORIES,
  CYCLES,
  HOME_EQUIPMENT,
  INJURY_REGIONS,
  INJURY_SIDES,
  isSideOf,
  MAX_FOCUS_MUSCLES,
  MAX_INJURIES,
  MUSCLES,
  NO_PERIOD_REASONS,
  overlapsInjury,
  PAINFUL_MOVEMENTS,
  SUBSTANCE_USES,
  TIME_OF_DAY,
} from '@posedown/coaching';
import { z } from 'zod';
import { areUnique, choiceSchema } from './common.ts';

const yesOrNo = z.boolean('Answer yes or no');

const CHOOSE_SIDE = 'Choose the side of each injury';

/** A body part to train around. */
const injurySchema = z
  .strictObject({
    region: choiceSchema(INJURY_REGIONS),
    side: z.enum(INJURY_SIDES, CHOOSE_SIDE),
    hurts: z
      .array(choiceSchema(PAINFUL_MOVEMENTS))
      .max(PAINFUL_MOVEMENTS.length, 'Choose each movement once')
      .refine(areUnique, 'Choose each movement once'),
  })
  .refine(isSideOf, { path: ['side'], message: CHOOSE_SIDE });

const injuriesSchema = z
  .array(injurySchema)
  .max(MAX_INJURIES, `Name at most ${MAX_INJURIES} injuries`)
  .superRefine((injuries, context) => {
    const duplicateIndex = injuries.findIndex((injury, index) =>
      injuries.slice(0, index).some((earlier) => overlapsInjury(earlier, injury)),
    );
    if (duplicateIndex < 0) return;
    context.addIssue({ code: 'custom', path: [duplicateIndex], message: 'Name each injury once' });
  });

const focusMusclesSchema = z
  .array(choiceSchema(MUSCLES))
  .max(MAX_FOCUS_MUSCLES, `Choose at most ${MAX_FOCUS_MUSCLES} muscles`)
  .refine(areUnique, 'Choose each muscle once');

const homeEquipmentSchema = z
  .array(choiceSchema(HOME_EQUIPMENT))
  .max(HOME_EQUIPMENT.length, 'Choose each piece once')
  .refine(areUnique, 'Choose each piece once');

/** Single-value answers; all are optional. */
const single = {
  division: choiceSchema(COMPETITION_CATEGORIES),
  /** Usual training time, 24-hour clock. */
  trainingTime: z.string().regex(TIME_OF_DAY, 'Use a time like 18:30'),
  cycle: choiceSchema(CYCLES),
  /** Why there has been no period for three months. */
  noPeriodReason: choiceSchema(NO_PERIOD_REASONS),
  /** Chest pain or fainting during exertion. */
  exertionSymptoms: yesOrNo,
  /** Whether a close relative died suddenly before 50. */
  familySuddenDeath: yesOrNo,
  /** For the coach only; the product gives no advice on it. */
  substanceUse: choiceSchema(SUBSTANCE_USES),
};

/** Answers for plans and safety beyond the specification's, as accepted at sign-up. */
export const factFields = {
  division: single.division.optional(),
  trainingTime: single.trainingTime.optional(),
  injuries: injuriesSchema.default([]),
  focusMuscles: focusMusclesSchema.default([]),
  homeEquipment: homeEquipmentSchema.default([]),
  cycle: single.cycle.optional(),
  noPeriodReason: single.noPeriodReason.optional(),
  exertionSymptoms: single.exertionSymptoms.optional(),
  familySuddenDeath: single.familySuddenDeath.optional(),
  substanceUse: single.substanceUse.optional(),
};

/** The same for a change; null removes an answer. */
export const factChangeFields = {
  division: single.division.nullable(),
  trainingTime: single.trainingTime.nullable(),
  injuries: injuriesSchema,
  focusMuscles: focusMusclesSchema,
  homeEquipment: homeEquipmentSchema,
  cycle: single.cycle.nullable(),
  noPeriodReason: single.noPeriodReason.nullable(),
  exertionSymptoms: single.exertionSymptoms.nullable(),
  familySuddenDeath: single.familySuddenDeath.nullable(),
  substanceUse: single.substanceUse.nullable(),
};

/** The same as shown to the athlete and their coach. */
export const shownFactFields = {
  division: z.enum(COMPETITION_CATEGORIES).nullable(),
  trainingTime: z.string().nullable(),
  injuries: z.array(
    z
      .object({
        region: z.enum(INJURY_REGIONS),
        side: z.enum(INJURY_SIDES),
        hurts: z.array(z.enum(PAINFUL_MOVEMENTS)),
      })
      .meta({ id: 'Injury' }),
  ),
  focusMuscles: z.array(z.enum(MUSCLES)),
  homeEquipment: z.array(z.enum(HOME_EQUIPMENT)),
  cycle: z.enum(CYCLES).nullable(),
  noPeriodReason: z.enum(NO_PERIOD_REASONS).nullable(),
  exertionSymptoms: z.boolean().nullable(),
  familySuddenDeath: z.boolean().nullable(),
  substanceUse: z.enum(SUBSTANCE_USES).nullable(),
};
