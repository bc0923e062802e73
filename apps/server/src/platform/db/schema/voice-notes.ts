import {
  VOICE_NOTE_BARS,
  VOICE_NOTE_MAX_BYTES,
  VOICE_NOTE_MAX_SECONDS,
  VOICE_NOTE_TYPES,
} from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  check,
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

const upTo = (max: number) => ({ min: 1, max, step: 1 });

/** Voice notes in an athlete's thread. The audio files are named after their id, see `platform/storage`. */
export const voiceNotes = pgTable(
  'voice_notes',
  {
    id: id(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who recorded it. */
    fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The container, as declared and as found in the file. */
    type: text('type', { enum: VOICE_NOTE_TYPES }).notNull(),
    /** As measured by the client. */
    seconds: integer('seconds').notNull(),
    waveform: integer('waveform').array().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Created by the client once per recording, so that a repeated upload stores nothing twice. */
    requestKey: uuid('request_key').notNull(),
    requestHash: requestHash(),
    /** Since when it has been waiting for its message. Hidden, and deleted after a while. Null if attached. */
    looseSince: instant('loose_since'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'voice_notes_pkey', columns: [table.athleteId, table.id] }),
    uniqueIndex('voice_notes_request_key_key').on(
      table.athleteId,
      table.fromUserId,
      table.requestKey,
    ),
    index('voice_notes_from_user_id_idx').on(table.fromUserId),
    index('voice_notes_loose_idx').on(table.looseSince).where(sql`${table.looseSince} is not null`),
    oneOf('voice_notes_type_check', table.type, VOICE_NOTE_TYPES),
    within('voice_notes_seconds_check', table.seconds, upTo(VOICE_NOTE_MAX_SECONDS)),
    within('voice_notes_bytes_check', table.bytes, upTo(VOICE_NOTE_MAX_BYTES)),
    check(
      'voice_notes_waveform_check',
      sql`cardinality(${table.waveform}) = ${sql.raw(String(VOICE_NOTE_BARS))} and 0 <= all(${table.waveform}) and 100 >= all(${table.waveform})`,
    ),
  ],
);
