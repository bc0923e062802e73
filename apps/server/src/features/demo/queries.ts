import type { PhotoMark } from '@posedown/contract';
import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  assistantMessages,
  athleteTags,
  auditLog,
  cardioSessions,
  checkInForms,
  checkInFormVersions,
  checkInSchedules,
  checklistTicks,
  coachAlertEvents,
  coachAlerts,
  coachingEnds,
  coachNotes,
  coachTasks,
  competitions,
  credentials,
  dailyCheckIns,
  installation,
  invitations,
  messageSnippets,
  messages,
  milestones,
  notices,
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
  rosterLayouts,
  rosterWeeks,
  type StoredExercise,
  scheduledMessages,
  sessionExercises,
  supplements,
  supplementTicks,
  trainingPlans,
  users,
  weeklyCheckIns,
  weighIns,
  workoutSessions,
  workoutSets,
  workouts,
} from '../../platform/db/schema/index.ts';
import { rebuildThreads } from '../messages/index.ts';
import type { NewPhoto } from '../photos/index.ts';

/** For rows referenced before they are stored. */
export { newId } from '../../platform/db/schema/columns.ts';

export interface PlannedDay {
  id: string;
  name: string;
  day: number;
  estimatedMinutes: number;
  exercises: StoredExercise[];
}

/** Tables of the demo practice in insert order: referenced tables first. */
const TABLES = {
  entries: progressEntries,
  weighIns,
  checkIns: dailyCheckIns,
  logs: nutritionLogs,
  sessions: workoutSessions,
  sessionExercises,
  sets: workoutSets,
  cardio: cardioSessions,
  messages,
  scheduledMessages,
  checkInForms,
  checkInFormVersions,
  checkInSchedules,
  weeklyCheckIns,
  messageSnippets,
  assistant: assistantMessages,
  competitions,
  milestones,
  checklistTicks,
  peakPlans: peakWeekPlans,
  peakTicks: peakWeekTicks,
  coachNotes,
  coachingEnds,
  athleteTags,
  rosterLayouts,
  tasks: coachTasks,
  invitations,
  poseSessions: posePracticeSessions,
  protocols: protocolRecommendations,
  protocolVersions,
  audit: auditLog,
  assessments: photoAssessments,
  supplements,
  supplementTicks,
  notices,
};

type Tables = typeof TABLES;
export type DemoRow<Name extends keyof Tables> = Tables[Name]['$inferInsert'];
/** All rows of the demo practice, by table. */
export type DemoRows = { [Name in keyof Tables]: DemoRow<Name>[] };

/** No rows in any table. */
export const emptyRows = () =>
  Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as DemoRows;

const DEMO_KEY = 'demo_data';
/** Rows per statement: well below the protocol limit of 65,535 parameters. */
const CHUNK = 1000;

/** The day on which the demo was filled. Null in a database without it. */
export async function findDemoDay(db: Db): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, DEMO_KEY));
  return row?.value ?? null;
}

export async function markDemoData(db: Db, day: string) {
  await db.insert(installation).values({ key: DEMO_KEY, value: day });
}

/** Whether any account exists. */
export async function hasPeople(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

/** Demo people were all created before the day the demo was filled, and everyone else later. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** Demo accounts with these emails that have a password, with its hash. */
export function findDemoAccounts(db: Db, filledOn: string, emails: readonly string[]) {
  const { id, email, role } = users;
  return db
    .select({ id, email, role, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(inArray(users.email, [...emails]), lt(users.createdAt, startOfDay(filledOn))));
}

/** Athletes who signed up after the demo was filled and whose coach left with it. */
export async function findAthletesOfDemoCoaches(db: Db, filledOn: string): Promise<string[]> {
  const coach = alias(users, 'coach');
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(coach, and(eq(coach.id, users.coachId), isNotNull(coach.leftAt)))
    .where(gte(users.createdAt, startOfDay(filledOn)));
  return rows.map(({ id }) => id);
}

/** The days of an athlete's active training plan, the meals of their nutrition plan and their cardio week. */
export async function findPlans(db: Db, userId: string) {
  const [training] = await db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), trainingPlans.isActive));
  if (!training) throw new Error('a demo athlete has no training plan');
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
  return { training, days, meals: plan?.meals ?? [], cardio: person?.progression?.schedule ?? [] };
}

/** Deletes assessments and notices computed before the athletes' days were simulated. */
export async function deleteEarlyAssessments(tx: Tx, athleteIds: string[]) {
  await tx.delete(coachAlerts).where(inArray(coachAlerts.clientId, athleteIds));
  await tx.delete(coachAlertEvents).where(inArray(coachAlertEvents.clientId, athleteIds));
  await tx.delete(rosterWeeks).where(inArray(rosterWeeks.athleteId, athleteIds));
  const early = inArray(notices.kind, ['red_flag', 'plan_changed']);
  await tx.delete(notices).where(and(inArray(notices.aboutId, athleteIds), early));
}

/** Inserts all rows in bulk, table by table. Call it inside a transaction. */
export async function insertDemoRows(tx: Tx, rows: DemoRows) {
  for (const [name, table] of Object.entries<PgTable>(TABLES)) {
    const list: readonly object[] = rows[name as keyof DemoRows];
    for (const chunk of chunks(list)) await tx.insert(table).values(chunk);
  }
  await rebuildThreads(tx);
}

export async function insertDemoPhotos(tx: Tx, rows: NewPhoto[]) {
  for (const chunk of chunks(rows)) await tx.insert(photos).values(chunk);
}

interface Attachment {
  id: string;
  userId: string;
  logId?: string;
  messageId?: string;
  peakDay?: { competitionId: string; date: string };
}

/** Attaches stored photos to their stored diary entries, messages and peak-week days. */
export async function attachDemoPhotos(tx: Tx, hung: readonly Attachment[]) {
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

/** Sends an athlete's newest front view with the coach's last reply to a check-in, with drawings on it. */
export async function drawOnDemoReply(tx: Tx, userId: string, marks: PhotoMark[]) {
  const [photo] = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.purpose, 'progress'), eq(photos.pose, 'front')))
    .orderBy(desc(photos.date))
    .limit(1);
  const [answered] = await tx
    .select({ replyId: weeklyCheckIns.replyId })
    .from(weeklyCheckIns)
    .where(and(eq(weeklyCheckIns.athleteId, userId), isNotNull(weeklyCheckIns.replyId)))
    .orderBy(desc(weeklyCheckIns.dueOn))
    .limit(1);
  if (!photo || !answered?.replyId) return;
  const photoMarks = [{ photoId: photo.id, marks, isOwn: false }];
  const line = and(eq(messages.athleteId, userId), eq(messages.id, answered.replyId));
  await tx
    .update(messages)
    .set({ photoIds: [photo.id], photoMarks })
    .where(line);
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
