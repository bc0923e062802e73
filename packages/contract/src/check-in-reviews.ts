import { ATHLETE_PHASES, GUIDANCE_MODES, PACE_SIDES, PRE_READ_TONES } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import { clientStatusSchema } from './clients.ts';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  queryInteger,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageLinksSchema } from './message-links.ts';
import { MESSAGE_MAX_LENGTH } from './messages.ts';
import { adherencePartSchema } from './overview.ts';
import { paceCorridorSchema, weightTrendSchema } from './pace.ts';
import { markedPhotosSchema } from './photo-marks.ts';
import { photoSchema } from './photos.ts';
import { planChangeSchema, plannedChangeSchema } from './plan-changes.ts';
import { planDecisionSchema } from './plan-decision.ts';
import { planProposalSchema, proposalOutlookSchema, proposalTargetsSchema } from './proposals.ts';
import { tagSchema } from './tags.ts';
import { weeklyCheckInSchema } from './weekly-check-ins.ts';

/** Filters of the inbox. `done` lists what was answered in the last seven days. */
export const INBOX_FILTERS = [
  'all',
  'waiting',
  'overdue',
  'off_plan',
  'show_soon',
  'done',
] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** Why an athlete is in the inbox; `unseen` if they haven't acknowledged a reply for 48 hours. */
export const INBOX_STATES = ['waiting', 'overdue', 'unseen', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export const inboxRowSchema = z
  .object({
    athleteId: idSchema,
    name: z.string(),
    category: z.string().nullable(),
    weeksOut: z.number().int().nullable(),
    status: clientStatusSchema.nullable(),
    state: z.enum(INBOX_STATES),
    /** The most important reason, as a sentence. */
    reason: z.string(),
    /** Whether the reason is an open red flag. */
    isRedFlag: z.boolean(),
    submittedAt: instantSchema.nullable(),
    /** Days since it was due, if it is overdue. */
    daysLate: z.number().int().nullable(),
  })
  .meta({ id: 'InboxRow' });
export type InboxRow = z.output<typeof inboxRowSchema>;

export const inboxSchema = z
  .object({
    rows: z.array(inboxRowSchema),
    nextCursor: z.string().nullable(),
    /** Rows of each filter. */
    counts: z.record(z.enum(INBOX_FILTERS), z.number().int()),
  })
  .meta({ id: 'CheckInInbox' });
export type Inbox = z.output<typeof inboxSchema>;

/** Seven days of logs; means are over the days with a value. */
const reviewWeekSchema = z.object({
  from: calendarDaySchema,
  weightKg: z.number().nullable(),
  weighIns: z.number().int(),
  kcal: z.number().nullable(),
  proteinG: z.number().nullable(),
  diaryDays: z.number().int(),
  workouts: z.number().int(),
  rpe: z.number().nullable(),
  cardioMinutes: z.number().int(),
  steps: z.number().int().nullable(),
  sleepHours: z.number().nullable(),
  energy: z.number().nullable(),
  stress: z.number().nullable(),
  waterLiters: z.number().nullable(),
  posingMinutes: z.number().int(),
  supplements: z.number().int(),
});

const calorieStepSchema = z.object({
  targets: proposalTargetsSchema,
  outlook: proposalOutlookSchema.nullable(),
  /** Why no one may set them, or null. */
  blocked: z.string().nullable(),
  /** What needs a reason. */
  warnings: z.array(z.string()),
});

export const checkInReviewSchema = z
  .object({
    athlete: z.object({
      id: idSchema,
      name: z.string(),
      units: unitsSchema,
      timezone: z.string(),
      today: calendarDaySchema,
      category: z.string().nullable(),
      showOn: calendarDaySchema.nullable(),
      weeksOut: z.number().int().nullable(),
      phase: z.enum(ATHLETE_PHASES).nullable(),
      guidance: z.enum(GUIDANCE_MODES),
      startKg: z.number().nullable(),
      targetKg: z.number().nullable(),
    }),
    /** The newest check-in; null before the first. */
    checkIn: weeklyCheckInSchema.nullable(),
    /** The one before, and the one four weeks earlier. */
    previous: weeklyCheckInSchema.nullable(),
    earlier: weeklyCheckInSchema.nullable(),
    state: z.enum(INBOX_STATES).nullable(),
    daysLate: z.number().int().nullable(),
    points: z.array(z.object({ tone: z.enum(PRE_READ_TONES), text: z.string() })),
    weeks: z.object({
      now: reviewWeekSchema,
      before: reviewWeekSchema,
      fourWeeksAgo: reviewWeekSchema,
      planned: z.object({
        kcal: z.number().nullable(),
        proteinG: z.number().nullable(),
        workouts: z.number().int().nullable(),
        cardioMinutes: z.number().int().nullable(),
      }),
    }),
    adherence: z.object({
      percent: z.number().int().nullable(),
      status: clientStatusSchema.nullable(),
      parts: z.array(adherencePartSchema),
    }),
    weight: z.object({
      trend: weightTrendSchema,
      corridor: paceCorridorSchema,
      pace: z.enum(PACE_SIDES).nullable(),
      weeklyPercent: z.number().nullable(),
    }),
    /** Workouts of the last two weeks, newest first. */
    workouts: z.array(
      z.object({
        id: idSchema,
        date: calendarDaySchema,
        name: z.string(),
        completed: z.boolean(),
        rpe: z.number().nullable(),
        /** Exercises with a new best. */
        records: z.array(z.string()),
        notes: z.string().nullable(),
      }),
    ),
    /** Notes of the week's daily check-ins, newest first. */
    notes: z.array(z.object({ date: calendarDaySchema, text: z.string() })),
    /** Progress photos, newest day first, with the weight of their day. */
    photos: z.array(
      photoSchema
        .pick({ id: true, date: true, pose: true, width: true, height: true })
        .extend({ weightKg: z.number().nullable(), weeksOut: z.number().int().nullable() }),
    ),
    plan: z
      .object({
        targets: proposalTargetsSchema,
        since: calendarDaySchema,
      })
      .nullable(),
    /** The last three changes of the plans. */
    changes: z.array(planChangeSchema),
    /** The change that applies from a later day. */
    planned: plannedChangeSchema.nullable(),
    /** This week's proposal, if there is one. */
    proposal: planProposalSchema.nullable(),
    /** What a tap sets, checked in advance; null without a plan or with missing answers. */
    steps: z
      .object({
        calories: z.array(calorieStepSchema),
        cardio: z
          .object({
            minutes: z.number(),
            least: z.number(),
            most: z.number(),
            step: z.number(),
            blocked: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckInReview' });
export type CheckInReview = z.output<typeof checkInReviewSchema>;

export const checkInAnswerBodySchema = z
  .strictObject({
    checkInId: idSchema,
    /** The version that was read. */
    version: versionSchema,
    plan: planDecisionSchema.default({ kind: 'none' }),
    /** Without text, photos, links and a voice note, it is marked as done without a reply. */
    reply: freeTextSchema(MESSAGE_MAX_LENGTH).default(''),
    /** The athlete's photos sent with the reply, with drawings. */
    markedPhotos: markedPhotosSchema.optional(),
    links: messageLinksSchema.optional(),
    /** A voice note that was uploaded before, as the reply or a part of it. */
    voiceNoteId: idSchema.optional(),
    /** Generated by the client once per answer. The same key returns the existing answer. */
    requestKey: z.uuid('Send the key of the answer'),
  })
  .refine(
    ({ plan }) =>
      plan.kind !== 'change' || plan.targets !== undefined || plan.cardioMinutes !== undefined,
    { path: ['plan', 'targets'], message: 'Change the targets or the cardio' },
  );
export type CheckInAnswerBody = z.output<typeof checkInAnswerBodySchema>;
export type CheckInAnswerInput = z.input<typeof checkInAnswerBodySchema>;

const tag = 'Check-in reviews';
const ofAthlete = z.object({ userId: idSchema });

export const checkInReviewEndpoints = {
  checkInInbox: defineEndpoint({
    method: 'GET',
    path: '/api/check-in-inbox',
    access: 'coach',
    tag,
    summary: 'Check-ins that wait for you, ranked: red flags first, then by need',
    query: z.strictObject({
      filter: z.enum(INBOX_FILTERS).default('waiting'),
      tag: tagSchema.optional(),
      limit: queryInteger(1, 200, 100),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: inboxSchema,
  }),
  checkInCount: defineEndpoint({
    method: 'GET',
    path: '/api/check-in-inbox/count',
    access: 'coach',
    tag,
    summary: 'The number of check-ins that wait for you',
    status: 200,
    reply: z.object({ waiting: z.number().int() }),
  }),
  checkInReview: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/check-in-review',
    access: 'coach',
    tag,
    summary: 'Everything needed to answer an athlete’s check-in',
    params: ofAthlete,
    status: 200,
    reply: checkInReviewSchema,
  }),
  answerCheckIn: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/check-in-review',
    access: 'coach',
    tag,
    summary: 'Reply to a check-in, change the plan and mark it as done, all or nothing',
    params: ofAthlete,
    body: checkInAnswerBodySchema,
    status: 200,
    reply: weeklyCheckInSchema,
  }),
};
