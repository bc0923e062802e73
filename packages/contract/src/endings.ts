import { addDays } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  choiceSchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { MESSAGE_MAX_LENGTH } from './messages.ts';

/** How far ahead a last day can be. */
export const LAST_DAY_MAX_DAYS = 366;
/** Days until an account is deleted, in which its deletion can be stopped. */
export const DELETION_GRACE_DAYS = 30;
export const END_NOTE_MAX_LENGTH = 500;

export const OFFER_STATES = ['none', 'open', 'declined'] as const;

/** The latest possible last day. */
export const latestLastDay = (today: string) => addDays(today, LAST_DAY_MAX_DAYS);

/** The end of an athlete's coaching, as the athlete sees it. */
export const ownEndSchema = z.object({
  coachName: z.string(),
  lastDay: calendarDaySchema,
  hasEnded: z.boolean(),
  /** Whether the coach offers to coach them again. */
  isOffered: z.boolean(),
  /** The day their account will be deleted. */
  deletionOn: calendarDaySchema.nullable(),
});
export type OwnEnd = z.output<typeof ownEndSchema>;

/** The planned end of an athlete's coaching, as their coach sees it. */
export const plannedEndSchema = z.object({ lastDay: calendarDaySchema, note: z.string() });
export type PlannedEnd = z.output<typeof plannedEndSchema>;

export const formerAthleteSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    startedOn: calendarDaySchema,
    lastDay: calendarDaySchema,
    /** The coach's note. */
    note: z.string(),
    isArchived: z.boolean(),
    /** Whether the coach offered to coach them again, and they haven't accepted. */
    offer: z.enum(OFFER_STATES),
    /** The day their account will be deleted. */
    deletionOn: calendarDaySchema.nullable(),
    /** Whether the athlete stopped a deletion. It can't be planned again. */
    keepsAccount: z.boolean(),
  })
  .meta({ id: 'FormerAthlete' });
export type FormerAthlete = z.output<typeof formerAthleteSchema>;

const tag = 'Practice';
const ofAthlete = z.object({ userId: idSchema });

export const endingEndpoints = {
  endCoaching: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/coaching-end',
    access: 'coach',
    tag,
    summary: 'End the coaching of one of your athletes, now or after a last day',
    params: ofAthlete,
    body: z.strictObject({
      /** The athlete's calendar day; null to end it now. */
      lastDay: calendarDaySchema.nullable(),
      /** Only for you. */
      note: freeTextSchema(END_NOTE_MAX_LENGTH),
      /** A last message to the athlete. */
      message: freeTextSchema(MESSAGE_MAX_LENGTH).optional(),
    }),
    status: 200,
    reply: z.object({ lastDay: calendarDaySchema, hasEnded: z.boolean() }),
  }),
  keepCoaching: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/coaching-end',
    access: 'coach',
    tag,
    summary: 'Take back a planned end',
    params: ofAthlete,
    status: 204,
  }),
  pauseCoaching: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/pause',
    access: 'coach',
    tag,
    summary:
      'Pause the coaching of one of your athletes from today to a day, such as for a vacation',
    params: ofAthlete,
    body: z.strictObject({
      /** The last day, on the athlete's calendar. */
      until: calendarDaySchema,
    }),
    status: 200,
    reply: z.object({ pausedUntil: calendarDaySchema }),
  }),
  resumeCoaching: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/pause',
    access: 'coach',
    tag,
    summary: 'End the pause of one of your athletes',
    params: ofAthlete,
    status: 204,
  }),
  formerAthletes: defineEndpoint({
    method: 'GET',
    path: '/api/former-athletes',
    access: 'coach',
    tag,
    summary: 'Athletes you no longer coach, the latest first',
    query: z.strictObject({
      /** Part of a name. */
      search: freeTextSchema(100).optional(),
      state: choiceSchema(['listed', 'archived']).default('listed'),
      limit: queryInteger(1, 100, 30),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: z.object({
      athletes: z.array(formerAthleteSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  changeFormerAthlete: defineEndpoint({
    method: 'PUT',
    path: '/api/former-athletes/:userId',
    access: 'coach',
    tag,
    summary:
      'Archive a former athlete, offer to coach them again, or have their account deleted in 30 days',
    params: ofAthlete,
    body: z
      .strictObject({ archived: z.boolean(), offered: z.boolean(), deleted: z.boolean() })
      .partial()
      .refine((change) => Object.keys(change).length === 1, 'Change one thing at a time'),
    status: 200,
    reply: formerAthleteSchema,
  }),
  answerFormerCoach: defineEndpoint({
    method: 'POST',
    path: '/api/coaching-end/answer',
    access: 'client',
    tag,
    summary: 'Accept or decline your former coach’s offer, or keep your account',
    body: z.strictObject({ answer: choiceSchema(['accept', 'decline', 'keep']) }),
    status: 204,
  }),
};
export type EndAnswer = z.output<typeof endingEndpoints.answerFormerCoach.body>['answer'];
export type FormerChange = z.input<typeof endingEndpoints.changeFormerAthlete.body>;
export type EndBody = z.input<typeof endingEndpoints.endCoaching.body>;
