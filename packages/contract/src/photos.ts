import { PHOTO_SCORE_LIMIT, type PhotoScore } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  queryInteger,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What a photo was taken for. */
export const PHOTO_PURPOSES = ['progress', 'meal', 'message', 'peak_week'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** The three relaxed views, then the eight mandatory poses. */
export const PHOTO_POSES = [
  'front',
  'side',
  'back',
  'front_double_bicep',
  'front_lat_spread',
  'side_chest',
  'back_double_bicep',
  'back_lat_spread',
  'side_tricep',
  'abs_and_thighs',
  'most_muscular',
] as const;
export type PhotoPose = (typeof PHOTO_POSES)[number];

/** What is taken in, and how much of it. A phone's own format, HEIC, is turned into JPEG by the phone. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_MAX_BYTES = 15_000_000;

export const photoSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    purpose: z.enum(PHOTO_PURPOSES),
    date: calendarDaySchema,
    pose: z.enum(PHOTO_POSES).nullable(),
    width: z.number(),
    height: z.number(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof photoSchema>;

/** A photo as that names it which it belongs to, such as a meal: enough to show it. */
export const photoRefSchema = photoSchema
  .pick({ id: true, userId: true, width: true, height: true })
  .meta({ id: 'PhotoRef' });
export type PhotoRef = z.output<typeof photoRefSchema>;

const scores = {
  conditioning: integerIn(PHOTO_SCORE_LIMIT),
  symmetry: integerIn(PHOTO_SCORE_LIMIT),
  fullness: integerIn(PHOTO_SCORE_LIMIT),
} satisfies Record<PhotoScore, z.ZodType>;
const judged = { ...scores, note: freeTextSchema(2000).optional() };

export const photoAssessmentBodySchema = z.strictObject({
  ...judged,
  date: calendarDaySchema,
  /** Made by the client once per form; the same key again answers with what is already there. */
  requestKey: z.uuid('Send the key of the form'),
});
export type PhotoAssessmentBody = z.output<typeof photoAssessmentBodySchema>;

/** An assessment as it is corrected: what is left out is cleared. */
export const photoAssessmentChangeSchema = z.strictObject({ ...judged, version: versionSchema });
export type PhotoAssessmentChange = z.output<typeof photoAssessmentChangeSchema>;

/** The coach's assessment of a day's progress photos: 1 to 10, see `PHOTO_SCORE_WORDS`. */
export const photoAssessmentSchema = z
  .object({
    id: idSchema,
    date: calendarDaySchema,
    conditioning: z.number().int(),
    symmetry: z.number().int(),
    fullness: z.number().int(),
    note: z.string().nullable(),
    /** The last assessor; null if their account is gone. */
    coachName: z.string().nullable(),
    assessedAt: instantSchema,
    version: z.number().int(),
  })
  .meta({ id: 'PhotoAssessment' });
export type PhotoAssessment = z.output<typeof photoAssessmentSchema>;

const ofAthlete = z.object({ userId: idSchema });
const oneAssessment = z.object({ userId: idSchema, assessmentId: idSchema });
const onePhoto = z.object({ userId: idSchema, photoId: idSchema });
const tag = 'Photos';

export const photoEndpoints = {
  uploadPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/photos',
    access: 'session',
    tag,
    summary:
      'Store an athlete’s photo. Their coach can add one to messages. A photo that isn’t for progress is visible once it’s attached to something',
    params: ofAthlete,
    query: z.strictObject({
      purpose: z.enum(PHOTO_PURPOSES, 'Say what the photo is for'),
      /** The athlete's today if none is named. */
      date: calendarDaySchema.optional(),
      pose: z.enum(PHOTO_POSES, 'Choose a pose').optional(),
      /** Made by the client once per photo; the same key again answers with the photo already there. */
      requestKey: z.uuid().optional(),
    }),
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    reply: photoSchema,
  }),
  listPhotos: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/photos',
    access: 'session',
    tag,
    summary:
      'An athlete’s photos, newest day first, with the coach’s assessments, for the athlete and their coach',
    params: ofAthlete,
    query: z.strictObject({
      purpose: z.enum(PHOTO_PURPOSES).optional(),
      from: calendarDaySchema.optional(),
      until: calendarDaySchema.optional(),
      limit: queryInteger(1, 200, 60),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: z.object({
      photos: z.array(photoSchema),
      /** Of the days of these photos, as far as they are for progress. */
      assessments: z.array(photoAssessmentSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  showPhoto: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/photos/:photoId',
    access: 'session',
    tag,
    summary: 'The picture itself, in full or as a thumbnail, for the athlete and their coach',
    params: onePhoto,
    query: z.strictObject({ size: z.enum(['full', 'thumb']).default('full') }),
    status: 200,
    download: 'image/webp',
  }),
  deletePhoto: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/photos/:photoId',
    access: 'client',
    tag,
    summary:
      'Permanently delete one of your own progress photos. Other photos are deleted with whatever they’re attached to',
    params: onePhoto,
    status: 204,
  }),
  assessPhotos: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/photo-assessments',
    access: 'coach',
    tag,
    summary: 'Assess one day of an athlete’s progress photos',
    params: ofAthlete,
    body: photoAssessmentBodySchema,
    status: 201,
    reply: photoAssessmentSchema,
  }),
  changePhotoAssessment: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/photo-assessments/:assessmentId',
    access: 'coach',
    tag,
    summary: "Correct the assessment of a day's photos",
    params: oneAssessment,
    body: photoAssessmentChangeSchema,
    status: 200,
    reply: photoAssessmentSchema,
  }),
  deletePhotoAssessment: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/photo-assessments/:assessmentId',
    access: 'coach',
    tag,
    summary: "Remove the assessment of a day's photos",
    params: oneAssessment,
    body: z.strictObject({ version: versionSchema }),
    status: 204,
  }),
};
