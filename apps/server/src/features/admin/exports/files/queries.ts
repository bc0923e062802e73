import type { Girth } from '@posedown/coaching';
import type { ExportKind } from '@posedown/contract';
import { and, eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  cardioSessions,
  dailyCheckIns,
  nutritionLogs,
  rosterEntries,
  sessionExercises,
  supplements,
  supplementTicks,
  users,
  weighIns,
  workoutSessions,
  workoutSets,
} from '../../../../platform/db/schema/index.ts';
import { entryRows, isWeighInOfCheckIn } from '../../../weigh-ins/index.ts';

/** A table, or a query used like one. */
type Source = PgTable | Subquery;

/**
 * Defines the rows of a file. Each row starts with the athlete's name, followed by the day if
 * there is one.
 */
interface File {
  table: Source;
  /** A joined table with additional columns. */
  more?: { table: PgTable | SQL; on: SQL | undefined };
  athleteId: AnyPgColumn;
  /** The columns that give a row its day and order. Absent if rows have no day. */
  day?: { date: AnyPgColumn; id: AnyPgColumn };
  /** For rows that expand into several: their order and how many to read at once. */
  spread?: { order: SQL; rowsAtOnce: number };
  /** The remaining columns by header. Sizes are metric, as stored. */
  columns: Record<string, AnyPgColumn | SQL>;
}

/** A table in which each row belongs to one athlete's day. */
const diary = <Table extends Source & Record<'userId' | 'date' | 'id', AnyPgColumn>>(
  table: Table,
  columns: File['columns'],
): File => ({
  table,
  athleteId: table.userId,
  day: { date: table.date, id: table.id },
  columns,
});

/** One body measurement of an entry, in cm. */
const girth = (name: Girth) => sql`(${entryRows.measurements} ->> ${sql.raw(`'${name}'`)})::float8`;

/** The sets of a session with their exercise and their position in the session. */
const setsOfSession = sql`lateral (
  select t.*, e.exercise_name, (e.position, t.number) as places,
    row_number() over (partition by e.key order by t.number)::int as place
  from ${sessionExercises} e join ${workoutSets} t
    on t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key
  where e.user_id = ${workoutSessions.userId} and e.session_id = ${workoutSessions.id}
) as sets`;

/** Formats a stored key for reading: 'before_bed' becomes 'before bed'. */
const readableKey = (column: AnyPgColumn) => sql<string>`translate(${column}, '_-', '  ')`;

export const FILES: Record<ExportKind, File> = {
  roster: {
    table: rosterEntries,
    athleteId: rosterEntries.athleteId,
    columns: {
      Email: users.email,
      Goal: rosterEntries.goal,
      'Adherence (%)': rosterEntries.compliance,
      Status: rosterEntries.status,
      Why: rosterEntries.statusReason,
      'Weight (kg)': rosterEntries.weight,
      'Target weight (kg)': rosterEntries.targetWeight,
      'Next show': rosterEntries.competitionDate,
      Category: rosterEntries.category,
      'Last check-in': rosterEntries.lastCheckIn,
      Joined: users.createdAt,
    },
  },
  progress: diary(entryRows, {
    'Weight (kg)': entryRows.weight,
    'Body fat (%)': entryRows.bodyFat,
    'Chest (cm)': girth('chest'),
    'Waist (cm)': girth('waist'),
    'Arms (cm)': girth('arms'),
    'Thighs (cm)': girth('thighs'),
    'Neck (cm)': girth('neck'),
    'Hips (cm)': girth('hips'),
    'Energy (1-10)': entryRows.energyLevel,
    'Stress (1-10)': entryRows.stressLevel,
    Mood: entryRows.mood,
    'Sleep (h)': entryRows.sleepHours,
    'Water (l)': entryRows.waterIntake,
    Notes: entryRows.notes,
  }),
  'check-ins': {
    ...diary(dailyCheckIns, {
      'Weight (kg)': weighIns.kg,
      'Energy (1-10)': dailyCheckIns.energyLevel,
      'Stress (1-10)': dailyCheckIns.stressLevel,
      Mood: dailyCheckIns.mood,
      'Sleep (h)': dailyCheckIns.sleepHours,
      'Water (l)': dailyCheckIns.waterIntake,
      Steps: dailyCheckIns.steps,
      Trained: dailyCheckIns.completedWorkout,
      'Ate as planned': dailyCheckIns.followedNutrition,
      Notes: dailyCheckIns.notes,
    }),
    more: { table: weighIns, on: isWeighInOfCheckIn },
  },
  nutrition: diary(nutritionLogs, {
    Time: nutritionLogs.time,
    Meal: nutritionLogs.mealType,
    Food: nutritionLogs.foodName,
    Quantity: nutritionLogs.quantity,
    Unit: nutritionLogs.unit,
    'Energy (kcal)': nutritionLogs.calories,
    'Protein (g)': nutritionLogs.protein,
    'Carbs (g)': nutritionLogs.carbs,
    'Fats (g)': nutritionLogs.fats,
  }),
  workouts: diary(workoutSessions, {
    Workout: workoutSessions.name,
    Finished: workoutSessions.completed,
    Minutes: workoutSessions.duration,
    RPE: workoutSessions.overallRpe,
    'Energy (1-10)': workoutSessions.energyLevel,
    'Motivation (1-10)': workoutSessions.motivation,
    'Pump (1-10)': workoutSessions.pump,
    'Focus (1-10)': workoutSessions.focus,
    Notes: workoutSessions.sessionNotes,
    'Coach’s feedback': workoutSessions.coachFeedback,
    'Goals for the next session': workoutSessions.nextSessionGoals,
  }),
  sets: {
    ...diary(workoutSessions, {
      Workout: workoutSessions.name,
      Exercise: sql`sets.exercise_name`,
      Set: sql`sets.place`,
      'Weight (kg)': sql`sets.weight_kg`,
      'Reps (seconds of a hold)': sql`sets.reps`,
      RPE: sql`sets.rpe`,
      'Form (1-10)': sql`sets.form`,
      Pump: sql`sets.pump`,
      'Mind-muscle': sql`sets.mind_muscle`,
      Energy: sql`sets.energy`,
    }),
    more: { table: setsOfSession, on: sql`true` },
    // A session can have up to 300 sets.
    spread: { order: sql`sets.places`, rowsAtOnce: 25 },
  },
  cardio: diary(cardioSessions, {
    Type: cardioSessions.type,
    How: readableKey(cardioSessions.modality),
    Finished: cardioSessions.completed,
    Minutes: sql`round(${cardioSessions.durationSeconds} / 60.0, 1)::float8`,
    'Distance (km)': cardioSessions.distanceKm,
    'Speed (km/h)': cardioSessions.speedKmh,
    'Incline (%)': cardioSessions.inclinePercent,
    'Average heart rate (bpm)': cardioSessions.averageHeartRate,
    'Highest heart rate (bpm)': cardioSessions.maxHeartRate,
    'Net energy (kcal)': cardioSessions.netKcal,
    RPE: cardioSessions.rpe,
    Notes: cardioSessions.notes,
  }),
  supplements: {
    table: supplementTicks,
    more: {
      table: supplements,
      on: and(
        eq(supplements.userId, supplementTicks.userId),
        eq(supplements.id, supplementTicks.supplementId),
      ),
    },
    athleteId: supplementTicks.userId,
    day: { date: supplementTicks.date, id: supplementTicks.supplementId },
    columns: {
      Supplement: supplements.name,
      Amount: supplements.amount,
      Unit: supplements.unit,
      When: readableKey(supplements.time),
    },
  },
};
