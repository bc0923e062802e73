import type { AthleteFacts } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findStanding } from '../athletes/index.ts';
import { showDashboard } from '../dashboard/index.ts';
import { findActivePlan } from '../nutrition/index.ts';
import { findNextDeload, showTrainingStats } from '../training/index.ts';
import { thisWeek } from './this-week.ts';

const LIFT_WEEKS = 12;

/** What is known of the athlete who asks, as the rest of the product shows it to them. */
export async function gatherFacts(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
): Promise<AthleteFacts> {
  const day = await showDashboard(services, actor);
  const { today, trainingPlan: plan, units, competition } = day;
  const meals = await findActivePlan(services.db, actor.userId);
  const who = { id: actor.userId, timezone: actor.timezone, units };
  const stats = await showTrainingStats(services, who, { weeks: LIFT_WEEKS });
  return {
    today: today.date,
    time: clockIn(services.now(), actor.timezone),
    units,
    plan: plan && {
      ...plan,
      nextDeload: await findNextDeload(services.db, actor.userId, today.date),
    },
    workout: today.workout && {
      name: today.workout.name,
      minutes: today.workout.estimatedMinutes,
      exercises: today.workout.exercises.map(({ exerciseName, sets, reps }) => ({
        name: exerciseName,
        sets,
        reps,
      })),
    },
    nextWorkout: today.nextWorkout,
    cardio: today.cardio && { ...today.cardio, zone: today.cardio.heartRateZone },
    cardioDoneMinutes: today.cardioDoneMinutes,
    targets: day.mealPlan,
    eaten: today.eaten,
    week: await thisWeek(services.db, actor.userId, today.date),
    meals: meals?.meals ?? [],
    weightKg: day.weight,
    startWeightKg: day.startWeight,
    targetWeightKg: day.targetWeight,
    bodyFatPercent: day.bodyFat,
    weighIns: day.weightTrend.map(({ date, weight, trend }) => ({
      day: date,
      weightKg: weight,
      trendKg: trend,
    })),
    show: competition,
    lifts: stats.exercises.map(({ exerciseName, points }) => ({ name: exerciseName, points })),
    standing: await findStanding(services.db, actor.userId),
  };
}

/** HH:MM on a clock of that zone. */
function clockIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
