import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  assistantMessages,
  auditLog,
  cardioSessions,
  checklistTicks,
  coachAlerts,
  coachNotes,
  competitions,
  dailyCheckIns,
  installation,
  invitations,
  messages,
  milestones,
  nutritionLogs,
  nutritionPlans,
  peakWeekPlans,
  peakWeekTicks,
  photoAssessments,
  photos,
  posePracticeSessions,
  progressEntries,
  protocolRecommendations,
  protocolVersions,
  rosterWeeks,
  type StoredExercise,
  trainingPlans,
  users,
  workoutSessions,
  workouts,
} from '../../platform/db/schema/index.ts';
import { gatherThreads } from '../messages/index.ts';
import type { NewPhoto } from '../photos/index.ts';
import type { NewProtocol, NewVersion } from '../protocols/index.ts';

/** For rows that others point at before they are stored. */
export { newId } from '../../platform/db/schema/columns.ts';

export type NewEntry = typeof progressEntries.$inferInsert;
export type NewCheckIn = typeof dailyCheckIns.$inferInsert;
export type NewLog = typeof nutritionLogs.$inferInsert;
export type NewSession = typeof workoutSessions.$inferInsert;
export type NewCardio = typeof cardioSessions.$inferInsert;
export type NewAssistantLine = typeof assistantMessages.$inferInsert;
export type NewMessage = typeof messages.$inferInsert;
export type NewCompetition = typeof competitions.$inferInsert;
export type NewMilestone = typeof milestones.$inferInsert;
export type NewChecklistTick = typeof checklistTicks.$inferInsert;
export type NewPeakPlan = typeof peakWeekPlans.$inferInsert;
export type NewPeakTick = typeof peakWeekTicks.$inferInsert;
export type NewCoachNote = typeof coachNotes.$inferInsert;
export type NewInvitation = typeof invitations.$inferInsert;
export type NewAuditLine = typeof auditLog.$inferInsert;
export type NewAssessment = typeof photoAssessments.$inferInsert;
export type { NewProtocol };
export type NewPoseSession = typeof posePracticeSessions.$inferInsert;

export interface PlannedDay {
  id: string;
  name: string;
  day: number;
  estimatedMinutes: number;
  exercises: StoredExercise[];
}

/** Everything that the demo gym logged, by table. */
export interface DemoRows {
  entries: NewEntry[];
  checkIns: NewCheckIn[];
  logs: NewLog[];
  sessions: NewSession[];
  cardio: NewCardio[];
  messages: NewMessage[];
  assistant: NewAssistantLine[];
  competitions: NewCompetition[];
  milestones: NewMilestone[];
  checklistTicks: NewChecklistTick[];
  peakPlans: NewPeakPlan[];
  peakTicks: NewPeakTick[];
  coachNotes: NewCoachNote[];
  invitations: NewInvitation[];
  poseSessions: NewPoseSession[];
  protocols: NewProtocol[];
  protocolVersions: NewVersion[];
  audit: NewAuditLine[];
  assessments: NewAssessment[];
}

const DEMO_KEY = 'demo_data';
/** Rows in one statement: well below the 65,535 parameters that the protocol allows. */
const CHUNK = 1000;

export async function hasDemoData(db: Db): Promise<boolean> {
  const rows = await db.select().from(installation).where(eq(installation.key, DEMO_KEY));
  return rows.length > 0;
}

export async function markDemoData(db: Db, day: string) {
  await db.insert(installation).values({ key: DEMO_KEY, value: day });
}

/** The days of an athlete's active training plan, the meals of their nutrition plan, their cardio week. */
export async function findPlans(db: Db, userId: string) {
  const days: PlannedDay[] = await db
    .select({
      id: workouts.id,
      name: workouts.name,
      day: workouts.day,
      estimatedMinutes: workouts.estimatedMinutes,
      exercises: workouts.exercises,
    })
    .from(workouts)
    .innerJoin(
      trainingPlans,
      and(
        eq(trainingPlans.userId, workouts.userId),
        eq(trainingPlans.id, workouts.trainingPlanId),
        trainingPlans.isActive,
      ),
    )
    .where(eq(workouts.userId, userId));
  const [person] = await db
    .select({ progression: users.cardioProgression })
    .from(users)
    .where(eq(users.id, userId));
  const [plan] = await db
    .select({ meals: nutritionPlans.meals })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), nutritionPlans.isActive));
  return { days, meals: plan?.meals ?? [], cardio: person?.progression?.schedule ?? [] };
}

