import type { WrittenIn } from '@posedown/coaching';
import { and, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  assistantMessages,
  dailyCheckIns,
  messages,
  progressEntries,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';

/** The kind of text behind an alert. */
export type Source = WrittenIn | 'question';

interface TextTable {
  table: PgTable;
  athleteId: PgColumn;
  id: PgColumn;
  text: SQLWrapper;
}

const PLACES: Record<Source, TextTable> = {
  message: {
    table: messages,
    athleteId: messages.athleteId,
    id: messages.id,
    text: messages.content,
  },
  'check-in': {
    table: dailyCheckIns,
    athleteId: dailyCheckIns.userId,
    id: dailyCheckIns.id,
    text: dailyCheckIns.notes,
  },
  'weekly-check-in': {
    table: weeklyCheckIns,
    athleteId: weeklyCheckIns.athleteId,
    id: weeklyCheckIns.id,
    text: weeklyCheckIns.notes,
  },
  entry: {
    table: progressEntries,
    athleteId: progressEntries.userId,
    id: progressEntries.id,
    text: progressEntries.notes,
  },
  question: {
    table: assistantMessages,
    athleteId: assistantMessages.userId,
    id: assistantMessages.id,
    text: assistantMessages.content,
  },
};

/** The start of each text by id, for texts that still exist. */
export async function findBeginnings(
  db: Db,
  source: Source,
  { athleteIds, ids, length }: { athleteIds: string[]; ids: string[]; length: number },
): Promise<Map<string, string>> {
  const place = PLACES[source];
  const rows = await db
    .select({
      id: sql<string>`${place.id}`,
      text: sql<string | null>`left(${place.text}, ${length})`,
    })
    .from(place.table)
    .where(and(inArray(place.athleteId, athleteIds), inArray(place.id, ids)));
  return new Map(rows.flatMap(({ id, text }) => (text ? [[id, text] as const] : [])));
}
