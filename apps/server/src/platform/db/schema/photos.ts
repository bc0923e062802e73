import { PHOTO_SCORE_LIMIT } from '@posedown/coaching';
import { PHOTO_POSES, PHOTO_PURPOSES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, requestHash, within } from './columns.ts';

/** An athlete's photos. The image files are named after their id, see `platform/storage`. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: PHOTO_PURPOSES }).notNull(),
    /** The athlete's calendar day. */
    date: date('date', { mode: 'string' }).notNull(),
    pose: text('pose', { enum: PHOTO_POSES }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size and digest of the full-size image, not of its thumbnail. */
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Created by the client once per photo, so that a repeated upload stores nothing twice. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    /**
     * Since when it has been detached, like a photo of an unlogged meal. Hidden, and deleted after a while. Null if
     * attached.
     */
    looseSince: instant('loose_since'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'photos_pkey', columns: [table.userId, table.id] }),
    index('photos_purpose_idx').on(table.userId, table.purpose, table.date, table.id),
    uniqueIndex('photos_request_key_key').on(table.userId, table.requestKey),
    index('photos_loose_idx').on(table.looseSince).where(sql`${table.looseSince} is not null`),
    oneOf('photos_purpose_check', table.purpose, PHOTO_PURPOSES),
    oneOf('photos_pose_check', table.pose, PHOTO_POSES),
    check('photos_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
    check('photos_bytes_check', sql`${table.bytes} > 0`),
  ],
);

/** The coach's assessment of a day's progress photos. One per day. */
export const photoAssessments = pgTable(
  'photo_assessments',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    conditioning: integer('conditioning').notNull(),
    symmetry: integer('symmetry').notNull(),
    fullness: integer('fullness').notNull(),
    note: text('note'),
    /** The last coach who assessed, and when. */
    coachId: uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    assessedAt: instant('assessed_at').notNull(),
    /** Created by the client once per form, so that a second tap assesses once. */
    requestKey: uuid('request_key').notNull(),
    requestHash: requestHash(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'photo_assessments_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('photo_assessments_date_key').on(table.userId, table.date),
    index('photo_assessments_coach_id_idx').on(table.coachId),
    within('photo_assessments_conditioning_check', table.conditioning, PHOTO_SCORE_LIMIT),
    within('photo_assessments_symmetry_check', table.symmetry, PHOTO_SCORE_LIMIT),
    within('photo_assessments_fullness_check', table.fullness, PHOTO_SCORE_LIMIT),
  ],
);