/** Drops what the rules said of athletes whose days were not lived yet. */
export async function forgetJudgements(tx: Db, athleteIds: string[]) {
  await tx.delete(coachAlerts).where(inArray(coachAlerts.clientId, athleteIds));
  await tx.delete(rosterWeeks).where(inArray(rosterWeeks.athleteId, athleteIds));
}

/** Writes all rows in bulk, what others point at before those. Call it inside a transaction. */
export async function insertDemoRows(tx: Db, rows: DemoRows) {
  const write = async <Row>(
    list: readonly Row[],
    insert: (chunk: Row[]) => PromiseLike<unknown>,
  ) => {
    for (const chunk of chunks(list)) await insert(chunk);
  };
  await write(rows.entries, (chunk) => tx.insert(progressEntries).values(chunk));
  await write(rows.checkIns, (chunk) => tx.insert(dailyCheckIns).values(chunk));
  await write(rows.logs, (chunk) => tx.insert(nutritionLogs).values(chunk));
  await write(rows.sessions, (chunk) => tx.insert(workoutSessions).values(chunk));
  await write(rows.cardio, (chunk) => tx.insert(cardioSessions).values(chunk));
  await write(rows.messages, (chunk) => tx.insert(messages).values(chunk));
  await gatherThreads(tx);
  await write(rows.assistant, (chunk) => tx.insert(assistantMessages).values(chunk));
  await write(rows.competitions, (chunk) => tx.insert(competitions).values(chunk));
  await write(rows.milestones, (chunk) => tx.insert(milestones).values(chunk));
  await write(rows.checklistTicks, (chunk) => tx.insert(checklistTicks).values(chunk));
  await write(rows.peakPlans, (chunk) => tx.insert(peakWeekPlans).values(chunk));
  await write(rows.peakTicks, (chunk) => tx.insert(peakWeekTicks).values(chunk));
  await write(rows.coachNotes, (chunk) => tx.insert(coachNotes).values(chunk));
  await write(rows.invitations, (chunk) => tx.insert(invitations).values(chunk));
  await write(rows.poseSessions, (chunk) => tx.insert(posePracticeSessions).values(chunk));
  await write(rows.protocols, (chunk) => tx.insert(protocolRecommendations).values(chunk));
  await write(rows.protocolVersions, (chunk) => tx.insert(protocolVersions).values(chunk));
  await write(rows.audit, (chunk) => tx.insert(auditLog).values(chunk));
  await write(rows.assessments, (chunk) => tx.insert(photoAssessments).values(chunk));
}

export async function insertDemoPhotos(tx: Db, rows: NewPhoto[]) {
  for (const chunk of chunks(rows)) await tx.insert(photos).values(chunk);
}

interface Hung {
  id: string;
  userId: string;
  logId?: string;
  messageId?: string;
  peakDay?: { competitionId: string; date: string };
}

/** Names photos in the lines that they belong to. Both are there already. */
export async function hangDemoPhotos(tx: Db, hung: readonly Hung[]) {
  for (const { id, userId, logId, messageId, peakDay } of hung) {
    if (logId) {
      const line = and(eq(nutritionLogs.userId, userId), eq(nutritionLogs.id, logId));
      await tx.update(nutritionLogs).set({ photoId: id }).where(line);
    }
    if (messageId) {
      const line = and(eq(messages.athleteId, userId), eq(messages.id, messageId));
      await tx
        .update(messages)
        .set({ photoIds: [id] })
        .where(line);
    }
    if (peakDay) {
      const day = and(
        eq(peakWeekTicks.userId, userId),
        eq(peakWeekTicks.competitionId, peakDay.competitionId),
        eq(peakWeekTicks.date, peakDay.date),
      );
      await tx.update(peakWeekTicks).set({ photoId: id }).where(day);
    }
  }
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
