import {
  CHECKLIST_KEYS,
  COMPETITION_CATEGORIES,
  type Limit,
  PREP_PHASES,
  PROGRESS_LIMITS,
} from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  textSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const COMPETITION_STATUSES = ['upcoming', 'completed', 'cancelled'] as const;

export const PLACING_LIMIT = { min: 1, max: 200, step: 1 } as const satisfies Limit;

const requestKeySchema = z.uuid().optional();

const competitionFields = {
  name: textSchema(200, 'Competition name is required'),
  /** A calendar day, or an instant that the server turns into a day of the athlete's zone. */
  date: z.union([calendarDaySchema, z.iso.datetime({ offset: true })], 'Choose a date'),
  category: z.enum(COMPETITION_CATEGORIES, 'Category is required'),
  location: freeTextSchema(200).optional(),
  notes: freeTextSchema(5000).optional(),
  /** Sent by forms; whether a show is over comes with its result. */
  status: z.literal('upcoming').optional(),
};

export const competitionBodySchema = z.strictObject({
  ...competitionFields,
  /** Made by the client once per form; the same key again answers with the row already there. */
  requestKey: requestKeySchema,
});
export type CompetitionBody = z.output<typeof competitionBodySchema>;

export const competitionChangeSchema = z.strictObject({
  ...competitionFields,
  version: versionSchema.optional(),
});
export type CompetitionChange = z.output<typeof competitionChangeSchema>;

export const competitionSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    name: z.string(),
    date: calendarDaySchema,
    category: z.enum(COMPETITION_CATEGORIES).nullable(),
    location: z.string().nullable(),
    notes: z.string().nullable(),
    status: z.enum(COMPETITION_STATUSES),
    /** On the athlete's day: ceil(days / 7), never below 0. */
    weeksOut: z.number().int(),
    /** Whether the show day is over in the athlete's zone without a result. */
    resultOpen: z.boolean(),
    /** The heaviest one may be in this class, kg, as entered for this show, and where it is from. */
    weightLimit: z.number().nullable(),
    weightLimitSource: z.string().nullable(),
    placing: z.number().int().nullable(),
    /** Rises with every change; a change names the version it saw. */
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Competition' });
export type Competition = z.output<typeof competitionSchema>;

export const milestoneSchema = z
  .object({
    id: idSchema,
    competitionId: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    targetDate: calendarDaySchema,
    completed: z.boolean(),
    completedDate: calendarDaySchema.nullable(),
    /** Which of the usual milestones it is: until it is done its date moves with the show. */
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
  /** Completion day, to restore a deleted one. */
  completedDate: calendarDaySchema.optional(),
  /** Which of the usual milestones it was. */
  suggestion: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  requestKey: requestKeySchema,
});
export type MilestoneBody = z.output<typeof milestoneBodySchema>;

const milestoneChangeSchema = z.strictObject({
  ...milestoneFields,
  completed: z.boolean(),
  /** Completion day, to restore an undone tick. */
  completedDate: calendarDaySchema.optional(),
  version: versionSchema,
});
export type MilestoneChange = z.output<typeof milestoneChangeSchema>;

export const weightLimitBodySchema = z.strictObject({
  /** kg; null takes the limit away. */
  weightLimit: numberIn(PROGRESS_LIMITS.weight, 'kg').nullable(),
  weightLimitSource: freeTextSchema(200).optional(),
  version: versionSchema,
});
export type WeightLimitBody = z.output<typeof weightLimitBodySchema>;

export const resultBodySchema = z.strictObject({
  completed: z.boolean(),
  placing: integerIn(PLACING_LIMIT).nullable(),
  version: versionSchema,
});
export type ResultBody = z.output<typeof resultBodySchema>;

const checklistBodySchema = z.strictObject({
  item: z.enum(CHECKLIST_KEYS as [string, ...string[]]),
  done: z.boolean(),
});
export type ChecklistBody = z.output<typeof checklistBodySchema>;

