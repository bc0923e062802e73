import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QuotaKind } from '../../settings.ts';
import type { Db } from './database.ts';
import {
  assistantMessages,
  cardioSessions,
  coachNotes,
  competitions,
  customFoods,
  dailyCheckIns,
  messages,
  nutritionLogs,
  nutritionPlans,
  photoAssessments,
  posePracticeSessions,
  progressEntries,
  protocolRecommendations,
  sessionExercises,
  supplements,
  trainingPlans,
  weighIns,
  workoutSessions,
  workoutSets,
} from './schema/index.ts';

/** The owner column of tables that grow with what people write. */
const OWNERS: Record<QuotaKind, [PgTable, AnyPgColumn][]> = {
  messages: [
    [messages, messages.fromUserId],
    [assistantMessages, assistantMessages.userId],
  ],
  notes: [
    [coachNotes, coachNotes.coachId],
    [photoAssessments, photoAssessments.coachId],
  ],
  plans: [
    [trainingPlans, trainingPlans.userId],
    [nutritionPlans, nutritionPlans.userId],
    [competitions, competitions.userId],
    [supplements, supplements.userId],
    [protocolRecommendations, protocolRecommendations.coachId],
  ],
  logs: [
    [nutritionLogs, nutritionLogs.userId],
    [customFoods, customFoods.userId],
    [progressEntries, progressEntries.userId],
    [dailyCheckIns, dailyCheckIns.userId],
    [weighIns, weighIns.userId],
    [workoutSessions, workoutSessions.userId],
    [sessionExercises, sessionExercises.userId],
    [workoutSets, workoutSets.userId],
    [cardioSessions, cardioSessions.userId],
    [posePracticeSessions, posePracticeSessions.userId],
  ],
};

/** The amount one person has stored of a kind: rows, and their bytes in PostgreSQL. */
export async function measureStored(
  db: Db,
  kind: QuotaKind,
  userId: string,
): Promise<{ rows: number; bytes: number }> {
  const parts = OWNERS[kind].map(([table, owner]) => partOf(table, owner, userId));
  const [total] = await db
    .select({
      rows: sql`coalesce(sum(n), 0)`.mapWith(Number),
      bytes: sql`coalesce(sum(b), 0)`.mapWith(Number),
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as stored`);
  return total ?? { rows: 0, bytes: 0 };
}

const partOf = (table: PgTable, owner: AnyPgColumn, userId: string): SQL =>
  sql`select count(*) as n, sum(pg_column_size(${table}.*)) as b from ${table} where ${owner} = ${userId}`;
