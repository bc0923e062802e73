import { HEALTH_CONDITIONS, HOLD_KINDS } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema } from './common.ts';

const unique = (items: readonly string[]) => new Set(items).size === items.length;

/** What an athlete names of their health. */
export const healthConditionsSchema = z
  .array(z.enum(HEALTH_CONDITIONS, 'Choose one of the options'))
  .refine(unique, 'Choose each condition once');

/** A clinician's word that what the athlete does here is right for them, and which coach wrote it down. */
const clearanceSchema = z
  .object({ clearedOn: calendarDaySchema, recordedBy: z.string().nullable() })
  .meta({ id: 'HealthClearance' });

/** What is on record of an athlete's health. */
export const healthFields = {
  healthConditions: z.array(z.enum(HEALTH_CONDITIONS)),
  /** The kinds of what their diet is on hold for. */
  openHolds: z.array(z.enum(HOLD_KINDS)),
  healthClearance: clearanceSchema.nullable(),
};
export type Clearance = z.output<typeof clearanceSchema>;
