import { type AthleteFacts, mondayOf } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { cardioOfWeek, listCardioSessions } from '../cardio/index.ts';
import type { listLogs } from '../nutrition/index.ts';
import { findInPlace } from '../shows/index.ts';

type Week = AthleteFacts['week'];

/** More sessions of cardio than anybody logs in a week. */
const MOST_SESSIONS = 200;

interface Logged {
  /** How many workouts they have finished since Monday. */
  workoutsDone: number;
  /** Their diary since Monday. */
  logs: Awaited<ReturnType<typeof listLogs>>;
}

/** What an athlete has eaten and trained from Monday to today. */
export async function thisWeek(
  db: Db,
  { id: userId, cardioProgression }: Pick<Person, 'id' | 'cardioProgression'>,
  { today, workoutsDone, logs }: Logged & { today: string },
): Promise<Week> {
  const monday = mondayOf(today);
  const range = { userId, from: monday, to: today };
  const cardio = await listCardioSessions(db, { ...range, limit: MOST_SESSIONS });
  const { showDays } = await findInPlace(db, userId, today);
  const seconds = cardio.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return {
    eaten: byDay(logs),
    workoutsDone,
    cardioDone: { sessions: cardio.length, minutes: Math.round(seconds / 60) },
    cardioPlannedMinutes:
      cardioProgression && plannedMinutes(cardioProgression, { day: today, showDays }),
  };
}

/** Neither the show ahead nor the weight changes how long the sessions are. */
function plannedMinutes(
  plan: NonNullable<Person['cardioProgression']>,
  asked: { day: string; showDays: readonly string[] },
): number {
  const { schedule } = cardioOfWeek(plan, { ...asked, show: null, weightKg: null });
  return schedule.reduce((sum, { duration }) => sum + duration, 0);
}

function byDay(logs: Logged['logs']): Week['eaten'] {
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
