import {
  FIRST_PEAK_DAY,
  HEALTH_CONDITIONS,
  LAST_PEAK_DAY,
  PEAK_RED_FLAGS,
  PROGRESS_LIMITS,
} from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  numberIn,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { photoRefSchema } from './photos.ts';

const whole = (min: number, max: number) => numberIn({ min, max, step: 1 }).int();

/** mg a day, from the athlete's food tracker. */
const sodiumSchema = whole(0, 20_000);

export const PEAK_STATUSES = ['draft', 'approved'] as const;

const peakDaySchema = z.object({
  /** Days from the show: -6 to 7. */
  offset: z.number().int(),
  title: z.string(),
  theme: z.string(),
  waterMl: z.number(),
  sodiumMg: z.number().nullable(),
  carbsG: z.number().nullable(),
  fatG: z.number().nullable(),
  proteinG: z.number().nullable(),
  kcal: z.number().nullable(),
  training: z.string(),
  supplements: z.string(),
  tasks: z.array(z.string()),
  advice: z.string(),
});

const showSchema = z.object({ competitionId: idSchema, name: z.string(), date: calendarDaySchema });

export const peakWeekSchema = z
  .object({
    athlete: z.object({ id: idSchema, name: z.string(), units: unitsSchema }),
    today: calendarDaySchema,
    /** The requested show, otherwise today's. */
    show: showSchema.nullable(),
    /** Whether it is over: its week can be viewed but not planned. */
    isPast: z.boolean(),
    /** Other selectable shows: today's and upcoming ones that are near enough. */
    others: z.array(showSchema.extend({ isOfToday: z.boolean() })),
    /** Recorded conditions that rule out a peak week until a clinician agrees. */
    barredBy: z.array(z.enum(HEALTH_CONDITIONS)),
    /** Why an open hold rules it out, or null. */
    holdBar: z.string().nullable(),
    /** The first day a plan can be created. */
    opensOn: calendarDaySchema.nullable(),
    plan: z
      .object({
        status: z.enum(PEAK_STATUSES),
        version: z.number().int(),
        /** Its input: kg, and mg of sodium a day if the athlete knew it. */
        weightKg: z.number(),
        sodiumMg: z.number().nullable(),
        isRehearsed: z.boolean(),
        days: z.array(peakDaySchema),
        coachNotes: z.string().nullable(),
        /** Concerns within the limits that the coach should know before approval, in sentences. */
        cautions: z.array(z.string()),
        /** Why the coach approved despite them; null for the athlete. */
        warningReason: z.string().nullable(),
        approvedAt: instantSchema.nullable(),
      })
      .nullable(),
    /** What the athlete confirmed, day by day. */
    log: z.array(
      z.object({
        date: calendarDaySchema,
        tasks: z.array(z.number().int()),
        waterMl: z.number().nullable(),
        weight: z.number().nullable(),
        photo: photoRefSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'PeakWeek' });
export type PeakWeekReply = z.output<typeof peakWeekSchema>;

/** An upcoming show that is near enough; today's by default. */
const ofShow = { competitionId: idSchema.optional() };

const draftBodySchema = z.strictObject({
  ...ofShow,
  /** Newly declared conditions, which are recorded and rule out a plan until cleared. */
  conditions: z.array(z.enum(HEALTH_CONDITIONS)).max(HEALTH_CONDITIONS.length),
  isRehearsed: z.boolean(),
  /** The athlete's own two-week mean, mg a day; omitted if it isn't tracked. */
  sodiumMg: sodiumSchema.optional(),
  /** The version of the draft it replaces; omitted if there was none. */
  version: versionSchema.optional(),
});
export type DraftPeakWeekBody = z.output<typeof draftBodySchema>;

const changeBodySchema = z.strictObject({
  ...ofShow,
  version: versionSchema,
  days: z
    .array(
      z.strictObject({
        offset: whole(FIRST_PEAK_DAY, LAST_PEAK_DAY),
        waterMl: whole(0, 20_000),
        sodiumMg: sodiumSchema.nullable(),
        carbsG: whole(0, 3000).nullable(),
        fatG: whole(0, 1000).nullable(),
        proteinG: whole(0, 1000).nullable(),
      }),
    )
    .max(LAST_PEAK_DAY - FIRST_PEAK_DAY + 1),
  /** Unchanged if omitted; null or blank removes them. */
  coachNotes: freeTextSchema(2000).nullable().optional(),
  /** Required if an approved plan gets new cautions; by default the approval's reason stays. */
  warningReason: freeTextSchema(2000).optional(),
});
export type ChangePeakWeekBody = z.output<typeof changeBodySchema>;

const approvalBodySchema = z.strictObject({
  ...ofShow,
  version: versionSchema,
  approved: z.boolean(),
  /** Required if the plan has cautions. */
  warningReason: freeTextSchema(2000).optional(),
});
export type ApprovePeakWeekBody = z.output<typeof approvalBodySchema>;

const logBodySchema = z.strictObject({
  /** The show, possibly past; by default the one shown today. */
  competitionId: idSchema.optional(),
  date: calendarDaySchema,
  /** The place of a task in the day's list, and whether it is done. */
  task: whole(0, 20).optional(),
  done: z.boolean().optional(),
  waterMl: whole(0, 20_000).optional(),
  weight: numberIn(PROGRESS_LIMITS.weight, 'kg').optional(),
  /** A photo for the peak week that was sent before; null takes the one there was away. */
  photoId: idSchema.nullable().optional(),
});
export type PeakLogBody = z.output<typeof logBodySchema>;

const unwellBodySchema = z.strictObject({
  symptoms: z.array(z.enum(PEAK_RED_FLAGS)).max(PEAK_RED_FLAGS.length),
  /** Generated by the client once. The same key raises no second alert. */
  requestKey: z.uuid(),
});
export type UnwellBody = z.output<typeof unwellBodySchema>;

const tag = 'Peak week';
const params = z.strictObject({ userId: idSchema });
const path = '/api/users/:userId/peak-week';

export const peakWeekEndpoints = {
  peakWeek: defineEndpoint({
    method: 'GET',
    path,
    access: 'session',
    tag,
    summary: 'An athlete’s peak week: show, plan and confirmed tasks',
    params,
    query: z.strictObject(ofShow),
    status: 200,
    reply: peakWeekSchema,
  }),
  draftPeakWeek: defineEndpoint({
    method: 'POST',
    path,
    access: 'session',
    tag,
    summary: 'Draft the peak week of a show from two-week means',
    params,
    body: draftBodySchema,
    status: 201,
    reply: peakWeekSchema,
  }),
  changePeakWeek: defineEndpoint({
    method: 'PUT',
    path,
    access: 'coach',
    tag,
    summary: 'Change a peak week’s figures, within its hard limits',
    params,
    body: changeBodySchema,
    status: 200,
    reply: peakWeekSchema,
  }),
  approvePeakWeek: defineEndpoint({
    method: 'PUT',
    path: `${path}/approval`,
    access: 'coach',
    tag,
    summary: 'Approve a peak week, or withdraw the approval',
    params,
    body: approvalBodySchema,
    status: 200,
    reply: peakWeekSchema,
  }),
  logPeakWeek: defineEndpoint({
    method: 'PUT',
    path: `${path}/log`,
    access: 'client',
    tag,
    summary: 'Confirm a task, the water, the weight or a photo for a day of your own peak week',
    params,
    body: logBodySchema,
    status: 200,
    reply: peakWeekSchema,
  }),
  reportUnwell: defineEndpoint({
    method: 'POST',
    path: `${path}/unwell`,
    access: 'client',
    tag,
    summary: 'Report feeling unwell: alerts your coach immediately',
    params,
    body: unwellBodySchema,
    status: 201,
    reply: z.object({ coachAlerted: z.boolean() }),
  }),
};
