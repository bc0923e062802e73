import { z } from 'zod';
import { areUnique, idSchema } from './common.ts';
import { photoRefSchema } from './photos.ts';

export const MARK_KINDS = ['arrow', 'circle', 'line'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_COLORS = ['red', 'blue', 'green', 'black'] as const;
export type MarkColor = (typeof MARK_COLORS)[number];

/** Marks on one photo. */
export const PHOTO_MAX_MARKS = 20;
/** Photos of a message that are marked or were stored before. */
const MAX_MARKED_PHOTOS = 4;

const PRECISION = 10_000;

/** A share of a photo's width or height, to four decimals. */
const shareSchema = z
  .number('Draw the mark again')
  .min(0, 'Draw the mark on the photo')
  .max(1, 'Draw the mark on the photo')
  .transform((share) => Math.round(share * PRECISION) / PRECISION);

/** A drawing on a photo. A circle fills the box between its two points; an arrow points at the second. */
export const photoMarkSchema = z
  .strictObject({
    kind: z.enum(MARK_KINDS),
    color: z.enum(MARK_COLORS),
    x1: shareSchema,
    y1: shareSchema,
    x2: shareSchema,
    y2: shareSchema,
  })
  .refine(({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2, 'Draw the mark larger')
  .meta({ id: 'PhotoMark' });
export type PhotoMark = z.output<typeof photoMarkSchema>;

/** A photo of a message with drawings. It is either new, or one that the athlete's thread or progress already has. */
const markedPhotoSchema = z.strictObject({
  photoId: idSchema,
  marks: z.array(photoMarkSchema).max(PHOTO_MAX_MARKS, `Draw at most ${PHOTO_MAX_MARKS} marks`),
});
export type MarkedPhoto = z.output<typeof markedPhotoSchema>;

export const markedPhotosSchema = z
  .array(markedPhotoSchema)
  .max(MAX_MARKED_PHOTOS, `Attach at most ${MAX_MARKED_PHOTOS} photos`)
  .refine(
    (photos) => areUnique(photos.map(({ photoId }) => photoId)),
    'Attach each photo only once',
  );

const share = z.number();

/** A photo of a message, with what was drawn on it. */
export const messagePhotoSchema = photoRefSchema
  .extend({
    marks: z.array(
      z.object({
        kind: z.enum(MARK_KINDS),
        color: z.enum(MARK_COLORS),
        ...{ x1: share, y1: share, x2: share, y2: share },
      }),
    ),
  })
  .meta({ id: 'MessagePhoto' });
export type MessagePhoto = z.output<typeof messagePhotoSchema>;
