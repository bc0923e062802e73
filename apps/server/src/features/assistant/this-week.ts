import { type AthleteFacts, mondayOf } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { listLogs } from '../nutrition/index.ts';
import { listWorkSince } from '../training/index.ts';

type Week = AthleteFacts['week'];

/** What an athlete has eaten and trained from Monday to today. */
export async function thisWeek(db: Db, userId: string, today: string): Promise<Week> {
  const monday = mondayOf(today);
  const logs = await listLogs(db, { userId, from: monday, to: today });
  const trained = await listWorkSince(db, userId, monday);
  return {
    eaten: byDay(logs),
    workoutsDone: trained.filter(({ date }) => date <= today).length,
  };
}

function byDay(logs: Awaited<ReturnType<typeof listLogs>>): Week['eaten'] {
  const days = new Map<string, Week['eaten'][number]>();
  for (const { date, calories, protein, carbs, fats } of logs) {
    const sofar = days.get(date) ?? { day: date, calories: 0, protein: 0, carbs: 0, fats: 0 };
    days.set(date, {
      day: date,
      calories: sofar.calories + calories,
      protein: sofar.protein + protein,
      carbs: sofar.carbs + carbs,
      fats: sofar.fats + fats,
    });
  }
  return [...days.values()];
}