export const prepSchema = z
  .object({
    athlete: z.object({ id: idSchema, name: z.string(), units: unitsSchema }),
    /** The athlete's calendar day. */
    today: calendarDaySchema,
    /** The requested show, else the next, else the last; null without any. */
    competition: competitionSchema.nullable(),
    /** The show day ahead that the athlete named in their answers, while no competition takes its place. */
    answeredShowDay: calendarDaySchema.nullable(),
    /** Null once the day of the show is over. */
    phase: z.enum(PREP_PHASES).nullable(),
    /** Every show of the athlete, the latest first. */
    competitions: z.array(competitionSchema),
    milestones: z.array(milestoneSchema),
    /** Weigh-ins of the sixteen weeks up to today, or to a show that is over, with their trend, oldest first, in kg. */
    weighIns: z.array(z.object({ date: calendarDaySchema, weight: z.number(), trend: z.number() })),
    /** The keys of the show-day checklist that are ticked. */
    checklist: z.array(z.string()),
  })
  .meta({ id: 'Prep' });
export type Prep = z.output<typeof prepSchema>;

const tag = 'Competitions';
const ofCompetition = z.strictObject({ competitionId: idSchema });
const ofAthlete = z.strictObject({ userId: idSchema });
const athleteCompetition = z.strictObject({ userId: idSchema, competitionId: idSchema });
const athleteMilestone = z.strictObject({ userId: idSchema, milestoneId: idSchema });

export const competitionEndpoints = {
  listCompetitions: defineEndpoint({
    method: 'GET',
    path: '/api/competitions',
    access: 'client',
    tag,
    summary: 'Your own competitions, latest first',
    status: 200,
    reply: z.array(competitionSchema),
  }),
  addCompetition: defineEndpoint({
    method: 'POST',
    path: '/api/competitions',
    access: 'client',
    tag,
    summary: 'Add a competition',
    body: competitionBodySchema,
    status: 201,
    reply: competitionSchema,
  }),
  changeCompetition: defineEndpoint({
    method: 'PUT',
    path: '/api/competitions/:competitionId',
    access: 'client',
    tag,
    summary: 'Change one of your competitions',
    params: ofCompetition,
    body: competitionChangeSchema,
    status: 200,
    reply: competitionSchema,
  }),
  deleteCompetition: defineEndpoint({
    method: 'DELETE',
    path: '/api/competitions/:competitionId',
    access: 'client',
    tag,
    summary: 'Delete one of your competitions, with its milestones and checklist',
    params: ofCompetition,
    status: 204,
  }),
  prep: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/prep',
    access: 'session',
    tag,
    summary: "An athlete's prep for a show: milestones, weigh-ins, checklist",
    params: ofAthlete,
    query: z.strictObject({ competitionId: idSchema.optional() }),
    status: 200,
    reply: prepSchema,
  }),
  setWeightLimit: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/competitions/:competitionId/weight-limit',
    access: 'session',
    tag,
    summary: 'Enter the class weight limit for this show and its source',
    params: athleteCompetition,
    body: weightLimitBodySchema,
    status: 200,
    reply: competitionSchema,
  }),
  enterResult: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/competitions/:competitionId/result',
    access: 'session',
    tag,
    summary: 'Enter a show’s result, starting on show day, or remove it',
    params: athleteCompetition,
    body: resultBodySchema,
    status: 200,
    reply: competitionSchema,
  }),
  tickChecklist: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/competitions/:competitionId/checklist',
    access: 'session',
    tag,
    summary: 'Check or uncheck an item on the show-day checklist',
    params: athleteCompetition,
    body: checklistBodySchema,
    status: 200,
    reply: z.object({ checklist: z.array(z.string()) }),
  }),
  addMilestone: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/competitions/:competitionId/milestones',
    access: 'session',
    tag,
    summary: 'Add a milestone',
    params: athleteCompetition,
    body: milestoneBodySchema,
    status: 201,
    reply: milestoneSchema,
  }),
  suggestMilestones: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/competitions/:competitionId/milestones/suggested',
    access: 'session',
    tag,
    summary: 'Add the usual milestones that are missing, dated from the show',
    params: athleteCompetition,
    status: 200,
    reply: z.object({ added: z.number().int(), milestones: z.array(milestoneSchema) }),
  }),
  changeMilestone: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/milestones/:milestoneId',
    access: 'session',
    tag,
    summary: 'Change or complete a milestone',
    params: athleteMilestone,
    body: milestoneChangeSchema,
    status: 200,
    reply: milestoneSchema,
  }),
  deleteMilestone: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/milestones/:milestoneId',
    access: 'session',
    tag,
    summary: 'Delete a milestone',
    params: athleteMilestone,
    status: 204,
  }),
};
