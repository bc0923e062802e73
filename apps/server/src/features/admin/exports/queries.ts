import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  nutritionLogs,
  progressEntries,
  rosterEntries,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';

/** Some of a coach's athletes, and the days that are asked for. */
export interface Slice {
  coachId: string;
  athleteIds: string[];
  from: string;
  /** Included. */
  to: string;
}

/** The athletes of a coach in the order of their names. */
export async function listAthleteIds(db: Db, coachId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.coachId, coachId), eq(users.role, 'client')))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id }) => id);
}

/** Whoever is handed over while the file is sent is left out from there on. */
const ofSlice = ({ coachId, athleteIds }: Slice) =>
  and(eq(users.coachId, coachId), inArray(users.id, athleteIds));

export async function listRosterLines(db: Db, slice: Slice) {
  return db
    .select({
      name: users.name,
      email: users.email,
      goal: rosterEntries.goal,
      compliance: rosterEntries.compliance,
      status: rosterEntries.status,
      statusReason: rosterEntries.statusReason,
      weight: rosterEntries.weight,
      targetWeight: rosterEntries.targetWeight,
      competitionDate: rosterEntries.competitionDate,
      category: rosterEntries.category,
      lastCheckIn: rosterEntries.lastCheckIn,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .where(ofSlice(slice))
    .orderBy(asc(users.name), asc(users.id));
}

export async function listEntries(db: Db, slice: Slice) {
  const { date, id, userId } = progressEntries;
  return db
    .select({
      name: users.name,
      date,
      weight: progressEntries.weight,
      bodyFat: progressEntries.bodyFat,
      measurements: progressEntries.measurements,
      energyLevel: progressEntries.energyLevel,
      stressLevel: progressEntries.stressLevel,
      mood: progressEntries.mood,
      sleepHours: progressEntries.sleepHours,
      waterIntake: progressEntries.waterIntake,
      notes: progressEntries.notes,
    })
    .from(progressEntries)
    .innerJoin(users, eq(users.id, userId))
    .where(and(ofSlice(slice), between(date, slice.from, slice.to)))
    .orderBy(asc(users.name), asc(userId), asc(date), asc(id));
}

export async function listDiary(db: Db, slice: Slice) {
  const { date, id, userId } = nutritionLogs;
  return db
    .select({
      name: users.name,
      date,
      time: nutritionLogs.time,
      mealType: nutritionLogs.mealType,
      foodName: nutritionLogs.foodName,
      quantity: nutritionLogs.quantity,
      unit: nutritionLogs.unit,
      calories: nutritionLogs.calories,
      protein: nutritionLogs.protein,
      carbs: nutritionLogs.carbs,
      fats: nutritionLogs.fats,
    })
    .from(nutritionLogs)
    .innerJoin(users, eq(users.id, userId))
    .where(and(ofSlice(slice), between(date, slice.from, slice.to)))
    .orderBy(asc(users.name), asc(userId), asc(date), asc(id));
}

export async function listSessions(db: Db, slice: Slice) {
  const { date, id, userId } = workoutSessions;
  return db
    .select({
      name: users.name,
      date,
      workout: workoutSessions.name,
      completed: workoutSessions.completed,
      duration: workoutSessions.duration,
      overallRpe: workoutSessions.overallRpe,
      notes: workoutSessions.sessionNotes,
    })
    .from(workoutSessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(ofSlice(slice), between(date, slice.from, slice.to)))
    .orderBy(asc(users.name), asc(userId), asc(date), asc(id));
}
