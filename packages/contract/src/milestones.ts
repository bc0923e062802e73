import { z } from 'zod';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  textSchema,
  versionSchema,
} from './common.ts';

export const milestoneSchema = z
  .object({
    id: idSchema,
    competitionId: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    targetDate: calendarDaySchema,
    completed: z.boolean(),
    completedDate: calendarDaySchema.nullable(),
    /** The suggested milestone it came from. Until it is done, its date moves with the show. */
    suggestion: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.output<typeof milestoneSchema>;

const milestoneFields = {
  name: textSchema(200, 'Name the milestone'),
  description: freeTextSchema(1000).optional(),
  targetDate: calendarDaySchema,
};

export const milestoneBodySchema = z.strictObject({
  ...milestoneFields,
  /** Completion day, when restoring a deleted milestone. */
  completedDate: calendarDaySchema.optional(),
  /** The suggested milestone it came from. */
  suggestion: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  requestKey: z.uuid().optional(),
});
export type MilestoneBody = z.output<typeof milestoneBodySchema>;

export const milestoneChangeSchema = z.strictObject({
  ...milestoneFields,
  completed: z.boolean(),
  /** Completion day, when restoring an unchecked item. */
  completedDate: calendarDaySchema.optional(),
  version: versionSchema,
});
export type MilestoneChange = z.output<typeof milestoneChangeSchema>;
