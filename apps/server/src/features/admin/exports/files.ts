import type { ExportKind } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Cell } from './csv.ts';
import { listDiary, listEntries, listRosterLines, listSessions, type Slice } from './queries.ts';

/** The heads of the columns, by file. Sizes are metric, as they are stored. */
export const COLUMNS: Record<ExportKind, readonly string[]> = {
  roster: [
    'Name',
    'Email',
    'Goal',
    'Adherence (%)',
    'Status',
    'Why',
    'Weight (kg)',
    'Target weight (kg)',
    'Next show',
    'Category',
    'Last check-in',
    'Joined',
  ],
  progress: [
    'Name',
    'Date',
    'Weight (kg)',
    'Body fat (%)',
    'Chest (cm)',
    'Waist (cm)',
    'Arms (cm)',
    'Thighs (cm)',
    'Neck (cm)',
    'Hips (cm)',
    'Energy (1-10)',
    'Stress (1-10)',
    'Mood',
    'Sleep (h)',
    'Water (l)',
    'Notes',
  ],
  nutrition: [
    'Name',
    'Date',
    'Time',
    'Meal',
    'Food',
    'Quantity',
    'Unit',
    'Energy (kcal)',
    'Protein (g)',
    'Carbs (g)',
    'Fats (g)',
  ],
  workouts: ['Name', 'Date', 'Workout', 'Finished', 'Minutes', 'RPE', 'Notes'],
};

/** What fills the columns, for a slice of the roster. */
export const readers: Record<ExportKind, (db: Db, slice: Slice) => Promise<Cell[][]>> = {
  roster: async (db, slice) =>
    (await listRosterLines(db, slice)).map(({ createdAt, ...line }) => [
      ...Object.values(line),
      createdAt.toISOString().slice(0, 10),
    ]),
  progress: async (db, slice) =>
    (await listEntries(db, slice)).map(({ name, date, weight, bodyFat, measurements, ...felt }) => [
      name,
      date,
      weight,
      bodyFat,
      measurements.chest ?? null,
      measurements.waist ?? null,
      measurements.arms ?? null,
      measurements.thighs ?? null,
      measurements.neck ?? null,
      measurements.hips ?? null,
      ...Object.values(felt),
    ]),
  nutrition: async (db, slice) => (await listDiary(db, slice)).map((row) => Object.values(row)),
  workouts: async (db, slice) => (await listSessions(db, slice)).map((row) => Object.values(row)),
};
