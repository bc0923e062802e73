import { COMPETITION_CATEGORIES, POSING_ROUTINES, RECENT_PRACTICE } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  queryInteger,
  textSchema,
  versionSchema,
  videoUrlSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const RATING = { min: 1, max: 10, step: 1 };
const MAX_POSES = 30;
const MAX_VIDEOS = 5;

/** A session's five ratings, in display order. */
export const POSING_RATINGS = [
  'overallQuality',
  'confidence',
  'stagePresence',
  'conditioning',
  'symmetry',
] as const;
export type PosingRating = (typeof POSING_RATINGS)[number];

const practicedPoseSchema = z.strictObject({
  name: textSchema(100, 'Name the pose'),
  /** Seconds held. */
  duration: integerIn({ min: 0, max: 3600, step: 1 }, 'seconds'),
  completed: z.boolean(),
});

/** The body of a practice session. */
export const poseSessionBodySchema = z.strictObject({
  date: calendarDaySchema,
  routine: z.enum(POSING_ROUTINES, 'Choose a routine'),
  /** Total seconds held. */
  duration: integerIn({ min: 1, max: 86_400, step: 1 }, 'seconds'),
  poses: z
    .array(practicedPoseSchema)
    .min(1, 'A session has at least one pose')
    .max(MAX_POSES, `A session has at most ${MAX_POSES} poses`),
  overallQuality: integerIn(RATING).optional(),
  confidence: integerIn(RATING).optional(),
  stagePresence: integerIn(RATING).optional(),
  conditioning: integerIn(RATING).optional(),
  symmetry: integerIn(RATING).optional(),
  nextSessionFocus: freeTextSchema(2000).optional(),
  videoUrls: z
    .array(videoUrlSchema)
    .max(MAX_VIDEOS, `A session has at most ${MAX_VIDEOS} videos`)
    .optional(),
  /** Made by the client once per session; the same key again answers with what is there already. */
  requestKey: z.uuid().optional(),
});
export type PoseSessionBody = z.output<typeof poseSessionBodySchema>;

const rating = z.number().int().nullable();

const poseSessionSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    routine: z.enum(POSING_ROUTINES).nullable(),
    duration: z.number().int(),
    poses: z.array(practicedPoseSchema),
    overallQuality: rating,
    confidence: rating,
    stagePresence: rating,
    conditioning: rating,
    symmetry: rating,
    coachNotes: z.string().nullable(),
    nextSessionFocus: z.string().nullable(),
    videoUrls: z.array(z.string()),
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'PoseSession' });
export type PoseSession = z.output<typeof poseSessionSchema>;

const sessionParams = z.strictObject({ userId: idSchema, sessionId: idSchema });
const tag = 'Posing';

export const posingEndpoints = {
  savePoseSession: defineEndpoint({
    method: 'POST',
    path: '/api/pose-practice-sessions',
    access: 'client',
    tag,
    summary: 'Save a posing practice session',
    body: poseSessionBodySchema,
    status: 201,
    reply: poseSessionSchema,
  }),
  listPoseSessions: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/pose-practice-sessions',
    access: 'session',
    tag,
    summary: 'An athlete’s practice sessions, newest first, and the divisions they pose in',
    params: z.strictObject({ userId: idSchema }),
    query: z.strictObject({ limit: queryInteger(1, 100, 20), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({
      /** Divisions of upcoming shows, without duplicates, the next show's first. */
      divisions: z.array(z.enum(COMPETITION_CATEGORIES)),
      sessions: z.array(poseSessionSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  recentPoseSessions: defineEndpoint({
    method: 'GET',
    path: '/api/pose-practice-sessions',
    access: 'coach',
    tag,
    summary: `What your athletes practiced in the last ${RECENT_PRACTICE.days} days, the newest first, ${RECENT_PRACTICE.sessions} at most`,
    status: 200,
    reply: z.array(z.object({ athleteName: z.string(), session: poseSessionSchema })),
  }),
  noteOnPoseSession: defineEndpoint({
    method: 'PATCH',
    path: '/api/users/:userId/pose-practice-sessions/:sessionId',
    access: 'coach',
    tag,
    summary: 'Write the coach’s notes on a session. Empty notes remove them',
    params: sessionParams,
    body: z.strictObject({
      coachNotes: freeTextSchema(2000, 'Write the notes'),
      version: versionSchema,
    }),
    status: 200,
    reply: poseSessionSchema,
  }),
  deletePoseSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/pose-practice-sessions/:sessionId',
    access: 'client',
    tag,
    summary: 'Delete one of your own sessions',
    params: sessionParams,
    status: 204,
  }),
};
